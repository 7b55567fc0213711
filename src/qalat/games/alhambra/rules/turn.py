"""A turn: its actions, then the placing of what was bought, then the refill and the scorings."""

from __future__ import annotations

import numpy as np

from qalat.core.kernel import kernel
from qalat.core.record import CHANCE, OVER
from qalat.games.alhambra.components import DISPLAY_SIZE, SLOTS, A
from qalat.games.alhambra.playout_cache import is_playout
from qalat.games.alhambra.rules.dirk import owe_dirk
from qalat.games.alhambra.rules.market import first_empty_slot, why_not_buy
from qalat.games.alhambra.rules.money import maybe_shuffle_discards, shown
from qalat.games.alhambra.rules.reasons import LEGAL
from qalat.games.alhambra.rules.redesign import may_redesign, survey
from qalat.games.alhambra.rules.scoring import award_tiles, score_last, score_now
from qalat.games.alhambra.rules.tiles import tiles_at
from qalat.games.alhambra.state import (
    ACTION,
    FILL_DIRK,
    FILL_DISPLAY,
    FILL_MARKET,
    FINISHED,
    MOST_TURNS,
    NOTHING,
    PLACEMENT,
    SET_ASIDE,
)

IDLE_LIMIT = 100


@kernel("ALH-T1")
def begin_turn(state, seat):
    """Turns go clockwise; whoever is on turn must act."""
    state.turn = min(np.int64(state.turn) + 1, MOST_TURNS)
    state.turn_seat = seat
    state.actor = seat
    state.phase = ACTION
    state.traded = 0
    state.passed = 0


@kernel("ALH-T4")
def may_decline(state):
    """Where the table says so, the action after an exact purchase may be declined."""
    return state.extra_action == 1 and state.phase == ACTION and state.traded == 1


@kernel()
def may_act(state, seat):
    """Return whether any action is possible: money, a purchase or a redesign."""
    if state.display[0] != NOTHING:
        return True
    for slot in range(SLOTS):
        if why_not_buy(state, seat, slot) == LEGAL:
            return True
    return may_redesign(state, seat)


@kernel()
def act_again(state, scratch):
    """After an exact purchase another action follows; it lapses only if nothing is legal."""
    if is_playout(scratch) and state.display[0] == NOTHING:
        survey(state, np.int64(state.actor), scratch)
    if may_act(state, np.int64(state.actor)):
        state.phase = ACTION
    else:
        end_actions(state, scratch)


@kernel()
def has_set_aside(state, seat, scratch):
    """Return whether a seat has tiles to place."""
    return tiles_at(state, SET_ASIDE + seat, scratch) > 0


@kernel()
def end_actions(state, scratch):
    """Only when the actions have ended are bought tiles placed, one after another."""
    state.picked = NOTHING
    if has_set_aside(state, np.int64(state.actor), scratch):
        state.phase = PLACEMENT
    elif state.closing == 1:
        place_awarded(state, scratch)
    else:
        end_turn(state, scratch)


@kernel("ALH-E5")
def end_turn(state, scratch):
    """A pass, or a turn that neither buys nor takes, is counted: enough in a row end the game."""
    state.idle = 0 if state.traded == 1 else state.idle + 1
    state.passes = state.passes + 1 if state.passed == 1 else 0
    refill(state, scratch)


@kernel("ALH-E2")
def hold_scoring(state, scratch):
    """A scoring card that was drawn is scored, and with two players Dirk is to draw then."""
    state.due = 0
    score_now(state, A + np.int64(state.found) - 1, scratch)
    owe_dirk(state)


@kernel("ALH-E1", "ALH-E2")
def refill(state, scratch):
    """The display is refilled first, then the market; a scoring card interrupts, or waits for both.

    Dirk draws as soon as a scoring is over, so what he is owed goes before anything else.
    """
    state.actor = CHANCE
    if state.due == 1 and state.scoring_time == 1:
        hold_scoring(state, scratch)
    if state.dirk_owed > 0:
        state.phase = FILL_DIRK
        return
    if shown(state) < DISPLAY_SIZE:
        maybe_shuffle_discards(state)
        if state.deck_size > 0:
            state.phase = FILL_DISPLAY
            return
    if first_empty_slot(state) != NOTHING and state.bag_size > 0:
        state.phase = FILL_MARKET
        return
    if state.due == 1:
        hold_scoring(state, scratch)
    if state.dirk_owed > 0:
        state.phase = FILL_DIRK
    elif game_ends(state):
        state.closing = 1
        award_tiles(state, scratch)
        place_awarded(state, scratch)
    else:
        begin_turn(state, (np.int64(state.turn_seat) + 1) % state.seats)


@kernel("ALH-E4")
def game_ends(state):
    """The game ends when the market cannot be brought back to four, or as the option says."""
    if first_empty_slot(state) != NOTHING:
        return True
    if state.game_end == 1 and state.bag_size == 0:
        return True
    return state.passes >= state.seats or state.idle >= IDLE_LIMIT


@kernel()
def place_awarded(state, scratch):
    """Awarded tiles are placed clockwise from the player whose turn would be next."""
    for ahead in range(1, np.int64(state.seats) + 1):
        seat = (np.int64(state.turn_seat) + ahead) % state.seats
        if has_set_aside(state, seat, scratch):
            state.actor = seat
            state.phase = PLACEMENT
            return
    score_last(state, scratch)
    state.actor = OVER
    state.phase = FINISHED
