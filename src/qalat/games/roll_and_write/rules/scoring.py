"""Scoring: places by type, rows and columns, coins, and who wins."""

from __future__ import annotations

import numpy as np

from qalat.core.defaults import most_points_win
from qalat.core.kernel import kernel
from qalat.core.record import OVER
from qalat.games.roll_and_write.components import BONUS, LINE_POINTS, PIPS, TYPES
from qalat.games.roll_and_write.rules.coins import coins_left
from qalat.games.roll_and_write.rules.places import everybody, is_paid, places_gone, share
from qalat.games.roll_and_write.rules.sheet import is_built
from qalat.games.roll_and_write.state import (
    BONUS_PART,
    COIN_PART,
    COLUMN_PART,
    ROW_PART,
)

_TYPES = len(TYPES)


@kernel("RW-F1", "RW-V3")
def ranked_points(state, row, building_type):
    """The places still free go to those not yet paid by number built, at least one of the type."""
    built = state.count[row, building_type]
    if built == 0:
        return 0
    ahead = places_gone(state, building_type)
    level = np.int64(0)
    for other in range(everybody(state)):
        if not is_paid(state, other, building_type):
            if state.count[other, building_type] > built:
                ahead += 1
            elif state.count[other, building_type] == built:
                level += 1
    return share(building_type, ahead, level)


@kernel()
def type_points(state, row, building_type):
    """Return what a type has brought: in play, or in the final ranking."""
    if is_paid(state, row, building_type):
        return np.int64(state.paid[row, building_type])
    if state.actor == OVER:
        return np.int64(ranked_points(state, row, building_type))
    return np.int64(0)


@kernel("RW-F2")
def write_lines(state, seat, parts):
    """Each row and each column counts by itself; what is built need not be adjacent."""
    for line in range(PIPS):
        in_row = 0
        in_column = 0
        for place in range(PIPS):
            if is_built(state, seat, line * PIPS + place):
                in_row += 1
            if is_built(state, seat, place * PIPS + line):
                in_column += 1
        parts[seat, ROW_PART] += LINE_POINTS[in_row]
        parts[seat, COLUMN_PART] += LINE_POINTS[in_column]


@kernel("RW-F3")
def coin_points(state, seat):
    """Two coins left are worth a point; an odd one is worth nothing."""
    return coins_left(state, seat) // 2


@kernel("RW-V7")
def write_virtual(state, row, parts):
    """In a game against them virtual players score their types, and a bonus in the end."""
    for building_type in range(_TYPES):
        parts[row, building_type] = type_points(state, row, building_type)
    if state.actor == OVER:
        parts[row, BONUS_PART] = BONUS[state.virtual]


@kernel()
def score(state, totals, parts):
    """Write points and their parts; before the end, types paid and lines built so far."""
    seats = np.int64(state.seats)
    for row in range(everybody(state)):
        for part in range(parts.shape[1]):
            parts[row, part] = 0
        if row < seats:
            for building_type in range(_TYPES):
                parts[row, building_type] = type_points(state, row, building_type)
            write_lines(state, row, parts)
            if state.actor == OVER:
                parts[row, COIN_PART] = coin_points(state, row)
        elif state.solo == 1:
            write_virtual(state, row, parts)
        totals[row] = 0
        for part in range(parts.shape[1]):
            totals[row] += parts[row, part]


@kernel("RW-F4", "RW-V5", "RW-V7")
def winners(state, totals, wins):
    """The most points win, a tie is shared; virtual players win only in a game against them."""
    rows = everybody(state) if state.solo == 1 else np.int64(state.seats)
    most_points_win(totals, rows, wins)
