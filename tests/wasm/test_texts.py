"""The texts of games in the browser are those of Python, letter by letter."""

from __future__ import annotations

import base64
import random

import pytest

import qalat
from qalat.core.game import Game
from tests.contract.walk import TABLES, Table, by_family
from tests.wasm.games import LONGEST, named, plain, played
from tools.node import Node

pytestmark = pytest.mark.compiled


@pytest.mark.parametrize("game", qalat.GAMES.values(), ids=lambda game: game.name)
def test_every_action_has_the_same_words(texts: Node, game: Game) -> None:
    count = game.actions.count
    there = texts.ask("words", game, count=count)
    assert there["words"] == [game.actions.word(action) for action in range(count)]
    assert there["numbers"] == list(range(count))
    assert there["no"] is None


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_a_record_is_written_alike_at_every_moment(texts: Node, table: Table) -> None:
    chooser = random.Random(str(table))
    match = played(table)
    match.draws = False
    for _ in range(5):
        scores = list(match.scores().items()) if match.over else None
        assert texts.request(ask="write", log=plain(match), scores=scores) == str(match.log)
        match.rewind(chooser.randrange(len(match.steps) // 2 + 1))


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_positions_are_written_alike_for_everybody(texts: Node, table: Table) -> None:
    chooser = random.Random(str(table))
    match = named(table)
    stream = table.game.engine.scratch("positions", str(table))[0].stream
    views = []
    while not match.over and len(match.steps) < LONGEST:
        match.play(by_family(match, stream))
        if chooser.random() < 0.2 or match.over:
            seat = chooser.choice([None, *match.seats])
            views += [match.view(seat), match.memory(match.seats[0])]
    records = [base64.b64encode(view.states.tobytes()).decode() for view in views]
    there = texts.ask("positions", table.game, records=records)
    assert there == [str(view) for view in views]


@pytest.mark.parametrize("game", qalat.GAMES.values(), ids=lambda game: game.name)
def test_before_a_game_begins_there_is_no_position(texts: Node, game: Game) -> None:
    assert texts.ask("positions", game, records=[""]) == [""]
