"""One game of Alhambra Roll & Write as one record."""

from __future__ import annotations

import numpy as np

from qalat.core.record import STATE_HEADER, Record, int8, int64
from qalat.games.roll_and_write.components import CROSSINGS, MAX_SEATS, ROWS, TYPES

# The phases: what is asked now, of chance (the first eight) or of the actor.
DRAW_FIRST, FOUND, JOIN, LAY, PAIR, FOUR_BLUE, FOUR_YELLOW, VIRTUAL = range(8)
ACTION, AGAIN, KEEPING, FINISHED = range(8, 12)
PHASES = (
    "first", "found", "join", "lay", "pair", "four blue", "four yellow", "virtual",
    "action", "again", "keep", "finished",
)  # fmt: skip

NOTHING = -1
"""No seat named, or no place paid."""

OWN, PASSED = np.int64(0), np.int64(1)
"""Where a die lies: with the own pair, or with the pair that came from the neighbour.

They are numbers of NumPy, so that a kernel is compiled once and not for each of the two.
At the start of a turn and after a roll of all four, dice lie by value instead, lower first; between
two builds the used pair lies first.
"""

LINE_PARTS = ("rows", "columns")
ROW_PART, COLUMN_PART, COIN_PART, BONUS_PART = range(len(TYPES), len(TYPES) + 4)
PARTS = (*TYPES, *LINE_PARTS, "coins", "bonus")

STATE = Record(
    "State",
    int64("built", "[seat] crossings built, one bit each, row by row", MAX_SEATS),
    *STATE_HEADER,
    int8("phase", "what is asked now: an index of PHASES"),
    int8("virtual_players", "option: 0 auto, else one less than the number"),
    int8("solo", "option: 0 points, 1 against"),
    int8("coins", "option: coins printed on a sheet"),
    int8("virtual", "how many virtual players there are; their rows follow the seats'"),
    int8("first", "the seat that opens every round, -1 before it is drawn"),
    int8("turn_seat", "whose turn it is, -1 while the game is set up"),
    int8("round_number", "the round, from 1; 0 while the game is set up"),
    int8("step", "how many builds or rolls of this phase are done, in setup and virtual builds"),
    int8("gained", "[seat] coins ever circled", MAX_SEATS),
    int8("spent", "[seat] coins crossed out", MAX_SEATS),
    int8("blue", "[seat, own or passed] what the blue dice show, 0 for no die", MAX_SEATS, 2),
    int8("yellow", "[seat, own or passed] what the yellow dice show, 0 for no die", MAX_SEATS, 2),
    int8("layout", "[crossing] the type that is built there", CROSSINGS),
    int8("boxes", "[type] how many crossings the layout has of it", len(TYPES)),
    int8(
        "count", "[row, type] how many are built; virtual rows follow the seats'", ROWS, len(TYPES)
    ),
    int8("paid", "[row, type] the share paid for completing the type, or -1", ROWS, len(TYPES)),
)
