"""One game of Alhambra as one record, and the scratch on which the rules work things out."""

from __future__ import annotations

from qalat.core.record import STATE_HEADER, Record, int8, int16, int32, int64
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

# The phases: what is asked now, of chance (the first five) or of the actor.
DRAW_YOUNGEST, FILL_DIRK, FILL_MARKET, FILL_HANDS, FILL_DISPLAY = range(5)
ACTION, PAYMENT, PLACEMENT, SITE, TARGET, FINISHED = range(5, 11)
PHASES = (
    "youngest", "dirk", "market", "hands", "display",
    "action", "payment", "placement", "site", "target", "finished",
)  # fmt: skip

# Where a tile lies; the last three are one place a seat, so the seat is added.
IN_BAG, ON_MARKET, WITH_DIRK = range(3)
IN_PALACE, IN_RESERVE, SET_ASIDE = 10, 20, 30
PLACES = SET_ASIDE + MAX_SEATS

NOTHING = -1
"""No card at a place of the display, no tile in a slot, no slot or tile named."""

MOST_TURNS = 30_000
"""What the number of the turn ends at; it stands for all turns from there on.

Play can be dragged out to more turns than two bytes count, though no rule asks for their number.
"""

NO_PILES = 5
"""The pile that is drawn from when the five piles are used up, or not yet made."""

WALL_PART = len(TYPES)
PARTS = (*TYPES, "wall")

STATE = Record(
    "State",
    int64("removable", "[seat] palace tiles that may be taken out, one bit a tile", MAX_SEATS),
    int32("fitting", "[seat] wall sets that fit on some empty cell, one bit a set", MAX_SEATS),
    int32("swappable", "[seat] wall sets that fit in place of some palace tile", MAX_SEATS),
    int16("score", "[seat, Dirk last] points so far", MAX_SEATS + 1),
    int16("turn", "number of the turn, 0 while the game is set up, 30000 for all later ones too"),
    *STATE_HEADER,
    int8("phase", "what is asked now: an index of PHASES"),
    int8("scoring_cards", "option: 0 shuffled, 1 top"),
    int8("game_end", "option: 0 market_short, 1 last_tile"),
    int8("open_hands", "option: whether hands lie open"),
    int8("youngest", "the youngest seat, -1 before it is drawn"),
    int8("scoring_time", "option: 0 after_refill, 1 at_once"),
    int8("extra_action", "option: 0 must, 1 may"),
    int8("turn_seat", "whose turn it is, -1 while the game is set up"),
    int8("dealt", "how many starting hands are complete"),
    int8("slot", "the slot being paid for, or -1"),
    int8("picked", "the tile whose cell is being chosen, or -1"),
    int8("traded", "whether this turn has seen a purchase or a card taken"),
    int8("passed", "whether this turn is a pass"),
    int8("passes", "passes in a row"),
    int8("idle", "turns in a row without a purchase or a card taken"),
    int8("closing", "whether the last tiles of the market have been awarded"),
    int8("pile", "the pile drawn from, 0-4, or 5 for none"),
    int8("places", "places left in that pile, a scoring card's included"),
    int8("found", "scoring cards drawn"),
    int8("due", "whether a scoring card drawn in this refill is yet to be scored"),
    int8("dirk_owed", "tiles that Dirk is yet to draw"),
    int8("bag_size", "tiles in the bag"),
    int8("deck_size", "money cards in the deck"),
    int8("hand_size", "[seat] cards in hand", MAX_SEATS),
    int8("hand", "[seat, currency, value] cards in hand", MAX_SEATS, len(CURRENCIES), VALUES),
    int8("deck", "[currency, value] cards in the deck", len(CURRENCIES), VALUES),
    int8("discard", "[currency, value] cards paid", len(CURRENCIES), VALUES),
    int8("laid", "[value] cards laid for the slot being paid", VALUES),
    int8("display", "[place] kinds of cards, ascending, -1 behind the last", DISPLAY_SIZE),
    int8("market", "[slot] tiles, -1 for none", SLOTS),
    int8("location", "[tile] where it lies", TILE_COUNT),
    int8("x", "[tile] how far east of the fountain, 0 outside a palace", TILE_COUNT),
    int8("y", "[tile] how far south of the fountain, 0 outside a palace", TILE_COUNT),
    int8(
        "points",
        "[seat, Dirk last; scoring; part] points by scoring and part",
        MAX_SEATS + 1,
        len(SCORINGS),
        len(PARTS),
    ),
)

SUMS = (1 << 32) - 1
"""The sums that a purse knows: 13 is the highest price, and 8 the most that is ever overpaid."""

GRID = 64
"""The side of the torus that a palace is laid on: any palace spans fewer cells than that."""
