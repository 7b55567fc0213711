"""The wall: the longest unbroken run of walled sides on a palace's outline."""

from __future__ import annotations

import numpy as np

from qalat.core.kernel import kernel
from qalat.games.alhambra.components import TILE_WALLS
from qalat.games.alhambra.rules.building import beside


@kernel("ALH-B7")
def next_on_outline(desk, cell, side):
    """The outline is one closed loop: from each outer side, clockwise, one other follows.

    Sides are told as cell * 4 + side.
    """
    ahead = beside(cell, (side + 1) & 3)
    beyond = beside(ahead, side)
    straight = 1 if desk.grid[ahead] > 0 else 0
    back = straight if desk.grid[beyond] > 0 else 0
    there = cell + straight * (ahead - cell) + back * (beyond - ahead)
    return there * 4 + ((side + 1 - straight - back) & 3)


@kernel()
def outline_start(desk):
    """Return an outer side to start from: the north of a most northern tile."""
    return np.int64(desk.top) * 4


@kernel("ALH-P3")
def wall_length(desk):
    """One point for each side in the longest run of walled outer sides; a closed ring counts all.

    The palace is the one on the grid.
    """
    start = outline_start(desk)
    here = start
    run = 0
    longest = 0
    opening_run = -1
    while True:
        tile = desk.grid[here >> 2] - 1
        if (TILE_WALLS[tile] >> (here & 3)) & 1 == 1:
            run += 1
            longest = max(longest, run)
        else:
            if opening_run < 0:
                opening_run = run
            run = 0
        here = next_on_outline(desk, here >> 2, here & 3)
        if here == start:
            return longest if opening_run < 0 else max(longest, run + opening_run)


@kernel()
def outline_length(desk):
    """Return how many sides the outline has."""
    start = outline_start(desk)
    here = next_on_outline(desk, start >> 2, start & 3)
    length = 1
    while here != start:
        here = next_on_outline(desk, here >> 2, here & 3)
        length += 1
    return length
