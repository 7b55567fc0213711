"""What an action did: a roll, a handful, the end."""

from __future__ import annotations

from qalat.core.deeds import DeedKind
from qalat.core.kernel import kernel
from qalat.core.record import Record, int8
from tests.fourth.pebbles.actions import ROLLED, TAKEN
from tests.fourth.pebbles.components import LAST_PEBBLE, SEATS
from tests.fourth.pebbles.state import FINISHED, NOTHING, PARTS

DEED = Record(
    "Deed",
    int8("kind", "what was done: an index of KINDS"),
    int8("seat", "who did it or whom it befell, -1 for nobody"),
    int8("count", "what the die shows, or how many pebbles were taken"),
    int8("points", "[part] points by what they are made with", len(PARTS)),
    int8("total", "all points together"),
)

KINDS = (
    DeedKind("rolled", "the die was rolled for a seat", "count"),
    DeedKind("took", "pebbles were taken", "count"),
    DeedKind("scored", "the points of a seat at the end", "points", "total"),
    DeedKind("game_ended", "the heap is empty"),
)
_ROLLED, _TOOK, _SCORED, _GAME_ENDED = range(len(KINDS))

MOST_DEEDS = 1 + SEATS + 1
_PARTS = len(PARTS)


@kernel()
def begin(deed, kind, seat):
    """Begin a deed of a kind: whatever it does not use is 0."""
    deed.kind = kind
    deed.seat = seat
    deed.count = 0
    deed.total = 0
    for part in range(_PARTS):
        deed.points[part] = 0


@kernel()
def describe(before, action, after, deeds, scratch):
    """Write what an action did; return how many deeds that is."""
    is_roll = action < TAKEN
    begin(deeds[0], _ROLLED if is_roll else _TOOK, before.next_seat)
    deeds[0].count = action - (ROLLED if is_roll else TAKEN) + 1
    if after.phase != FINISHED:
        return 1
    return note_end(after, deeds)


@kernel()
def note_end(state, deeds):
    """Write what everybody has scored, and that the game is over."""
    for seat in range(SEATS):
        begin(deeds[1 + seat], _SCORED, seat)
        deeds[1 + seat].points[0] = state.taken[seat]
        deeds[1 + seat].points[1] = LAST_PEBBLE if state.last == seat else 0
        deeds[1 + seat].total = deeds[1 + seat].points[0] + deeds[1 + seat].points[1]
    begin(deeds[1 + SEATS], _GAME_ENDED, NOTHING)
    return 2 + SEATS
