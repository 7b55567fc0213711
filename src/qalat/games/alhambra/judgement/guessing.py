"""Guessing: hidden hands and the deck filled in at random, consistently with the view."""

from __future__ import annotations

import numpy as np

from qalat.core.kernel import kernel
from qalat.core.random import below
from qalat.games.alhambra.components import (
    CARD_KINDS,
    COPIES,
    DISPLAY_SIZE,
    SLOT_CURRENCY,
    VALUES,
)
from qalat.games.alhambra.judgement.payment import lowest_laid
from qalat.games.alhambra.rules.market import laid_sum, price
from qalat.games.alhambra.state import NOTHING, PAYMENT


@kernel()
def is_hidden(state, seat):
    """Return whether a hand shows fewer cards than it holds."""
    seen = 0
    for kind in range(CARD_KINDS):
        seen += state.hand[seat, kind // VALUES, kind % VALUES]
    return seen < state.hand_size[seat]


@kernel()
def deck_is_hidden(state):
    """Return whether the deck shows fewer cards than it holds."""
    seen = 0
    for kind in range(CARD_KINDS):
        seen += state.deck[kind // VALUES, kind % VALUES]
    return seen < state.deck_size


@kernel()
def pool_unseen(state):
    """Put all unseen cards into the deck; return how many there are."""
    unseen = 0
    for kind in range(CARD_KINDS):
        currency = kind // VALUES
        value = kind % VALUES
        cards = COPIES[state.seats] - state.discard[currency, value]
        for seat in range(np.int64(state.seats)):
            cards -= state.hand[seat, currency, value]
        for place in range(DISPLAY_SIZE):
            if state.display[place] == kind:
                cards -= 1
        if state.slot != NOTHING and SLOT_CURRENCY[state.slot] == currency:
            cards -= state.laid[value]
        state.deck[currency, value] = cards
        unseen += cards
    return unseen


@kernel()
def deal_unseen(state, seat, currency, value):
    """Give a hidden hand one of the unseen cards."""
    state.deck[currency, value] -= 1
    state.hand[seat, currency, value] += 1


@kernel()
def guess_payment(state):
    """Give a hidden hand that is paying the high cards that reach the price; return how many."""
    seat = np.int64(state.actor)
    currency = SLOT_CURRENCY[state.slot]
    asked = price(state) - laid_sum(state)
    value = lowest_laid(state)
    dealt = 0
    while asked > 0:
        if state.deck[currency, value] > 0:
            deal_unseen(state, seat, currency, value)
            asked -= value + 1
            dealt += 1
        else:
            value -= 1
    return dealt


@kernel()
def draw_unseen(state, unseen, scratch):
    """Draw one of the unseen cards, all equally likely; return its kind."""
    place = below(scratch.stream, unseen) - state.deck[0, 0]
    kind = 0
    while place >= 0:
        kind += 1
        place -= state.deck[kind // VALUES, kind % VALUES]
    return kind


@kernel()
def guess(state, seat, scratch):
    """Fill in what a seat is not shown, consistently with what it is shown.

    A hand that is paying gets cards first, so that it can reach the price.
    """
    hidden = 0
    for other in range(np.int64(state.seats)):
        if is_hidden(state, other):
            hidden |= 1 << other
    if hidden == 0 and not deck_is_hidden(state):
        return
    unseen = pool_unseen(state)
    payer = np.int64(state.actor) if state.phase == PAYMENT else NOTHING
    paid = 0
    if payer != NOTHING and (hidden >> payer) & 1 == 1:
        paid = guess_payment(state)
        unseen -= paid
    for other in range(np.int64(state.seats)):
        if (hidden >> other) & 1 == 0:
            continue
        for _ in range(np.int64(state.hand_size[other]) - (paid if other == payer else 0)):
            kind = draw_unseen(state, unseen, scratch)
            deal_unseen(state, other, kind // VALUES, kind % VALUES)
            unseen -= 1
