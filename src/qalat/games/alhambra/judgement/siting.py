"""Siting: where quick play lays a tile, for a long wall and doors to build on from."""

from __future__ import annotations

import numpy as np

from qalat.core.kernel import constant, inlined, kernel
from qalat.core.random import next_word
from qalat.games.alhambra.actions import AT, PLACE, SWAP, TO_RESERVE
from qalat.games.alhambra.components import TILE_WALLS
from qalat.games.alhambra.judgement.outline import (
    NOWHERE,
    doors_with,
    find_runs,
    find_sites,
    go_on_round,
    walk_round,
    wall_through,
)
from qalat.games.alhambra.playout_cache import (
    forget_building,
    knows_building,
    knows_palace,
    note_building,
    note_palace,
)
from qalat.games.alhambra.rules.building import lay_palace
from qalat.games.alhambra.rules.listing import cell_number
from qalat.games.alhambra.rules.reasons import LEGAL
from qalat.games.alhambra.rules.redesign import why_not_swap
from qalat.games.alhambra.rules.tiles import tiles_at
from qalat.games.alhambra.state import GRID, SET_ASIDE

DOORS_WORTH = constant(
    [-9.0, -5.0, -3.0, -2.0, -1.5, -1.2, -1.0, -0.8, -0.7, -0.6, -0.5, -0.4], np.float64
)
"""[doors] what it costs in sides of a wall to have few open sides: tiles to come will not fit."""

_MOST_DOORS = len(DOORS_WORTH) - 1

NEW_WALL = 0.07
"""What a side is worth in the longest wall through a new tile, beside those of the longest."""

SITE_WHIM = 0.5
"""How much less randomness there is in choosing a site."""

NEVER = -1.0e9

WHIM = 0.26
"""How far apart, in points, choices must be for the better one to be certain."""

_WHIM_OF_WORD = WHIM / (1 << 32)


@kernel()
def whim(scratch):
    """Return a random number of points, so that choices nearly as good are tried too."""
    return next_word(scratch.stream) * _WHIM_OF_WORD


@kernel()
def look_at_palace(state, seat, scratch):
    """Write where tiles fit on a seat's palace, and its walls, unless a playout has cached them."""
    if not knows_palace(scratch, seat):
        if knows_building(scratch, seat):
            go_on_round(state, seat, scratch)
        else:
            walk_round(state, seat, scratch)
        find_runs(scratch, seat)
        find_sites(scratch, seat)
        forget_building(scratch, seat)
        note_palace(scratch, seat)
        scratch.shapes_known[seat] = 0


@kernel()
def shape(scratch, wall, doors):
    """Return how good a palace's shape is, in sides of its longest wall."""
    return wall + DOORS_WORTH[min(doors, _MOST_DOORS)]


@inlined
def shape_with(scratch, seat, site, walls):
    """Return how good the shape would be with a tile of these walls on a site."""
    through = wall_through(scratch, seat, site, walls)
    wall = max(np.int64(scratch.site_beyond[seat, site]), through)
    return shape(scratch, wall, doors_with(scratch, seat, site, walls)) + NEW_WALL * through


@kernel()
def best_shape_with(scratch, seat, walls):
    """Return the best shape that a tile of these walls can bring, NEVER if it fits nowhere."""
    if (scratch.shapes_known[seat] >> walls) & 1 == 0:
        best = NEVER
        for site in range(scratch.sites[seat]):
            if (scratch.site_fits[seat, site] >> walls) & 1 == 1:
                best = max(best, shape_with(scratch, seat, site, walls))
        scratch.best_shape[seat, walls] = best
        scratch.shapes_known[seat] |= 1 << walls
    return scratch.best_shape[seat, walls]


@kernel()
def best_site(seat, tile, scratch):
    """Return the best site for a tile, or -1 if it fits nowhere."""
    walls = TILE_WALLS[tile]
    best = NEVER
    chosen = NOWHERE
    for site in range(scratch.sites[seat]):
        if (scratch.site_fits[seat, site] >> walls) & 1 == 1:
            worth = shape_with(scratch, seat, site, walls) + SITE_WHIM * whim(scratch)
            if worth > best:
                best = worth
                chosen = site
    return chosen


@inlined
def cell_of(scratch, seat, spot):
    """Return the number of a cell in or round the palace within a family of actions."""
    west = scratch.edge_west[seat]
    north = scratch.edge_north[seat]
    x = ((spot - west) & (GRID - 1)) + west
    y = (((spot - x) // GRID - north) & (GRID - 1)) + north
    return cell_number(x, y)


@inlined
def build_on(state, seat, site, scratch):
    """Return the action that lays the picked tile on a site, and cache the site for a playout."""
    note_building(scratch, seat, site, state.picked)
    return AT + cell_of(scratch, seat, np.int64(scratch.site[seat, site]))


@inlined
def choose_site(state, scratch):
    """Lay the picked tile where the wall grows most, or put it into the reserve."""
    seat = np.int64(state.actor)
    look_at_palace(state, seat, scratch)
    site = best_site(seat, np.int64(state.picked), scratch)
    if site == NOWHERE:
        return np.int64(TO_RESERVE)
    return build_on(state, seat, site, scratch)


@kernel()
def choose_target(state, scratch):
    """Bring the picked reserve tile in where the wall grows most, or swap it in."""
    seat = np.int64(state.actor)
    look_at_palace(state, seat, scratch)
    site = best_site(seat, np.int64(state.picked), scratch)
    if site != NOWHERE:
        return build_on(state, seat, site, scratch)
    lay_palace(state, seat, scratch)
    walls = TILE_WALLS[state.picked]
    k = 1
    while why_not_swap(scratch, np.int64(scratch.spot[scratch.member[k]]), walls) != LEGAL:
        k += 1
    return SWAP + cell_of(scratch, seat, np.int64(scratch.spot[scratch.member[k]]))


@inlined
def next_set_aside(state, seat, tile):
    """Return the first tile from one on that a seat has set aside; there must be one."""
    place = SET_ASIDE + seat
    while state.location[tile] != place:
        tile += 1
    return tile


@kernel()
def choose_placement(state, scratch):
    """Place first the tile that gives the palace the best shape."""
    seat = np.int64(state.actor)
    others = tiles_at(state, SET_ASIDE + seat, scratch) - 1
    chosen = next_set_aside(state, seat, np.int64(0))
    if others > 0:
        look_at_palace(state, seat, scratch)
    other = chosen
    for _ in range(others):
        other = next_set_aside(state, seat, other + 1)
        walls, rival = TILE_WALLS[chosen], TILE_WALLS[other]
        if best_shape_with(scratch, seat, rival) > best_shape_with(scratch, seat, walls):
            chosen = other
    return PLACE + chosen
