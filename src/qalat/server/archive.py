"""A table's whole story as text, an event a line, that anybody can keep, read and check."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from qalat.core.errors import Illegal, Refusal, Unreadable, quoted
from qalat.server.events import (
    AnyChair,
    AnyEvent,
    Opened,
    PersonChair,
    Placed,
    Said,
    decode,
    encode,
)
from qalat.server.store import Entry
from qalat.server.table import Diverged, Table, commitment

HEADER = "qalat table 1"


def event_story(entries: Sequence[Entry]) -> list[tuple[AnyEvent, int]]:
    """Return stored entries as the events that a table is a replay of."""
    return [(decode(entry.data), entry.at) for entry in entries]


def written_log(code: str, story: Sequence[tuple[AnyEvent, int]], *, whole: bool = False) -> str:
    """Return a table's story as text; who the guests are is told only in a whole one."""
    lines = [f"{HEADER} {code}"]
    for event, at in story:
        told = event if whole else _without_guests(event)
        lines.append(f"{at} {encode(told).decode()}")
    return "\n".join(lines) + "\n"


def read_story(text: str) -> tuple[str, list[tuple[AnyEvent, int]]]:
    """Return a table's code and its story from a text, or refuse it."""
    first, *lines = text.splitlines() or [""]
    opening, _, code = first.rpartition(" ")
    if opening != HEADER:
        raise Unreadable(quoted(first), quoted(f"{HEADER} CODE"), line=1)
    story = [_read_line(number, line) for number, line in enumerate(lines, start=2) if line]
    if not story:
        raise Unreadable("the end of the text", "the events of a table", line=2)
    return code, story


def _read_line(number: int, line: str) -> tuple[AnyEvent, int]:
    at, _, data = line.partition(" ")
    if not at.isascii() or not at.isdigit() or len(at) > 16:
        raise Unreadable(quoted(at), "a time in milliseconds", line=number)
    try:
        return decode(data.encode()), int(at)
    except (msgspec.DecodeError, RecursionError) as error:
        raise Unreadable(quoted(data), str(error), line=number) from None


def verify(text: str) -> tuple[Table, str]:
    """Play a table's story again from its seed; return it, and what was told of the seed before.

    Every draw must come out as it is written, or the story is refused.
    """
    code, story = read_story(text)
    try:
        table = Table.replay(code, story)
    except Diverged as diverged:
        raise Illegal("this story", str(diverged)) from None
    except Refusal as refusal:
        raise Illegal("this story", str(refusal)) from None
    return table, commitment(table.opened.seed)


def _without_guests(event: AnyEvent) -> AnyEvent:
    if isinstance(event, Opened):
        chairs = tuple(_anonymous(chair) for chair in event.chairs)
        return msgspec.structs.replace(event, host="", chairs=chairs)
    if isinstance(event, Placed):
        return msgspec.structs.replace(event, chair=_anonymous(event.chair))
    if isinstance(event, Said):
        return msgspec.structs.replace(event, guest="")
    return event


def _anonymous(chair: AnyChair) -> AnyChair:
    return PersonChair("", chair.name) if isinstance(chair, PersonChair) else chair
