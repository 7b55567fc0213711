"""What bots know of Pebbles: what was taken counts, and taking more is better."""

from __future__ import annotations

import numpy as np

from qalat.core.defaults import keep_all as worthwhile
from qalat.core.defaults import nothing_to_guess as guess
from qalat.core.defaults import whole_turn as share_of_turn
from qalat.core.kernel import kernel
from qalat.core.random import below
from tests.fourth.pebbles.actions import TAKEN
from tests.fourth.pebbles.components import LAST_PEBBLE
from tests.fourth.pebbles.rules.taking import most_taken

__all__ = [
    "FINAL_SPREAD",
    "HORIZON",
    "LEVEL_4_SIMULATIONS",
    "LEVEL_ERRORS",
    "SPREAD",
    "estimate",
    "foresee",
    "guess",
    "mid_turn",
    "prefer",
    "share_of_turn",
    "worthwhile",
]

SPREAD = 3.0
FINAL_SPREAD = 1.0
HORIZON = 0
LEVEL_ERRORS = {2: (0.5, 0.2, 0.1, 0.0)}
LEVEL_4_SIMULATIONS = {2: 50}

_SLOW_DOWN = 4
"""One turn in so many takes less than it may."""


@kernel()
def estimate(state, values, scratch):
    """Count what everybody has."""
    for seat in range(np.int64(state.seats)):
        values[seat] = np.int64(state.taken[seat])
        if state.last == seat:
            values[seat] += LAST_PEBBLE


foresee = estimate


@kernel()
def prefer(state, scratch):
    """Take as many as the die shows, most of the time."""
    most = most_taken(state)
    if below(scratch.stream, _SLOW_DOWN) == 0:
        return TAKEN + below(scratch.stream, most)
    return TAKEN + most - 1


@kernel()
def mid_turn(state):
    """Say no: a turn is one handful."""
    return 0
