"""The inner city: palaces, the cells that they leave free, and the sets derived from them."""

from __future__ import annotations

import numpy as np

from qalat.core.kernel import kernel
from qalat.games.medina.components import (
    AROUND,
    BESIDE,
    BEYOND,
    BIT_PLACE,
    CELLS,
    COLOURS,
    FULL_ROW,
    HEIGHT,
    WIDTH,
)
from qalat.games.medina.state import (
    EMPTY,
    FILLED,
    FRONTIER,
    GROWTH,
    LAST_BUILDING,
    NOTHING,
    OPEN,
    SEVERAL,
    STABLE,
    STALLS,
    UNROOFED,
)

_COLOURS = len(COLOURS)


@kernel()
def row_of(state, plane, y):
    """Return a row of a set of cells, one bit a cell."""
    return np.int64(state.plane[plane, y])


@kernel()
def has(state, plane, cell):
    """Return whether a set has a cell."""
    return (row_of(state, plane, cell // WIDTH) >> (cell % WIDTH)) & 1 == 1


@kernel()
def add(state, plane, cell):
    """Put a cell into a set."""
    y = cell // WIDTH
    state.plane[plane, y] = row_of(state, plane, y) | (1 << (cell % WIDTH))


@kernel()
def take_out(state, plane, cell):
    """Take a cell out of a set, if it is there."""
    y = cell // WIDTH
    state.plane[plane, y] = row_of(state, plane, y) & (FULL_ROW ^ (1 << (cell % WIDTH)))


@kernel()
def has_any(state, plane):
    """Return whether a set has any cell."""
    cells = np.int64(0)
    for y in range(HEIGHT):
        cells |= row_of(state, plane, y)
    return cells != 0


@kernel()
def list_row(row, first, count, scratch):
    """List an action for each cell of a row, whose first cell has the first action."""
    while row != 0:
        low = row & -row
        scratch.ids[count] = first + BIT_PLACE[low % 19]
        count += 1
        row ^= low
    return count


@kernel()
def list_plane(state, plane, first, count, scratch):
    """List an action for each cell of a set; the city's first cell would have the first action."""
    for y in range(HEIGHT):
        count = list_row(row_of(state, plane, y), first + y * WIDTH, count, scratch)
    return count


@kernel()
def is_building(piece):
    """Return whether a piece is a building."""
    return EMPTY < piece <= LAST_BUILDING


@kernel("MED-B1")
def palace_at(state, cell):
    """A palace is connected buildings of one colour and its stables; here is whose a piece is."""
    return np.int64(state.near[cell]) if EMPTY < state.piece[cell] <= STABLE else NOTHING


@kernel()
def is_beside_building(state, cell):
    """Return whether a building shares a side with a cell."""
    for side in range(4):
        other = BESIDE[cell, side]
        if other != BEYOND and is_building(state.piece[other]):
            return True
    return False


@kernel()
def fill(state, cell, piece):
    """Put a piece on an empty cell, which nothing else can take from now on."""
    state.piece[cell] = piece
    add(state, FILLED, cell)
    take_out(state, STALLS, cell)
    take_out(state, OPEN, cell)
    leave_frontier(state, cell)


@kernel()
def leave_frontier(state, cell):
    """Note that neither a building nor a stable can extend a palace here any more."""
    if has(state, FRONTIER, cell):
        take_out(state, FRONTIER, cell)
        for colour in range(_COLOURS):
            take_out(state, GROWTH + colour, cell)


@kernel("MED-B2")
def spread(state, cell, palace):
    """No other palace may come within one cell in any direction of a building or stable."""
    for k in range(9):
        other = AROUND[cell, k]
        if other == BEYOND:
            continue
        if state.near[other] == NOTHING:
            state.near[other] = palace
        elif state.near[other] != palace:
            state.near[other] = SEVERAL
            leave_frontier(state, other)
    close_around(state, cell)


@kernel()
def close_around(state, cell):
    """Note that no palace can be founded on a cell or round it any more."""
    others = FULL_ROW ^ (0b111 << cell % WIDTH >> 1 & FULL_ROW)
    y = cell // WIDTH
    for row in range(max(y - 1, 0), min(y + 2, HEIGHT)):
        state.plane[OPEN, row] = row_of(state, OPEN, row) & others


@kernel()
def join_around(state, cell):
    """Note that the palace of a new building can be extended beside it, where no other is near."""
    for side in range(4):
        other = BESIDE[cell, side]
        if other != BEYOND and state.piece[other] == EMPTY and state.near[other] != SEVERAL:
            join_frontier(state, other)


@kernel()
def join_frontier(state, cell):
    """Note that the one palace near an empty cell can be extended there."""
    palace = np.int64(state.near[cell])
    add(state, FRONTIER, cell)
    if has(state, UNROOFED, palace):
        add(state, GROWTH + state.piece[palace] - 1, cell)


@kernel()
def rename(state, palace, name):
    """Name a palace after another cell."""
    for cell in range(CELLS):
        if state.near[cell] == palace:
            state.near[cell] = name


@kernel()
def walk_palace(state, first, scratch):
    """Find the buildings of the palace whose first building this is."""
    scratch.palace[first] = first
    scratch.waiting[0] = first
    length = 1
    while length > 0:
        length -= 1
        cell = scratch.waiting[length]
        for side in range(4):
            other = BESIDE[cell, side]
            if other == BEYOND or scratch.palace[other] != NOTHING:
                continue
            if state.piece[other] == state.piece[first]:
                scratch.palace[other] = first
                scratch.waiting[length] = other
                length += 1


@kernel()
def find_palaces(state, scratch):
    """Find the palace of each building and each stable."""
    for cell in range(CELLS):
        scratch.palace[cell] = NOTHING
    for cell in range(CELLS):
        if is_building(state.piece[cell]) and scratch.palace[cell] == NOTHING:
            walk_palace(state, cell, scratch)
    for cell in range(CELLS):
        if state.piece[cell] != STABLE:
            continue
        for side in range(4):
            other = BESIDE[cell, side]
            if other != BEYOND and is_building(state.piece[other]):
                scratch.palace[cell] = scratch.palace[other]
