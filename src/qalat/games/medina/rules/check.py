"""Everything that can be wrong with a position; no reachable one has a flaw."""

from __future__ import annotations

import numpy as np

from qalat.core.kernel import kernel
from qalat.core.record import CHANCE, OVER
from qalat.games.medina.components import (
    ARM_TOWER,
    ARMS,
    BOX,
    CELLS,
    COLOURS,
    HEIGHT,
    KINDS,
    MAX_SEATS,
    MERCHANTS,
    TOWERS,
    WALLS,
)
from qalat.games.medina.rules.applying import is_gone
from qalat.games.medina.rules.cards import owner_of, palace_size
from qalat.games.medina.rules.city import (
    add,
    find_palaces,
    has,
    is_beside_building,
    is_building,
    join_frontier,
    spread,
)
from qalat.games.medina.rules.merchants import note_stalls
from qalat.games.medina.rules.roofs import has_roofed
from qalat.games.medina.rules.turn import may_place
from qalat.games.medina.rules.walls import gap, touches
from qalat.games.medina.state import (
    A_ROOF,
    DRAW_YOUNGEST,
    EMPTY,
    FILLED,
    FINISHED,
    FIRST_MERCHANT,
    GROWTH,
    MARKET,
    MERCHANT,
    NO_PIECE,
    NOTHING,
    OPEN,
    PIECE,
    PLANES,
    SEVERAL,
    STABLE,
    UNROOFED,
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
    "what the city allows is noted wrongly",
    "who is to act does not fit what is asked",
    "what is asked does not fit what lies on the table",
    "somebody who does not play has pieces, roofs or cards, or is the youngest",
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
) = (1 << bit for bit in range(len(FLAWS)))

_COLOURS = len(COLOURS)
_KINDS = len(KINDS)
_TOWERS = len(TOWERS)


@kernel()
def is_roofed(state, palace):
    """Say whether anybody's roof names a palace."""
    for seat in range(MAX_SEATS):
        for colour in range(_COLOURS):
            if state.roof[seat, colour] == palace:
                return True
    return False


@kernel()
def refresh(state, desk):
    """Note anew what the pieces and roofs leave open."""
    find_palaces(state, desk)
    for plane in range(PLANES):
        for y in range(HEIGHT):
            state.plane[plane, y] = 0
    for cell in range(CELLS):
        state.near[cell] = NOTHING
    for cell in range(CELLS):
        if desk.palace[cell] != NOTHING:
            spread(state, cell, np.int64(desk.palace[cell]))
    for cell in range(CELLS):
        note_piece(state, cell, desk)
    for cell in range(CELLS):
        if state.piece[cell] == EMPTY and state.near[cell] == NOTHING:
            add(state, OPEN, cell)
        elif state.piece[cell] == EMPTY and state.near[cell] != SEVERAL:
            if is_beside_building(state, cell):
                join_frontier(state, cell)
    note_stalls(state)


@kernel()
def note_piece(state, cell, desk):
    """Note a piece, and a palace without a roof at its first building."""
    if state.piece[cell] != EMPTY:
        add(state, FILLED, cell)
    if state.piece[cell] == MERCHANT:
        add(state, MARKET, cell)
    if is_building(state.piece[cell]) and desk.palace[cell] == cell:
        if not is_roofed(state, cell):
            add(state, UNROOFED, cell)


@kernel()
def check_notes(state, desk):
    """What is noted is what would be noted anew; the state is left as it was."""
    for cell in range(CELLS):
        desk.kept_near[cell] = state.near[cell]
    for plane in range(PLANES):
        for y in range(HEIGHT):
            desk.kept_plane[plane, y] = state.plane[plane, y]
    refresh(state, desk)
    flaws = 0
    for cell in range(CELLS):
        if state.near[cell] != desk.kept_near[cell]:
            flaws = NOTES
        state.near[cell] = desk.kept_near[cell]
    for plane in range(PLANES):
        for y in range(HEIGHT):
            if state.plane[plane, y] != desk.kept_plane[plane, y]:
                flaws = NOTES
            state.plane[plane, y] = desk.kept_plane[plane, y]
    return flaws


@kernel()
def pieces_placed(state, kind):
    """Count the pieces of a kind in the city or on its rim."""
    placed = 0
    if kind == WALLS:
        for arm in range(ARMS):
            placed += np.int64(state.arm[arm])
        return placed
    for cell in range(CELLS):
        if state.piece[cell] == kind + 1:
            placed += 1
    return placed


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
def check_palaces(state, desk):
    """Palaces keep their distance, and at most one of a colour can grow."""
    flaws = 0
    for cell in range(CELLS):
        belongs = EMPTY < state.piece[cell] <= STABLE
        if belongs and (desk.palace[cell] == NOTHING or state.near[cell] != desk.palace[cell]):
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
def check_roofs(state, desk):
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
            if palace < 0 or palace >= CELLS or desk.palace[palace] != palace:
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
    """Say whether the holder of a tower card has a palace at one of the tower's arms."""
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
def actor_fits(state):
    """Chance acts in its phase, nobody in the last, a seat in the others."""
    if state.phase == DRAW_YOUNGEST:
        return state.actor == CHANCE
    if state.phase == FINISHED:
        return state.actor == OVER
    return 0 <= state.actor < state.seats


@kernel()
def moment_fits(state):
    """Say whether what is asked can be answered, and comes at its time."""
    if state.phase == DRAW_YOUNGEST or state.phase == FIRST_MERCHANT:
        for kind in range(_KINDS):
            if pieces_placed(state, kind) > 0:
                return False
        if state.laid != NO_PIECE or state.box[MERCHANTS] < 1:
            return False
        return state.youngest == (NOTHING if state.phase == DRAW_YOUNGEST else state.actor)
    if state.phase == PIECE:
        return laid_fits(state) and may_place(state, np.int64(state.actor))
    for seat in range(np.int64(state.seats)):
        if may_place(state, seat):
            return False
    return state.laid == NO_PIECE


@kernel()
def laid_fits(state):
    """Say whether the actor can have laid what this turn is said to have seen."""
    if state.laid == A_ROOF:
        for colour in range(_COLOURS):
            if has_roofed(state, np.int64(state.actor), colour):
                return True
        return False
    return NO_PIECE <= state.laid < A_ROOF


@kernel()
def absent_are_empty(state):
    """Say whether only those who play have anything."""
    for seat in range(np.int64(state.seats), MAX_SEATS):
        if state.supply_size[seat] != 0:
            return False
        for colour in range(_COLOURS):
            if state.roof[seat, colour] != NOTHING or state.rank[seat, colour] != 0:
                return False
    for colour in range(_COLOURS):
        if not NOTHING <= state.palace_card[colour] < state.seats:
            return False
    for tower in range(_TOWERS):
        if not NOTHING <= state.tower_card[tower] < state.seats:
            return False
    return NOTHING <= state.youngest < state.seats


@kernel()
def check(state, desk):
    """Return all flaws, one bit each in the order of FLAWS."""
    flaws = check_notes(state, desk) | check_pieces(state) | check_gates(state)
    flaws |= check_palaces(state, desk)
    if not absent_are_empty(state):
        return flaws | ABSENT
    flaws |= check_roofs(state, desk)
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
