"""Money: the display, the hands, the deck of five piles with its two scoring cards."""

from __future__ import annotations

import numpy as np

from qalat.core.kernel import kernel
from qalat.core.random import below
from qalat.games.alhambra.actions import DRAW_CARD, DRAW_SCORING
from qalat.games.alhambra.components import (
    CARD_KINDS,
    COPIES,
    DISPLAY_SIZE,
    TAKE_CARDS,
    VALUES,
)
from qalat.games.alhambra.rules.reasons import CARDS_NOT_SHOWN, LEGAL
from qalat.games.alhambra.state import FILL_DISPLAY, NO_PILES, NOTHING, SUMS


@kernel()
def shown(state):
    """Return how many cards the display shows."""
    count = 0
    for place in range(DISPLAY_SIZE):
        if state.display[place] != NOTHING:
            count += 1
    return count


@kernel()
def show(state, kind):
    """Put a card into the display, which is kept ascending."""
    place = shown(state)
    while place > 0 and state.display[place - 1] > kind:
        state.display[place] = state.display[place - 1]
        place -= 1
    state.display[place] = kind


@kernel()
def unshow(state, kind):
    """Take one card of a kind out of the display."""
    place = 0
    while state.display[place] != kind:
        place += 1
    for later in range(place, DISPLAY_SIZE - 1):
        state.display[later] = state.display[later + 1]
    state.display[DISPLAY_SIZE - 1] = NOTHING


@kernel("ALH-T2")
def why_not_take(state, take):
    """A take is one card of the display, or several of them worth 5 or less together."""
    place = 0
    for k in range(DISPLAY_SIZE):
        kind = TAKE_CARDS[take, k]
        if kind == NOTHING:
            return LEGAL
        while place < DISPLAY_SIZE and state.display[place] != kind:
            place += 1
        if place == DISPLAY_SIZE:
            return CARDS_NOT_SHOWN
        place += 1
    return LEGAL


@kernel()
def take_money(state, seat, take, scratch):
    """Take display cards into the hand."""
    for k in range(DISPLAY_SIZE):
        kind = TAKE_CARDS[take, k]
        if kind != NOTHING:
            unshow(state, kind)
            add_to_hand(state, seat, kind)
            add_to_purse(scratch, seat, kind)
    state.traded = 1


@kernel()
def add_to_hand(state, seat, kind):
    """Add a card to a hand."""
    state.hand[seat, kind // VALUES, kind % VALUES] += 1
    state.hand_size[seat] += 1


@kernel()
def add_to_purse(scratch, seat, kind):
    """Note what a hand that a playout knows can pay with one more card."""
    currency = kind // VALUES
    value = kind % VALUES + 1
    reach = scratch.reach[seat, currency]
    scratch.reach[seat, currency] = (reach | reach << value) & SUMS
    scratch.held[seat, currency] += value


@kernel()
def hand_sum(state, seat, currency):
    """Return what a hand holds of one currency."""
    held = 0
    for value in range(VALUES):
        held += np.int64(state.hand[seat, currency, value]) * (value + 1)
    return held


@kernel("ALH-E3")
def maybe_shuffle_discards(state):
    """When the deck is empty and a card is needed, the discards become the new deck."""
    if state.deck_size > 0:
        return
    cards = 0
    for kind in range(CARD_KINDS):
        paid = state.discard[kind // VALUES, kind % VALUES]
        state.deck[kind // VALUES, kind % VALUES] = paid
        state.discard[kind // VALUES, kind % VALUES] = 0
        cards += paid
    state.deck_size = cards
    state.pile = NO_PILES


@kernel("ALH-S5")
def open_pile(state, pile):
    """The deck lies in five piles, the spare cards in the first; A is in pile 2, B in pile 4."""
    state.pile = pile
    below = NO_PILES - pile
    state.places = (np.int64(state.deck_size) + below - 1) // below
    if pile == 1 or pile == 3:
        state.places += 1


@kernel("ALH-M5")
def scoring_card_waits(state):
    """A is still in the second pile, or B in the fourth, and that pile is being drawn from."""
    return (state.pile == 1 and state.found == 0) or (state.pile == 3 and state.found == 1)


@kernel()
def only_scoring_card(state):
    """Return whether the next card can be nothing but the scoring card."""
    return scoring_card_waits(state) and (state.scoring_cards == 1 or state.places == 1)


@kernel()
def list_draws(state, scratch):
    """List the cards that may be drawn; what is undrawn is a count, not an order."""
    count = 0
    if not (state.phase == FILL_DISPLAY and only_scoring_card(state)):
        for kind in range(CARD_KINDS):
            if state.deck[kind // VALUES, kind % VALUES] > 0:
                scratch.ids[count] = DRAW_CARD + kind
                count += 1
    if state.phase == FILL_DISPLAY and scoring_card_waits(state):
        scratch.ids[count] = DRAW_SCORING + np.int64(state.found)
        count += 1
    return count


@kernel()
def weigh_draws(state, count, scratch):
    """Weigh the listed cards: a scoring card is at each place left in its pile equally likely.

    With n places left in the pile, the scoring card comes with 1 in n; any one of the deck's
    money cards shares the rest. Returns the total.
    """
    last = scratch.ids[count - 1]
    if last == DRAW_SCORING or last == DRAW_SCORING + 1:
        if count == 1:
            scratch.weights[0] = 1
            return 1
        for k in range(count - 1):
            kind = scratch.ids[k] - DRAW_CARD
            cards = np.int64(state.deck[kind // VALUES, kind % VALUES])
            scratch.weights[k] = cards * (state.places - 1)
        scratch.weights[count - 1] = state.deck_size
        return np.int64(state.deck_size) * np.int64(state.places)
    for k in range(count):
        kind = scratch.ids[k] - DRAW_CARD
        scratch.weights[k] = state.deck[kind // VALUES, kind % VALUES]
    return np.int64(state.deck_size)


@kernel()
def quick_card(state, scratch):
    """Draw what weigh_draws weighs, without a list."""
    cards = np.int64(state.deck_size)
    place = np.int64(0)
    if state.phase == FILL_DISPLAY and scoring_card_waits(state):
        if only_scoring_card(state):
            below(scratch.stream, np.int64(1))
            return DRAW_SCORING + np.int64(state.found)
        money = np.int64(state.places) - 1
        place = below(scratch.stream, cards * (money + 1))
        if place >= cards * money:
            return DRAW_SCORING + np.int64(state.found)
        place //= money
    else:
        place = below(scratch.stream, cards)
    kind = np.int64(-1)
    while place >= 0:
        kind += 1
        place -= state.deck[kind // VALUES, kind % VALUES]
    return DRAW_CARD + kind


@kernel()
def leave_place(state):
    """Note that one more place of the current pile has been drawn."""
    if state.pile != NO_PILES:
        state.places -= 1
        if state.places == 0:
            if state.pile == NO_PILES - 1:
                state.pile = NO_PILES
            else:
                open_pile(state, np.int64(state.pile) + 1)


@kernel()
def draw_card(state, kind):
    """Draw a card of that kind from the deck."""
    state.deck[kind // VALUES, kind % VALUES] -= 1
    state.deck_size -= 1
    leave_place(state)


@kernel()
def draw_scoring_card(state):
    """A scoring card is set aside for good; the refill goes on, and the scoring is due."""
    state.found += 1
    state.due = 1
    leave_place(state)


@kernel("ALH-M3")
def fill_deck(state):
    """Put every money card into the deck: three copies of each, or two with two players."""
    each = COPIES[state.seats]
    for kind in range(CARD_KINDS):
        state.deck[kind // VALUES, kind % VALUES] = each
    state.deck_size = each * CARD_KINDS
