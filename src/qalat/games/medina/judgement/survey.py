"""A survey of the palaces: what each has, and what room there is to add to it.

Within a playout a survey is cached and updated: what a piece may change is subtracted before it is
placed, and counted again afterwards.
"""

from __future__ import annotations

import numpy as np

from qalat.core.kernel import kernel
from qalat.games.medina.actions import DECLINE, MERCHANT_AT, ROOF, WALL_AT
from qalat.games.medina.components import (
    BESIDE,
    BEYOND,
    CELL_RIM,
    CELLS,
    COLOURS,
    FIRST_OF_SIDE,
    HEIGHT,
    LOW_ARM,
    RIM_INNER,
    RIM_PLACE,
    RIM_SIDE,
    ROWS_A_WORD,
    SIDE_LENGTH,
    WIDTH,
    WORD_PLACE,
)
from qalat.games.medina.playout_cache import forget_survey, is_playout, knows_survey, note_survey
from qalat.games.medina.rules.city import has, palace_at, row_of
from qalat.games.medina.rules.walls import gap
from qalat.games.medina.scratch import TALLIES
from qalat.games.medina.state import FILLED, FRONTIER, MARKET, NOTHING, STALLS, UNROOFED

(
    EXTENT,
    PALACE_WALLS,
    PALACE_MERCHANTS,
    ROOM,
    NEXT_WALLS,
    LATER_WALLS,
    NEXT_STALLS,
) = range(TALLIES)
"""The numbers of a survey for each palace.

Its extent is its buildings and stables; room is a cell that a stable, or if it has no roof a
building, fits.
"""

_COLOURS = len(COLOURS)
_SIDES = len(SIDE_LENGTH)


@kernel()
def word_of(state, plane, y):
    """Return the cells of a set in the rows from one on, as one word."""
    cells = row_of(state, plane, y) | row_of(state, plane, y + 1) << WIDTH
    if y + 2 < HEIGHT:
        cells |= row_of(state, plane, y + 2) << 2 * WIDTH
    return cells


@kernel()
def word_round(state, plane, cell, level, beyond):
    """Return the cells of a set round a cell, its row and the rows above and below as one word."""
    x = cell % WIDTH
    y = cell // WIDTH
    cells = (row_of(state, plane, y) & (level << x >> 1)) << WIDTH
    if y > 0:
        cells |= row_of(state, plane, y - 1) & (beyond << x >> 1)
    if y + 1 < HEIGHT:
        cells |= (row_of(state, plane, y + 1) & (beyond << x >> 1)) << 2 * WIDTH
    return cells


@kernel()
def name_palace(palace, owner, scratch):
    """Store the owner of a palace, with all its numbers at 0."""
    scratch.owner[palace] = owner
    for tally in range(TALLIES):
        scratch.tally[palace, tally] = 0


@kernel()
def list_free(state, scratch):
    """List the palaces without a roof in order."""
    count = np.int64(0)
    for y in range(0, HEIGHT, ROWS_A_WORD):
        cells = word_of(state, UNROOFED, y)
        while cells != 0:
            low = cells & -cells
            scratch.free[count] = y * WIDTH + WORD_PLACE[low % 53]
            count += 1
            cells ^= low
    scratch.free_palaces = count


@kernel()
def name_palaces(state, scratch):
    """Store the owner of each palace, with all numbers at 0."""
    for seat in range(np.int64(state.seats)):
        for colour in range(_COLOURS):
            palace = np.int64(state.roof[seat, colour])
            if palace != NOTHING:
                name_palace(palace, seat, scratch)
    for place in range(scratch.free_palaces):
        name_palace(scratch.free[place], NOTHING, scratch)


@kernel()
def count_cells(state, cells, first, tally, change, scratch):
    """Count the cells of a word for the palaces that they belong to, or that they are near."""
    while cells != 0:
        low = cells & -cells
        scratch.tally[state.near[first + WORD_PLACE[low % 53]], tally] += change
        cells ^= low


@kernel()
def count_cells_beside(state, cells, first, tally, change, scratch):
    """Count the cells of a word for the palaces that they are beside."""
    while cells != 0:
        low = cells & -cells
        count_neighbours(state, first + WORD_PLACE[low % 53], tally, change, scratch)
        cells ^= low


@kernel()
def count_neighbours(state, cell, tally, change, scratch):
    """Count a cell for each of the palaces that it is beside: two, across it, at most."""
    last = np.int64(NOTHING)
    for side in range(4):
        other = BESIDE[cell, side]
        if other == BEYOND:
            continue
        palace = palace_at(state, other)
        if palace != NOTHING and palace != last:
            scratch.tally[palace, tally] += change
            last = palace


@kernel()
def count_beside(state, plane, tally, change, scratch):
    """Count the cells of a set that each palace has beside it, each cell once a palace."""
    for y in range(0, HEIGHT, ROWS_A_WORD):
        count_cells_beside(state, word_of(state, plane, y), y * WIDTH, tally, change, scratch)


@kernel()
def tally_of_wall(state, side, place):
    """Return what a cell of the rim counts as: a wall, one that would be next, or one after it."""
    ahead = place - np.int64(state.arm[LOW_ARM[side]])
    last = gap(state, side) - 1
    if ahead < 0 or ahead > last:
        return PALACE_WALLS
    return NEXT_WALLS if ahead == 0 or ahead == last else LATER_WALLS


@kernel()
def count_rim(state, side, change, scratch):
    """Count the walls of a side beside each palace, those that would be next, and the rest."""
    for place in range(SIDE_LENGTH[side]):
        palace = palace_at(state, RIM_INNER[FIRST_OF_SIDE[side] + place])
        if palace != NOTHING:
            scratch.tally[palace, tally_of_wall(state, side, place)] += change


@kernel()
def survey_all(state, scratch):
    """Count what every palace has and what could be added."""
    list_free(state, scratch)
    name_palaces(state, scratch)
    for y in range(0, HEIGHT, ROWS_A_WORD):
        pieces = word_of(state, FILLED, y) ^ word_of(state, MARKET, y)
        count_cells(state, pieces, y * WIDTH, EXTENT, 1, scratch)
        count_cells(state, word_of(state, FRONTIER, y), y * WIDTH, ROOM, 1, scratch)
    count_beside(state, MARKET, PALACE_MERCHANTS, 1, scratch)
    count_beside(state, STALLS, NEXT_STALLS, 1, scratch)
    for side in range(_SIDES):
        count_rim(state, side, 1, scratch)


@kernel()
def count_around(state, cell, change, scratch):
    """Count what a building or stable on a cell may change: the cells round it."""
    first = cell - cell % WIDTH - WIDTH
    room = word_round(state, FRONTIER, cell, 0b111, 0b111)
    count_cells(state, room, first, ROOM, change, scratch)
    market = word_round(state, MARKET, cell, 0b101, 0b010)
    count_cells_beside(state, market, first, PALACE_MERCHANTS, change, scratch)
    stalls = word_round(state, STALLS, cell, 0b111, 0b010)
    count_cells_beside(state, stalls, first, NEXT_STALLS, change, scratch)


@kernel()
def subtract_piece(state, action, scratch):
    """Subtract from the survey what a piece may change, just before it is placed."""
    if action == DECLINE:
        return
    if action >= ROOF:
        scratch.owner[(action - ROOF) % CELLS] = state.actor
        return
    if action >= WALL_AT:
        count_rim(state, RIM_SIDE[action - WALL_AT], -1, scratch)
        return
    cell = action % CELLS
    if action < MERCHANT_AT:
        scratch.joined = state.near[cell]
        count_around(state, cell, -1, scratch)
        return
    count_beside(state, STALLS, NEXT_STALLS, -1, scratch)
    if has(state, FRONTIER, cell):
        scratch.tally[state.near[cell], ROOM] -= 1


@kernel()
def add_piece(state, action, scratch):
    """Count again what a piece may have changed, now that it is placed."""
    if action >= ROOF:
        list_free(state, scratch)
        return
    if action >= WALL_AT:
        count_rim(state, RIM_SIDE[action - WALL_AT], 1, scratch)
        return
    cell = action % CELLS
    if action < MERCHANT_AT:
        join(state, cell, scratch)
        count_around(state, cell, 1, scratch)
        return
    count_beside(state, STALLS, NEXT_STALLS, 1, scratch)
    count_neighbours(state, cell, PALACE_MERCHANTS, 1, scratch)


@kernel()
def join(state, cell, scratch):
    """Count a new building or stable for its palace, which may be new or have a new name."""
    palace = np.int64(state.near[cell])
    before = scratch.joined
    if palace != before:
        list_free(state, scratch)
        scratch.owner[palace] = NOTHING
        for tally in range(TALLIES):
            scratch.tally[palace, tally] = scratch.tally[before, tally] if before != NOTHING else 0
    scratch.tally[palace, EXTENT] += 1
    for side in range(4):
        wall = CELL_RIM[cell, side]
        if wall != BEYOND:
            scratch.tally[palace, tally_of_wall(state, RIM_SIDE[wall], RIM_PLACE[wall])] += 1


@kernel()
def survey(state, scratch):
    """Count what every palace has and what could be added; a playout caches it."""
    if knows_survey(scratch):
        add_piece(state, scratch.choice[0], scratch)
    else:
        survey_all(state, scratch)
    forget_survey(scratch)


@kernel()
def keep_survey(state, action, scratch):
    """Update the cached survey of a playout for a piece."""
    if is_playout(scratch):
        subtract_piece(state, action, scratch)
        note_survey(scratch)


@kernel()
def worth(palace, scratch):
    """Return the points that a palace scores as it stands, cards aside."""
    return (
        scratch.tally[palace, EXTENT]
        + scratch.tally[palace, PALACE_WALLS]
        + scratch.tally[palace, PALACE_MERCHANTS]
    )


@kernel()
def extent(palace, scratch):
    """Return how many buildings and stables a palace has: what palace cards are for."""
    return scratch.tally[palace, EXTENT]
