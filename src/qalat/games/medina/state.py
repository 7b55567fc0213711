"""One game of Medina as one record, and the desk on which the rules work things out."""

from __future__ import annotations

from qalat.core.record import STATE_HEADER, Record, bits, rough, vast, whole, wide
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
    wide("near", "[cell] the palace on it or around it, -1 for none, -2 for several", CELLS),
    wide("roof", "[seat, colour] the palace roofed, -1 for none", MAX_SEATS, len(COLOURS)),
    bits("plane", "[set, row] cells filled, open, ... as noted for speed", PLANES, HEIGHT),
    *STATE_HEADER,
    whole("phase", "what is asked now: an index of PHASES"),
    whole("final_tie", "option: 0 shared, 1 largest_palace"),
    whole("open_supplies", "option: whether supplies lie open"),
    whole("youngest", "the youngest seat, -1 before it is drawn"),
    whole("last_piece", "option: whether a single piece that is left may be declined"),
    whole("laid", "this turn so far: 0 nothing, 1 a piece that is no roof, 2 a roof"),
    whole("piece", "[cell] 0 nothing, 1-4 a building by colour, 5 stable, 6 merchant", CELLS),
    whole("arm", "[arm] how many walls it has", ARMS),
    whole("supply", "[seat, kind] pieces behind the screen", MAX_SEATS, len(KINDS)),
    whole("supply_size", "[seat] how many pieces that is", MAX_SEATS),
    whole("box", "[kind] pieces out of the game", len(KINDS)),
    whole("rank", "[seat, colour] 1 for the first roof laid, ..., 0", MAX_SEATS, len(COLOURS)),
    whole("declined", "[seat] whether its last piece was declined", MAX_SEATS),
    whole("palace_card", "[colour] the seat that holds it, or -1", len(COLOURS)),
    whole("tower_card", "[tower] the seat that holds it, or -1", len(TOWERS)),
)
"""A palace is named by the cell of its first building, row by row from the northwest."""

TALLIES = 7
"""How many numbers a survey tells of a palace."""

PALACE_OF_NONE = CELLS
"""In a survey, in place of a palace: of none there is nothing to tell."""

MOST_FREE = 80
"""More palaces without a roof than there can be: one a building of the box."""

MOST_KEPT = 8
"""Places for one kind of piece that a search looks at, at most."""

UNITS = 16
"""Units of the network that judges a race for a palace; they are added up by halves."""

DESK_FIELDS = (
    wide("palace", "[cell] the palace that a building or stable belongs to, or -1", CELLS),
    wide("waiting", "[place] cells yet to be walked from", CELLS),
    wide("kept_near", "[cell] a copy of what is noted", CELLS),
    bits("kept_plane", "[set, row] a copy of what is noted", PLANES, HEIGHT),
    vast("tally", "[palace, what] what a survey tells of a palace", CELLS + 1, TALLIES),
    vast("owner", "[palace] the seat whose roof it has, or -1", CELLS),
    vast("free", "[place] the palaces without a roof, in order", MOST_FREE),
    vast("free_palaces", "how many there are"),
    vast("surveyed", "the playout whose survey is kept: all but the last piece is told"),
    vast("joined", "the palace near the cell of that piece, -1 for none"),
    vast("left", "[colour] buildings in all supplies", len(COLOURS)),
    vast("racing", "[colour] those with players who have no palace of it", len(COLOURS)),
    vast("waiting_seats", "[colour] players without a palace of it", len(COLOURS)),
    vast("growing", "[colour] the palace that can grow, or PALACE_OF_NONE", len(COLOURS)),
    vast("blocked", "[colour] palaces without a roof that cannot grow", len(COLOURS)),
    vast("best_blocked", "[colour] the most that one of those is worth", len(COLOURS)),
    vast("open_cells", "how many cells another palace can be founded on", 1),
    vast("order", "[turns ahead] the seat whose turn it will be", MAX_SEATS),
    vast("pieces_now", "pieces that whoever is to act lays in this turn"),
    vast("pieces_first", "[seat] pieces that the others lay before its next", MAX_SEATS),
    vast("harmless", "[seat] pieces that give nothing away in a race", MAX_SEATS),
    vast("rooms", "[seat] its palaces that take a stable", MAX_SEATS),
    vast("all_held", "[kind] pieces in all supplies", len(KINDS)),
    rough("unit", "[unit] of the network that judges races", UNITS),
    rough("shared_unit", "[unit] what all who race for a colour share", UNITS),
    vast("unseen", "[kind] pieces that may be behind any screen", len(KINDS)),
    vast("to_guess", "[seat] how many hidden pieces are yet to be guessed", MAX_SEATS),
    vast("appeal", "[cell] how good a place for a building it is", CELLS),
    vast("levels", "[place] how good the best places for a piece are", MOST_KEPT),
    vast("later", "[colour] hundredths of a point that a later roof promises", len(COLOURS)),
    vast("choice", "the piece that quick play would lay", 1),
    vast("promise", "what that piece promises, in hundredths of a point", 1),
)
