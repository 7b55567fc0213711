"""Limits on events of a table that the end of the game does not limit.

Talking, sitting down, standing up, undoing, leaving and returning are events that are stored, so
they are limited; the counts follow from the events.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from qalat.server.refusals import Refused
from qalat.server.table.events import (
    AnyEvent,
    AskedBack,
    Closed,
    Followed,
    PersonChair,
    Placed,
    Replaced,
    Said,
    TakenBack,
    Undone,
)

MOST_EVENTS = 20_000
"""Events of one table, of all kinds: forty times as many as the longest game without a detour."""

MOST = {
    "words of a player": 500,
    "words of one who watches": 50,
    "words of all who watch": 300,
    "seats taken by a guest": 20,
    "seats taken": 200,
    # Each seat that is taken can be left as well, so that the host can always set some.
    "chairs set": 600,
    "departures": 50,
    "undone actions": 500,
    "requests for a takeback": 100,
    "takebacks": 100,
}
"""How many there may be at one table, of each guest or seat where not of all."""

_COUNTED = frozenset({Said, Placed, Replaced, Undone, AskedBack, TakenBack})
"""All that counts as more than an event: most are none of these."""

Key = tuple[str, str | int]
"""What is counted, and whose it is."""


class EventLimits:
    """The counts of limited events at a table."""

    def __init__(self) -> None:
        self._counts: Counter[Key] = Counter()
        self._events = 0

    def note(self, event: AnyEvent) -> None:
        """Count an event."""
        self._events += 1
        if type(event) in _COUNTED:
            for key in _keys(event):
                self._counts[key] += 1

    def check(self, event: AnyEvent) -> None:
        """Refuse an event that would exceed a limit."""
        if self._events >= MOST_EVENTS and not isinstance(event, Closed | Followed | Replaced):
            raise Refused("too_many", found="events", expected=f"at most {MOST_EVENTS} at a table")
        if type(event) not in _COUNTED:
            return
        for key in _keys(event):
            most = MOST[key[0]]
            if self._counts[key] >= most:
                raise Refused("too_many", found=key[0], expected=f"at most {most} at a table")


def _keys(event: AnyEvent) -> Iterator[Key]:
    """Yield the counters of an event."""
    match event:
        case Said() if event.seat >= 0:
            yield "words of a player", event.seat
        case Said():
            yield "words of one who watches", event.guest
            yield "words of all who watch", ""
        case Placed():
            yield "chairs set", ""
            if isinstance(event.chair, PersonChair):
                yield "seats taken by a guest", event.chair.guest
                yield "seats taken", ""
        case Replaced() if event.why == "left":
            yield "departures", event.seat
        case Undone():
            yield "undone actions", event.seat
        case AskedBack():
            yield "requests for a takeback", event.seat
        case TakenBack():
            yield "takebacks", event.seat
