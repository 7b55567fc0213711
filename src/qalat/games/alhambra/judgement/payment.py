"""Payment: which sums a hand can pay, and with which cards it pays the least."""

from __future__ import annotations

import numpy as np

from qalat.core.kernel import inlined, kernel
from qalat.games.alhambra.actions import PAY, SETTLE
from qalat.games.alhambra.components import CURRENCIES, SLOT_CURRENCY, TILE_PRICE, VALUES
from qalat.games.alhambra.playout_cache import knows_purse, note_purse
from qalat.games.alhambra.rules.market import laid_sum, price
from qalat.games.alhambra.state import NOTHING, SUMS

_CURRENCIES = len(CURRENCIES)


@kernel()
def with_cards(reach, value, cards):
    """Return the sums within reach when up to three cards of a value are added."""
    once = reach | reach << value
    twice = once | once << value
    thrice = twice | twice << value
    if cards < 2:
        return (once if cards == 1 else reach) & SUMS
    return (twice if cards == 2 else thrice) & SUMS


@kernel()
def count_currency(state, seat, currency, scratch):
    """Write what a hand holds of a currency, and the sums that it can pay."""
    reach = np.int64(1)
    held = 0
    for value in range(VALUES):
        cards = np.int64(state.hand[seat, currency, value])
        reach = with_cards(reach, value + 1, cards)
        held += cards * (value + 1)
    scratch.reach[seat, currency] = reach
    scratch.held[seat, currency] = held


@kernel()
def count_money(state, seat, scratch):
    """Count a hand's money; a playout counts only what has changed since the last time."""
    for currency in range(_CURRENCIES):
        if not knows_purse(scratch, seat, currency):
            count_currency(state, seat, currency, scratch)
            note_purse(scratch, seat, currency)


@inlined
def pays_exactly(state, seat, slot, scratch):
    """Return whether a hand, whose money is counted, can pay the tile in a slot exactly."""
    tile = np.int64(state.market[slot])
    return tile != NOTHING and (scratch.reach[seat, slot] >> TILE_PRICE[tile]) & 1 == 1


@kernel()
def least_payment(reach, asked):
    """Return the smallest payable sum that is at least the price; there must be one."""
    while (reach >> asked) & 1 == 0:
        asked += 1
    return asked


@kernel()
def lowest_laid(state):
    """Return the lowest value among the cards laid, or the highest of all if none is laid."""
    value = 0
    while value < VALUES - 1 and state.laid[value] == 0:
        value += 1
    return value


@kernel()
def sums_upto(held, top, spent):
    """Return the sums of cards up to a value; one card of the value that is spent is left out."""
    reach = np.int64(1)
    for value in range(top + 1):
        cards = np.int64(held[value]) - (1 if value == spent else 0)
        reach = with_cards(reach, value + 1, cards)
    return reach


@kernel()
def pays_first(scratch, value, cards, asked):
    """Return whether a card of a value and lower ones make up a sum, one such card at least."""
    if cards == 0:
        return False
    rest = with_cards(scratch.sums[value], value + 1, cards - 1)
    return (rest >> (asked - value - 1)) & 1 == 1


@kernel()
def next_payment(state, scratch):
    """Return the next card of the smallest payment, high cards first, or the settling of it.

    Few high cards leave many small ones in hand, which pay more prices exactly.
    """
    held = state.hand[np.int64(state.actor), SLOT_CURRENCY[state.slot]]
    asked = price(state) - laid_sum(state)
    if asked <= 0:
        return np.int64(SETTLE)
    top = lowest_laid(state)
    scratch.sums[0] = 1
    for value in range(top + 1):
        scratch.sums[value + 1] = with_cards(scratch.sums[value], value + 1, np.int64(held[value]))
    asked = least_payment(scratch.sums[top + 1], asked)
    value = min(top, asked - 1)
    while not pays_first(scratch, value, np.int64(held[value]), asked):
        value -= 1
    return np.int64(PAY + value)
