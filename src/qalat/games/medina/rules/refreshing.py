"""What the city allows, recomputed from its pieces and roofs."""

from __future__ import annotations

import numpy as np

from qalat.core.kernel import kernel
from qalat.games.medina.components import CELLS, COLOURS, HEIGHT, MAX_SEATS
from qalat.games.medina.rules.city import (
    add,
    find_palaces,
    is_beside_building,
    is_building,
    join_frontier,
    spread,
)
from qalat.games.medina.rules.merchants import note_stalls
from qalat.games.medina.state import (
    EMPTY,
    FILLED,
    MARKET,
    MERCHANT,
    NOTHING,
    OPEN,
    PLANES,
    SEVERAL,
    UNROOFED,
)

_COLOURS = len(COLOURS)


@kernel()
def is_roofed(state, palace):
    """Return whether anybody's roof names a palace."""
    for seat in range(MAX_SEATS):
        for colour in range(_COLOURS):
            if state.roof[seat, colour] == palace:
                return True
    return False


@kernel()
def refresh(state, scratch):
    """Recompute what the pieces and roofs leave open."""
    find_palaces(state, scratch)
    for plane in range(PLANES):
        for y in range(HEIGHT):
            state.plane[plane, y] = 0
    for cell in range(CELLS):
        state.near[cell] = NOTHING
    for cell in range(CELLS):
        if scratch.palace[cell] != NOTHING:
            spread(state, cell, np.int64(scratch.palace[cell]))
    for cell in range(CELLS):
        note_piece(state, cell, scratch)
    for cell in range(CELLS):
        if state.piece[cell] == EMPTY and state.near[cell] == NOTHING:
            add(state, OPEN, cell)
        elif state.piece[cell] == EMPTY and state.near[cell] != SEVERAL:
            if is_beside_building(state, cell):
                join_frontier(state, cell)
    note_stalls(state)


@kernel()
def note_piece(state, cell, scratch):
    """Note a piece, and a palace without a roof at its first building."""
    if state.piece[cell] != EMPTY:
        add(state, FILLED, cell)
    if state.piece[cell] == MERCHANT:
        add(state, MARKET, cell)
    if is_building(state.piece[cell]) and scratch.palace[cell] == cell:
        if not is_roofed(state, cell):
            add(state, UNROOFED, cell)
