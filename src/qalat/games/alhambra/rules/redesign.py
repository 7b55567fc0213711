"""Redesign: what may leave a palace, what may come in from the reserve, what may be swapped."""

from __future__ import annotations

import numpy as np

from qalat.core.kernel import kernel
from qalat.games.alhambra.components import FOUNTAIN, ONE, TILE_COUNT, TILE_WALLS
from qalat.games.alhambra.playout_cache import forget_palace, is_playout
from qalat.games.alhambra.rules.building import (
    ENCLOSES_NOTHING,
    FITTING,
    SWAPPABLE,
    beside,
    lay_palace,
    neighbours,
    ring,
    sides_match,
)
from qalat.games.alhambra.rules.reasons import (
    CUTS_OFF,
    FITS_NOWHERE,
    FOUNTAIN_STAYS,
    LEAVES_HOLE,
    LEGAL,
    NO_TILE_THERE,
    NOT_IN_RESERVE,
    SIDES_DIFFER,
)
from qalat.games.alhambra.rules.tiles import move_tile
from qalat.games.alhambra.state import IN_PALACE, IN_RESERVE


@kernel()
def walk_through(scratch):
    """Walk the palace on the grid from the fountain and rank each tile as it is met.

    The walk is Tarjan's: it leaves each tile's lowest rank within reach, so that one pass
    finds all tiles that hold the palace together. Return how many cells were met.
    """
    for k in range(scratch.members):
        scratch.found_as[scratch.member[k]] = 0
    rank = 1
    tile = np.int64(FOUNTAIN)
    meet(scratch, tile, tile, rank)
    while True:
        side = np.int64(scratch.next_side[tile])
        if side < 4:
            scratch.next_side[tile] = side + 1
            there = np.int64(scratch.grid[beside(np.int64(scratch.spot[tile]), side)]) - 1
            if there < 0 or (TILE_WALLS[tile] >> side) & 1 == 1:
                continue
            if scratch.found_as[there] == 0:
                rank += 1
                meet(scratch, there, tile, rank)
                tile = there
            else:
                scratch.lowest[tile] = min(scratch.lowest[tile], scratch.found_as[there])
        elif tile == FOUNTAIN:
            return rank
        else:
            back = np.int64(scratch.came_from[tile])
            scratch.lowest[back] = min(scratch.lowest[back], scratch.lowest[tile])
            tile = back


@kernel()
def meet(scratch, tile, back, rank):
    """Enter a tile that has not been met, from another."""
    scratch.found_as[tile] = rank
    scratch.lowest[tile] = rank
    scratch.came_from[tile] = back
    scratch.next_side[tile] = 0


@kernel()
def holds_together(scratch):
    """Return the tiles without which others could not be reached, one bit a tile."""
    walk_through(scratch)
    held = 0
    for k in range(1, scratch.members):
        tile = scratch.member[k]
        back = scratch.came_from[tile]
        if back != FOUNTAIN and scratch.lowest[tile] >= scratch.found_as[back]:
            held |= ONE << back
    return held


@kernel("ALH-B6")
def why_not_lift(scratch, cell):
    """A redesign takes up a palace tile, never the fountain."""
    if scratch.grid[cell] == 0:
        return NO_TILE_THERE
    if scratch.grid[cell] == FOUNTAIN + 1:
        return FOUNTAIN_STAYS
    return LEGAL


@kernel("ALH-B6")
def why_not_remove(scratch, cell, held):
    """Taking a tile out may cut nothing off and may leave no hole."""
    reason = why_not_lift(scratch, cell)
    if reason != LEGAL:
        return reason
    if is_enclosed(neighbours(scratch, cell)):
        return LEAVES_HOLE
    if (held >> (scratch.grid[cell] - 1)) & 1 == 1:
        return CUTS_OFF
    return LEGAL


@kernel("ALH-T7")
def why_not_swap(scratch, cell, walls):
    """A reserve tile swapped in lies in the very same cell and matches all its neighbours."""
    reason = why_not_lift(scratch, cell)
    if reason != LEGAL:
        return reason
    if not sides_match(neighbours(scratch, cell), walls):
        return SIDES_DIFFER
    return LEGAL


@kernel()
def is_enclosed(around):
    """Return whether tiles lie on all four sides."""
    return around & 15 == 15


@kernel()
def survey(state, seat, scratch):
    """Store what the palace of a seat allows: removals, new tiles, swaps."""
    lay_palace(state, seat, scratch)
    held = holds_together(scratch)
    removable = 0
    swappable = 0
    fitting = 0
    for k in range(scratch.members):
        tile = np.int64(scratch.member[k])
        cell = np.int64(scratch.spot[tile])
        around = neighbours(scratch, cell)
        if tile != FOUNTAIN:
            swappable |= SWAPPABLE[around]
            if not is_enclosed(around) and (held >> tile) & 1 == 0:
                removable |= ONE << tile
        for side in range(4):
            if (around >> side) & 1 == 0:
                fitting |= fitting_at(scratch, beside(cell, side), fitting)
    state.removable[seat] = removable
    state.swappable[seat] = swappable
    state.fitting[seat] = fitting


@kernel()
def fitting_at(scratch, cell, known):
    """Return the wall sets that fit on an empty cell; the ring is asked only for news."""
    fitting = FITTING[neighbours(scratch, cell)]
    if fitting & ~known == 0 or not ENCLOSES_NOTHING[ring(scratch, cell)]:
        return 0
    return fitting


@kernel()
def refresh(state, scratch):
    """Store what every palace allows, for a position that was set up by hand."""
    for seat in range(np.int64(state.seats)):
        survey(state, seat, scratch)


@kernel("ALH-T8")
def why_not_redesign(state, seat, tile):
    """Any tile of the reserve, which has no limit, may be used if it fits somewhere."""
    if state.location[tile] != IN_RESERVE + seat:
        return NOT_IN_RESERVE
    fits = state.fitting[seat] | state.swappable[seat]
    if (fits >> TILE_WALLS[tile]) & 1 == 0:
        return FITS_NOWHERE
    return LEGAL


@kernel()
def may_redesign(state, seat):
    """Return whether any redesign at all is possible."""
    if state.removable[seat] != 0:
        return True
    for tile in range(TILE_COUNT):
        if why_not_redesign(state, seat, tile) == LEGAL:
            return True
    return False


@kernel()
def put_into_palace(state, seat, tile, x, y, scratch):
    """Lay a tile into a palace, where it has been found legal; a playout goes on unsurveyed."""
    move_tile(state, tile, IN_PALACE + seat, scratch)
    state.x[tile] = x
    state.y[tile] = y
    forget_palace(scratch, seat)
    if not is_playout(scratch):
        survey(state, seat, scratch)


@kernel()
def tile_at(state, seat, x, y):
    """Return the tile that a palace has at a cell, where it is known to have one."""
    tile = 0
    while state.location[tile] != IN_PALACE + seat or state.x[tile] != x or state.y[tile] != y:
        tile += 1
    return tile


@kernel()
def put_into_reserve(state, seat, tile, scratch):
    """Lay a tile on the reserve; the palace is surveyed when the redesign is complete."""
    move_tile(state, tile, IN_RESERVE + seat, scratch)
    state.x[tile] = 0
    state.y[tile] = 0
