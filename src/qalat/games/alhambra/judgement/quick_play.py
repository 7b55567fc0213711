"""Quick play: one legal action, chosen in about a microsecond, as a sensible player would."""

from __future__ import annotations

import numpy as np

from qalat.core.kernel import constant, inlined, kernel
from qalat.games.alhambra.actions import (
    BUY,
    PASS,
    REDESIGN,
    REMOVE,
    TAKE,
)
from qalat.games.alhambra.components import (
    DISPLAY_SIZE,
    MOST_TOGETHER,
    SLOTS,
    SMALL_KINDS,
    SMALL_VALUES,
    TAKE_NUMBER,
    TILE_COUNT,
    TILE_PRICE,
    TILE_TYPE,
    TILE_WALLS,
    VALUES,
)
from qalat.games.alhambra.judgement.majorities import (
    foresee,
    gain_of_one_more,
    know_type,
)
from qalat.games.alhambra.judgement.payment import (
    count_money,
    least_payment,
    next_payment,
    pays_exactly,
)
from qalat.games.alhambra.judgement.siting import (
    NEVER,
    best_shape_with,
    choose_placement,
    choose_site,
    choose_target,
    look_at_palace,
    shape,
    whim,
)
from qalat.games.alhambra.notes import forget_building, is_playout
from qalat.games.alhambra.rules.listing import cell_number
from qalat.games.alhambra.rules.reasons import LEGAL
from qalat.games.alhambra.rules.redesign import survey, why_not_redesign
from qalat.games.alhambra.rules.tiles import tiles_at
from qalat.games.alhambra.rules.turn import may_decline
from qalat.games.alhambra.state import (
    ACTION,
    IN_RESERVE,
    NOTHING,
    PAYMENT,
    PLACEMENT,
    SITE,
)

WALL_POINTS = constant([0.87, 0.76, 0.55], np.float64)  # [scorings found] a longer wall's worth
COIN = 0.85
"""What money in hand is worth, in points a coin, while there is time to spend it."""

SPENT_EXACTLY = 0.64
"""How much of the money's worth a tile must bring to be bought when nothing else is lost."""

MAKES_EXACT = 2.3
"""What a card is worth beside its coins if it makes the payment of a tile exact."""

SURFEIT = 0.78
"""What is left of a coin's worth in a currency of which the hand has enough for any price."""

TEMPO = 46.0
"""With so many tiles in the bag money begins to lose its worth."""

LAST_COINS = 0.07
"""Which part of a coin's worth is left at the very end."""

MOST_WORTH = constant(
    [
        [0.0, 0.0, 10.0, 9.5, 12.0, 13.0, 13.0],
        [0.0, 0.0, 10.0, 9.5, 12.0, 13.0, 13.0],
        [0.0, 0.0, 7.0, 6.5, 8.0, 9.0, 10.0],
    ],
    np.float64,
)
"""[scorings found, players] more than a tile is nearly ever worth: it is not weighed for more."""

GOOD_SITE = 3.5
"""How much better a palace's shape becomes at most by one tile, as a rule."""


@inlined
def look_around(state, desk):
    """Note how many tiles are to come, all players being equally likely to buy them."""
    offered = 0.0
    for slot in range(SLOTS):
        if state.market[slot] != NOTHING:
            offered += 1.0
    foresee(state, offered, desk)


@kernel()
def worth_of_tile(state, seat, tile, least, desk):
    """Return the points that a tile brings a seat, or nothing if they are surely too few.

    The palace is looked at only if the tile's majority and a good site could be enough.
    """
    if desk.looked == 0:
        look_around(state, desk)
        desk.looked = 1
    building_type = TILE_TYPE[tile]
    know_type(state, building_type, desk)
    gain = gain_of_one_more(state, desk, seat, building_type)
    if gain + WALL_POINTS[state.found] * GOOD_SITE < least:
        return 0.0
    if desk.looked == 1:
        look_at_palace(state, seat, desk)
        desk.looked = 2
    best = best_shape_with(desk, seat, TILE_WALLS[tile])
    if best == NEVER:
        return 0.0
    return gain + WALL_POINTS[state.found] * (
        best - shape(desk, desk.longest[seat], desk.doors[seat])
    )


@inlined
def coin_worth(state, desk):
    """Return what a coin is worth: less and less as the bag runs out."""
    return COIN * min(1.0, state.bag_size / TEMPO + LAST_COINS)


@kernel()
def choose_redesign(state, seat, action, desk):
    """Return the bringing in of a reserve tile if it is worth more than the action in mind."""
    for tile in range(TILE_COUNT):
        if state.location[tile] == IN_RESERVE + seat:
            enough = max(0.0, desk.in_mind)
            worth = worth_of_tile(state, seat, np.int64(tile), enough, desk)
            if worth > enough:
                desk.in_mind = worth
                action = np.int64(REDESIGN + tile)
    return action


@inlined
def choose_exact(state, seat, coin, desk):
    """Return the first exact purchase that is worth its money, or a pass."""
    for slot in range(SLOTS):
        if pays_exactly(state, seat, slot, desk):
            tile = np.int64(state.market[slot])
            enough = SPENT_EXACTLY * coin * TILE_PRICE[tile]
            if worth_of_tile(state, seat, tile, enough, desk) > enough:
                return np.int64(BUY + slot)
    return np.int64(PASS)


@inlined
def choose_dear(state, seat, coin, action, desk):
    """Return a purchase if it is worth more than its money and the action in mind.

    What is paid exactly was weighed before; now it counts only if there is no money to take.
    """
    must_act = action == PASS and not may_decline(state)
    for slot in range(SLOTS):
        tile = np.int64(state.market[slot])
        if tile == NOTHING or desk.held[seat, slot] < TILE_PRICE[tile]:
            continue
        if not must_act and pays_exactly(state, seat, slot, desk):
            continue
        cost = coin * least_payment(desk.reach[seat, slot], TILE_PRICE[tile])
        enough = desk.in_mind + cost
        if enough > MOST_WORTH[state.found, state.seats]:
            continue
        worth = worth_of_tile(state, seat, tile, enough, desk)
        net = worth - cost + whim(desk)
        if (worth > 0.0 or must_act) and net > desk.in_mind:
            desk.in_mind = net
            action = np.int64(BUY + slot)
    return action


@kernel()
def choose_action(state, desk):
    """Buy what can be paid exactly, or else take money, overpay a little or bring a tile in.

    An action that may be declined is, where all that could be done would cost more than it brings.
    """
    seat = np.int64(state.actor)
    count_money(state, seat, desk)
    coin = coin_worth(state, desk)
    desk.looked = 0
    action = choose_exact(state, seat, coin, desk)
    if action != PASS:
        return action
    action = choose_money(state, seat, coin, desk)
    if desk.in_mind < 0.0 and may_decline(state):
        desk.in_mind = 0.0
        action = np.int64(PASS)
    action = choose_dear(state, seat, coin, action, desk)
    if tiles_at(state, IN_RESERVE + seat, desk) > 0:
        action = choose_redesign(state, seat, action, desk)
    if action == PASS and not may_decline(state):
        return forced_action(state, seat, desk)
    return action


@inlined
def worth_of_card(state, seat, kind, coin, desk):
    """Return what a card is worth: its coins, and more if it pays for a tile on the market."""
    slot = kind // VALUES
    value = kind % VALUES + 1
    tile = np.int64(state.market[slot])
    worth = coin * value
    if desk.held[seat, slot] > 14:
        worth *= SURFEIT
    if tile == NOTHING:
        return worth
    price = TILE_PRICE[tile]
    reach = desk.reach[seat, slot]
    if price >= value and (reach >> (price - value)) & 1 == 1 and (reach >> price) & 1 == 0:
        return worth + MAKES_EXACT
    return worth


@inlined
def choose_money(state, seat, coin, desk):
    """Return the take that is worth most, and note its worth; a pass if nothing is shown."""
    best = NEVER
    action = np.int64(PASS)
    sets = 1
    for place in range(DISPLAY_SIZE):
        kind = np.int64(state.display[place])
        if kind == NOTHING:
            break
        card = worth_of_card(state, seat, kind, coin, desk)
        net = card + whim(desk)
        if net > best:
            best = net
            action = TAKE + kind
        if kind % VALUES < SMALL_VALUES:
            before = sets
            sets = add_small_card(desk, kind, card, before)
            for each in range(before + 1, sets):
                net = desk.purse[each] + whim(desk)
                if net > best:
                    best = net
                    action = TAKE + np.int64(TAKE_NUMBER[desk.key[each]])
    desk.in_mind = best
    return action


@inlined
def add_small_card(desk, kind, card, sets):
    """List the sets of cards that a small one can be taken with; the first of all is empty."""
    value = kind % VALUES + 1
    digit = kind // VALUES * SMALL_VALUES + value
    listed = sets
    for smaller in range(sets):
        if desk.worth[smaller] + value <= MOST_TOGETHER:
            desk.worth[listed] = desk.worth[smaller] + value
            desk.key[listed] = desk.key[smaller] * (SMALL_KINDS + 1) + digit
            desk.purse[listed] = desk.purse[smaller] + card
            listed += 1
    return listed


@kernel()
def forced_action(state, seat, desk):
    """Return the redesign that must be made when there is nothing else to do, or a pass.

    A playout makes up for the survey that it left out.
    """
    if is_playout(desk):
        survey(state, seat, desk)
    for tile in range(TILE_COUNT):
        if why_not_redesign(state, seat, tile) == LEGAL:
            return np.int64(REDESIGN + tile)
    removable = state.removable[seat]
    if removable == 0:
        return np.int64(PASS)
    forget_building(desk, seat)
    tile = np.int64(0)
    while (removable >> tile) & 1 == 0:
        tile += 1
    return REMOVE + cell_number(np.int64(state.x[tile]), np.int64(state.y[tile]))


@kernel()
def prefer(state, desk):
    """Return one legal action of the acting player, chosen quickly and with a little whim."""
    if state.phase == ACTION:
        return choose_action(state, desk)
    if state.phase == PAYMENT:
        return next_payment(state, desk)
    if state.phase == PLACEMENT:
        return choose_placement(state, desk)
    if state.phase == SITE:
        return choose_site(state, desk)
    return choose_target(state, desk)
