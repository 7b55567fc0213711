"""The legal list: complete, ascending, built from the same questions that explain a refusal."""

from __future__ import annotations

import numpy as np

from qalat.core.kernel import kernel
from qalat.core.random import below
from qalat.games.alhambra.actions import (
    AT,
    BUY,
    DRAW_TILE,
    PASS,
    PAY,
    PLACE,
    REACH,
    REDESIGN,
    REMOVE,
    ROW,
    SETTLE,
    SWAP,
    TAKE,
    TO_DIRK,
    TO_RESERVE,
    YOUNGEST,
)
from qalat.games.alhambra.components import (
    DISPLAY_SIZE,
    MOST_TOGETHER,
    SLOTS,
    SMALL_KINDS,
    SMALL_VALUES,
    TAKE_NUMBER,
    TILE_COUNT,
    TILE_WALLS,
    VALUES,
)
from qalat.games.alhambra.rules.building import lay_palace, torus_cell, why_not_at
from qalat.games.alhambra.rules.dirk import why_not_to_dirk
from qalat.games.alhambra.rules.market import why_not_buy, why_not_pay, why_not_settle
from qalat.games.alhambra.rules.money import list_draws, quick_card, weigh_draws
from qalat.games.alhambra.rules.reasons import LEGAL
from qalat.games.alhambra.rules.redesign import why_not_redesign, why_not_swap
from qalat.games.alhambra.rules.turn import may_decline
from qalat.games.alhambra.state import (
    ACTION,
    DRAW_YOUNGEST,
    FILL_DISPLAY,
    FILL_HANDS,
    FINISHED,
    IN_BAG,
    NOTHING,
    PAYMENT,
    PLACEMENT,
    SET_ASIDE,
    SITE,
)


@kernel()
def cell_number(x, y):
    """Return a cell's number within a family of actions that has one action a cell."""
    return (y + REACH) * ROW + x + REACH


@kernel()
def insert(scratch, first, count, action):
    """Add an action to the list, ascending from a place on, unless it stands there already."""
    place = count
    while place > first and scratch.ids[place - 1] > action:
        place -= 1
    if place > first and scratch.ids[place - 1] == action:
        return count
    for later in range(count, place, -1):
        scratch.ids[later] = scratch.ids[later - 1]
    scratch.ids[place] = action
    return count + 1


@kernel()
def list_takes(state, scratch):
    """List the takes: each set of shown cards is a smaller set and the card behind it."""
    count = 0
    for place in range(DISPLAY_SIZE):
        kind = np.int64(state.display[place])
        if kind == NOTHING:
            break
        value = kind % VALUES
        digit = kind // VALUES * SMALL_VALUES + value + 1
        for smaller in range(1 << place):
            bigger = smaller | 1 << place
            scratch.worth[bigger] = scratch.worth[smaller] + value + 1
            scratch.key[bigger] = scratch.key[smaller] * (SMALL_KINDS + 1) + digit
            if smaller == 0:
                count = insert(scratch, 0, count, TAKE + kind)
            elif scratch.worth[bigger] <= MOST_TOGETHER:
                count = insert(scratch, 0, count, TAKE + TAKE_NUMBER[scratch.key[bigger]])
    return count


@kernel()
def list_actions(state, scratch):
    """List the takes, purchases and redesigns; a pass if there is none or need be none of them."""
    seat = np.int64(state.actor)
    count = list_takes(state, scratch)
    for slot in range(SLOTS):
        if why_not_buy(state, seat, slot) == LEGAL:
            scratch.ids[count] = BUY + slot
            count += 1
    for tile in range(TILE_COUNT):
        if why_not_redesign(state, seat, tile) == LEGAL:
            scratch.ids[count] = REDESIGN + tile
            count += 1
    first = count
    removable = state.removable[seat]
    tile = 0
    while removable != 0:
        if removable & 1 == 1:
            cell = cell_number(np.int64(state.x[tile]), np.int64(state.y[tile]))
            count = insert(scratch, first, count, REMOVE + cell)
        removable >>= 1
        tile += 1
    if count == 0 or may_decline(state):
        scratch.ids[count] = PASS
        count += 1
    return count


@kernel()
def list_payment(state, scratch):
    """List the cards that may be laid, and settling once the price is reached."""
    count = 0
    for value in range(VALUES):
        if why_not_pay(state, np.int64(state.actor), value) == LEGAL:
            scratch.ids[count] = PAY + value
            count += 1
    if why_not_settle(state) == LEGAL:
        scratch.ids[count] = SETTLE
        count += 1
    return count


@kernel()
def list_placement(state, scratch):
    """List the tiles set aside."""
    count = 0
    for tile in range(TILE_COUNT):
        if state.location[tile] == SET_ASIDE + state.actor:
            scratch.ids[count] = PLACE + tile
            count += 1
    return count


@kernel()
def list_cells(state, scratch):
    """List the empty cells that the picked tile fits on, row by row."""
    walls = TILE_WALLS[state.picked]
    lay_palace(state, np.int64(state.actor), scratch)
    count = 0
    for y in range(scratch.north - 1, scratch.south + 2):
        for x in range(scratch.west - 1, scratch.east + 2):
            if why_not_at(scratch, torus_cell(x, y), walls) == LEGAL:
                scratch.ids[count] = AT + cell_number(x, y)
                count += 1
    return count


@kernel()
def list_sites(state, scratch):
    """List where a bought or awarded tile may go: palace, reserve, Dirk."""
    count = list_cells(state, scratch)
    scratch.ids[count] = TO_RESERVE
    count += 1
    if why_not_to_dirk(state) == LEGAL:
        scratch.ids[count] = TO_DIRK
        count += 1
    return count


@kernel()
def list_targets(state, scratch):
    """List where a reserve tile may go: empty cells, then palace tiles to be swapped."""
    count = list_cells(state, scratch)
    first = count
    walls = TILE_WALLS[state.picked]
    for k in range(1, scratch.members):
        tile = scratch.member[k]
        if why_not_swap(scratch, np.int64(scratch.spot[tile]), walls) == LEGAL:
            cell = cell_number(np.int64(state.x[tile]), np.int64(state.y[tile]))
            count = insert(scratch, first, count, SWAP + cell)
    return count


@kernel()
def list_chance(state, scratch):
    """List what chance may draw."""
    count = 0
    if state.phase == FILL_DISPLAY or state.phase == FILL_HANDS:
        return list_draws(state, scratch)
    if state.phase == DRAW_YOUNGEST:
        for seat in range(state.seats):
            scratch.ids[seat] = YOUNGEST + seat
        return np.int64(state.seats)
    for tile in range(TILE_COUNT):
        if state.location[tile] == IN_BAG:
            scratch.ids[count] = DRAW_TILE + tile
            count += 1
    return count


@kernel()
def legal(state, scratch):
    """Write everything legal now, ascending; return how much there is."""
    phase = state.phase
    if phase < ACTION:
        return list_chance(state, scratch)
    if phase == ACTION:
        return list_actions(state, scratch)
    if phase == PAYMENT:
        return list_payment(state, scratch)
    if phase == PLACEMENT:
        return list_placement(state, scratch)
    if phase == SITE:
        return list_sites(state, scratch)
    if phase == FINISHED:
        return 0
    return list_targets(state, scratch)


@kernel()
def sensible(state, count, scratch):
    """Leave superfluous cards out of the list: once the price is reached, settle."""
    if state.phase == PAYMENT and scratch.ids[count - 1] == SETTLE:
        scratch.ids[0] = SETTLE
        return 1
    return count


@kernel()
def weights(state, count, scratch):
    """Write how likely each listed chance action is; return the sum."""
    if state.phase == FILL_DISPLAY or state.phase == FILL_HANDS:
        return weigh_draws(state, count, scratch)
    for k in range(count):
        scratch.weights[k] = 1
    return count


@kernel()
def draw_quickly(state, scratch):
    """Return what chance draws, by the same weights and words of the generator as from a list."""
    if state.phase == FILL_DISPLAY or state.phase == FILL_HANDS:
        return quick_card(state, scratch)
    if state.phase == DRAW_YOUNGEST:
        return YOUNGEST + below(scratch.stream, np.int64(state.seats))
    place = below(scratch.stream, np.int64(state.bag_size))
    tile = np.int64(-1)
    while place >= 0:
        tile += 1
        if state.location[tile] == IN_BAG:
            place -= 1
    return DRAW_TILE + tile
