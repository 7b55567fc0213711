"""The estimate: what points each row may expect at the end of the game."""

from __future__ import annotations

import numpy as np

from qalat.core.kernel import kernel
from qalat.core.record import OVER
from qalat.games.roll_and_write.components import BONUS, SECOND_BUILD
from qalat.games.roll_and_write.judgement.dice import (
    coin_worth,
    coins_prospect,
    gain_at,
    note_gains,
    offer,
)
from qalat.games.roll_and_write.judgement.lines import line_counts, lines_prospect
from qalat.games.roll_and_write.judgement.outlook import look_ahead, turns_left
from qalat.games.roll_and_write.judgement.races import race, shares_prospect
from qalat.games.roll_and_write.judgement.weights import ROLL_OF_FOUR
from qalat.games.roll_and_write.rules.coins import coins_left
from qalat.games.roll_and_write.rules.places import everybody
from qalat.games.roll_and_write.rules.scoring import score
from qalat.games.roll_and_write.rules.sheet import pair_at
from qalat.games.roll_and_write.rules.turn import next_seat
from qalat.games.roll_and_write.state import (
    ACTION,
    AGAIN,
    FOUR_BLUE,
    FOUR_YELLOW,
    PAIR,
    PASSED,
    VIRTUAL,
)


@kernel()
def second_build(state, seat, turns, scratch):
    """Return what a second build that is offered promises, its coins paid."""
    price = SECOND_BUILD * coin_worth(turns, scratch)
    return max(gain_at(state, pair_at(state, seat, PASSED), scratch) - price, 0.0)


@kernel()
def shows_dice(state, seat):
    """Return whether a seat's dice count: those of the next turn, and a pair that was just kept.

    Pairs that lie longer are the same whatever the player on turn does.
    """
    if state.phase != ACTION and state.phase != PAIR and state.phase != VIRTUAL:
        return False
    coming = np.int64(state.turn_seat) if state.phase == ACTION else next_seat(state)
    return seat == coming or (state.phase != PAIR and (seat + 1) % state.seats == coming)


@kernel()
def seat_prospect(state, seat, scratch):
    """Return the points that a player may expect: types, lines, coins, and the dice at hand."""
    turns = turns_left(state, seat)
    race(state, seat, scratch)
    points = shares_prospect(state, seat, scratch)
    points += lines_prospect(line_counts(state.built[seat]), scratch.chance[seat])
    coins = coins_left(state, seat)
    on_turn = seat == state.turn_seat
    again = on_turn and state.phase == AGAIN
    has_dice = turns > 0 and shows_dice(state, seat)
    if coins > 0 or again or has_dice:
        note_gains(state, seat, scratch)
        points += coins_prospect(coins, turns, scratch)
    if again:
        points += second_build(state, seat, turns, scratch)
    elif has_dice:
        points += offer(state, seat, turns, scratch)
    elif on_turn and (state.phase == FOUR_BLUE or state.phase == FOUR_YELLOW):
        points += ROLL_OF_FOUR
    return points


@kernel()
def estimate(state, values, scratch):
    """Write the points that each row may expect at the end; of a finished game, its score."""
    if state.actor == OVER:
        score(state, scratch.final_points, scratch.final_parts)
        for row in range(everybody(state)):
            values[row] = scratch.final_points[row]
        return
    look_ahead(state, scratch)
    seats = np.int64(state.seats)
    for row in range(everybody(state)):
        if row < seats:
            values[row] = seat_prospect(state, row, scratch)
        elif state.solo == 1:
            race(state, row, scratch)
            values[row] = shares_prospect(state, row, scratch) + BONUS[state.virtual]
        else:
            values[row] = 0.0
