"""Walls: eight arms, two a tower, that grow towards each other and leave a gate a side."""

from __future__ import annotations

import numpy as np

from qalat.core.kernel import kernel
from qalat.games.medina.actions import WALL_AT
from qalat.games.medina.components import (
    ARM_RIM,
    ARMS,
    FIRST_OF_SIDE,
    HIGH_ARM,
    LOW_ARM,
    RIM_INNER,
    RIM_PLACE,
    RIM_SIDE,
    SIDE_LENGTH,
)
from qalat.games.medina.rules.city import palace_at
from qalat.games.medina.rules.reasons import GATE, LEGAL, NO_ARM, WALL_TAKEN

_SIDES = len(SIDE_LENGTH)


@kernel("MED-W1")
def gap(state, side):
    """The open cells of a side lie between its two arms; the last of them is the gate."""
    walls = np.int64(state.arm[LOW_ARM[side]]) + np.int64(state.arm[HIGH_ARM[side]])
    return SIDE_LENGTH[side] - walls


@kernel()
def list_walls(state, count, scratch):
    """List the cells next behind the arms, of each side that has more than its gate open."""
    for side in range(_SIDES):
        between = gap(state, side)
        if between > 1:
            first = WALL_AT + FIRST_OF_SIDE[side] + np.int64(state.arm[LOW_ARM[side]])
            scratch.ids[count] = first
            scratch.ids[count + 1] = first + between - 1
            count += 2
    return count


@kernel()
def why_not_wall(state, cell):
    """Return the reason against a wall on a cell of the rim."""
    side = RIM_SIDE[cell]
    ahead = RIM_PLACE[cell] - np.int64(state.arm[LOW_ARM[side]])
    between = gap(state, side)
    if ahead < 0 or ahead >= between:
        return WALL_TAKEN
    if between == 1:
        return GATE
    return LEGAL if ahead == 0 or ahead == between - 1 else NO_ARM


@kernel()
def arm_at(state, cell):
    """Return the arm that has, or that a new wall would give it, a cell of the rim."""
    side = RIM_SIDE[cell]
    low = LOW_ARM[side]
    return low if RIM_PLACE[cell] <= state.arm[low] else HIGH_ARM[side]


@kernel()
def has_wall(state, cell):
    """Return whether a wall stands on a cell of the rim."""
    side = RIM_SIDE[cell]
    ahead = RIM_PLACE[cell] - np.int64(state.arm[LOW_ARM[side]])
    return ahead < 0 or ahead >= gap(state, side)


@kernel()
def touches(state, palace, arm):
    """Return how many walls of an arm stand next to a palace."""
    walls = 0
    for place in range(state.arm[arm]):
        if palace_at(state, RIM_INNER[ARM_RIM[arm, place]]) == palace:
            walls += 1
    return walls


@kernel()
def walls_beside(state, palace):
    """Return how many walls stand next to a palace."""
    walls = 0
    for arm in range(ARMS):
        walls += touches(state, palace, arm)
    return walls
