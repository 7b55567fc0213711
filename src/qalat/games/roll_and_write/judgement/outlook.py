"""What is to come: turns, builds, and how likely a free crossing will be built."""

from __future__ import annotations

import numpy as np

from qalat.core.kernel import kernel
from qalat.games.roll_and_write.components import CROSSINGS, SETUP_BUILDS, TYPES
from qalat.games.roll_and_write.judgement.weights import (
    BUILDS_A_TURN,
    MOST_CERTAIN,
    TYPE_FADE,
)
from qalat.games.roll_and_write.rules.places import everybody
from qalat.games.roll_and_write.rules.turn import last_round
from qalat.games.roll_and_write.state import ACTION, VIRTUAL

_TYPES = len(TYPES)


@kernel()
def turns_left(state, seat):
    """Return how many turns a seat has to come, with the one that it is in until it acts."""
    rounds = np.int64(last_round(state)) - np.int64(state.round_number)
    if state.round_number == 0:
        return rounds
    first = np.int64(state.first)
    acted = (np.int64(state.turn_seat) - first) % state.seats
    if state.phase != ACTION:
        acted += 1
    return rounds + 1 if (seat - first) % state.seats >= acted else rounds


@kernel()
def virtual_builds_left(state, row):
    """Return how many times a virtual player is still to build, the setup aside."""
    rounds = np.int64(last_round(state)) - np.int64(state.round_number)
    if state.round_number == 0:
        return rounds
    waits = state.phase != VIRTUAL or row - np.int64(state.seats) >= state.step
    return rounds + 1 if waits else rounds


@kernel()
def buildings(state, row):
    """Return how many boxes of all types a row has filled."""
    total = np.int64(0)
    for building_type in range(_TYPES):
        total += state.count[row, building_type]
    return total


@kernel()
def setup_builds_left(state, total):
    """Return how many builds of the setup are to come for a row with so many buildings."""
    return SETUP_BUILDS - total if state.round_number == 0 else np.int64(0)


@kernel()
def fill_chance(state, seat, turns):
    """Return how likely a free crossing of a seat will be built before the end."""
    total = buildings(state, seat)
    builds = BUILDS_A_TURN * turns + setup_builds_left(state, total)
    return min(builds / max(CROSSINGS - total, 1), MOST_CERTAIN)


@kernel()
def look_ahead(state, desk):
    """Note for every row and type how many boxes to expect, and how much is in doubt."""
    for seat in range(np.int64(state.seats)):
        turns = turns_left(state, seat)
        chance = fill_chance(state, seat, turns)
        desk.chance[seat] = chance
        desk.fade[seat] = TYPE_FADE * turns
        for building_type in range(_TYPES):
            filled = np.int64(state.count[seat, building_type])
            missing = np.int64(state.boxes[building_type]) - filled
            desk.expected[seat, building_type] = filled + chance * missing
            desk.doubt[seat, building_type] = chance * (1.0 - chance) * missing
    for row in range(np.int64(state.seats), everybody(state)):
        builds = virtual_builds_left(state, row)
        desk.fade[row] = TYPE_FADE * builds
        builds += setup_builds_left(state, buildings(state, row))
        for building_type in range(_TYPES):
            filled = np.int64(state.count[row, building_type])
            boxes = np.int64(state.boxes[building_type])
            more = min(builds * (boxes / CROSSINGS), np.float64(boxes - filled))
            desk.expected[row, building_type] = filled + more
            desk.doubt[row, building_type] = more
