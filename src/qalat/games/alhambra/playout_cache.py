"""What a playout caches in the scratch space, so that nothing is computed twice.

Every entry is tagged with scratch.playout, the number of the playout that made it; outside a
playout that is 0, and nothing is cached. Whatever changes a thing drops its entry. Only this file
may ask whether a playout runs: apart from its cache a playout is a game like any other.
"""

from __future__ import annotations

from qalat.core.kernel import inlined, kernel
from qalat.games.alhambra.components import TILE_COUNT
from qalat.games.alhambra.state import PLACES

UNKNOWN = 0
"""In place of a playout's number: not cached."""


@inlined
def is_playout(scratch):
    """Return whether a playout runs; surveys of palaces may then be stale."""
    return scratch.playout > 0


@inlined
def knows_palace(scratch, seat):
    """Return whether a palace and its longest wall are cached."""
    return scratch.playout > 0 and scratch.palace_known[seat] == scratch.playout


@inlined
def note_palace(scratch, seat):
    """Mark a palace and its longest wall as cached."""
    scratch.palace_known[seat] = scratch.playout


@inlined
def forget_palace(scratch, seat):
    """Drop what is cached of a palace that is about to change."""
    scratch.palace_known[seat] = UNKNOWN


@inlined
def knows_building(scratch, seat):
    """Return whether the playout has already chosen a site to build on."""
    return scratch.playout > 0 and scratch.built_in[seat] == scratch.playout


@inlined
def note_building(scratch, seat, site, tile):
    """Cache the site that the playout has chosen for a tile."""
    scratch.built_in[seat] = scratch.playout
    scratch.built_on[seat] = site
    scratch.built[seat] = tile


@inlined
def forget_building(scratch, seat):
    """Drop the site that was chosen."""
    scratch.built_in[seat] = UNKNOWN


@inlined
def knows_purse(scratch, seat, currency):
    """Return whether a hand's payments in a currency are cached."""
    return scratch.playout > 0 and scratch.purse_known[seat, currency] == scratch.playout


@inlined
def note_purse(scratch, seat, currency):
    """Mark a hand's payments in a currency as cached."""
    scratch.purse_known[seat, currency] = scratch.playout


@inlined
def forget_purse(scratch, seat, currency):
    """Drop what is cached of a hand's payments in a currency."""
    scratch.purse_known[seat, currency] = UNKNOWN


@inlined
def knows_type(scratch, building_type):
    """Return whether the places of a type's tiles are cached."""
    return scratch.playout > 0 and scratch.type_known[building_type] == scratch.playout


@inlined
def note_type(scratch, building_type):
    """Mark the places of a type's tiles as cached."""
    scratch.type_known[building_type] = scratch.playout


@inlined
def forget_type(scratch, building_type):
    """Drop the cached places of a type's tiles."""
    scratch.type_known[building_type] = UNKNOWN


@inlined
def count_tiles(state, scratch):
    """Count the tiles at each place."""
    for place in range(PLACES):
        scratch.lying[place] = 0
    for tile in range(TILE_COUNT):
        scratch.lying[state.location[tile]] += 1


@kernel()
def tiles_noted(state, place, scratch):
    """Return how many tiles lie at a place; a playout counts them once, then updates the count."""
    if scratch.lying_known != scratch.playout:
        count_tiles(state, scratch)
        scratch.lying_known = scratch.playout
    return scratch.lying[place]


@inlined
def note_move(scratch, before, after, building_type):
    """Update the counts for a tile that moves from one place to another."""
    scratch.lying[before] -= 1
    scratch.lying[after] += 1
    scratch.type_known[building_type] = UNKNOWN
