"""A table's log as text, one event a line, for export, import and verification."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

import msgspec

from qalat.core.errors import Illegal, Refusal, Unreadable, quoted
from qalat.server.store import Entry, Guest
from qalat.server.table.clocks import NOBODY
from qalat.server.table.events import (
    FIRST_TERMS,
    AnyChair,
    AnyEvent,
    Opened,
    PersonChair,
    Placed,
    Said,
    TakenBack,
    decode,
    encode,
)
from qalat.server.table.table import Diverged, Table, commitment

HEADER = "qalat table 1"
GUESTS = "qalat guests 1"
_SECTION = "qalat "
_LONGEST_TIME = 16
_LONGEST_SECTION = 1 << 26
"""Characters of one table: twenty times as many as the longest that a server lets be played."""

_CODE = re.compile("[a-z0-9]{1,40}")
_PLACED = b'{"event":"placed",'

Story = list[tuple[AnyEvent, int]]
"""What happened at a table, each event with its time."""


def event_story(entries: Sequence[Entry]) -> Story:
    """Return the events of stored entries, with their times."""
    return [(decode(entry.data), entry.at) for entry in entries]


def stored_seat(entries: Sequence[Entry], guest: str) -> int:
    """Return a guest's seat from stored events without a replay, -1 for none."""
    placed = [entry for entry in entries if entry.data.startswith(_PLACED)]
    chairs: list[AnyChair] = []
    for event, _ in event_story([*entries[:1], *placed]):
        if isinstance(event, Opened):
            chairs = list(event.chairs)
        elif isinstance(event, Placed):
            chairs[event.seat] = event.chair
    own = (isinstance(chair, PersonChair) and chair.guest == guest for chair in chairs)
    return next((seat for seat, is_own in enumerate(own) if is_own), NOBODY)


def written_log(code: str, story: Sequence[tuple[AnyEvent, int]], *, whole: bool = False) -> str:
    """Return a table's story as text; only a whole one names the guests."""
    lines = [f"{HEADER} {code}"]
    for event, at in story:
        public = event if whole else _without_guests(event)
        lines.append(f"{at} {encode(public).decode()}")
    return "\n".join(lines) + "\n"


def stored_log(code: str, entries: Iterable[Entry]) -> str:
    """Return a table's whole story as text, each event as it is stored."""
    lines = [f"{HEADER} {code}\n", *(f"{each.at} {each.data.decode()}\n" for each in entries)]
    return "".join(lines)


def written_guests(guests: Iterable[Guest]) -> str:
    """Return guests as text, one a line."""
    lines = [GUESTS, *(msgspec.json.encode(guest).decode() for guest in guests)]
    return "\n".join(lines) + "\n"


@dataclass(frozen=True)
class Section:
    """A part of a text: its header, the number of its line, and the text below it."""

    header: str
    line: int
    body: str = ""

    @property
    def code(self) -> str:
        """The code of the table that the header names."""
        return self.header.rpartition(" ")[2]

    @property
    def lines(self) -> list[str]:
        """The lines below the header."""
        lines = self.body.removesuffix("\n").split("\n") if self.body else []
        return [line.rstrip("\r") for line in lines] if "\r" in self.body else lines

    def story(self) -> tuple[str, Story]:
        """Return a table's code and its story, or refuse the section."""
        opening, _, code = self.header.rpartition(" ")
        if opening != HEADER or not _CODE.fullmatch(code):
            expected = f"{quoted(f'{HEADER} CODE')} or {quoted(GUESTS)}"
            raise Unreadable(quoted(self.header), expected, line=self.line)
        story = [
            _read_event(number, line)
            for number, line in enumerate(self.lines, start=self.line + 1)
            if line
        ]
        if not story:
            raise Unreadable("the end of the story", "the events of a table", line=self.line + 1)
        return code, story

    def is_stored_alike(self, story: Story) -> bool:
        """Return whether the text is exactly how the story would be stored."""
        return self.body == "".join([f"{at} {encode(event).decode()}\n" for event, at in story])

    def entries(self, code: str) -> list[Entry]:
        """Return the lines as entries, if is_stored_alike."""
        parted = (line.partition(" ") for line in self.lines)
        return [
            Entry(code, number, int(at), data.encode())
            for number, (at, _, data) in enumerate(parted)
        ]

    @property
    def digest(self) -> bytes:
        """A hash of the text, to tell whether another reading finds the same."""
        return hashlib.blake2b(self.body.encode(), digest_size=16).digest()

    def guests(self) -> list[Guest]:
        """Return the guests of a section of guests."""
        found = []
        for number, line in enumerate(self.lines, start=self.line + 1):
            try:
                found.append(msgspec.json.decode(line, type=Guest))
            except (msgspec.DecodeError, RecursionError) as error:
                raise Unreadable(quoted(line), str(error), line=number) from None
        return found


def sections(pieces: Iterable[str]) -> Iterator[Section]:
    """Cut a text, given in pieces of whole lines, before each of its headers."""
    parts: list[str] = []
    line, size = 1, 0
    for piece in pieces:
        for part in _cut(piece):
            if parts and part.startswith(_SECTION):
                text = "".join(parts)
                yield _section(text, line)
                line += text.count("\n")
                parts.clear()
                size = 0
            parts.append(part)
            size += len(part)
            if size > _LONGEST_SECTION:
                found = f"more than {_LONGEST_SECTION} characters below one header"
                raise Unreadable(found, "the events of one table", line=line)
    yield _section("".join(parts), line)


def _cut(lines: str) -> Iterator[str]:
    """Cut lines before each that is a header."""
    start = 0
    while (end := lines.find(f"\n{_SECTION}", start)) >= 0:
        yield lines[start : end + 1]
        start = end + 1
    yield lines[start:]


def _section(text: str, line: int) -> Section:
    header, _, body = text.partition("\n")
    return Section(header.rstrip("\r"), line, body)


def read_story(text: str) -> tuple[str, Story]:
    """Return the code and the story of the one table that a text tells of, or refuse it."""
    found = list(sections([text]))
    if len(found) > 1:
        raise Unreadable(quoted(found[1].header), "one table alone", line=found[1].line)
    return found[0].story()


def _read_event(number: int, line: str) -> tuple[AnyEvent, int]:
    at, _, data = line.partition(" ")
    if not at.isascii() or not at.isdigit() or len(at) > _LONGEST_TIME:
        raise Unreadable(quoted(at), "a time in milliseconds", line=number)
    try:
        return decode(data.encode()), int(at)
    except (msgspec.DecodeError, RecursionError) as error:
        raise Unreadable(quoted(data), str(error), line=number) from None


def verify(text: str) -> tuple[Table, str]:
    """Replay the story of a text from its seed; return the table and the commitment."""
    table = replayed(*read_story(text))
    return table, commitment(table.opened.seed)


def replayed(code: str, story: Story) -> Table:
    """Replay a table's story from its seed.

    Refuse it unless every draw comes out as written and every takeback was agreed to.
    """
    asked = f"the story of table {code}"
    try:
        return _replay(code, story)
    except (Diverged, Refusal) as refusal:
        raise Illegal(asked, str(refusal)) from None
    except (ArithmeticError, LookupError, TypeError, ValueError) as error:
        why = f"its events do not hold together ({type(error).__name__}: {error})"
        raise Illegal(asked, why) from None


def _replay(code: str, story: Story) -> Table:
    table = Table.replay(code, story[:1])
    for event, at in story[1:]:
        _check_agreement(table, event)
        if table.apply(event, at) != event:
            raise Diverged(f"it goes on otherwise than stored at event {table.number}")
    return table


def _check_agreement(table: Table, event: AnyEvent) -> None:
    """Refuse a takeback that lacks more agreement than its own event stands for."""
    if not isinstance(event, TakenBack):
        return
    is_first = table.opened.terms == FIRST_TERMS
    others = (table.others_playing if is_first else table.others_asked)(event.seat)
    request = table.request
    if request is None or request.seat != event.seat or request.steps != event.steps:
        missing = len(others)
    else:
        missing = max(0, len(others - request.agreed) - 1)
    if missing:
        raise Diverged(f"event {table.number + 1} takes back what others did not agree to")


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
