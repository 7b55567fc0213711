"""A turn: build or take coins, then roll what was used and hand the other dice on."""

from __future__ import annotations

import numpy as np

from qalat.core.kernel import kernel
from qalat.core.record import CHANCE, OVER
from qalat.games.roll_and_write.components import MAX_SEATS, ROUNDS, SECOND_BUILD
from qalat.games.roll_and_write.rules.coins import coins_shown, gain, spend, why_not_again
from qalat.games.roll_and_write.rules.places import everybody, pay_completed
from qalat.games.roll_and_write.rules.reasons import BUILT_ALREADY, LEGAL, NOT_SHOWN
from qalat.games.roll_and_write.rules.sheet import (
    cross_out,
    is_built,
    lay_pair,
    lift_pair,
    pair_at,
    part_dice,
    shows,
    sort_dice,
)
from qalat.games.roll_and_write.state import (
    ACTION,
    AGAIN,
    FINISHED,
    FOUR_BLUE,
    KEEPING,
    OWN,
    PAIR,
    PASSED,
    VIRTUAL,
)


@kernel("RW-T1")
def begin_turn(state, seat):
    """The player on turn has two blue and two yellow dice, and must build or take coins."""
    state.turn_seat = seat
    state.actor = seat
    state.phase = ACTION
    state.step = 0
    sort_dice(state, seat)


@kernel("RW-S1", "RW-V4", "RW-V5")
def next_seat(state):
    """Turns and dice go clockwise among the players; a single player keeps the dice."""
    following = np.int64(state.turn_seat) + 1
    return np.int64(0) if following == state.seats else following


@kernel()
def last_round(state):
    """Return the number of the last round."""
    return ROUNDS[everybody(state)]


@kernel("RW-T6")
def is_last_turn(state):
    """The last turn of the last round ends with its action: nothing is rolled or passed on."""
    return state.round_number == last_round(state) and next_seat(state) == state.first


@kernel("RW-T2")
def why_not_build(state, seat, crossing):
    """A crossing of any blue with any yellow die is built, unless it is built already."""
    if not shows(state, seat, crossing):
        return NOT_SHOWN
    return BUILT_ALREADY if is_built(state, seat, crossing) else LEGAL


@kernel()
def build(state, seat, crossing):
    """Build; a second build is offered if it can be paid and its crossing is free."""
    cross_out(state, seat, crossing)
    part_dice(state, seat, crossing)
    if why_not_again(state, seat) == LEGAL:
        state.phase = AGAIN
    else:
        pass_unused(state)


@kernel("RW-C2")
def build_again(state, seat):
    """The second build costs three coins; then all four dice are rolled."""
    spend(state, seat, SECOND_BUILD)
    cross_out(state, seat, pair_at(state, seat, PASSED))
    roll_all(state)


@kernel("RW-T4")
def take_coins(state, seat):
    """Coins may always be taken, even none; then all four dice are rolled."""
    gain(state, seat, coins_shown(state, seat))
    roll_all(state)


@kernel("RW-T3", "RW-V5")
def pass_unused(state):
    """The unused pair goes to the next player as it lies; the used one is rolled and kept."""
    if is_last_turn(state):
        put_dice_away(state)
        return
    seat = np.int64(state.turn_seat)
    crossing = pair_at(state, seat, PASSED)
    lift_pair(state, seat, OWN)
    lift_pair(state, seat, PASSED)
    lay_pair(state, next_seat(state), PASSED, crossing)
    state.phase = PAIR
    state.actor = CHANCE


@kernel("RW-T5")
def roll_all(state):
    """After coins or a second build all four dice are rolled: first the blue, then the yellow."""
    if is_last_turn(state):
        put_dice_away(state)
        return
    lift_pair(state, np.int64(state.turn_seat), OWN)
    lift_pair(state, np.int64(state.turn_seat), PASSED)
    state.phase = FOUR_BLUE
    state.actor = CHANCE


@kernel("RW-V5")
def share_out(state):
    """The player chooses a pair to keep; a single player keeps all four dice."""
    if state.seats == 1:
        end_turn(state)
    else:
        state.phase = KEEPING
        state.actor = state.turn_seat


@kernel("RW-T5", "RW-V4")
def keep(state, seat, crossing):
    """One blue and one yellow die are kept, the other two go on to the next player unchanged."""
    part_dice(state, seat, crossing)
    passed = pair_at(state, seat, PASSED)
    lift_pair(state, seat, PASSED)
    lay_pair(state, next_seat(state), PASSED, passed)
    end_turn(state)


@kernel()
def put_dice_away(state):
    """No die is needed after the last turn."""
    for seat in range(MAX_SEATS):
        lift_pair(state, seat, OWN)
        lift_pair(state, seat, PASSED)
    end_turn(state)


@kernel("RW-S4")
def end_turn(state):
    """A round is one turn of each player, then one build of each virtual player."""
    following = next_seat(state)
    if following != state.first:
        begin_turn(state, following)
    elif state.virtual > 0:
        state.phase = VIRTUAL
        state.actor = CHANCE
        state.step = 0
    else:
        end_round(state)


@kernel("RW-P3")
def end_round(state):
    """Completed types are paid, those of the last round too, before the final scoring."""
    pay_completed(state)
    state.step = 0
    if state.round_number == last_round(state):
        state.phase = FINISHED
        state.actor = OVER
    else:
        state.round_number += 1
        begin_turn(state, np.int64(state.first))
