"""Foresight: the points that a fitted network expects where a playout is cut off.

It knows a sheet by the kinds of its free crossings, a type by how everybody stands with it, and
the dice, coins and turns to come. What is scored already is added as it is.
"""

from __future__ import annotations

import numpy as np

from qalat.core.kernel import inlined, kernel
from qalat.games.roll_and_write.components import CROSSINGS, LINE_POINTS, PIPS, TYPES
from qalat.games.roll_and_write.judgement.estimate import estimate
from qalat.games.roll_and_write.judgement.fitted import (
    ACTING,
    ALREADY_PAID,
    BUILT,
    CELL,
    DEARER,
    DOINGS,
    FEWEST_BOXES,
    FEWEST_SEATS,
    FOUR_SHOWN,
    KEEPS,
    LINE_KIND,
    MOST_BOXES,
    MOST_COINS_COUNTED,
    MOST_MISSING,
    MOST_PAID,
    NEAR,
    NONE_BUILT,
    NOT_RACING,
    OF_TYPES,
    OWN_STANDING,
    PAID_FOR,
    PAIR_SHOWN,
    PURSE,
    RACE_ODDS,
    RIVAL_STANDING,
    SCALE,
    SEAT,
    SECOND,
    SHARE,
    SHARE_OF_TYPE,
    STRAIGHT,
    THIRD,
    TURNS,
    USUAL_SHARE,
    WAITING,
)
from qalat.games.roll_and_write.judgement.lines import LINES, count_in, line_counts
from qalat.games.roll_and_write.judgement.outlook import behind_first, turns_left
from qalat.games.roll_and_write.judgement.weights import PLACE_SHARE
from qalat.games.roll_and_write.rules.coins import coins_left
from qalat.games.roll_and_write.rules.places import everybody, is_paid, places_gone
from qalat.games.roll_and_write.rules.sheet import crossing_of, is_built, pair_at
from qalat.games.roll_and_write.scratch import LAST_UNITS, RIVALS, SHEET_UNITS, TYPE_UNITS
from qalat.games.roll_and_write.state import ACTION, KEEPING, OWN, PASSED

_TYPES = len(TYPES)
_NONE = np.float32(0.0)
_ONE = np.float32(1.0)
_USUAL_SHARE = np.float32(USUAL_SHARE)
_SCALE = np.float32(SCALE)
_ALL_DEARER = np.float32(sum(range(_TYPES)))


@inlined
def kind_of(state, seat, crossing, counts):
    """Return what kind of a crossing it is: built, or how full its lines and its type are."""
    if is_built(state, seat, crossing):
        return np.int64(BUILT)
    building_type = state.layout[crossing]
    filled = np.int64(state.count[seat, building_type])
    missing = min(np.int64(state.boxes[building_type]) - filled, MOST_MISSING)
    lines = LINE_KIND[count_in(counts, crossing // PIPS), count_in(counts, PIPS + crossing % PIPS)]
    return lines * (MOST_MISSING + 1) + missing


@inlined
def doing_of(state, seat):
    """Return what a player is doing."""
    if state.turn_seat != seat:
        return WAITING
    if state.phase == ACTION:
        return ACTING
    return KEEPS if state.phase == KEEPING else WAITING


@inlined
def note_seat(state, seat, turns, at_table, scratch):
    """Start the inputs with the coins, the phase and the place at the table."""
    coins = min(coins_left(state, seat), MOST_COINS_COUNTED)
    purse = coins * DOINGS + doing_of(state, seat)
    place = behind_first(state, seat)
    for unit in range(SHEET_UNITS):
        base = SHARE[_TYPES, unit] + OF_TYPES[TYPE_UNITS, unit]
        scratch.sheet_units[unit] = base + PURSE[turns, purse, unit] + SEAT[at_table, place, unit]


@inlined
def note_free(state, seat, turns, counts, scratch):
    """Add the inputs of each free crossing."""
    for crossing in range(CROSSINGS):
        kind = kind_of(state, seat, crossing, counts)
        if kind < BUILT:
            for unit in range(SHEET_UNITS):
                scratch.sheet_units[unit] += CELL[turns, kind, unit]


@inlined
def note_dice(state, seat, turns, counts, scratch):
    """Add the inputs of the dice on the sheet: all four, or the pair of a waiting player."""
    if state.blue[seat, PASSED] > 0:
        for blue in range(2):
            for yellow in range(2):
                shown = crossing_of(state.blue[seat, blue], state.yellow[seat, yellow])
                kind = kind_of(state, seat, shown, counts)
                for unit in range(SHEET_UNITS):
                    scratch.sheet_units[unit] += FOUR_SHOWN[turns, kind, unit]
    else:
        kind = kind_of(state, seat, pair_at(state, seat, OWN), counts)
        for unit in range(SHEET_UNITS):
            scratch.sheet_units[unit] += PAIR_SHOWN[turns, kind, unit]


@inlined
def standing(state, seat, building_type):
    """Return how a player stands with a type."""
    if is_paid(state, seat, building_type):
        return np.int64(PAID_FOR)
    filled = np.int64(state.count[seat, building_type])
    return min(np.int64(state.boxes[building_type]) - filled, NEAR) if filled > 0 else NONE_BUILT


@inlined
def rank_rival(missing, scratch):
    """Put a rival's standing among those of the others, the nearest first."""
    place = RIVALS - 1
    while place > 0 and scratch.rivals[place - 1] > missing:
        scratch.rivals[place] = scratch.rivals[place - 1]
        place -= 1
    scratch.rivals[place] = missing


@inlined
def run_race(state, seat, building_type, own, at_table, scratch):
    """Return the share to expect of a type's places, and note how near the rivals are to it."""
    for place in range(RIVALS):
        scratch.rivals[place] = NOT_RACING
    share = PLACE_SHARE[0, building_type]
    second = PLACE_SHARE[1, building_type]
    third = PLACE_SHARE[2, building_type]
    for other in range(everybody(state)):
        if other != seat:
            ahead = _NONE
            if not is_paid(state, other, building_type):
                filled = np.int64(state.count[other, building_type])
                missing = min(np.int64(state.boxes[building_type]) - filled, NEAR)
                ahead = RACE_ODDS[at_table, own, missing]
                rank_rival(min(missing, NOT_RACING - 1), scratch)
            behind = _ONE - ahead
            share = share * ahead + second * behind
            second = second * ahead + third * behind
            third = third * ahead
    return _NONE if own == PAID_FOR else share


@kernel()
def note_type(state, seat, building_type, at_table, scratch):
    """Add the inputs of everybody's progress with a type; return the share to expect of it."""
    own = standing(state, seat, building_type)
    share = run_race(state, seat, building_type, own, at_table, scratch)
    paid = min(places_gone(state, building_type) - np.int64(own == PAID_FOR), MOST_PAID)
    relative = share / _USUAL_SHARE - _ONE
    for unit in range(TYPE_UNITS):
        units = OWN_STANDING[at_table, own, unit] + ALREADY_PAID[at_table, paid, unit]
        units += relative * SHARE_OF_TYPE[unit]
        units += RIVAL_STANDING[at_table, 0, scratch.rivals[0], unit]
        units += RIVAL_STANDING[at_table, 1, scratch.rivals[1], unit]
        units += RIVAL_STANDING[at_table, 2, scratch.rivals[2], unit]
        units += RIVAL_STANDING[at_table, 3, scratch.rivals[3], unit]
        units = max(units, _NONE)
        scratch.type_units[unit] += units
        scratch.dearer_units[unit] += units * np.float32(building_type)
    for unit in range(SHEET_UNITS):
        scratch.sheet_units[unit] += relative * SHARE[building_type, unit]
    return share


@inlined
def note_types(state, seat, at_table, scratch):
    """Add the inputs of all types; return the points to expect of them by their races alone."""
    for unit in range(TYPE_UNITS):
        scratch.type_units[unit] = _NONE
        scratch.dearer_units[unit] = _NONE
    points = _ALL_DEARER * DEARER[TYPE_UNITS]
    for building_type in range(_TYPES):
        points += note_type(state, seat, building_type, at_table, scratch)
    for of_type in range(TYPE_UNITS):
        points += scratch.dearer_units[of_type] * DEARER[of_type]
        for unit in range(SHEET_UNITS):
            scratch.sheet_units[unit] += scratch.type_units[of_type] * OF_TYPES[of_type, unit]
    return points


@inlined
def last_layers(scratch):
    """Return the points to expect from all inputs."""
    for last in range(LAST_UNITS):
        scratch.last_units[last] = SECOND[SHEET_UNITS, last]
    points = STRAIGHT[SHEET_UNITS] + THIRD[LAST_UNITS]
    for unit in range(SHEET_UNITS):
        value = max(scratch.sheet_units[unit], _NONE)
        points += value * STRAIGHT[unit]
        for last in range(LAST_UNITS):
            scratch.last_units[last] += value * SECOND[unit, last]
    for last in range(LAST_UNITS):
        points += max(scratch.last_units[last], _NONE) * THIRD[last]
    return points * _SCALE


@inlined
def points_so_far(state, seat, counts):
    """Return the points of a sheet for types that were paid, and for lines."""
    points = 0.0
    for building_type in range(_TYPES):
        if is_paid(state, seat, building_type):
            points += state.paid[seat, building_type]
    for line in range(LINES):
        points += LINE_POINTS[count_in(counts, line)]
    return points


@kernel()
def foresee_seat(state, seat, scratch):
    """Return the points that a player may expect at the end."""
    turns = turns_left(state, seat)
    at_table = (np.int64(state.seats) - FEWEST_SEATS) * TURNS + turns
    counts = line_counts(state.built[seat])
    note_seat(state, seat, turns, at_table, scratch)
    note_free(state, seat, turns, counts, scratch)
    note_dice(state, seat, turns, counts, scratch)
    points = points_so_far(state, seat, counts)
    points += note_types(state, seat, at_table, scratch)
    return points + last_layers(scratch)


@inlined
def is_fitted(state):
    """Return whether the network was fitted to such a position: with rivals and usual types."""
    for building_type in range(_TYPES):
        boxes = state.boxes[building_type]
        if boxes < FEWEST_BOXES or boxes > MOST_BOXES:
            return False
    return state.actor >= 0 and state.seats >= FEWEST_SEATS


@kernel()
def foresee(state, values, scratch):
    """Write the points that each row may expect where a playout is cut off.

    Where the network was not fitted, use the estimate.
    """
    if not is_fitted(state):
        estimate(state, values, scratch)
        return
    for row in range(everybody(state)):
        values[row] = foresee_seat(state, row, scratch) if row < state.seats else 0.0
