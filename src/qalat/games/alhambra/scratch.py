"""The scratch space of one thread: intermediate results that are in no state."""

from __future__ import annotations

from qalat.core.record import float64, int8, int16, int32, int64, uint16
from qalat.games.alhambra.components import (
    CURRENCIES,
    DISPLAY_SIZE,
    MAX_SEATS,
    SCORINGS,
    SLOTS,
    TILE_COUNT,
    TYPES,
    VALUES,
)
from qalat.games.alhambra.state import GRID, PLACES

LOOKED_ON = 4
"""Places of an outline that are listed once more at its end: no cell faces so many."""

LONGEST_OUTLINE = 2 * (TILE_COUNT + 1) + 2 + LOOKED_ON
_ROWS = MAX_SEATS + 1
_OUTLINES = (MAX_SEATS, LONGEST_OUTLINE)


# What the estimate is made of: expected majorities at A, B, C, the wall, hands, time.
MAJORITIES = 0
(
    WALL,
    EARLY_GROWTH,
    GROWTH,
    MISFITS,
    FEW_DOORS,
    MONEY,
    SPREAD_MONEY,
    CARDS,
    TO_ACT,
    RESERVE,
    ROUNDS,
    CONSTANT,
) = range(len(SCORINGS), len(SCORINGS) + 12)
FEATURES = CONSTANT + 1


OF_RULES = (
    int8("grid", "[cell of the torus] tile number plus one, 0 where empty", GRID * GRID),
    int8("member", "[place] the palace's tiles; the fountain, 54, first", TILE_COUNT + 1),
    int16("spot", "[tile] the cell that it fills", TILE_COUNT + 1),
    int16("members", "how many cells the palace fills, the fountain's included"),
    int16("west", "the palace's most western column"),
    int16("east", "the palace's most eastern column"),
    int16("north", "the palace's most northern row"),
    int16("south", "the palace's most southern row"),
    int16("top", "a cell of the palace in its most northern row"),
    int8("found_as", "[tile] its rank in a walk through the palace, 0 unmet", TILE_COUNT + 1),
    int8("lowest", "[tile] the lowest rank met from it and beyond", TILE_COUNT + 1),
    int8("came_from", "[tile] the tile that it was entered from", TILE_COUNT + 1),
    int8("next_side", "[tile] the side to try next", TILE_COUNT + 1),
    int32("worth", "[set of display places] what their cards sum to", 1 << DISPLAY_SIZE),
    int32("key", "[set of display places] where TAKE_NUMBER has them", 1 << DISPLAY_SIZE),
    int32("count", "[seat, Dirk last; type] tiles that count", MAX_SEATS + 1, len(TYPES)),
)  # fmt: skip

NOTES = (
    int64("palace_known", "[seat] the playout that knows the palace as it is, or 0", MAX_SEATS),
    int64("longest", "[seat] its longest wall, if the palace is known", MAX_SEATS),
    int64("purse_known", "[seat, currency] the playout that knows the money in hand, or 0",
         MAX_SEATS, len(CURRENCIES)),
    int64("reach", "[seat, currency] the sums that a hand can pay, one bit a sum",
         MAX_SEATS, len(CURRENCIES)),
    int64("held", "[seat, currency] what a hand holds", MAX_SEATS, len(CURRENCIES)),
    int64("lying", "[place] how many tiles lie there, if a playout knows", PLACES),
    int64("lying_known", "the playout that knows it, or 0"),
    int64("type_known", "[type] the playout that knows where its tiles are, or 0", len(TYPES)),
    int64("built_in", "[seat] the playout that chose to build on a site it knows, or 0", MAX_SEATS),
    int64("built_on", "[seat] that site", MAX_SEATS),
    int64("built", "[seat] the tile that it lays there", MAX_SEATS),
)  # fmt: skip
"""What a playout notes: see playout_cache.py."""

OF_JUDGEMENT = (
    uint16("ringed", "[seat, cell of the torus] which of the eight cells around the palace fills",
         MAX_SEATS, GRID * GRID),
    int16("filled_cell", "[seat, place] the cells of the palace", MAX_SEATS, TILE_COUNT + 1),
    int64("filled_cells", "[seat] how many cells the palace fills", MAX_SEATS),
    int32("outer", "[seat, place] the outline's sides, clockwise: (cell * 4 + side) * 2 + walled",
          *_OUTLINES),
    int32("grown", "[place] the sides of an outline just walked or grown", LONGEST_OUTLINE),
    int16("faced", "[place, the first once more] the empty cell before each side", LONGEST_OUTLINE),
    uint16("shown", "[place, the first once more] what that cell sees of it", LONGEST_OUTLINE),
    int8("upto", "[place] walled sides in a row that end before it", LONGEST_OUTLINE),
    int8("onward", "[place, the first once more] walled sides in a row that begin there",
          LONGEST_OUTLINE),
    int64("outers", "[seat] how many sides the outline has", MAX_SEATS),
    int8("run_first", "[run] the place where a run of walled sides begins", LONGEST_OUTLINE),
    int8("run_size", "[run] how many sides it has", LONGEST_OUTLINE),
    int64("runs", "how many runs of walled sides are listed; the last may be empty"),
    int64("longest_first", "the place where the longest run begins"),
    int64("doors", "[seat] how many sides of the outline have no wall", MAX_SEATS),
    int16("site", "[seat, site] an empty cell where some tile fits", *_OUTLINES),
    int8("site_first", "[seat, site] the first place of the outline that faces it", *_OUTLINES),
    int16("site_fits", "[seat, site] the wall sets that fit there, one bit a set", *_OUTLINES),
    int8("site_kind", "[seat, site] a new tile's first outer side * 4 + how many it has",
          *_OUTLINES),
    int8("site_doors", "[seat, site] how many doors the new tile covers", *_OUTLINES),
    int8("site_before", "[seat, site] walled sides in a row that end at it", *_OUTLINES),
    int8("site_after", "[seat, site] walled sides in a row that begin behind it", *_OUTLINES),
    int8("site_beyond", "[seat, site] the longest run that does not touch it", *_OUTLINES),
    int64("sites", "[seat] how many such cells there are", MAX_SEATS),
    int64("shapes_known", "[seat] wall sets whose best shape is known, one bit a set", MAX_SEATS),
    float64("best_shape", "[seat, walls] the best shape that such a tile can bring", MAX_SEATS, 16),
    int64("edge_west", "[seat] the column west of the palace", MAX_SEATS),
    int64("edge_north", "[seat] the row north of the palace", MAX_SEATS),
    int64("sums", "[value] the sums that cards up to it can pay, one bit a sum", VALUES + 1),
    int64("stock", "[type] tiles in the bag", len(TYPES)),
    float64("offer", "[type] tiles on the market that nobody is likely to buy next", len(TYPES)),
    int64("unseen", "[walls] tiles in the bag", 16),
    int64("waiting", "[seat] tiles bought or being paid, and not placed", _ROWS),
    int64("shelved", "[seat] tiles in reserve", _ROWS),
    int64("key_now", "[seat, the bag last] a hash of the palace or bag", _ROWS),
    int64("seen_key", "[palace or bag, seat] that number when the palace was last looked at",
         2, _ROWS),
    int64("seen_wall", "[seat] the longest wall then", _ROWS),
    int64("seen_doors", "[seat] the open sides then", _ROWS),
    float64("seen_growth", "[seat] how much a tile lengthens the wall, as seen then", _ROWS),
    float64("seen_misfits", "[seat] which part of the bag fits nowhere, as seen then", _ROWS),
    float64("left_over", "[slot] how likely nobody buys the tile next", SLOTS),
    int64("most_held", "[slot] the most money of its currency in a hand", SLOTS),
    int64("richest", "[slot] the seat that holds it", SLOTS),
    float64("feature", "[seat, Dirk last; part of the estimate]", _ROWS, FEATURES),
    float64("coming", "[scoring] tiles that leave the market before it", len(SCORINGS)),
    float64("of_offer", "[scoring] which part of the tiles on offer is bought before it",
         len(SCORINGS)),
    float64("of_stock", "[scoring] which part of the bag players buy before it", len(SCORINGS)),
    float64("of_dirk", "[scoring] which part of the bag Dirk draws before it", len(SCORINGS)),
    float64("share", "[scoring, seat] which part of the tiles to come by then a player gets",
         len(SCORINGS), _ROWS),
    float64("claim", "[seat, Dirk last; type] tiles that count, or will soon", _ROWS, len(TYPES)),
    float64("strength", "[scoring; seat, Dirk last; type] tiles expected at it",
         len(SCORINGS), _ROWS, len(TYPES)),
    float64("chance_of", "[row, place] how likely a row is first, second, third", _ROWS + 1, 3),
    float64("steps", "[scoring, type] steps of BEHIND to a tile", len(SCORINGS), len(TYPES)),
    float64("purse", "[set of display places] what their cards are worth", 16),
    float64("in_mind", "what the action that is in mind is worth"),
    int64("looked", "how much has been looked at: nothing, the table, the palace too"),
)  # fmt: skip

SCRATCH = (*OF_RULES, *NOTES, *OF_JUDGEMENT)
