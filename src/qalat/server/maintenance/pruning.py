"""Pruning: remove what is too old, after archiving finished games."""

from __future__ import annotations

import asyncio
import contextlib
import gzip
import os
import secrets
import tempfile
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path

import msgspec
import structlog

from qalat.server.maintenance.transfer import export_tables
from qalat.server.store import Readable, Store, StoreError, Summary

DAY = 86_400_000
BATCH = 20
"""Tables that are removed in one step, so that others can be played meanwhile."""

_FIRST_SECONDS = 60.0
_EVERY_SECONDS = 3_600.0
_BETWEEN_SECONDS = 0.2

_log = structlog.get_logger()


class Ages(msgspec.Struct, frozen=True):
    """Days for which tables are kept after their last event, and guests after their last visit.

    0 keeps them for ever. Guests at a table that is kept are kept too.
    """

    open: int = 90
    playing: int = 730
    over: int = 730
    closed: int = 30
    guests: int = 400

    def before(self, now: int) -> dict[str, int]:
        """Return the moment before which a table of each status must be touched last to go."""
        days = {"open": self.open, "playing": self.playing, "over": self.over}
        days["closed"] = self.closed
        return {status: now - kept * DAY for status, kept in days.items() if kept}

    def guests_before(self, now: int) -> int:
        """Return the moment before which guests must be seen last to go."""
        return now - self.guests * DAY if self.guests else 0


@dataclass
class Pruned:
    """How much was removed, or would be."""

    tables: Counter[str] = field(default_factory=Counter)
    guests: int = 0
    archived: int = 0
    damaged: list[str] = field(default_factory=list)
    """Finished games that could not be archived, and were kept."""


Keep = Callable[[Sequence[str]], Awaitable[None]]
"""Writes tables into an archive."""


async def would_go(store: Readable, ages: Ages, now: int) -> Pruned:
    """Return what would be removed; guests whose last table is removed follow later."""
    found = await store.old_tables(ages.before(now))
    guests = await store.count_old_guests(ages.guests_before(now))
    return Pruned(Counter(each.status for each in found), guests)


async def prune(
    store: Store,
    ages: Ages,
    now: int,
    *,
    archive: Path | None = None,
    spared: Callable[[str], bool] = lambda _: False,
    pause: float = 0.0,
) -> Pruned:
    """Remove what is too old, in small steps; archives are on disk before."""
    pruned, before = Pruned(), ages.before(now)
    found = [each for each in await store.old_tables(before) if not spared(each.table)]
    if archive is not None:
        pruned.archived, pruned.damaged = await _keep_finished(store, found, archive)
        found = [each for each in found if each.table not in pruned.damaged]
    for start in range(0, len(found), BATCH):
        batch = [each for each in found[start : start + BATCH] if not spared(each.table)]
        gone = set(await store.remove_tables([each.table for each in batch], before))
        pruned.tables.update(each.status for each in batch if each.table in gone)
        await asyncio.sleep(pause)
    while removed := await store.remove_guests(ages.guests_before(now), 50 * BATCH):
        pruned.guests += removed
        await asyncio.sleep(pause)
    await store.remove_passes(now)
    return pruned


async def _keep_finished(
    store: Store, found: Sequence[Summary], archive: Path
) -> tuple[int, list[str]]:
    """Archive finished games; return how many, and those that are damaged."""
    finished = [each.table for each in found if each.status == "over"]
    if not finished:
        return 0, []
    async with archived(archive) as write:
        moved = await export_tables(store, finished, write)
    return moved.tables, moved.damaged


@contextlib.asynccontextmanager
async def archived(place: Path) -> AsyncIterator[Callable[[str], object]]:
    """Yield a function that writes to a new compressed file, which appears when complete.

    Only its owner may read it, as it names the guests. If nothing is written, no file is made.
    """
    pieces = 0
    try:
        _refuse_taken(place)
        handle, part = tempfile.mkstemp(prefix=".qalat-", dir=place.parent)
        try:
            with os.fdopen(handle, "wb") as file:
                with gzip.open(file, "wt", encoding="utf-8", newline="\n") as text:

                    def write(piece: str) -> None:
                        nonlocal pieces
                        pieces += 1
                        text.write(piece)

                    yield write
                file.flush()
                os.fsync(file.fileno())
            if pieces:
                _publish(Path(part), place)
                _sync(place.parent)
            else:
                Path(part).unlink()  # noqa: ASYNC240
        except BaseException:
            Path(part).unlink(missing_ok=True)  # noqa: ASYNC240
            raise
    except OSError as error:
        raise StoreError(f"{place} cannot be written: {error.strerror or error}.") from error


def _refuse_taken(place: Path) -> None:
    if place.exists():
        raise StoreError(f"{place} exists already; give the archive a new name.")


def _publish(part: Path, place: Path) -> None:
    """Give a file its name, unless the name is taken."""
    try:
        place.hardlink_to(part)
    except OSError:  # it is there, or the file system has no links
        _refuse_taken(place)
        part.rename(place)
    else:
        part.unlink()


def _sync(folder: Path) -> None:
    """Sync a folder to disk, where the system supports that."""
    if os.name == "nt":
        return
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


@dataclass(frozen=True)
class Pruner:
    """Prunes the store of a running server in small steps."""

    store: Store
    ages: Ages
    now: Callable[[], int]
    spared: Callable[[str], bool]
    folder: Path | None = None
    """The folder for archives, one for each pruning of finished tables."""

    async def go_on(self) -> None:
        """Prune periodically."""
        _log.info("kept for days", **msgspec.structs.asdict(self.ages))
        await asyncio.sleep(_FIRST_SECONDS)
        while True:
            await self.prune()
            await asyncio.sleep(_EVERY_SECONDS)

    async def prune(self) -> None:
        """Prune once, and log what was removed."""
        now = self.now()
        # Several processes may prune at the same moment.
        name = f"tables-{now}-{secrets.token_hex(4)}.qalat.gz"
        archive = None if self.folder is None else self.folder / name
        try:
            if self.folder is not None:
                self.folder.mkdir(mode=0o700, parents=True, exist_ok=True)
            pruned = await prune(
                *(self.store, self.ages, now),
                archive=archive,
                spared=self.spared,
                pause=_BETWEEN_SECONDS,
            )
        except (StoreError, OSError, ValueError) as error:  # an event that cannot be read is one
            _log.error("not pruned", error=str(error))
            return
        if pruned.damaged:
            _log.error("not archived", tables=pruned.damaged)
        if pruned.tables or pruned.guests:
            _log.info("pruned", guests=pruned.guests, archived=pruned.archived, **pruned.tables)
