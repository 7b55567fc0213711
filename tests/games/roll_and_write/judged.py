"""What the judgement of Roll & Write says about matches."""

import numpy as np

from qalat.core.match import Match
from qalat.games.roll_and_write import judgement
from qalat.play.search.search import CompiledJudgement
from tests.games.roll_and_write.table import GAME

JUDGE = CompiledJudgement(GAME)


def values(match: Match) -> list[float]:
    """The points that each row may expect."""
    found = np.full(GAME.rows, -1.0)
    judgement.estimate(match.state[0], found, GAME.engine.scratch()[0])
    return [float(value) for value in found[: len(match.scores())]]


def expects(match: Match, number: int) -> float:
    """The points that a seat may expect (the first is seat 1)."""
    return values(match)[number - 1]


def favourite(match: Match, seed: int = 0) -> str:
    """What quick play does, in words."""
    action = int(judgement.prefer(match.state[0], GAME.engine.scratch(seed)[0]))
    return GAME.actions.word(action)


def favourites(match: Match) -> set[str]:
    """All that quick play does in a position, in many playouts."""
    return {favourite(match, seed) for seed in range(20)}


def worthwhile(match: Match) -> list[str]:
    """What is worth a closer look, in words."""
    states, scratch = match.state, GAME.engine.scratch()
    count = GAME.engine.driver.legal(states, 0, 1, scratch)
    count = judgement.worthwhile(states[0], count, scratch[0])
    return [GAME.actions.word(int(action)) for action in scratch[0].ids[:count]]
