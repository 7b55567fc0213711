"""Foresight: where a game has it, it comes nearer to what is to come than the estimate."""

import numpy as np
import pytest

import qalat
from qalat.core.game import Game
from qalat.core.record import CHANCE, OVER
from qalat.play.search.parameters import DEFAULT
from qalat.play.search.search import CompiledJudgement, Search

GAMES = [
    game for game in qalat.GAMES.values() if game.judgement.foresee is not game.judgement.estimate
]


def brought(search: Search, states: np.ndarray, seat: int) -> np.ndarray:
    search.begin(states, seat, "foresight")
    search.grow(400)
    return search.root.points


@pytest.mark.compiled
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_foresight_is_nearer_to_what_playouts_to_the_end_bring(game: Game, seats: int) -> None:
    engine, judge, search = game.engine, CompiledJudgement(game), Search(game, DEFAULT, horizon=0)
    match = qalat.Match(game.name, seats, seed="foresight")
    states, scratch = match.state, engine.scratch("foresight")
    errors = []
    while states[0].actor != OVER:
        seat = int(states[0].actor)
        truth = brought(search, states, seat)[:seats]
        answers = judge.foresee(states, 0, scratch), judge.estimate(states, 0, scratch)
        errors.append([np.abs(answer[:seats] - truth) for answer in answers])
        engine.driver.apply(states, 0, judge.prefer(states, 0, scratch), scratch)
        while states[0].actor == CHANCE:
            engine.driver.apply(states, 0, judge.draw(states, 0, scratch), scratch)
    by_foresight, by_estimate = np.array(errors).mean(axis=(0, 2))
    assert by_foresight < 0.75 * by_estimate
