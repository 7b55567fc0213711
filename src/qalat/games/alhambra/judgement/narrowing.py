"""Narrowing: which of the sensible actions a search considers."""

from __future__ import annotations

import numpy as np

from qalat.core.kernel import kernel
from qalat.games.alhambra.actions import (
    AT,
    BUY,
    PAY,
    PLACE,
    REACH,
    REMOVE,
    ROW,
    SETTLE,
    SWAP,
    TO_RESERVE,
)
from qalat.games.alhambra.components import DISPLAY_SIZE, SLOT_CURRENCY, TAKE_CARDS, TILE_WALLS
from qalat.games.alhambra.judgement.payment import least_payment, lowest_laid, sums_upto
from qalat.games.alhambra.judgement.siting import NEVER, look_at_palace, shape_with
from qalat.games.alhambra.rules.building import torus_cell
from qalat.games.alhambra.rules.market import laid_sum, price
from qalat.games.alhambra.state import ACTION, NOTHING, PAYMENT, PLACEMENT

WORSE_SITES = 3.0
"""By how many sides of a wall a site may look worse than the best and still be tried."""


@kernel()
def is_within(smaller, bigger):
    """Return whether a take is part of one that is listed behind it: more cards are never worse."""
    place = 0
    k = 0
    while TAKE_CARDS[smaller, k] != NOTHING:
        while place < DISPLAY_SIZE and TAKE_CARDS[bigger, place] != TAKE_CARDS[smaller, k]:
            place += 1
        if place == DISPLAY_SIZE:
            return False
        place += 1
        k += 1
    return True


@kernel()
def narrow_actions(count, scratch):
    """Leave out takes that are part of others, and taking tiles out of the palace."""
    takes = 0
    while takes < count and scratch.ids[takes] < BUY:
        takes += 1
    kept = 0
    for k in range(count):
        action = scratch.ids[k]
        dominated = False
        if k < takes:
            for other in range(k + 1, takes):
                dominated = dominated or is_within(action, scratch.ids[other])
        if not dominated and not (kept > 0 and REMOVE <= action < PLACE):
            scratch.ids[kept] = action
            kept += 1
    return kept


@kernel()
def narrow_payment(state, count, scratch):
    """Leave out cards with which the least payment is out of reach."""
    if scratch.ids[count - 1] == SETTLE:
        return count
    seat = np.int64(state.actor)
    held = state.hand[seat, SLOT_CURRENCY[state.slot]]
    asked = price(state) - laid_sum(state)
    asked = least_payment(sums_upto(held, lowest_laid(state), NOTHING), asked)
    kept = 0
    for k in range(count):
        value = scratch.ids[k] - PAY
        rest = asked - value - 1
        if rest >= 0 and (sums_upto(held, value, value) >> rest) & 1 == 1:
            scratch.ids[kept] = scratch.ids[k]
            kept += 1
    return kept


@kernel()
def shape_at(state, cell, scratch):
    """Return the shape that the palace would have with the picked tile on a cell."""
    seat = np.int64(state.actor)
    spot = torus_cell(cell % ROW - REACH, cell // ROW - REACH)
    site = 0
    while scratch.site[seat, site] != spot:
        site += 1
    return shape_with(scratch, seat, site, TILE_WALLS[state.picked])


@kernel()
def narrow_cells(state, count, scratch):
    """Leave out cells that would give a much worse palace than the best one.

    A tile that fits is not put into the reserve.
    """
    look_at_palace(state, np.int64(state.actor), scratch)
    best = NEVER
    for k in range(count):
        if AT <= scratch.ids[k] < SWAP:
            best = max(best, shape_at(state, scratch.ids[k] - AT, scratch))
    kept = 0
    for k in range(count):
        action = scratch.ids[k]
        if action == TO_RESERVE and best > NEVER:
            continue
        if action >= SWAP or shape_at(state, action - AT, scratch) >= best - WORSE_SITES:
            scratch.ids[kept] = action
            kept += 1
    return kept


@kernel()
def worthwhile(state, count, scratch):
    """Remove what is hardly ever best from the list; return how many are left."""
    if state.phase == ACTION:
        return narrow_actions(count, scratch)
    if state.phase == PAYMENT:
        return narrow_payment(state, count, scratch)
    if state.phase == PLACEMENT:
        return count
    return narrow_cells(state, count, scratch)
