"""The races for the types: who may expect which share of the places."""

from __future__ import annotations

import numpy as np

from qalat.core.kernel import kernel
from qalat.games.roll_and_write.components import PLACE_POINTS
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


@kernel()
def odds_ahead(margin, doubt):
    """Return how likely a lead of so many boxes holds, with so much in doubt."""
    lead = margin * STEEPNESS / np.sqrt(doubt + LEAST_DOUBT)
    return ODDS[np.int64((min(max(lead, -SURE), SURE) + SURE) * ODDS_STEPS + 0.5)]


@kernel()
def odds_against(state, other, building_type, missing, expected, doubt, desk):
    """Return how likely somebody with so many boxes gets a better place of a type than another."""
    if is_paid(state, other, building_type):
        return 0.0
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
    """Return what a row that is not yet paid for a type may expect of it with so many boxes."""
    none, one, two = 1.0, 0.0, 0.0
    for other in range(everybody(state)):
        if other != row:
            ahead = odds_against(state, other, building_type, missing, expected, doubt, desk)
            two = two * ahead + one * (1.0 - ahead)
            one = one * ahead + none * (1.0 - ahead)
            none = none * ahead
    points = (
        none * PLACE_POINTS[building_type, 0]
        + one * PLACE_POINTS[building_type, 1]
        + two * PLACE_POINTS[building_type, 2]
    )
    if missing == state.boxes[building_type]:
        return points * expected / (expected + NONE_YET)
    return points


@kernel()
def type_prospect(state, row, building_type, desk):
    """Return the points that a row may expect of a type: the share paid, or one of the race."""
    if is_paid(state, row, building_type):
        return np.float64(state.paid[row, building_type])
    missing = np.int64(state.boxes[building_type]) - np.int64(state.count[row, building_type])
    expected = desk.expected[row, building_type]
    doubt = desk.doubt[row, building_type]
    return share_with(state, row, building_type, missing, expected, doubt, desk)


@kernel()
def faded(state, row, building_type, desk):
    """Return a row's prospect of a type, nearer to an even share the more is still to come."""
    points = type_prospect(state, row, building_type, desk)
    if is_paid(state, row, building_type):
        return points
    return points + desk.fade[row] * (EVEN_SHARE[building_type, everybody(state)] - points)


@kernel()
def type_gain(state, seat, building_type, desk):
    """Return what one more building of a type is worth to a seat."""
    missing = np.int64(state.boxes[building_type]) - np.int64(state.count[seat, building_type])
    if missing == 0:
        return 0.0
    chance = desk.chance[seat]
    expected = desk.expected[seat, building_type] + 1.0 - chance
    doubt = desk.doubt[seat, building_type] - chance * (1.0 - chance)
    after = share_with(state, seat, building_type, missing - 1, expected, doubt, desk)
    gain = after - type_prospect(state, seat, building_type, desk)
    return gain * (1.0 - desk.fade[seat])
