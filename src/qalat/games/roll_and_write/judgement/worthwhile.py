"""What is worth a closer look: dice are turned for a building, or for two."""

from __future__ import annotations

import numpy as np

from qalat.core.kernel import kernel
from qalat.games.roll_and_write.actions import BUILD, TAKE_COINS, TURN
from qalat.games.roll_and_write.components import BLUE, CROSSINGS, PIPS, SECOND_BUILD, YELLOW
from qalat.games.roll_and_write.judgement.dice import (
    best_offer,
    best_two,
    coin_worth,
    gain_at,
    note_gains,
)
from qalat.games.roll_and_write.judgement.outlook import look_ahead, turns_left
from qalat.games.roll_and_write.judgement.races import note_shares
from qalat.games.roll_and_write.judgement.ways import note_distances, step_towards, turns_to
from qalat.games.roll_and_write.judgement.weights import BARGAIN
from qalat.games.roll_and_write.rules.coins import (
    coins_left,
    coins_shown,
    turned_by,
    turned_colour,
    turned_value,
)
from qalat.games.roll_and_write.rules.sheet import blue_of, die, is_built, yellow_of
from qalat.games.roll_and_write.state import ACTION, OWN, PASSED


@kernel()
def steps_to_one(state, seat, price, least, desk):
    """Return, a bit each, the turns that lead to a building worth so much, the coins paid."""
    left = coins_left(state, seat)
    steps = np.int64(0)
    for crossing in range(CROSSINGS):
        turns = turns_to(crossing, desk)
        if turns <= left and not is_built(state, seat, crossing):
            if gain_at(state, crossing, desk) - price * turns >= least:
                if desk.far[BLUE, crossing % PIPS] > 0:
                    steps |= np.int64(1) << step_towards(state, seat, BLUE, blue_of(crossing))
                if desk.far[YELLOW, crossing // PIPS] > 0:
                    steps |= np.int64(1) << step_towards(state, seat, YELLOW, yellow_of(crossing))
    return steps


@kernel()
def leads_to_two(state, seat, turn, least, desk):
    """Say whether a turned die makes two buildings possible that together are worth so much."""
    colour = turned_colour(turn)
    value = turned_value(turn)
    other = die(state, seat, colour, OWN)
    if other == value:
        other = die(state, seat, colour, PASSED)
    turned = value + turned_by(turn)
    low = die(state, seat, BLUE + YELLOW - colour, OWN)
    high = die(state, seat, BLUE + YELLOW - colour, PASSED)
    if colour == BLUE:
        best_two(state, seat, other, turned, low, high, desk)
    else:
        best_two(state, seat, low, high, other, turned, desk)
    return desk.worth >= least


@kernel()
def leave_out_no_coins(count, desk):
    """Leave out taking coins: where there are none, all four crossings can be built."""
    kept = 0
    for k in range(count):
        if desk.ids[k] != TAKE_COINS:
            desk.ids[kept] = desk.ids[k]
            kept += 1
    return kept


@kernel()
def worthwhile(state, count, desk):
    """Leave out coins that are none, and turned dice that promise too little."""
    if state.phase != ACTION:
        return count
    seat = np.int64(state.actor)
    if coins_shown(state, seat) == 0:
        count = leave_out_no_coins(count, desk)
    if desk.ids[0] >= BUILD:
        return count
    look_ahead(state, desk)
    note_shares(state, seat, desk)
    note_gains(state, seat, desk)
    note_distances(state, seat, desk)
    price = coin_worth(turns_left(state, seat) - 1, desk)
    least = best_offer(state, seat, desk) - BARGAIN
    steps = steps_to_one(state, seat, price, least, desk)
    pays_two = coins_left(state, seat) > SECOND_BUILD
    kept = 0
    for k in range(count):
        action = desk.ids[k]
        keeps = action >= BUILD or steps >> (action - TURN) & 1 == 1
        if not keeps and pays_two:
            both = least + (SECOND_BUILD + 1) * price
            keeps = leads_to_two(state, seat, action - TURN, both, desk)
        if keeps:
            desk.ids[kept] = action
            kept += 1
    return kept
