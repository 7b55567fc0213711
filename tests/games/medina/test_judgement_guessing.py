"""Guesses at what is behind the screens."""

import numpy as np
import pytest

import qalat
from qalat.core.match import Match
from qalat.games.medina import judgement
from tests.games.medina.table import SOME, table


def guessed(match: Match, seat: int, seed: int = 1) -> np.ndarray:
    """The position as a seat, from 1, might think that it is."""
    engine = match.game.engine
    states, scratch = match.state, engine.scratch(seed)
    engine.driver.hide(states, 0, seat - 1)
    judgement.guess(states[0], seat - 1, scratch[0])
    return states


def flaws(match: Match, states: np.ndarray) -> int:
    """What is wrong with a position."""
    return int(match.game.engine.driver.check(states, 0, match.game.engine.scratch()))


def test_supplies_are_guessed_as_large_as_they_are_and_of_what_is_left() -> None:
    match = qalat.Match("medina", 4, seed=4)
    scratch = match.game.engine.scratch(4)
    for _ in range(40):
        match.play(int(judgement.prefer(match.state[0], scratch[0])))
    truth = match.state[0]
    for seed in range(3):
        states = guessed(match, 2, seed)
        assert flaws(match, states) == 0
        assert states[0].supply[1].tolist() == truth.supply[1].tolist()
        assert states[0].supply.sum(0).tolist() == truth.supply.sum(0).tolist()
        assert states[0].supply.sum(1).tolist() == truth.supply_size.tolist()


def test_nobody_is_thought_to_have_more_of_a_kind_than_was_dealt() -> None:
    match = qalat.Match("medina", 3, options={"youngest": "1"})
    match.play("place merchant at 8,6")
    assert guessed(match, 1).tobytes() == match.state.tobytes()


def test_what_lies_open_is_not_guessed() -> None:
    match = table("@\n. g", {1: SOME, 2: SOME, 3: SOME})
    states, scratch = match.state, match.game.engine.scratch(1)
    judgement.guess(states[0], 0, scratch[0])
    assert states.tobytes() == match.state.tobytes()


def test_more_than_was_dealt_is_guessed_where_nothing_else_is_possible() -> None:
    match = table("@\n. g", {1: "wall 1", 2: "wall 14"})
    states = guessed(match, 1)
    assert flaws(match, states) == 0
    assert states[0].supply[1].tolist() == match.state[0].supply[1].tolist()


@pytest.mark.parametrize("seed", range(6))
def test_whoever_acts_is_thought_to_have_a_piece_to_place(seed: int) -> None:
    match = table(
        "@\n. g1 m\n. m .\n. . m",
        {2: "stable 1, wall 1", 3: "stable 4, grey 3, black 4"},
        phase="piece, seat 2",
    )
    states = guessed(match, 1, seed)
    assert flaws(match, states) == 0
    assert states[0].supply[1].sum() == 2
