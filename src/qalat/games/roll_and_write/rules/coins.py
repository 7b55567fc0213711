"""Coins: gained by an action, spent to turn dice and on a second build."""

from __future__ import annotations

import numpy as np

from qalat.core.kernel import kernel
from qalat.games.roll_and_write.actions import DIRECTIONS, TURNS_A_COLOUR, UP
from qalat.games.roll_and_write.components import BLUE, PIPS, SECOND_BUILD
from qalat.games.roll_and_write.rules.reasons import (
    LEGAL,
    NEVER_ROUND,
    NO_COIN,
    NO_SUCH_DIE,
    SECOND_BUILT,
    TOO_FEW_COINS,
)
from qalat.games.roll_and_write.rules.sheet import (
    crossing_of,
    die,
    is_built,
    pair_at,
    sort_dice,
)
from qalat.games.roll_and_write.state import OWN, PASSED

_DIRECTIONS = len(DIRECTIONS)


@kernel()
def coins_left(state, seat):
    """Return the coins that are circled and not crossed out."""
    return np.int64(state.gained[seat]) - np.int64(state.spent[seat])


@kernel("RW-M5")
def gain(state, seat, coins):
    """A coin is circled once and never again, so what exceeds the sheet is lost."""
    state.gained[seat] = min(np.int64(state.gained[seat]) + coins, np.int64(state.coins))


@kernel()
def spend(state, seat, coins):
    """Cross out coins."""
    state.spent[seat] += coins


@kernel("RW-T4")
def coins_shown(state, seat):
    """Each of the four pairs of a blue and a yellow die whose crossing is built is a coin."""
    coins = 0
    for blue in range(2):
        for yellow in range(2):
            crossing = crossing_of(state.blue[seat, blue], state.yellow[seat, yellow])
            if is_built(state, seat, crossing):
                coins += 1
    return coins


@kernel()
def turned_colour(turn):
    """Return the colour of the die that a turning is about."""
    return turn // TURNS_A_COLOUR


@kernel()
def turned_value(turn):
    """Return what the die shows before it is turned."""
    return turn % TURNS_A_COLOUR // _DIRECTIONS + 1


@kernel()
def turned_by(turn):
    """Return by how much a die is turned: one up or one down."""
    return 1 if turn % _DIRECTIONS == UP else -1


@kernel("RW-C1", "RW-C3")
def why_not_turn(state, seat, turn):
    """A coin turns any of the four dice by one pip, never between 6 and 1."""
    colour = turned_colour(turn)
    value = turned_value(turn)
    if value != die(state, seat, colour, OWN) and value != die(state, seat, colour, PASSED):
        return NO_SUCH_DIE
    if not 1 <= value + turned_by(turn) <= PIPS:
        return NEVER_ROUND
    return LEGAL if coins_left(state, seat) > 0 else NO_COIN


@kernel("RW-C1")
def turn_die(state, seat, turn):
    """A turned die keeps its new value, on the sheet and when it is passed on."""
    spend(state, seat, 1)
    colour = turned_colour(turn)
    place = OWN if die(state, seat, colour, OWN) == turned_value(turn) else PASSED
    if colour == BLUE:
        state.blue[seat, place] += turned_by(turn)
    else:
        state.yellow[seat, place] += turned_by(turn)
    sort_dice(state, seat)


@kernel("RW-C2", "RW-C3")
def why_not_again(state, seat):
    """Three coins build once more, with exactly the two unused dice, where that is free."""
    if coins_left(state, seat) < SECOND_BUILD:
        return TOO_FEW_COINS
    return SECOND_BUILT if is_built(state, seat, pair_at(state, seat, PASSED)) else LEGAL
