"""The scratch space of one thread: intermediate results that are in no state."""

from __future__ import annotations

from qalat.core.record import float32, int16, int64, uint16
from qalat.games.medina.components import CELLS, COLOURS, HEIGHT, KINDS, MAX_SEATS
from qalat.games.medina.state import PLANES

TALLIES = 7
"""How many numbers a survey has for each palace."""

PALACE_OF_NONE = CELLS
"""In a survey, in place of a palace: none."""

MOST_FREE = 80
"""More palaces without a roof than there can be: one a building of the box."""

MOST_KEPT = 8
"""Places for one kind of piece that a search looks at, at most."""

UNITS = 16
"""Units of the network that judges a race for a palace; they are added up by halves."""

OF_RULES = (
    int16("palace", "[cell] the palace that a building or stable belongs to, or -1", CELLS),
    int16("waiting", "[place] cells yet to be walked from", CELLS),
    int16("kept_near", "[cell] a copy of what is noted", CELLS),
    uint16("kept_plane", "[set, row] a copy of what is noted", PLANES, HEIGHT),
)

NOTES = (
    int64("surveyed", "the playout whose survey is cached; only the last piece may be missing"),
    int64("joined", "the palace near the cell of that piece, -1 for none"),
)
"""What a playout notes: see playout_cache.py."""

OF_JUDGEMENT = (
    int64("tally", "[palace, what] the survey's numbers for each palace", CELLS + 1, TALLIES),
    int64("owner", "[palace] the seat whose roof it has, or -1", CELLS),
    int64("free", "[place] the palaces without a roof, in order", MOST_FREE),
    int64("free_palaces", "how many there are"),
    int64("left", "[colour] buildings in all supplies", len(COLOURS)),
    int64("racing", "[colour] those with players who have no palace of it", len(COLOURS)),
    int64("waiting_seats", "[colour] players without a palace of it", len(COLOURS)),
    int64("growing", "[colour] the palace that can grow, or PALACE_OF_NONE", len(COLOURS)),
    int64("blocked", "[colour] palaces without a roof that cannot grow", len(COLOURS)),
    int64("best_blocked", "[colour] the most that one of those is worth", len(COLOURS)),
    int64("open_cells", "how many cells another palace can be founded on", 1),
    int64("order", "[turns ahead] the seat whose turn it will be", MAX_SEATS),
    int64("pieces_now", "pieces that whoever is to act lays in this turn"),
    int64("pieces_first", "[seat] pieces that the others lay before its next", MAX_SEATS),
    int64("harmless", "[seat] pieces that give nothing away in a race", MAX_SEATS),
    int64("rooms", "[seat] its palaces that take a stable", MAX_SEATS),
    int64("all_held", "[kind] pieces in all supplies", len(KINDS)),
    float32("unit", "[unit] of the network that judges races", UNITS),
    float32("shared_unit", "[unit] what all who race for a colour share", UNITS),
    int64("unseen", "[kind] pieces that may be behind any screen", len(KINDS)),
    int64("to_guess", "[seat] how many hidden pieces are yet to be guessed", MAX_SEATS),
    int64("appeal", "[cell] how good a place for a building it is", CELLS),
    int64("levels", "[place] how good the best places for a piece are", MOST_KEPT),
    int64("later", "[colour] hundredths of a point that a later roof promises", len(COLOURS)),
    int64("choice", "the piece that quick play would lay", 1),
    int64("promise", "what that piece promises, in hundredths of a point", 1),
)

SCRATCH = (*OF_RULES, *NOTES, *OF_JUDGEMENT)
