"""Building: where a tile may stand. A palace is laid on the scratch's grid, a 64 x 64 torus."""

from __future__ import annotations

import numpy as np

from qalat.core.kernel import constant, kernel, plain
from qalat.games.alhambra.components import FOUNTAIN, TILE_COUNT, TILE_WALLS
from qalat.games.alhambra.rules.reasons import (
    CELL_TAKEN,
    LEGAL,
    MAKES_HOLE,
    NO_WAY_IN,
    SIDES_DIFFER,
    TOUCHES_NOTHING,
)
from qalat.games.alhambra.state import GRID, IN_PALACE

LAST_CELL = GRID * GRID - 1


STEP = constant([-GRID, 1, GRID, -1], np.int64)
"""[side] how far off the cell is that lies beside: north, east, south, west."""

AROUND = constant([-GRID, 1 - GRID, 1, GRID + 1, GRID, GRID - 1, -1, -GRID - 1], np.int64)
"""[place] how far off the eight cells around are, clockwise from north."""


@kernel("ALH-B8")
def torus_cell(x, y):
    """A palace has no bounds: cells wrap round a torus, which is wider than any palace.

    Each row begins where the one above it ends, so that a step to the east is always the same;
    only a palace of 63 columns could come upon itself.
    """
    return (y * GRID + x) & LAST_CELL


@kernel()
def beside(cell, side):
    """Return the cell on that side: 0 north, 1 east, 2 south, 3 west."""
    return (cell + STEP[side]) & LAST_CELL


@kernel()
def lay_palace(state, seat, scratch):
    """Clear the grid of the last palace and lay a seat's palace on it."""
    for k in range(scratch.members):
        scratch.grid[scratch.spot[scratch.member[k]]] = 0
    scratch.grid[0] = FOUNTAIN + 1
    scratch.spot[FOUNTAIN] = 0
    scratch.member[0] = FOUNTAIN
    members = 1
    west = east = north = south = top = np.int64(0)
    for tile in range(TILE_COUNT):
        if state.location[tile] == IN_PALACE + seat:
            x = np.int64(state.x[tile])
            y = np.int64(state.y[tile])
            cell = torus_cell(x, y)
            scratch.grid[cell] = tile + 1
            scratch.spot[tile] = cell
            scratch.member[members] = tile
            members += 1
            west = min(west, x)
            east = max(east, x)
            south = max(south, y)
            if y < north:
                north = y
                top = cell
    scratch.members = members
    scratch.west = west
    scratch.east = east
    scratch.north = north
    scratch.south = south
    scratch.top = top


@kernel("ALH-B8")
def is_near(scratch, x, y):
    """Only cells in or round the palace's bounds are distinct on the torus; others are not used."""
    return scratch.west - 1 <= x <= scratch.east + 1 and scratch.north - 1 <= y <= scratch.south + 1


@kernel()
def neighbours(scratch, cell):
    """Return the sides on which a tile lies, and in the next four bits those that it walls."""
    found = 0
    for side in range(4):
        tile = scratch.grid[beside(cell, side)] - 1
        if tile >= 0:
            found |= 1 << side
            found |= ((TILE_WALLS[tile] >> ((side + 2) & 3)) & 1) << (side + 4)
    return found


@kernel()
def ring(scratch, cell):
    """Return which of the eight cells around are filled, one bit each, clockwise from north."""
    filled = 0
    for place in range(8):
        if scratch.grid[(cell + AROUND[place]) & LAST_CELL] > 0:
            filled |= 1 << place
    return filled


@kernel("ALH-B1", "ALH-B2")
def sides_match(around, walls):
    """Tiles never turn, and a shared side is walled on both tiles or on neither."""
    return ((walls ^ (around >> 4)) & around & 15) == 0


@kernel("ALH-B3")
def may_be_entered(around, walls):
    """At least one side shared with the palace is open, so that one can walk in."""
    return (around & 15 & ~walls) != 0


@kernel("ALH-B4")
def shares_a_side(around):
    """A tile shares at least one side with the palace; a corner is not enough."""
    return (around & 15) != 0


@kernel("ALH-B5")
def keeps_outside_whole(filled):
    """A tile encloses nothing if the empty cells beside it hang together round it.

    The palace is connected and has no hole yet, so the eight cells around decide: two separate
    gaps round the new tile would be cut from each other by it and the palace.
    """
    gaps = 0
    for side in range(0, 8, 2):
        if (filled >> side) & 1 == 0:
            corner = (filled >> (side + 1)) & 1
            following = (filled >> ((side + 2) & 7)) & 1
            if corner == 1 or following == 1:
                gaps += 1
    return gaps <= 1


ENCLOSES_NOTHING = constant(
    [plain(keeps_outside_whole)(filled) for filled in range(256)], np.bool_
)  # [ring] whether a tile in the middle leaves the outside whole

FITTING = constant(
    [
        sum(
            1 << walls
            for walls in range(16)
            if plain(sides_match)(around, walls) and plain(may_be_entered)(around, walls)
        )
        for around in range(256)
    ],
    np.int32,
)  # [neighbours] the wall sets that match and may be entered, one bit a set

SWAPPABLE = constant(
    [
        sum(1 << walls for walls in range(16) if plain(sides_match)(around, walls))
        for around in range(256)
    ],
    np.int32,
)  # [neighbours] the wall sets that match; a swap opens and closes no way


@kernel("ALH-T6")
def why_not_at(scratch, cell, walls):
    """Each placement by itself keeps the rules of building on the palace as it stands."""
    if scratch.grid[cell] > 0:
        return CELL_TAKEN
    around = neighbours(scratch, cell)
    if not shares_a_side(around):
        return TOUCHES_NOTHING
    if not sides_match(around, walls):
        return SIDES_DIFFER
    if not may_be_entered(around, walls):
        return NO_WAY_IN
    if not ENCLOSES_NOTHING[ring(scratch, cell)]:
        return MAKES_HOLE
    return LEGAL
