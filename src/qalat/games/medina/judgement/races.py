"""Races for palaces: what a player without a palace of a colour can expect of one.

A small network answers, fitted to the palaces that ended games of bots against themselves.
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

RACE_FACTS = (
    "always",
    "players waiting",
    "rivals first",
    "pieces of rivals first",
    "pieces of all first",
    "pieces of this turn",
    "size growing",
    "extras growing",
    "room growing",
    "next walls growing",
    "later walls growing",
    "next stalls growing",
    "best blocked",
    "blocked",
    "buildings left",
    "buildings own",
    "buildings of rivals",
    "pieces own",
    "pieces that give nothing away",
    "open cells",
    "players",
)
(
    _ALWAYS,
    _WAITING,
    _RIVALS_FIRST,
    _RIVAL_PIECES_FIRST,
    _PIECES_FIRST,
    _PIECES_NOW,
    _SIZE,
    _EXTRAS,
    _ROOM,
    _NEXT_WALLS,
    _LATER_WALLS,
    _NEXT_STALLS,
    _BEST_BLOCKED,
    _BLOCKED,
    _LEFT,
    _OWN_BUILDINGS,
    _RIVAL_BUILDINGS,
    _OWN_PIECES,
    _HARMLESS,
    _OPEN_CELLS,
    _PLAYERS,
) = range(len(RACE_FACTS))

_FACTS = len(RACE_FACTS)
_MUCH_ROOM = 8


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
def tell_growing(colour, desk):
    """Tell of the palace of a colour that can grow, if there is one."""
    fact = desk.fact
    row = desk.growing[colour]
    if row == NOTHING:
        for each in range(_SIZE, _BEST_BLOCKED):
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
def tell_race(state, seat, colour, desk):
    """Tell all that the network is asked about."""
    fact = desk.fact
    fact[_ALWAYS] = 1
    fact[_WAITING] = desk.waiting_seats[colour]
    tell_order(state, seat, colour, desk)
    tell_growing(colour, desk)
    fact[_BEST_BLOCKED] = desk.best_blocked[colour]
    fact[_BLOCKED] = desk.blocked[colour]
    fact[_LEFT] = desk.left[colour]
    fact[_OWN_BUILDINGS] = state.supply[seat, colour]
    fact[_OWN_PIECES] = state.supply_size[seat]
    supply = state.supply[seat]
    fact[_HARMLESS] = (
        np.int64(supply[STABLES]) + np.int64(supply[MERCHANTS]) + np.int64(supply[WALLS])
    )
    fact[_OPEN_CELLS] = desk.open_cells[0]
    fact[_PLAYERS] = state.seats


@kernel()
def tell_turn_over(state, colour, desk):
    """Tell the order anew as if the actor's turn were over, and no roof laid."""
    others = np.int64(state.seats) - 1
    rivals = desk.waiting_seats[colour] - 1
    fact = desk.fact
    fact[_PIECES_NOW] = 0
    fact[_PIECES_FIRST] = 2 * others
    fact[_RIVALS_FIRST] = rivals
    fact[_RIVAL_PIECES_FIRST] = 2 * rivals


@kernel()
def later_points(state, colour, desk):
    """Return the points that the actor can expect of a palace that is not roofed in this turn."""
    tell_race(state, np.int64(state.actor), colour, desk)
    tell_turn_over(state, colour, desk)
    return network(desk)


@kernel()
def race_points(state, seat, colour, desk):
    """Return the points that a seat can expect of the palace that it has not roofed yet."""
    tell_race(state, seat, colour, desk)
    return network(desk)


@kernel()
def network(desk):
    """Return what the network says to the facts on the desk."""
    unit = desk.unit
    for each in range(UNITS):
        unit[each] = 0.0
    for k in range(_FACTS):
        value = desk.fact[k]
        for each in range(UNITS):
            unit[each] += value * RACE_FACT[k, each]
    points = RACE_BASE
    for each in range(UNITS):
        points += max(unit[each], 0.0) * RACE_POINTS[each]
    return points
