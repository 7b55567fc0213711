"""The races for the types: who may expect which share of the places."""

from __future__ import annotations

import numpy as np

from qalat.core.kernel import kernel
from qalat.games.roll_and_write.components import PLACE_POINTS, TYPES
from qalat.games.roll_and_write.judgement.weights import (
    EVEN_SHARE,
    FINISHED_FIRST,
    LEAST_DOUBT,
    NONE_YET,
    ODDS,
    ODDS_STEPS,
    STEEPNESS,
    SURE,
)
from qalat.games.roll_and_write.rules.places import everybody, has_completed, is_paid

_TYPES = len(TYPES)


@kernel()
def odds_ahead(margin, doubt):
    """Return how likely a lead of so many boxes holds, with so much in doubt."""
    lead = margin * STEEPNESS / np.sqrt(doubt + LEAST_DOUBT)
    return ODDS[np.int64((min(max(lead, -SURE), SURE) + SURE) * ODDS_STEPS + 0.5)]


@kernel()
def odds_against(state, other, building_type, missing, expected, doubt, desk):
    """Return how likely somebody with so many boxes beats a row that is not yet paid for a type."""
    if has_completed(state, other, building_type):
        return 0.5 if missing == 0 else 1.0 - FINISHED_FIRST
    if missing == 0:
        return FINISHED_FIRST
    return odds_ahead(
        expected - desk.expected[other, building_type],
        doubt + desk.doubt[other, building_type],
    )


@kernel()
def share_with(state, row, building_type, missing, expected, doubt, desk):
    """Return the share of a type's places that a row not yet paid may expect with such boxes."""
    none, one, two = 1.0, 0.0, 0.0
    for other in range(everybody(state)):
        if other != row:
            ahead = 0.0
            if not is_paid(state, other, building_type):
                ahead = odds_against(state, other, building_type, missing, expected, doubt, desk)
            two = two * ahead + one * (1.0 - ahead)
            one = one * ahead + none * (1.0 - ahead)
            none = none * ahead
    return (
        none * PLACE_POINTS[building_type, 0]
        + one * PLACE_POINTS[building_type, 1]
        + two * PLACE_POINTS[building_type, 2]
    )


@kernel()
def share_now(state, row, building_type, desk):
    """Return what a row may expect of a type as it stands: what was paid, or its race."""
    if is_paid(state, row, building_type):
        return np.float64(state.paid[row, building_type])
    missing = np.int64(state.boxes[building_type]) - np.int64(state.count[row, building_type])
    expected = desk.expected[row, building_type]
    doubt = desk.doubt[row, building_type]
    share = share_with(state, row, building_type, missing, expected, doubt, desk)
    if missing == state.boxes[building_type]:
        return share * expected / (expected + NONE_YET)
    return share


@kernel()
def note_shares(state, row, desk):
    """Note what a row may expect of each type; return the sum, nearer to even shares early on."""
    total = 0.0
    for building_type in range(_TYPES):
        share = share_now(state, row, building_type, desk)
        desk.type_share[building_type] = share
        if not is_paid(state, row, building_type):
            share += desk.fade[row] * (EVEN_SHARE[building_type, everybody(state)] - share)
        total += share
    return total


@kernel()
def type_gain(state, seat, building_type, missing, desk):
    """Return what one more building of a type is worth to a seat whose shares are noted."""
    if missing == 0:
        return 0.0
    chance = desk.chance[seat]
    expected = desk.expected[seat, building_type] + 1.0 - chance
    doubt = desk.doubt[seat, building_type] - chance * (1.0 - chance)
    share = share_with(state, seat, building_type, missing - 1, expected, doubt, desk)
    return (share - desk.type_share[building_type]) * (1.0 - desk.fade[seat])
