"""Virtual players: they build by dice, and take places from the players."""

from __future__ import annotations

import numpy as np

from qalat.core.kernel import kernel
from qalat.core.random import below
from qalat.games.roll_and_write.actions import VIRTUAL_BUILDS
from qalat.games.roll_and_write.components import SETUP_BUILDS, TYPES
from qalat.games.roll_and_write.rules.places import has_completed
from qalat.games.roll_and_write.state import JOIN

_TYPES = len(TYPES)


@kernel("RW-V1")
def virtual_to_build(state):
    """In the setup one virtual player builds three times, then the next; later each once."""
    if state.phase == JOIN:
        return np.int64(state.step) // SETUP_BUILDS
    return np.int64(state.step)


@kernel()
def virtual_row(state):
    """Return the row of the virtual player that builds now."""
    return np.int64(state.seats) + virtual_to_build(state)


@kernel("RW-V1", "RW-V2")
def list_virtual(state, scratch):
    """The type rolled is built, as often as it comes; for a full one the dice roll again."""
    row = virtual_row(state)
    first = VIRTUAL_BUILDS + virtual_to_build(state) * _TYPES
    count = 0
    for building_type in range(_TYPES):
        if not has_completed(state, row, building_type):
            scratch.ids[count] = first + building_type
            count += 1
    return count


@kernel("RW-V2")
def weigh_virtual(state, count, scratch):
    """Every crossing of an open type is equally likely."""
    total = 0
    for k in range(count):
        crossings = np.int64(state.boxes[(scratch.ids[k] - VIRTUAL_BUILDS) % _TYPES])
        scratch.weights[k] = crossings
        total += crossings
    return total


@kernel()
def draw_virtual(state, scratch):
    """Return which type a virtual player rolls, by the weights of the list."""
    row = virtual_row(state)
    total = np.int64(0)
    for building_type in range(_TYPES):
        if not has_completed(state, row, building_type):
            total += state.boxes[building_type]
    place = below(scratch.stream, total)
    rolled = np.int64(-1)
    while place >= 0:
        rolled += 1
        if not has_completed(state, row, rolled):
            place -= state.boxes[rolled]
    return VIRTUAL_BUILDS + virtual_to_build(state) * _TYPES + rolled


@kernel()
def build_for_virtual(state, choice):
    """Fill a box of the type that a virtual player rolled."""
    state.count[virtual_row(state), choice % _TYPES] += 1
