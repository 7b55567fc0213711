"""Narrowing: the few places of each kind of piece that a search considers."""

from __future__ import annotations

import numpy as np

from qalat.core.kernel import kernel
from qalat.games.medina.actions import DECLINE, MERCHANT_AT, ROOF, STABLE_AT, WALL_AT
from qalat.games.medina.components import (
    CELLS,
    HEIGHT,
    WIDTH,
)
from qalat.games.medina.judgement.colours import bits_in, survey_colours
from qalat.games.medina.judgement.quick_play import merchant_points, surroundings
from qalat.games.medina.judgement.races import later_points
from qalat.games.medina.judgement.survey import survey, worth
from qalat.games.medina.rules.city import row_of
from qalat.games.medina.state import FIRST_MERCHANT, NOTHING, OPEN

_KEPT_BUILDINGS = 3
_KEPT_STABLES = 4
_KEPT_MERCHANTS = 7
_LEAST = -(1 << 40)
_PLACES, _STRIDE = 1024, 331
"""Cells times the stride leave different rests, in odd order, for so many places."""

_EARLY = 5.0
"""A roof that would cost so many points against a later one is left out."""


@kernel()
def elbow_room(state, cell):
    """Return how many open cells lie within two steps of a cell, diagonals included."""
    x = cell % WIDTH
    y = cell // WIDTH
    cells = np.int64(0)
    for row in range(max(y - 2, 0), min(y + 3, HEIGHT)):
        cells = cells << 5 | row_of(state, OPEN, row) << 2 >> x & 31
    return bits_in(cells)


@kernel()
def building_appeal(state, cell, scratch):
    """Return how good a place for a building of any colour is; it is computed once."""
    if scratch.appeal[cell] == _LEAST:
        points = surroundings(state, cell)
        if state.near[cell] == NOTHING:
            points += 10 * elbow_room(state, cell)
        scratch.appeal[cell] = points
    return scratch.appeal[cell]


@kernel()
def stable_appeal(state, seat, cell, scratch):
    """Return how good a place for a stable is: best beside an own palace."""
    owner = scratch.owner[state.near[cell]]
    points = surroundings(state, cell)
    if owner == NOTHING:
        return points
    return points + 200 if owner == seat else -points - 200


@kernel()
def appeal(state, seat, action, scratch):
    """Return how good a place for a piece is, no two alike: equal ones are put in odd order."""
    cell = action % CELLS
    if state.phase == FIRST_MERCHANT:
        points = np.int64(0)
    elif action < STABLE_AT:
        points = building_appeal(state, cell, scratch)
    elif action < MERCHANT_AT:
        points = stable_appeal(state, seat, cell, scratch)
    else:
        points = merchant_points(state, seat, cell, scratch)
    return points * _PLACES + cell * _STRIDE % _PLACES


@kernel()
def kept_of(action):
    """Return how many places of an action's kind of piece are kept."""
    if action < STABLE_AT:
        return _KEPT_BUILDINGS
    return _KEPT_STABLES if action < MERCHANT_AT else _KEPT_MERCHANTS


@kernel()
def lowest_kept(first, last, most, scratch):
    """Return the appeal that the last of so many places has, if only the best are kept."""
    for place in range(most):
        scratch.levels[place] = _LEAST
    for k in range(first, last):
        place = most - 1
        if scratch.weights[k] <= scratch.levels[place]:
            continue
        while place > 0 and scratch.levels[place - 1] < scratch.weights[k]:
            scratch.levels[place] = scratch.levels[place - 1]
            place -= 1
        scratch.levels[place] = scratch.weights[k]
    return scratch.levels[most - 1]


@kernel()
def keep_best(state, seat, first, last, kept, scratch):
    """Keep the best places of one kind of piece; return how many actions are kept so far."""
    most = kept_of(scratch.ids[first])
    for k in range(first, last):
        scratch.weights[k] = appeal(state, seat, scratch.ids[k], scratch)
    lowest = lowest_kept(first, last, most, scratch)
    for k in range(first, last):
        if scratch.weights[k] >= lowest:
            scratch.ids[kept] = scratch.ids[k]
            kept += 1
    return kept


@kernel()
def is_early(state, seat, action, scratch):
    """Return whether a roof would waste a palace that is not worth it yet; to decline is none."""
    if action == DECLINE:
        return False
    colour = (action - ROOF) // CELLS
    palace = (action - ROOF) % CELLS
    return worth(palace, scratch) + _EARLY < later_points(state, colour, scratch)


@kernel()
def keep_others(state, seat, first, count, kept, scratch):
    """Keep all walls, and the roofs that do not come too early; return how many are kept."""
    for k in range(first, count):
        if scratch.ids[k] < ROOF or not is_early(state, seat, scratch.ids[k], scratch):
            scratch.ids[kept] = scratch.ids[k]
            kept += 1
    return kept


@kernel()
def worthwhile(state, count, scratch):
    """Keep the few actions of each kind that look best; return how many are left."""
    seat = np.int64(state.actor)
    if scratch.ids[0] >= ROOF:
        return count
    survey(state, scratch)
    survey_colours(state, scratch)
    for cell in range(CELLS):
        scratch.appeal[cell] = _LEAST
    kept = np.int64(0)
    first = np.int64(0)
    while first < count and scratch.ids[first] < WALL_AT:
        kind = scratch.ids[first] // CELLS
        last = first + 1
        while last < count and scratch.ids[last] < min((kind + 1) * CELLS, WALL_AT):
            last += 1
        kept = keep_best(state, seat, first, last, kept, scratch)
        first = last
    return keep_others(state, seat, first, count, kept, scratch)
