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
    TILE_COUNT,
    TILE_PRICE,
    TILE_TYPE,
    TILE_WALLS,
    TYPES,
    C,
)
from qalat.games.alhambra.judgement.desk import (
    CARDS,
    CONSTANT,
    EARLY_GROWTH,
    FEATURES,
    FEW_DOORS,
    GROWTH,
    MAJORITIES,
    MISFITS,
    MONEY,
    RESERVE,
    ROUNDS,
    SPREAD_MONEY,
    TO_ACT,
    WALL,
)
from qalat.games.alhambra.judgement.majorities import (
    count_tiles,
    expected_points,
    foresee,
    weigh_type,
)
from qalat.games.alhambra.judgement.outline import (
    NOWHERE,
    find_sites,
    longest_wall_with,
    trace,
    wall_with,
)
from qalat.games.alhambra.judgement.payment import count_money, least_payment
from qalat.games.alhambra.judgement.weights import WEIGHTS
from qalat.games.alhambra.rules.building import lay_palace
from qalat.games.alhambra.rules.dirk import dirk_plays
from qalat.games.alhambra.rules.market import laid_sum
from qalat.games.alhambra.state import (
    IN_RESERVE,
    NOTHING,
    ON_MARKET,
    SET_ASIDE,
)

_TYPES = len(TYPES)
_SCORINGS = len(SCORINGS)
_CURRENCIES = len(CURRENCIES)
_WALL_SETS = 16

PLACED = 0.95
"""How far a tile that is bought and fits counts as one that lies in the palace."""

SHELVED = 0.2
"""How far a tile in reserve counts, or one that is bought and fits nowhere."""

BUYS_EXACTLY = 0.7
BUYS_DEARLY = 0.35
"""How likely a player buys a tile at the next turn who can pay exactly, or more."""

PLENTY = 14
"""Money of one currency beyond this is of little use: no price is higher than 13."""


@kernel()
def next_seat(state):
    """Return the seat that acts now or, where chance acts, will act next."""
    if state.actor >= 0:
        return np.int64(state.actor)
    return (np.int64(state.turn_seat) + 1) % np.int64(state.seats)


@kernel()
def count_claims(state, desk):
    """Count what each row has, and the tiles that may still come by type and by walls."""
    count_tiles(state, desk)
    for row in range(DIRK + 1):
        for building_type in range(_TYPES):
            desk.claim[row, building_type] = desk.count[row, building_type]
    for walls in range(_WALL_SETS):
        desk.unseen[walls] = 0
    for tile in range(TILE_COUNT):
        if state.location[tile] <= ON_MARKET:
            desk.unseen[TILE_WALLS[tile]] += 1


@kernel()
def judge_money(state, seat, turns_off, desk):
    """Note the worth of a hand, and which tiles of the market it is likely to buy."""
    count_money(state, seat, desk)
    held = 0
    useful = 0
    for currency in range(_CURRENCIES):
        held += desk.held[currency]
        useful += min(PLENTY, desk.held[currency])
    for slot in range(SLOTS):
        tile = np.int64(state.market[slot])
        if tile == NOTHING or slot == state.slot:
            continue
        price = TILE_PRICE[tile]
        if desk.held[slot] >= price:
            exact = least_payment(desk.reach[slot], price) == price
            chance = desk.left_over[slot] * (BUYS_EXACTLY if exact else BUYS_DEARLY)
            desk.claim[seat, TILE_TYPE[tile]] += chance
            desk.offer[TILE_TYPE[tile]] -= chance
            desk.left_over[slot] -= chance
        if desk.held[slot] > desk.most_held[slot]:
            desk.most_held[slot] = desk.held[slot]
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
def judge_bought(state, seat, tile, desk):
    """Count a tile that is bought but not placed, by whether it fits; return the wall's gain."""
    longest = longest_wall_with(desk, TILE_WALLS[tile])
    counted = SHELVED if longest == NOWHERE else PLACED
    desk.claim[seat, TILE_TYPE[tile]] += counted
    return max(0, longest - desk.longest)


@kernel()
def growth(desk):
    """Return how much longer one more tile, any of those to come, would make the wall."""
    gain = 0.0
    pool = 0
    for walls in range(_WALL_SETS):
        if desk.unseen[walls] == 0:
            continue
        pool += desk.unseen[walls]
        longest = desk.longest
        for site in range(desk.sites):
            sides = np.int64(desk.site_outers[site])
            before = np.int64(desk.site_before[site])
            after = np.int64(desk.site_after[site])
            if before + after + sides > longest and (desk.site_fits[site] >> walls) & 1 == 1:
                longest = max(longest, wall_with(desk, site, walls))
        gain += desk.unseen[walls] * (longest - desk.longest)
    return gain / max(1, pool)


@kernel()
def misfits(desk):
    """Return which part of the tiles to come fits nowhere."""
    fits = 0
    for site in range(desk.sites):
        fits |= desk.site_fits[site]
    pool = 0
    fitting = 0
    for walls in range(_WALL_SETS):
        pool += desk.unseen[walls]
        if (fits >> walls) & 1 == 1:
            fitting += desk.unseen[walls]
    return (pool - fitting) / max(1, pool)


@kernel()
def judge_palace(state, seat, desk):
    """Note a palace's wall, how it may grow, and the tiles that wait beside it."""
    lay_palace(state, seat, desk)
    trace(desk)
    find_sites(desk)
    wall = desk.longest
    reserve = 0
    for tile in range(TILE_COUNT):
        place = state.location[tile]
        if place == SET_ASIDE + seat:
            desk.claim[seat, TILE_TYPE[tile]] -= 1.0
            wall += judge_bought(state, seat, tile, desk)
        elif place == IN_RESERVE + seat:
            desk.claim[seat, TILE_TYPE[tile]] += SHELVED
            reserve += 1
    if state.slot != NOTHING and seat == state.actor:
        tile = np.int64(state.market[state.slot])
        desk.offer[TILE_TYPE[tile]] -= 1.0
        wall += judge_bought(state, seat, tile, desk)
    seats = np.int64(state.seats)
    grows = growth(desk)
    first = state.found - state.due
    desk.feature[seat, WALL] = wall
    desk.feature[seat, EARLY_GROWTH] = grows * desk.coming[first] / seats
    desk.feature[seat, GROWTH] = grows * desk.coming[C] / seats
    desk.feature[seat, RESERVE] = reserve
    desk.feature[seat, MISFITS] = misfits(desk) * desk.coming[C] / seats
    desk.feature[seat, FEW_DOORS] = min(1.0, desk.coming[C] / seats / 3.0) / (1.0 + desk.doors)


@kernel()
def judge_majorities(state, row, desk):
    """Note the points that a row can expect of all types at each scoring to come."""
    for scoring in range(_SCORINGS):
        points = 0.0
        if scoring >= state.found - state.due:
            for building_type in range(_TYPES):
                own = desk.strength[scoring, row, building_type]
                points += expected_points(state, desk, scoring, row, building_type, own)
        desk.feature[row, MAJORITIES + scoring] = points


@kernel()
def judge(state, desk):
    """Note all that the estimate is made of, for every row."""
    seats = np.int64(state.seats)
    count_claims(state, desk)
    judge_market(state, desk)
    foresee(state, desk)
    rounds = desk.coming[C] / seats
    timely = min(1.0, rounds / 3.0)
    for seat in range(seats):
        desk.share[seat] = 1.0 / seats
        judge_palace(state, seat, desk)
        desk.feature[seat, MONEY] *= timely
        desk.feature[seat, SPREAD_MONEY] *= timely
        desk.feature[seat, CARDS] *= timely
        desk.feature[seat, TO_ACT] *= timely
        desk.feature[seat, ROUNDS] = rounds
        desk.feature[seat, CONSTANT] = 1.0
    for building_type in range(_TYPES):
        weigh_type(state, building_type, desk)
    for seat in range(seats):
        judge_majorities(state, seat, desk)
    if dirk_plays(state):
        judge_majorities(state, np.int64(DIRK), desk)


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
            values[row] += WEIGHTS[stage, feature] * desk.feature[row, feature]
    if dirk_plays(state):
        for scoring in range(_SCORINGS):
            values[seats] += desk.feature[DIRK, MAJORITIES + scoring]
