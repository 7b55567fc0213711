"""What each player can expect at the end: what stands, what it will gain, and what is open."""

from __future__ import annotations

import numpy as np

from qalat.core.kernel import kernel
from qalat.core.record import OVER
from qalat.games.medina.components import COLOURS, MAX_SEATS, PALACE_POINTS, TOWER_POINTS, TOWERS
from qalat.games.medina.judgement.card_chances import add_cards
from qalat.games.medina.judgement.colours import survey_colours
from qalat.games.medina.judgement.holdings import count_holders, growth_points, kept_points
from qalat.games.medina.judgement.races import add_races, feed_colour, list_turn_order
from qalat.games.medina.judgement.survey import survey, worth
from qalat.games.medina.state import NOTHING

_COLOURS = len(COLOURS)
_TOWERS = len(TOWERS)

SPREAD = 6.0
"""The lead in points at a cut-off at which the odds are about e to 1."""

FINAL_SPREAD = 3.0
"""The same at the end of the game."""

HORIZON = 2
"""The number of rounds after which a playout is cut off."""


@kernel()
def write_palaces(state, values, scratch):
    """Write what the palaces with a roof are worth to each seat."""
    for seat in range(MAX_SEATS):
        values[seat] = 0.0
    for seat in range(np.int64(state.seats)):
        for colour in range(_COLOURS):
            if state.roof[seat, colour] != NOTHING:
                values[seat] += worth(state.roof[seat, colour], scratch)


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
def add_colour(state, colour, values, scratch):
    """Add what each seat can expect in a colour: growth of its palace, or a palace to come."""
    if scratch.waiting_seats[colour] > 0:
        feed_colour(state, colour, scratch)
        add_races(state, colour, values, scratch)
    for seat in range(np.int64(state.seats)):
        if state.roof[seat, colour] != NOTHING:
            values[seat] += growth_points(state, seat, colour, scratch)


@kernel()
def estimate(state, values, scratch):
    """Write the points that each seat can expect at the end of the game."""
    survey(state, scratch)
    write_palaces(state, values, scratch)
    if state.actor == OVER:
        add_cards_held(state, values)
        return
    survey_colours(state, scratch)
    list_turn_order(state, scratch)
    count_holders(state, scratch)
    for colour in range(_COLOURS):
        add_colour(state, colour, values, scratch)
    for seat in range(np.int64(state.seats)):
        values[seat] += kept_points(state, seat, scratch)
    add_cards(state, values, scratch)
