"""The races for the types: who may expect which share of the places.

All types are raced for at once, a lane each, and against all rows at once: whoever is no rival is
beaten for sure.
"""

from __future__ import annotations

import numpy as np

from qalat.core.kernel import inlined, kernel
from qalat.games.roll_and_write.components import ROWS, TYPES
from qalat.games.roll_and_write.judgement.weights import (
    COMPLETED,
    EVEN_SHARE,
    FINISHED_FIRST,
    LEAST_DOUBT,
    NONE_YET,
    ODDS,
    PAID,
    PLACE_SHARE,
    SURE,
)
from qalat.games.roll_and_write.playout_cache import forget_races
from qalat.games.roll_and_write.rules.places import everybody, has_completed, is_paid
from qalat.games.roll_and_write.scratch import LANES

_TYPES = len(TYPES)
_ALL_ROWS = (1 << ROWS) - 1
_FEW = 3
"""The smallest table there is: virtual players fill it."""

_NONE = np.float32(0.0)
_ONE = np.float32(1.0)


@kernel()
def note_race(state, row, building_type, filled, more, doubt, scratch):
    """Note how a row stands in a race if it may expect so many more boxes than are filled.

    Whoever has completed the type is ahead, but for sure only when paid for it.
    """
    expected = filled + more
    limit = SURE
    if is_paid(state, row, building_type):
        expected = PAID
    elif has_completed(state, row, building_type):
        expected = COMPLETED
        limit = FINISHED_FIRST
        forget_races(scratch, row)
    scratch.missing[row, building_type] = np.float32(state.boxes[building_type]) - filled
    scratch.expected[row, building_type] = expected
    scratch.doubt[row, building_type] = doubt
    scratch.limit[row, building_type] = limit
    scratch.some[row, building_type] = _ONE if filled > 0 else expected / (expected + NONE_YET)


@inlined
def of_row(rows, row, lane, numbers):
    """Return the number of a row in a lane.

    It is made of those of all rows, since only what is read from the same places whatever the row
    can be reckoned with in all lanes at once.
    """
    number = _NONE
    for other in range(rows):
        number += numbers[other, lane] * np.float32(other == row)
    return number


@inlined
def odds_ahead(margin, doubt, most, least):
    """Return how likely a lead holds that counts so much at most and at least.

    It counts from -1, which is surely lost, to 1, which is surely kept.
    """
    lead = max(min(margin / np.sqrt(doubt), most), least)
    square = lead * lead
    return ODDS[0] + lead * (ODDS[1] + square * (ODDS[2] + square * (ODDS[3] + square * ODDS[4])))


@inlined
def share_of(rows, beaten, lane, expected, doubt, limit, scratch):
    """Return what share of a type's places a row may expect that stands so in its race.

    It is reckoned for nobody, one and two more being ahead, rival by rival.
    """
    share = PLACE_SHARE[0, lane]
    second = PLACE_SHARE[1, lane]
    third = PLACE_SHARE[2, lane]
    for other in range(rows):
        ahead = odds_ahead(
            expected - scratch.expected[other, lane],
            doubt + scratch.doubt[other, lane],
            limit,
            max(-scratch.limit[other, lane], np.float32((beaten >> other & 1) * 2 - 1)),
        )
        behind = _ONE - ahead
        share = share * ahead + second * behind
        second = second * ahead + third * behind
        third = third * ahead
    return share


@inlined
def race_among(rows, beaten, row, scratch):
    """Run a row's races against so many rows; those that are no rivals are beaten."""
    more = _ONE - scratch.chance[row]
    settled = scratch.box_doubt[row]
    weight = np.float32(1.0 - scratch.fade[row])
    for lane in range(LANES):
        missing = of_row(rows, row, lane, scratch.missing)
        expected = of_row(rows, row, lane, scratch.expected)
        doubt = of_row(rows, row, lane, scratch.doubt) + LEAST_DOUBT
        limit = FINISHED_FIRST if missing == _NONE else SURE
        share = share_of(rows, beaten, lane, expected, doubt, limit, scratch)
        share *= of_row(rows, row, lane, scratch.some)
        expected = COMPLETED if missing == _ONE else expected + more
        limit = FINISHED_FIRST if missing == _ONE else limit
        doubt = max(doubt - settled, LEAST_DOUBT)
        gain = (share_of(rows, beaten, lane, expected, doubt, limit, scratch) - share) * weight
        scratch.type_share[lane] = share
        scratch.type_gain[lane] = gain if missing > _NONE else _NONE


@kernel()
def race(state, row, scratch):
    """Note what a row may expect of each type, and what one more building of it is worth."""
    rows = everybody(state)
    beaten = _ALL_ROWS >> rows << rows | 1 << row
    if rows <= _FEW:
        race_among(_FEW, beaten, row, scratch)
    else:
        race_among(ROWS, beaten, row, scratch)


@kernel()
def shares_prospect(state, row, scratch):
    """Return the sum of a row's shares, nearer to even ones early on, and of what it was paid."""
    rows = everybody(state)
    total = 0.0
    for building_type in range(_TYPES):
        if is_paid(state, row, building_type):
            total += state.paid[row, building_type]
        else:
            share = np.float64(scratch.type_share[building_type])
            total += share + scratch.fade[row] * (EVEN_SHARE[building_type, rows] - share)
    return total
