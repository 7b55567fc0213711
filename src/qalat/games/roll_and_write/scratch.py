"""The scratch space of one thread: what is worked out there and kept in no state.

The rules of Roll & Write need none.
"""

from __future__ import annotations

from qalat.core.record import real, rough, vast
from qalat.games.roll_and_write.components import PIPS, ROWS
from qalat.games.roll_and_write.state import PARTS

LANES = 8
"""The types, and two lanes that are empty: so many numbers are reckoned with at once."""

SHEET_UNITS, TYPE_UNITS, LAST_UNITS = 24, 16, 16
"""Units of the network that tells where a playout is cut off what may come."""

RIVALS = ROWS - 1
"""With so many at most a player races."""

NOTES = (
    vast("looked_in", "[row] the playout that has looked at its races, 0 for none", ROWS),
    vast("moment", "[row] buildings and turns to come when it was looked at", ROWS),
)
"""What a playout notes: see notes.py."""

OF_JUDGEMENT = (
    rough("chance", "[row] how likely a free crossing will be built before the end", ROWS),
    rough("box_doubt", "[row] how much is in doubt about such a crossing", ROWS),
    real("fade", "[row] how little a race's prospects count yet", ROWS),
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

SCRATCH = (*NOTES, *OF_JUDGEMENT)
