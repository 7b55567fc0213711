"""Whether phase and table are consistent: a typed position may be anything."""

from __future__ import annotations

import numpy as np

from qalat.core.kernel import kernel
from qalat.core.record import CHANCE, OVER
from qalat.games.roll_and_write.components import MAX_SEATS, PIPS, SETUP_BUILDS, TYPES
from qalat.games.roll_and_write.rules.coins import why_not_again
from qalat.games.roll_and_write.rules.reasons import LEGAL
from qalat.games.roll_and_write.rules.setup import setup_seat
from qalat.games.roll_and_write.rules.sheet import is_built, pair_at
from qalat.games.roll_and_write.rules.turn import is_last_turn, last_round, next_seat
from qalat.games.roll_and_write.state import (
    ACTION,
    AGAIN,
    DRAW_FIRST,
    FINISHED,
    FOUND,
    FOUR_BLUE,
    FOUR_YELLOW,
    JOIN,
    KEEPING,
    LAY,
    NOTHING,
    OWN,
    PAIR,
    PASSED,
    VIRTUAL,
)

_TYPES = len(TYPES)
_NO_DICE, _OWN_PAIR, _PASSED_PAIR, _ALL_FOUR, _BLUE_PAIR = 0, 0b0101, 0b1010, 0b1111, 0b0011
"""Which dice lie on a sheet: a bit each for blue own, blue passed, yellow own, yellow passed."""


@kernel()
def actor_fits(state):
    """Chance acts in its phases, nobody in the last, the seat on turn in the others."""
    if state.phase < ACTION:
        return state.actor == CHANCE
    if state.phase == FINISHED:
        return state.actor == OVER
    return 0 <= state.actor < state.seats and state.actor == state.turn_seat


@kernel()
def moment_fits(state):
    """Return whether phase, round, starting player, turn and step agree."""
    if not NOTHING <= state.first < state.seats or not NOTHING <= state.turn_seat < state.seats:
        return False
    if (state.first == NOTHING) != (state.phase == DRAW_FIRST):
        return False
    setting_up = state.phase <= LAY
    if setting_up != (state.turn_seat == NOTHING) or setting_up != (state.round_number == 0):
        return False
    if not 0 <= state.round_number <= last_round(state) or not 0 <= state.step < steps(state):
        return False
    if setting_up:
        return state.phase != DRAW_FIRST or state.seats > 1
    return turn_fits(state)


@kernel()
def turn_fits(state):
    """Return whether the turn is one in which the phase can come up."""
    if state.phase == FINISHED:
        return is_last_turn(state)
    if state.phase == VIRTUAL:
        return next_seat(state) == state.first
    if state.phase == KEEPING and state.seats == 1:
        return False
    return state.phase == ACTION or state.phase == AGAIN or not is_last_turn(state)


@kernel()
def steps(state):
    """Return how many builds or rolls the phase consists of, 1 where they are not counted."""
    if state.phase == FOUND:
        return SETUP_BUILDS * np.int64(state.seats)
    if state.phase == JOIN:
        return SETUP_BUILDS * np.int64(state.virtual)
    if state.phase == LAY:
        return np.int64(state.seats) + 1
    if state.phase == VIRTUAL:
        return np.int64(state.virtual)
    return np.int64(1)


@kernel()
def dice_at(state, seat):
    """Return which dice lie on a sheet, one bit each, or -1 if one shows what no die can."""
    found = 0
    for place in range(2):
        if not 0 <= state.blue[seat, place] <= PIPS or not 0 <= state.yellow[seat, place] <= PIPS:
            return NOTHING
        if state.blue[seat, place] > 0:
            found |= 1 << place
        if state.yellow[seat, place] > 0:
            found |= 4 << place
    return found


@kernel()
def dice_due(state, seat):
    """Return which dice should lie on a sheet now."""
    if state.phase < LAY or (
        state.phase >= VIRTUAL and state.phase != KEEPING and is_put_away(state)
    ):
        return _NO_DICE
    if state.phase == LAY:
        ahead = (seat - np.int64(state.first)) % state.seats
        return _OWN_PAIR if ahead < state.step else _NO_DICE
    on_turn = seat == state.turn_seat
    if state.phase == PAIR:
        due = _NO_DICE if on_turn else _OWN_PAIR
        return due | _PASSED_PAIR if seat == next_seat(state) else due
    if state.phase == VIRTUAL:
        return _ALL_FOUR if seat == state.first else _OWN_PAIR
    if not on_turn:
        return _OWN_PAIR
    if state.phase == FOUR_BLUE:
        return _NO_DICE
    return _BLUE_PAIR if state.phase == FOUR_YELLOW else _ALL_FOUR


@kernel()
def is_put_away(state):
    """Return whether the last turn is over, so that no die is needed any more."""
    return state.phase == FINISHED or (state.phase == VIRTUAL and is_last_turn(state))


@kernel()
def dice_fit(state):
    """Return whether each seat has the dice that it should, by value where they lie so."""
    for seat in range(np.int64(state.seats)):
        if dice_at(state, seat) != dice_due(state, seat):
            return False
    for seat in range(np.int64(state.seats), MAX_SEATS):
        if dice_at(state, seat) != _NO_DICE:
            return False
    seat = np.int64(state.turn_seat)
    if state.phase == AGAIN:
        used = is_built(state, seat, pair_at(state, seat, OWN))
        return used and why_not_again(state, seat) == LEGAL
    if state.phase == ACTION or state.phase == KEEPING or state.phase == FOUR_YELLOW:
        in_order = state.blue[seat, OWN] <= state.blue[seat, PASSED]
        return in_order and state.yellow[seat, OWN] <= state.yellow[seat, PASSED]
    return True


@kernel()
def built_in_setup(state, seat):
    """Return how many buildings a seat has after so many steps of the setup."""
    if state.phase == DRAW_FIRST:
        return np.int64(0)
    if state.phase > FOUND:
        return np.int64(SETUP_BUILDS)
    ahead = (seat - setup_seat(state)) % state.seats
    return (np.int64(state.step) + ahead) // state.seats
