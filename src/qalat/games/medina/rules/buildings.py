"""Buildings: a palace that can grow is extended; only when none can, another is founded."""

from __future__ import annotations

import numpy as np

from qalat.core.kernel import kernel
from qalat.games.medina.components import CELLS
from qalat.games.medina.rules.city import (
    add,
    fill,
    has,
    has_any,
    is_beside_building,
    join_around,
    list_plane,
    rename,
    spread,
    take_out,
)
from qalat.games.medina.rules.reasons import (
    CELL_TAKEN,
    IS_ROOFED,
    LEGAL,
    MUST_EXTEND,
    TOO_NEAR,
)
from qalat.games.medina.state import EMPTY, GROWTH, NOTHING, OPEN, SEVERAL, UNROOFED


@kernel("MED-B3")
def can_grow(state, colour):
    """While a palace without a roof can grow, a building of its colour extends it."""
    return has_any(state, GROWTH + colour)


@kernel("MED-B4")
def sites(state, colour):
    """Another palace is founded, on any cell away from all others, only when none can grow."""
    return GROWTH + colour if can_grow(state, colour) else OPEN


@kernel()
def may_build(state, colour):
    """Return whether a building of a colour can go anywhere."""
    return has_any(state, sites(state, colour))


@kernel()
def list_buildings(state, colour, count, scratch):
    """List the cells that a building of a colour may go to."""
    return list_plane(state, sites(state, colour), colour * CELLS, count, scratch)


@kernel()
def why_not_build(state, colour, cell):
    """Return the reason against a building of a colour on a cell."""
    if state.piece[cell] != EMPTY:
        return CELL_TAKEN
    if has(state, sites(state, colour), cell):
        return LEGAL
    palace = np.int64(state.near[cell])
    if palace == NOTHING:
        return MUST_EXTEND
    if palace == SEVERAL or state.piece[palace] != colour + 1:
        return TOO_NEAR
    if not has(state, UNROOFED, palace) and is_beside_building(state, cell):
        return IS_ROOFED
    return MUST_EXTEND if can_grow(state, colour) else TOO_NEAR


@kernel()
def build(state, colour, cell):
    """Extend the palace that is near, or found one; its name is its first building's cell."""
    palace = np.int64(state.near[cell])
    fill(state, cell, colour + 1)
    if palace == NOTHING:
        palace = cell
        add(state, UNROOFED, cell)
    elif cell < palace:
        take_out(state, UNROOFED, palace)
        add(state, UNROOFED, cell)
        rename(state, palace, cell)
        palace = cell
    spread(state, cell, palace)
    join_around(state, cell)
