"""The ways to a building: which dice have to be turned, and by how much."""

from __future__ import annotations

from qalat.core.kernel import kernel
from qalat.games.roll_and_write.actions import BUILD, DOWN, TURN, TURNS_A_COLOUR, UP
from qalat.games.roll_and_write.components import BLUE, PIPS, YELLOW
from qalat.games.roll_and_write.rules.sheet import blue_of, die, yellow_of
from qalat.games.roll_and_write.state import OWN, PASSED


@kernel()
def nearer_die(state, seat, colour, value):
    """Return what the die of a colour shows that is nearer to a value."""
    own = die(state, seat, colour, OWN)
    passed = die(state, seat, colour, PASSED)
    return own if abs(value - own) <= abs(value - passed) else passed


@kernel()
def note_distances(state, seat, scratch):
    """Note by how many pips a die has to be turned to show each value of its colour."""
    for value in range(1, PIPS + 1):
        scratch.far[BLUE, value - 1] = abs(value - nearer_die(state, seat, BLUE, value))
        scratch.far[YELLOW, value - 1] = abs(value - nearer_die(state, seat, YELLOW, value))


@kernel()
def step_towards(state, seat, colour, value):
    """Return the turn of the nearer die of a colour by a pip towards a value."""
    shown = nearer_die(state, seat, colour, value)
    return TURN + colour * TURNS_A_COLOUR + 2 * (shown - 1) + (UP if value > shown else DOWN)


@kernel()
def way_to(state, seat, crossing, scratch):
    """Return the next click on the way to a building: a turned die, or the building."""
    if scratch.far[BLUE, crossing % PIPS] > 0:
        return step_towards(state, seat, BLUE, blue_of(crossing))
    if scratch.far[YELLOW, crossing // PIPS] > 0:
        return step_towards(state, seat, YELLOW, yellow_of(crossing))
    return BUILD + crossing
