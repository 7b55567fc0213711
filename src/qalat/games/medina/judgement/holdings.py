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

_KEPT_STABLE = 0.8
"""Points of a stable that is kept for a palace to come."""


@kernel()
def palaces_with_room(state, seat, scratch):
    """Return how many palaces of a seat take a stable."""
    palaces = 0
    for colour in range(_COLOURS):
        palace = np.int64(state.roof[seat, colour])
        if palace != NOTHING and scratch.tally[palace, ROOM] > 0:
            palaces += 1
    return palaces


@kernel()
def count_holders(state, scratch):
    """Count the stables and merchants in all supplies, and who has room for a stable."""
    scratch.all_held[STABLES] = 0
    scratch.all_held[MERCHANTS] = 0
    for seat in range(np.int64(state.seats)):
        scratch.all_held[STABLES] += state.supply[seat, STABLES]
        scratch.all_held[MERCHANTS] += state.supply[seat, MERCHANTS]
        scratch.rooms[seat] = palaces_with_room(state, seat, scratch)


@kernel()
def growth_points(state, seat, colour, scratch):
    """Return the points that a seat's palace can expect to gain."""
    palace = np.int64(state.roof[seat, colour])
    tally = scratch.tally[palace]
    stables = np.int64(state.supply[seat, STABLES])
    merchants = np.int64(state.supply[seat, MERCHANTS])
    walls = np.int64(state.supply[seat, WALLS])
    stalls = tally[NEXT_STALLS]
    points = (
        HOLDING[_ALWAYS]
        + HOLDING[_LATER_WALLS] * min(tally[LATER_WALLS], walls)
        + HOLDING[_NEXT_STALLS] * min(stalls, 2)
        + HOLDING[_STALL_MERCHANTS] * min(stalls, 1) * merchants
        + HOLDING[_OWN_MERCHANTS] * merchants
        + HOLDING[_OTHER_MERCHANTS] * (scratch.all_held[MERCHANTS] - merchants)
        + HOLDING[_SIZE] * extent(palace, scratch)
        + HOLDING[_ROOM] * min(tally[ROOM], 4)
    )
    if tally[ROOM] > 0:
        points += HOLDING[_OWN_STABLES] * stables / scratch.rooms[seat]
        points += HOLDING[_OTHER_STABLES] * (scratch.all_held[STABLES] - stables)
    if walls > 0:
        points += HOLDING[_NEXT_WALLS] * tally[NEXT_WALLS]
    if state.actor == seat:
        points += HOLDING[_STALLS_NOW] * min(stalls, merchants, 1)
    return points


@kernel()
def kept_points(state, seat, scratch):
    """Return the points to expect of stables for a seat with a roof but no palace for them yet."""
    if scratch.rooms[seat] > 0:
        return 0.0
    for colour in range(_COLOURS):
        if state.roof[seat, colour] == NOTHING:
            return _KEPT_STABLE * state.supply[seat, STABLES]
    return 0.0
