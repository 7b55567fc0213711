"""Export and import of tables: every event, and the guests."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterable
from dataclasses import dataclass, field

from qalat.core.errors import Illegal
from qalat.server.maintenance.verification import Sound, checked
from qalat.server.store import Entry, Readable, Store, StoreError, Summary
from qalat.server.table.events import Acted, Opened, PersonChair, Placed, Said, encode
from qalat.server.table.table_log import (
    GUESTS,
    Section,
    Story,
    event_story,
    stored_log,
    written_guests,
)


@dataclass
class Moved:
    """How much was transferred."""

    tables: int = 0
    events: int = 0
    guests: int = 0
    missing: list[str] = field(default_factory=list)
    """The tables that were asked for, and of which there was nothing to move."""
    damaged: list[str] = field(default_factory=list)
    """The tables that cannot be read, and were left out."""


Progress = Callable[[int], object]
"""Told how many tables are done."""

AT_ONCE = 100
"""Tables that are written together."""


def unwatched(done: int) -> None:
    """Ignore progress."""


async def export_tables(
    store: Readable,
    codes: Iterable[str],
    write: Callable[[str], object],
    progress: Progress = unwatched,
) -> Moved:
    """Write whole stories, each after those of its guests that have not been written yet."""
    moved, written = Moved(), set[str]()
    for code in codes:
        found = await _readable(store, code)
        if found is None:
            moved.damaged.append(code)
            continue
        entries, story = found
        if not entries:
            moved.missing.append(code)
            continue
        new = [guest for guest in guests_of(story) if guest not in written]
        written.update(new)
        known = [guest for each in new if (guest := await store.guest(each)) is not None]
        if known:
            write(written_guests(known))
        write(stored_log(code, entries))
        moved.tables += 1
        moved.events += len(entries)
        moved.guests += len(known)
        progress(moved.tables)
    return moved


async def _readable(store: Readable, code: str) -> tuple[list[Entry], Story] | None:
    """Return all that is stored of a table, None where that is damaged."""
    try:
        entries = await store.load(code)
    except StoreError:
        await store.guest("")  # fails too where it is the store that cannot be read
        return None
    if [entry.number for entry in entries] != list(range(len(entries))):
        return None
    try:
        return entries, event_story(entries)
    except ValueError:  # an event that cannot be read is one
        return None


def guests_of(story: Story) -> list[str]:
    """Return the guests of a story, in order of appearance."""
    found: dict[str, None] = {}
    for event, _ in story:
        if isinstance(event, Acted):
            continue  # as most are
        if isinstance(event, Opened):
            found[event.host] = None
            chairs = event.chairs
        elif isinstance(event, Placed):
            chairs = (event.chair,)
        else:
            chairs = ()
            if isinstance(event, Said):
                found[event.guest] = None
        found |= {chair.guest: None for chair in chairs if isinstance(chair, PersonChair)}
    return [guest for guest in found if guest]


async def import_tables(
    store: Store,
    read: Callable[[], Iterable[Section]],
    *,
    only_missing: bool,
    checked_so_far: Progress = unwatched,
    imported_so_far: Progress = unwatched,
) -> Moved:
    """Import stories, after replaying all of them and checking that none exists already.

    The sections are read twice, so that nothing of an invalid text is written.
    """
    sound = _check_all(read(), set(await store.codes()), only_missing, checked_so_far)
    moved, coming = Moved(), list[Awaitable[None]]()
    for section in read():
        if section.header == GUESTS:
            moved.guests += await _take_guests(store, section)
            continue
        found = sound.get(section.code)
        if found is None:
            continue
        entries = _entries(section, found)
        coming.append(asyncio.ensure_future(keep(store, entries, found.summary)))
        moved.tables += 1
        moved.events += len(entries)
        if moved.tables % AT_ONCE == 0:
            # While these are written, the next ones are read.
            done, coming = coming[:-AT_ONCE], coming[-AT_ONCE:]
            await asyncio.sleep(0)
            await asyncio.gather(*done)
            imported_so_far(moved.tables)
    await asyncio.gather(*coming)
    return moved


def _check_all(
    found: Iterable[Section], there: set[str], only_missing: bool, so_far: Progress
) -> dict[str, Sound]:
    """Replay all stories; return those of tables that do not exist."""
    sound, codes = dict[str, Sound](), set[str]()
    for each in checked(section for section in found if section.header != GUESTS):
        code = each.summary.table
        if code in codes:
            raise Illegal(f"table {code}", "it appears twice")
        codes.add(code)
        if code not in there:
            sound[code] = each
        elif not only_missing:
            raise Illegal(f"table {code}", "it exists already, and nothing was imported")
        so_far(len(codes))
    return sound


def _entries(section: Section, sound: Sound) -> list[Entry]:
    code = sound.summary.table
    if section.digest != sound.digest:
        raise Illegal(f"table {code}", "its story was changed while it was read")
    if sound.is_stored_alike:
        return section.entries(code)
    _, story = section.story()
    return [Entry(code, number, at, encode(event)) for number, (event, at) in enumerate(story)]


async def _take_guests(store: Store, section: Section) -> int:
    new = [guest for guest in section.guests() if await store.guest(guest.id) is None]
    await asyncio.gather(*map(store.keep_guest, new))
    return len(new)


async def keep(store: Store, entries: list[Entry], summary: Summary) -> None:
    """Append entries, and return when they are on disk."""
    written: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def done(error: BaseException | None) -> None:
        if error is None:
            written.set_result(None)
        else:
            written.set_exception(error)

    store.append(entries, summary, done)
    await written
