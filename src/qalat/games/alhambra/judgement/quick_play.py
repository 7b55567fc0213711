"""Quick play: one sensible action, chosen in about a microsecond."""

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
from qalat.games.alhambra.playout_cache import forget_building, is_playout
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
def look_around(state, scratch):
    """Write how many tiles are to come, all players being equally likely to buy them."""
    offered = 0.0
    for slot in range(SLOTS):
        if state.market[slot] != NOTHING:
            offered += 1.0
    foresee(state, offered, scratch)


@kernel()
def worth_of_tile(state, seat, tile, least, scratch):
    """Return the points that a tile brings a seat, or 0 if they are certainly too few.

    The palace is evaluated only if the tile's majority and a good site could be enough.
    """
    if scratch.looked == 0:
        look_around(state, scratch)
        scratch.looked = 1
    building_type = TILE_TYPE[tile]
    know_type(state, building_type, scratch)
    gain = gain_of_one_more(state, scratch, seat, building_type)
    if gain + WALL_POINTS[state.found] * GOOD_SITE < least:
        return 0.0
    if scratch.looked == 1:
        look_at_palace(state, seat, scratch)
        scratch.looked = 2
    best = best_shape_with(scratch, seat, TILE_WALLS[tile])
    if best == NEVER:
        return 0.0
    return gain + WALL_POINTS[state.found] * (
        best - shape(scratch, scratch.longest[seat], scratch.doors[seat])
    )


@inlined
def coin_worth(state, scratch):
    """Return what a coin is worth: less and less as the bag runs out."""
    return COIN * min(1.0, state.bag_size / TEMPO + LAST_COINS)


@kernel()
def choose_redesign(state, seat, action, scratch):
    """Return the bringing in of a reserve tile if it is worth more than the action in mind."""
    for tile in range(TILE_COUNT):
        if state.location[tile] == IN_RESERVE + seat:
            enough = max(0.0, scratch.in_mind)
            worth = worth_of_tile(state, seat, np.int64(tile), enough, scratch)
            if worth > enough:
                scratch.in_mind = worth
                action = np.int64(REDESIGN + tile)
    return action


@inlined
def choose_exact(state, seat, coin, scratch):
    """Return the first exact purchase that is worth its money, or a pass."""
    for slot in range(SLOTS):
        if pays_exactly(state, seat, slot, scratch):
            tile = np.int64(state.market[slot])
            enough = SPENT_EXACTLY * coin * TILE_PRICE[tile]
            if worth_of_tile(state, seat, tile, enough, scratch) > enough:
                return np.int64(BUY + slot)
    return np.int64(PASS)


@inlined
def choose_dear(state, seat, coin, action, scratch):
    """Return a purchase if it is worth more than its money and the action in mind.

    What is paid exactly was weighed before; now it counts only if there is no money to take.
    """
    must_act = action == PASS and not may_decline(state)
    for slot in range(SLOTS):
        tile = np.int64(state.market[slot])
        if tile == NOTHING or scratch.held[seat, slot] < TILE_PRICE[tile]:
            continue
        if not must_act and pays_exactly(state, seat, slot, scratch):
            continue
        cost = coin * least_payment(scratch.reach[seat, slot], TILE_PRICE[tile])
        enough = scratch.in_mind + cost
        if enough > MOST_WORTH[state.found, state.seats]:
            continue
        worth = worth_of_tile(state, seat, tile, enough, scratch)
        net = worth - cost + whim(scratch)
        if (worth > 0.0 or must_act) and net > scratch.in_mind:
            scratch.in_mind = net
            action = np.int64(BUY + slot)
    return action


@kernel()
def choose_action(state, scratch):
    """Buy what can be paid exactly, or else take money, overpay a little or bring a tile in.

    An action that may be declined is, where all that could be done would cost more than it brings.
    """
    seat = np.int64(state.actor)
    count_money(state, seat, scratch)
    coin = coin_worth(state, scratch)
    scratch.looked = 0
    action = choose_exact(state, seat, coin, scratch)
    if action != PASS:
        return action
    action = choose_money(state, seat, coin, scratch)
    if scratch.in_mind < 0.0 and may_decline(state):
        scratch.in_mind = 0.0
        action = np.int64(PASS)
    action = choose_dear(state, seat, coin, action, scratch)
    if tiles_at(state, IN_RESERVE + seat, scratch) > 0:
        action = choose_redesign(state, seat, action, scratch)
    if action == PASS and not may_decline(state):
        return forced_action(state, seat, scratch)
    return action


@inlined
def worth_of_card(state, seat, kind, coin, scratch):
    """Return what a card is worth: its coins, and more if it pays for a tile on the market."""
    slot = kind // VALUES
    value = kind % VALUES + 1
    tile = np.int64(state.market[slot])
    worth = coin * value
    if scratch.held[seat, slot] > 14:
        worth *= SURFEIT
    if tile == NOTHING:
        return worth
    price = TILE_PRICE[tile]
    reach = scratch.reach[seat, slot]
    if price >= value and (reach >> (price - value)) & 1 == 1 and (reach >> price) & 1 == 0:
        return worth + MAKES_EXACT
    return worth


@inlined
def choose_money(state, seat, coin, scratch):
    """Return the take that is worth most, and note its worth; a pass if nothing is shown."""
    best = NEVER
    action = np.int64(PASS)
    sets = 1
    for place in range(DISPLAY_SIZE):
        kind = np.int64(state.display[place])
        if kind == NOTHING:
            break
        card = worth_of_card(state, seat, kind, coin, scratch)
        net = card + whim(scratch)
        if net > best:
            best = net
            action = TAKE + kind
        if kind % VALUES < SMALL_VALUES:
            before = sets
            sets = add_small_card(scratch, kind, card, before)
            for each in range(before + 1, sets):
                net = scratch.purse[each] + whim(scratch)
                if net > best:
                    best = net
                    action = TAKE + np.int64(TAKE_NUMBER[scratch.key[each]])
    scratch.in_mind = best
    return action


@inlined
def add_small_card(scratch, kind, card, sets):
    """List the sets of cards that a small one can be taken with; the first of all is empty."""
    value = kind % VALUES + 1
    digit = kind // VALUES * SMALL_VALUES + value
    listed = sets
    for smaller in range(sets):
        if scratch.worth[smaller] + value <= MOST_TOGETHER:
            scratch.worth[listed] = scratch.worth[smaller] + value
            scratch.key[listed] = scratch.key[smaller] * (SMALL_KINDS + 1) + digit
            scratch.purse[listed] = scratch.purse[smaller] + card
            listed += 1
    return listed


@kernel()
def forced_action(state, seat, scratch):
    """Return the redesign that must be made when there is nothing else to do, or a pass.

    A playout makes up for the survey that it left out.
    """
    if is_playout(scratch):
        survey(state, seat, scratch)
    for tile in range(TILE_COUNT):
        if why_not_redesign(state, seat, tile) == LEGAL:
            return np.int64(REDESIGN + tile)
    removable = state.removable[seat]
    if removable == 0:
        return np.int64(PASS)
    forget_building(scratch, seat)
    tile = np.int64(0)
    while (removable >> tile) & 1 == 0:
        tile += 1
    return REMOVE + cell_number(np.int64(state.x[tile]), np.int64(state.y[tile]))


@kernel()
def prefer(state, scratch):
    """Return one legal action of the acting player, chosen quickly and slightly at random."""
    if state.phase == ACTION:
        return choose_action(state, scratch)
    if state.phase == PAYMENT:
        return next_payment(state, scratch)
    if state.phase == PLACEMENT:
        return choose_placement(state, scratch)
    if state.phase == SITE:
        return choose_site(state, scratch)
    return choose_target(state, scratch)
