"""The texts of games in the browser are those of Python, letter by letter."""

from __future__ import annotations

import base64
import json
import random
from collections.abc import Iterator
from typing import Any

import pytest

import qalat
from qalat.core.game import Game
from qalat.core.match import Match
from qalat.core.record import OVER
from tests.contract.walk import TABLES, Table, by_family
from tools.node import Node

pytestmark = pytest.mark.compiled

NAMES = ("Ada", "Zoë O'Hara", "🐌", 'the "third"', "Ed 4", "x" * 40)
LONGEST = 3000


@pytest.fixture(scope="module")
def texts() -> Iterator[Node]:
    started = Node("texts.mjs")
    yield started
    started.close()


def named(table: Table) -> Match:
    """Return a match of people whose names are not plain."""
    names = NAMES[: table.seats]
    return Match(table.game, names, seed=str(table), options=table.options)


def played(table: Table, longest: int = LONGEST, seed: str = "texts") -> Match:
    """Return a game played to its end, or as far as is wanted."""
    match = named(table)
    stream = table.game.engine.scratch(seed, str(table))[0].stream
    while not match.over and len(match.steps) < longest:
        match.play(by_family(match, stream))
    return match


def plain(match: Match) -> dict[str, Any]:
    """Return what the browser knows of a game."""
    return {
        "game": match.game.name,
        "seats": list(match.seats),
        "options": dict(match.options),
        "steps": [{"actor": step.actor, "action": step.action} for step in match.steps],
    }


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
    lengths = [len(match.steps), *(chooser.randrange(len(match.steps)) for _ in range(4))]
    for length in lengths:
        match.draws = False
        match.rewind(len(match.steps) - length) if length < len(match.steps) else None
        scores = list(match.scores().items()) if match.over else None
        assert texts.request(ask="write", log=plain(match), scores=scores) == str(match.log)
        match = played(table)


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


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_a_record_is_read_as_what_it_was_written_from(texts: Node, table: Table) -> None:
    match = played(table)
    assert texts.request(ask="read", content=str(match.log)) == plain(match)


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_a_finished_game_fits_into_a_link(texts: Node, table: Table) -> None:
    match = played(table, 20_000)
    assert match.actor == OVER
    link = texts.request(ask="link", log=plain(match))
    assert texts.request(ask="linked", link=link) == plain(match)
    if (table.game.name, table.seats) == ("alhambra", 3):
        assert len(link) <= 1500, json.dumps([str(table), len(match.steps), len(link)])
