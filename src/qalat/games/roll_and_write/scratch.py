"""The scratch space of one thread: what is worked out there and kept in no state.

The rules of Roll & Write need none.
"""

from __future__ import annotations

from qalat.core.record import float32, float64, int64
from qalat.games.roll_and_write.components import PIPS, ROWS
from qalat.games.roll_and_write.state import PARTS

LANES = 8
"""The types, and two lanes that are empty: so many numbers are reckoned with at once."""

SHEET_UNITS, TYPE_UNITS, LAST_UNITS = 24, 16, 16
"""Units of the network that estimates where a playout is cut off."""

RIVALS = ROWS - 1
"""With so many at most a player races."""

NOTES = (
    int64("looked_in", "[row] the playout that has looked at its races, 0 for none", ROWS),
    int64("moment", "[row] buildings and turns to come when it was looked at", ROWS),
)
"""What a playout notes: see playout_cache.py."""

OF_JUDGEMENT = (
    float32("chance", "[row] how likely a free crossing will be built before the end", ROWS),
    float32("box_doubt", "[row] how much is in doubt about such a crossing", ROWS),
    float64("fade", "[row] how little a race's prospects count yet", ROWS),
    float32("expected", "[row, lane] boxes of a type to expect at the end", ROWS, LANES),
    float32("doubt", "[row, lane] how much is in doubt about them", ROWS, LANES),
    float32(
        "limit", "[row, lane] the most that a lead in the race for the type counts", ROWS, LANES
    ),
    float32("missing", "[row, lane] boxes that are free yet", ROWS, LANES),
    float32("some", "[row, lane] how likely there will be a building of the type", ROWS, LANES),
    float32("type_share", "[lane] what the row whose races were run may expect of a type", LANES),
    float32("type_gain", "[lane] what one more building is worth to it", LANES),
    float64("line_gain", "[row, then column] what one more building is worth", 2 * PIPS),
    float64("mean_gain", "what a building on a free crossing is worth on the average"),
    float64("worth", "what the best building found is worth"),
    float64("line_worth", "[colour, value] what its line adds, coins to turn a die paid", 2, PIPS),
    int64("far", "[colour, value] pips by which a die would have to be turned", 2, PIPS),
    float32("sheet_units", "[unit] the inputs from a player's sheet", SHEET_UNITS),
    float32("type_units", "[unit] the inputs from the types", TYPE_UNITS),
    float32("dearer_units", "[unit] the same, each type counted by how dear it is", TYPE_UNITS),
    float32("last_units", "[unit] what comes of it", LAST_UNITS),
    int64("rivals", "[place] boxes that rivals miss of a type, the nearest first", RIVALS),
    int64("final_points", "[row] points of a finished game", ROWS),
    int64("final_parts", "[row, part] what they are made of", ROWS, len(PARTS)),
)

SCRATCH = (*NOTES, *OF_JUDGEMENT)
