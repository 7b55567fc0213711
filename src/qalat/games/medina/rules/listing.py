"""The legal list: complete, ascending, read off the sets of cells that are noted down."""

from __future__ import annotations

import numpy as np

from qalat.core.kernel import kernel
from qalat.games.medina.actions import DECLINE, YOUNGEST
from qalat.games.medina.components import COLOURS, MERCHANTS, STABLES, WALLS
from qalat.games.medina.rules.buildings import list_buildings
from qalat.games.medina.rules.merchants import list_first_merchant, list_merchants
from qalat.games.medina.rules.roofs import list_roofs, must_roof
from qalat.games.medina.rules.stables import list_stables
from qalat.games.medina.rules.turn import may_decline
from qalat.games.medina.rules.walls import list_walls
from qalat.games.medina.state import DRAW_YOUNGEST, FINISHED, FIRST_MERCHANT

_COLOURS = len(COLOURS)


@kernel()
def list_pieces(state, seat, scratch):
    """List every piece of a seat at every place that it may go to."""
    count = 0
    if not must_roof(state, seat):
        for colour in range(_COLOURS):
            if state.supply[seat, colour] > 0:
                count = list_buildings(state, colour, count, scratch)
        if state.supply[seat, STABLES] > 0:
            count = list_stables(state, count, scratch)
        if state.supply[seat, MERCHANTS] > 0:
            count = list_merchants(state, count, scratch)
        if state.supply[seat, WALLS] > 0:
            count = list_walls(state, count, scratch)
    count = list_roofs(state, seat, count, scratch)
    if may_decline(state, seat):
        scratch.ids[count] = DECLINE
        count += 1
    return count


@kernel()
def list_youngest(state, scratch):
    """List the seats, one of which is the youngest player's."""
    for seat in range(np.int64(state.seats)):
        scratch.ids[seat] = YOUNGEST + seat
    return np.int64(state.seats)


@kernel()
def legal(state, scratch):
    """Write everything legal now, ascending; return how much there is."""
    if state.phase == FINISHED:
        return np.int64(0)
    if state.phase == DRAW_YOUNGEST:
        return list_youngest(state, scratch)
    if state.phase == FIRST_MERCHANT:
        return list_first_merchant(scratch)
    return list_pieces(state, np.int64(state.actor), scratch)


@kernel()
def sensible(state, count, scratch):
    """Leave the list as it is: there is no piece that could never help."""
    return count


@kernel()
def weights(state, count, scratch):
    """Write how likely each seat is to be the youngest: all equally."""
    for k in range(count):
        scratch.weights[k] = 1
    return count
