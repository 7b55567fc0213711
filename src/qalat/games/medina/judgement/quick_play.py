"""Quick play: one good piece at a time, for games that are played out by the thousand.

Each piece that might be laid is offered with what it promises, in hundredths of a point.
"""

from __future__ import annotations

import numpy as np

from qalat.core.kernel import kernel
from qalat.core.random import below
from qalat.games.medina.actions import MERCHANT_AT, ROOF, STABLE_AT, WALL_AT
from qalat.games.medina.components import (
    ARM_TOWER,
    BESIDE,
    BEYOND,
    BIT_PLACE,
    CELLS,
    COLOURS,
    FIRST_OF_SIDE,
    FULL_ROW,
    HEIGHT,
    HIGH_ARM,
    LOW_ARM,
    MERCHANTS,
    PALACE_POINTS,
    RIM_INNER,
    SIDE_LENGTH,
    STABLES,
    TOWER_POINTS,
    WALLS,
    WIDTH,
)
from qalat.games.medina.judgement.colours import bits_in
from qalat.games.medina.judgement.survey import FIRST_FREE, ROOM, extent, survey, worth
from qalat.games.medina.rules.buildings import sites
from qalat.games.medina.rules.city import has_any, palace_at, row_of
from qalat.games.medina.rules.merchants import crowded
from qalat.games.medina.rules.roofs import must_roof
from qalat.games.medina.rules.walls import gap, touches
from qalat.games.medina.state import (
    FILLED,
    FIRST_MERCHANT,
    FRONTIER,
    NO_PIECE,
    NOTHING,
    STALLS,
)

_COLOURS = len(COLOURS)
_SIDES = len(SIDE_LENGTH)
_LEAST = -1_000_000
_WHIM = 40
"""Offers that differ by less may change places."""


@kernel()
def offer(action, points, desk):
    """Choose a piece if it promises more than the one chosen so far, give or take a whim."""
    points += below(desk.stream, _WHIM)
    if points > desk.promise[0]:
        desk.promise[0] = points
        desk.choice[0] = action


@kernel()
def any_cell(state, plane, desk):
    """Return a cell of a set, which is not empty, all of them equally likely."""
    total = np.int64(0)
    for y in range(HEIGHT):
        total += bits_in(row_of(state, plane, y))
    place = below(desk.stream, total)
    for y in range(HEIGHT):
        cells = row_of(state, plane, y)
        here = bits_in(cells)
        if place < here:
            while place > 0:
                cells &= cells - 1
                place -= 1
            return y * WIDTH + BIT_PLACE[(cells & -cells) % 19]
        place -= here
    return np.int64(BEYOND)


@kernel()
def later(state, seat, colour):
    """Return what a seat that leaves a palace to others gets later, in hundredths of a point."""
    left = np.int64(0)
    rivals = np.int64(0)
    for other in range(np.int64(state.seats)):
        left += np.int64(state.supply[other, colour])
        if other != seat and state.roof[other, colour] == NOTHING:
            rivals += 1
    if rivals == 0:
        return np.int64(0)
    return 80 * left // rivals + min(left * 50, 200)


@kernel()
def is_last(state, seat, colour):
    """Say whether all others have a palace of a colour."""
    for other in range(np.int64(state.seats)):
        if other != seat and state.roof[other, colour] == NOTHING:
            return False
    return True


@kernel()
def offer_roofs(state, seat, desk):
    """Offer a roof on each palace that a seat may roof."""
    for row in range(FIRST_FREE, desk.rows[0]):
        palace = desk.palace_of_row[row]
        colour = np.int64(state.piece[palace]) - 1
        if state.roof[seat, colour] != NOTHING:
            continue
        points = 100 * worth(row, desk) - later(state, seat, colour)
        holder = np.int64(state.palace_card[colour])
        if holder == NOTHING or extent(row, desk) > extent(holder * _COLOURS + colour, desk):
            points += 60 * PALACE_POINTS[colour]
        growing = desk.tally[row, ROOM] > 0 and state.supply[seat, colour] > 0
        if growing and is_last(state, seat, colour):
            points = -100
        elif growing and state.laid == NO_PIECE and points > 0:
            palace_action = colour * CELLS + room_of(state, palace, desk)
            offer(palace_action, points + 100, desk)
        offer(ROOF + colour * CELLS + palace, points, desk)


@kernel()
def room_of(state, palace, desk):
    """Return a cell where a palace that has room can be extended."""
    start = below(desk.stream, HEIGHT)
    for k in range(HEIGHT):
        y = (start + k) % HEIGHT
        cells = row_of(state, FRONTIER, y)
        while cells != 0:
            low = cells & -cells
            cell = y * WIDTH + BIT_PLACE[low % 19]
            if state.near[cell] == palace:
                return cell
            cells ^= low
    return np.int64(BEYOND)


@kernel()
def offer_buildings(state, seat, desk):
    """Offer a building of each colour."""
    for colour in range(_COLOURS):
        if state.supply[seat, colour] == 0:
            continue
        plane = sites(state, colour)
        if not has_any(state, plane):
            continue
        cell = any_cell(state, plane, desk)
        palace = np.int64(state.near[cell])
        points = np.int64(20)
        if state.roof[seat, colour] != NOTHING:
            points = np.int64(-80)
        elif is_last(state, seat, colour):
            points = np.int64(100)
        elif palace != NOTHING:
            ripe = 100 * worth(desk.row_of_palace[palace], desk) + 100
            if ripe > later(state, seat, colour):
                points = np.int64(-100)
        offer(colour * CELLS + cell, points, desk)


@kernel()
def offer_stables(state, seat, desk):
    """Offer a stable for an own palace, or else anywhere."""
    offered = False
    for colour in range(_COLOURS):
        palace = np.int64(state.roof[seat, colour])
        row = seat * _COLOURS + colour
        if palace == NOTHING or desk.tally[row, ROOM] == 0:
            continue
        points = np.int64(90)
        holder = np.int64(state.palace_card[colour])
        if holder != seat and extent(row, desk) == extent(holder * _COLOURS + colour, desk):
            points += 100 * PALACE_POINTS[colour]
        offer(STABLE_AT + room_of(state, palace, desk), points, desk)
        offered = True
    if not offered and has_any(state, FRONTIER):
        offer(STABLE_AT + any_cell(state, FRONTIER, desk), np.int64(-120), desk)


@kernel()
def merchant_points(state, seat, cell, desk):
    """Return what a merchant on a cell promises a seat."""
    points = np.int64(-10)
    told = np.int64(NOTHING)
    for side in range(4):
        other = BESIDE[cell, side]
        if other == BEYOND:
            continue
        palace = palace_at(state, other)
        if palace == NOTHING or palace == told:
            continue
        told = palace
        row = desk.row_of_palace[palace]
        if row >= FIRST_FREE:
            points -= 10
        elif row // _COLOURS == seat:
            points += 110
        else:
            points -= 60
    return points


@kernel()
def offer_merchants(state, seat, desk):
    """Offer a merchant at each end of a row, or a new market."""
    if not has_any(state, STALLS):
        offer_market(state, seat, desk)
        return
    for y in range(HEIGHT):
        cells = row_of(state, STALLS, y)
        while cells != 0:
            low = cells & -cells
            cell = y * WIDTH + BIT_PLACE[low % 19]
            offer(MERCHANT_AT + cell, merchant_points(state, seat, cell, desk), desk)
            cells ^= low


@kernel()
def offer_market(state, seat, desk):
    """Offer new markets, a few of them."""
    start = below(desk.stream, HEIGHT)
    for k in range(HEIGHT):
        y = (start + k) % HEIGHT
        cells = FULL_ROW ^ (row_of(state, FILLED, y) | crowded(state, y))
        while cells != 0:
            low = cells & -cells
            cell = y * WIDTH + BIT_PLACE[low % 19]
            offer(MERCHANT_AT + cell, merchant_points(state, seat, cell, desk), desk)
            cells ^= low


@kernel()
def offer_wall(state, seat, arm, wall, desk):
    """Offer a wall at the end of an arm."""
    points = np.int64(-10)
    palace = palace_at(state, RIM_INNER[wall])
    if palace != NOTHING:
        row = desk.row_of_palace[palace]
        if row >= FIRST_FREE:
            points -= 20
        else:
            owner = row // _COLOURS
            gain = 100
            tower = ARM_TOWER[arm]
            if state.tower_card[tower] != owner and touches(state, palace, arm) == 0:
                gain += 60 * TOWER_POINTS[tower]
            points += gain if owner == seat else -gain // 2
    offer(WALL_AT + wall, points, desk)


@kernel()
def offer_walls(state, seat, desk):
    """Offer a wall at each arm that can grow."""
    for side in range(_SIDES):
        between = gap(state, side)
        if between > 1:
            wall = FIRST_OF_SIDE[side] + np.int64(state.arm[LOW_ARM[side]])
            offer_wall(state, seat, LOW_ARM[side], wall, desk)
            offer_wall(state, seat, HIGH_ARM[side], wall + between - 1, desk)


@kernel()
def first_merchant(desk):
    """Return a cell for the first merchant, which no cell of the rim may be."""
    y = 1 + below(desk.stream, HEIGHT - 2)
    return MERCHANT_AT + y * WIDTH + 1 + below(desk.stream, WIDTH - 2)


@kernel()
def prefer(state, desk):
    """Return a legal piece for the actor, chosen quickly."""
    if state.phase == FIRST_MERCHANT:
        return first_merchant(desk)
    seat = np.int64(state.actor)
    survey(state, desk)
    desk.promise[0] = _LEAST
    offer_roofs(state, seat, desk)
    if must_roof(state, seat):
        return desk.choice[0]
    offer_buildings(state, seat, desk)
    if state.supply[seat, STABLES] > 0:
        offer_stables(state, seat, desk)
    if state.supply[seat, MERCHANTS] > 0:
        offer_merchants(state, seat, desk)
    if state.supply[seat, WALLS] > 0:
        offer_walls(state, seat, desk)
    return desk.choice[0]
