"""Rows and columns: how full they are, and what points to expect of them."""

from __future__ import annotations

import numpy as np

from qalat.core.kernel import constant, kernel
from qalat.games.roll_and_write.components import PIPS
from qalat.games.roll_and_write.judgement.weights import LINE_PROSPECT, STEPS

LINES = 2 * PIPS
"""The rows first, then the columns."""

_ROW = (1 << PIPS) - 1
_DIGIT = 4
"""Bits that a count takes: twelve counts are packed into one number."""

_ROW_COUNT = constant([row.bit_count() for row in range(_ROW + 1)], np.int64)
_COLUMN_COUNTS = constant(
    [
        sum((row >> place & 1) << _DIGIT * (PIPS + place) for place in range(PIPS))
        for row in range(_ROW + 1)
    ],
    np.int64,
)  # [row as bits] what the row adds to the counts of the columns


@kernel()
def line_counts(built):
    """Return how many are built in each row and column, twelve counts packed into one number."""
    counts = np.int64(0)
    for line in range(PIPS):
        row = built >> (PIPS * line) & _ROW
        counts += (_ROW_COUNT[row] << _DIGIT * line) + _COLUMN_COUNTS[row]
    return counts


@kernel()
def count_in(counts, line):
    """Return one of the packed counts."""
    return counts >> _DIGIT * line & 7


@kernel()
def step_of(chance):
    """Return the step of the chance that a free crossing will be built."""
    return np.int64(chance * STEPS)


@kernel()
def lines_prospect(counts, chance):
    """Return the points to expect of all lines if each free crossing is built that likely."""
    step = step_of(chance)
    part = chance * STEPS - step
    points = 0.0
    for line in range(LINES):
        built = count_in(counts, line)
        low = LINE_PROSPECT[built, step]
        points += low + part * (LINE_PROSPECT[built, step + 1] - low)
    return points
