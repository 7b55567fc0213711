"""The estimate: what points each row may expect at the end of the game."""

from __future__ import annotations

import numpy as np

from qalat.core.kernel import kernel
from qalat.core.record import OVER
from qalat.games.roll_and_write.components import BONUS, SECOND_BUILD, TYPES
from qalat.games.roll_and_write.judgement.dice import (
    coin_worth,
    coins_prospect,
    gain_at,
    note_gains,
    offer,
)
from qalat.games.roll_and_write.judgement.lines import line_counts, lines_prospect
from qalat.games.roll_and_write.judgement.outlook import look_ahead, turns_left
from qalat.games.roll_and_write.judgement.races import faded
from qalat.games.roll_and_write.judgement.weights import ROLL_OF_FOUR
from qalat.games.roll_and_write.rules.coins import coins_left
from qalat.games.roll_and_write.rules.places import everybody
from qalat.games.roll_and_write.rules.scoring import score
from qalat.games.roll_and_write.rules.sheet import pair_at
from qalat.games.roll_and_write.state import AGAIN, FOUR_BLUE, FOUR_YELLOW, PASSED

_TYPES = len(TYPES)


@kernel()
def types_prospect(state, row, desk):
    """Return the points that a row may expect of all types."""
    points = 0.0
    for building_type in range(_TYPES):
        points += faded(state, row, building_type, desk)
    return points


@kernel()
def dice_prospect(state, seat, turns, desk):
    """Return what a second build, a roll of all four, or the dice on a sheet promise."""
    if seat == state.turn_seat:
        if state.phase == AGAIN:
            price = SECOND_BUILD * coin_worth(turns, desk)
            return max(gain_at(state, pair_at(state, seat, PASSED), desk) - price, 0.0)
        if state.phase == FOUR_BLUE or state.phase == FOUR_YELLOW:
            return ROLL_OF_FOUR
    return offer(state, seat, turns, desk) if turns > 0 else 0.0


@kernel()
def seat_prospect(state, seat, desk):
    """Return the points that a player may expect: types, lines, coins, and the dice at hand."""
    turns = turns_left(state, seat)
    note_gains(state, seat, desk)
    types = types_prospect(state, seat, desk)
    lines = lines_prospect(line_counts(state.built[seat]), desk.chance[seat])
    coins = coins_prospect(coins_left(state, seat), turns, desk)
    return types + lines + coins + dice_prospect(state, seat, turns, desk)


@kernel()
def estimate(state, values, desk):
    """Write the points that each row may expect at the end; of a finished game, its score."""
    if state.actor == OVER:
        score(state, desk.final_points, desk.final_parts)
        for row in range(everybody(state)):
            values[row] = desk.final_points[row]
        return
    look_ahead(state, desk)
    seats = np.int64(state.seats)
    for row in range(everybody(state)):
        if row < seats:
            values[row] = seat_prospect(state, row, desk)
        elif state.solo == 1:
            values[row] = types_prospect(state, row, desk) + BONUS[state.virtual]
        else:
            values[row] = 0.0
