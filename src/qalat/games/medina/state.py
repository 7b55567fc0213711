"""One game of Medina as one record, and the scratch on which the rules work things out."""

from __future__ import annotations

from qalat.core.record import STATE_HEADER, Record, int8, int16, uint16
from qalat.games.medina.components import ARMS, CELLS, COLOURS, HEIGHT, KINDS, MAX_SEATS, TOWERS

# The phases: what is asked now, of chance (the first) or of the actor.
DRAW_YOUNGEST, FIRST_MERCHANT, PIECE, FINISHED = range(4)
PHASES = ("youngest", "first merchant", "piece", "finished")

# What stands on a cell; a building is its colour plus one.
EMPTY = 0
LAST_BUILDING, STABLE, MERCHANT = 4, 5, 6

NOTHING = -1
"""No palace, no roof, no holder of a card, no youngest seat yet."""

SEVERAL = -2
"""In place of a palace: two or more of them are near."""

# What has been laid in this turn.
NO_PIECE, NO_ROOF, A_ROOF = range(3)

# Sets of cells that are noted down for speed; the last is one a colour, so the colour is added.
FILLED, MARKET, OPEN, FRONTIER, STALLS, UNROOFED, GROWTH = range(7)
PLANES = GROWTH + len(COLOURS)

PARTS = ("buildings", "stables", "walls", "merchants", "palace cards", "tower cards")

STATE = Record(
    "State",
    int16("near", "[cell] the palace on it or around it, -1 for none, -2 for several", CELLS),
    int16("roof", "[seat, colour] the palace roofed, -1 for none", MAX_SEATS, len(COLOURS)),
    uint16("plane", "[set, row] cells filled, open, ... as noted for speed", PLANES, HEIGHT),
    *STATE_HEADER,
    int8("phase", "what is asked now: an index of PHASES"),
    int8("final_tie", "option: 0 shared, 1 largest_palace"),
    int8("open_supplies", "option: whether supplies lie open"),
    int8("youngest", "the youngest seat, -1 before it is drawn"),
    int8("last_piece", "option: whether a single piece that is left may be declined"),
    int8("laid", "this turn so far: 0 nothing, 1 a piece that is no roof, 2 a roof"),
    int8("piece", "[cell] 0 nothing, 1-4 a building by colour, 5 stable, 6 merchant", CELLS),
    int8("arm", "[arm] how many walls it has", ARMS),
    int8("supply", "[seat, kind] pieces behind the screen", MAX_SEATS, len(KINDS)),
    int8("supply_size", "[seat] how many pieces that is", MAX_SEATS),
    int8("box", "[kind] pieces out of the game", len(KINDS)),
    int8("rank", "[seat, colour] 1 for the first roof laid, ..., 0", MAX_SEATS, len(COLOURS)),
    int8("declined", "[seat] whether its last piece was declined", MAX_SEATS),
    int8("palace_card", "[colour] the seat that holds it, or -1", len(COLOURS)),
    int8("tower_card", "[tower] the seat that holds it, or -1", len(TOWERS)),
)
"""A palace is named by the cell of its first building, row by row from the northwest."""
