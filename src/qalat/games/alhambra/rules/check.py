"""Everything that can be wrong with a position; no reachable one has a flaw."""

from __future__ import annotations

import numpy as np

from qalat.core.kernel import kernel
from qalat.games.alhambra.components import (
    CARD_KINDS,
    COPIES,
    DIRK,
    DISPLAY_SIZE,
    MAX_SEATS,
    SCORINGS,
    SLOT_CURRENCY,
    SLOTS,
    TILE_COUNT,
    TILE_WALLS,
    VALUES,
)
from qalat.games.alhambra.rules.building import lay_palace, neighbours, sides_match
from qalat.games.alhambra.rules.moment import (
    absent_are_empty,
    actor_fits,
    counters_fit,
    moment_fits,
    set_aside_fits,
)
from qalat.games.alhambra.rules.money import scoring_card_waits
from qalat.games.alhambra.rules.redesign import survey, walk_through
from qalat.games.alhambra.rules.walls import outline_length
from qalat.games.alhambra.state import (
    IN_BAG,
    IN_PALACE,
    IN_RESERVE,
    NO_PILES,
    NOTHING,
    ON_MARKET,
    PARTS,
    PAYMENT,
    SET_ASIDE,
    WITH_DIRK,
)

FLAWS = (
    "the money cards are not those of the box",
    "a hand or the deck is not as large as it says",
    "a tile is nowhere, or the market and the tiles disagree",
    "the bag is not as large as it says",
    "the walls of two neighbouring palace tiles disagree, or two tiles share a cell",
    "a palace tile cannot be reached from the fountain",
    "a palace encloses a hole",
    "what a palace allows is stored wrongly",
    "points do not add up",
    "who is to act does not fit what is asked",
    "the display is not in order",
    "the deck's piles and the scoring cards disagree",
    "what is asked does not fit what lies on the table",
    "the counters of the turn are beyond what a turn can bring, or not for this moment",
    "tiles are set aside that nobody is to place now",
    "somebody who does not play has cards, tiles or points, or is the youngest",
)
(
    CARDS,
    SIZES,
    TILES,
    BAG,
    SIDES,
    CUT_OFF,
    HOLE,
    SURVEY,
    POINTS,
    ACTOR,
    ORDER,
    PILES,
    MOMENT,
    COUNTERS,
    ASIDE,
    ABSENT,
) = (1 << bit for bit in range(len(FLAWS)))

_SCORINGS = len(SCORINGS)
_PARTS = len(PARTS)


@kernel()
def cards_of_a_kind(state, kind):
    """Count the cards of one kind wherever they lie."""
    currency = kind // VALUES
    value = kind % VALUES
    cards = state.deck[currency, value] + state.discard[currency, value]
    for seat in range(MAX_SEATS):
        cards += state.hand[seat, currency, value]
    for place in range(DISPLAY_SIZE):
        if state.display[place] == kind:
            cards += 1
    if state.phase == PAYMENT and SLOT_CURRENCY[state.slot] == currency:
        cards += state.laid[value]
    return cards


@kernel()
def check_cards(state):
    """Each kind of card is there as often as in the box, and the sizes are right."""
    flaws = 0
    deck = 0
    for kind in range(CARD_KINDS):
        if cards_of_a_kind(state, kind) != COPIES[state.seats]:
            flaws |= CARDS
        deck += state.deck[kind // VALUES, kind % VALUES]
    if deck != state.deck_size:
        flaws |= SIZES
    for seat in range(MAX_SEATS):
        held = 0
        for kind in range(CARD_KINDS):
            held += state.hand[seat, kind // VALUES, kind % VALUES]
        if held != state.hand_size[seat]:
            flaws |= SIZES
    for place in range(DISPLAY_SIZE - 1):
        later = state.display[place + 1]
        if later != NOTHING and later < state.display[place]:
            flaws |= ORDER
        if later != NOTHING and state.display[place] == NOTHING:
            flaws |= ORDER
    return flaws


@kernel()
def check_piles(state):
    """The pile drawn from and the scoring cards found fit each other."""
    if state.found > 2 or state.pile > NO_PILES or state.due > min(1, state.found):
        return PILES
    if state.turn == 0 or state.pile == NO_PILES:
        return 0 if state.places == 0 else PILES
    hidden = 1 if scoring_card_waits(state) else 0
    below = state.deck_size - (state.places - hidden)
    fits = state.places > 0 and below >= NO_PILES - 1 - state.pile
    if state.pile == NO_PILES - 1:
        fits = below == 0
    if state.pile == 0:
        fits = fits and state.found == 0
    elif state.pile == 1:
        fits = fits and state.found <= 1
    elif state.pile == 2:
        fits = fits and state.found == 1
    elif state.pile == 3:
        fits = fits and state.found >= 1
    else:
        fits = fits and state.found == 2
    return 0 if fits else PILES


@kernel()
def check_tiles(state):
    """Every tile lies in one place, and the market and the bag say the same."""
    flaws = 0
    bag = 0
    for tile in range(TILE_COUNT):
        place = state.location[tile]
        if place == IN_BAG:
            bag += 1
        elif place == ON_MARKET:
            slots = 0
            for slot in range(SLOTS):
                if state.market[slot] == tile:
                    slots += 1
            if slots != 1:
                flaws |= TILES
        elif place != WITH_DIRK and not is_a_seats(state, place):
            flaws |= TILES
    for slot in range(SLOTS):
        tile = state.market[slot]
        if tile != NOTHING and state.location[tile] != ON_MARKET:
            flaws |= TILES
    if bag != state.bag_size:
        flaws |= BAG
    return flaws


@kernel()
def is_a_seats(state, place):
    """Return whether a place is a palace, a reserve or the tiles set aside of a seat that plays."""
    for kind in (IN_PALACE, IN_RESERVE, SET_ASIDE):
        if kind <= place < kind + state.seats:
            return True
    return False


@kernel()
def check_palace(state, seat, scratch):
    """A palace matches, can be walked and has no hole, and its survey is up to date."""
    flaws = 0
    lay_palace(state, seat, scratch)
    if max(scratch.east - scratch.west, scratch.south - scratch.north) > TILE_COUNT:
        return CUT_OFF
    outer = 0
    for k in range(scratch.members):
        tile = scratch.member[k]
        if scratch.grid[scratch.spot[tile]] != tile + 1:
            return SIDES
        around = neighbours(scratch, np.int64(scratch.spot[tile]))
        if not sides_match(around, TILE_WALLS[tile]):
            flaws |= SIDES
        for side in range(4):
            if (around >> side) & 1 == 0:
                outer += 1
    if walk_through(scratch) != scratch.members:
        return flaws | CUT_OFF
    if outline_length(scratch) != outer:
        flaws |= HOLE
    return flaws | check_survey(state, seat, scratch)


@kernel()
def check_survey(state, seat, scratch):
    """What a palace allows is stored as a new survey would find it."""
    removable = state.removable[seat]
    swappable = state.swappable[seat]
    fitting = state.fitting[seat]
    survey(state, seat, scratch)
    same = (
        removable == state.removable[seat]
        and swappable == state.swappable[seat]
        and fitting == state.fitting[seat]
    )
    state.removable[seat] = removable
    state.swappable[seat] = swappable
    state.fitting[seat] = fitting
    return 0 if same else SURVEY


@kernel()
def check_points(state):
    """Points by scoring and part add up to the score."""
    for seat in range(DIRK + 1):
        points = 0
        for scoring in range(_SCORINGS):
            for part in range(_PARTS):
                points += np.int64(state.points[seat, scoring, part])
        if points != state.score[seat]:
            return POINTS
    return 0


@kernel()
def check(state, scratch):
    """Return all flaws, one bit each in the order of FLAWS."""
    flaws = check_cards(state) | check_tiles(state) | check_points(state)
    flaws |= check_piles(state)
    if not actor_fits(state):
        return flaws | ACTOR
    if not counters_fit(state):
        flaws |= COUNTERS
    if not set_aside_fits(state):
        flaws |= ASIDE
    if not moment_fits(state, scratch):
        flaws |= MOMENT
    if not absent_are_empty(state):
        flaws |= ABSENT
    for seat in range(np.int64(state.seats)):
        flaws |= check_palace(state, seat, scratch)
    return flaws
