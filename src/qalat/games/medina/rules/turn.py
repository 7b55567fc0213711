"""A turn: two pieces, or one where a second cannot be placed; then the next who can place any."""

from __future__ import annotations

import numpy as np

from qalat.core.kernel import kernel
from qalat.core.record import OVER
from qalat.games.medina.components import COLOURS, KINDS, MERCHANTS, STABLES, WALLS
from qalat.games.medina.rules.buildings import may_build
from qalat.games.medina.rules.roofs import may_roof, owes_roof, roofs_left
from qalat.games.medina.rules.stables import may_attach
from qalat.games.medina.state import FINISHED, NO_PIECE, PIECE

_COLOURS = len(COLOURS)
_KINDS = len(KINDS)


@kernel()
def may_place(state, seat):
    """Return whether a seat has a piece that can go somewhere.

    Walls always can: 32 of them leave 18 of the 50 cells that are no gates. Merchants always can:
    of 59 cells that are never filled 25 merchants stand between others at 50 at most.
    """
    if state.declined[seat] == 1:
        return False
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


@kernel("MED-T4")
def may_decline(state, seat):
    """A turn's first piece that is the player's last may be declined, if no roof is owed."""
    if state.last_piece == 0 or state.laid != NO_PIECE:
        return False
    if np.int64(state.supply_size[seat]) + roofs_left(state, seat) != 1:
        return False
    return not owes_roof(state, seat)


@kernel()
def decline(state, seat):
    """A piece that was declined leaves the game, and its player has finished."""
    state.declined[seat] = 1
    for kind in range(_KINDS):
        state.box[kind] += state.supply[seat, kind]
        state.supply[seat, kind] = 0
    state.supply_size[seat] = 0
    end_turn(state)


@kernel()
def begin_turn(state, seat):
    """Ask a seat for its first piece."""
    state.phase = PIECE
    state.actor = seat
    state.laid = NO_PIECE
