"""What dice and coins are worth: the buildings that they offer."""

from __future__ import annotations

import numpy as np

from qalat.core.kernel import kernel
from qalat.games.roll_and_write.components import BLUE, PIPS, TYPES, YELLOW
from qalat.games.roll_and_write.judgement.lines import count_in, line_counts, step_of
from qalat.games.roll_and_write.judgement.weights import (
    COIN_END,
    COIN_HALFWAY,
    COIN_USE,
    COINS_A_TURN,
    LAST_OFFER,
    LINE_GAIN,
    LINE_GAINS,
    NOT_AT_ALL,
    OFFER,
    PAIR_OFFER,
)
from qalat.games.roll_and_write.rules.sheet import crossing_of, die, is_built, pair_at
from qalat.games.roll_and_write.state import OWN, PASSED

_TYPES = len(TYPES)


@kernel()
def note_gains(state, seat, scratch):
    """Note what a building in each line is worth to a seat, and any at all on the average.

    The seat's races are run already: what a building of each type is worth is noted.
    """
    by_type, by_row, by_column = 0.0, 0.0, 0.0
    free = 0.0
    for building_type in range(_TYPES):
        missing = np.float64(scratch.missing[seat, building_type])
        by_type += scratch.type_gain[building_type] * missing
        free += missing
    counts = line_counts(state.built[seat])
    step = step_of(scratch.chance[seat])
    for place in range(PIPS):
        in_row = count_in(counts, place)
        in_column = count_in(counts, PIPS + place)
        scratch.line_gain[place] = LINE_GAIN[step, in_row]
        scratch.line_gain[PIPS + place] = LINE_GAIN[step, in_column]
        by_row += LINE_GAINS[step, in_row]
        by_column += LINE_GAINS[step, in_column]
    scratch.mean_gain = (by_type + by_row + by_column) / max(free, 1.0)


@kernel()
def gain_at(state, crossing, scratch):
    """Return what a free crossing is worth to the seat whose gains are noted."""
    lines = scratch.line_gain[crossing // PIPS] + scratch.line_gain[PIPS + crossing % PIPS]
    return scratch.type_gain[state.layout[crossing]] + lines


@kernel()
def coin_worth(turns, scratch):
    """Return what a coin is worth with so many turns to come to the seat whose gains are noted."""
    use = max(COIN_USE * scratch.mean_gain - COIN_END, 0.0)
    return COIN_END + use * (turns / (turns + COIN_HALFWAY))


@kernel()
def coins_prospect(coins, turns, scratch):
    """Return what coins are worth with so many turns to come to the seat whose gains are noted."""
    if turns == 0:
        return np.float64(coins // 2)
    useful = min(np.float64(coins), COINS_A_TURN * turns)
    return useful * coin_worth(turns, scratch) + (coins - useful) * COIN_END


@kernel()
def worth_at(state, seat, crossing, scratch):
    """Return what a crossing is worth to the seat whose gains are noted: if built, nothing."""
    return 0.0 if is_built(state, seat, crossing) else gain_at(state, crossing, scratch)


@kernel()
def best_offer(state, seat, scratch):
    """Return the most that a seat whose gains are noted can build with four dice."""
    best = 0.0
    for blue in range(2):
        for yellow in range(2):
            crossing = crossing_of(state.blue[seat, blue], state.yellow[seat, yellow])
            best = max(best, worth_at(state, seat, crossing, scratch))
    return best


@kernel()
def worth_of_two(state, seat, one, two, scratch):
    """Return what two crossings are worth together, very little unless both can be built."""
    if one == two or is_built(state, seat, one) or is_built(state, seat, two):
        return NOT_AT_ALL
    return gain_at(state, one, scratch) + gain_at(state, two, scratch)


@kernel()
def best_two(state, seat, blue, other_blue, yellow, other_yellow, scratch):
    """Pair four dice for two buildings; note what they are worth, and return the first."""
    one = crossing_of(blue, yellow)
    straight = worth_of_two(state, seat, one, crossing_of(other_blue, other_yellow), scratch)
    two = crossing_of(blue, other_yellow)
    crossed = worth_of_two(state, seat, two, crossing_of(other_blue, yellow), scratch)
    scratch.worth = max(straight, crossed)
    return one if straight >= crossed else two


@kernel()
def best_two_as_they_lie(state, seat, scratch):
    """Pair a seat's four dice for two buildings; note their worth, and return the first."""
    return best_two(
        state,
        seat,
        die(state, seat, BLUE, OWN),
        die(state, seat, BLUE, PASSED),
        die(state, seat, YELLOW, OWN),
        die(state, seat, YELLOW, PASSED),
        scratch,
    )


@kernel()
def offer(state, seat, turns, scratch):
    """Return what the dice on a sheet add to what an average roll would bring the next turn."""
    if state.blue[seat, OWN] > 0 and state.blue[seat, PASSED] > 0:
        return (OFFER + LAST_OFFER / turns) * (best_offer(state, seat, scratch) - scratch.mean_gain)
    pair = pair_at(state, seat, OWN if state.blue[seat, OWN] > 0 else PASSED)
    return PAIR_OFFER / turns * (worth_at(state, seat, pair, scratch) - scratch.mean_gain)
