"""The estimate: the points that each row can expect at the end, from what lies on the table."""

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
def judge_money(state, seat, turns_off, desk):
    """Note the worth of a hand, and which tiles of the market it is likely to buy."""
    count_money(state, seat, desk)
    held = 0
    useful = 0
    for currency in range(_CURRENCIES):
        held += desk.held[seat, currency]
        useful += min(PLENTY, desk.held[seat, currency])
    for slot in range(SLOTS):
        tile = np.int64(state.market[slot])
        if tile == NOTHING or slot == state.slot:
            continue
        price = TILE_PRICE[tile]
        if desk.held[seat, slot] >= price:
            exact = pays_exactly(state, seat, slot, desk)
            chance = desk.left_over[slot] * (BUYS_EXACTLY if exact else BUYS_DEARLY)
            desk.claim[seat, TILE_TYPE[tile]] += chance
            desk.offer[TILE_TYPE[tile]] -= chance
            desk.left_over[slot] -= chance
        if desk.held[seat, slot] > desk.most_held[slot]:
            desk.most_held[slot] = desk.held[seat, slot]
            desk.richest[slot] = seat
    if state.slot != NOTHING and seat == state.actor:
        held -= max(0, TILE_PRICE[state.market[state.slot]] - laid_sum(state))
    desk.feature[seat, MONEY] = held
    desk.feature[seat, SPREAD_MONEY] = useful
    desk.feature[seat, CARDS] = state.hand_size[seat]
    desk.feature[seat, TO_ACT] = turns_off


@kernel()
def judge_market(state, desk):
    """Go round from the next to act, and share the tiles on the market by who can pay."""
    seats = np.int64(state.seats)
    first = next_seat(state)
    for slot in range(SLOTS):
        desk.left_over[slot] = 1.0
        desk.most_held[slot] = 0
        desk.richest[slot] = NOTHING
    for ahead in range(seats):
        judge_money(state, (first + ahead) % seats, ahead, desk)
    if state.bag_size > 0:
        return
    for slot in range(SLOTS):
        tile = np.int64(state.market[slot])
        if tile != NOTHING and desk.richest[slot] != NOTHING:
            desk.claim[desk.richest[slot], TILE_TYPE[tile]] += desk.left_over[slot]
            desk.offer[TILE_TYPE[tile]] -= desk.left_over[slot]


@kernel()
def share_by_money(state, desk):
    """Note who gets which part of the tiles to come: the rich buy sooner than the poor."""
    seats = np.int64(state.seats)
    mean = 0.0
    for seat in range(seats):
        mean += desk.feature[seat, MONEY] / seats
    for scoring in range(state.found - state.due, _SCORINGS):
        fair = desk.coming[scoring] / seats
        for seat in range(seats):
            more = TILES_A_COIN * (desk.feature[seat, MONEY] - mean)
            more = min(max(more, -0.5 * fair), 0.5 * fair)
            desk.share[scoring, seat] = (1.0 + more / max(fair, 0.01)) / seats


@kernel()
def judge_majorities(state, desk):
    """Note the points that each row can expect of all types at each scoring to come."""
    for row in range(DIRK + 1):
        for scoring in range(_SCORINGS):
            desk.feature[row, MAJORITIES + scoring] = 0.0
    for building_type in range(_TYPES):
        weigh_type(state, building_type, desk)
        for scoring in range(state.found - state.due, _SCORINGS):
            expect_majority(state, scoring, building_type, desk)


@kernel()
def judge(state, desk):
    """Note all that the estimate is made of, for every row."""
    seats = np.int64(state.seats)
    count_claims(state, desk)
    judge_market(state, desk)
    offered = 0.0
    for building_type in range(_TYPES):
        offered += desk.offer[building_type]
    foresee(state, offered, desk)
    rounds = desk.coming[C] / seats
    timely = min(1.0, rounds / 3.0)
    for seat in range(seats):
        judge_palace(state, seat, desk)
        desk.feature[seat, MONEY] *= timely
        desk.feature[seat, SPREAD_MONEY] *= timely
        desk.feature[seat, CARDS] *= timely
        desk.feature[seat, TO_ACT] *= timely
        desk.feature[seat, ROUNDS] = rounds
        desk.feature[seat, CONSTANT] = 1.0
    share_by_money(state, desk)
    judge_majorities(state, desk)


@kernel()
def estimate(state, values, desk):
    """Write the points that each row can expect at the end: exactly the score when it is over."""
    seats = np.int64(state.seats)
    for row in range(seats):
        values[row] = state.score[row]
    values[seats] = state.score[DIRK]
    if state.actor == OVER:
        return
    judge(state, desk)
    stage = state.found - state.due
    for row in range(seats):
        for feature in range(FEATURES):
            values[row] += WEIGHTS[seats - 2, stage, feature] * desk.feature[row, feature]
    if dirk_plays(state):
        for scoring in range(_SCORINGS):
            values[seats] += desk.feature[DIRK, MAJORITIES + scoring]
