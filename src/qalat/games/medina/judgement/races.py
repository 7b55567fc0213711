"""Races for palaces: what a player without a palace of a colour can expect of one.

A small network answers, fitted to the palaces that ended games of bots against themselves. What
is the same for all players goes into it once a colour.
"""

from __future__ import annotations

import numpy as np

from qalat.core.kernel import kernel
from qalat.games.medina.components import MERCHANTS, STABLES, WALLS
from qalat.games.medina.judgement.survey import (
    LATER_WALLS,
    NEXT_STALLS,
    NEXT_WALLS,
    PALACE_MERCHANTS,
    PALACE_WALLS,
    ROOM,
    extent,
)
from qalat.games.medina.judgement.weights import RACE_BASE, RACE_FACT, RACE_POINTS
from qalat.games.medina.rules.roofs import waits_for
from qalat.games.medina.scratch import UNITS
from qalat.games.medina.state import NO_PIECE

SHARED_FACTS = (
    "always",
    "players",
    "players waiting",
    "buildings left",
    "open cells",
    "best blocked",
    "blocked",
    "size growing",
    "extras growing",
    "room growing",
    "next walls growing",
    "later walls growing",
    "next stalls growing",
)
(
    _ALWAYS,
    _PLAYERS,
    _WAITING,
    _LEFT,
    _OPEN_CELLS,
    _BEST_BLOCKED,
    _BLOCKED,
    _SIZE,
    _EXTRAS,
    _ROOM,
    _NEXT_WALLS,
    _LATER_WALLS,
    _NEXT_STALLS,
) = range(len(SHARED_FACTS))

RACE_FACTS = (
    *SHARED_FACTS,
    "rivals first",
    "pieces of rivals first",
    "pieces of all first",
    "pieces of this turn",
    "buildings own",
    "buildings of rivals",
    "pieces own",
    "pieces that give nothing away",
)
(
    _RIVALS_FIRST,
    _RIVAL_PIECES_FIRST,
    _PIECES_FIRST,
    _PIECES_NOW,
    _OWN_BUILDINGS,
    _RIVAL_BUILDINGS,
    _OWN_PIECES,
    _HARMLESS,
) = range(len(SHARED_FACTS), len(RACE_FACTS))

_MUCH_ROOM = 8

_PATIENCE = 1.0
"""Points that a race is worth beyond what it brought the bots it was fitted to: they roofed early.

Greedy play with it beat play without it as often as not, and random play far more surely.
"""


@kernel()
def harmless_pieces(state, seat):
    """Return how many pieces of a seat give nothing away in a race."""
    supply = state.supply[seat]
    return np.int64(supply[STABLES]) + np.int64(supply[MERCHANTS]) + np.int64(supply[WALLS])


@kernel()
def list_turn_order(state, scratch):
    """Write the turn order, from the actor on, and how many pieces are placed before each."""
    seats = np.int64(state.seats)
    seat = max(np.int64(state.actor), 0)
    scratch.pieces_now = 1 if state.laid != NO_PIECE else 2
    first = np.int64(0)
    for ahead in range(seats):
        scratch.order[ahead] = seat
        scratch.pieces_first[seat] = first
        scratch.harmless[seat] = harmless_pieces(state, seat)
        first += scratch.pieces_now if ahead == 0 else 2
        seat = seat + 1 if seat + 1 < seats else 0


@kernel()
def feed_colour(state, colour, scratch):
    """Feed the network with what all who race for a palace of a colour share.

    The facts are added up unit by unit, all in one sum, which is compiled to few instructions.
    """
    palace = scratch.growing[colour]
    tally = scratch.tally[palace]
    players = np.float32(state.seats)
    waiting = np.float32(scratch.waiting_seats[colour])
    left = np.float32(scratch.left[colour])
    open_cells = np.float32(scratch.open_cells[0])
    best_blocked = np.float32(scratch.best_blocked[colour])
    blocked = np.float32(scratch.blocked[colour])
    size = np.float32(extent(palace, scratch))
    extras = np.float32(tally[PALACE_WALLS] + tally[PALACE_MERCHANTS])
    room = np.float32(min(tally[ROOM], _MUCH_ROOM))
    next_walls = np.float32(tally[NEXT_WALLS])
    later_walls = np.float32(tally[LATER_WALLS])
    next_stalls = np.float32(tally[NEXT_STALLS])
    unit = scratch.shared_unit
    for each in range(UNITS):
        unit[each] = (
            RACE_FACT[_ALWAYS, each]
            + players * RACE_FACT[_PLAYERS, each]
            + waiting * RACE_FACT[_WAITING, each]
            + left * RACE_FACT[_LEFT, each]
            + open_cells * RACE_FACT[_OPEN_CELLS, each]
            + best_blocked * RACE_FACT[_BEST_BLOCKED, each]
            + blocked * RACE_FACT[_BLOCKED, each]
            + size * RACE_FACT[_SIZE, each]
            + extras * RACE_FACT[_EXTRAS, each]
            + room * RACE_FACT[_ROOM, each]
            + next_walls * RACE_FACT[_NEXT_WALLS, each]
            + later_walls * RACE_FACT[_LATER_WALLS, each]
            + next_stalls * RACE_FACT[_NEXT_STALLS, each]
        )


@kernel()
def network_points(
    scratch,
    rivals_first,
    rival_pieces_first,
    pieces_first,
    pieces_now,
    own_buildings,
    rival_buildings,
    own_pieces,
    harmless,
):
    """Return the network's output for a racer, once the colour is fed.

    The facts are added up unit by unit, all in one sum, which is compiled to few instructions.
    """
    unit = scratch.unit
    for each in range(UNITS):
        total = (
            scratch.shared_unit[each]
            + np.float32(rivals_first) * RACE_FACT[_RIVALS_FIRST, each]
            + np.float32(rival_pieces_first) * RACE_FACT[_RIVAL_PIECES_FIRST, each]
            + np.float32(pieces_first) * RACE_FACT[_PIECES_FIRST, each]
            + np.float32(pieces_now) * RACE_FACT[_PIECES_NOW, each]
            + np.float32(own_buildings) * RACE_FACT[_OWN_BUILDINGS, each]
            + np.float32(rival_buildings) * RACE_FACT[_RIVAL_BUILDINGS, each]
            + np.float32(own_pieces) * RACE_FACT[_OWN_PIECES, each]
            + np.float32(harmless) * RACE_FACT[_HARMLESS, each]
        )
        unit[each] = max(total, np.float32(0.0)) * RACE_POINTS[each]
    for each in range(UNITS // 2):
        unit[each] += unit[each + UNITS // 2]
    for each in range(UNITS // 4):
        unit[each] += unit[each + UNITS // 4]
    return RACE_BASE + np.float64((unit[0] + unit[1]) + (unit[2] + unit[3]))


@kernel()
def add_races(state, colour, values, scratch):
    """Add to each seat without a palace of a colour what it can expect of one.

    The colour is fed; players come in turn, so that each knows how many rivals are first.
    """
    rivals = np.int64(0)
    rival_pieces = np.int64(0)
    for ahead in range(np.int64(state.seats)):
        seat = scratch.order[ahead]
        if not waits_for(state, seat, colour):
            continue
        own = np.int64(state.supply[seat, colour])
        values[seat] += _PATIENCE + network_points(
            scratch,
            rivals,
            rival_pieces,
            scratch.pieces_first[seat],
            scratch.pieces_now if ahead == 0 else 0,
            own,
            scratch.racing[colour] - own,
            np.int64(state.supply_size[seat]),
            scratch.harmless[seat],
        )
        rivals += 1
        rival_pieces += scratch.pieces_now if ahead == 0 else 2


@kernel()
def later_points(state, colour, scratch):
    """Return the points that the actor can expect of a palace that is not roofed in this turn."""
    feed_colour(state, colour, scratch)
    seat = np.int64(state.actor)
    rivals = scratch.waiting_seats[colour] - 1
    own = np.int64(state.supply[seat, colour])
    return network_points(
        scratch,
        rivals,
        2 * rivals,
        2 * (np.int64(state.seats) - 1),
        0,
        own,
        scratch.racing[colour] - own,
        np.int64(state.supply_size[seat]),
        harmless_pieces(state, seat),
    )
