"""One game of Pebbles as one record."""

from __future__ import annotations

from qalat.core.record import STATE_HEADER, Record, int8
from tests.fourth.pebbles.components import SEATS

ROLL, TAKE, FINISHED = range(3)
PHASES = ("roll", "take", "finished")
NOTHING = -1
"""Nobody has taken the last pebble."""

PARTS = ("pebbles", "last pebble")

STATE = Record(
    "State",
    *STATE_HEADER,
    int8("phase", "what is asked now: an index of PHASES"),
    int8("heap", "option: 0 for 90 pebbles, 1 for 60"),
    int8("left", "pebbles on the heap"),
    int8("die", "what it shows, 0 before it is rolled"),
    int8("next_seat", "whose turn it is, or will be when the die has been rolled"),
    int8("taken", "[seat] pebbles taken", SEATS),
    int8("last", "the seat that took the last pebble, or -1"),
)
