"""Setup: the box is laid out, one drawn thing after another."""

from __future__ import annotations

import numpy as np

from qalat.core.kernel import kernel
from qalat.core.record import CHANCE
from qalat.games.alhambra.components import (
    CURRENCIES,
    DISPLAY_SIZE,
    MAX_SEATS,
    SLOTS,
    TILE_COUNT,
)
from qalat.games.alhambra.rules.dirk import owe_dirk
from qalat.games.alhambra.rules.market import first_empty_slot
from qalat.games.alhambra.rules.money import add_to_hand, fill_deck, hand_sum, open_pile, shown
from qalat.games.alhambra.rules.turn import begin_turn
from qalat.games.alhambra.state import (
    DRAW_YOUNGEST,
    FILL_DIRK,
    FILL_DISPLAY,
    FILL_HANDS,
    FILL_MARKET,
    IN_BAG,
    NO_PILES,
    NOTHING,
)

_STARTING_MONEY = 20
_CURRENCIES = len(CURRENCIES)
_LONE_FOUNTAIN = 0b0111_1111_1111_1111
"""The wall sets that fit beside a lone fountain: all that leave one of four sides open."""


@kernel("ALH-S1")
def lay_out_tiles(state):
    """All tiles are in the bag; with two players Dirk draws first, then the slots are filled."""
    for tile in range(TILE_COUNT):
        state.location[tile] = IN_BAG
        state.x[tile] = 0
        state.y[tile] = 0
    state.bag_size = TILE_COUNT
    for slot in range(SLOTS):
        state.market[slot] = NOTHING
    owe_dirk(state)


@kernel("ALH-M2")
def lay_out_palaces(state):
    """Each player starts with the fountain alone, which takes a tile on any of its sides."""
    for seat in range(MAX_SEATS):
        state.removable[seat] = 0
        state.swappable[seat] = 0
        state.fitting[seat] = _LONE_FOUNTAIN if seat < state.seats else 0


@kernel()
def clear_money_and_points(state):
    """No card is dealt, shown, laid or paid, and no point made."""
    for seat in range(MAX_SEATS):
        state.hand_size[seat] = 0
        state.hand[seat, :, :] = 0
    state.discard[:, :] = 0
    state.laid[:] = 0
    state.display[:] = NOTHING
    state.score[:] = 0
    state.points[:, :, :] = 0


@kernel()
def start(state, seats, options):
    """Lay out the box; the options are those of the game's list, as numbers in its order."""
    state.seats = seats
    state.scoring_cards = options[0]
    state.game_end = options[1]
    state.open_hands = options[2]
    state.youngest = options[3] - 1
    state.scoring_time = options[4]
    state.extra_action = options[5]
    state.turn = 0
    state.turn_seat = NOTHING
    state.dealt = 0
    state.slot = NOTHING
    state.picked = NOTHING
    state.traded = 0
    state.passed = 0
    state.passes = 0
    state.idle = 0
    state.closing = 0
    state.pile = NO_PILES
    state.places = 0
    state.found = 0
    state.due = 0
    state.dirk_owed = 0
    lay_out_tiles(state)
    lay_out_palaces(state)
    clear_money_and_points(state)
    fill_deck(state)
    set_up(state)


@kernel("ALH-S4")
def set_up(state):
    """Name the next thing to be drawn: youngest, Dirk's tiles, market, hands, the display last."""
    state.actor = CHANCE
    if state.youngest == NOTHING:
        state.phase = DRAW_YOUNGEST
    elif state.dirk_owed > 0:
        state.phase = FILL_DIRK
    elif first_empty_slot(state) != NOTHING:
        state.phase = FILL_MARKET
    elif state.dealt < state.seats:
        state.phase = FILL_HANDS
    elif shown(state) < DISPLAY_SIZE:
        state.phase = FILL_DISPLAY
    else:
        open_pile(state, 0)
        begin_turn(state, first_seat(state))


@kernel("ALH-S6")
def seat_by_age(state, age):
    """Ages follow clockwise from the youngest seat, which is drawn unless the table names it."""
    return (np.int64(state.youngest) + age) % state.seats


@kernel()
def money_in_hand(state, seat):
    """Return the worth of a hand, whatever the currencies."""
    held = 0
    for currency in range(_CURRENCIES):
        held += hand_sum(state, seat, currency)
    return held


@kernel("ALH-S2")
def deal(state, kind):
    """Cards go to one player, from the youngest on, until they sum to 20 or more."""
    seat = seat_by_age(state, np.int64(state.dealt))
    add_to_hand(state, seat, kind)
    if money_in_hand(state, seat) >= _STARTING_MONEY:
        state.dealt += 1


@kernel("ALH-S3")
def first_seat(state):
    """The player with the fewest cards begins, then the lowest sum, then the youngest."""
    best = np.int64(state.youngest)
    for age in range(1, np.int64(state.seats)):
        seat = seat_by_age(state, age)
        fewer = state.hand_size[seat] < state.hand_size[best]
        level = state.hand_size[seat] == state.hand_size[best]
        if fewer or (level and money_in_hand(state, seat) < money_in_hand(state, best)):
            best = seat
    return best
