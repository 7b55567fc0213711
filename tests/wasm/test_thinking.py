"""Bots think alike in the browser: equal seeds and simulations leave equal bytes."""

from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

import qalat
from qalat.core.game import Game
from qalat.core.random import seeded
from qalat.play.search.parameters import DEFAULT
from qalat.play.search.records import (
    DRAW,
    ESTIMATE,
    FORESEE,
    GUESS,
    MID_TURN,
    PREFER,
    WORTHWHILE,
)
from qalat.play.search.search import Search, compiled_search
from tests.contract.walk import PLAIN_TABLES, Table, Walk
from tests.wasm.digests import hashed
from tools.node import Node

pytestmark = pytest.mark.compiled

ROOM = 4096
SIMULATIONS = [1, 30, 300]
MANY_SIMULATIONS = [1, 30, 300, 3000]
GIVEN_BY_MODULE = {"weight"}


def positions(table: Table, count: int) -> Iterator[Walk]:
    """Yield positions in which a seat is to move, the first and later ones."""
    for number in range(count):
        walk = Walk(table, "thinking", number).go(number * 29)
        while walk.actor < 0 and not walk.over:
            walk.advance()
        if not walk.over:
            yield walk


def compare_thoughts(
    node: Node, game: Game, walk: Walk, simulations: list[int], **changed: Any
) -> None:
    view = walk.states.copy()
    game.engine.driver.hide(view, 0, walk.actor)
    parameters = {**DEFAULT.__dict__, **changed}
    search = Search(game, type(DEFAULT)(**parameters), room=ROOM)
    search.begin(view, walk.actor, "wasm")
    for each in simulations:
        search.grow(each)
    there = node.ask(
        "think",
        game,
        room=ROOM,
        parameters=changed,
        state=view.tobytes().hex(),
        seat=walk.actor,
        listing=seeded("search", "wasm").tolist(),
        playing=seeded("search", "wasm", 0).tolist(),
        line=[],
        simulations=simulations,
    )
    kept = search._work._asdict()
    differing = [
        name
        for name, array in kept.items()
        if name not in GIVEN_BY_MODULE and hashed(array.tobytes()).hex() != there["hashes"][name]
    ]
    assert differing == []
    assert [turn.visits for turn in search.turns()] == [turn["visits"] for turn in there["turns"]]


@pytest.mark.parametrize("table", PLAIN_TABLES, ids=str)
def test_the_same_simulations_leave_the_same_bytes(node: Node, table: Table) -> None:
    for walk in positions(table, 3):
        compare_thoughts(node, table.game, walk, SIMULATIONS)


@pytest.mark.parametrize("table", PLAIN_TABLES, ids=str)
def test_errors_of_weaker_levels_are_the_same(node: Node, table: Table) -> None:
    for walk in positions(table, 1):
        compare_thoughts(node, table.game, walk, [50], noise=0.05)


@pytest.mark.long
@pytest.mark.parametrize("table", PLAIN_TABLES, ids=str)
def test_many_simulations_leave_the_same_bytes(node: Node, table: Table) -> None:
    for walk in positions(table, 8):
        compare_thoughts(node, table.game, walk, MANY_SIMULATIONS)


def judged(game: Game, walk: Walk, question: int) -> list[object]:
    """Return what the judgement says of a position, and what it wrote."""
    states, scratch = walk.states.copy(), game.engine.scratch_record.blank()
    scratch[0].stream[:] = seeded("judged")
    values = np.zeros(game.engine.rows)
    judge = compiled_search(game).judge
    answer = int(judge(question, states, 0, walk.actor, values, scratch))
    return [answer, values.tobytes().hex(), states.tobytes().hex()]


@pytest.mark.parametrize("table", PLAIN_TABLES, ids=str)
@pytest.mark.parametrize("question", [ESTIMATE, FORESEE, PREFER, GUESS, MID_TURN, WORTHWHILE])
def test_a_position_is_judged_alike(node: Node, table: Table, question: int) -> None:
    for walk in positions(table, 6):
        if question == GUESS:
            table.game.engine.driver.hide(walk.states, 0, walk.actor)
        there = node.ask(
            "judge",
            table.game,
            state=walk.bytes.hex(),
            question=question,
            seat=walk.actor,
            options=[],
            stream=seeded("judged").tolist(),
        )
        assert there == judged(table.game, walk, question)


@pytest.mark.parametrize("game", qalat.GAMES.values(), ids=lambda game: game.name)
def test_chance_is_drawn_alike(node: Node, game: Game) -> None:
    walk = Walk(Table(game, game.usual), 3)
    for _ in range(60):
        if walk.over:
            break
        if walk.actor < 0:
            there = node.ask(
                "judge",
                game,
                state=walk.bytes.hex(),
                question=DRAW,
                seat=0,
                options=[],
                stream=seeded("judged").tolist(),
            )
            assert there == judged(game, walk, DRAW)
        walk.advance()
