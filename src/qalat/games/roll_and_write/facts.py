"""What follows from an open position and a table wants to see: lines, places, coins."""

from __future__ import annotations

import numpy as np

from qalat.core.kernel import kernel
from qalat.core.record import Record, int8
from qalat.games.roll_and_write.components import LINE_POINTS, MAX_SEATS, PIPS, ROWS, TYPES
from qalat.games.roll_and_write.rules.coins import coins_left
from qalat.games.roll_and_write.rules.places import everybody, is_paid, places_gone
from qalat.games.roll_and_write.rules.scoring import coin_points, ranked_points
from qalat.games.roll_and_write.rules.sheet import is_built

_TYPES = len(TYPES)

FACTS = Record(
    "Facts",
    int8("gone", "[type] how many places are paid or burnt", _TYPES),
    int8("rank_points", "[row, type] what a type has paid, or would pay if the game ended now",
          ROWS, _TYPES),
    int8("in_row", "[seat, row] how many are built in it", MAX_SEATS, PIPS),
    int8("in_column", "[seat, column] how many are built in it", MAX_SEATS, PIPS),
    int8("row_points", "[seat, row] what it is worth", MAX_SEATS, PIPS),
    int8("column_points", "[seat, column] what it is worth", MAX_SEATS, PIPS),
    int8("coins", "[seat] coins that are left", MAX_SEATS),
    int8("coin_points", "[seat] what they would be worth if the game ended now", MAX_SEATS),
)  # fmt: skip


@kernel()
def write_lines(state, seat, facts):
    """Write how far a seat's rows and columns are, and what they are worth."""
    for line in range(PIPS):
        in_row = np.int64(0)
        in_column = np.int64(0)
        for place in range(PIPS):
            if is_built(state, seat, line * PIPS + place):
                in_row += 1
            if is_built(state, seat, place * PIPS + line):
                in_column += 1
        facts.in_row[seat, line] = in_row
        facts.in_column[seat, line] = in_column
        facts.row_points[seat, line] = LINE_POINTS[in_row]
        facts.column_points[seat, line] = LINE_POINTS[in_column]


@kernel()
def compute(state, facts, scratch):
    """Write the facts of a position."""
    for building_type in range(_TYPES):
        facts.gone[building_type] = places_gone(state, building_type)
        for row in range(everybody(state)):
            if is_paid(state, row, building_type):
                facts.rank_points[row, building_type] = state.paid[row, building_type]
            else:
                points = ranked_points(state, row, building_type)
                facts.rank_points[row, building_type] = points
    for seat in range(np.int64(state.seats)):
        write_lines(state, seat, facts)
        facts.coins[seat] = coins_left(state, seat)
        facts.coin_points[seat] = coin_points(state, seat)
