"""What a playout notes on the desk, so that nothing is worked out twice.

Every note holds the number of the playout that took it, which is desk.hurry: 0 while no playout
runs, and then nothing is known. What changes a thing forgets what was noted about it. Nothing but
these notes makes a playout other than a game: here alone it is asked whether one runs.
"""

from __future__ import annotations

from qalat.core.kernel import inlined, kernel
from qalat.games.alhambra.components import TILE_COUNT
from qalat.games.alhambra.state import PLACES

UNKNOWN = 0
"""In place of a playout's number: nobody knows."""


@inlined
def is_playout(desk):
    """Say whether a playout runs, which lets the surveys of palaces go stale."""
    return desk.hurry > 0


@inlined
def knows_palace(desk, seat):
    """Say whether the playout knows a palace as it is, its longest wall too."""
    return desk.hurry > 0 and desk.palace_known[seat] == desk.hurry


@inlined
def note_palace(desk, seat):
    """Note that a palace has been looked at, and its longest wall noted."""
    desk.palace_known[seat] = desk.hurry


@inlined
def forget_palace(desk, seat):
    """Forget what was known of a palace, which is to change."""
    desk.palace_known[seat] = UNKNOWN


@inlined
def knows_building(desk, seat):
    """Say whether the playout has chosen to build on a site that it knew."""
    return desk.hurry > 0 and desk.built_in[seat] == desk.hurry


@inlined
def note_building(desk, seat, site, tile):
    """Note that a tile is laid on a site: the playout carries it out."""
    desk.built_in[seat] = desk.hurry
    desk.built_on[seat] = site
    desk.built[seat] = tile


@inlined
def forget_building(desk, seat):
    """Forget which site was built on."""
    desk.built_in[seat] = UNKNOWN


@inlined
def knows_purse(desk, seat, currency):
    """Say whether the playout knows what a hand can pay in a currency."""
    return desk.hurry > 0 and desk.purse_known[seat, currency] == desk.hurry


@inlined
def note_purse(desk, seat, currency):
    """Note that a hand's money of a currency has been counted."""
    desk.purse_known[seat, currency] = desk.hurry


@inlined
def forget_purse(desk, seat, currency):
    """Forget what a hand can pay in a currency."""
    desk.purse_known[seat, currency] = UNKNOWN


@inlined
def knows_type(desk, building_type):
    """Say whether the playout knows where the tiles of a type are."""
    return desk.hurry > 0 and desk.type_known[building_type] == desk.hurry


@inlined
def note_type(desk, building_type):
    """Note that the tiles of a type have been counted."""
    desk.type_known[building_type] = desk.hurry


@inlined
def forget_type(desk, building_type):
    """Forget where the tiles of a type are."""
    desk.type_known[building_type] = UNKNOWN


@inlined
def count_tiles(state, desk):
    """Count the tiles at each place."""
    for place in range(PLACES):
        desk.lying[place] = 0
    for tile in range(TILE_COUNT):
        desk.lying[state.location[tile]] += 1


@kernel()
def tiles_noted(state, place, desk):
    """Return how many tiles lie at a place: a playout counts all once, and then keeps count."""
    if desk.lying_known != desk.hurry:
        count_tiles(state, desk)
        desk.lying_known = desk.hurry
    return desk.lying[place]


@inlined
def note_move(desk, before, after, building_type):
    """Keep count while a tile goes from one place to another."""
    desk.lying[before] -= 1
    desk.lying[after] += 1
    desk.type_known[building_type] = UNKNOWN
