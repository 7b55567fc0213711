"""What follows from an open position, for display: walls, majorities, forecasts."""

from __future__ import annotations

import numpy as np

from qalat.core.kernel import kernel
from qalat.core.record import Record, int8, int16
from qalat.games.alhambra.components import DIRK, MAX_SEATS, TILE_COUNT, TILE_WALLS, TYPES
from qalat.games.alhambra.rules.building import lay_palace
from qalat.games.alhambra.rules.scoring import count_types, majority_points
from qalat.games.alhambra.rules.walls import next_on_outline, outline_start, wall_length
from qalat.games.alhambra.state import PARTS, WALL_PART

_TYPES = len(TYPES)

FACTS = Record(
    "Facts",
    int16("next_points", "[seat, Dirk last; part] what the next scoring would pay now",
         MAX_SEATS + 1, len(PARTS)),
    int8("next_scoring", "which scoring comes next: 0 A, 1 B, 2 C"),
    int8("count", "[seat, Dirk last; type] tiles that count", MAX_SEATS + 1, _TYPES),
    int8("wall", "[seat] sides of the longest wall", MAX_SEATS),
    int8("on_wall", "[tile] sides that belong to its palace's longest wall, one bit a side",
          TILE_COUNT),
)  # fmt: skip


@kernel()
def is_walled(scratch, side):
    """Return whether an outer side, given as cell * 4 + side, has a wall."""
    return (TILE_WALLS[scratch.grid[side >> 2] - 1] >> (side & 3)) & 1 == 1


@kernel()
def longest_run_start(scratch, longest):
    """Return the first side of a run of that many walled sides."""
    here = outline_start(scratch)
    run = np.int64(0)
    begins = here
    while run < longest:
        if is_walled(scratch, here):
            run += 1
        else:
            run = 0
        here = next_on_outline(scratch, here >> 2, here & 3)
        if run == 0:
            begins = here
    return begins


@kernel()
def mark_wall(facts, scratch, longest):
    """Write the sides of a palace's longest wall."""
    if longest == 0:
        return
    here = longest_run_start(scratch, longest)
    for _ in range(longest):
        tile = scratch.grid[here >> 2] - 1
        facts.on_wall[tile] |= np.int8(1 << (here & 3))
        here = next_on_outline(scratch, here >> 2, here & 3)


@kernel()
def compute(state, facts, scratch):
    """Write the facts of a position."""
    scoring = np.int64(state.found)
    facts.next_scoring = scoring
    count_types(state, scratch)
    for row in range(DIRK + 1):
        for building_type in range(_TYPES):
            facts.count[row, building_type] = scratch.count[row, building_type]
            points = majority_points(scratch, row, building_type, scoring)
            facts.next_points[row, building_type] = points
        facts.next_points[row, WALL_PART] = 0
    for tile in range(TILE_COUNT):
        facts.on_wall[tile] = 0
    for seat in range(MAX_SEATS):
        facts.wall[seat] = 0
    for seat in range(np.int64(state.seats)):
        lay_palace(state, seat, scratch)
        longest = np.int64(wall_length(scratch))
        facts.wall[seat] = longest
        facts.next_points[seat, WALL_PART] = longest
        mark_wall(facts, scratch, longest)
