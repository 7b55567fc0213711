"""The wall: the longest unbroken run of walled sides on a palace's outline."""

from __future__ import annotations

import numpy as np

from qalat.core.kernel import kernel
from qalat.games.alhambra.components import TILE_WALLS
from qalat.games.alhambra.rules.building import beside


@kernel("ALH-B7")
def next_on_outline(scratch, cell, side):
    """The outline is one closed loop: from each outer side, clockwise, one other follows.

    Sides are given as cell * 4 + side.
    """
    ahead = beside(cell, (side + 1) & 3)
    beyond = beside(ahead, side)
    straight = 1 if scratch.grid[ahead] > 0 else 0
    back = straight if scratch.grid[beyond] > 0 else 0
    there = cell + straight * (ahead - cell) + back * (beyond - ahead)
    return there * 4 + ((side + 1 - straight - back) & 3)


@kernel()
def outline_start(scratch):
    """Return an outer side to start from: the north of a most northern tile."""
    return np.int64(scratch.top) * 4


@kernel("ALH-P3")
def wall_length(scratch):
    """One point for each side in the longest run of walled outer sides; a closed ring counts all.

    The palace is the one on the grid.
    """
    start = outline_start(scratch)
    here = start
    run = 0
    longest = 0
    opening_run = -1
    while True:
        tile = scratch.grid[here >> 2] - 1
        if (TILE_WALLS[tile] >> (here & 3)) & 1 == 1:
            run += 1
            longest = max(longest, run)
        else:
            if opening_run < 0:
                opening_run = run
            run = 0
        here = next_on_outline(scratch, here >> 2, here & 3)
        if here == start:
            return longest if opening_run < 0 else max(longest, run + opening_run)


@kernel()
def outline_length(scratch):
    """Return how many sides the outline has."""
    start = outline_start(scratch)
    here = next_on_outline(scratch, start >> 2, start & 3)
    length = 1
    while here != start:
        here = next_on_outline(scratch, here >> 2, here & 3)
        length += 1
    return length
