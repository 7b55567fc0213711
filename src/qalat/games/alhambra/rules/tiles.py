"""Tiles: where they lie, and their way from one place to another."""

from __future__ import annotations

import numpy as np

from qalat.core.kernel import inlined, kernel
from qalat.games.alhambra.components import TILE_COUNT, TILE_TYPE
from qalat.games.alhambra.state import PLACES


@inlined
def count_tiles(state, desk):
    """Count the tiles at each place."""
    for place in range(PLACES):
        desk.lying[place] = 0
    for tile in range(TILE_COUNT):
        desk.lying[state.location[tile]] += 1


@kernel()
def tiles_at(state, place, desk):
    """Return how many tiles lie at a place; a playout counts all once, and then keeps count."""
    if desk.hurry == 0:
        wanted = np.int8(place)
        lying = 0
        for tile in range(TILE_COUNT):
            lying += state.location[tile] == wanted
        return lying
    if desk.lying_known != desk.hurry:
        count_tiles(state, desk)
        desk.lying_known = desk.hurry
    return desk.lying[place]


@kernel()
def move_tile(state, tile, place, desk):
    """Let a tile lie at another place; a playout no longer knows who has how many of its type."""
    desk.lying[state.location[tile]] -= 1
    desk.lying[place] += 1
    state.location[tile] = place
    desk.type_known[TILE_TYPE[tile]] = 0
