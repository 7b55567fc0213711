"""Palaces: how long their walls are, how they may grow, and what still fits."""

from __future__ import annotations

import numpy as np

from qalat.core.kernel import constant, kernel
from qalat.games.alhambra.components import DIRK, TILE_COUNT, TILE_TYPE, TILE_WALLS, TYPES, C
from qalat.games.alhambra.judgement.majorities import count_type
from qalat.games.alhambra.judgement.outline import (
    NOWHERE,
    longest_wall_with,
    wall_with,
)
from qalat.games.alhambra.judgement.siting import look_at_palace
from qalat.games.alhambra.playout_cache import forget_type
from qalat.games.alhambra.rules.building import torus_cell
from qalat.games.alhambra.scratch import (
    EARLY_GROWTH,
    FEW_DOORS,
    GROWTH,
    MISFITS,
    RESERVE,
    WALL,
)
from qalat.games.alhambra.state import IN_BAG, IN_PALACE, IN_RESERVE, NOTHING, SET_ASIDE

_TYPES = len(TYPES)
_WALL_SETS = 16

PLACED = 0.95
"""How much a bought tile that fits counts, compared with one in the palace."""

SHELVED = 0.2
"""The same for a tile in reserve, or a bought one that fits nowhere."""

MARK = constant(np.random.default_rng(54).integers(1 << 39, 1 << 40, (2, TILE_COUNT)), np.int64)
"""[in a palace or in the bag, tile] random numbers, so that sums over tiles are hashes."""


@kernel()
def count_claims(state, scratch):
    """Count what each row has and what waits beside it, and hash palaces and bags.

    The estimate changes these counts, so a playout must not cache them.
    """
    for building_type in range(_TYPES):
        count_type(state, building_type, scratch)
        forget_type(scratch, building_type)
    for row in range(DIRK + 1):
        scratch.waiting[row] = 0
        scratch.shelved[row] = 0
        scratch.key_now[row] = 1
    for walls in range(_WALL_SETS):
        scratch.unseen[walls] = 0
    for tile in range(TILE_COUNT):
        place = np.int64(state.location[tile])
        if place == IN_BAG:
            scratch.unseen[TILE_WALLS[tile]] += 1
            scratch.key_now[DIRK] += MARK[1, tile]
        elif place >= SET_ASIDE:
            scratch.waiting[place - SET_ASIDE] += 1
        elif place >= IN_RESERVE:
            scratch.shelved[place - IN_RESERVE] += 1
            scratch.claim[place - IN_RESERVE, TILE_TYPE[tile]] += SHELVED
        elif place >= IN_PALACE:
            cell = torus_cell(np.int64(state.x[tile]), np.int64(state.y[tile]))
            scratch.key_now[place - IN_PALACE] += MARK[0, tile] * cell
    if state.slot != NOTHING:
        scratch.waiting[state.actor] += 1
        scratch.offer[TILE_TYPE[state.market[state.slot]]] -= 1.0


@kernel()
def growth(scratch, seat):
    """Return how much longer one more tile, any of those in the bag, would make the wall."""
    gain = 0.0
    pool = 0
    for walls in range(_WALL_SETS):
        if scratch.unseen[walls] == 0:
            continue
        pool += scratch.unseen[walls]
        longest = scratch.longest[seat]
        for site in range(scratch.sites[seat]):
            sides = np.int64(scratch.site_kind[seat, site]) & 3
            before = np.int64(scratch.site_before[seat, site])
            after = np.int64(scratch.site_after[seat, site])
            if (
                before + after + sides > longest
                and (scratch.site_fits[seat, site] >> walls) & 1 == 1
            ):
                longest = max(longest, wall_with(scratch, seat, site, walls))
        gain += scratch.unseen[walls] * (longest - scratch.longest[seat])
    return gain / max(1, pool)


@kernel()
def misfits(scratch, seat):
    """Return which part of the tiles in the bag fits nowhere."""
    fits = 0
    for site in range(scratch.sites[seat]):
        fits |= scratch.site_fits[seat, site]
    pool = 0
    fitting = 0
    for walls in range(_WALL_SETS):
        pool += scratch.unseen[walls]
        if (fits >> walls) & 1 == 1:
            fitting += scratch.unseen[walls]
    return (pool - fitting) / max(1, pool)


@kernel()
def look_at(state, seat, scratch):
    """Walk round a palace and cache the result."""
    look_at_palace(state, seat, scratch)
    scratch.seen_wall[seat] = scratch.longest[seat]
    scratch.seen_doors[seat] = scratch.doors[seat]
    scratch.seen_growth[seat] = growth(scratch, seat)
    scratch.seen_misfits[seat] = misfits(scratch, seat)
    scratch.seen_key[0, seat] = scratch.key_now[seat]
    scratch.seen_key[1, seat] = scratch.key_now[DIRK]


@kernel()
def judge_bought(state, seat, tile, scratch):
    """Count a tile that is bought but not placed, by whether it fits; return the wall's gain."""
    longest = longest_wall_with(scratch, seat, TILE_WALLS[tile])
    counted = SHELVED if longest == NOWHERE else PLACED
    scratch.claim[seat, TILE_TYPE[tile]] += counted
    return max(0, longest - scratch.longest[seat])


@kernel()
def judge_waiting(state, seat, scratch):
    """Count the tiles that a seat has bought and not placed; return what they do for its wall."""
    gain = 0
    for tile in range(TILE_COUNT):
        if state.location[tile] == SET_ASIDE + seat:
            scratch.claim[seat, TILE_TYPE[tile]] -= 1.0
            gain += judge_bought(state, seat, tile, scratch)
    if state.slot != NOTHING:
        gain += judge_bought(state, seat, np.int64(state.market[state.slot]), scratch)
    return gain


@kernel()
def judge_palace(state, seat, scratch):
    """Write a palace's wall, how it may grow, and the tiles that wait beside it."""
    same_palace = scratch.seen_key[0, seat] == scratch.key_now[seat]
    same_bag = scratch.seen_key[1, seat] == scratch.key_now[DIRK]
    if scratch.waiting[seat] > 0 or not same_palace or not same_bag:
        look_at(state, seat, scratch)
    wall = scratch.seen_wall[seat]
    if scratch.waiting[seat] > 0:
        wall += judge_waiting(state, seat, scratch)
    soon = scratch.coming[state.found - state.due] / state.seats
    rounds = scratch.coming[C] / state.seats
    scratch.feature[seat, WALL] = wall
    scratch.feature[seat, EARLY_GROWTH] = scratch.seen_growth[seat] * soon
    scratch.feature[seat, GROWTH] = scratch.seen_growth[seat] * rounds
    scratch.feature[seat, RESERVE] = scratch.shelved[seat]
    scratch.feature[seat, MISFITS] = scratch.seen_misfits[seat] * rounds
    scratch.feature[seat, FEW_DOORS] = min(1.0, rounds / 3.0) / (1.0 + scratch.seen_doors[seat])
