"""Palace and tower cards: they move as soon as a piece lies."""

from __future__ import annotations

import numpy as np

from qalat.core.kernel import kernel
from qalat.games.medina.components import (
    ARM_TOWER,
    ARMS,
    BEYOND,
    CELL_RIM,
    CELLS,
    RIM_INNER,
)
from qalat.games.medina.rules.city import palace_at
from qalat.games.medina.rules.walls import arm_at, has_wall, touches
from qalat.games.medina.state import NOTHING


@kernel()
def palace_size(state, palace):
    """Return how many buildings and stables a palace has."""
    pieces = 0
    for cell in range(CELLS):
        if palace_at(state, cell) == palace:
            pieces += 1
    return pieces


@kernel()
def owner_of(state, palace):
    """Return the seat whose roof is on a palace, or -1."""
    colour = state.piece[palace] - 1
    for seat in range(np.int64(state.seats)):
        if state.roof[seat, colour] == palace:
            return seat
    return NOTHING


@kernel("MED-C1")
def compare_palace(state, palace, owner):
    """The first roof of a colour takes its card; only a strictly larger roofed palace wins it."""
    colour = state.piece[palace] - 1
    holder = np.int64(state.palace_card[colour])
    if holder == owner:
        return
    if holder != NOTHING:
        level = palace_size(state, np.int64(state.roof[holder, colour]))
        if palace_size(state, palace) <= level:
            return
    state.palace_card[colour] = owner


@kernel("MED-C2")
def maybe_join(state, palace, owner, cell):
    """A roofed palace that a wall newly joins to an arm takes the card of the arm's tower."""
    arm = arm_at(state, cell)
    if touches(state, palace, arm) == 1:
        state.tower_card[ARM_TOWER[arm]] = owner


@kernel()
def cards_for_roof(state, palace, owner):
    """A new roof joins its palace to every arm that it touches."""
    compare_palace(state, palace, owner)
    for arm in range(ARMS):
        if touches(state, palace, arm) > 0:
            state.tower_card[ARM_TOWER[arm]] = owner


@kernel("MED-C3")
def cards_for_stable(state, cell):
    """Cards move when the piece lies: a stable may make a palace the largest, or join walls."""
    palace = palace_at(state, cell)
    owner = owner_of(state, palace)
    if owner == NOTHING:
        return
    compare_palace(state, palace, owner)
    for side in range(4):
        wall = CELL_RIM[cell, side]
        if wall != BEYOND and has_wall(state, wall):
            maybe_join(state, palace, owner, wall)


@kernel()
def cards_for_wall(state, cell):
    """A wall may join the one palace beside it, whoever laid it."""
    palace = palace_at(state, RIM_INNER[cell])
    if palace != NOTHING:
        owner = owner_of(state, palace)
        if owner != NOTHING:
            maybe_join(state, palace, owner, cell)
