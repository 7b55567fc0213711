"""One game of Alhambra Roll & Write as one record."""

from __future__ import annotations

import numpy as np

from qalat.core.record import STATE_HEADER, Record, real, rough, vast, whole
from qalat.games.roll_and_write.components import CROSSINGS, MAX_SEATS, PIPS, ROWS, TYPES

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
    vast("built", "[seat] crossings built, one bit each, row by row", MAX_SEATS),
    *STATE_HEADER,
    whole("phase", "what is asked now: an index of PHASES"),
    whole("virtual_players", "option: 0 auto, else one less than the number"),
    whole("solo", "option: 0 points, 1 against"),
    whole("coins", "option: coins printed on a sheet"),
    whole("virtual", "how many virtual players there are; their rows follow the seats'"),
    whole("first", "the seat that opens every round, -1 before it is drawn"),
    whole("turn_seat", "whose turn it is, -1 while the game is set up"),
    whole("round_number", "the round, from 1; 0 while the game is set up"),
    whole("step", "how many builds or rolls of this phase are done, in setup and virtual builds"),
    whole("gained", "[seat] coins ever circled", MAX_SEATS),
    whole("spent", "[seat] coins crossed out", MAX_SEATS),
    whole("blue", "[seat, own or passed] what the blue dice show, 0 for no die", MAX_SEATS, 2),
    whole("yellow", "[seat, own or passed] what the yellow dice show, 0 for no die", MAX_SEATS, 2),
    whole("layout", "[crossing] the type that is built there", CROSSINGS),
    whole("boxes", "[type] how many crossings the layout has of it", len(TYPES)),
    whole(
        "count", "[row, type] how many are built; virtual rows follow the seats'", ROWS, len(TYPES)
    ),
    whole("paid", "[row, type] the share paid for completing the type, or -1", ROWS, len(TYPES)),
)

LANES = 8
"""The types, and two lanes that are empty: so many numbers are reckoned with at once."""

SHEET_UNITS, TYPE_UNITS, LAST_UNITS = 24, 16, 16
"""Units of the network that tells where a playout is cut off what may come."""

RIVALS = ROWS - 1
"""With so many at most a player races."""

DESK_FIELDS = (
    rough("chance", "[row] how likely a free crossing will be built before the end", ROWS),
    rough("box_doubt", "[row] how much is in doubt about such a crossing", ROWS),
    real("fade", "[row] how little a race's prospects count yet", ROWS),
    vast("looked_in", "[row] the playout that has looked at its races, 0 for none", ROWS),
    vast("moment", "[row] buildings and turns to come when it was looked at", ROWS),
    rough("expected", "[row, lane] boxes of a type to expect at the end", ROWS, LANES),
    rough("doubt", "[row, lane] how much is in doubt about them", ROWS, LANES),
    rough("limit", "[row, lane] the most that a lead in the race for the type counts", ROWS, LANES),
    rough("missing", "[row, lane] boxes that are free yet", ROWS, LANES),
    rough("some", "[row, lane] how likely there will be a building of the type", ROWS, LANES),
    rough("type_share", "[lane] what the row whose races were run may expect of a type", LANES),
    rough("type_gain", "[lane] what one more building is worth to it", LANES),
    real("line_gain", "[row, then column] what one more building is worth", 2 * PIPS),
    real("mean_gain", "what a building on a free crossing is worth on the average"),
    real("worth", "what the best building found is worth"),
    real("line_worth", "[colour, value] what its line adds, coins to turn a die paid", 2, PIPS),
    vast("far", "[colour, value] pips by which a die would have to be turned", 2, PIPS),
    rough("sheet_units", "[unit] what is told of a player's sheet", SHEET_UNITS),
    rough("type_units", "[unit] what is told of the types", TYPE_UNITS),
    rough("dearer_units", "[unit] the same, each type counted by how dear it is", TYPE_UNITS),
    rough("last_units", "[unit] what comes of it", LAST_UNITS),
    vast("rivals", "[place] boxes that rivals miss of a type, the nearest first", RIVALS),
    vast("final_points", "[row] points of a finished game", ROWS),
    vast("final_parts", "[row, part] what they are made of", ROWS, len(PARTS)),
)
