"""Bots in the browser choose as those in Python do, at equal positions, seeds and simulations."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

import qalat
from qalat.core.game import Game
from qalat.core.random import seeded
from qalat.core.view import View
from qalat.play.bots import LEAST_SECONDS, Budget
from qalat.play.levels import LEVELS, BotLevel
from qalat.server.rooms.bots import Pace
from qalat.server.thinking.worker_process import foreseen
from tests.contract.walk import PLAIN_TABLES, TABLES, Table, Walk
from tools.node import Node

pytestmark = pytest.mark.compiled

SIMULATIONS = 60
POSITIONS = 8
CHOSEN_TABLES = [table for table in TABLES if table.chosen]


@pytest.fixture(scope="module")
def bots() -> Iterator[Node]:
    started = Node("bots.mjs")
    yield started
    started.close()


def positions(table: Table, count: int) -> Iterator[Walk]:
    """Yield positions of a table in which somebody is to move, early and late ones."""
    chooser = random.Random(str(table))
    walk = Walk(table, "bots")
    length = walk.go(5000).length
    for number in range(count):
        walk = Walk(table, "bots", number).go(chooser.randrange(length))
        while walk.actor < 0 and not walk.over:
            walk.advance()
        if not walk.over:
            yield walk


def view_of(walk: Walk, *, remembers: bool) -> View:
    """Return what a bot that is to move knows."""
    states = walk.states.copy()
    if not remembers:
        walk.engine.driver.hide(states, 0, walk.actor)
    return View(walk.game, walk.actor, states, tuple(walk.legal()))


def compare_turns(bots: Node, walk: Walk, level: BotLevel, simulations: int) -> None:
    """Ask a level here and there what it plays, and why."""
    view = view_of(walk, remembers=level.strategy.remembers)
    choice = level.bot("here 7").choose(view, Budget(simulations=simulations))
    there = bots.ask(
        "turn",
        walk.game,
        position=walk.bytes.hex(),
        seat=walk.actor,
        level=level.name,
        seed="here 7",
        budget={"simulations": simulations},
    )
    assert there["actions"] == list(foreseen(view, choice))
    assert there["simulations"] == choice.simulations
    assert [each["actions"] for each in there["prospects"]] == [
        list(each.actions) for each in choice.prospects
    ]
    for found, expected in zip(there["prospects"], choice.prospects, strict=True):
        assert (found["visits"], found["points"]) == (expected.visits, expected.points)
        assert found["parts"] == list(expected.parts)
        # Where nothing was simulated, the exponential is the machine's own.
        assert found["win"] == pytest.approx(expected.win, rel=1e-12)


@pytest.mark.parametrize("seed", [(), ("",), (7, "x"), ("search", "ü" * 70, -1, 12345678901)])
def test_streams_begin_alike(bots: Node, seed: tuple[int | str, ...]) -> None:
    assert bots.request(ask="seeded", seed=seed) == seeded(*seed).tolist()


def test_seeds_of_every_length_are_hashed_alike(bots: Node) -> None:
    for length in range(200):
        seed = "b" * length
        assert bots.request(ask="seeded", seed=[seed]) == seeded(seed).tolist()


def test_levels_are_the_same(bots: Node) -> None:
    assert bots.request(ask="levels") == {
        level.name: {
            "thinks": level.strategy.thinks,
            "remembers": level.strategy.remembers,
            "error": level.strategy.error_level,
            "isLimited": level.strategy.limited,
        }
        for level in LEVELS
    }


@pytest.mark.parametrize("game", qalat.GAMES.values(), ids=lambda game: game.name)
def test_draws_part_the_time_of_a_turn_alike(bots: Node, game: Game) -> None:
    for walk in positions(Table(game, game.usual), 30):
        there = bots.ask("share", game, position=walk.bytes.hex())
        assert there == game.judgement.share_of_turn(walk.states[0])


def test_bots_are_as_fast_here_as_there(bots: Node) -> None:
    for seats in range(1, 7):
        for people in range(seats + 1):
            seconds = max(Pace().of_turn(seats - people, people), LEAST_SECONDS)
            there = bots.request(ask="pace", bots=seats - people, people=people)
            assert there == pytest.approx(1000 * seconds)


@pytest.mark.parametrize("level", LEVELS, ids=lambda level: level.name)
@pytest.mark.parametrize("table", PLAIN_TABLES, ids=str)
def test_every_level_plays_the_same(bots: Node, table: Table, level: BotLevel) -> None:
    for walk in positions(table, POSITIONS):
        compare_turns(bots, walk, level, SIMULATIONS)


@pytest.mark.parametrize("table", CHOSEN_TABLES, ids=str)
def test_all_levels_play_the_same_with_every_option(bots: Node, table: Table) -> None:
    for walk, level in zip(positions(table, len(LEVELS)), LEVELS, strict=False):
        compare_turns(bots, walk, level, SIMULATIONS)


@pytest.mark.parametrize("game", qalat.GAMES.values(), ids=lambda game: game.name)
def test_a_whole_game_of_bots_is_the_same(bots: Node, game: Game) -> None:
    walk = Walk(Table(game, game.usual), "all levels")
    while not walk.over:
        if walk.actor < 0:
            walk.advance()
            continue
        level = LEVELS[walk.actor % len(LEVELS)]
        compare_turns(bots, walk, level, 3)
        view = view_of(walk, remembers=level.strategy.remembers)
        for action in foreseen(view, level.bot("here 7").choose(view, Budget(simulations=3))):
            walk.engine.driver.apply(walk.states, 0, action, walk.scratch)


@pytest.mark.long
@pytest.mark.parametrize("table", PLAIN_TABLES, ids=str)
def test_the_strongest_plays_the_same_after_long_thought(bots: Node, table: Table) -> None:
    for walk in positions(table, 4):
        compare_turns(bots, walk, LEVELS[-1], 2000)
