"""The rules of Pebbles: a die, a handful, the last pebble."""

from __future__ import annotations

import numpy as np

from qalat.core.defaults import most_points_win
from qalat.core.kernel import kernel
from qalat.core.record import CHANCE, OVER
from tests.fourth.pebbles.actions import ROLLED, TAKEN
from tests.fourth.pebbles.components import FACES, HEAP, LAST_PEBBLE, SEATS
from tests.fourth.pebbles.rules.reasons import (
    DIE_SHOWS_LESS,
    HEAP_HAS_LESS,
    LEGAL,
    WRONG_MOMENT,
)
from tests.fourth.pebbles.state import FINISHED, NOTHING, ROLL, TAKE

FLAWS = ("pebbles are missing, or too many", "what is asked does not fit the heap and the die")
PEBBLES, MOMENT = (1 << bit for bit in range(len(FLAWS)))


@kernel("PEB-S1")
def start(state, seats, options):
    """The heap lies ready, and the first seat begins."""
    state.seats = seats
    state.heap = options[0]
    state.left = HEAP[options[0]]
    state.die = 0
    state.next_seat = 0
    state.last = NOTHING
    for seat in range(SEATS):
        state.taken[seat] = 0
    ask_for_roll(state)


@kernel("PEB-T1")
def ask_for_roll(state):
    """The die is rolled for each turn."""
    state.phase = ROLL
    state.actor = CHANCE


@kernel("PEB-T2")
def most_taken(state):
    """A player takes as many pebbles as the die shows, or fewer."""
    return min(np.int64(state.die), np.int64(state.left))


@kernel()
def legal(state, scratch):
    """List the faces of the die, or the handfuls that may be taken."""
    if state.phase == FINISHED:
        return np.int64(0)
    count = np.int64(FACES) if state.phase == ROLL else most_taken(state)
    first = ROLLED if state.phase == ROLL else TAKEN
    for k in range(count):
        scratch.ids[k] = first + k
    return count


@kernel("PEB-T1")
def weights(state, count, scratch):
    """Each face is equally likely."""
    for k in range(count):
        scratch.weights[k] = 1
    return count


@kernel()
def apply(state, action, scratch):
    """Roll the die, or take a handful."""
    if action < TAKEN:
        state.die = action - ROLLED + 1
        state.phase = TAKE
        state.actor = state.next_seat
    else:
        take(state, np.int64(state.actor), action - TAKEN + 1)


@kernel("PEB-T2")
def take(state, seat, count):
    """What is taken is the player's, and the next one's die is rolled."""
    state.taken[seat] += count
    state.left -= count
    state.die = 0
    state.next_seat = (seat + 1) % SEATS
    if state.left == 0:
        state.last = seat
        state.phase = FINISHED
        state.actor = OVER
    else:
        ask_for_roll(state)


@kernel()
def why_not(state, action, scratch):
    """Return 0 for a legal action, else the reason against it."""
    if state.phase == FINISHED or (state.phase == ROLL) != (action < TAKEN):
        return WRONG_MOMENT
    if action < TAKEN:
        return LEGAL
    count = action - TAKEN + 1
    if count > state.die:
        return DIE_SHOWS_LESS
    return HEAP_HAS_LESS if count > state.left else LEGAL


@kernel("PEB-P1")
def score(state, totals, parts):
    """A pebble is a point, and the last one is worth more."""
    for seat in range(np.int64(state.seats)):
        parts[seat, 0] = state.taken[seat]
        parts[seat, 1] = LAST_PEBBLE if state.last == seat else 0
        totals[seat] = parts[seat, 0] + parts[seat, 1]


@kernel()
def check(state, scratch):
    """Every pebble lies on the heap or was taken, and the right thing is asked."""
    flaws = 0
    pebbles = np.int64(state.left)
    for seat in range(SEATS):
        pebbles += state.taken[seat]
    if pebbles != HEAP[state.heap] or state.left < 0:
        flaws |= PEBBLES
    is_over = state.left == 0
    if (state.phase == FINISHED) != is_over or (state.last != NOTHING) != is_over:
        flaws |= MOMENT
    if (state.phase == TAKE) != (state.die > 0) or (state.phase == ROLL) != (state.actor == CHANCE):
        flaws |= MOMENT
    return flaws


@kernel("PEB-P2")
def winners(state, totals, wins):
    """The most points win."""
    most_points_win(totals, np.int64(state.seats), wins)
