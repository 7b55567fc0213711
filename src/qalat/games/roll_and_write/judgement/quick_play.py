"""Quick play: one sensible action at a glance, for playouts."""

from __future__ import annotations

import numpy as np

from qalat.core.kernel import inlined, kernel
from qalat.core.random import next_word
from qalat.games.roll_and_write.actions import (
    BUILD,
    BUILD_AGAIN,
    END,
    KEEP,
    TAKE_COINS,
    TURN,
    TURNS_A_COLOUR,
)
from qalat.games.roll_and_write.components import BLUE, PIPS, SECOND_BUILD, TYPES, YELLOW
from qalat.games.roll_and_write.judgement.dice import (
    best_two,
    best_two_as_they_lie,
    coin_worth,
    gain_at,
    note_gains,
    worth_at,
)
from qalat.games.roll_and_write.judgement.outlook import look_ahead, turns_left
from qalat.games.roll_and_write.judgement.races import race
from qalat.games.roll_and_write.judgement.ways import note_distances, way_to
from qalat.games.roll_and_write.judgement.weights import (
    COIN_END,
    NOT_AT_ALL,
    QUICK_PRICE,
    REROLL,
    WHIM,
)
from qalat.games.roll_and_write.rules.coins import (
    coins_left,
    coins_shown,
    turned_by,
    turned_colour,
    turned_value,
    why_not_turn,
)
from qalat.games.roll_and_write.rules.reasons import LEGAL
from qalat.games.roll_and_write.rules.sheet import crossing_of, die, pair_at
from qalat.games.roll_and_write.state import AGAIN, KEEPING, OWN, PASSED

_TYPES = len(TYPES)
_WHIMS = 32
_WHIM_BITS = 5
"""A random word has enough bits for a whim of 5 bits about each of the six types."""


@kernel()
def add_whims(scratch):
    """Blur the worth of the types a little, so that playouts do not all go one way."""
    word = next_word(scratch.stream)
    for building_type in range(_TYPES):
        whim = (word >> _WHIM_BITS * building_type) % _WHIMS - _WHIMS // 2
        scratch.type_gain[building_type] *= 1.0 + WHIM * whim / _WHIMS


@inlined
def note_line_worths(price, scratch):
    """Note what each line adds to a building in it, coins for the turned die paid."""
    for place in range(PIPS):
        scratch.line_worth[YELLOW, place] = (
            scratch.line_gain[place] - price * scratch.far[YELLOW, place]
        )
        scratch.line_worth[BLUE, place] = (
            scratch.line_gain[PIPS + place] - price * scratch.far[BLUE, place]
        )


@kernel()
def best_single(state, seat, price, scratch):
    """Find the crossing that is best to build, coins for turned dice paid; note its worth."""
    note_line_worths(price, scratch)
    left = coins_left(state, seat)
    built = state.built[seat]
    best = np.int64(0)
    most = NOT_AT_ALL
    for row in range(PIPS):
        for column in range(PIPS):
            crossing = row * PIPS + column
            worth = scratch.type_gain[state.layout[crossing]] + scratch.line_worth[BLUE, column]
            worth += scratch.line_worth[YELLOW, row]
            turns = scratch.far[YELLOW, row] + scratch.far[BLUE, column]
            if worth > most and turns <= left and built >> crossing & 1 == 0:
                most = worth
                best = crossing
    scratch.worth = most
    return best


@kernel()
def quick_price(turns, scratch):
    """Return what quick play gives for a coin with so many turns to come."""
    return COIN_END + QUICK_PRICE * (coin_worth(turns, scratch) - COIN_END)


@kernel()
def second_price(turns, price):
    """Return what a second build costs at a coin's price, less what a roll of all four is worth."""
    reroll = REROLL if turns > 0 else 0.0
    return SECOND_BUILD * price - reroll


@kernel()
def coins_taken(state, seat, turns, price):
    """Return what it is worth to take coins and roll all four dice."""
    room = np.int64(state.coins) - np.int64(state.gained[seat])
    reroll = REROLL if turns > 0 else 0.0
    return min(coins_shown(state, seat), room) * price + reroll


@kernel()
def worth_of_two_turned(state, seat, turn, scratch):
    """Return what two buildings are worth with one die turned by a pip."""
    colour = turned_colour(turn)
    value = turned_value(turn)
    other = die(state, seat, colour, OWN)
    if other == value:
        other = die(state, seat, colour, PASSED)
    turned = value + turned_by(turn)
    low = die(state, seat, BLUE + YELLOW - colour, OWN)
    high = die(state, seat, BLUE + YELLOW - colour, PASSED)
    if colour == BLUE:
        best_two(state, seat, other, turned, low, high, scratch)
    else:
        best_two(state, seat, low, high, other, turned, scratch)
    return scratch.worth


@kernel()
def click_for_two(state, seat, price, scratch):
    """Return the click that begins the best two buildings, a die turned for them at most.

    What they are worth, a turned die paid, is noted.
    """
    best = BUILD + best_two_as_they_lie(state, seat, scratch)
    most = scratch.worth
    if coins_left(state, seat) > SECOND_BUILD:
        for turn in range(2 * TURNS_A_COLOUR):
            if why_not_turn(state, seat, turn) == LEGAL:
                worth = worth_of_two_turned(state, seat, turn, scratch) - price
                if worth > most:
                    most = worth
                    best = TURN + turn
    scratch.worth = most
    return best


@kernel()
def prefer_action(state, seat, scratch):
    """Build what is worth most, with coins where they help; take coins if that is more."""
    turns = turns_left(state, seat) - 1
    price = quick_price(turns, scratch)
    coins = coins_taken(state, seat, turns, price)
    note_distances(state, seat, scratch)
    best = best_single(state, seat, price, scratch)
    single = scratch.worth
    if coins_left(state, seat) >= SECOND_BUILD:
        click = click_for_two(state, seat, price, scratch)
        if scratch.worth - second_price(turns, price) > max(single, coins):
            return click
    return TAKE_COINS if coins > single else way_to(state, seat, best, scratch)


@kernel()
def prefer_again(state, seat, scratch):
    """Build a second time if that is worth the coins."""
    worth = gain_at(state, pair_at(state, seat, PASSED), scratch)
    turns = turns_left(state, seat)
    price = second_price(turns, quick_price(turns, scratch))
    return BUILD_AGAIN if worth > price else END


@kernel()
def prefer_pair(state, seat, scratch):
    """Keep the pair whose crossing is worth most to the own sheet."""
    best = np.int64(0)
    most = NOT_AT_ALL
    for blue in range(2):
        for yellow in range(2):
            crossing = crossing_of(state.blue[seat, blue], state.yellow[seat, yellow])
            worth = worth_at(state, seat, crossing, scratch)
            if worth > most:
                most = worth
                best = crossing
    return KEEP + best


@kernel()
def prefer(state, scratch):
    """Return a legal action that a sensible player might choose at a glance."""
    seat = np.int64(state.actor)
    look_ahead(state, scratch)
    race(state, seat, scratch)
    note_gains(state, seat, scratch)
    add_whims(scratch)
    if state.phase == AGAIN:
        return prefer_again(state, seat, scratch)
    if state.phase == KEEPING:
        return prefer_pair(state, seat, scratch)
    return prefer_action(state, seat, scratch)
