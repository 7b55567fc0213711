"""Whether phase and table are consistent: a typed position may be anything."""

from __future__ import annotations

import numpy as np

from qalat.core.kernel import kernel
from qalat.core.record import CHANCE, OVER
from qalat.games.alhambra.components import DIRK, DISPLAY_SIZE, MAX_SEATS, TILE_COUNT, VALUES
from qalat.games.alhambra.rules.dirk import HANDFUL, dirk_plays
from qalat.games.alhambra.rules.market import (
    first_empty_slot,
    slot_is_empty,
    why_not_pay,
    why_not_settle,
)
from qalat.games.alhambra.rules.money import shown
from qalat.games.alhambra.rules.reasons import LEGAL
from qalat.games.alhambra.rules.redesign import why_not_redesign
from qalat.games.alhambra.rules.turn import IDLE_LIMIT, has_set_aside
from qalat.games.alhambra.state import (
    ACTION,
    DRAW_YOUNGEST,
    FILL_DIRK,
    FILL_DISPLAY,
    FILL_HANDS,
    FILL_MARKET,
    FINISHED,
    NOTHING,
    PAYMENT,
    PLACEMENT,
    SET_ASIDE,
    SITE,
    TARGET,
    WITH_DIRK,
)


@kernel()
def actor_fits(state):
    """Chance acts in its phases, nobody in the last, a seat in the others."""
    if state.phase < ACTION:
        return state.actor == CHANCE
    if state.phase == FINISHED:
        return state.actor == OVER
    return 0 <= state.actor < state.seats


@kernel()
def moment_fits(state, scratch):
    """Return whether the phase, the counters and the table agree."""
    picking = state.phase == SITE or state.phase == TARGET
    if picking != (state.picked != NOTHING):
        return False
    if (state.phase == PAYMENT) != (state.slot != NOTHING):
        return False
    if state.due == 1 and not scoring_may_wait(state):
        return False
    if state.phase < ACTION:
        return draw_fits(state)
    return state.turn > 0 and request_fits(state, np.int64(state.actor), scratch)


@kernel()
def scoring_may_wait(state):
    """A scoring waits for the rest of a refill only, and only where it is not held at once."""
    refilling = state.phase == FILL_DISPLAY or state.phase == FILL_MARKET
    return refilling and state.scoring_time == 0


@kernel()
def counters_fit(state):
    """Return whether the turn's counters are within what a turn can bring."""
    if (state.turn == 0) != (state.turn_seat == NOTHING) or state.turn_seat >= state.seats:
        return False
    if max(state.traded, state.passed, state.closing) > 1:
        return False
    if state.dealt > state.seats or state.passes > state.seats or state.idle > IDLE_LIMIT:
        return False
    if state.phase >= ACTION and state.closing == 0:
        if state.passes == state.seats or state.idle == IDLE_LIMIT:
            return False
    if state.phase == DRAW_YOUNGEST and dirk_plays(state):
        return state.dirk_owed == HANDFUL
    return (state.phase == FILL_DIRK) == (state.dirk_owed > 0)


@kernel()
def set_aside_fits(state):
    """Return whether tiles are set aside only by the seat on turn, or awarded and to be placed."""
    placing = ACTION <= state.phase < FINISHED
    for tile in range(TILE_COUNT):
        owner = state.location[tile] - SET_ASIDE
        if owner >= 0 and (not placing or (owner != state.turn_seat and state.closing == 0)):
            return False
    return True


@kernel()
def draw_fits(state):
    """Return whether chance has something to draw, and somewhere to put it."""
    if state.closing == 1:
        return False
    if state.phase == DRAW_YOUNGEST:
        return state.turn == 0 and state.youngest == NOTHING
    if state.turn == 0 and state.youngest == NOTHING:
        return False
    if state.phase == FILL_HANDS:
        return state.turn == 0 and state.dealt < state.seats
    if state.phase == FILL_DIRK:
        return dirk_plays(state) and state.dirk_owed <= state.bag_size
    if state.phase == FILL_MARKET:
        return first_empty_slot(state) != NOTHING and state.bag_size > 0
    return shown(state) < DISPLAY_SIZE and state.deck_size > 0


@kernel()
def request_fits(state, seat, scratch):
    """Return whether the actor can do what is asked."""
    if state.phase == FINISHED:
        return True
    if state.closing == 0 and seat != state.turn_seat:
        return False
    if state.phase == PLACEMENT:
        return has_set_aside(state, seat, scratch)
    if state.phase == SITE:
        return state.location[state.picked] == SET_ASIDE + seat
    if state.closing == 1:
        return False
    if state.phase == TARGET:
        return why_not_redesign(state, seat, np.int64(state.picked)) == LEGAL
    if state.phase == PAYMENT:
        return payment_fits(state, seat)
    return True


@kernel()
def payment_fits(state, seat):
    """Return whether the slot holds a tile whose price is reached, or can be."""
    if slot_is_empty(state, np.int64(state.slot)):
        return False
    for value in range(VALUES):
        if why_not_pay(state, seat, value) == LEGAL:
            return True
    return why_not_settle(state) == LEGAL


@kernel()
def absent_are_empty(state):
    """Return whether only those who play have anything, Dirk included."""
    if state.youngest >= state.seats:
        return False
    for seat in range(np.int64(state.seats), MAX_SEATS):
        if state.hand_size[seat] != 0 or state.score[seat] != 0:
            return False
    if dirk_plays(state):
        return True
    for tile in range(TILE_COUNT):
        if state.location[tile] == WITH_DIRK:
            return False
    return state.score[DIRK] == 0
