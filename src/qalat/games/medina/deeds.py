"""What an action did: pieces that were placed, cards that moved, how the game ended."""

from __future__ import annotations

import numpy as np

from qalat.core.deeds import DeedKind
from qalat.core.kernel import kernel
from qalat.core.record import Record, int8, int16
from qalat.games.medina.actions import DECLINE, MERCHANT_AT, ROOF, WALL_AT, YOUNGEST
from qalat.games.medina.components import CELLS, COLOURS, MAX_SEATS, STABLES, TOWERS, WALLS
from qalat.games.medina.components import KINDS as PIECES
from qalat.games.medina.rules.applying import kind_of
from qalat.games.medina.rules.cards import owner_of, palace_size
from qalat.games.medina.rules.city import palace_at
from qalat.games.medina.rules.scoring import score_palace, score_seat
from qalat.games.medina.state import FINISHED, FIRST_MERCHANT, NO_PIECE, NOTHING, PARTS, PIECE

_COLOURS = len(COLOURS)
_TOWERS = len(TOWERS)
_PARTS = len(PARTS)
_PIECES = len(PIECES)

DEED = Record(
    "Deed",
    int8("kind", "what was done: an index of KINDS"),
    int8("seat", "who did it or whom it befell, -1 for nobody"),
    int16("cell", "where the piece stands: a cell of the city, for a wall one of the rim"),
    int16("palace", "the palace that the piece belongs to now, named by a cell"),
    int8("colour", "an index of COLOURS"),
    int8("tower", "an index of TOWERS"),
    int8("piece", "the piece that left the game: an index of KINDS of the box, 7 for a roof"),
    int8("giver", "the seat that held the card before, -1 for nobody"),
    int8("owner", "the seat whose roof the palace has, -1 for nobody"),
    int16("pieces", "how many buildings and stables the palace has now"),
    int16("worth", "points that the palace is worth without cards"),
    int8("rows", "how many seats there are"),
    int8("lost", "[seat] buildings that left a supply", MAX_SEATS),
    int16("points", "[part] points by what they are made with, in the order of PARTS", _PARTS),
    int16("total", "all points together"),
)  # fmt: skip

KINDS = (
    DeedKind("youngest", "the youngest player was drawn, who begins"),
    DeedKind("opened", "the first merchant, which is nobody's, was placed", "cell"),
    DeedKind("built", "a building founded a palace, or extended one",
             "cell", "colour", "palace", "pieces", "owner"),
    DeedKind("attached", "a stable was placed", "cell", "palace", "pieces", "owner"),
    DeedKind("traded", "a merchant was placed", "cell"),
    DeedKind("walled", "a wall was placed", "cell"),
    DeedKind("roofed", "a palace was roofed", "colour", "palace", "pieces", "worth"),
    DeedKind("declined", "a last piece was not placed, and left the game", "piece"),
    DeedKind("palace_card", "the palace card of a colour was taken", "colour", "giver"),
    DeedKind("tower_card", "the card of a tower was taken", "tower", "giver"),
    DeedKind("colour_gone", "the last roof of a colour was laid: its buildings in supplies left",
             "colour", "lost", counted="rows"),
    DeedKind("turn_ended", "a turn ended"),
    DeedKind("scored", "the points of a seat at the end", "points", "total"),
    DeedKind("game_ended", "nobody can place anything any more"),
)  # fmt: skip
(_YOUNGEST, _OPENED, _BUILT, _ATTACHED, _TRADED, _WALLED, _ROOFED, _DECLINED, _PALACE_CARD,
 _TOWER_CARD, _COLOUR_GONE, _TURN_ENDED, _SCORED, _GAME_ENDED) = range(len(KINDS))  # fmt: skip

MOST_DEEDS = 1 + 1 + _TOWERS + 1 + 1 + MAX_SEATS + 1
"""A roof, its card, those of all towers, a colour that goes, a turn and a game that end."""


@kernel()
def begin(deed, kind, seat):
    """Begin a deed of a kind: whatever it does not use is 0."""
    deed.kind = kind
    deed.seat = seat
    deed.cell = 0
    deed.palace = 0
    deed.colour = 0
    deed.tower = 0
    deed.piece = 0
    deed.giver = 0
    deed.owner = 0
    deed.pieces = 0
    deed.worth = 0
    deed.rows = 0
    deed.total = 0
    for row in range(MAX_SEATS):
        deed.lost[row] = 0
    for part in range(_PARTS):
        deed.points[part] = 0


@kernel()
def note_palace(deed, state, palace):
    """Write what a palace is now."""
    deed.palace = palace
    deed.pieces = palace_size(state, palace)
    deed.owner = owner_of(state, palace)


@kernel()
def note_roof(deed, state, colour, palace):
    """Write which palace was roofed, and what it is worth."""
    deed.colour = colour
    note_palace(deed, state, palace)
    score_palace(state, palace, deed.points)
    for part in range(_PARTS):
        deed.worth += deed.points[part]
        deed.points[part] = 0


@kernel()
def note_declined(deed, before, after):
    """Write which piece left the game: one of the supply is in the box now."""
    deed.piece = _PIECES
    for kind in range(_PIECES):
        if after.box[kind] > before.box[kind]:
            deed.piece = kind


@kernel()
def note_piece(deed, action, seat, state):
    """Write what was placed out of a supply, and where."""
    kind = kind_of(action)
    if kind == WALLS:
        begin(deed, _WALLED, seat)
        deed.cell = action - WALL_AT
        return
    cell = action % CELLS
    if kind < _COLOURS:
        begin(deed, _BUILT, seat)
        deed.colour = kind
        note_palace(deed, state, palace_at(state, cell))
    elif kind == STABLES:
        begin(deed, _ATTACHED, seat)
        note_palace(deed, state, palace_at(state, cell))
    else:
        begin(deed, _TRADED, seat)
    deed.cell = cell


@kernel()
def note_action(deed, before, action, after):
    """Write what a player or chance did."""
    seat = np.int64(before.actor)
    if action == DECLINE:
        begin(deed, _DECLINED, seat)
        note_declined(deed, before, after)
    elif action >= YOUNGEST:
        begin(deed, _YOUNGEST, action - YOUNGEST)
    elif before.phase == FIRST_MERCHANT:
        begin(deed, _OPENED, seat)
        deed.cell = action - MERCHANT_AT
    elif action >= ROOF:
        begin(deed, _ROOFED, seat)
        note_roof(deed, after, (action - ROOF) // CELLS, (action - ROOF) % CELLS)
    else:
        note_piece(deed, action, seat, after)


@kernel()
def note_cards(before, after, deeds, count):
    """Write which cards changed hands."""
    for colour in range(_COLOURS):
        if after.palace_card[colour] != before.palace_card[colour]:
            begin(deeds[count], _PALACE_CARD, after.palace_card[colour])
            deeds[count].colour = colour
            deeds[count].giver = before.palace_card[colour]
            count += 1
    for tower in range(_TOWERS):
        if after.tower_card[tower] != before.tower_card[tower]:
            begin(deeds[count], _TOWER_CARD, after.tower_card[tower])
            deeds[count].tower = tower
            deeds[count].giver = before.tower_card[tower]
            count += 1
    return count


@kernel()
def note_gone(before, colour, after, deeds, count):
    """Write which buildings left the game behind the last roof of their colour."""
    if after.box[colour] == before.box[colour]:
        return count
    begin(deeds[count], _COLOUR_GONE, NOTHING)
    deeds[count].colour = colour
    deeds[count].rows = after.seats
    for seat in range(np.int64(after.seats)):
        deeds[count].lost[seat] = before.supply_size[seat] - after.supply_size[seat]
    return count + 1


@kernel()
def note_end(state, deeds, count):
    """Write what everybody has scored, and that the game is over."""
    for seat in range(np.int64(state.seats)):
        begin(deeds[count], _SCORED, seat)
        score_seat(state, seat, deeds[count].points)
        for part in range(_PARTS):
            deeds[count].total += deeds[count].points[part]
        count += 1
    begin(deeds[count], _GAME_ENDED, NOTHING)
    return count + 1


@kernel()
def describe(before, action, after, deeds, scratch):
    """Write what an action did; return how many deeds that is."""
    note_action(deeds[0], before, action, after)
    count = note_cards(before, after, deeds, 1)
    if ROOF <= action < YOUNGEST:
        count = note_gone(before, (action - ROOF) // CELLS, after, deeds, count)
    if before.phase == PIECE and after.laid == NO_PIECE:
        begin(deeds[count], _TURN_ENDED, np.int64(before.actor))
        count += 1
    if after.phase == FINISHED:
        count = note_end(after, deeds, count)
    return count
