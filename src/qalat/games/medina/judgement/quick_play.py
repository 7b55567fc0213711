"""Quick play: one good piece at a time, for playouts.

Each piece that might be placed is offered with its expected gain, in hundredths of a point.
"""

from __future__ import annotations

import numpy as np

from qalat.core.kernel import kernel
from qalat.core.random import below
from qalat.games.medina.actions import DECLINE, MERCHANT_AT, ROOF, STABLE_AT, WALL_AT
from qalat.games.medina.components import (
    ARM_TOWER,
    BESIDE,
    BEYOND,
    BIT_PLACE,
    CELL_RIM,
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
    ROWS_A_WORD,
    SIDE_LENGTH,
    STABLES,
    TOWER_POINTS,
    WALLS,
    WIDTH,
    WORD_PLACE,
)
from qalat.games.medina.judgement.colours import bits_in, cells_in, survey_colours
from qalat.games.medina.judgement.races import later_points
from qalat.games.medina.judgement.survey import ROOM, extent, keep_survey, survey, word_of, worth
from qalat.games.medina.rules.buildings import sites
from qalat.games.medina.rules.city import has_any, palace_at, row_of
from qalat.games.medina.rules.merchants import crowded
from qalat.games.medina.rules.roofs import must_roof
from qalat.games.medina.rules.turn import may_decline
from qalat.games.medina.rules.walls import gap, has_wall, touches
from qalat.games.medina.scratch import PALACE_OF_NONE
from qalat.games.medina.state import (
    EMPTY,
    FILLED,
    FIRST_MERCHANT,
    FRONTIER,
    GROWTH,
    MERCHANT,
    NO_PIECE,
    NOTHING,
    STALLS,
)

_COLOURS = len(COLOURS)
_SIDES = len(SIDE_LENGTH)
_LEAST = -1_000_000
_WHIM = 20
"""The range of the random noise on offers."""

# The weights of quick play, in hundredths of a point.
_EAGER = 360  # a roof now is certain, a later one is not
_EAGER_LAST = 0  # the same when nobody else can take the palace
_CARD = 30  # a point of a card, which may be lost again
_FIRST_GROWS = 100  # a building laid before the roof
_RIPE = 300  # what a rival adds to a palace that is about to be left to others
_SAFE_BUILDING = 110
_RIPE_BUILDING = -100
_LAST_BUILDING = 200  # when nobody else can take the palace
_GIVEN_BUILDING = 20  # when the own palace of the colour has its roof
_OWN_STABLE = 130
_GIVEN_STABLE = -170
_IDLE_MERCHANT = -10
_OWN_MERCHANT = 150
_GIVEN_MERCHANT = 60
_FREE_MERCHANT = 10
_IDLE_WALL = -90
_OWN_WALL = 220
_GIVEN_WALL = 50
_FREE_WALL = -40
_TOWER = 120
_DECLINED = 50  # the last piece, which is better kept from the others than laid for them


@kernel()
def choose_if_better(action, points, scratch):
    """Choose a piece if it is better than the one chosen so far."""
    if points > scratch.promise[0]:
        scratch.promise[0] = points
        scratch.choice[0] = action


@kernel()
def offer(action, points, scratch):
    """Offer a piece, with random noise."""
    choose_if_better(action, points + below(scratch.stream, _WHIM), scratch)


@kernel()
def any_cell(state, plane, total, scratch):
    """Return one of a set's cells, so many in all, each of them equally likely."""
    place = below(scratch.stream, total)
    y = np.int64(0)
    cells = word_of(state, plane, y)
    here = bits_in(cells)
    while place >= here:
        place -= here
        y += ROWS_A_WORD
        cells = word_of(state, plane, y)
        here = bits_in(cells)
    for _ in range(place):
        cells &= cells - 1
    return y * WIDTH + WORD_PLACE[(cells & -cells) % 53]


@kernel()
def surroundings(state, cell):
    """Return what a building or stable on a cell would have beside it, in hundredths of a point."""
    points = np.int64(0)
    for side in range(4):
        other = BESIDE[cell, side]
        if other == BEYOND:
            points += 100 if has_wall(state, CELL_RIM[cell, side]) else 30
        elif state.piece[other] == MERCHANT:
            points += 100
        elif state.piece[other] == EMPTY:
            points += 10
    return points


@kernel()
def good_cell(state, plane, total, scratch):
    """Return the better of two cells of a set: the one with more beside it that counts."""
    first = any_cell(state, plane, total, scratch)
    second = any_cell(state, plane, total, scratch)
    return first if surroundings(state, first) >= surroundings(state, second) else second


@kernel()
def roof_promise(state, palace, colour, scratch):
    """Return the gain of a roof over what is expected without it."""
    points = 100 * worth(palace, scratch) - scratch.later[colour]
    points += _EAGER if scratch.waiting_seats[colour] > 1 else _EAGER_LAST
    holder = np.int64(state.palace_card[colour])
    if holder == NOTHING or extent(palace, scratch) > extent(state.roof[holder, colour], scratch):
        points += _CARD * PALACE_POINTS[colour]
    return points


@kernel()
def offer_roofs(state, seat, scratch):
    """Offer a roof on each palace that a seat may roof, or a piece that makes it larger first."""
    for place in range(scratch.free_palaces):
        palace = scratch.free[place]
        colour = np.int64(state.piece[palace]) - 1
        if state.roof[seat, colour] != NOTHING:
            continue
        points = roof_promise(state, palace, colour, scratch)
        offer(ROOF + colour * CELLS + palace, points, scratch)
        if points > 0 and state.laid == NO_PIECE and scratch.tally[palace, ROOM] > 0:
            plane = GROWTH + colour
            if state.supply[seat, colour] > 0:
                offer_in(state, plane, palace, colour * CELLS, points + _FIRST_GROWS, scratch)
            elif state.supply[seat, STABLES] > 0:
                offer_in(state, plane, palace, STABLE_AT, points + _FIRST_GROWS // 2, scratch)


@kernel()
def room_in_row(state, plane, palace, y):
    """Return a cell of a set in a row where a palace can be extended, or -1."""
    cells = row_of(state, plane, y)
    while cells != 0:
        low = cells & -cells
        cell = y * WIDTH + BIT_PLACE[low % 19]
        if state.near[cell] == palace:
            return cell
        cells ^= low
    return np.int64(NOTHING)


@kernel()
def room_of(state, plane, palace, scratch):
    """Return a cell of a set where a palace that has room in it can be extended."""
    y = below(scratch.stream, HEIGHT)
    cell = room_in_row(state, plane, palace, y)
    while cell == NOTHING:
        y = (y + 1) % HEIGHT
        cell = room_in_row(state, plane, palace, y)
    return cell


@kernel()
def offer_in(state, plane, palace, first, points, scratch):
    """Offer a piece that extends a palace; its cell is looked for only if the piece is chosen."""
    points += below(scratch.stream, _WHIM)
    if points > scratch.promise[0]:
        scratch.promise[0] = points
        scratch.choice[0] = first + room_of(state, plane, palace, scratch)


@kernel()
def building_points(state, seat, colour, scratch):
    """Return the gain of a building of a colour, wherever it is placed."""
    if state.roof[seat, colour] != NOTHING:
        return _GIVEN_BUILDING
    if scratch.waiting_seats[colour] == 1:
        return _LAST_BUILDING
    return _RIPE_BUILDING if is_ripening(colour, scratch) else _SAFE_BUILDING


@kernel()
def is_ripening(colour, scratch):
    """Return whether a building would make a palace ripe that others may roof first."""
    palace = scratch.growing[colour]
    return palace != PALACE_OF_NONE and 100 * worth(palace, scratch) + _RIPE > scratch.later[colour]


@kernel()
def offer_buildings(state, seat, scratch):
    """Offer a building of each colour; a cell is looked for only for the one that is chosen."""
    chosen = np.int64(NOTHING)
    for colour in range(_COLOURS):
        has_site = scratch.growing[colour] != PALACE_OF_NONE or scratch.open_cells[0] > 0
        if has_site and state.supply[seat, colour] > 0:
            points = building_points(state, seat, colour, scratch) + below(scratch.stream, _WHIM)
            if points > scratch.promise[0]:
                scratch.promise[0] = points
                chosen = np.int64(colour)
    if chosen != NOTHING:
        plane = sites(state, chosen)
        total = cells_in(state, plane)
        scratch.choice[0] = chosen * CELLS + good_cell(state, plane, total, scratch)


@kernel()
def offer_stables(state, seat, scratch):
    """Offer a stable for an own palace, or else anywhere."""
    offered = False
    for colour in range(_COLOURS):
        palace = np.int64(state.roof[seat, colour])
        if palace == NOTHING or scratch.tally[palace, ROOM] == 0:
            continue
        points = np.int64(_OWN_STABLE)
        holder = np.int64(state.palace_card[colour])
        if holder != seat and extent(palace, scratch) == extent(
            state.roof[holder, colour], scratch
        ):
            points += _CARD * PALACE_POINTS[colour]
        offer_in(state, FRONTIER, palace, STABLE_AT, points, scratch)
        offered = True
    total = np.int64(0) if offered else cells_in(state, FRONTIER)
    if total > 0:
        cell = any_cell(state, FRONTIER, total, scratch)
        offer(STABLE_AT + cell, np.int64(_GIVEN_STABLE), scratch)


@kernel()
def merchant_points(state, seat, cell, scratch):
    """Return the gain of a merchant on a cell for a seat."""
    points = np.int64(_IDLE_MERCHANT)
    last = np.int64(NOTHING)
    for side in range(4):
        other = BESIDE[cell, side]
        if other == BEYOND:
            continue
        palace = palace_at(state, other)
        if palace == NOTHING or palace == last:
            continue
        last = palace
        if scratch.owner[palace] == NOTHING:
            points += _FREE_MERCHANT
        elif scratch.owner[palace] == seat:
            points += _OWN_MERCHANT
        else:
            points -= _GIVEN_MERCHANT
    return points


@kernel()
def offer_merchants(state, seat, scratch):
    """Offer a merchant at each end of a row, or a new market."""
    if not has_any(state, STALLS):
        offer_market(state, seat, scratch)
        return
    for y in range(0, HEIGHT, ROWS_A_WORD):
        cells = word_of(state, STALLS, y)
        while cells != 0:
            low = cells & -cells
            cell = y * WIDTH + WORD_PLACE[low % 53]
            offer(MERCHANT_AT + cell, merchant_points(state, seat, cell, scratch), scratch)
            cells ^= low


@kernel()
def offer_market(state, seat, scratch):
    """Offer new markets, a few of them."""
    start = below(scratch.stream, HEIGHT)
    for k in range(HEIGHT):
        y = (start + k) % HEIGHT
        cells = FULL_ROW ^ (row_of(state, FILLED, y) | crowded(state, y))
        while cells != 0:
            low = cells & -cells
            cell = y * WIDTH + BIT_PLACE[low % 19]
            offer(MERCHANT_AT + cell, merchant_points(state, seat, cell, scratch), scratch)
            cells ^= low


@kernel()
def offer_wall(state, seat, arm, wall, scratch):
    """Offer a wall at the end of an arm."""
    points = np.int64(_IDLE_WALL)
    palace = palace_at(state, RIM_INNER[wall])
    if palace != NOTHING:
        owner = scratch.owner[palace]
        if owner == NOTHING:
            points += _FREE_WALL
        else:
            tower = ARM_TOWER[arm]
            card = np.int64(0)
            if state.tower_card[tower] != owner and touches(state, palace, arm) == 0:
                card = _TOWER * TOWER_POINTS[tower]
            points += _OWN_WALL + card if owner == seat else -_GIVEN_WALL - card // 2
    offer(WALL_AT + wall, points, scratch)


@kernel()
def offer_walls(state, seat, scratch):
    """Offer a wall at each arm that can grow."""
    for side in range(_SIDES):
        between = gap(state, side)
        if between > 1:
            wall = FIRST_OF_SIDE[side] + np.int64(state.arm[LOW_ARM[side]])
            offer_wall(state, seat, LOW_ARM[side], wall, scratch)
            offer_wall(state, seat, HIGH_ARM[side], wall + between - 1, scratch)


@kernel()
def first_merchant(scratch):
    """Return a cell for the first merchant, which no cell of the rim may be."""
    y = 1 + below(scratch.stream, HEIGHT - 2)
    return MERCHANT_AT + y * WIDTH + 1 + below(scratch.stream, WIDTH - 2)


@kernel()
def estimate_later_roofs(state, seat, scratch):
    """Estimate what a later roof brings a seat, for each colour that it may roof."""
    for colour in range(_COLOURS):
        stands = scratch.growing[colour] != PALACE_OF_NONE or scratch.blocked[colour] > 0
        if stands and state.roof[seat, colour] == NOTHING:
            scratch.later[colour] = np.int64(100.0 * later_points(state, colour, scratch))


@kernel()
def offer_pieces(state, seat, scratch):
    """Offer the pieces of a seat, each kind that it has; the last one may be declined."""
    if state.supply[seat, STABLES] > 0:
        offer_stables(state, seat, scratch)
    if state.supply[seat, MERCHANTS] > 0:
        offer_merchants(state, seat, scratch)
    if state.supply[seat, WALLS] > 0:
        offer_walls(state, seat, scratch)
    offer_buildings(state, seat, scratch)
    if state.supply_size[seat] > 0 and may_decline(state, seat):
        choose_if_better(DECLINE, np.int64(_DECLINED), scratch)


@kernel()
def prefer(state, scratch):
    """Return a legal piece for the actor, chosen quickly."""
    if state.phase == FIRST_MERCHANT:
        return first_merchant(scratch)
    seat = np.int64(state.actor)
    survey(state, scratch)
    survey_colours(state, scratch)
    estimate_later_roofs(state, seat, scratch)
    scratch.promise[0] = _LEAST
    offer_roofs(state, seat, scratch)
    if not must_roof(state, seat):
        offer_pieces(state, seat, scratch)
    keep_survey(state, scratch.choice[0], scratch)
    return scratch.choice[0]
