"""What is to come: turns, builds, and how likely a free crossing will be built."""

from __future__ import annotations

import numpy as np

from qalat.core.kernel import inlined, kernel
from qalat.games.roll_and_write.components import CROSSINGS, SETUP_BUILDS, TYPES
from qalat.games.roll_and_write.judgement.races import note_race
from qalat.games.roll_and_write.judgement.weights import (
    BUILDS_A_TURN,
    DOUBT,
    MOST_CERTAIN,
    TYPE_FADE,
)
from qalat.games.roll_and_write.playout_cache import knows_races, note_races
from qalat.games.roll_and_write.rules.places import everybody
from qalat.games.roll_and_write.rules.turn import last_round
from qalat.games.roll_and_write.state import ACTION, VIRTUAL

_TYPES = len(TYPES)
_ONE = np.float32(1.0)
_MOST_TURNS = 32
"""More than anybody has to come."""


@kernel()
def behind_first(state, seat):
    """Return how many players come before a seat in every round."""
    places = seat - np.int64(state.first)
    return places if places >= 0 else places + np.int64(state.seats)


@kernel()
def turns_left(state, seat):
    """Return how many turns a seat has to come, with the one that it is in until it acts."""
    rounds = np.int64(last_round(state)) - np.int64(state.round_number)
    if state.round_number == 0:
        return rounds
    acted = behind_first(state, np.int64(state.turn_seat))
    if state.phase != ACTION:
        acted += 1
    return rounds + 1 if behind_first(state, seat) >= acted else rounds


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
def look_at_seat(state, seat, turns, scratch):
    """Note how likely a player builds what is free, and how the races stand for it."""
    chance = np.float32(fill_chance(state, seat, turns))
    box_doubt = DOUBT * chance * (_ONE - chance)
    scratch.chance[seat] = chance
    scratch.box_doubt[seat] = box_doubt
    scratch.fade[seat] = TYPE_FADE * turns
    for building_type in range(_TYPES):
        filled = np.float32(state.count[seat, building_type])
        missing = np.float32(state.boxes[building_type]) - filled
        note_race(
            state, seat, building_type, filled, chance * missing, box_doubt * missing, scratch
        )


@kernel()
def look_at_virtual(state, row, builds, scratch):
    """Note how the races stand for a virtual player, who builds by dice and gains by no choice."""
    scratch.fade[row] = TYPE_FADE * builds
    builds += setup_builds_left(state, buildings(state, row))
    share = np.float32(builds / CROSSINGS)
    for building_type in range(_TYPES):
        boxes = np.float32(state.boxes[building_type])
        filled = np.float32(state.count[row, building_type])
        more = min(share * boxes, boxes - filled)
        note_race(state, row, building_type, filled, more, DOUBT * more, scratch)


@inlined
def is_known(row, moment, scratch):
    """Return whether a playout has evaluated a row already and nothing has changed for it."""
    known = knows_races(scratch, row, moment)
    note_races(scratch, row, moment)
    return known


@kernel()
def look_ahead(state, scratch):
    """Note for every row how it stands in the races for the types.

    A row's races change as it builds and as its turns go by; while it waits to be paid, it is
    never known.
    """
    for seat in range(np.int64(state.seats)):
        turns = turns_left(state, seat)
        if not is_known(seat, state.built[seat] * _MOST_TURNS + turns, scratch):
            look_at_seat(state, seat, turns, scratch)
    for row in range(np.int64(state.seats), everybody(state)):
        builds = virtual_builds_left(state, row)
        if not is_known(row, builds, scratch):
            look_at_virtual(state, row, builds, scratch)
