"""Majorities: the points that a type can be expected to bring at a scoring to come."""

from __future__ import annotations

import math

import numpy as np

from qalat.core.kernel import constant, inlined, kernel
from qalat.games.alhambra.components import (
    DIRK,
    MAX_SEATS,
    PLACE_POINTS,
    SCORINGS,
    TILE_COUNT,
    TILE_TYPE,
    TYPES,
    A,
    C,
)
from qalat.games.alhambra.playout_cache import knows_type, note_type
from qalat.games.alhambra.rules.dirk import HANDFUL, dirk_plays
from qalat.games.alhambra.scratch import MAJORITIES
from qalat.games.alhambra.state import (
    IN_BAG,
    IN_PALACE,
    IN_RESERVE,
    NO_PILES,
    ON_MARKET,
    PLACES,
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
_DOUBT_OF_DIRK = 1.0 / UNRULY

TILES_A_CARD = constant([0.5, 0.65], np.float64)
"""[scoring A, B] tiles that leave the market until then for each card that leaves the deck."""

BEHIND = constant(
    [
        0.5 * (1 + math.erf((step / _STEPS - _FURTHEST) / math.sqrt(2)))
        for step in range(_LAST_STEP + 1)
    ],
    np.float64,
)  # [step of 1/32 from -4 on] how likely a normal number lies below


_DOUBTS = 32
_MOST_DOUBT = TILE_COUNT // 2
STEPS_TO_A_TILE = constant(
    [_STEPS / math.sqrt(CERTAIN + UNRULY * k / _DOUBTS) for k in range(_MOST_DOUBT * _DOUBTS + 1)],
    np.float64,
)  # [1/32 tile that a player can expect] what steps_to_a_tile returns, as quick play has it


FIRST_OF_TYPE = constant(
    [*(np.searchsorted(TILE_TYPE, building_type) for building_type in range(_TYPES)), TILE_COUNT],
    np.int64,
)  # [type] its first tile; tiles are numbered type by type

BAG, MARKET, NO_ROW = range(DIRK + 1, DIRK + 4)
"""The rows of a tally after those of the seats and Dirk: bag, market, reserves (not used)."""


def _row_of_place(place: int) -> int:
    """Return the row of a tally for a tile at a place."""
    if place in (IN_BAG, ON_MARKET, WITH_DIRK):
        return {IN_BAG: BAG, ON_MARKET: MARKET, WITH_DIRK: DIRK}[place]
    owner = place % (IN_RESERVE - IN_PALACE)
    return owner if owner < MAX_SEATS and not IN_RESERVE <= place < SET_ASIDE else NO_ROW


def _mark_of_place(place: int) -> int:
    """Return the increment of a tally for a tile at a place: one, in the bits of its row."""
    return 1 << _row_of_place(place) * _BITS if _row_of_place(place) < NO_ROW else 0


_BITS = 6  # of each row in a tally; no type has 64 tiles
_ROW_MASK = (1 << _BITS) - 1
MARK_OF_PLACE = constant([_mark_of_place(place) for place in range(PLACES)], np.int64)


@inlined
def know_type(state, building_type, scratch):
    """Count the tiles of a type, unless a playout has cached their places."""
    if not knows_type(scratch, building_type):
        count_type(state, building_type, scratch)
        note_type(scratch, building_type)


@kernel()
def count_type(state, building_type, scratch):
    """Count the tiles of a type in bag, market and rows, those set aside too."""
    tally = np.int64(0)
    for tile in range(FIRST_OF_TYPE[building_type], FIRST_OF_TYPE[building_type + 1]):
        tally += MARK_OF_PLACE[state.location[tile]]
    for row in range(DIRK + 1):
        scratch.claim[row, building_type] = (tally >> row * _BITS) & _ROW_MASK
    scratch.stock[building_type] = (tally >> BAG * _BITS) & _ROW_MASK
    scratch.offer[building_type] = (tally >> MARKET * _BITS) & _ROW_MASK


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
def foresee(state, offered, scratch):
    """Write how many tiles players and Dirk can expect to get by each scoring.

    offered is how many tiles on the market are not as good as bought.
    """
    bag = np.float64(state.bag_size)
    dirk = np.float64(state.dirk_owed)
    bought = 0.0
    first = state.found - state.due
    for scoring in range(first, C):
        if scoring == state.found:
            bought = min(bag, TILES_A_CARD[scoring] * cards_before(state, scoring))
        elif scoring > state.found:
            bought = max(bought, min(bag, TILES_A_CARD[scoring] * cards_before(state, scoring)))
        share_out(scratch, scoring, bought, bought / (bought + 2.0), offered, dirk, bag)
        if dirk_plays(state):
            left = max(0.0, bag - bought - dirk)
            dirk += min(left, HANDFUL) if scoring == A else left / 3.0
    share_out(scratch, np.int64(C), bag + offered - dirk, 1.0, offered, dirk, bag)


@inlined
def share_out(scratch, scoring, bought, from_market, offered, dirk, bag):
    """Write the share of market and bag that players buy and Dirk draws before a scoring."""
    each = 1.0 / max(bag, 1.0)
    scratch.coming[scoring] = bought
    scratch.of_offer[scoring] = from_market
    scratch.of_stock[scoring] = max(0.0, bought - from_market * offered) * each
    scratch.of_dirk[scoring] = dirk * each


@inlined
def supply_of(scratch, scoring, building_type):
    """Return how many tiles of a type the players share before a scoring."""
    of_market = scratch.of_offer[scoring] * scratch.offer[building_type]
    return of_market + scratch.of_stock[scoring] * scratch.stock[building_type]


@inlined
def steps_to_a_tile(fair, windfall):
    """Return the steps of BEHIND that one tile more makes: fewer, the more tiles are to come.

    So many each player can expect of a type, and Dirk can of the bag.
    """
    return _STEPS / math.sqrt(CERTAIN + UNRULY * fair + windfall)


@kernel()
def weigh_type(state, building_type, scratch):
    """Write how strong each row will be in a type at each scoring to come, with its variance."""
    for scoring in range(state.found - state.due, _SCORINGS):
        supply = supply_of(scratch, scoring, building_type)
        for row in range(np.int64(state.seats)):
            scratch.strength[scoring, row, building_type] = (
                scratch.claim[row, building_type] + supply * scratch.share[scoring, row]
            )
        windfall = 0.0
        if dirk_plays(state):
            windfall = scratch.of_dirk[scoring] * scratch.stock[building_type]
            scratch.strength[scoring, DIRK, building_type] = (
                scratch.claim[DIRK, building_type] + windfall
            )
        scratch.steps[scoring, building_type] = steps_to_a_tile(supply / state.seats, windfall)


@kernel()
def chance_within(gap, steps):
    """Return the chance to finish ahead for a lead in expected tiles."""
    step = np.int64(gap * steps + _MIDDLE_STEP)
    return BEHIND[min(max(step, 0), _LAST_STEP)]


@kernel()
def chance_behind(scratch, scoring, building_type, own, other):
    """Return the chance that a row of that strength finishes behind another; a tie counts half."""
    gap = scratch.strength[scoring, other, building_type] - own
    return chance_within(gap, scratch.steps[scoring, building_type])


@kernel()
def row_of(state, place):
    """Return a row that competes for majorities: the seats, then Dirk."""
    return place if place < state.seats else DIRK


@kernel()
def competitors(state):
    """Return how many rows compete for majorities."""
    return np.int64(state.seats) + (1 if dirk_plays(state) else 0)


@kernel()
def points_of_places(first, second, third, scoring, building_type):
    """Return the expected points for the chances of three places."""
    return (
        first * PLACE_POINTS[scoring, building_type, 0]
        + second * PLACE_POINTS[scoring, building_type, 1]
        + third * PLACE_POINTS[scoring, building_type, 2]
    )


@kernel()
def expect_majority(state, scoring, building_type, scratch):
    """Add what each row can expect of a type at a scoring; each two are compared once."""
    rows = competitors(state)
    for place in range(rows):
        row = row_of(state, place)
        own = scratch.strength[scoring, row, building_type]
        scratch.chance_of[place, 0] = min(1.0, own)
        scratch.chance_of[place, 1] = 0.0
        scratch.chance_of[place, 2] = 0.0
        for before in range(place):
            behind = chance_behind(scratch, scoring, building_type, own, row_of(state, before))
            fall_behind(scratch, place, behind)
            fall_behind(scratch, before, 1.0 - behind)
    for place in range(rows):
        scratch.feature[row_of(state, place), MAJORITIES + scoring] += points_of_places(
            scratch.chance_of[place, 0],
            scratch.chance_of[place, 1],
            scratch.chance_of[place, 2],
            scoring,
            building_type,
        )


@kernel()
def fall_behind(scratch, place, behind):
    """Lower a row's chances of the three places by one more rival's chance to end ahead."""
    chance = scratch.chance_of[place]
    chance[2] += (chance[1] - chance[2]) * behind
    chance[1] += (chance[0] - chance[1]) * behind
    chance[0] -= chance[0] * behind


@inlined
def gain_at(state, scratch, scoring, seat, building_type, fair, windfall):
    """Return what one more tile of a type brings a seat at a scoring.

    Players can expect equally many tiles to come, Dirk others. Rivals end ahead of the seat
    independently of each other; nobody, one or two of them may.
    """
    doubt = fair + windfall * _DOUBT_OF_DIRK
    steps = STEPS_TO_A_TILE[np.int64(doubt * _DOUBTS + 0.5)]
    held = scratch.claim[seat, building_type]
    first, more_first = min(1.0, held + fair), min(1.0, held + fair + 1.0)
    second = third = more_second = more_third = 0.0
    for place in range(competitors(state)):
        if place == seat:
            continue
        gap = scratch.claim[row_of(state, place), building_type] - held
        if place == state.seats:
            gap += windfall - fair
        behind = chance_within(gap, steps)
        third += (second - third) * behind
        second += (first - second) * behind
        first -= first * behind
        behind = chance_within(gap - 1.0, steps)
        more_third += (more_second - more_third) * behind
        more_second += (more_first - more_second) * behind
        more_first -= more_first * behind
    return points_of_places(
        more_first - first, more_second - second, more_third - third, scoring, building_type
    )


@inlined
def gain_of_one_more(state, scratch, seat, building_type):
    """Return what one more tile of a type brings a seat at all scorings to come."""
    gain = 0.0
    each = 1.0 / state.seats
    for scoring in range(state.found - state.due, _SCORINGS):
        fair = supply_of(scratch, scoring, building_type) * each
        windfall = (
            scratch.of_dirk[scoring] * scratch.stock[building_type] if dirk_plays(state) else 0.0
        )
        gain += gain_at(state, scratch, scoring, seat, building_type, fair, windfall)
    return gain
