"""What a table of Alhambra shows beside the position."""

from typing import Any

import numpy as np
import pytest

import qalat
from qalat.core.kernel import INTERPRETED
from qalat.core.random import below, seeded
from qalat.games.alhambra.state import IN_PALACE

MOVES = 40 if INTERPRETED else 600


def line_of(match: qalat.Match) -> Any:
    engine = match.game.engine
    facts = engine.facts.blank()
    engine.view_kernels.compute_facts(match.state, 0, facts, engine.scratch())
    return facts[0]


@pytest.mark.parametrize("seats", [2, 3, 6])
def test_the_marked_sides_are_the_longest_wall_and_the_forecast_is_what_is_paid(seats: int) -> None:
    match = qalat.Match("alhambra", seats, seed=seats)
    stream = seeded("facts", seats)
    for _ in range(MOVES):
        if match.over:
            break
        before, found = line_of(match), int(match.state[0].found)
        match.play(int(match.sensible_actions[below(stream, len(match.sensible_actions))]))
        state = match.state[0]
        facts = line_of(match)
        for seat in range(seats):
            tiles = np.flatnonzero(state.location == IN_PALACE + seat)
            sides = sum(int(facts.on_wall[tile]).bit_count() for tile in tiles)
            assert sides == facts.wall[seat]
        if not match.over and int(state.found) == found + 1:
            placed = line_of(match)
            assert placed.next_scoring == found + 1
            if (before.count == placed.count).all() and (before.wall == placed.wall).all():
                assert (state.points[:, found] == before.next_points).all()
