"""Roofs: they make palaces somebody's, and end colours."""

from __future__ import annotations

import numpy as np

from qalat.core.kernel import kernel
from qalat.games.medina.actions import ROOF
from qalat.games.medina.components import BIT_PLACE, CELLS, COLOURS, HEIGHT, WIDTH
from qalat.games.medina.rules.city import has, row_of, take_out
from qalat.games.medina.rules.reasons import LEGAL, NO_PALACE, ONE_A_COLOUR
from qalat.games.medina.state import GROWTH, NO_ROOF, NOTHING, UNROOFED

_COLOURS = len(COLOURS)


@kernel("MED-R5")
def has_roofs(state, seat):
    """A roof stays its owner's until it is placed or declined, even if it never can be."""
    if state.declined[seat] == 1:
        return False
    for colour in range(_COLOURS):
        if state.roof[seat, colour] == NOTHING:
            return True
    return False


@kernel("MED-R2")
def has_roofed(state, seat, colour):
    """A player roofs one palace of each colour."""
    return state.roof[seat, colour] != NOTHING


@kernel()
def roofs_left(state, seat):
    """Return how many roofs a seat has not laid."""
    left = 0
    for colour in range(_COLOURS):
        if not has_roofed(state, seat, colour):
            left += 1
    return left


@kernel()
def waits_for(state, seat, colour):
    """Return whether a seat has a roof yet for a palace of a colour."""
    return state.declined[seat] == 0 and not has_roofed(state, seat, colour)


@kernel()
def list_roofs(state, seat, count, scratch):
    """List the palaces without a roof, colour by colour, that a seat may roof."""
    for colour in range(_COLOURS):
        if has_roofed(state, seat, colour):
            continue
        for y in range(HEIGHT):
            row = row_of(state, UNROOFED, y)
            while row != 0:
                low = row & -row
                palace = y * WIDTH + BIT_PLACE[low % 19]
                if state.piece[palace] == colour + 1:
                    scratch.ids[count] = ROOF + colour * CELLS + palace
                    count += 1
                row ^= low
    return count


@kernel()
def may_roof(state, seat):
    """Return whether a seat has a palace to roof."""
    for y in range(HEIGHT):
        row = row_of(state, UNROOFED, y)
        while row != 0:
            low = row & -row
            palace = y * WIDTH + BIT_PLACE[low % 19]
            if not has_roofed(state, seat, state.piece[palace] - 1):
                return True
            row ^= low
    return False


@kernel("MED-R4")
def must_roof(state, seat):
    """The only player with roofs places one a turn if one is legal: at the latest as the second."""
    return state.laid == NO_ROOF and owes_roof(state, seat)


@kernel()
def owes_roof(state, seat):
    """Return whether a seat, the only one with roofs, has a palace for one."""
    if not has_roofs(state, seat):
        return False
    for other in range(np.int64(state.seats)):
        if other != seat and has_roofs(state, other):
            return False
    return may_roof(state, seat)


@kernel()
def why_not_roof(state, seat, colour, cell):
    """Return the reason against a roof on the palace that a cell names."""
    if state.piece[cell] != colour + 1 or not has(state, UNROOFED, cell):
        return NO_PALACE
    return ONE_A_COLOUR if has_roofed(state, seat, colour) else LEGAL


@kernel("MED-R1")
def roof_palace(state, seat, colour, palace):
    """A roof makes a palace the player's, and it takes no more buildings."""
    state.roof[seat, colour] = palace
    state.rank[seat, colour] = roofs_laid(state) + 1
    take_out(state, UNROOFED, palace)
    for y in range(HEIGHT):
        row = row_of(state, GROWTH + colour, y)
        while row != 0:
            low = row & -row
            cell = y * WIDTH + BIT_PLACE[low % 19]
            if state.near[cell] == palace:
                take_out(state, GROWTH + colour, cell)
            row ^= low


@kernel()
def roofs_laid(state):
    """Return how many roofs have been laid: the highest rank."""
    laid = 0
    for seat in range(np.int64(state.seats)):
        for colour in range(_COLOURS):
            laid = max(laid, np.int64(state.rank[seat, colour]))
    return laid


@kernel("MED-R3")
def maybe_end_colour(state, colour):
    """When everybody has roofed a palace of a colour, its buildings in supply leave the game."""
    for seat in range(np.int64(state.seats)):
        if not has_roofed(state, seat, colour):
            return
    for seat in range(np.int64(state.seats)):
        left = state.supply[seat, colour]
        state.supply[seat, colour] = 0
        state.supply_size[seat] -= left
        state.box[colour] += left
