"""Completed types: the places that they bring, at the end of the round."""

from __future__ import annotations

import numpy as np

from qalat.core.kernel import kernel
from qalat.games.roll_and_write.components import PLACE_POINTS, PLACES, TYPES
from qalat.games.roll_and_write.state import NOTHING

_TYPES = len(TYPES)


@kernel()
def everybody(state):
    """Return how many rows the score sheet has: players, then virtual players."""
    return np.int64(state.seats) + np.int64(state.virtual)


@kernel("RW-P2")
def share(building_type, place, sharing):
    """Those who are level add up the places that they fill, divide, and round down."""
    pot = 0
    for filled in range(place, min(place + sharing, PLACES)):
        pot += PLACE_POINTS[building_type, filled]
    return pot // sharing


@kernel()
def has_completed(state, row, building_type):
    """Return whether a player or virtual player has filled all boxes of a type."""
    return state.count[row, building_type] == state.boxes[building_type]


@kernel("RW-P3")
def is_paid(state, row, building_type):
    """Nobody is paid twice for a type; a share of 0 is a payment too."""
    return state.paid[row, building_type] != NOTHING


@kernel()
def places_gone(state, building_type):
    """Return how many places of a type are paid or burnt; a place a payment."""
    gone = np.int64(0)
    for row in range(everybody(state)):
        if is_paid(state, row, building_type):
            gone += 1
    return gone


@kernel()
def finishers(state, building_type):
    """Return how many completed a type in this round."""
    found = np.int64(0)
    for row in range(everybody(state)):
        if has_completed(state, row, building_type) and not is_paid(state, row, building_type):
            found += 1
    return found


@kernel("RW-P1", "RW-V3")
def pay_completed(state):
    """When a round ends, who completed a type gets the best places free; a virtual one burns it.

    The share is noted for virtual players too: whether it counts is a matter of the scoring.
    """
    for building_type in range(_TYPES):
        sharing = finishers(state, building_type)
        if sharing > 0:
            points = share(building_type, places_gone(state, building_type), sharing)
            for row in range(everybody(state)):
                completed = has_completed(state, row, building_type)
                if completed and not is_paid(state, row, building_type):
                    state.paid[row, building_type] = points
