"""What follows from an open position and a table wants to see: the palaces and their worth."""

from __future__ import annotations

import numpy as np

from qalat.core.kernel import kernel
from qalat.core.record import Record, int8, int16
from qalat.games.medina.components import CELLS, COLOURS
from qalat.games.medina.rules.city import is_building, palace_at
from qalat.games.medina.rules.scoring import is_beside_palace
from qalat.games.medina.rules.walls import walls_beside
from qalat.games.medina.state import MERCHANT, NOTHING

_COLOURS = len(COLOURS)

FACTS = Record(
    "Facts",
    int16("palace", "[cell] the palace of a building or stable, named by one of its cells, or -1",
          CELLS),
    int8("owner", "[palace] the seat whose roof it has, or -1", CELLS),
    int8("buildings", "[palace] how many buildings it has", CELLS),
    int8("stables", "[palace] how many stables it has", CELLS),
    int8("walls", "[palace] how many walls stand beside it", CELLS),
    int8("merchants", "[palace] how many merchants stand beside it", CELLS),
)  # fmt: skip


@kernel()
def write_merchants(state, facts):
    """Count merchants to the palaces that they stand beside, each once a palace."""
    for cell in range(CELLS):
        if state.piece[cell] == MERCHANT:
            for palace in range(CELLS):
                if facts.buildings[palace] > 0 and is_beside_palace(state, cell, palace):
                    facts.merchants[palace] += 1


@kernel()
def compute(state, facts, scratch):
    """Write the facts of a position."""
    for cell in range(CELLS):
        facts.owner[cell] = NOTHING
        facts.buildings[cell] = 0
        facts.stables[cell] = 0
        facts.walls[cell] = 0
        facts.merchants[cell] = 0
    for cell in range(CELLS):
        palace = palace_at(state, cell)
        facts.palace[cell] = palace
        if palace != NOTHING:
            if is_building(state.piece[cell]):
                facts.buildings[palace] += 1
            else:
                facts.stables[palace] += 1
    for palace in range(CELLS):
        if facts.buildings[palace] > 0:
            facts.walls[palace] = walls_beside(state, palace)
    write_merchants(state, facts)
    for seat in range(np.int64(state.seats)):
        for colour in range(_COLOURS):
            if state.roof[seat, colour] != NOTHING:
                facts.owner[state.roof[seat, colour]] = seat
