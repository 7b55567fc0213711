"""Two players: Dirk, who collects tiles and takes no turn."""

from __future__ import annotations

from qalat.core.kernel import kernel
from qalat.games.alhambra.rules.reasons import LEGAL, NO_DIRK, NOT_TO_DIRK
from qalat.games.alhambra.rules.tiles import move_tile
from qalat.games.alhambra.state import WITH_DIRK

HANDFUL = 6


@kernel("ALH-D1")
def dirk_plays(state):
    """Dirk takes part with two players; he has no palace, no money and no turn."""
    return state.seats == 2


@kernel()
def is_dirks(state, tile):
    """Return whether a tile lies with Dirk."""
    return state.location[tile] == WITH_DIRK


@kernel("ALH-D2")
def owe_dirk(state):
    """Dirk draws 6 tiles at the start and after A, after B a third of those in the bag."""
    if not dirk_plays(state):
        return
    if state.found == 2:
        state.dirk_owed = state.bag_size // 3
    else:
        state.dirk_owed = min(HANDFUL, state.bag_size)


@kernel()
def give_dirk_drawn(state, tile, scratch):
    """Dirk takes a tile out of the bag."""
    move_tile(state, tile, WITH_DIRK, scratch)
    state.bag_size -= 1
    state.dirk_owed -= 1


@kernel()
def why_not_to_dirk(state):
    """A bought tile may be given to Dirk, an awarded one may not."""
    if not dirk_plays(state):
        return NO_DIRK
    if state.closing == 1:
        return NOT_TO_DIRK
    return LEGAL
