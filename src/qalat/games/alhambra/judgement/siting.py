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
from qalat.games.alhambra.notes import (
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
"""How much less whim there is where a tile is laid."""

NEVER = -1.0e9

WHIM = 0.26
"""How far apart, in points, choices must be for the better one to be certain."""

_WHIM_OF_WORD = WHIM / (1 << 32)


@kernel()
def whim(desk):
    """Return a random number of points, so that choices nearly as good are tried too."""
    return next_word(desk.stream) * _WHIM_OF_WORD


@kernel()
def look_at_palace(state, seat, desk):
    """Note down where tiles fit on a seat's palace, and its walls, unless a playout knows them."""
    if not knows_palace(desk, seat):
        if knows_building(desk, seat):
            go_on_round(state, seat, desk)
        else:
            walk_round(state, seat, desk)
        find_runs(desk, seat)
        find_sites(desk, seat)
        forget_building(desk, seat)
        note_palace(desk, seat)
        desk.shapes_known[seat] = 0


@kernel()
def shape(desk, wall, doors):
    """Return how good a palace's shape is, in sides of its longest wall."""
    return wall + DOORS_WORTH[min(doors, _MOST_DOORS)]


@inlined
def shape_with(desk, seat, site, walls):
    """Return how good the shape would be with a tile of these walls on a site."""
    through = wall_through(desk, seat, site, walls)
    wall = max(np.int64(desk.site_beyond[seat, site]), through)
    return shape(desk, wall, doors_with(desk, seat, site, walls)) + NEW_WALL * through


@kernel()
def best_shape_with(desk, seat, walls):
    """Return the best shape that a tile of these walls can bring, NEVER if it fits nowhere."""
    if (desk.shapes_known[seat] >> walls) & 1 == 0:
        best = NEVER
        for site in range(desk.sites[seat]):
            if (desk.site_fits[seat, site] >> walls) & 1 == 1:
                best = max(best, shape_with(desk, seat, site, walls))
        desk.best_shape[seat, walls] = best
        desk.shapes_known[seat] |= 1 << walls
    return desk.best_shape[seat, walls]


@kernel()
def best_site(seat, tile, desk):
    """Return the best site for a tile, or -1 if it fits nowhere."""
    walls = TILE_WALLS[tile]
    best = NEVER
    chosen = NOWHERE
    for site in range(desk.sites[seat]):
        if (desk.site_fits[seat, site] >> walls) & 1 == 1:
            worth = shape_with(desk, seat, site, walls) + SITE_WHIM * whim(desk)
            if worth > best:
                best = worth
                chosen = site
    return chosen


@inlined
def cell_of(desk, seat, spot):
    """Return the number of a cell in or round the palace within a family of actions."""
    west = desk.edge_west[seat]
    north = desk.edge_north[seat]
    x = ((spot - west) & (GRID - 1)) + west
    y = (((spot - x) // GRID - north) & (GRID - 1)) + north
    return cell_number(x, y)


@inlined
def build_on(state, seat, site, desk):
    """Return the laying of the picked tile on a site, and note it: a playout carries it out."""
    note_building(desk, seat, site, state.picked)
    return AT + cell_of(desk, seat, np.int64(desk.site[seat, site]))


@inlined
def choose_site(state, desk):
    """Lay the picked tile where the wall grows most, or put it into the reserve."""
    seat = np.int64(state.actor)
    look_at_palace(state, seat, desk)
    site = best_site(seat, np.int64(state.picked), desk)
    if site == NOWHERE:
        return np.int64(TO_RESERVE)
    return build_on(state, seat, site, desk)


@kernel()
def choose_target(state, desk):
    """Bring the picked reserve tile in where the wall grows most, or swap it in."""
    seat = np.int64(state.actor)
    look_at_palace(state, seat, desk)
    site = best_site(seat, np.int64(state.picked), desk)
    if site != NOWHERE:
        return build_on(state, seat, site, desk)
    lay_palace(state, seat, desk)
    walls = TILE_WALLS[state.picked]
    k = 1
    while why_not_swap(desk, np.int64(desk.spot[desk.member[k]]), walls) != LEGAL:
        k += 1
    return SWAP + cell_of(desk, seat, np.int64(desk.spot[desk.member[k]]))


@inlined
def next_set_aside(state, seat, tile):
    """Return the first tile from one on that a seat has set aside; there must be one."""
    place = SET_ASIDE + seat
    while state.location[tile] != place:
        tile += 1
    return tile


@kernel()
def choose_placement(state, desk):
    """Place first the tile that gives the palace the best shape."""
    seat = np.int64(state.actor)
    others = tiles_at(state, SET_ASIDE + seat, desk) - 1
    chosen = next_set_aside(state, seat, np.int64(0))
    if others > 0:
        look_at_palace(state, seat, desk)
    other = chosen
    for _ in range(others):
        other = next_set_aside(state, seat, other + 1)
        walls, rival = TILE_WALLS[chosen], TILE_WALLS[other]
        if best_shape_with(desk, seat, rival) > best_shape_with(desk, seat, walls):
            chosen = other
    return PLACE + chosen
