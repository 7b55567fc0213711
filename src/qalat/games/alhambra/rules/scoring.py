"""Scoring: majorities by type, the wall, and the tiles awarded before the last scoring."""

from __future__ import annotations

import numpy as np

from qalat.core.kernel import kernel
from qalat.games.alhambra.components import (
    DIRK,
    PLACE_POINTS,
    SLOT_CURRENCY,
    SLOTS,
    TILE_COUNT,
    TILE_TYPE,
    TYPES,
    C,
)
from qalat.games.alhambra.playout_cache import knows_palace
from qalat.games.alhambra.rules.building import lay_palace
from qalat.games.alhambra.rules.dirk import is_dirks
from qalat.games.alhambra.rules.money import hand_sum
from qalat.games.alhambra.rules.tiles import move_tile
from qalat.games.alhambra.rules.walls import wall_length
from qalat.games.alhambra.state import IN_PALACE, NOTHING, SET_ASIDE, WALL_PART

_TYPES = len(TYPES)


@kernel("ALH-D3")
def count_types(state, scratch):
    """Tiles in a palace count, those in a reserve never; Dirk's count as a player's do."""
    for row in range(DIRK + 1):
        for building_type in range(_TYPES):
            scratch.count[row, building_type] = 0
    for tile in range(TILE_COUNT):
        place = state.location[tile] - IN_PALACE
        if 0 <= place < state.seats:
            scratch.count[place, TILE_TYPE[tile]] += 1
        elif is_dirks(state, tile):
            scratch.count[DIRK, TILE_TYPE[tile]] += 1


@kernel("ALH-P2")
def majority_points(scratch, row, building_type, scoring):
    """Tied players share the points of the places that they fill, rounded down."""
    own = scratch.count[row, building_type]
    if own == 0:
        return 0
    ahead = 0
    level = 0
    for other in range(DIRK + 1):
        if scratch.count[other, building_type] > own:
            ahead += 1
        elif scratch.count[other, building_type] == own:
            level += 1
    points = 0
    for place in range(ahead, min(ahead + level, 3)):
        points += PLACE_POINTS[scoring, building_type, place]
    return points // level


@kernel("ALH-P1")
def score_majorities(state, scoring, scratch):
    """Each type pays those with the most tiles of it, at least one: A one place, B two, C three."""
    count_types(state, scratch)
    for row in range(DIRK + 1):
        for building_type in range(_TYPES):
            points = majority_points(scratch, row, building_type, scoring)
            state.points[row, scoring, building_type] = points
            state.score[row] += points


@kernel()
def wall_of(state, seat, scratch):
    """Return how long a seat's wall is; a playout may know it."""
    if knows_palace(scratch, seat):
        return scratch.longest[seat]
    lay_palace(state, seat, scratch)
    return np.int64(wall_length(scratch))


@kernel()
def score_now(state, scoring, scratch):
    """Pay a scoring out: majorities to all, walls to the players."""
    score_majorities(state, scoring, scratch)
    for seat in range(np.int64(state.seats)):
        points = wall_of(state, seat, scratch)
        state.points[seat, scoring, WALL_PART] = points
        state.score[seat] += points


@kernel("ALH-P4")
def awarded_to(state, slot):
    """A tile left on the market goes to the highest sum of its currency; on a tie it stays."""
    best = 0
    owner = NOTHING
    for seat in range(np.int64(state.seats)):
        held = hand_sum(state, seat, SLOT_CURRENCY[slot])
        if held > best:
            best = held
            owner = seat
        elif held == best:
            owner = NOTHING
    return owner


@kernel()
def award_tiles(state, scratch):
    """Award the tiles left on the market, before the last scoring."""
    for slot in range(SLOTS):
        tile = state.market[slot]
        owner = awarded_to(state, slot)
        if tile != NOTHING and owner != NOTHING:
            move_tile(state, tile, SET_ASIDE + owner, scratch)
            state.market[slot] = NOTHING


@kernel("ALH-P5")
def score_last(state, scratch):
    """C is always scored, whether or not A and B were."""
    score_now(state, np.int64(C), scratch)
