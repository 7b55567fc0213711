"""Carrying out an action, and the reason against one that is not legal."""

from __future__ import annotations

import numpy as np

from qalat.core.kernel import kernel
from qalat.core.record import CHANCE, OVER
from qalat.games.alhambra.actions import (
    AT,
    BUY,
    DRAW_CARD,
    DRAW_SCORING,
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
    TO_DIRK,
    TO_RESERVE,
    YOUNGEST,
)
from qalat.games.alhambra.components import TILE_WALLS
from qalat.games.alhambra.playout_cache import forget_palace
from qalat.games.alhambra.rules.building import is_near, lay_palace, torus_cell, why_not_at
from qalat.games.alhambra.rules.dirk import give_dirk_drawn, why_not_to_dirk
from qalat.games.alhambra.rules.listing import list_chance
from qalat.games.alhambra.rules.market import (
    fill_slot,
    lay_card,
    name_slot,
    settle,
    why_not_buy,
    why_not_pay,
    why_not_settle,
)
from qalat.games.alhambra.rules.money import (
    draw_card,
    draw_scoring_card,
    show,
    take_money,
    why_not_take,
)
from qalat.games.alhambra.rules.reasons import (
    LEGAL,
    MUST_ACT,
    NO_TILE_THERE,
    NOT_DRAWN_NOW,
    NOT_SET_ASIDE,
    TOUCHES_NOTHING,
    WRONG_MOMENT,
)
from qalat.games.alhambra.rules.redesign import (
    holds_together,
    put_into_palace,
    put_into_reserve,
    survey,
    tile_at,
    why_not_redesign,
    why_not_remove,
    why_not_swap,
)
from qalat.games.alhambra.rules.setup import deal, set_up
from qalat.games.alhambra.rules.tiles import move_tile
from qalat.games.alhambra.rules.turn import act_again, end_actions, may_act, may_decline, refill
from qalat.games.alhambra.state import (
    ACTION,
    FILL_HANDS,
    FILL_MARKET,
    PAYMENT,
    PLACEMENT,
    SET_ASIDE,
    SITE,
    TARGET,
    WITH_DIRK,
)


@kernel()
def column(cell):
    """Return how far east of the fountain a cell's number says it is."""
    return cell % ROW - REACH


@kernel()
def row(cell):
    """Return how far south of the fountain a cell's number says it is."""
    return cell // ROW - REACH


@kernel()
def swap(state, seat, x, y, scratch):
    """Exchange a palace tile for the picked reserve tile, in the same cell."""
    put_into_reserve(state, seat, tile_at(state, seat, x, y), scratch)
    put_into_palace(state, seat, np.int64(state.picked), x, y, scratch)


@kernel()
def remove(state, seat, x, y, scratch):
    """Move a palace tile to the reserve."""
    put_into_reserve(state, seat, tile_at(state, seat, x, y), scratch)
    forget_palace(scratch, seat)
    survey(state, seat, scratch)


@kernel()
def pick(state, tile, phase):
    """Name the tile whose cell is chosen next."""
    state.picked = tile
    state.phase = phase


@kernel()
def act(state, action, scratch):
    """Carry out one of a player's actions."""
    seat = np.int64(state.actor)
    if action < BUY:
        take_money(state, seat, action, scratch)
        end_actions(state, scratch)
    elif action < PAY:
        name_slot(state, action - BUY)
    elif action < SETTLE:
        lay_card(state, seat, action - PAY, scratch)
    elif action == SETTLE:
        if settle(state, seat, scratch):
            act_again(state, scratch)
        else:
            end_actions(state, scratch)
    elif action < REMOVE:
        pick(state, action - REDESIGN, TARGET)
    elif action < PLACE:
        cell = action - REMOVE
        remove(state, seat, column(cell), row(cell), scratch)
        end_actions(state, scratch)
    elif action < AT:
        pick(state, action - PLACE, SITE)
    else:
        set_down(state, seat, action, scratch)
        end_actions(state, scratch)


@kernel()
def set_down(state, seat, action, scratch):
    """Lay the picked tile where the player says, or pass; to decline an action is no pass."""
    if action < SWAP:
        cell = action - AT
        put_into_palace(state, seat, np.int64(state.picked), column(cell), row(cell), scratch)
    elif action < TO_RESERVE:
        cell = action - SWAP
        swap(state, seat, column(cell), row(cell), scratch)
    elif action == TO_RESERVE:
        put_into_reserve(state, seat, np.int64(state.picked), scratch)
    elif action == TO_DIRK:
        move_tile(state, np.int64(state.picked), WITH_DIRK, scratch)
    else:
        state.passed = 1 - state.traded


@kernel()
def draw(state, action, scratch):
    """Carry out what chance drew, and go on with the setup or the refill."""
    if action < DRAW_CARD:
        state.youngest = action - YOUNGEST
    elif action < DRAW_SCORING:
        draw_card(state, action - DRAW_CARD)
        if state.phase == FILL_HANDS:
            deal(state, action - DRAW_CARD)
        else:
            show(state, action - DRAW_CARD)
    elif action < DRAW_TILE:
        draw_scoring_card(state)
    elif state.phase == FILL_MARKET:
        fill_slot(state, action - DRAW_TILE, scratch)
    else:
        give_dirk_drawn(state, action - DRAW_TILE, scratch)
    if state.turn == 0:
        set_up(state)
    else:
        refill(state, scratch)


@kernel()
def apply(state, action, scratch):
    """Carry out a legal action, a player's or chance's."""
    if action < YOUNGEST:
        act(state, action, scratch)
    else:
        draw(state, action, scratch)


@kernel()
def phase_of(action):
    """Return the phase in which a player may choose an action; a cell may have two."""
    if action < PAY:
        return ACTION
    if action < REDESIGN:
        return PAYMENT
    if action < PLACE:
        return ACTION
    if action < AT:
        return PLACEMENT
    if action < SWAP:
        return SITE
    if action < TO_RESERVE:
        return TARGET
    if action < PASS:
        return SITE
    return ACTION


@kernel()
def why_not(state, action, scratch):
    """Return 0 for a legal action, else the reason against it."""
    if state.actor == OVER:
        return WRONG_MOMENT
    if state.actor == CHANCE or action >= YOUNGEST:
        return why_not_draw(state, action, scratch)
    wanted = phase_of(action)
    cell_for_redesign = wanted == SITE and action < SWAP and state.phase == TARGET
    if state.phase != wanted and not cell_for_redesign:
        return WRONG_MOMENT
    if wanted == ACTION:
        return why_not_act(state, action, scratch)
    if wanted == PAYMENT:
        if action == SETTLE:
            return why_not_settle(state)
        return why_not_pay(state, np.int64(state.actor), action - PAY)
    if wanted == PLACEMENT:
        set_aside = state.location[action - PLACE] == SET_ASIDE + state.actor
        return LEGAL if set_aside else NOT_SET_ASIDE
    return why_not_set_down(state, action, scratch)


@kernel()
def why_not_draw(state, action, scratch):
    """Chance may draw only what is listed for it."""
    if state.actor == CHANCE:
        for k in range(list_chance(state, scratch)):
            if scratch.ids[k] == action:
                return LEGAL
    return NOT_DRAWN_NOW


@kernel()
def why_not_act(state, action, scratch):
    """Ask the rule of the action: money, purchase, redesign, pass."""
    seat = np.int64(state.actor)
    if action < BUY:
        return why_not_take(state, action)
    if action < PAY:
        return why_not_buy(state, seat, action - BUY)
    if action < REMOVE:
        return why_not_redesign(state, seat, action - REDESIGN)
    if action < PLACE:
        lay_palace(state, seat, scratch)
        x = column(action - REMOVE)
        y = row(action - REMOVE)
        if not is_near(scratch, x, y):
            return NO_TILE_THERE
        return why_not_remove(scratch, torus_cell(x, y), holds_together(scratch))
    return MUST_ACT if may_act(state, seat) and not may_decline(state) else LEGAL


@kernel()
def why_not_set_down(state, action, scratch):
    """Ask the rule of the place: an empty cell, a palace tile, the reserve, Dirk."""
    if action == TO_RESERVE:
        return LEGAL
    if action == TO_DIRK:
        return why_not_to_dirk(state)
    lay_palace(state, np.int64(state.actor), scratch)
    walls = TILE_WALLS[state.picked]
    swapped = action >= SWAP
    cell = action - SWAP if swapped else action - AT
    x = column(cell)
    y = row(cell)
    if not is_near(scratch, x, y):
        return NO_TILE_THERE if swapped else TOUCHES_NOTHING
    if swapped:
        return why_not_swap(scratch, torus_cell(x, y), walls)
    return why_not_at(scratch, torus_cell(x, y), walls)
