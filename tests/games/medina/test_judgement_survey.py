"""The survey of the palaces: kept through a playout, piece by piece, and always the true one."""

import numpy as np
import pytest

import qalat
from qalat.core.match import Match
from qalat.games.medina import judgement
from qalat.games.medina.judgement.survey import keep_survey, survey
from qalat.games.medina.state import NOTHING
from tests.games.medina.table import SOME, table

EVERYBODY = {1: SOME, 2: SOME, 3: SOME}

CITY = """
@ # # . .
# . . m . .
. . . o o m . k . .
. . . . . . . m . g2
"""

Survey = dict[int, tuple[int, list[int]]]


def survey_of(match: Match, scratch: np.ndarray) -> Survey:
    """The owner and all the tallies of each palace, by its name, as a survey tells them."""
    state, scratch = match.state[0], scratch.copy()
    survey(state, scratch[0])
    roofed = state.roof[state.roof != NOTHING].tolist()
    free = scratch[0].free[: scratch[0].free_palaces].tolist()
    return {
        palace: (int(scratch[0].owner[palace]), scratch[0].tally[palace].tolist())
        for palace in roofed + free
    }


def fresh_survey(match: Match) -> Survey:
    """A survey with fresh scratch space."""
    return survey_of(match, match.game.engine.scratch())


def surveyed(match: Match) -> np.ndarray:
    """A scratch in the middle of a playout that has just surveyed a position."""
    scratch = match.game.engine.scratch()
    scratch[0].playout = 1
    survey(match.state[0], scratch[0])
    return scratch


def lay(match: Match, move: str, scratch: np.ndarray) -> None:
    """Lay a piece as a playout does."""
    scratch[0].choice[0] = match.game.actions.number(move)
    keep_survey(match.state[0], scratch[0].choice[0], scratch[0])
    match.play(move)


@pytest.mark.parametrize("players", [3, 4])
def test_the_survey_of_a_playout_is_true_behind_every_piece(players: int) -> None:
    match = qalat.Match("medina", players, seed=players)
    scratch = match.game.engine.scratch(players)
    scratch[0].playout = 1
    pieces = 0
    while not match.over:
        match.play(int(judgement.prefer(match.state[0], scratch[0])))
        pieces += int(scratch[0].surveyed)
        assert survey_of(match, scratch) == fresh_survey(match)
    assert pieces > 100


@pytest.mark.parametrize(
    "move",
    [
        "place grey at 1,1",
        "place grey at 12,8",
        "place orange at 4,1",
        "place orange at 2,2",
        "place orange at 3,3",
        "place stable at 2,2",
        "place stable at 10,3",
        "place stable at 7,1",
        "place merchant at 4,1",
        "place merchant at 2,1",
        "place merchant at 6,3",
        "place wall at north 3",
        "place wall at west 2",
        "roof orange at 3,2",
    ],
)
def test_every_kind_of_piece_changes_the_survey_of_a_playout_as_it_should(move: str) -> None:
    match = table(CITY, EVERYBODY)
    scratch = surveyed(match)
    lay(match, move, scratch)
    assert survey_of(match, scratch) == fresh_survey(match)


def test_to_decline_changes_nothing_in_the_survey_of_a_playout() -> None:
    match = table(
        "@ #\n. g1 . k1 . n1 . o1\n.\n. g2 . k",
        {1: "wall 1", 2: SOME},
        options="last_piece=may",
    )
    scratch = surveyed(match)
    lay(match, "decline", scratch)
    assert survey_of(match, scratch) == fresh_survey(match)


def test_a_new_playout_surveys_the_city_anew() -> None:
    match = table(CITY, EVERYBODY)
    scratch = surveyed(match)
    lay(match, "place orange at 3,3", scratch)
    other = table("@\n. . . g g", EVERYBODY)
    scratch[0].playout = 2
    assert survey_of(other, scratch) == fresh_survey(other)


def test_outside_playouts_nothing_is_kept() -> None:
    match = table(CITY, EVERYBODY)
    scratch = match.game.engine.scratch(1)
    judgement.prefer(match.state[0], scratch[0])
    other = table("@\n. . . g g", EVERYBODY)
    assert survey_of(other, scratch) == fresh_survey(other)
