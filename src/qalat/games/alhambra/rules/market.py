"""The market: naming a slot, laying cards of its currency, settling."""

from __future__ import annotations

import numpy as np

from qalat.core.kernel import kernel
from qalat.games.alhambra.components import SLOT_CURRENCY, SLOTS, TILE_PRICE, VALUES
from qalat.games.alhambra.playout_cache import forget_purse
from qalat.games.alhambra.rules.money import hand_sum
from qalat.games.alhambra.rules.reasons import (
    CANNOT_REACH_PRICE,
    CARD_NOT_HELD,
    CARDS_DESCEND,
    LEGAL,
    PRICE_NOT_REACHED,
    SLOT_EMPTY,
    TOO_LITTLE_MONEY,
)
from qalat.games.alhambra.rules.tiles import move_tile
from qalat.games.alhambra.state import ACTION, NOTHING, ON_MARKET, PAYMENT, SET_ASIDE


@kernel("ALH-T5")
def slot_is_empty(state, slot):
    """Nothing is refilled during a turn: a bought slot stays empty until its end."""
    return state.market[slot] == NOTHING


@kernel("ALH-T3")
def why_not_buy(state, seat, slot):
    """A tile is paid for with cards of its slot's currency that reach its price."""
    if slot_is_empty(state, slot):
        return SLOT_EMPTY
    if hand_sum(state, seat, SLOT_CURRENCY[slot]) < TILE_PRICE[state.market[slot]]:
        return TOO_LITTLE_MONEY
    return LEGAL


@kernel()
def laid_sum(state):
    """Return what the cards laid so far are worth."""
    laid = 0
    for value in range(VALUES):
        laid += np.int64(state.laid[value]) * (value + 1)
    return laid


@kernel()
def price(state):
    """Return the price of the tile being paid for."""
    return TILE_PRICE[state.market[state.slot]]


@kernel()
def why_not_pay(state, seat, value):
    """Cards are laid from high to low, so that each set has one order; all sets are possible."""
    held = state.hand[seat, SLOT_CURRENCY[state.slot]]
    if held[value] == 0:
        return CARD_NOT_HELD
    for lower in range(value):
        if state.laid[lower] > 0:
            return CARDS_DESCEND
    reach = laid_sum(state)
    for lower in range(value + 1):
        reach += np.int64(held[lower]) * (lower + 1)
    if reach < price(state):
        return CANNOT_REACH_PRICE
    return LEGAL


@kernel()
def why_not_settle(state):
    """Settling needs the price; more is taken, and no change is given."""
    return PRICE_NOT_REACHED if laid_sum(state) < price(state) else LEGAL


@kernel()
def name_slot(state, slot):
    """Name the slot to be paid for."""
    state.slot = slot
    state.phase = PAYMENT


@kernel()
def lay_card(state, seat, value, scratch):
    """Lay a card of the slot's currency."""
    state.hand[seat, SLOT_CURRENCY[state.slot], value] -= 1
    forget_purse(scratch, seat, SLOT_CURRENCY[state.slot])
    state.hand_size[seat] -= 1
    state.laid[value] += 1


@kernel("ALH-T4")
def settle(state, seat, scratch):
    """Paying exactly gives another action; paying more does not. Returns whether it was exact."""
    exact = laid_sum(state) == price(state)
    tile = state.market[state.slot]
    for value in range(VALUES):
        state.discard[SLOT_CURRENCY[state.slot], value] += state.laid[value]
        state.laid[value] = 0
    state.market[state.slot] = NOTHING
    move_tile(state, tile, SET_ASIDE + seat, scratch)
    state.slot = NOTHING
    state.traded = 1
    state.phase = ACTION
    return exact


@kernel()
def first_empty_slot(state):
    """Return the lowest empty slot, or -1."""
    for slot in range(SLOTS):
        if state.market[slot] == NOTHING:
            return slot
    return NOTHING


@kernel("ALH-E1")
def fill_slot(state, tile, scratch):
    """The market is refilled from the bag, the lowest empty slot first."""
    state.market[first_empty_slot(state)] = tile
    move_tile(state, tile, ON_MARKET, scratch)
    state.bag_size -= 1
