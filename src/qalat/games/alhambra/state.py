"""One game of Alhambra as one record, and the desk on which the rules work things out."""

from __future__ import annotations

from qalat.core.record import STATE_HEADER, Record, broad, vast, whole, wide
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
    vast("removable", "[seat] palace tiles that may be taken out, one bit a tile", MAX_SEATS),
    broad("fitting", "[seat] wall sets that fit on some empty cell, one bit a set", MAX_SEATS),
    broad("swappable", "[seat] wall sets that fit in place of some palace tile", MAX_SEATS),
    wide("score", "[seat, Dirk last] points so far", MAX_SEATS + 1),
    wide("turn", "number of the turn, 0 while the game is set up, 30000 for all later ones too"),
    *STATE_HEADER,
    whole("phase", "what is asked now: an index of PHASES"),
    whole("scoring_cards", "option: 0 shuffled, 1 top"),
    whole("game_end", "option: 0 market_short, 1 last_tile"),
    whole("open_hands", "option: whether hands lie open"),
    whole("youngest", "the youngest seat, -1 before it is drawn"),
    whole("scoring_time", "option: 0 after_refill, 1 at_once"),
    whole("extra_action", "option: 0 must, 1 may"),
    whole("turn_seat", "whose turn it is, -1 while the game is set up"),
    whole("dealt", "how many starting hands are complete"),
    whole("slot", "the slot being paid for, or -1"),
    whole("picked", "the tile whose cell is being chosen, or -1"),
    whole("traded", "whether this turn has seen a purchase or a card taken"),
    whole("passed", "whether this turn is a pass"),
    whole("passes", "passes in a row"),
    whole("idle", "turns in a row without a purchase or a card taken"),
    whole("closing", "whether the last tiles of the market have been awarded"),
    whole("pile", "the pile drawn from, 0-4, or 5 for none"),
    whole("places", "places left in that pile, a scoring card's included"),
    whole("found", "scoring cards drawn"),
    whole("due", "whether a scoring card drawn in this refill is yet to be scored"),
    whole("dirk_owed", "tiles that Dirk is yet to draw"),
    whole("bag_size", "tiles in the bag"),
    whole("deck_size", "money cards in the deck"),
    whole("hand_size", "[seat] cards in hand", MAX_SEATS),
    whole("hand", "[seat, currency, value] cards in hand", MAX_SEATS, len(CURRENCIES), VALUES),
    whole("deck", "[currency, value] cards in the deck", len(CURRENCIES), VALUES),
    whole("discard", "[currency, value] cards paid", len(CURRENCIES), VALUES),
    whole("laid", "[value] cards laid for the slot being paid", VALUES),
    whole("display", "[place] kinds of cards, ascending, -1 behind the last", DISPLAY_SIZE),
    whole("market", "[slot] tiles, -1 for none", SLOTS),
    whole("location", "[tile] where it lies", TILE_COUNT),
    whole("x", "[tile] how far east of the fountain, 0 outside a palace", TILE_COUNT),
    whole("y", "[tile] how far south of the fountain, 0 outside a palace", TILE_COUNT),
    whole(
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
