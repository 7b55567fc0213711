"""Guessing what is behind the screens."""

from __future__ import annotations

import numpy as np

from qalat.core.kernel import kernel
from qalat.core.random import below
from qalat.games.medina.components import BOX, COLOURS, KINDS, MAX_SEATS, STABLES, SUPPLY
from qalat.games.medina.rules.buildings import may_build
from qalat.games.medina.rules.moment import pieces_placed
from qalat.games.medina.rules.stables import may_attach
from qalat.games.medina.rules.turn import may_place
from qalat.games.medina.state import PIECE

_COLOURS = len(COLOURS)
_KINDS = len(KINDS)


@kernel()
def count_unseen(state, scratch):
    """Count the pieces of each kind that are neither placed nor in the box nor shown."""
    for kind in range(_KINDS):
        unseen = BOX[kind] - np.int64(state.box[kind]) - pieces_placed(state, kind)
        for seat in range(np.int64(state.seats)):
            unseen -= np.int64(state.supply[seat, kind])
        scratch.unseen[kind] = unseen


@kernel()
def is_hidden(state, seat):
    """Return whether a seat's supply is shown as a number of pieces only."""
    for kind in range(_KINDS):
        if state.supply[seat, kind] != 0:
            return False
    return state.supply_size[seat] > 0


@kernel()
def hand_over(state, seat, kind, scratch):
    """Put one of the pieces not seen behind a seat's screen."""
    state.supply[seat, kind] += 1
    scratch.unseen[kind] -= 1


@kernel()
def weigh_kinds(state, seat, only_dealt, scratch):
    """Weigh each kind by the pieces not seen; where asked, no more of it than a seat was dealt."""
    total = np.int64(0)
    for kind in range(_KINDS):
        full = state.supply[seat, kind] >= SUPPLY[state.seats, kind]
        scratch.weights[kind] = 0 if only_dealt and full else scratch.unseen[kind]
        total += scratch.weights[kind]
    return total


@kernel()
def weigh_placeable(state, scratch):
    """Weigh each kind that can be placed now by the pieces not seen."""
    total = np.int64(0)
    for kind in range(_KINDS):
        may = may_attach(state) if kind == STABLES else True
        if kind < _COLOURS:
            may = may_build(state, kind)
        scratch.weights[kind] = scratch.unseen[kind] if may else 0
        total += scratch.weights[kind]
    return total


@kernel()
def draw_kind(total, scratch):
    """Draw a kind by the weights on the scratch."""
    place = below(scratch.stream, total)
    kind = 0
    while place >= scratch.weights[kind]:
        place -= scratch.weights[kind]
        kind += 1
    return kind


@kernel()
def draw_piece(state, seat, scratch):
    """Guess one piece of a seat's supply."""
    total = weigh_kinds(state, seat, True, scratch)
    if total == 0:
        total = weigh_kinds(state, seat, False, scratch)
    hand_over(state, seat, draw_kind(total, scratch), scratch)


@kernel()
def guess(state, seat, scratch):
    """Fill hidden supplies with pieces not seen, so that whoever acts has one to place."""
    count_unseen(state, scratch)
    for other in range(MAX_SEATS):
        hidden = other < state.seats and is_hidden(state, other)
        scratch.to_guess[other] = np.int64(state.supply_size[other]) if hidden else 0
    actor = np.int64(state.actor)
    if state.phase == PIECE and scratch.to_guess[actor] > 0 and not may_place(state, actor):
        hand_over(state, actor, draw_kind(weigh_placeable(state, scratch), scratch), scratch)
        scratch.to_guess[actor] -= 1
    waiting = True
    while waiting:
        waiting = False
        for other in range(np.int64(state.seats)):
            if scratch.to_guess[other] > 0:
                draw_piece(state, other, scratch)
                scratch.to_guess[other] -= 1
                waiting = True
