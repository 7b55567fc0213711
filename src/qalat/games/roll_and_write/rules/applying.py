"""Carrying out an action, and the reason against one that is not legal."""

from __future__ import annotations

import numpy as np

from qalat.core.kernel import kernel
from qalat.core.record import CHANCE, OVER
from qalat.games.roll_and_write.actions import (
    BUILD,
    BUILD_AGAIN,
    END,
    FIRST_SEAT,
    KEEP,
    ROLL_BLUE,
    ROLL_PAIR,
    ROLL_YELLOW,
    TAKE_COINS,
    TURN,
    VIRTUAL_BUILDS,
)
from qalat.games.roll_and_write.components import DOUBLE_HIGH, DOUBLE_LOW, SECOND_BUILD, TYPES
from qalat.games.roll_and_write.rules.coins import coins_left, turn_die, why_not_again, why_not_turn
from qalat.games.roll_and_write.rules.listing import list_chance
from qalat.games.roll_and_write.rules.reasons import (
    LEGAL,
    NOT_AFTER_COINS,
    NOT_DRAWN_NOW,
    NOT_ROLLED,
    ROLLED_AGAIN,
    SECOND_BUILT,
    TOO_FEW_COINS,
    TURNING_IS_OVER,
    TYPE_IS_FULL,
    WRONG_MOMENT,
)
from qalat.games.roll_and_write.rules.setup import (
    begin_with,
    found,
    lay_first_dice,
    maybe_end_joining,
)
from qalat.games.roll_and_write.rules.sheet import is_built, lay_pair, pair_at, shows
from qalat.games.roll_and_write.rules.turn import (
    build,
    build_again,
    end_round,
    end_turn,
    keep,
    next_seat,
    pass_unused,
    share_out,
    take_coins,
    why_not_build,
)
from qalat.games.roll_and_write.rules.virtual import build_for_virtual, virtual_to_build
from qalat.games.roll_and_write.state import (
    ACTION,
    AGAIN,
    FOUND,
    FOUR_YELLOW,
    JOIN,
    KEEPING,
    LAY,
    OWN,
    PAIR,
    PASSED,
    VIRTUAL,
)

_TYPES = len(TYPES)


@kernel()
def act(state, action):
    """Carry out one of a player's actions."""
    seat = np.int64(state.actor)
    if action < BUILD:
        turn_die(state, seat, action - TURN)
    elif action < TAKE_COINS:
        build(state, seat, action - BUILD)
    elif action == TAKE_COINS:
        take_coins(state, seat)
    elif action == BUILD_AGAIN:
        build_again(state, seat)
    elif action == END:
        pass_unused(state)
    else:
        keep(state, seat, action - KEEP)


@kernel()
def lay_rolled(state, crossing):
    """Build with the pair that was rolled, or lay it down, as the moment asks."""
    if state.phase == FOUND:
        found(state, crossing)
    elif state.phase == LAY:
        lay_first_dice(state, crossing)
    else:
        lay_pair(state, np.int64(state.turn_seat), OWN, crossing)
        end_turn(state)


@kernel()
def virtual_builds(state, choice):
    """Let a virtual player build; the last one ends the setup's builds, or the round."""
    build_for_virtual(state, choice)
    state.step += 1
    if state.phase == JOIN:
        maybe_end_joining(state)
    elif state.step == state.virtual:
        end_round(state)


@kernel()
def draw(state, action):
    """Carry out what chance brought."""
    seat = np.int64(state.turn_seat)
    if action < ROLL_PAIR:
        begin_with(state, action - FIRST_SEAT)
    elif action < ROLL_BLUE:
        lay_rolled(state, action - ROLL_PAIR)
    elif action < ROLL_YELLOW:
        state.blue[seat, OWN] = DOUBLE_LOW[action - ROLL_BLUE]
        state.blue[seat, PASSED] = DOUBLE_HIGH[action - ROLL_BLUE]
        state.phase = FOUR_YELLOW
    elif action < VIRTUAL_BUILDS:
        state.yellow[seat, OWN] = DOUBLE_LOW[action - ROLL_YELLOW]
        state.yellow[seat, PASSED] = DOUBLE_HIGH[action - ROLL_YELLOW]
        share_out(state)
    else:
        virtual_builds(state, action - VIRTUAL_BUILDS)


@kernel()
def apply(state, action, scratch):
    """Carry out a legal action, a player's or chance's."""
    if action < FIRST_SEAT:
        act(state, action)
    else:
        draw(state, action)


@kernel()
def why_not(state, action, scratch):
    """Return 0 for a legal action, else the reason against it."""
    if state.actor == OVER:
        return WRONG_MOMENT
    if action == BUILD_AGAIN and state.phase != AGAIN:
        return why_no_longer(state)
    if state.actor == CHANCE or action >= FIRST_SEAT:
        return why_not_draw(state, action, scratch)
    seat = np.int64(state.actor)
    if action < BUILD:
        if state.phase == ACTION:
            return why_not_turn(state, seat, action - TURN)
        return TURNING_IS_OVER
    if action < TAKE_COINS:
        return why_not_build(state, seat, action - BUILD) if state.phase == ACTION else WRONG_MOMENT
    if action == TAKE_COINS:
        return LEGAL if state.phase == ACTION else WRONG_MOMENT
    if action == BUILD_AGAIN:
        return why_not_again(state, seat)
    if action == END:
        return LEGAL if state.phase == AGAIN else WRONG_MOMENT
    if state.phase != KEEPING:
        return WRONG_MOMENT
    return LEGAL if shows(state, seat, action - KEEP) else NOT_ROLLED


@kernel("RW-C3")
def why_no_longer(state):
    """A second build that was not offered lacks the coins or a free crossing."""
    if state.phase != PAIR:
        return NOT_AFTER_COINS
    seat = np.int64(state.turn_seat)
    if coins_left(state, seat) < SECOND_BUILD:
        return TOO_FEW_COINS
    unused = pair_at(state, next_seat(state), PASSED)
    return SECOND_BUILT if is_built(state, seat, unused) else NOT_AFTER_COINS


@kernel()
def why_not_draw(state, action, scratch):
    """Chance may bring only what is listed for it."""
    if state.actor != CHANCE:
        return NOT_DRAWN_NOW
    for k in range(list_chance(state, scratch)):
        if scratch.ids[k] == action:
            return LEGAL
    if state.phase == FOUND and ROLL_PAIR <= action < ROLL_BLUE:
        return ROLLED_AGAIN
    if (state.phase == JOIN or state.phase == VIRTUAL) and action >= VIRTUAL_BUILDS:
        if (action - VIRTUAL_BUILDS) // _TYPES == virtual_to_build(state):
            return TYPE_IS_FULL
    return NOT_DRAWN_NOW
