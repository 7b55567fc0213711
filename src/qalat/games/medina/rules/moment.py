"""Whether phase and table are consistent: a typed position may be anything."""

from __future__ import annotations

import numpy as np

from qalat.core.kernel import kernel
from qalat.core.record import CHANCE, OVER
from qalat.games.medina.components import (
    ARMS,
    CELLS,
    COLOURS,
    KINDS,
    MAX_SEATS,
    MERCHANTS,
    TOWERS,
    WALLS,
)
from qalat.games.medina.rules.roofs import has_roofed
from qalat.games.medina.rules.turn import may_place
from qalat.games.medina.state import (
    A_ROOF,
    DRAW_YOUNGEST,
    FINISHED,
    FIRST_MERCHANT,
    NO_PIECE,
    NOTHING,
    PIECE,
)

_COLOURS = len(COLOURS)
_KINDS = len(KINDS)
_TOWERS = len(TOWERS)


@kernel()
def pieces_placed(state, kind):
    """Count the pieces of a kind in the city or on its rim."""
    placed = 0
    if kind == WALLS:
        for arm in range(ARMS):
            placed += np.int64(state.arm[arm])
        return placed
    for cell in range(CELLS):
        if state.piece[cell] == kind + 1:
            placed += 1
    return placed


@kernel()
def actor_fits(state):
    """Chance acts in its phase, nobody in the last, a seat in the others."""
    if state.phase == DRAW_YOUNGEST:
        return state.actor == CHANCE
    if state.phase == FINISHED:
        return state.actor == OVER
    return 0 <= state.actor < state.seats


@kernel()
def moment_fits(state):
    """Return whether what is asked can be answered, and comes at its time."""
    if state.phase == DRAW_YOUNGEST or state.phase == FIRST_MERCHANT:
        for kind in range(_KINDS):
            if pieces_placed(state, kind) > 0:
                return False
        if state.laid != NO_PIECE or state.box[MERCHANTS] < 1:
            return False
        return state.youngest == (NOTHING if state.phase == DRAW_YOUNGEST else state.actor)
    if state.phase == PIECE:
        return laid_fits(state) and may_place(state, np.int64(state.actor))
    for seat in range(np.int64(state.seats)):
        if may_place(state, seat):
            return False
    return state.laid == NO_PIECE


@kernel()
def laid_fits(state):
    """Return whether the actor can have laid what this turn is said to have seen."""
    if state.laid == A_ROOF:
        for colour in range(_COLOURS):
            if has_roofed(state, np.int64(state.actor), colour):
                return True
        return False
    return NO_PIECE <= state.laid < A_ROOF


@kernel()
def absent_are_empty(state):
    """Return whether only those who play have anything."""
    for seat in range(np.int64(state.seats), MAX_SEATS):
        if state.supply_size[seat] != 0:
            return False
        for colour in range(_COLOURS):
            if state.roof[seat, colour] != NOTHING or state.rank[seat, colour] != 0:
                return False
    for colour in range(_COLOURS):
        if not NOTHING <= state.palace_card[colour] < state.seats:
            return False
    for tower in range(_TOWERS):
        if not NOTHING <= state.tower_card[tower] < state.seats:
            return False
    return NOTHING <= state.youngest < state.seats
