"""The outline as a list: where tiles fit, and how long the wall would be, all in one walk."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from qalat.core.kernel import constant, kernel
from qalat.games.alhambra.components import TILE_WALLS
from qalat.games.alhambra.rules.building import ENCLOSES_NOTHING, FITTING, beside, lay_palace, ring
from qalat.games.alhambra.rules.walls import next_on_outline, outline_start

NOWHERE = -1


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


@kernel()
def is_walled(desk, here):
    """Say whether an outer side, told as cell * 4 + side, is walled."""
    return (TILE_WALLS[desk.grid[here >> 2] - 1] >> (here & 3)) & 1 == 1


@kernel()
def open_start(desk):
    """Return an outer side without a wall, or any if all are walled: no run goes past it."""
    start = outline_start(desk)
    here = start
    while is_walled(desk, here):
        here = next_on_outline(desk, here >> 2, here & 3)
        if here == start:
            break
    return here


@kernel()
def trace(desk, seat):
    """List the outline of the palace on the grid, and its runs of walled sides."""
    start = open_start(desk)
    here = start
    place = 0
    run = 0
    desk.runs = 0
    doors = 0
    desk.longest[seat] = 0
    while True:
        desk.outer[place] = here
        desk.faced[place] = beside(here >> 2, here & 3)
        if is_walled(desk, here):
            run += 1
        else:
            doors += 1
            if run > 0:
                note_run(desk, seat, place - run, run)
                run = 0
        desk.upto[place] = run
        desk.onward[place] = 0
        place += 1
        here = next_on_outline(desk, here >> 2, here & 3)
        if here == start:
            break
    if run > 0:
        note_run(desk, seat, place - run, run)
    desk.outers[seat] = place
    desk.doors[seat] = doors


@kernel()
def note_run(desk, seat, first, run):
    """Note a run of walled sides, and at each of them how far it goes on."""
    for k in range(run):
        desk.onward[first + k] = run - k
    desk.run_first[desk.runs] = first
    desk.run_size[desk.runs] = run
    desk.runs += 1
    desk.longest[seat] = max(desk.longest[seat], run)


@kernel()
def wrapped(outers, place):
    """Return a place of the outline, counted from up to one round before its start or after it."""
    if place < 0:
        return place + outers
    if place >= outers:
        return place - outers
    return place


@kernel()
def longest_beyond(desk, outers, first, shared):
    """Return the longest run that neither lies before a cell nor ends or begins beside it."""
    previous = wrapped(outers, first - 1)
    longest = 0
    for k in range(desk.runs):
        size = np.int64(desk.run_size[k])
        if size > longest:
            behind = wrapped(outers, np.int64(desk.run_first[k]) - previous)
            if behind > shared + 1 and outers - behind >= size:
                longest = size
    return longest


@kernel()
def note_site(desk, seat, first, shared, doors, around):
    """Note an empty cell that faces some sides of the outline, if any tile fits there."""
    fits = FITTING[around]
    cell = np.int64(desk.faced[first])
    if fits == 0 or not ENCLOSES_NOTHING[ring(desk, cell)]:
        return
    site = desk.sites[seat]
    outers = desk.outers[seat]
    desk.site[seat, site] = cell
    desk.site_fits[seat, site] = fits
    desk.site_kind[seat, site] = ((np.int64(desk.outer[first]) + 3) & 3) * 4 + 4 - shared
    desk.site_doors[seat, site] = doors
    desk.site_before[seat, site] = desk.upto[wrapped(outers, first - 1)]
    desk.site_after[seat, site] = desk.onward[wrapped(outers, first + shared)]
    desk.site_beyond[seat, site] = longest_beyond(desk, outers, first, shared)
    desk.sites[seat] = site + 1


@kernel()
def find_sites(desk, seat):
    """List the empty cells where some tile fits; each faces one stretch of the outline."""
    outers = desk.outers[seat]
    first = 0
    while desk.faced[first] == desk.faced[wrapped(outers, np.int64(first - 1))]:
        first += 1
    desk.sites[seat] = 0
    done = 0
    while done < outers:
        begins = wrapped(outers, first + done)
        around = 0
        shared = 0
        doors = 0
        place = begins
        while desk.faced[place] == desk.faced[begins]:
            side = (np.int64(desk.outer[place]) + 2) & 3
            around |= 1 << side
            if desk.onward[place] > 0:
                around |= 16 << side
            else:
                doors += 1
            shared += 1
            place = wrapped(outers, place + 1)
        note_site(desk, seat, begins, shared, doors, around)
        done += shared


@kernel()
def walk_round(state, seat, desk):
    """Note a seat's walls, and where tiles fit on its palace."""
    lay_palace(state, seat, desk)
    desk.edge_west[seat] = np.int64(desk.west) - 1
    desk.edge_north[seat] = np.int64(desk.north) - 1
    trace(desk, seat)
    find_sites(desk, seat)


@kernel()
def wall_through(desk, seat, site, walls):
    """Return how long the longest wall beside or round a site would be with a tile on it."""
    before = np.int64(desk.site_before[seat, site])
    after = np.int64(desk.site_after[seat, site])
    kind = np.int64(desk.site_kind[seat, site])
    leading = before + LEADING[kind, walls]
    if NEW_DOORS[kind, walls] == 0:
        return min(leading + after, desk.outers[seat] - 4 + 2 * (kind & 3))
    if before == desk.outers[seat] - 4 + (kind & 3):
        return leading + TRAILING[kind, walls]
    return max(leading, after + TRAILING[kind, walls], BETWEEN[kind, walls])


@kernel()
def wall_with(desk, seat, site, walls):
    """Return how long the longest wall would be with a tile of these walls on a site."""
    return max(np.int64(desk.site_beyond[seat, site]), wall_through(desk, seat, site, walls))


@kernel()
def doors_with(desk, seat, site, walls):
    """Return how many doors the palace would have with a tile of these walls on a site."""
    return (
        desk.doors[seat]
        - desk.site_doors[seat, site]
        + NEW_DOORS[desk.site_kind[seat, site], walls]
    )


@kernel()
def longest_wall_with(desk, seat, walls):
    """Return the longest wall that a tile of these walls can bring, or -1 if it fits nowhere."""
    longest = NOWHERE
    for site in range(desk.sites[seat]):
        if (desk.site_fits[seat, site] >> walls) & 1 == 1:
            longest = max(longest, wall_with(desk, seat, site, walls))
    return longest
