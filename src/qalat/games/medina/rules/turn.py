"""A turn: two pieces, or one where a second cannot be placed; then the next who can place any."""

from __future__ import annotations

import numpy as np

from qalat.core.kernel import kernel
from qalat.core.record import OVER
from qalat.games.medina.components import COLOURS, MERCHANTS, STABLES, WALLS
from qalat.games.medina.rules.buildings import may_build
from qalat.games.medina.rules.roofs import may_roof
from qalat.games.medina.rules.stables import may_attach
from qalat.games.medina.state import FINISHED, NO_PIECE, PIECE

_COLOURS = len(COLOURS)


@kernel()
def may_place(state, seat):
    """Say whether a seat has a piece that can go somewhere.

    Walls always can: 32 of them leave 18 of the 50 cells that are no gates. Merchants always can:
    of 59 cells that are never filled 25 merchants stand between others at 50 at most.
    """
    if state.supply[seat, WALLS] > 0 or state.supply[seat, MERCHANTS] > 0:
        return True
    if state.supply[seat, STABLES] > 0 and may_attach(state):
        return True
    for colour in range(_COLOURS):
        if state.supply[seat, colour] > 0 and may_build(state, colour):
            return True
    return may_roof(state, seat)


@kernel("MED-T2")
def end_piece(state, laid):
    """A turn is exactly two pieces, one after the other."""
    if state.laid == NO_PIECE and may_place(state, np.int64(state.actor)):
        state.laid = laid
    else:
        end_turn(state)


@kernel("MED-T3")
def end_turn(state):
    """Who can place nothing is passed over; when nobody can place anything the game ends."""
    state.laid = NO_PIECE
    for ahead in range(1, np.int64(state.seats) + 1):
        seat = (np.int64(state.actor) + ahead) % np.int64(state.seats)
        if may_place(state, seat):
            begin_turn(state, seat)
            return
    state.phase = FINISHED
    state.actor = OVER


@kernel()
def begin_turn(state, seat):
    """Ask a seat for its first piece."""
    state.phase = PIECE
    state.actor = seat
    state.laid = NO_PIECE
