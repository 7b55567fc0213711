"""Carrying out an action, and the reason against one that is not legal."""

from __future__ import annotations

import numpy as np

from qalat.core.kernel import kernel
from qalat.core.record import CHANCE, OVER
from qalat.games.medina.actions import (
    DECLINE,
    MERCHANT_AT,
    ROOF,
    STABLE_AT,
    WALL_AT,
    YOUNGEST,
)
from qalat.games.medina.components import CELLS, COLOURS, MERCHANTS, STABLES, WALLS
from qalat.games.medina.rules.buildings import build, why_not_build
from qalat.games.medina.rules.cards import cards_for_roof, cards_for_stable, cards_for_wall
from qalat.games.medina.rules.merchants import trade, why_not_first_merchant, why_not_trade
from qalat.games.medina.rules.reasons import (
    LEFT_THE_GAME,
    LEGAL,
    MUST_ROOF,
    NONE_LEFT,
    NOT_DRAWN_NOW,
    NOT_THE_LAST,
    WRONG_MOMENT,
)
from qalat.games.medina.rules.roofs import (
    has_roofed,
    maybe_end_colour,
    must_roof,
    roof_palace,
    why_not_roof,
)
from qalat.games.medina.rules.setup import ask_youngest, place_first_merchant
from qalat.games.medina.rules.stables import attach_stable, why_not_stable
from qalat.games.medina.rules.turn import decline, end_piece, may_decline
from qalat.games.medina.rules.walls import arm_at, why_not_wall
from qalat.games.medina.state import A_ROOF, FIRST_MERCHANT, NO_ROOF

_COLOURS = len(COLOURS)


@kernel()
def kind_of(action):
    """Return the kind of piece that an action places: a kind of the supply, or one behind them."""
    if action < WALL_AT:
        return action // CELLS
    return WALLS if action < ROOF else WALLS + 1


@kernel()
def place_in_city(state, kind, cell):
    """Put a building, a stable or a merchant on a cell."""
    if kind < _COLOURS:
        build(state, kind, cell)
    elif kind == STABLES:
        attach_stable(state, cell)
        cards_for_stable(state, cell)
    else:
        trade(state, cell)


@kernel()
def lay_wall(state, cell):
    """Make an arm longer by a wall."""
    state.arm[arm_at(state, cell)] += 1
    cards_for_wall(state, cell)


@kernel()
def lay_roof(state, seat, colour, palace):
    """Put a seat's roof on a palace, with all that comes of it."""
    roof_palace(state, seat, colour, palace)
    cards_for_roof(state, palace, seat)
    maybe_end_colour(state, colour)


@kernel()
def apply(state, action, scratch):
    """Carry out a legal action, a player's or chance's."""
    seat = np.int64(state.actor)
    if action == DECLINE:
        decline(state, seat)
        return
    if action >= YOUNGEST:
        state.youngest = action - YOUNGEST
        ask_youngest(state)
        return
    if state.phase == FIRST_MERCHANT:
        place_first_merchant(state, action - MERCHANT_AT)
        return
    if action >= ROOF:
        lay_roof(state, seat, (action - ROOF) // CELLS, (action - ROOF) % CELLS)
        end_piece(state, A_ROOF)
        return
    kind = kind_of(action)
    state.supply[seat, kind] -= 1
    state.supply_size[seat] -= 1
    if kind == WALLS:
        lay_wall(state, action - WALL_AT)
    else:
        place_in_city(state, kind, action % CELLS)
    end_piece(state, NO_ROOF)


@kernel()
def why_not(state, action, scratch):
    """Return 0 for a legal action, else the reason against it."""
    if state.actor == OVER:
        return WRONG_MOMENT
    if state.actor == CHANCE or YOUNGEST <= action < DECLINE:
        drawn = state.actor == CHANCE and 0 <= action - YOUNGEST < state.seats
        return LEGAL if drawn else NOT_DRAWN_NOW
    if state.phase == FIRST_MERCHANT:
        if kind_of(action) != MERCHANTS:
            return WRONG_MOMENT
        return why_not_first_merchant(action - MERCHANT_AT)
    seat = np.int64(state.actor)
    if action == DECLINE:
        return LEGAL if may_decline(state, seat) else NOT_THE_LAST
    if action >= ROOF:
        return why_not_roof(state, seat, (action - ROOF) // CELLS, (action - ROOF) % CELLS)
    return why_not_piece(state, seat, action)


@kernel()
def why_not_piece(state, seat, action):
    """Return the reason against a piece of a seat's supply at a place."""
    kind = kind_of(action)
    if state.supply[seat, kind] == 0:
        return LEFT_THE_GAME if kind < _COLOURS and is_gone(state, kind) else NONE_LEFT
    if must_roof(state, seat):
        return MUST_ROOF
    if kind < _COLOURS:
        return why_not_build(state, kind, action % CELLS)
    if kind == STABLES:
        return why_not_stable(state, action - STABLE_AT)
    if kind == MERCHANTS:
        return why_not_trade(state, action - MERCHANT_AT)
    return why_not_wall(state, action - WALL_AT)


@kernel()
def is_gone(state, colour):
    """Return whether the buildings of a colour have left the game."""
    for seat in range(np.int64(state.seats)):
        if not has_roofed(state, seat, colour):
            return False
    return True
