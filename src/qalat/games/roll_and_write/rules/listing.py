"""The legal list, complete and ascending, and how likely each thing is that chance may bring."""

from __future__ import annotations

import numpy as np

from qalat.core.kernel import constant, kernel
from qalat.core.random import below
from qalat.games.roll_and_write.actions import (
    BUILD,
    BUILD_AGAIN,
    DOWN,
    END,
    FIRST_SEAT,
    KEEP,
    ROLL_BLUE,
    ROLL_PAIR,
    ROLL_YELLOW,
    TAKE_COINS,
    TURN,
    TURNS_A_COLOUR,
    UP,
)
from qalat.games.roll_and_write.components import (
    COLOURS,
    CROSSINGS,
    DOUBLE_WAYS,
    DOUBLES,
    PIPS,
)
from qalat.games.roll_and_write.rules.coins import coins_left
from qalat.games.roll_and_write.rules.setup import setup_seat
from qalat.games.roll_and_write.rules.sheet import crossing_of, die, is_built
from qalat.games.roll_and_write.rules.virtual import draw_virtual, list_virtual, weigh_virtual
from qalat.games.roll_and_write.state import (
    ACTION,
    AGAIN,
    DRAW_FIRST,
    FINISHED,
    FOUND,
    FOUR_BLUE,
    FOUR_YELLOW,
    JOIN,
    OWN,
    PASSED,
    VIRTUAL,
)

_COLOURS = len(COLOURS)
_DOUBLES = len(DOUBLES)
_DOUBLE_OF = constant(
    [double for double, ways in enumerate(DOUBLE_WAYS) for _ in range(ways)], np.int64
)  # [roll of two dice] which double it is, all rolls being equally likely


@kernel()
def list_turns(value, first, count, scratch):
    """List how a die may be turned: down and up, if it does not end beyond 1 or 6."""
    turn = first + 2 * (value - 1)
    if value > 1:
        scratch.ids[count] = turn + DOWN
        count += 1
    if value < PIPS:
        scratch.ids[count] = turn + UP
        count += 1
    return count


@kernel()
def list_colour(low, high, first, count, scratch):
    """List the turns of two dice of a colour; two that show the same are one choice."""
    count = list_turns(low, first, count, scratch)
    if high != low:
        count = list_turns(high, first, count, scratch)
    return count


@kernel()
def list_pairs(state, seat, first, free_only, count, scratch):
    """List the crossings of four dice that lie by value, all of them or those not built."""
    for row in range(2):
        yellow = state.yellow[seat, row]
        if row == PASSED and yellow == state.yellow[seat, OWN]:
            break
        for column in range(2):
            blue = state.blue[seat, column]
            if column == PASSED and blue == state.blue[seat, OWN]:
                break
            crossing = crossing_of(blue, yellow)
            if not (free_only and is_built(state, seat, crossing)):
                scratch.ids[count] = first + crossing
                count += 1
    return count


@kernel()
def list_actions(state, scratch):
    """List turned dice while there are coins, then buildings, then the coins themselves."""
    seat = np.int64(state.actor)
    count = np.int64(0)
    if coins_left(state, seat) > 0:
        for colour in range(_COLOURS):
            low = die(state, seat, colour, OWN)
            high = die(state, seat, colour, PASSED)
            count = list_colour(low, high, TURN + colour * TURNS_A_COLOUR, count, scratch)
    count = list_pairs(state, seat, BUILD, True, count, scratch)
    scratch.ids[count] = TAKE_COINS
    return count + 1


@kernel()
def list_range(first, count, scratch):
    """List so many actions in a row."""
    for k in range(count):
        scratch.ids[k] = first + k
    return count


@kernel("RW-S2")
def list_free(state, scratch):
    """A roll on a built crossing is rolled again, so every free one is equally likely."""
    seat = setup_seat(state)
    count = 0
    for crossing in range(CROSSINGS):
        if not is_built(state, seat, crossing):
            scratch.ids[count] = ROLL_PAIR + crossing
            count += 1
    return count


@kernel()
def list_chance(state, scratch):
    """List what the dice may bring."""
    phase = state.phase
    if phase == FOUND:
        return list_free(state, scratch)
    if phase == JOIN or phase == VIRTUAL:
        return list_virtual(state, scratch)
    if phase == FOUR_BLUE:
        return list_range(ROLL_BLUE, _DOUBLES, scratch)
    if phase == FOUR_YELLOW:
        return list_range(ROLL_YELLOW, _DOUBLES, scratch)
    if phase == DRAW_FIRST:
        return list_range(FIRST_SEAT, np.int64(state.seats), scratch)
    return list_range(ROLL_PAIR, CROSSINGS, scratch)


@kernel()
def legal(state, scratch):
    """Write everything legal now, ascending; return how much there is."""
    phase = state.phase
    if phase == ACTION:
        return list_actions(state, scratch)
    if phase < ACTION:
        return list_chance(state, scratch)
    if phase == FINISHED:
        return 0
    if phase == AGAIN:
        scratch.ids[0] = BUILD_AGAIN
        scratch.ids[1] = END
        return 2
    return list_pairs(state, np.int64(state.actor), KEEP, False, np.int64(0), scratch)


@kernel()
def sensible(state, count, scratch):
    """Return the list as it is: each choice can help in some position."""
    return count


@kernel("RW-M6")
def weights(state, count, scratch):
    """Dice are fair: of two alike, two different values come in two ways and equal ones in one."""
    if state.phase == JOIN or state.phase == VIRTUAL:
        return weigh_virtual(state, count, scratch)
    if state.phase == FOUR_BLUE or state.phase == FOUR_YELLOW:
        for k in range(count):
            scratch.weights[k] = DOUBLE_WAYS[k]
        return CROSSINGS
    for k in range(count):
        scratch.weights[k] = 1
    return count


@kernel()
def draw_quickly(state, scratch):
    """Return what chance draws, by the same weights and words of the generator as from a list."""
    phase = state.phase
    if phase == JOIN or phase == VIRTUAL:
        return draw_virtual(state, scratch)
    if phase == FOUND:
        return scratch.ids[below(scratch.stream, np.int64(list_free(state, scratch)))]
    if phase == DRAW_FIRST:
        return FIRST_SEAT + below(scratch.stream, np.int64(state.seats))
    rolled = below(scratch.stream, np.int64(CROSSINGS))
    if phase == FOUR_BLUE:
        return ROLL_BLUE + _DOUBLE_OF[rolled]
    if phase == FOUR_YELLOW:
        return ROLL_YELLOW + _DOUBLE_OF[rolled]
    return ROLL_PAIR + rolled
