"""A store in a database: one thread writes in groups, other threads read."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import Callable, Collection, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractContextManager
from functools import partial
from pathlib import Path
from typing import TypeVar

import sqlalchemy as sa

from qalat.server.store import lists, pruning
from qalat.server.store.events import Events
from qalat.server.store.records import (
    AnySummary,
    Done,
    Entry,
    Guest,
    StoreError,
    Summary,
    Written,
    unheard,
)
from qalat.server.store.summaries import Summaries
from qalat.server.store.writer import Append, Outcomes, Work, Writer, WriteTask

Result = TypeVar("Result")

UNREADABLE = (sa.exc.SQLAlchemyError, sqlite3.Error, ArithmeticError, TypeError, ValueError)
"""What goes wrong with a database: what it says itself, or what its damaged rows lead to."""


class DatabaseStore:
    """What SQLite and PostgreSQL have in common; see `records.Store` for what it is asked."""

    is_shared = False
    """Whether several servers may serve it at once."""

    _read_seconds: float | None = None
    """For how long a query is waited for, for ever if None."""

    def __init__(
        self,
        name: str,
        writing: sa.Engine,
        reading: sa.Engine,
        events: Events,
        insert: lists.Insert,
        readers: int,
    ) -> None:
        self.name = name
        self.written = Written()
        self._writing = writing
        self._reading = reading
        self._events = events
        self._insert = insert
        self._connection: sa.Connection | None = None
        self._readers = ThreadPoolExecutor(readers, thread_name_prefix="store reader")
        self._summaries = Summaries(insert)
        self._writer = Writer(name, self._commit, self._summaries.seconds_left)

    @property
    def waiting(self) -> int:
        """Return how many writes are not durable yet."""
        return self._writer.waiting

    def append(
        self, entries: Sequence[Entry], summary: AnySummary | None = None, done: Done = unheard
    ) -> None:
        """Write the entries of one table and its summary, all or nothing, and return at once."""
        self._writer.add(Append(entries, summary, done))

    async def load(self, table: str, after: int = -1) -> list[Entry]:
        """Return a table's entries with numbers above `after`, in order."""
        return await self._read(lambda connection: self._events.load(connection, table, after))

    async def summary(self, table: str) -> Summary | None:
        """Return one table's summary."""
        await self._no_summary_late()
        return await self._read(lambda connection: lists.one_summary(connection, table))

    async def summaries(
        self,
        *,
        guest: str | None = None,
        public_open: bool = False,
        status: str | None = None,
        tables: Collection[str] | None = None,
        limit: int | None = 100,
    ) -> list[Summary]:
        """Return the tables of that kind as they are at one moment, the latest first."""
        await self._no_summary_late()
        return await self._read(
            lambda connection: lists.some_summaries(
                connection, lists.fitting(guest, public_open, status, tables), limit
            )
        )

    async def codes(self) -> list[str]:
        """Return all tables as they are at one moment, the latest first."""
        await self._no_summary_late()
        return await self._read(lambda connection: lists.every_code(connection, self._events.table))

    async def keep_guest(self, guest: Guest) -> None:
        """Keep the guest, in place of what was known."""
        await self._write(lambda connection: lists.keep_guest(connection, self._insert, guest))

    async def guest(self, id_: str) -> Guest | None:
        """Return a guest."""
        return await self._read(lambda connection: lists.one_guest(connection, id_))

    async def keep_pass(self, digest: str, guest: str, until: int) -> None:
        """Keep a pass that lets one other device be this guest, once, until then."""
        await self._write(lambda connection: lists.keep_pass(connection, digest, guest, until))

    async def use_pass(self, digest: str, now: int) -> str | None:
        """Use a pass up and return whose it was, or None when it is used, too late or unknown."""
        return await self._write(lambda connection: lists.use_pass(connection, digest, now))

    async def old_tables(
        self, before: Mapping[str, int], limit: int | None = None
    ) -> list[Summary]:
        """Return the tables touched last before the moment of their status, oldest first."""
        await self._no_summary_late()
        return await self._read(lambda connection: pruning.old_tables(connection, before, limit))

    async def count_old_guests(self, before: int) -> int:
        """Return how many guests were seen last before then and sit nowhere."""
        return await self._read(lambda connection: pruning.count_old_guests(connection, before))

    async def remove_tables(self, codes: Sequence[str], before: Mapping[str, int]) -> list[str]:
        """Remove tables with all that happened there, unless something has happened since."""
        return await self._write(lambda connection: self._remove(connection, codes, before))

    def _remove(
        self, connection: sa.Connection, codes: Sequence[str], before: Mapping[str, int]
    ) -> list[str]:
        self._summaries.flush(connection)
        gone = pruning.remove_tables(connection, codes, before)
        self._events.remove(connection, gone)
        self._summaries.drop(gone)
        return gone

    async def remove_guests(self, before: int, limit: int) -> int:
        """Remove so many of the guests who were seen last before then and sit nowhere."""
        return await self._write(
            lambda connection: pruning.remove_guests(connection, before, limit)
        )

    async def remove_passes(self, now: int) -> None:
        """Remove the passes whose time is over."""
        await self._write(lambda connection: pruning.remove_passes(connection, now))

    async def backup(self, path: str | Path) -> None:
        """Write everything that is durable now into a new SQLite file, while others write on."""
        await self._no_summary_late()
        await self._beside(partial(self._back_up, Path(path)))

    def sizes(self) -> dict[str, int]:
        """Return how many bytes the store takes and may still take, where that is known here."""
        return {}

    async def close(self) -> None:
        """Return when everything appended is durable and the store is closed."""
        self._writer.check_open()
        await self._writer.close()
        await asyncio.to_thread(self._shut)

    def _back_up(self, path: Path) -> None:
        """Write everything into a new SQLite file: each database has its own way to read it all."""
        raise NotImplementedError

    def _transaction(self, connection: sa.Connection) -> AbstractContextManager[object]:
        return connection.begin()

    def _admitted(
        self,
        connection: sa.Connection,  # noqa: ARG002
        group: list[Work],
    ) -> list[BaseException | None]:
        """Return which pieces of a group must not be written, and why."""
        return [None] * len(group)

    def _ring(self, connection: sa.Connection, group: list[Work]) -> None:
        """Let other processes know, once the group is durable."""

    def _shut(self) -> None:
        self._readers.shutdown()
        # If that fails, the next start looks for what would have been noted.
        self._commit([WriteTask(self._events.note, None), WriteTask(self._summaries.flush, None)])
        if self._connection is not None:
            self._connection.close()
        self._writing.dispose()
        self._reading.dispose()

    async def _read(self, query: Callable[[sa.Connection], Result]) -> Result:
        """Answer a query, unless that takes too long, the wait for others among it."""
        try:
            async with asyncio.timeout(self._read_seconds):
                return await self._beside(partial(self._answer, query))
        except TimeoutError as error:
            raise self._failure("read", error) from error

    async def _no_summary_late(self) -> None:
        if self._summaries.late:
            await self._write(self._summaries.flush)

    async def _beside(self, work: Callable[[], Result]) -> Result:
        """Run some work in a thread, without blocking the event loop or the writer."""
        self._writer.check_open()
        return await asyncio.get_running_loop().run_in_executor(self._readers, work)

    def _answer(self, query: Callable[[sa.Connection], Result]) -> Result:
        try:
            with self._reading.connect() as connection:
                return query(connection)
        except UNREADABLE as error:
            raise self._failure("read", error) from error

    async def _write(self, write: Callable[[sa.Connection], Result]) -> Result:
        future: asyncio.Future[Result] = asyncio.get_running_loop().create_future()
        self._writer.add(WriteTask(write, future))
        return await future

    def _commit(self, group: list[Work]) -> Outcomes:
        """Write a group; if something in it cannot be written, try each piece again, alone."""
        started = time.perf_counter()
        try:
            return self._together(group)
        except Exception as error:  # noqa: BLE001  passed on to whoever waits
            self.written.failures += 1
            self._start_anew()
            if is_outage(error):
                return [self._failure("written", error)] * len(group)
            return [self._alone(work) for work in group]
        finally:
            self.written.seconds += time.perf_counter() - started

    def _alone(self, work: Work) -> BaseException | None:
        try:
            return self._together([work])[0]
        except Exception as error:  # noqa: BLE001
            self._start_anew()
            return self._failure("written", error)

    def _together(self, group: list[Work]) -> Outcomes:
        connection = self._connection = self._connection or self._writing.connect()
        with self._transaction(connection):
            outcomes = self._admitted(connection, group)
            for place, work in enumerate(group):
                if isinstance(work, WriteTask):
                    work.result = work.write(connection)
                    continue
                if outcomes[place] is not None:
                    continue
                try:
                    self._events.add(connection, work.entries, work.epoch)
                except StoreError as error:
                    outcomes[place] = error
                    continue
                if work.summary is not None:
                    self._summaries.add(work.summary, work.epoch)
            entries = self._events.write(connection)
            self._summaries.write(connection)
            self._ring(connection, group)
        self._summaries.committed()
        self.written.entries += entries
        self.written.groups += 1
        return outcomes

    def _start_anew(self) -> None:
        """Drop all cached knowledge of the database, which may have changed."""
        self._events.forget()
        self._summaries.forget()
        if self._connection is not None:
            self._connection.invalidate()
            self._connection.close()
            self._connection = None

    def _failure(self, what: str, error: Exception) -> StoreError:
        failure = StoreError(f"{self.name} could not be {what}: {reason(error)}.")
        failure.__cause__ = error
        return failure


def is_outage(error: BaseException) -> bool:
    """Return whether the database is out of order, so that trying again is no use."""
    original = error.orig if isinstance(error, sa.exc.OperationalError) else error
    # Every driver has errors of that name; to import one's own for that would load its libraries.
    if not any(kind.__name__ == "OperationalError" for kind in type(original).__mro__):
        return False
    # Class 40: two processes got in each other's way, and this one was to give way.
    return not (getattr(original, "sqlstate", None) or "").startswith("40")


def reason(error: BaseException) -> str:
    """Return the database's error message in one line."""
    original = error.orig if isinstance(error, sa.exc.DBAPIError) and error.orig else error
    if isinstance(original, TimeoutError):
        return "no answer in time"
    return str(original).partition("\n")[0].rstrip(".")
