"""Scoring: roofed palaces, what stands beside them, and the cards."""

from __future__ import annotations

import numpy as np

from qalat.core.defaults import most_points_win
from qalat.core.kernel import kernel
from qalat.games.medina.components import (
    BESIDE,
    BEYOND,
    CELLS,
    COLOURS,
    PALACE_POINTS,
    TOWER_POINTS,
    TOWERS,
)
from qalat.games.medina.rules.city import is_building, palace_at
from qalat.games.medina.rules.walls import walls_beside
from qalat.games.medina.state import MERCHANT, NOTHING, PARTS

_COLOURS = len(COLOURS)
_TOWERS = len(TOWERS)
_PARTS = len(PARTS)
_BUILDINGS, _STABLES, _WALLS, _MERCHANTS, _PALACE_CARDS, _TOWER_CARDS = range(_PARTS)


@kernel()
def is_beside_palace(state, cell, palace):
    """Return whether a piece of a palace shares a side with a cell."""
    for side in range(4):
        other = BESIDE[cell, side]
        if other != BEYOND and palace_at(state, other) == palace:
            return True
    return False


@kernel("MED-P1")
def score_palace(state, palace, points):
    """A roofed palace scores a point a building, a stable, and a wall or merchant beside it."""
    for cell in range(CELLS):
        if palace_at(state, cell) == palace:
            points[_BUILDINGS if is_building(state.piece[cell]) else _STABLES] += 1
        elif state.piece[cell] == MERCHANT and is_beside_palace(state, cell, palace):
            points[_MERCHANTS] += 1
    points[_WALLS] += walls_beside(state, palace)


@kernel()
def score_seat(state, seat, points):
    """Write the points of a seat as they would be now, by what they are made with."""
    for part in range(_PARTS):
        points[part] = 0
    for colour in range(_COLOURS):
        if state.roof[seat, colour] != NOTHING:
            score_palace(state, np.int64(state.roof[seat, colour]), points)
        if state.palace_card[colour] == seat:
            points[_PALACE_CARDS] += PALACE_POINTS[colour]
    for tower in range(_TOWERS):
        if state.tower_card[tower] == seat:
            points[_TOWER_CARDS] += TOWER_POINTS[tower]


@kernel()
def score(state, totals, parts):
    """Write the points of each seat as they would be now, and their parts."""
    for seat in range(np.int64(state.seats)):
        score_seat(state, seat, parts[seat])
        totals[seat] = 0
        for part in range(_PARTS):
            totals[seat] += parts[seat, part]


@kernel()
def largest_palace(state, seat):
    """Return a key for the largest palace of a seat: its size, and then how early it was roofed."""
    largest = np.int64(0)
    for colour in range(_COLOURS):
        palace = np.int64(state.roof[seat, colour])
        if palace == NOTHING:
            continue
        size = np.int64(0)
        for cell in range(CELLS):
            if palace_at(state, cell) == palace:
                size += 1
        largest = max(largest, size * CELLS - np.int64(state.rank[seat, colour]))
    return largest


@kernel("MED-P2")
def winners(state, totals, wins):
    """The most points win, those of the cards held included; largest palaces may part a tie."""
    seats = np.int64(state.seats)
    most_points_win(totals, seats, wins)
    if state.final_tie == 0:
        return
    largest = np.int64(0)
    for seat in range(seats):
        if wins[seat] == 1:
            largest = max(largest, largest_palace(state, seat))
    for seat in range(seats):
        if wins[seat] == 1 and largest_palace(state, seat) < largest:
            wins[seat] = 0
