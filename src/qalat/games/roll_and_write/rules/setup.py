"""Setup: who begins, three buildings each, and the first dice."""

from __future__ import annotations

import numpy as np

from qalat.core.kernel import kernel
from qalat.core.record import CHANCE
from qalat.games.roll_and_write.components import (
    CROSSINGS,
    MAX_SEATS,
    ROWS,
    SETUP_BUILDS,
    STARTING_COINS,
    TYPES,
    VIRTUAL_NUMBER,
)
from qalat.games.roll_and_write.rules.sheet import cross_out, is_built, lay_pair, lift_pair
from qalat.games.roll_and_write.rules.turn import begin_turn
from qalat.games.roll_and_write.state import (
    DRAW_FIRST,
    FOUND,
    JOIN,
    LAY,
    NOTHING,
    OWN,
    PASSED,
)

_TYPES = len(TYPES)
_LAYOUT_FROM = 3
"""Where the layout begins among the options' numbers."""


@kernel()
def start(state, seats, options):
    """Lay out the box; the options are those of the game's list, as numbers in its order."""
    state.seats = seats
    state.virtual_players = options[0]
    state.solo = options[1]
    state.coins = options[2]
    for crossing in range(CROSSINGS):
        state.layout[crossing] = options[_LAYOUT_FROM + crossing]
    state.turn_seat = NOTHING
    state.round_number = 0
    state.step = 0
    state.actor = CHANCE
    for seat in range(MAX_SEATS):
        state.built[seat] = 0
        state.spent[seat] = 0
        state.gained[seat] = STARTING_COINS if seat < state.seats else 0
        lift_pair(state, seat, OWN)
        lift_pair(state, seat, PASSED)
    for row in range(ROWS):
        for building_type in range(_TYPES):
            state.count[row, building_type] = 0
            state.paid[row, building_type] = NOTHING
    count_boxes(state)
    state.virtual = VIRTUAL_NUMBER[state.seats, state.virtual_players]
    state.first = NOTHING
    state.phase = DRAW_FIRST
    if state.seats == 1:
        begin_with(state, np.int64(0))


@kernel("RW-S1")
def begin_with(state, seat):
    """The starting player, drawn where there are several, opens the setup and every round."""
    state.first = seat
    state.phase = FOUND


@kernel("RW-M3")
def count_boxes(state):
    """A type has as many boxes as the layout has crossings of it."""
    for building_type in range(_TYPES):
        state.boxes[building_type] = 0
    for crossing in range(CROSSINGS):
        state.boxes[state.layout[crossing]] += 1


@kernel()
def refresh(state, scratch):
    """Count the boxes by the layout, and each player's buildings by what is built."""
    count_boxes(state)
    for seat in range(np.int64(state.seats)):
        for building_type in range(_TYPES):
            state.count[seat, building_type] = 0
        for crossing in range(CROSSINGS):
            if is_built(state, seat, crossing):
                state.count[seat, state.layout[crossing]] += 1


@kernel()
def setup_seat(state):
    """Return the seat that rolls now, round after round from the starting player on."""
    return (np.int64(state.first) + np.int64(state.step)) % state.seats


@kernel("RW-S2")
def found(state, crossing):
    """Three times round, each player rolls both dice and builds the crossing."""
    cross_out(state, setup_seat(state), crossing)
    state.step += 1
    if state.step == SETUP_BUILDS * np.int64(state.seats):
        state.step = 0
        state.phase = JOIN if state.virtual > 0 else LAY


@kernel("RW-V1")
def maybe_end_joining(state):
    """After the players, each virtual player builds three times."""
    if state.step == SETUP_BUILDS * np.int64(state.virtual):
        state.step = 0
        state.phase = LAY


@kernel("RW-S3")
def lay_first_dice(state, crossing):
    """Each player rolls a pair and lays it down; then the starting player rolls a second one."""
    if state.step == state.seats:
        lay_pair(state, np.int64(state.first), PASSED, crossing)
        state.round_number = 1
        begin_turn(state, np.int64(state.first))
    else:
        lay_pair(state, setup_seat(state), OWN, crossing)
        state.step += 1
