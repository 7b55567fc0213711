"""The outline as a list: where tiles fit, and how long the wall would be, all in one walk."""

from __future__ import annotations

import numpy as np

from qalat.core.kernel import kernel
from qalat.games.alhambra.components import TILE_WALLS
from qalat.games.alhambra.rules.building import ENCLOSES_NOTHING, FITTING, beside, ring
from qalat.games.alhambra.rules.walls import next_on_outline, outline_start

NOWHERE = -1


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
def trace(desk):
    """List the outline of the palace on the grid, and its runs of walled sides."""
    start = open_start(desk)
    here = start
    place = 0
    run = 0
    desk.runs = 0
    desk.longest = 0
    desk.doors = 0
    while True:
        desk.outer[place] = here
        desk.faced[place] = beside(here >> 2, here & 3)
        if is_walled(desk, here):
            run += 1
        else:
            desk.doors += 1
            if run > 0:
                note_run(desk, place - run, run)
                run = 0
        desk.upto[place] = run
        desk.onward[place] = 0
        place += 1
        here = next_on_outline(desk, here >> 2, here & 3)
        if here == start:
            break
    if run > 0:
        note_run(desk, place - run, run)
    desk.outers = place


@kernel()
def note_run(desk, first, run):
    """Note a run of walled sides, and at each of them how far it goes on."""
    for k in range(run):
        desk.onward[first + k] = run - k
    desk.run_first[desk.runs] = first
    desk.run_size[desk.runs] = run
    desk.runs += 1
    desk.longest = max(desk.longest, run)


@kernel()
def longest_beyond(desk, first, shared):
    """Return the longest run that neither lies before a cell nor ends or begins beside it."""
    outers = desk.outers
    previous = (first - 1 + outers) % outers
    longest = 0
    for k in range(desk.runs):
        size = np.int64(desk.run_size[k])
        begins = np.int64(desk.run_first[k])
        if size > longest:
            behind = (begins - previous + outers) % outers
            ahead = (previous - begins + outers) % outers
            if behind > shared + 1 and ahead >= size:
                longest = size
    return longest


@kernel()
def note_site(desk, first, shared, doors, around):
    """Note an empty cell that faces some sides of the outline, if any tile fits there."""
    fits = FITTING[around]
    cell = np.int64(desk.faced[first])
    if fits == 0 or not ENCLOSES_NOTHING[ring(desk, cell)]:
        return
    site = desk.sites
    outers = desk.outers
    desk.site[site] = cell
    desk.site_fits[site] = fits
    desk.site_first[site] = (np.int64(desk.outer[first]) + 3) & 3
    desk.site_outers[site] = 4 - shared
    desk.site_doors[site] = doors
    desk.site_before[site] = desk.upto[(first - 1 + outers) % outers]
    desk.site_after[site] = desk.onward[(first + shared) % outers]
    desk.site_beyond[site] = longest_beyond(desk, first, shared)
    desk.sites += 1


@kernel()
def find_sites(desk):
    """List the empty cells where some tile fits; each faces one stretch of the outline."""
    outers = desk.outers
    first = 0
    while desk.faced[first] == desk.faced[(first - 1 + outers) % outers]:
        first += 1
    desk.sites = 0
    done = 0
    while done < outers:
        begins = (first + done) % outers
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
            place = (place + 1) % outers
        note_site(desk, begins, shared, doors, around)
        done += shared


@kernel()
def wall_through(desk, site, walls):
    """Return how long the longest wall beside or round a site would be with a tile on it."""
    before = np.int64(desk.site_before[site])
    sides = np.int64(desk.site_outers[site])
    first = np.int64(desk.site_first[site])
    after = np.int64(desk.site_after[site])
    rest = desk.outers - (4 - sides)
    longest = 0
    run = before
    opening = -1
    for k in range(sides):
        if (walls >> ((first + k) & 3)) & 1 == 1:
            run += 1
        else:
            if opening < 0:
                opening = run
            longest = max(longest, run)
            run = 0
    if opening < 0:
        return min(run + after, rest + sides)
    return max(longest, run + (opening if before == rest else after))


@kernel()
def wall_with(desk, site, walls):
    """Return how long the longest wall would be with a tile of these walls on a site."""
    return max(np.int64(desk.site_beyond[site]), wall_through(desk, site, walls))


@kernel()
def doors_with(desk, site, walls):
    """Return how many doors the palace would have with a tile of these walls on a site."""
    sides = np.int64(desk.site_outers[site])
    first = np.int64(desk.site_first[site])
    doors = desk.doors - desk.site_doors[site]
    for k in range(sides):
        doors += 1 - ((walls >> ((first + k) & 3)) & 1)
    return doors


@kernel()
def longest_wall_with(desk, walls):
    """Return the longest wall that a tile of these walls can bring, or -1 if it fits nowhere."""
    longest = NOWHERE
    for site in range(desk.sites):
        if (desk.site_fits[site] >> walls) & 1 == 1:
            longest = max(longest, wall_with(desk, site, walls))
    return longest
