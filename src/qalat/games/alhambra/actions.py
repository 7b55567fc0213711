"""Every action of Alhambra, numbered; a purchase or a placement is a few of them in a row."""

from __future__ import annotations

from qalat.core.actions import ActionTable, at_cells, listed
from qalat.games.alhambra.components import (
    CARD_KINDS,
    MAX_SEATS,
    SCORINGS,
    SLOTS,
    TAKES,
    TILE_COUNT,
    TILES,
    VALUES,
    card_name,
)

REACH = TILE_COUNT
"""How far from the fountain a tile can lie: 54 tiles in a row, were there such a row."""

ROW = 2 * REACH + 1

ACTIONS = ActionTable(
    listed("take", ("take " + " ".join(card_name(kind) for kind in take) for take in TAKES)),
    listed("buy", (f"buy {slot + 1}" for slot in range(SLOTS))),
    listed("pay", (f"pay {value + 1}" for value in range(VALUES))),
    listed("settle", ("settle",)),
    listed("redesign", (f"redesign {tile.name}" for tile in TILES)),
    at_cells("remove", "redesign remove", REACH),
    listed("place", (f"place {tile.name}" for tile in TILES)),
    at_cells("at", "at", REACH),
    at_cells("swap", "swap", REACH),
    listed("reserve", ("in reserve",)),
    listed("give", ("with Dirk",)),
    listed("pass", ("pass",)),
    listed("youngest", (f"youngest seat {seat + 1}" for seat in range(MAX_SEATS)), chance=True),
    listed("card", (f"draw {card_name(kind)}" for kind in range(CARD_KINDS)), chance=True),
    listed("scoring", (f"draw scoring {letter}" for letter in SCORINGS[:2]), chance=True),
    listed("tile", (f"draw {tile.name}" for tile in TILES), chance=True),
)

TAKE = ACTIONS.first("take")
BUY = ACTIONS.first("buy")
PAY = ACTIONS.first("pay")
SETTLE = ACTIONS.first("settle")
REDESIGN = ACTIONS.first("redesign")
REMOVE = ACTIONS.first("remove")
PLACE = ACTIONS.first("place")
AT = ACTIONS.first("at")
SWAP = ACTIONS.first("swap")
TO_RESERVE = ACTIONS.first("reserve")
TO_DIRK = ACTIONS.first("give")
PASS = ACTIONS.first("pass")
YOUNGEST = ACTIONS.first("youngest")
DRAW_CARD = ACTIONS.first("card")
DRAW_SCORING = ACTIONS.first("scoring")
DRAW_TILE = ACTIONS.first("tile")

MOST_LEGAL = 192
"""More than can ever be legal at once: 2 x 55 + 2 cells round a palace and 54 tiles to swap."""
