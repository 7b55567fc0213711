"""Everything that can be wrong with a position; no reachable one has a flaw."""

from __future__ import annotations

import numpy as np

from qalat.core.kernel import kernel
from qalat.games.medina.components import (
    ARM_TOWER,
    ARMS,
    BOX,
    CELLS,
    COLOURS,
    HEIGHT,
    KINDS,
    MAX_SEATS,
    TOWERS,
)
from qalat.games.medina.rules.applying import is_gone
from qalat.games.medina.rules.cards import owner_of, palace_size
from qalat.games.medina.rules.city import (
    has,
)
from qalat.games.medina.rules.moment import absent_are_empty, actor_fits, moment_fits, pieces_placed
from qalat.games.medina.rules.refreshing import refresh
from qalat.games.medina.rules.roofs import has_roofed, roofs_left
from qalat.games.medina.rules.walls import gap, touches
from qalat.games.medina.state import (
    EMPTY,
    GROWTH,
    NOTHING,
    PLANES,
    STABLE,
)

FLAWS = (
    "the pieces are not those of the box",
    "a supply is not as large as it says",
    "two palaces are next to each other, or a stable is beside no building",
    "two palaces of one colour could both grow",
    "a side has no gate",
    "a roof is on no palace of its colour, or on one with a roof, or roofs are counted wrongly",
    "a card is not where the roofed palaces put it",
    "buildings of a colour that everybody has roofed are still in a supply",
    "what the city allows is stored wrongly",
    "who is to act does not fit what is asked",
    "what is asked does not fit what lies on the table",
    "somebody who does not play has pieces, roofs or cards, or is the youngest",
    "somebody is said to have declined a last piece who could not",
)
(
    PIECES,
    SIZES,
    DISTANCE,
    GROWTHS,
    GATES,
    ROOFED,
    CARDS,
    GONE,
    NOTES,
    ACTOR,
    MOMENT,
    ABSENT,
    LAST,
) = (1 << bit for bit in range(len(FLAWS)))

_COLOURS = len(COLOURS)
_KINDS = len(KINDS)
_TOWERS = len(TOWERS)


@kernel()
def check_notes(state, scratch):
    """The derived fields are what refresh would compute; the state is unchanged."""
    for cell in range(CELLS):
        scratch.kept_near[cell] = state.near[cell]
    for plane in range(PLANES):
        for y in range(HEIGHT):
            scratch.kept_plane[plane, y] = state.plane[plane, y]
    refresh(state, scratch)
    flaws = 0
    for cell in range(CELLS):
        if state.near[cell] != scratch.kept_near[cell]:
            flaws = NOTES
        state.near[cell] = scratch.kept_near[cell]
    for plane in range(PLANES):
        for y in range(HEIGHT):
            if state.plane[plane, y] != scratch.kept_plane[plane, y]:
                flaws = NOTES
            state.plane[plane, y] = scratch.kept_plane[plane, y]
    return flaws


@kernel()
def check_pieces(state):
    """Every piece of the box is in the city, in a supply or out of the game."""
    flaws = 0
    for kind in range(_KINDS):
        pieces = pieces_placed(state, kind) + np.int64(state.box[kind])
        for seat in range(MAX_SEATS):
            held = np.int64(state.supply[seat, kind])
            pieces += held
            if held < 0:
                flaws |= SIZES
        if pieces != BOX[kind] or state.box[kind] < 0:
            flaws |= PIECES
    for seat in range(MAX_SEATS):
        held = 0
        for kind in range(_KINDS):
            held += np.int64(state.supply[seat, kind])
        if held != state.supply_size[seat]:
            flaws |= SIZES
    return flaws


@kernel()
def check_palaces(state, scratch):
    """Palaces keep their distance, and at most one of a colour can grow."""
    flaws = 0
    for cell in range(CELLS):
        belongs = EMPTY < state.piece[cell] <= STABLE
        if belongs and (
            scratch.palace[cell] == NOTHING or state.near[cell] != scratch.palace[cell]
        ):
            return DISTANCE
    for colour in range(_COLOURS):
        growing = np.int64(NOTHING)
        for cell in range(CELLS):
            if has(state, GROWTH + colour, cell):
                if growing != NOTHING and state.near[cell] != growing:
                    flaws |= GROWTHS
                growing = np.int64(state.near[cell])
    return flaws


@kernel()
def check_gates(state):
    """No arm is shorter than nothing, and each side has an open cell."""
    for arm in range(ARMS):
        if state.arm[arm] < 0 or gap(state, arm // 2) < 1:
            return GATES
    return 0


@kernel()
def check_roofs(state, scratch):
    """Roofs are on different palaces of their colours, and counted from 1 as they were laid."""
    ranks = 0
    laid = 0
    for seat in range(np.int64(state.seats)):
        for colour in range(_COLOURS):
            palace = np.int64(state.roof[seat, colour])
            rank = np.int64(state.rank[seat, colour])
            if (palace == NOTHING) != (rank == 0) or rank < 0 or rank > MAX_SEATS * _COLOURS:
                return ROOFED
            if palace == NOTHING:
                continue
            laid += 1
            ranks |= 1 << rank
            if palace < 0 or palace >= CELLS or scratch.palace[palace] != palace:
                return ROOFED
            if state.piece[palace] != colour + 1 or owner_of(state, palace) != seat:
                return ROOFED
    return 0 if ranks == (2 << laid) - 2 else ROOFED


@kernel()
def check_cards(state):
    """A card is held by somebody who could have won it, and held at all if anybody could."""
    for colour in range(_COLOURS):
        largest = 0
        held = 0
        for seat in range(np.int64(state.seats)):
            if has_roofed(state, seat, colour):
                pieces = palace_size(state, np.int64(state.roof[seat, colour]))
                largest = max(largest, pieces)
                if state.palace_card[colour] == seat:
                    held = pieces
        if held != largest or (largest == 0 and state.palace_card[colour] != NOTHING):
            return CARDS
    for tower in range(_TOWERS):
        if not tower_card_fits(state, tower):
            return CARDS
    return 0


@kernel()
def tower_card_fits(state, tower):
    """Return whether the holder of a tower card has a palace at one of the tower's arms."""
    joined = False
    for seat in range(np.int64(state.seats)):
        for colour in range(_COLOURS):
            if not has_roofed(state, seat, colour):
                continue
            for arm in range(ARMS):
                if ARM_TOWER[arm] == tower:
                    if touches(state, np.int64(state.roof[seat, colour]), arm) > 0:
                        joined = True
                        if state.tower_card[tower] == seat:
                            return True
    return not joined and state.tower_card[tower] == NOTHING


@kernel()
def check_declined(state):
    """Who declined a last piece has no other: one roof at most, and nothing behind the screen."""
    for seat in range(MAX_SEATS):
        if state.declined[seat] == 0:
            continue
        might = state.declined[seat] == 1 and state.last_piece == 1 and seat < state.seats
        if not might or state.supply_size[seat] != 0 or roofs_left(state, seat) > 1:
            return LAST
    return 0


@kernel()
def check(state, scratch):
    """Return all flaws, one bit each in the order of FLAWS."""
    flaws = check_notes(state, scratch) | check_pieces(state) | check_gates(state)
    flaws |= check_palaces(state, scratch) | check_declined(state)
    if not absent_are_empty(state):
        return flaws | ABSENT
    flaws |= check_roofs(state, scratch)
    if flaws & (DISTANCE | GATES | ROOFED) != 0:
        return flaws
    flaws |= check_cards(state)
    for colour in range(_COLOURS):
        if is_gone(state, colour):
            for seat in range(np.int64(state.seats)):
                if state.supply[seat, colour] != 0:
                    flaws |= GONE
    if not actor_fits(state):
        return flaws | ACTOR
    return flaws if moment_fits(state) else flaws | MOMENT
