"""Tiles: where they lie, and their way from one place to another."""

from __future__ import annotations

import numpy as np

from qalat.core.kernel import kernel
from qalat.games.alhambra.components import TILE_COUNT, TILE_TYPE
from qalat.games.alhambra.playout_cache import is_playout, note_move, tiles_noted


@kernel()
def tiles_at(state, place, scratch):
    """Return how many tiles lie at a place."""
    if is_playout(scratch):
        return tiles_noted(state, place, scratch)
    wanted = np.int8(place)
    lying = np.int64(0)
    for tile in range(TILE_COUNT):
        lying += state.location[tile] == wanted
    return lying


@kernel()
def move_tile(state, tile, place, scratch):
    """Let a tile lie at another place."""
    note_move(scratch, state.location[tile], place, TILE_TYPE[tile])
    state.location[tile] = place
