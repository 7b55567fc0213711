"""The estimate: the final points that each row can expect, from the position alone."""

from __future__ import annotations

import numpy as np

from qalat.core.kernel import kernel
from qalat.core.record import OVER
from qalat.games.alhambra.components import (
    CURRENCIES,
    DIRK,
    SCORINGS,
    SLOTS,
    TILE_PRICE,
    TILE_TYPE,
    TYPES,
    C,
)
from qalat.games.alhambra.judgement.majorities import (
    expect_majority,
    foresee,
    weigh_type,
)
from qalat.games.alhambra.judgement.palaces import count_claims, judge_palace
from qalat.games.alhambra.judgement.payment import count_money, pays_exactly
from qalat.games.alhambra.judgement.weights import WEIGHTS
from qalat.games.alhambra.rules.dirk import dirk_plays
from qalat.games.alhambra.rules.market import laid_sum
from qalat.games.alhambra.scratch import (
    CARDS,
    CONSTANT,
    FEATURES,
    MAJORITIES,
    MONEY,
    ROUNDS,
    SPREAD_MONEY,
    TO_ACT,
)
from qalat.games.alhambra.state import (
    NOTHING,
)

_TYPES = len(TYPES)
_SCORINGS = len(SCORINGS)
_CURRENCIES = len(CURRENCIES)
_WALL_SETS = 16

BUYS_EXACTLY = 0.45
BUYS_DEARLY = 0.15
"""How likely a player buys a tile at the next turn who can pay exactly, or more."""

TILES_A_COIN = 0.05
"""How many tiles more than others a player gets for each coin more in hand."""

PLENTY = 14
"""Money of one currency beyond this is of little use: no price is higher than 13."""


@kernel()
def next_seat(state):
    """Return the seat that acts now or, where chance acts, will act next."""
    if state.actor >= 0:
        return np.int64(state.actor)
    return (np.int64(state.turn_seat) + 1) % np.int64(state.seats)


@kernel()
def judge_money(state, seat, turns_off, scratch):
    """Write the worth of a hand, and which tiles of the market it is likely to buy."""
    count_money(state, seat, scratch)
    held = 0
    useful = 0
    for currency in range(_CURRENCIES):
        held += scratch.held[seat, currency]
        useful += min(PLENTY, scratch.held[seat, currency])
    for slot in range(SLOTS):
        tile = np.int64(state.market[slot])
        if tile == NOTHING or slot == state.slot:
            continue
        price = TILE_PRICE[tile]
        if scratch.held[seat, slot] >= price:
            exact = pays_exactly(state, seat, slot, scratch)
            chance = scratch.left_over[slot] * (BUYS_EXACTLY if exact else BUYS_DEARLY)
            scratch.claim[seat, TILE_TYPE[tile]] += chance
            scratch.offer[TILE_TYPE[tile]] -= chance
            scratch.left_over[slot] -= chance
        if scratch.held[seat, slot] > scratch.most_held[slot]:
            scratch.most_held[slot] = scratch.held[seat, slot]
            scratch.richest[slot] = seat
    if state.slot != NOTHING and seat == state.actor:
        held -= max(0, TILE_PRICE[state.market[state.slot]] - laid_sum(state))
    scratch.feature[seat, MONEY] = held
    scratch.feature[seat, SPREAD_MONEY] = useful
    scratch.feature[seat, CARDS] = state.hand_size[seat]
    scratch.feature[seat, TO_ACT] = turns_off


@kernel()
def judge_market(state, scratch):
    """Distribute the tiles on the market by who can pay, in turn order."""
    seats = np.int64(state.seats)
    first = next_seat(state)
    for slot in range(SLOTS):
        scratch.left_over[slot] = 1.0
        scratch.most_held[slot] = 0
        scratch.richest[slot] = NOTHING
    for ahead in range(seats):
        judge_money(state, (first + ahead) % seats, ahead, scratch)
    if state.bag_size > 0:
        return
    for slot in range(SLOTS):
        tile = np.int64(state.market[slot])
        if tile != NOTHING and scratch.richest[slot] != NOTHING:
            scratch.claim[scratch.richest[slot], TILE_TYPE[tile]] += scratch.left_over[slot]
            scratch.offer[TILE_TYPE[tile]] -= scratch.left_over[slot]


@kernel()
def share_by_money(state, scratch):
    """Write each player's share of the tiles to come: the rich buy sooner than the poor."""
    seats = np.int64(state.seats)
    mean = 0.0
    for seat in range(seats):
        mean += scratch.feature[seat, MONEY] / seats
    for scoring in range(state.found - state.due, _SCORINGS):
        fair = scratch.coming[scoring] / seats
        for seat in range(seats):
            more = TILES_A_COIN * (scratch.feature[seat, MONEY] - mean)
            more = min(max(more, -0.5 * fair), 0.5 * fair)
            scratch.share[scoring, seat] = (1.0 + more / max(fair, 0.01)) / seats


@kernel()
def judge_majorities(state, scratch):
    """Write the points that each row can expect of all types at each scoring to come."""
    for row in range(DIRK + 1):
        for scoring in range(_SCORINGS):
            scratch.feature[row, MAJORITIES + scoring] = 0.0
    for building_type in range(_TYPES):
        weigh_type(state, building_type, scratch)
        for scoring in range(state.found - state.due, _SCORINGS):
            expect_majority(state, scoring, building_type, scratch)


@kernel()
def judge(state, scratch):
    """Write all features of the estimate, for every row."""
    seats = np.int64(state.seats)
    count_claims(state, scratch)
    judge_market(state, scratch)
    offered = 0.0
    for building_type in range(_TYPES):
        offered += scratch.offer[building_type]
    foresee(state, offered, scratch)
    rounds = scratch.coming[C] / seats
    timely = min(1.0, rounds / 3.0)
    for seat in range(seats):
        judge_palace(state, seat, scratch)
        scratch.feature[seat, MONEY] *= timely
        scratch.feature[seat, SPREAD_MONEY] *= timely
        scratch.feature[seat, CARDS] *= timely
        scratch.feature[seat, TO_ACT] *= timely
        scratch.feature[seat, ROUNDS] = rounds
        scratch.feature[seat, CONSTANT] = 1.0
    share_by_money(state, scratch)
    judge_majorities(state, scratch)


@kernel()
def estimate(state, values, scratch):
    """Write the points that each row can expect at the end: exactly the score when it is over."""
    seats = np.int64(state.seats)
    for row in range(seats):
        values[row] = state.score[row]
    values[seats] = state.score[DIRK]
    if state.actor == OVER:
        return
    judge(state, scratch)
    stage = state.found - state.due
    for row in range(seats):
        for feature in range(FEATURES):
            values[row] += WEIGHTS[seats - 2, stage, feature] * scratch.feature[row, feature]
    if dirk_plays(state):
        for scoring in range(_SCORINGS):
            values[seats] += scratch.feature[DIRK, MAJORITIES + scoring]
