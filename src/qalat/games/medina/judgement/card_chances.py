"""The chances that cards stay with their holders, and who may win them otherwise."""

from __future__ import annotations

import numpy as np

from qalat.core.kernel import kernel
from qalat.games.medina.components import COLOURS, PALACE_POINTS, TOWER_POINTS, TOWERS
from qalat.games.medina.judgement.survey import extent
from qalat.games.medina.judgement.weights import (
    PALACE_CARD,
    TOWER_CARD,
    TOWER_CARD_LATER,
)
from qalat.games.medina.rules.roofs import waits_for
from qalat.games.medina.state import NOTHING

_COLOURS = len(COLOURS)
_TOWERS = len(TOWERS)
_CLEAR_LEAD = 3
_SURE = 0.98


@kernel()
def lead(state, holder, colour, scratch):
    """Return by how much a holder's palace is larger than the next with a roof."""
    margin = np.int64(_CLEAR_LEAD)
    size = extent(state.roof[holder, colour], scratch)
    for seat in range(np.int64(state.seats)):
        if seat != holder and state.roof[seat, colour] != NOTHING:
            margin = min(margin, size - extent(state.roof[seat, colour], scratch))
    return margin


@kernel()
def palace_card_stays(state, holder, colour, scratch):
    """Return how likely a palace card stays with its holder."""
    waiting = scratch.waiting_seats[colour]
    chance = PALACE_CARD[0] + PALACE_CARD[1] * lead(state, holder, colour, scratch)
    if waiting > 0:
        chance += PALACE_CARD[2] + PALACE_CARD[3] * waiting * scratch.left[colour]
        chance += PALACE_CARD[4] * extent(state.roof[holder, colour], scratch)
    return min(max(chance, 1 - _SURE), _SURE)


@kernel()
def add_palace_card(state, colour, values, scratch):
    """Share the points of a palace card between its holder and those without such a palace."""
    holder = np.int64(state.palace_card[colour])
    rest = np.float64(PALACE_POINTS[colour])
    if holder != NOTHING:
        kept = palace_card_stays(state, holder, colour, scratch) * rest
        values[holder] += kept
        rest -= kept
    for seat in range(np.int64(state.seats)):
        if waits_for(state, seat, colour):
            values[seat] += rest / scratch.waiting_seats[colour]


@kernel()
def add_tower_card(state, tower, pieces, values):
    """Share the points of a tower card between its holder and the others."""
    seats = np.int64(state.seats)
    holder = np.int64(state.tower_card[tower])
    rest = np.float64(TOWER_POINTS[tower])
    if holder != NOTHING:
        kept = max(TOWER_CARD + TOWER_CARD_LATER * pieces, 0.0) * rest
        values[holder] += kept
        rest = (rest - kept) / (seats - 1)
    else:
        rest /= seats
    for seat in range(seats):
        if seat != holder:
            values[seat] += rest


@kernel()
def add_cards(state, values, scratch):
    """Add the expected points of the cards to each seat."""
    pieces = np.int64(0)
    for seat in range(np.int64(state.seats)):
        pieces += np.int64(state.supply_size[seat])
    for colour in range(_COLOURS):
        add_palace_card(state, colour, values, scratch)
    for tower in range(_TOWERS):
        add_tower_card(state, tower, pieces, values)
