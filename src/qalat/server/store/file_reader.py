"""Reads a store that a running server may be writing to, and changes nothing in it."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Protocol, TypeVar

import sqlalchemy as sa

from qalat.server.store import lists, pruning
from qalat.server.store.chain import ChainedEvents
from qalat.server.store.database import UNREADABLE, reason
from qalat.server.store.opening import open_store
from qalat.server.store.records import Entry, Guest, StoreError, Summary
from qalat.server.store.sqlite import BUSY_SECONDS, copy_file, new_file

Result = TypeVar("Result")


class Readable(Protocol):
    """The part of a store that changes nothing."""

    async def load(self, table: str, after: int = -1) -> list[Entry]:
        """Return a table's entries with numbers above `after`, in order."""

    async def summary(self, table: str) -> Summary | None:
        """Return one table's summary."""

    async def summaries(
        self, *, status: str | None = None, limit: int | None = 100
    ) -> list[Summary]:
        """Return the tables with a status as they are at one moment, the latest first."""

    async def codes(self) -> list[str]:
        """Return all tables as they are at one moment, the latest first."""

    async def guest(self, id_: str) -> Guest | None:
        """Return a guest."""

    async def old_tables(
        self, before: Mapping[str, int], limit: int | None = None
    ) -> list[Summary]:
        """Return the tables touched last before the moment of their status, oldest first."""

    async def count_old_guests(self, before: int) -> int:
        """Return how many guests were seen last before then and sit nowhere."""

    async def backup(self, path: str | Path) -> None:
        """Write everything that is durable now into a new SQLite file."""

    async def close(self) -> None:
        """Look no more."""


async def look_into(place: str | Path) -> Readable:
    """Open a store that is there already, to read in it; a server may be serving it."""
    if "://" in str(place):
        return await open_store(place)
    path = Path(place)
    if not await asyncio.to_thread(path.is_file):
        raise StoreError(f"{path} is not there; expected the file that a server keeps tables in.")
    return FileReader(path)


class FileReader:
    """Reads an SQLite file without its lock, which the server may hold."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._engine = sa.create_engine(
            "sqlite://", creator=self._connection, poolclass=sa.pool.QueuePool
        )

    def _connection(self) -> sqlite3.Connection:
        # The mode: a file that is gone is not to be made anew.
        address = f"{self._path.resolve().as_uri()}?mode=rw"
        found = sqlite3.connect(
            address, uri=True, timeout=BUSY_SECONDS, isolation_level=None, check_same_thread=False
        )
        found.execute("PRAGMA query_only = 1")
        return found

    async def load(self, table: str, after: int = -1) -> list[Entry]:
        """Return a table's entries with numbers above `after`, in order."""
        return await self._read(lambda found: ChainedEvents().load(found, table, after))

    async def summary(self, table: str) -> Summary | None:
        """Return one table's summary."""
        return await self._read(lambda found: lists.one_summary(found, table))

    async def summaries(
        self, *, status: str | None = None, limit: int | None = 100
    ) -> list[Summary]:
        """Return the tables with a status as they are at one moment, the latest first."""
        return await self._read(
            lambda found: lists.some_summaries(found, lists.fitting(None, False, status), limit)
        )

    async def codes(self) -> list[str]:
        """Return all tables as they are at one moment, the latest first."""
        return await self._read(lambda found: lists.every_code(found, ChainedEvents.table))

    async def guest(self, id_: str) -> Guest | None:
        """Return a guest."""
        return await self._read(lambda found: lists.one_guest(found, id_))

    async def old_tables(
        self, before: Mapping[str, int], limit: int | None = None
    ) -> list[Summary]:
        """Return the tables touched last before the moment of their status, oldest first."""
        return await self._read(lambda found: pruning.old_tables(found, before, limit))

    async def count_old_guests(self, before: int) -> int:
        """Return how many guests were seen last before then and sit nowhere."""
        return await self._read(lambda found: pruning.count_old_guests(found, before))

    async def backup(self, path: str | Path) -> None:
        """Write everything that is durable now into a new SQLite file."""
        await self.summaries(limit=1)  # refuses what is no database of ours
        await asyncio.to_thread(self._back_up, Path(path))

    def _back_up(self, path: Path) -> None:
        with new_file(path) as part:
            copy_file(self._path, part)

    async def close(self) -> None:
        """Look no more."""
        self._engine.dispose()

    async def _read(self, query: Callable[[sa.Connection], Result]) -> Result:
        return await asyncio.to_thread(self._answer, query)

    def _answer(self, query: Callable[[sa.Connection], Result]) -> Result:
        try:
            with self._engine.connect() as connection:
                return query(connection)
        except UNREADABLE as error:
            raise StoreError(f"{self._path} could not be read: {reason(error)}.") from error
