"""The outline as a list: where tiles fit, and how long the wall would be with them."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from qalat.core.kernel import constant, inlined, kernel
from qalat.games.alhambra.components import TILE_WALLS
from qalat.games.alhambra.rules.building import (
    AROUND,
    ENCLOSES_NOTHING,
    FITTING,
    LAST_CELL,
    beside,
    lay_palace,
)
from qalat.games.alhambra.rules.walls import next_on_outline, outline_start
from qalat.games.alhambra.scratch import LOOKED_ON

NOWHERE = -1
_WALLED = 1 << 20
_OPPOSITE = constant([1 << (place + 4) % 8 for place in range(8)], np.int64)
"""[place around] the bit of the cell that lies on the other side."""


def _new_sides(kind: int, walls: int) -> list[int]:
    """Return the new tile's outer sides, clockwise, 1 where walled.

    The kind of a site is the first of them times four, and how many there are.
    """
    return [walls >> ((kind // 4 + k) % 4) & 1 for k in range(kind % 4)]


def _table(count: Callable[[list[int]], int]) -> np.ndarray:
    """Return a number for each kind of site and each set of walls."""
    return constant(
        [[count(_new_sides(kind, walls)) for walls in range(16)] for kind in range(16)], np.int64
    )


def _leading(sides: list[int]) -> int:
    return [*sides, 0].index(0)


LEADING = _table(_leading)
TRAILING = _table(lambda sides: _leading(sides[::-1]))
"""[kind of site, walls] walled sides in a row, at the beginning and at the end."""

BETWEEN = _table(lambda sides: int(sides == [0, 1, 0]))
"""[kind of site, walls] walled sides in a row that stand alone."""

NEW_DOORS = _table(lambda sides: sides.count(0))
"""[kind of site, walls] sides without a wall."""

SHOWN = constant([(1 + 16 * (k & 1)) << (k // 2 + 2) % 4 for k in range(8)], np.int64)
"""[side * 2 + walled] the neighbours of the cell before a side, as an index of FITTING."""


def _site_kind(around: int) -> int:
    """Return the kind of a site whose neighbours lie side by side, 0 for all others."""
    taken = [around >> side & 1 for side in range(4)]
    first = [side for side in range(4) if taken[side - 1] and not taken[side]]
    return first[0] * 4 + taken.count(0) if len(first) == 1 else 0


SITE_KIND = constant([_site_kind(around) for around in range(256)], np.int64)
"""[neighbours] the kind of a site."""

SITE_DOORS = constant(
    [(around & ~(around >> 4) & 15).bit_count() for around in range(256)], np.int64
)
"""[neighbours] how many doors lead to a site."""


@kernel()
def trace(scratch, seat):
    """List the outline of the palace on the grid."""
    start = outline_start(scratch)
    here = start
    place = 0
    while True:
        walls = TILE_WALLS[scratch.grid[here >> 2] - 1]
        scratch.grown[place] = 2 * here + ((walls >> (here & 3)) & 1)
        place += 1
        here = next_on_outline(scratch, here >> 2, here & 3)
        if here == start:
            break
    settle_outline(scratch, seat, place)


@inlined
def rank_of(side):
    """Return the rank of a side of an outline, which begins with the lowest: one without a wall."""
    return side + (side & 1) * _WALLED


@kernel()
def settle_outline(scratch, seat, outers):
    """Keep an outline of so many sides, from its side of the lowest rank: no run goes past it.

    Where it was walked from makes no difference.
    """
    start = 0
    first = rank_of(np.int64(scratch.grown[0]))
    for place in range(1, outers):
        rank = rank_of(np.int64(scratch.grown[place]))
        if rank < first:
            first = rank
            start = place
    for place in range(outers):
        scratch.outer[seat, place] = scratch.grown[wrapped(outers, start + place)]
    scratch.outers[seat] = outers


@kernel()
def note_filled(scratch, seat):
    """Store which cells the palace on the grid fills, replacing those that it filled before."""
    for k in range(scratch.filled_cells[seat]):
        cell = np.int64(scratch.filled_cell[seat, k])
        for place in range(8):
            scratch.ringed[seat, (cell + AROUND[place]) & LAST_CELL] = 0
    scratch.filled_cells[seat] = 0
    for k in range(scratch.members):
        fill_cell(scratch, seat, np.int64(scratch.spot[scratch.member[k]]))


@kernel()
def fill_cell(scratch, seat, cell):
    """Mark a cell as filled by a palace, for the eight cells around it."""
    for place in range(8):
        scratch.ringed[seat, (cell + AROUND[place]) & LAST_CELL] |= _OPPOSITE[place]
    scratch.filled_cell[seat, scratch.filled_cells[seat]] = cell
    scratch.filled_cells[seat] += 1


@inlined
def list_new_sides(scratch, cell, kind, walls):
    """List the outer sides of a tile laid on a site of that kind; return the lowest rank."""
    lowest = np.int64(2 * _WALLED)
    for k in range(kind & 3):
        side = (kind // 4 + k) & 3
        scratch.grown[k] = (cell * 4 + side) * 2 + ((walls >> side) & 1)
        lowest = min(lowest, rank_of(np.int64(scratch.grown[k])))
    return lowest


@inlined
def splice(scratch, seat, place, added):
    """Put the new sides in place of those that they cover, from a place on."""
    outers = scratch.outers[seat]
    if added == 3:
        for back in range(outers - 1, place, -1):
            scratch.outer[seat, back + 2] = scratch.outer[seat, back]
    elif added == 1:
        for k in range(place + 3, outers):
            scratch.outer[seat, k - 2] = scratch.outer[seat, k]
    for k in range(added):
        scratch.outer[seat, place + k] = scratch.grown[k]
    scratch.outers[seat] = outers + 2 * added - 4


@inlined
def begin_anew(scratch, seat, place, added):
    """List what is left of the outline behind the new sides, and let it begin where it must now."""
    outers = scratch.outers[seat]
    kept = outers - 4 + added
    for k in range(kept):
        scratch.grown[added + k] = scratch.outer[seat, wrapped(outers, place + 4 - added + k)]
    settle_outline(scratch, seat, kept + added)


@inlined
def grow_outline(scratch, seat, site, walls):
    """Let the outline go round a tile of these walls that was laid on a site."""
    cell = np.int64(scratch.site[seat, site])
    kind = np.int64(scratch.site_kind[seat, site])
    added = kind & 3
    place = np.int64(scratch.site_first[seat, site])
    lowest = list_new_sides(scratch, cell, kind, walls)
    is_behind = 0 < place <= scratch.outers[seat] - 4 + added
    if is_behind and lowest > rank_of(np.int64(scratch.outer[seat, 0])):
        splice(scratch, seat, place, added)
    else:
        begin_anew(scratch, seat, place, added)
    fill_cell(scratch, seat, cell)


@inlined
def find_runs(scratch, seat):
    """Find the runs of walled sides on an outline, its doors, and the cells that it faces."""
    outers = scratch.outers[seat]
    runs = 0
    run = 0
    doors = 0
    longest = 0
    longest_first = 0
    for place in range(outers):
        side = np.int64(scratch.outer[seat, place])
        walled = side & 1
        scratch.faced[place] = beside(side >> 3, (side >> 1) & 3)
        scratch.shown[place] = SHOWN[side & 7]
        scratch.upto[place] = run
        scratch.run_first[runs] = place - run
        scratch.run_size[runs] = run
        runs += 1 if run > 0 and walled == 0 else 0
        if run > longest:
            longest = run
            longest_first = place - run
        run = (run + 1) & -walled
        doors += 1 - walled
    scratch.upto[0] = run
    scratch.run_first[runs] = outers - run
    scratch.run_size[runs] = run
    if run > longest:
        longest = run
        longest_first = outers - run
    scratch.runs = runs + 1
    scratch.longest[seat] = longest
    scratch.longest_first = longest_first
    scratch.doors[seat] = doors
    look_ahead(scratch, seat, outers)


@inlined
def look_ahead(scratch, seat, outers):
    """Write the length of the run from each side, wrapping around where necessary."""
    run = 0
    for back in range(1, outers + 1):
        run = (run + 1) & -(scratch.outer[seat, outers - back] & 1)
        scratch.onward[outers - back] = run
    for place in range(LOOKED_ON):
        scratch.faced[outers + place] = scratch.faced[place]
        scratch.shown[outers + place] = scratch.shown[place]
        scratch.onward[outers + place] = scratch.onward[place]


@kernel()
def wrapped(outers, place):
    """Return a place of the outline, counted on for up to one round more."""
    return place - outers if place >= outers else place


@inlined
def lies_beyond(outers, place, shared, first, size):
    """Return whether a run neither lies before a cell nor ends or begins beside it.

    The cell faces so many sides of the outline, from that place on.
    """
    behind = wrapped(outers, first - place + outers)
    return behind > shared and outers - behind > size


@inlined
def longest_beyond(scratch, seat, place, shared):
    """Return the longest run that lies beyond a cell; mostly it is the longest of all."""
    outers = scratch.outers[seat]
    longest = scratch.longest[seat]
    if not lies_beyond(outers, place, shared, scratch.longest_first, longest):
        longest = 0
        for k in range(scratch.runs):
            size = np.int64(scratch.run_size[k])
            begins = np.int64(scratch.run_first[k])
            if size > longest and lies_beyond(outers, place, shared, begins, size):
                longest = size
    return longest


@inlined
def note_site(scratch, seat, site, place, cell, around):
    """Add a cell where tiles fit, which faces the outline from a place on."""
    shared = 4 - (SITE_KIND[around] & 3)
    scratch.site[seat, site] = cell
    scratch.site_first[seat, site] = place
    scratch.site_fits[seat, site] = FITTING[around]
    scratch.site_kind[seat, site] = SITE_KIND[around]
    scratch.site_doors[seat, site] = SITE_DOORS[around]
    scratch.site_before[seat, site] = scratch.upto[place]
    scratch.site_after[seat, site] = scratch.onward[place + shared]
    scratch.site_beyond[seat, site] = longest_beyond(scratch, seat, place, shared)


@inlined
def find_sites(scratch, seat):
    """List the empty cells where some tile fits; each faces one stretch of the outline."""
    outers = scratch.outers[seat]
    first = 0
    while scratch.faced[first] == scratch.faced[wrapped(outers, np.int64(first + outers - 1))]:
        first += 1
    place = first
    sites = 0
    while place < first + outers:
        begins = place
        cell = np.int64(scratch.faced[place])
        around = np.int64(0)
        while scratch.faced[place] == cell:
            around |= scratch.shown[place]
            place += 1
        if FITTING[around] != 0 and ENCLOSES_NOTHING[scratch.ringed[seat, cell]]:
            note_site(scratch, seat, sites, begins, cell, around)
            sites += 1
    scratch.sites[seat] = sites


@kernel()
def walk_round(state, seat, scratch):
    """List the outline of a seat's palace."""
    lay_palace(state, seat, scratch)
    scratch.edge_west[seat] = np.int64(scratch.west) - 1
    scratch.edge_north[seat] = np.int64(scratch.north) - 1
    note_filled(scratch, seat)
    trace(scratch, seat)


@inlined
def go_on_round(state, seat, scratch):
    """List the same after one more tile was built on a site that was known."""
    tile = scratch.built[seat]
    scratch.edge_west[seat] = min(scratch.edge_west[seat], np.int64(state.x[tile]) - 1)
    scratch.edge_north[seat] = min(scratch.edge_north[seat], np.int64(state.y[tile]) - 1)
    grow_outline(scratch, seat, scratch.built_on[seat], TILE_WALLS[tile])


@kernel()
def wall_through(scratch, seat, site, walls):
    """Return how long the longest wall beside or round a site would be with a tile on it."""
    before = np.int64(scratch.site_before[seat, site])
    after = np.int64(scratch.site_after[seat, site])
    kind = np.int64(scratch.site_kind[seat, site])
    leading = before + LEADING[kind, walls]
    if NEW_DOORS[kind, walls] == 0:
        return min(leading + after, scratch.outers[seat] - 4 + 2 * (kind & 3))
    if before == scratch.outers[seat] - 4 + (kind & 3):
        return leading + TRAILING[kind, walls]
    return max(leading, after + TRAILING[kind, walls], BETWEEN[kind, walls])


@kernel()
def wall_with(scratch, seat, site, walls):
    """Return how long the longest wall would be with a tile of these walls on a site."""
    return max(np.int64(scratch.site_beyond[seat, site]), wall_through(scratch, seat, site, walls))


@kernel()
def doors_with(scratch, seat, site, walls):
    """Return how many doors the palace would have with a tile of these walls on a site."""
    return (
        scratch.doors[seat]
        - scratch.site_doors[seat, site]
        + NEW_DOORS[scratch.site_kind[seat, site], walls]
    )


@kernel()
def longest_wall_with(scratch, seat, walls):
    """Return the longest wall that a tile of these walls can bring, or -1 if it fits nowhere."""
    longest = NOWHERE
    for site in range(scratch.sites[seat]):
        if (scratch.site_fits[seat, site] >> walls) & 1 == 1:
            longest = max(longest, wall_with(scratch, seat, site, walls))
    return longest
