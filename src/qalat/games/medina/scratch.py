"""The scratch space of one thread: what is worked out there and kept in no state."""

from __future__ import annotations

from qalat.core.record import bits, rough, vast, wide
from qalat.games.medina.components import CELLS, COLOURS, HEIGHT, KINDS, MAX_SEATS
from qalat.games.medina.state import PLANES

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

OF_RULES = (
    wide("palace", "[cell] the palace that a building or stable belongs to, or -1", CELLS),
    wide("waiting", "[place] cells yet to be walked from", CELLS),
    wide("kept_near", "[cell] a copy of what is noted", CELLS),
    bits("kept_plane", "[set, row] a copy of what is noted", PLANES, HEIGHT),
)

NOTES = (
    vast("surveyed", "the playout whose survey is kept: all but the last piece is told"),
    vast("joined", "the palace near the cell of that piece, -1 for none"),
)
"""What a playout notes: see notes.py."""

OF_JUDGEMENT = (
    vast("tally", "[palace, what] what a survey tells of a palace", CELLS + 1, TALLIES),
    vast("owner", "[palace] the seat whose roof it has, or -1", CELLS),
    vast("free", "[place] the palaces without a roof, in order", MOST_FREE),
    vast("free_palaces", "how many there are"),
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

SCRATCH = (*OF_RULES, *NOTES, *OF_JUDGEMENT)
