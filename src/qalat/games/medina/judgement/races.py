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
from qalat.games.medina.judgement.weights import RACE_BASE, RACE_FACT, RACE_POINTS, UNITS
from qalat.games.medina.state import NO_PIECE, NOTHING

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

_SHARED = len(SHARED_FACTS)
_FACTS = len(RACE_FACTS)
_MUCH_ROOM = 8

_PATIENCE = 1.0
"""Points that a race is worth beyond what it brought the bots it was fitted to: they roofed early.

Greedy play with it beat play without it as often as not, and random play far more surely.
"""


@kernel()
def tell_growing(colour, desk):
    """Tell of the palace of a colour that can grow, if there is one."""
    fact = desk.fact
    row = desk.growing[colour]
    if row == NOTHING:
        for each in range(_SIZE, _SHARED):
            fact[each] = 0
        return
    tally = desk.tally[row]
    fact[_SIZE] = extent(row, desk)
    fact[_EXTRAS] = tally[PALACE_WALLS] + tally[PALACE_MERCHANTS]
    fact[_ROOM] = min(tally[ROOM], _MUCH_ROOM)
    fact[_NEXT_WALLS] = tally[NEXT_WALLS]
    fact[_LATER_WALLS] = tally[LATER_WALLS]
    fact[_NEXT_STALLS] = tally[NEXT_STALLS]


@kernel()
def tell_colour(state, colour, desk):
    """Tell what is the same for all who race for a palace of a colour."""
    fact = desk.fact
    fact[_ALWAYS] = 1
    fact[_PLAYERS] = state.seats
    fact[_WAITING] = desk.waiting_seats[colour]
    fact[_LEFT] = desk.left[colour]
    fact[_OPEN_CELLS] = desk.open_cells[0]
    fact[_BEST_BLOCKED] = desk.best_blocked[colour]
    fact[_BLOCKED] = desk.blocked[colour]
    tell_growing(colour, desk)


@kernel()
def tell_order(state, seat, colour, desk):
    """Tell what the others can do before a seat's next piece, and what they can build."""
    seats = np.int64(state.seats)
    actor = max(np.int64(state.actor), 0)
    now = 1 if state.laid != NO_PIECE else 2
    before = (seat - actor) % seats
    fact = desk.fact
    fact[_PIECES_NOW] = now if before == 0 else 0
    fact[_PIECES_FIRST] = 2 * before - 2 + now if before > 0 else 0
    fact[_RIVALS_FIRST] = 0
    fact[_RIVAL_PIECES_FIRST] = 0
    fact[_RIVAL_BUILDINGS] = 0
    for ahead in range(seats):
        rival = (actor + ahead) % seats
        if rival == seat or state.roof[rival, colour] != NOTHING:
            continue
        fact[_RIVAL_BUILDINGS] += state.supply[rival, colour]
        if ahead < before:
            fact[_RIVALS_FIRST] += 1
            fact[_RIVAL_PIECES_FIRST] += now if ahead == 0 else 2


@kernel()
def tell_racer(state, seat, colour, desk):
    """Tell how a seat stands in the race for a palace of a colour."""
    fact = desk.fact
    tell_order(state, seat, colour, desk)
    fact[_OWN_BUILDINGS] = state.supply[seat, colour]
    fact[_OWN_PIECES] = state.supply_size[seat]
    supply = state.supply[seat]
    fact[_HARMLESS] = (
        np.int64(supply[STABLES]) + np.int64(supply[MERCHANTS]) + np.int64(supply[WALLS])
    )


@kernel()
def tell_turn_over(state, colour, desk):
    """Tell the order anew as if the actor's turn were over, and no roof laid."""
    rivals = desk.waiting_seats[colour] - 1
    fact = desk.fact
    fact[_PIECES_NOW] = 0
    fact[_PIECES_FIRST] = 2 * (np.int64(state.seats) - 1)
    fact[_RIVALS_FIRST] = rivals
    fact[_RIVAL_PIECES_FIRST] = 2 * rivals


@kernel()
def feed(unit, first, last, desk):
    """Add some facts on the desk to the units of the network, each by its weight."""
    for k in range(first, last):
        value = desk.fact[k]
        if value != 0.0:
            for each in range(UNITS):
                unit[each] += value * RACE_FACT[k, each]


@kernel()
def feed_colour(state, colour, desk):
    """Feed the network with what all who race for a palace of a colour share."""
    for each in range(UNITS):
        desk.shared_unit[each] = 0.0
    tell_colour(state, colour, desk)
    feed(desk.shared_unit, 0, _SHARED, desk)


@kernel()
def network_points(desk):
    """Return what the network says, once a colour is fed and a racer told."""
    unit = desk.unit
    for each in range(UNITS):
        unit[each] = desk.shared_unit[each]
    feed(unit, _SHARED, _FACTS, desk)
    points = RACE_BASE
    for each in range(UNITS):
        points += max(unit[each], 0.0) * RACE_POINTS[each]
    return points


@kernel()
def race_points(state, seat, colour, desk):
    """Return what a seat can expect of the palace that it has not roofed, the colour being fed."""
    tell_racer(state, seat, colour, desk)
    return network_points(desk) + _PATIENCE


@kernel()
def later_points(state, colour, desk):
    """Return the points that the actor can expect of a palace that is not roofed in this turn."""
    feed_colour(state, colour, desk)
    tell_racer(state, np.int64(state.actor), colour, desk)
    tell_turn_over(state, colour, desk)
    return network_points(desk)
