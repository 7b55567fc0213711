"""What each player can expect at the end: what is certain, and a share of what is open."""

from __future__ import annotations

import numpy as np

from qalat.core.kernel import kernel
from qalat.core.record import OVER
from qalat.games.medina.components import (
    COLOURS,
    MERCHANTS,
    PALACE_POINTS,
    STABLES,
    TOWER_POINTS,
    TOWERS,
    WALLS,
)
from qalat.games.medina.judgement.survey import FIRST_FREE, ROOM, survey, worth
from qalat.games.medina.state import NOTHING

_COLOURS = len(COLOURS)
_TOWERS = len(TOWERS)

SPREAD = 6.0
"""A lead of so many points at a cut-off makes the odds about e to one."""

FINAL_SPREAD = 3.0
"""The same at the end of the game."""

HORIZON = 0
"""Playouts go to the end of the game."""

_USED = 0.8
"""How many of the buildings in supply will stand in a palace with a roof."""
_EXTRAS = 2.0
"""How many stables, walls and merchants a palace gets that does not stand yet."""


@kernel()
def certain(state, values, desk):
    """Write the points of each seat as they would be now."""
    for seat in range(np.int64(state.seats)):
        points = 0
        for colour in range(_COLOURS):
            if state.roof[seat, colour] != NOTHING:
                points += worth(seat * _COLOURS + colour, desk)
        values[seat] = points
    for colour in range(_COLOURS):
        if state.palace_card[colour] != NOTHING:
            values[state.palace_card[colour]] += PALACE_POINTS[colour]
    for tower in range(_TOWERS):
        if state.tower_card[tower] != NOTHING:
            values[state.tower_card[tower]] += TOWER_POINTS[tower]


@kernel()
def best_free(state, colour, desk):
    """Return the most that a palace of a colour without a roof is worth, 0 without any."""
    best = np.int64(0)
    for row in range(FIRST_FREE, desk.rows[0]):
        if state.piece[desk.palace_of_row[row]] == colour + 1:
            best = max(best, worth(row, desk))
    return best


@kernel()
def share_colour(state, colour, values, desk):
    """Add what those still without a palace of a colour can expect of one."""
    seats = np.int64(state.seats)
    left = np.int64(0)
    waiting = np.int64(0)
    for seat in range(seats):
        left += np.int64(state.supply[seat, colour])
        if state.roof[seat, colour] == NOTHING:
            waiting += 1
    if waiting == 0:
        return
    ripe = np.float64(best_free(state, colour, desk))
    pool = _USED * left
    first = max(np.int64(state.actor), 0)
    for ahead in range(seats):
        seat = (first + ahead) % seats
        if state.roof[seat, colour] != NOTHING:
            continue
        fair = (ripe + pool) / waiting
        if ripe > fair + _EXTRAS:
            values[seat] += ripe
            ripe = 0.0
        else:
            values[seat] += fair + min(_EXTRAS, pool)
            pool -= max(fair - ripe, 0.0)
            ripe = max(ripe - fair, 0.0)
        waiting -= 1


@kernel()
def add_hand(state, seat, values, desk):
    """Add what the stables, merchants and walls of a supply can still bring."""
    room = np.int64(0)
    for colour in range(_COLOURS):
        if state.roof[seat, colour] != NOTHING:
            room += desk.tally[seat * _COLOURS + colour, ROOM]
    values[seat] += min(np.float64(room), 0.9 * state.supply[seat, STABLES])
    values[seat] += 0.4 * state.supply[seat, MERCHANTS]
    values[seat] += 0.3 * state.supply[seat, WALLS]


@kernel()
def estimate(state, values, desk):
    """Write the points that each seat can expect at the end of the game."""
    survey(state, desk)
    certain(state, values, desk)
    if state.actor == OVER:
        return
    for colour in range(_COLOURS):
        share_colour(state, colour, values, desk)
    for seat in range(np.int64(state.seats)):
        add_hand(state, seat, values, desk)
