"""Palaces: how long their walls are and may grow, and what still fits."""

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
from qalat.games.alhambra.notes import forget_type
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
"""How far a tile that is bought and fits counts as one that lies in the palace."""

SHELVED = 0.2
"""How far a tile in reserve counts, or one that is bought and fits nowhere."""

MARK = constant(np.random.default_rng(54).integers(1 << 39, 1 << 40, (2, TILE_COUNT)), np.int64)
"""[in a palace or in the bag, tile] numbers that make sums over different tiles differ."""


@kernel()
def count_claims(state, desk):
    """Count what each row has and what waits beside it, and tell palaces and bags apart by keys.

    The estimate goes on from these counts, so that a playout must not take them for its own.
    """
    for building_type in range(_TYPES):
        count_type(state, building_type, desk)
        forget_type(desk, building_type)
    for row in range(DIRK + 1):
        desk.waiting[row] = 0
        desk.shelved[row] = 0
        desk.key_now[row] = 1
    for walls in range(_WALL_SETS):
        desk.unseen[walls] = 0
    for tile in range(TILE_COUNT):
        place = np.int64(state.location[tile])
        if place == IN_BAG:
            desk.unseen[TILE_WALLS[tile]] += 1
            desk.key_now[DIRK] += MARK[1, tile]
        elif place >= SET_ASIDE:
            desk.waiting[place - SET_ASIDE] += 1
        elif place >= IN_RESERVE:
            desk.shelved[place - IN_RESERVE] += 1
            desk.claim[place - IN_RESERVE, TILE_TYPE[tile]] += SHELVED
        elif place >= IN_PALACE:
            cell = torus_cell(np.int64(state.x[tile]), np.int64(state.y[tile]))
            desk.key_now[place - IN_PALACE] += MARK[0, tile] * cell
    if state.slot != NOTHING:
        desk.waiting[state.actor] += 1
        desk.offer[TILE_TYPE[state.market[state.slot]]] -= 1.0


@kernel()
def growth(desk, seat):
    """Return how much longer one more tile, any of those in the bag, would make the wall."""
    gain = 0.0
    pool = 0
    for walls in range(_WALL_SETS):
        if desk.unseen[walls] == 0:
            continue
        pool += desk.unseen[walls]
        longest = desk.longest[seat]
        for site in range(desk.sites[seat]):
            sides = np.int64(desk.site_kind[seat, site]) & 3
            before = np.int64(desk.site_before[seat, site])
            after = np.int64(desk.site_after[seat, site])
            if before + after + sides > longest and (desk.site_fits[seat, site] >> walls) & 1 == 1:
                longest = max(longest, wall_with(desk, seat, site, walls))
        gain += desk.unseen[walls] * (longest - desk.longest[seat])
    return gain / max(1, pool)


@kernel()
def misfits(desk, seat):
    """Return which part of the tiles in the bag fits nowhere."""
    fits = 0
    for site in range(desk.sites[seat]):
        fits |= desk.site_fits[seat, site]
    pool = 0
    fitting = 0
    for walls in range(_WALL_SETS):
        pool += desk.unseen[walls]
        if (fits >> walls) & 1 == 1:
            fitting += desk.unseen[walls]
    return (pool - fitting) / max(1, pool)


@kernel()
def look_at(state, seat, desk):
    """Walk round a palace and keep what was seen, so that the same need not be seen again."""
    look_at_palace(state, seat, desk)
    desk.seen_wall[seat] = desk.longest[seat]
    desk.seen_doors[seat] = desk.doors[seat]
    desk.seen_growth[seat] = growth(desk, seat)
    desk.seen_misfits[seat] = misfits(desk, seat)
    desk.seen_key[0, seat] = desk.key_now[seat]
    desk.seen_key[1, seat] = desk.key_now[DIRK]


@kernel()
def judge_bought(state, seat, tile, desk):
    """Count a tile that is bought but not placed, by whether it fits; return the wall's gain."""
    longest = longest_wall_with(desk, seat, TILE_WALLS[tile])
    counted = SHELVED if longest == NOWHERE else PLACED
    desk.claim[seat, TILE_TYPE[tile]] += counted
    return max(0, longest - desk.longest[seat])


@kernel()
def judge_waiting(state, seat, desk):
    """Count the tiles that a seat has bought and not placed; return what they do for its wall."""
    gain = 0
    for tile in range(TILE_COUNT):
        if state.location[tile] == SET_ASIDE + seat:
            desk.claim[seat, TILE_TYPE[tile]] -= 1.0
            gain += judge_bought(state, seat, tile, desk)
    if state.slot != NOTHING:
        gain += judge_bought(state, seat, np.int64(state.market[state.slot]), desk)
    return gain


@kernel()
def judge_palace(state, seat, desk):
    """Note a palace's wall, how it may grow, and the tiles that wait beside it."""
    same_palace = desk.seen_key[0, seat] == desk.key_now[seat]
    same_bag = desk.seen_key[1, seat] == desk.key_now[DIRK]
    if desk.waiting[seat] > 0 or not same_palace or not same_bag:
        look_at(state, seat, desk)
    wall = desk.seen_wall[seat]
    if desk.waiting[seat] > 0:
        wall += judge_waiting(state, seat, desk)
    soon = desk.coming[state.found - state.due] / state.seats
    rounds = desk.coming[C] / state.seats
    desk.feature[seat, WALL] = wall
    desk.feature[seat, EARLY_GROWTH] = desk.seen_growth[seat] * soon
    desk.feature[seat, GROWTH] = desk.seen_growth[seat] * rounds
    desk.feature[seat, RESERVE] = desk.shelved[seat]
    desk.feature[seat, MISFITS] = desk.seen_misfits[seat] * rounds
    desk.feature[seat, FEW_DOORS] = min(1.0, rounds / 3.0) / (1.0 + desk.seen_doors[seat])
