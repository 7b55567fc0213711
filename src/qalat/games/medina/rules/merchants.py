"""Merchants: rows that grow at their ends, and new markets when none can."""

from __future__ import annotations

import numpy as np

from qalat.core.kernel import kernel
from qalat.games.medina.actions import MERCHANT_AT
from qalat.games.medina.components import BESIDE, BEYOND, FULL_ROW, HEIGHT, WIDTH
from qalat.games.medina.rules.city import add, fill, has, has_any, list_plane, list_row, row_of
from qalat.games.medina.rules.reasons import (
    BETWEEN_MERCHANTS,
    CELL_TAKEN,
    LEGAL,
    NOT_AT_AN_END,
    NOT_CENTRAL,
)
from qalat.games.medina.state import EMPTY, FILLED, MARKET, MERCHANT, STALLS

_INNER_COLUMNS = FULL_ROW >> 1 & ~1


@kernel()
def merchants_in_row(state, y):
    """Return a row's merchants, none beyond the city."""
    return row_of(state, MARKET, y) if 0 <= y < HEIGHT else np.int64(0)


@kernel()
def beside_any(row, above, below):
    """Return the cells of a row beside one of these: left, right, above or below."""
    return (row << 1 | row >> 1 | above | below) & FULL_ROW


@kernel()
def beside_two(row, above, below):
    """Return the cells of a row beside two or more of these."""
    left = row << 1
    right = row >> 1
    level = left & right | (left | right) & (above | below)
    return (level | above & below) & FULL_ROW


@kernel()
def crowded(state, y):
    """Return the cells of a row beside two or more merchants."""
    above = merchants_in_row(state, y - 1)
    return beside_two(merchants_in_row(state, y), above, merchants_in_row(state, y + 1))


@kernel("MED-H1")
def ends_in_row(state, y):
    """An end of a row is a merchant beside one other at most."""
    if 0 <= y < HEIGHT:
        return merchants_in_row(state, y) & (FULL_ROW ^ crowded(state, y))
    return np.int64(0)


@kernel()
def note_stalls(state):
    """Note the empty cells beside exactly one merchant, that one being an end."""
    above = np.int64(0)
    here = ends_in_row(state, np.int64(0))
    for y in range(HEIGHT):
        below = ends_in_row(state, y + 1)
        barred = row_of(state, FILLED, y) | crowded(state, y)
        state.plane[STALLS, y] = beside_any(here, above, below) & (FULL_ROW ^ barred)
        above = here
        here = below


@kernel("MED-H2")
def new_markets(state, y):
    """A new market starts on any empty cell beside one merchant at most, if no row can grow."""
    return FULL_ROW ^ (row_of(state, FILLED, y) | crowded(state, y))


@kernel()
def list_merchants(state, count, scratch):
    """List the cells that a merchant may go to."""
    if has_any(state, STALLS):
        return list_plane(state, STALLS, MERCHANT_AT, count, scratch)
    for y in range(HEIGHT):
        count = list_row(new_markets(state, y), MERCHANT_AT + y * WIDTH, count, scratch)
    return count


@kernel()
def list_first_merchant(scratch):
    """List the cells of the city that are not next to the rim."""
    count = 0
    for y in range(1, HEIGHT - 1):
        count = list_row(np.int64(_INNER_COLUMNS), MERCHANT_AT + y * WIDTH, count, scratch)
    return count


@kernel("MED-T1")
def why_not_first_merchant(cell):
    """The youngest player's merchant stands on a cell that is not next to the rim."""
    for side in range(4):
        if BESIDE[cell, side] == BEYOND:
            return NOT_CENTRAL
    return LEGAL


@kernel()
def why_not_trade(state, cell):
    """Return the reason against a merchant on a cell."""
    if state.piece[cell] != EMPTY:
        return CELL_TAKEN
    if has(state, STALLS, cell):
        return LEGAL
    if (crowded(state, cell // WIDTH) >> (cell % WIDTH)) & 1 == 1:
        return BETWEEN_MERCHANTS
    return NOT_AT_AN_END if has_any(state, STALLS) else LEGAL


@kernel("MED-B5")
def trade(state, cell):
    """A merchant needs no distance from anything: it only fills a cell."""
    fill(state, cell, MERCHANT)
    add(state, MARKET, cell)
    note_stalls(state)
