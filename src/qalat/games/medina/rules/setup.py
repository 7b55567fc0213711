"""Setup: an empty city, full supplies, and the youngest player's first merchant."""

from __future__ import annotations

import numpy as np

from qalat.core.kernel import kernel
from qalat.core.record import CHANCE
from qalat.games.medina.components import (
    ARMS,
    BOX,
    CELLS,
    COLOURS,
    FULL_ROW,
    HEIGHT,
    KINDS,
    MAX_SEATS,
    MERCHANTS,
    SUPPLY,
    TOWERS,
)
from qalat.games.medina.rules.merchants import trade
from qalat.games.medina.rules.turn import begin_turn
from qalat.games.medina.state import (
    DRAW_YOUNGEST,
    EMPTY,
    FIRST_MERCHANT,
    NO_PIECE,
    NOTHING,
    OPEN,
    PLANES,
)

_COLOURS = len(COLOURS)
_KINDS = len(KINDS)
_TOWERS = len(TOWERS)


@kernel()
def clear_city(state):
    """Nothing stands in the city or on its rim, and every cell is open."""
    for cell in range(CELLS):
        state.piece[cell] = EMPTY
        state.near[cell] = NOTHING
    for plane in range(PLANES):
        for y in range(HEIGHT):
            state.plane[plane, y] = FULL_ROW if plane == OPEN else 0
    for arm in range(ARMS):
        state.arm[arm] = 0


@kernel()
def clear_roofs_and_cards(state):
    """No palace has a roof, and no card a holder."""
    for colour in range(_COLOURS):
        state.palace_card[colour] = NOTHING
        for seat in range(MAX_SEATS):
            state.roof[seat, colour] = NOTHING
            state.rank[seat, colour] = 0
    for tower in range(_TOWERS):
        state.tower_card[tower] = NOTHING


@kernel()
def deal_supplies(state):
    """Each player takes the same pieces; what is left stays in the box."""
    for seat in range(MAX_SEATS):
        state.supply_size[seat] = 0
        state.declined[seat] = 0
        for kind in range(_KINDS):
            state.supply[seat, kind] = SUPPLY[state.seats, kind] if seat < state.seats else 0
            state.supply_size[seat] += state.supply[seat, kind]
    for kind in range(_KINDS):
        state.box[kind] = BOX[kind] - np.int64(state.seats) * SUPPLY[state.seats, kind]


@kernel()
def start(state, seats, options):
    """Lay out the box; the options are those of the game's list, as numbers in its order."""
    state.seats = seats
    state.final_tie = options[0]
    state.open_supplies = options[1]
    state.youngest = options[2] - 1
    state.last_piece = options[3]
    state.laid = NO_PIECE
    clear_city(state)
    clear_roofs_and_cards(state)
    deal_supplies(state)
    if state.youngest == NOTHING:
        state.phase = DRAW_YOUNGEST
        state.actor = CHANCE
    else:
        ask_youngest(state)


@kernel()
def ask_youngest(state):
    """The youngest player puts the first merchant into the city."""
    state.phase = FIRST_MERCHANT
    state.actor = state.youngest


@kernel()
def place_first_merchant(state, cell):
    """The 25th merchant is nobody's; whoever placed it takes a normal turn."""
    state.box[MERCHANTS] -= 1
    trade(state, cell)
    begin_turn(state, np.int64(state.actor))
