"""Majorities: the points that a type can be expected to bring at a scoring to come."""

from __future__ import annotations

import math

import numpy as np

from qalat.core.kernel import constant, kernel
from qalat.games.alhambra.components import (
    DIRK,
    PLACE_POINTS,
    SCORINGS,
    TILE_COUNT,
    TILE_TYPE,
    TYPES,
    A,
    C,
)
from qalat.games.alhambra.judgement.desk import MAJORITIES
from qalat.games.alhambra.rules.dirk import HANDFUL, dirk_plays
from qalat.games.alhambra.state import (
    IN_BAG,
    IN_PALACE,
    IN_RESERVE,
    NO_PILES,
    ON_MARKET,
    SET_ASIDE,
    WITH_DIRK,
)

_TYPES = len(TYPES)
_SCORINGS = len(SCORINGS)
_STEPS = 32
_FURTHEST = 4
_MIDDLE_STEP = _FURTHEST * _STEPS
_LAST_STEP = 2 * _MIDDLE_STEP
CERTAIN = 0.15
UNRULY = 2.5

TILES_A_CARD = constant([0.5, 0.65], np.float64)
"""[scoring A, B] tiles that leave the market until then for each card that leaves the deck."""

BEHIND = constant(
    [
        0.5 * (1 + math.erf((step / _STEPS - _FURTHEST) / math.sqrt(2)))
        for step in range(_LAST_STEP + 1)
    ],
    np.float64,
)  # [step of 1/32 from -4 on] how likely a normal number lies below


@kernel()
def count_tiles(state, desk):
    """Count by type the tiles of bag, market and rows, those set aside too."""
    for building_type in range(_TYPES):
        desk.stock[building_type] = 0
        desk.offer[building_type] = 0.0
        for row in range(DIRK + 1):
            desk.count[row, building_type] = 0
    for tile in range(TILE_COUNT):
        place = np.int64(state.location[tile])
        building_type = TILE_TYPE[tile]
        if place == IN_BAG:
            desk.stock[building_type] += 1
        elif place == ON_MARKET:
            desk.offer[building_type] += 1.0
        elif place == WITH_DIRK:
            desk.count[DIRK, building_type] += 1
        elif place < IN_RESERVE:
            desk.count[place - IN_PALACE, building_type] += 1
        elif place >= SET_ASIDE:
            desk.count[place - SET_ASIDE, building_type] += 1


@kernel()
def cards_before(state, scoring):
    """Return how many cards can be expected to be drawn before scoring A or B."""
    middle = 0.0 if state.scoring_cards == 1 else 0.5
    pile = 2 * scoring + 1
    here = np.int64(state.pile)
    places = np.float64(state.places)
    if here == NO_PILES:
        return state.deck_size * (pile + middle) / NO_PILES
    if here == pile:
        return places * middle
    below = np.float64(state.deck_size) - places
    return places + below * (pile - here - 1 + middle) / (NO_PILES - 1 - here)


@kernel()
def foresee(state, desk):
    """Note how many tiles of each type players and Dirk can be expected to get by each scoring."""
    bag = np.float64(state.bag_size)
    dirk = np.float64(state.dirk_owed)
    bought = 0.0
    first = state.found - state.due
    for scoring in range(first, C):
        if scoring == state.found:
            bought = min(bag, TILES_A_CARD[scoring] * cards_before(state, scoring))
        elif scoring > state.found:
            bought = max(bought, min(bag, TILES_A_CARD[scoring] * cards_before(state, scoring)))
        share_out(desk, scoring, bought, bought / (bought + 2.0), dirk, bag)
        if dirk_plays(state):
            left = max(0.0, bag - bought - dirk)
            dirk += min(left, HANDFUL) if scoring == A else left / 3.0
    offered = 0.0
    for building_type in range(_TYPES):
        offered += desk.offer[building_type]
    share_out(desk, np.int64(C), bag + offered - dirk, 1.0, dirk, bag)


@kernel()
def share_out(desk, scoring, bought, from_market, dirk, bag):
    """Divide the tiles that players buy and Dirk draws before a scoring by type."""
    offered = 0.0
    for building_type in range(_TYPES):
        offered += desk.offer[building_type]
    each = 1.0 / max(bag, 1.0)
    from_bag = max(0.0, bought - from_market * offered) * each
    desk.coming[scoring] = bought
    for building_type in range(_TYPES):
        stock = desk.stock[building_type]
        desk.supply[scoring, building_type] = (
            from_market * desk.offer[building_type] + from_bag * stock
        )
        desk.windfall[scoring, building_type] = dirk * each * stock


@kernel()
def weigh_type(state, building_type, desk):
    """Note how strong each row will be in a type at each scoring to come, and how sure that is."""
    seats = np.int64(state.seats)
    for scoring in range(state.found - state.due, _SCORINGS):
        supply = desk.supply[scoring, building_type]
        for row in range(seats):
            desk.strength[scoring, row, building_type] = (
                desk.claim[row, building_type] + supply * desk.share[scoring, row]
            )
        windfall = 0.0
        if dirk_plays(state):
            windfall = desk.windfall[scoring, building_type]
            desk.strength[scoring, DIRK, building_type] = desk.claim[DIRK, building_type] + windfall
        doubt = CERTAIN + UNRULY * supply / seats + windfall
        desk.steps[scoring, building_type] = _STEPS / math.sqrt(doubt)


@kernel()
def chance_behind(desk, scoring, building_type, own, other):
    """Return how likely a row of that strength ends behind another one; a tie is half."""
    gap = desk.strength[scoring, other, building_type] - own
    step = np.int64(gap * desk.steps[scoring, building_type] + _MIDDLE_STEP)
    return BEHIND[min(max(step, 0), _LAST_STEP)]


@kernel()
def row_of(state, place):
    """Return a row that takes part in the majorities: the seats, then Dirk."""
    return place if place < state.seats else DIRK


@kernel()
def competitors(state):
    """Return how many rows take part in the majorities."""
    return np.int64(state.seats) + (1 if dirk_plays(state) else 0)


@kernel()
def points_of_places(first, second, third, scoring, building_type):
    """Return the points that the chances of three places are worth."""
    return (
        first * PLACE_POINTS[scoring, building_type, 0]
        + second * PLACE_POINTS[scoring, building_type, 1]
        + third * PLACE_POINTS[scoring, building_type, 2]
    )


@kernel()
def expected_points(state, desk, scoring, row, building_type, own):
    """Return the points that a row of that strength can expect of a type at a scoring.

    Rivals end ahead of it independently of each other; nobody, one or two of them may.
    """
    first = min(1.0, own)
    second = 0.0
    third = 0.0
    for place in range(competitors(state)):
        other = row_of(state, place)
        if other != row:
            behind = chance_behind(desk, scoring, building_type, own, other)
            third += (second - third) * behind
            second += (first - second) * behind
            first -= first * behind
    return points_of_places(first, second, third, scoring, building_type)


@kernel()
def expect_majority(state, scoring, building_type, desk):
    """Add what each row can expect of a type at a scoring; each two are compared once."""
    rows = competitors(state)
    for place in range(rows):
        row = row_of(state, place)
        own = desk.strength[scoring, row, building_type]
        desk.chance_of[place, 0] = min(1.0, own)
        desk.chance_of[place, 1] = 0.0
        desk.chance_of[place, 2] = 0.0
        for before in range(place):
            behind = chance_behind(desk, scoring, building_type, own, row_of(state, before))
            fall_behind(desk, place, behind)
            fall_behind(desk, before, 1.0 - behind)
    for place in range(rows):
        desk.feature[row_of(state, place), MAJORITIES + scoring] += points_of_places(
            desk.chance_of[place, 0],
            desk.chance_of[place, 1],
            desk.chance_of[place, 2],
            scoring,
            building_type,
        )


@kernel()
def fall_behind(desk, place, behind):
    """Lower a row's chances of the three places by one more rival's chance to end ahead."""
    chance = desk.chance_of[place]
    chance[2] += (chance[1] - chance[2]) * behind
    chance[1] += (chance[0] - chance[1]) * behind
    chance[0] -= chance[0] * behind


@kernel()
def gain_of_one_more(state, desk, row, building_type):
    """Return what one more tile of a type brings a row at all scorings to come."""
    gain = 0.0
    for scoring in range(state.found - state.due, _SCORINGS):
        own = desk.strength[scoring, row, building_type]
        gain += expected_points(state, desk, scoring, row, building_type, own + 1.0)
        gain -= expected_points(state, desk, scoring, row, building_type, own)
    return gain
