"""The sheet: crossings, what is built on them, and the dice that lie beside it."""

from __future__ import annotations

import numpy as np

from qalat.core.kernel import kernel
from qalat.games.roll_and_write.components import BLUE, ONE, PIPS
from qalat.games.roll_and_write.state import OWN, PASSED


@kernel("RW-M1")
def crossing_of(blue, yellow):
    """Yellow values are the rows of the sheet, blue ones its columns; a crossing is a building."""
    return (np.int64(yellow) - 1) * PIPS + np.int64(blue) - 1


@kernel()
def blue_of(crossing):
    """Return the blue value of a crossing."""
    return crossing % PIPS + 1


@kernel()
def yellow_of(crossing):
    """Return the yellow value of a crossing."""
    return crossing // PIPS + 1


@kernel()
def is_built(state, seat, crossing):
    """A crossing is one building, which is there or not."""
    return (state.built[seat] >> crossing) & ONE == 1


@kernel()
def cross_out(state, seat, crossing):
    """Build a crossing, and a box of its type with it."""
    state.built[seat] |= ONE << crossing
    state.count[seat, state.layout[crossing]] += 1


@kernel("RW-M6")
def lay_pair(state, seat, place, crossing):
    """A pair is one blue and one yellow die."""
    state.blue[seat, place] = blue_of(crossing)
    state.yellow[seat, place] = yellow_of(crossing)


@kernel()
def lift_pair(state, seat, place):
    """Take a pair of dice off the sheet."""
    state.blue[seat, place] = 0
    state.yellow[seat, place] = 0


@kernel()
def die(state, seat, colour, place):
    """Return what a die shows."""
    if colour == BLUE:
        return np.int64(state.blue[seat, place])
    return np.int64(state.yellow[seat, place])


@kernel()
def pair_at(state, seat, place):
    """Return the crossing that the two dice of a place show."""
    return crossing_of(state.blue[seat, place], state.yellow[seat, place])


@kernel()
def sort_dice(state, seat):
    """Lay four dice by value, the lower of each colour first."""
    blue = state.blue[seat, OWN]
    if blue > state.blue[seat, PASSED]:
        state.blue[seat, OWN] = state.blue[seat, PASSED]
        state.blue[seat, PASSED] = blue
    yellow = state.yellow[seat, OWN]
    if yellow > state.yellow[seat, PASSED]:
        state.yellow[seat, OWN] = state.yellow[seat, PASSED]
        state.yellow[seat, PASSED] = yellow


@kernel()
def shows(state, seat, crossing):
    """Return whether one of a seat's blue and one of its yellow dice show a crossing."""
    blue = blue_of(crossing)
    yellow = yellow_of(crossing)
    by_blue = blue == state.blue[seat, OWN] or blue == state.blue[seat, PASSED]
    return by_blue and (yellow == state.yellow[seat, OWN] or yellow == state.yellow[seat, PASSED])


@kernel()
def part_dice(state, seat, crossing):
    """Lay the pair that shows a crossing first, and the two other dice behind it."""
    blue = blue_of(crossing)
    yellow = yellow_of(crossing)
    if state.blue[seat, OWN] != blue:
        state.blue[seat, PASSED] = state.blue[seat, OWN]
        state.blue[seat, OWN] = blue
    if state.yellow[seat, OWN] != yellow:
        state.yellow[seat, PASSED] = state.yellow[seat, OWN]
        state.yellow[seat, OWN] = yellow
