"""A survey of the palaces: what each has, and what room there is to add to it.

A palace is looked up by its row: those with a roof by seat and colour, all others behind them.
"""

from __future__ import annotations

import numpy as np

from qalat.core.kernel import kernel
from qalat.games.medina.components import (
    BESIDE,
    BEYOND,
    BIT_PLACE,
    CELLS,
    COLOURS,
    FIRST_OF_SIDE,
    HEIGHT,
    HIGH_ARM,
    LOW_ARM,
    MAX_SEATS,
    RIM_INNER,
    SIDE_LENGTH,
    WIDTH,
)
from qalat.games.medina.rules.city import palace_at, row_of
from qalat.games.medina.state import (
    EMPTY,
    FRONTIER,
    MARKET,
    MERCHANT,
    NOTHING,
    STABLE,
    STALLS,
    TALLIES,
    UNROOFED,
)

(
    BUILDINGS,
    PALACE_STABLES,
    PALACE_WALLS,
    PALACE_MERCHANTS,
    ROOM,
    NEXT_WALLS,
    LATER_WALLS,
    NEXT_STALLS,
) = range(TALLIES)
"""What is told of a palace; room is a cell that a stable, or if it has no roof a building, fits."""

FIRST_FREE = MAX_SEATS * len(COLOURS)
"""The row of the first palace without a roof."""

_COLOURS = len(COLOURS)
_SIDES = len(SIDE_LENGTH)


@kernel()
def name_row(palace, row, desk):
    """Give a palace a row of the survey, with nothing told of it yet."""
    desk.row_of_palace[palace] = row
    desk.palace_of_row[row] = palace
    for tally in range(TALLIES):
        desk.tally[row, tally] = 0


@kernel()
def name_rows(state, desk):
    """Give each palace its row; those without a roof are named in order."""
    for seat in range(np.int64(state.seats)):
        for colour in range(_COLOURS):
            palace = np.int64(state.roof[seat, colour])
            if palace != NOTHING:
                name_row(palace, seat * _COLOURS + colour, desk)
    rows = FIRST_FREE
    for y in range(HEIGHT):
        cells = row_of(state, UNROOFED, y)
        while cells != 0:
            low = cells & -cells
            name_row(y * WIDTH + BIT_PLACE[low % 19], rows, desk)
            rows += 1
            cells ^= low
    desk.rows[0] = rows


@kernel()
def tell_pieces(state, desk):
    """Count the buildings and stables of each palace."""
    for cell in range(CELLS):
        piece = np.int64(state.piece[cell])
        if EMPTY < piece < MERCHANT:
            row = desk.row_of_palace[state.near[cell]]
            desk.tally[row, PALACE_STABLES if piece == STABLE else BUILDINGS] += 1


@kernel()
def tell_room(state, desk):
    """Count the cells where each palace can be extended."""
    for y in range(HEIGHT):
        cells = row_of(state, FRONTIER, y)
        while cells != 0:
            low = cells & -cells
            palace = state.near[y * WIDTH + BIT_PLACE[low % 19]]
            desk.tally[desk.row_of_palace[palace], ROOM] += 1
            cells ^= low


@kernel()
def tell_beside(state, plane, tally, desk):
    """Count the cells of a set that each palace has beside it, each cell once a palace."""
    for y in range(HEIGHT):
        cells = row_of(state, plane, y)
        while cells != 0:
            low = cells & -cells
            tell_neighbours(state, y * WIDTH + BIT_PLACE[low % 19], tally, desk)
            cells ^= low


@kernel()
def tell_neighbours(state, cell, tally, desk):
    """Count a cell for each of the palaces that it is beside: two, across it, at most."""
    told = np.int64(NOTHING)
    for side in range(4):
        other = BESIDE[cell, side]
        if other == BEYOND:
            continue
        palace = palace_at(state, other)
        if palace != NOTHING and palace != told:
            desk.tally[desk.row_of_palace[palace], tally] += 1
            told = palace


@kernel()
def tell_rim(state, desk):
    """Count the walls beside each palace, the walls that would be next, and those after them."""
    for side in range(_SIDES):
        low = np.int64(state.arm[LOW_ARM[side]])
        high = SIDE_LENGTH[side] - 1 - np.int64(state.arm[HIGH_ARM[side]])
        for place in range(SIDE_LENGTH[side]):
            palace = palace_at(state, RIM_INNER[FIRST_OF_SIDE[side] + place])
            if palace == NOTHING:
                continue
            row = desk.row_of_palace[palace]
            if place < low or place > high:
                desk.tally[row, PALACE_WALLS] += 1
            elif place == low or place == high:
                desk.tally[row, NEXT_WALLS] += 1
            else:
                desk.tally[row, LATER_WALLS] += 1


@kernel()
def survey(state, desk):
    """Tell of every palace what it has and what could be added."""
    name_rows(state, desk)
    tell_pieces(state, desk)
    tell_room(state, desk)
    tell_beside(state, MARKET, PALACE_MERCHANTS, desk)
    tell_beside(state, STALLS, NEXT_STALLS, desk)
    tell_rim(state, desk)


@kernel()
def worth(row, desk):
    """Return the points that a palace scores as it stands, cards aside."""
    return (
        desk.tally[row, BUILDINGS]
        + desk.tally[row, PALACE_STABLES]
        + desk.tally[row, PALACE_WALLS]
        + desk.tally[row, PALACE_MERCHANTS]
    )


@kernel()
def extent(row, desk):
    """Return how many buildings and stables a palace has: what palace cards are for."""
    return desk.tally[row, BUILDINGS] + desk.tally[row, PALACE_STABLES]
