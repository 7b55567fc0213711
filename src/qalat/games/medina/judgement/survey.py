"""A survey of the palaces: what each has, and what room there is to add to it.

Within a playout a survey is kept: what a piece may change is taken off before it is laid, and
told anew behind it.
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
from qalat.games.medina.notes import forget_survey, is_playout, knows_survey, note_survey
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
"""What is told of a palace.

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
def name_palace(palace, owner, desk):
    """Note whose a palace is, with nothing told of it yet."""
    desk.owner[palace] = owner
    for tally in range(TALLIES):
        desk.tally[palace, tally] = 0


@kernel()
def list_free(state, desk):
    """List the palaces without a roof in order."""
    count = np.int64(0)
    for y in range(0, HEIGHT, ROWS_A_WORD):
        cells = word_of(state, UNROOFED, y)
        while cells != 0:
            low = cells & -cells
            desk.free[count] = y * WIDTH + WORD_PLACE[low % 53]
            count += 1
            cells ^= low
    desk.free_palaces = count


@kernel()
def name_palaces(state, desk):
    """Note whose each palace is, with nothing told of any yet."""
    for seat in range(np.int64(state.seats)):
        for colour in range(_COLOURS):
            palace = np.int64(state.roof[seat, colour])
            if palace != NOTHING:
                name_palace(palace, seat, desk)
    for place in range(desk.free_palaces):
        name_palace(desk.free[place], NOTHING, desk)


@kernel()
def tell_cells(state, cells, first, tally, change, desk):
    """Count the cells of a word for the palaces that they belong to, or that they are near."""
    while cells != 0:
        low = cells & -cells
        desk.tally[state.near[first + WORD_PLACE[low % 53]], tally] += change
        cells ^= low


@kernel()
def tell_cells_beside(state, cells, first, tally, change, desk):
    """Count the cells of a word for the palaces that they are beside."""
    while cells != 0:
        low = cells & -cells
        tell_neighbours(state, first + WORD_PLACE[low % 53], tally, change, desk)
        cells ^= low


@kernel()
def tell_neighbours(state, cell, tally, change, desk):
    """Count a cell for each of the palaces that it is beside: two, across it, at most."""
    told = np.int64(NOTHING)
    for side in range(4):
        other = BESIDE[cell, side]
        if other == BEYOND:
            continue
        palace = palace_at(state, other)
        if palace != NOTHING and palace != told:
            desk.tally[palace, tally] += change
            told = palace


@kernel()
def tell_beside(state, plane, tally, change, desk):
    """Count the cells of a set that each palace has beside it, each cell once a palace."""
    for y in range(0, HEIGHT, ROWS_A_WORD):
        tell_cells_beside(state, word_of(state, plane, y), y * WIDTH, tally, change, desk)


@kernel()
def tally_of_wall(state, side, place):
    """Return what a cell of the rim counts as: a wall, one that would be next, or one after it."""
    ahead = place - np.int64(state.arm[LOW_ARM[side]])
    last = gap(state, side) - 1
    if ahead < 0 or ahead > last:
        return PALACE_WALLS
    return NEXT_WALLS if ahead == 0 or ahead == last else LATER_WALLS


@kernel()
def tell_rim(state, side, change, desk):
    """Count the walls of a side beside each palace, those that would be next, and the rest."""
    for place in range(SIDE_LENGTH[side]):
        palace = palace_at(state, RIM_INNER[FIRST_OF_SIDE[side] + place])
        if palace != NOTHING:
            desk.tally[palace, tally_of_wall(state, side, place)] += change


@kernel()
def survey_anew(state, desk):
    """Tell of every palace what it has and what could be added."""
    list_free(state, desk)
    name_palaces(state, desk)
    for y in range(0, HEIGHT, ROWS_A_WORD):
        pieces = word_of(state, FILLED, y) ^ word_of(state, MARKET, y)
        tell_cells(state, pieces, y * WIDTH, EXTENT, 1, desk)
        tell_cells(state, word_of(state, FRONTIER, y), y * WIDTH, ROOM, 1, desk)
    tell_beside(state, MARKET, PALACE_MERCHANTS, 1, desk)
    tell_beside(state, STALLS, NEXT_STALLS, 1, desk)
    for side in range(_SIDES):
        tell_rim(state, side, 1, desk)


@kernel()
def tell_round(state, cell, change, desk):
    """Count what a building or stable on a cell may change: the cells round it."""
    first = cell - cell % WIDTH - WIDTH
    room = word_round(state, FRONTIER, cell, 0b111, 0b111)
    tell_cells(state, room, first, ROOM, change, desk)
    market = word_round(state, MARKET, cell, 0b101, 0b010)
    tell_cells_beside(state, market, first, PALACE_MERCHANTS, change, desk)
    stalls = word_round(state, STALLS, cell, 0b111, 0b010)
    tell_cells_beside(state, stalls, first, NEXT_STALLS, change, desk)


@kernel()
def take_off(state, action, desk):
    """Take what a piece may change off the survey, just before it is laid."""
    if action == DECLINE:
        return
    if action >= ROOF:
        desk.owner[(action - ROOF) % CELLS] = state.actor
        return
    if action >= WALL_AT:
        tell_rim(state, RIM_SIDE[action - WALL_AT], -1, desk)
        return
    cell = action % CELLS
    if action < MERCHANT_AT:
        desk.joined = state.near[cell]
        tell_round(state, cell, -1, desk)
        return
    tell_beside(state, STALLS, NEXT_STALLS, -1, desk)
    if has(state, FRONTIER, cell):
        desk.tally[state.near[cell], ROOM] -= 1


@kernel()
def put_back(state, action, desk):
    """Tell anew what a piece may have changed, now that it is laid."""
    if action >= ROOF:
        list_free(state, desk)
        return
    if action >= WALL_AT:
        tell_rim(state, RIM_SIDE[action - WALL_AT], 1, desk)
        return
    cell = action % CELLS
    if action < MERCHANT_AT:
        join(state, cell, desk)
        tell_round(state, cell, 1, desk)
        return
    tell_beside(state, STALLS, NEXT_STALLS, 1, desk)
    tell_neighbours(state, cell, PALACE_MERCHANTS, 1, desk)


@kernel()
def join(state, cell, desk):
    """Count a new building or stable for its palace, which may be new or have a new name."""
    palace = np.int64(state.near[cell])
    before = desk.joined
    if palace != before:
        list_free(state, desk)
        desk.owner[palace] = NOTHING
        for tally in range(TALLIES):
            desk.tally[palace, tally] = desk.tally[before, tally] if before != NOTHING else 0
    desk.tally[palace, EXTENT] += 1
    for side in range(4):
        wall = CELL_RIM[cell, side]
        if wall != BEYOND:
            desk.tally[palace, tally_of_wall(state, RIM_SIDE[wall], RIM_PLACE[wall])] += 1


@kernel()
def survey(state, desk):
    """Tell of every palace what it has and what could be added; a playout keeps it."""
    if knows_survey(desk):
        put_back(state, desk.choice[0], desk)
    else:
        survey_anew(state, desk)
    forget_survey(desk)


@kernel()
def keep_survey(state, action, desk):
    """Keep the survey of a playout while a piece is laid."""
    if is_playout(desk):
        take_off(state, action, desk)
        note_survey(desk)


@kernel()
def worth(palace, desk):
    """Return the points that a palace scores as it stands, cards aside."""
    return (
        desk.tally[palace, EXTENT]
        + desk.tally[palace, PALACE_WALLS]
        + desk.tally[palace, PALACE_MERCHANTS]
    )


@kernel()
def extent(palace, desk):
    """Return how many buildings and stables a palace has: what palace cards are for."""
    return desk.tally[palace, EXTENT]
