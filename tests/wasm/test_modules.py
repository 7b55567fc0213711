"""The games' modules for the browser: they end in the same bytes as the compiled rules."""

from pathlib import Path

import numpy as np
import pytest

import qalat
from qalat.core.game import Game
from qalat.core.random import seeded
from tests.contract.walk import TABLES, Table
from tests.wasm.digests import follow, hashed, random_line
from tools.node import Node
from tools.wasm.__main__ import module_of, outdated
from tools.wasm.layout import layout_of

DATA = Path(__file__).parents[1] / "data"
RECORDS = sorted(DATA.glob("records/**/*.qalat"))
POSITIONS = sorted(DATA.glob("counts/*.qalat"))
COUNTED = 2

pytestmark = pytest.mark.compiled


def test_every_module_is_what_the_sources_give() -> None:
    assert outdated() == [], "`make wasm` builds them anew"


@pytest.mark.parametrize("game", qalat.GAMES.values(), ids=lambda game: game.name)
def test_a_module_tells_of_its_game(game: Game) -> None:
    layout = layout_of(module_of(game.name).read_bytes())
    assert (layout["game"], layout["version"]) == (game.name, game.version)
    assert layout["seats"] == [game.fewest, game.most]
    assert layout["records"]["state"]["bytes"] == game.engine.state.bytes
    assert layout["sizes"]["actions"] == game.actions.count


def compare_random_games(node: Node, table: Table, count: int) -> None:
    game, options = table.game, table.game.option_numbers(table.options)
    streams = np.array([seeded("wasm", str(table), number) for number in range(count)])
    here = game.engine.play_games(streams, table.seats, options)
    played = node.ask(
        "play", game, seats=table.seats, options=options.tolist(), streams=streams.tolist()
    )
    for number, (length, points, wins, of_parts, state) in enumerate(played):
        assert length == here.decisions[number]
        assert points == here.totals[number].tolist()
        assert wins == here.wins[number].tolist()
        assert bytes.fromhex(of_parts) == hashed(here.parts[number].tobytes())
        if number < LAST_STATES:
            end = last_state(game, streams[number : number + 1], table.seats, options)
            assert bytes.fromhex(state) == end.tobytes()


def last_state(game: Game, stream: np.ndarray, seats: int, options: np.ndarray) -> np.ndarray:
    """Play the random game of a stream; return the state that it ends in."""
    states, played = game.engine.blank(), game.engine.play_games(stream, seats, options)
    scratch = game.engine.scratch()
    game.engine.driver.play_games(states, stream, seats, options, *played, scratch)
    return states


LAST_STATES = 100
"""Of so many games the last position is compared too, of the others all points."""


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_random_games_end_in_the_same_bytes(node: Node, table: Table) -> None:
    compare_random_games(node, table, 20)


@pytest.mark.long
@pytest.mark.parametrize("table", TABLES, ids=str)
def test_a_thousand_random_games_end_in_the_same_bytes(node: Node, table: Table) -> None:
    compare_random_games(node, table, 1000)


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_the_same_is_told_of_every_position_of_a_game(node: Node, table: Table) -> None:
    game, options = table.game, table.game.option_numbers(table.options)
    actions = random_line(game, table.seats, options, "told", str(table))
    here = follow(game, table.seats, options, actions)
    there = node.ask("follow", game, seats=table.seats, options=options.tolist(), actions=actions)
    assert there == here


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_record_is_played_again_to_the_same_bytes(node: Node, path: Path) -> None:
    match = qalat.read(path.read_text("utf-8"))
    game, options = match.game, match.game.option_numbers(match.options)
    there = node.ask(
        "follow",
        game,
        seats=len(match.seats),
        options=options.tolist(),
        actions=[step.action for step in match.log.steps],
    )
    assert bytes.fromhex(there["state"]) == match.state.tobytes()


@pytest.mark.parametrize("path", POSITIONS, ids=lambda path: path.stem)
def test_as_many_lines_lead_on_from_a_position(node: Node, path: Path) -> None:
    match = qalat.read(path.read_text("utf-8"))
    counts = dict(
        line.removeprefix("depth ").split(": ")
        for line in path.with_suffix(".counts").read_text().splitlines()[:COUNTED]
    )
    for depth, count in counts.items():
        state = match.state.tobytes().hex()
        assert node.ask("count", match.game, state=state, depth=int(depth)) == int(count)


@pytest.mark.parametrize("path", POSITIONS, ids=lambda path: path.stem)
def test_the_same_speaks_against_every_action(node: Node, path: Path) -> None:
    match = qalat.read(path.read_text("utf-8"))
    game, states = match.game, match.state
    scratch = game.engine.scratch()
    against = bytes(
        game.engine.driver.why_not(states, 0, action, scratch)
        for action in range(game.actions.count)
    )
    there = node.ask("reasons", game, state=states.tobytes().hex(), options=[])
    assert bytes.fromhex(there) == hashed(against)
