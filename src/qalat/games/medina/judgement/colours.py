"""What is still open in each colour: who waits for a palace, what stands, what can be built."""

from __future__ import annotations

import numpy as np

from qalat.core.kernel import kernel
from qalat.games.medina.components import COLOURS, HEIGHT, ROWS_A_WORD
from qalat.games.medina.judgement.survey import ROOM, word_of, worth
from qalat.games.medina.rules.roofs import waits_for
from qalat.games.medina.scratch import PALACE_OF_NONE
from qalat.games.medina.state import OPEN

_COLOURS = len(COLOURS)


@kernel()
def bits_in(cells):
    """Return how many cells a word of 48 bits has."""
    cells = cells - ((cells >> 1) & 0x5555_5555_5555)
    cells = (cells & 0x3333_3333_3333) + ((cells >> 2) & 0x3333_3333_3333)
    cells = (cells + (cells >> 4)) & 0x0F0F_0F0F_0F0F
    cells += cells >> 24
    return (cells + (cells >> 8) + (cells >> 16)) & 0x3F


@kernel()
def cells_in(state, plane):
    """Return how many cells a set has."""
    total = np.int64(0)
    for y in range(0, HEIGHT, ROWS_A_WORD):
        total += bits_in(word_of(state, plane, y))
    return total


@kernel()
def count_supplies(state, scratch):
    """Count, colour by colour, the buildings in supply and the players who have no palace yet."""
    for colour in range(_COLOURS):
        left = np.int64(0)
        racing = np.int64(0)
        waiting = np.int64(0)
        for seat in range(np.int64(state.seats)):
            buildings = np.int64(state.supply[seat, colour])
            left += buildings
            if waits_for(state, seat, colour):
                racing += buildings
                waiting += 1
        scratch.left[colour] = left
        scratch.racing[colour] = racing
        scratch.waiting_seats[colour] = waiting
        scratch.growing[colour] = PALACE_OF_NONE
        scratch.blocked[colour] = 0
        scratch.best_blocked[colour] = 0


@kernel()
def survey_colours(state, scratch):
    """Write the survey of every colour: the palace that grows, and the blocked ones."""
    count_supplies(state, scratch)
    for place in range(scratch.free_palaces):
        palace = scratch.free[place]
        colour = np.int64(state.piece[palace]) - 1
        if scratch.tally[palace, ROOM] > 0:
            scratch.growing[colour] = palace
        else:
            scratch.blocked[colour] += 1
            scratch.best_blocked[colour] = max(scratch.best_blocked[colour], worth(palace, scratch))
    scratch.open_cells[0] = cells_in(state, OPEN)
