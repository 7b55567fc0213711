"""What bots know of Medina: what a position promises, and quick play."""

import numpy as np
import pytest

import qalat
from qalat.core.match import Match
from qalat.games.medina import judgement
from tests.games.medina.table import table


def played_quickly(players: int, seed: int, pieces: int = 1000) -> Match:
    """A match in which everybody plays quickly, for so many pieces."""
    match = qalat.Match("medina", players, seed=seed)
    desk = match.game.engine.desk(seed)
    while not match.over and pieces > 0:
        match.play(int(judgement.prefer(match.state[0], desk[0])))
        pieces -= 1
    return match


def promised(match: Match) -> list[float]:
    """The points that a position promises each seat."""
    values = np.zeros(match.game.rows)
    judgement.estimate(match.state[0], values, match.game.engine.desk(1)[0])
    return values[: len(match.seats)].tolist()


@pytest.mark.parametrize("players", [3, 4])
def test_quick_play_is_legal_to_the_end_and_the_end_is_estimated_exactly(players: int) -> None:
    match = played_quickly(players, seed=players)
    assert match.over
    assert promised(match) == list(match.scores().values())


def test_a_turn_is_in_its_middle_after_one_piece() -> None:
    match = table("@\n. g")
    assert judgement.mid_turn(match.state[0]) == 0
    match.play("place wall at north 1")
    assert judgement.mid_turn(match.state[0]) == 1
    assert judgement.share_of_turn(match.state[0]) == 1.0
