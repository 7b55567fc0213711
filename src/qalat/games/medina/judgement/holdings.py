"""Holdings: what stables, walls and merchants will still add to a palace with a roof."""

from __future__ import annotations

import numpy as np

from qalat.core.kernel import kernel
from qalat.games.medina.components import COLOURS, MERCHANTS, STABLES, WALLS
from qalat.games.medina.judgement.survey import (
    LATER_WALLS,
    NEXT_STALLS,
    NEXT_WALLS,
    ROOM,
    extent,
)
from qalat.games.medina.judgement.weights import HOLDING
from qalat.games.medina.state import NOTHING

HOLDING_FACTS = (
    "always",
    "share of own stables",
    "next walls",
    "later walls",
    "next stalls",
    "next stalls now",
    "merchants for stalls",
    "merchants own",
    "merchants of others",
    "stables of others",
    "size",
    "room",
)
(
    _ALWAYS,
    _OWN_STABLES,
    _NEXT_WALLS,
    _LATER_WALLS,
    _NEXT_STALLS,
    _STALLS_NOW,
    _STALL_MERCHANTS,
    _OWN_MERCHANTS,
    _OTHER_MERCHANTS,
    _OTHER_STABLES,
    _SIZE,
    _ROOM,
) = range(len(HOLDING_FACTS))

_COLOURS = len(COLOURS)
_FACTS = len(HOLDING_FACTS)

_KEPT_STABLE = 0.8
"""Points of a stable that is kept for a palace to come."""


@kernel()
def tell_others(state, seat, desk):
    """Tell what the others have to add to a palace, be it by need."""
    fact = desk.fact
    fact[_OTHER_MERCHANTS] = 0
    fact[_OTHER_STABLES] = 0
    for other in range(np.int64(state.seats)):
        if other != seat:
            fact[_OTHER_MERCHANTS] += state.supply[other, MERCHANTS]
            fact[_OTHER_STABLES] += state.supply[other, STABLES]


@kernel()
def palaces_with_room(state, seat, desk):
    """Return how many palaces of a seat take a stable."""
    palaces = 0
    for colour in range(_COLOURS):
        if state.roof[seat, colour] != NOTHING and desk.tally[seat * _COLOURS + colour, ROOM] > 0:
            palaces += 1
    return palaces


@kernel()
def tell_holding(state, seat, colour, desk):
    """Tell all that the growth of a palace with a roof is worked out from."""
    fact = desk.fact
    row = seat * _COLOURS + colour
    tally = desk.tally[row]
    tell_others(state, seat, desk)
    fact[_ALWAYS] = 1
    fact[_OWN_STABLES] = 0
    fact[_ROOM] = min(tally[ROOM], 4)
    if tally[ROOM] > 0:
        fact[_OWN_STABLES] = state.supply[seat, STABLES] / palaces_with_room(state, seat, desk)
    else:
        fact[_OTHER_STABLES] = 0
    fact[_NEXT_WALLS] = tally[NEXT_WALLS] if state.supply[seat, WALLS] > 0 else 0
    fact[_LATER_WALLS] = min(tally[LATER_WALLS], np.int64(state.supply[seat, WALLS]))
    merchants = np.int64(state.supply[seat, MERCHANTS])
    fact[_NEXT_STALLS] = min(tally[NEXT_STALLS], 2)
    fact[_STALLS_NOW] = min(tally[NEXT_STALLS], merchants, 1) if state.actor == seat else 0
    fact[_STALL_MERCHANTS] = min(tally[NEXT_STALLS], 1) * merchants
    fact[_OWN_MERCHANTS] = merchants
    fact[_SIZE] = extent(row, desk)


@kernel()
def growth_points(state, seat, colour, desk):
    """Return the points that a seat's palace can expect to gain."""
    tell_holding(state, seat, colour, desk)
    points = 0.0
    for k in range(_FACTS):
        points += desk.fact[k] * HOLDING[k]
    return points


@kernel()
def kept_points(state, seat, desk):
    """Return what stables promise a seat that has no palace for them yet, but a roof to lay."""
    if palaces_with_room(state, seat, desk) > 0:
        return 0.0
    for colour in range(_COLOURS):
        if state.roof[seat, colour] == NOTHING:
            return _KEPT_STABLE * state.supply[seat, STABLES]
    return 0.0
