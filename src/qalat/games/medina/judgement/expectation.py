"""What each player can expect at the end: what stands, what it will gain, and what is open."""

from __future__ import annotations

import numpy as np

from qalat.core.kernel import kernel
from qalat.core.record import OVER
from qalat.games.medina.components import COLOURS, MAX_SEATS, PALACE_POINTS, TOWER_POINTS, TOWERS
from qalat.games.medina.judgement.card_chances import add_cards
from qalat.games.medina.judgement.colours import tell_colours
from qalat.games.medina.judgement.holdings import growth_points, kept_points, tell_holders
from qalat.games.medina.judgement.races import add_races, feed_colour, tell_turns
from qalat.games.medina.judgement.survey import survey, worth
from qalat.games.medina.state import NOTHING

_COLOURS = len(COLOURS)
_TOWERS = len(TOWERS)

SPREAD = 6.0
"""A lead of so many points at a cut-off makes the odds about e to one."""

FINAL_SPREAD = 3.0
"""The same at the end of the game."""

HORIZON = 2
"""Rounds that a playout goes on before it is cut off."""


@kernel()
def write_palaces(state, values, desk):
    """Write what the palaces with a roof are worth to each seat."""
    for seat in range(MAX_SEATS):
        values[seat] = 0.0
    for seat in range(np.int64(state.seats)):
        for colour in range(_COLOURS):
            if state.roof[seat, colour] != NOTHING:
                values[seat] += worth(state.roof[seat, colour], desk)


@kernel()
def add_cards_held(state, values):
    """Add the points of the cards to those who hold them."""
    for colour in range(_COLOURS):
        if state.palace_card[colour] != NOTHING:
            values[state.palace_card[colour]] += PALACE_POINTS[colour]
    for tower in range(_TOWERS):
        if state.tower_card[tower] != NOTHING:
            values[state.tower_card[tower]] += TOWER_POINTS[tower]


@kernel()
def add_colour(state, colour, values, desk):
    """Add what each seat can expect in a colour: growth of its palace, or a palace to come."""
    if desk.waiting_seats[colour] > 0:
        feed_colour(state, colour, desk)
        add_races(state, colour, values, desk)
    for seat in range(np.int64(state.seats)):
        if state.roof[seat, colour] != NOTHING:
            values[seat] += growth_points(state, seat, colour, desk)


@kernel()
def estimate(state, values, desk):
    """Write the points that each seat can expect at the end of the game."""
    survey(state, desk)
    write_palaces(state, values, desk)
    if state.actor == OVER:
        add_cards_held(state, values)
        return
    tell_colours(state, desk)
    tell_turns(state, desk)
    tell_holders(state, desk)
    for colour in range(_COLOURS):
        add_colour(state, colour, values, desk)
    for seat in range(np.int64(state.seats)):
        values[seat] += kept_points(state, seat, desk)
    add_cards(state, values, desk)
