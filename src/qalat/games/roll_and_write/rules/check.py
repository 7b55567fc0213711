"""Everything that can be wrong with a position; no reachable one has a flaw."""

from __future__ import annotations

import numpy as np

from qalat.core.kernel import kernel
from qalat.games.roll_and_write.components import (
    CROSSINGS,
    MAX_SEATS,
    MAX_VIRTUAL,
    MOST_COINS,
    ROWS,
    SETUP_BUILDS,
    STARTING_COINS,
    TYPES,
    VIRTUAL_NUMBER,
)
from qalat.games.roll_and_write.rules.moment import (
    actor_fits,
    built_in_setup,
    dice_fit,
    moment_fits,
)
from qalat.games.roll_and_write.rules.places import everybody, has_completed, is_paid, share
from qalat.games.roll_and_write.rules.sheet import is_built
from qalat.games.roll_and_write.state import FINISHED, JOIN, LAY, NOTHING, VIRTUAL

FLAWS = (
    "the options do not fit the number of players",
    "the layout leaves a type out, or its boxes are not counted as they stand",
    "buildings are not counted as they are built, or there are more than the moment allows",
    "coins are spent or gained beyond what the sheet has",
    "places are not paid as completed types are",
    "a virtual player has built more, or less, than the moment allows",
    "who is to act does not fit what is asked",
    "round, turn and what is asked do not fit each other",
    "the dice do not lie as the moment asks",
    "somebody who does not play has buildings, coins or places",
)
(
    OPTIONS,
    LAYOUT,
    BUILT,
    COINS,
    PAID,
    VIRTUALS,
    ACTOR,
    MOMENT,
    DICE,
    ABSENT,
) = (1 << bit for bit in range(len(FLAWS)))

_TYPES = len(TYPES)


@kernel()
def check_options(state):
    """Only a single player chooses how many virtual players there are, and to play against them."""
    if not 1 <= state.seats <= MAX_SEATS or not 0 <= state.virtual_players < MAX_VIRTUAL:
        return OPTIONS
    chosen = state.virtual_players != 0 or state.solo != 0
    if (chosen and state.seats > 1) or not 0 <= state.solo <= 1:
        return OPTIONS
    if state.virtual != VIRTUAL_NUMBER[state.seats, state.virtual_players]:
        return OPTIONS
    return 0 if STARTING_COINS <= state.coins <= MOST_COINS else OPTIONS


@kernel()
def crossings_of(state, seat, building_type):
    """Count the crossings of a type that a seat has built, or all of them for seat -1."""
    found = 0
    for crossing in range(CROSSINGS):
        if state.layout[crossing] == building_type:
            if seat == NOTHING or is_built(state, seat, crossing):
                found += 1
    return found


@kernel()
def check_layout(state):
    """Each type has a box, and all 36 crossings are of a type."""
    boxes = 0
    for building_type in range(_TYPES):
        counted = crossings_of(state, np.int64(NOTHING), building_type)
        if counted == 0 or counted != state.boxes[building_type]:
            return LAYOUT
        boxes += counted
    return 0 if boxes == CROSSINGS else LAYOUT


@kernel()
def check_built(state):
    """Players have as many of a type as are built, and in the setup as many as it has brought."""
    for seat in range(np.int64(state.seats)):
        if state.built[seat] >> CROSSINGS != 0:
            return BUILT
        built = 0
        for building_type in range(_TYPES):
            counted = crossings_of(state, seat, building_type)
            if counted != state.count[seat, building_type]:
                return BUILT
            built += counted
        if state.phase <= LAY and built != built_in_setup(state, seat):
            return BUILT
    return 0


@kernel()
def check_coins(state):
    """Coins start circled, are gained up to the sheet's number, and are spent once."""
    for seat in range(np.int64(state.seats)):
        if not STARTING_COINS <= state.gained[seat] <= state.coins:
            return COINS
        if not 0 <= state.spent[seat] <= state.gained[seat]:
            return COINS
        if state.phase <= LAY and (state.gained[seat] != STARTING_COINS or state.spent[seat] != 0):
            return COINS
    return 0


@kernel()
def virtual_builds_due(state, virtual):
    """Return how many buildings a virtual player has at most, and in the setup exactly."""
    step = np.int64(state.step)
    if state.phase < JOIN:
        return np.int64(0)
    if state.phase == JOIN:
        return min(max(step - SETUP_BUILDS * virtual, 0), np.int64(SETUP_BUILDS))
    rounds = max(np.int64(state.round_number) - 1, 0)
    done = state.phase == FINISHED or (state.phase == VIRTUAL and virtual < step)
    return SETUP_BUILDS + rounds + (1 if done else 0)


@kernel()
def check_virtual(state):
    """A virtual player builds three times and once a round, never beyond a type's boxes."""
    for virtual in range(np.int64(state.virtual)):
        row = np.int64(state.seats) + virtual
        built = 0
        for building_type in range(_TYPES):
            if not 0 <= state.count[row, building_type] <= state.boxes[building_type]:
                return VIRTUALS
            built += np.int64(state.count[row, building_type])
        due = virtual_builds_due(state, virtual)
        if built > due or (state.phase <= LAY and built != due):
            return VIRTUALS
    return 0


@kernel()
def check_paid(state):
    """Who is paid has completed the type; in the end everybody who completed it is paid."""
    for building_type in range(_TYPES):
        paid = np.int64(0)
        for row in range(everybody(state)):
            completed = has_completed(state, row, building_type)
            if is_paid(state, row, building_type):
                paid += 1
                if not completed or state.round_number < 2:
                    return PAID
            elif completed and state.phase == FINISHED:
                return PAID
        if paid > 0 and not payments_fit(state, building_type, paid):
            return PAID
    return 0


@kernel()
def payments_fit(state, building_type, paid):
    """Return whether some grouping of the paid by rounds brings just these shares."""
    for last_of_round in range(1 << (paid - 1)):
        if grouping_fits(state, building_type, paid, last_of_round):
            return True
    return False


@kernel()
def grouping_fits(state, building_type, paid, last_of_round):
    """Compare shares, best first, with those of groups that end where a bit is set."""
    place = np.int64(0)
    while place < paid:
        sharing = 1
        while place + sharing < paid and (last_of_round >> (place + sharing - 1)) & 1 == 0:
            sharing += 1
        points = share(building_type, place, sharing)
        for ranked in range(place, place + sharing):
            if ranked_share(state, building_type, ranked) != points:
                return False
        place += sharing
    return True


@kernel()
def ranked_share(state, building_type, rank):
    """Return the share of that rank among those paid for a type, the highest being rank 0."""
    found = np.int64(NOTHING)
    for row in range(everybody(state)):
        points = state.paid[row, building_type]
        if points != NOTHING:
            above = 0
            for other in range(everybody(state)):
                theirs = state.paid[other, building_type]
                if theirs > points or (theirs == points and other < row):
                    above += 1
            if above == rank:
                found = np.int64(points)
    return found


@kernel()
def check_absent(state):
    """Only those who play have anything."""
    for seat in range(np.int64(state.seats), MAX_SEATS):
        if state.built[seat] != 0 or state.gained[seat] != 0 or state.spent[seat] != 0:
            return ABSENT
    for row in range(everybody(state), ROWS):
        for building_type in range(_TYPES):
            if state.count[row, building_type] != 0 or is_paid(state, row, building_type):
                return ABSENT
    return 0


@kernel()
def check(state, scratch):
    """Return all flaws, one bit each in the order of FLAWS."""
    flaws = check_options(state)
    if flaws != 0:
        return flaws
    flaws = check_layout(state)
    if not actor_fits(state):
        flaws |= ACTOR
    if not moment_fits(state):
        flaws |= MOMENT
    if flaws != 0:
        return flaws
    flaws = check_built(state) | check_coins(state) | check_virtual(state) | check_paid(state)
    if not dice_fit(state):
        flaws |= DICE
    return flaws | check_absent(state)
