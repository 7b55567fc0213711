"""A store in a PostgreSQL database, which several processes may serve."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Any, TypeVar

import sqlalchemy as sa
from sqlalchemy.dialects.postgresql import insert

from qalat.server.store import leases
from qalat.server.store.copy import copy_into_file
from qalat.server.store.database import DatabaseStore, reason
from qalat.server.store.keyed import KeyedEvents
from qalat.server.store.postgres_connection import (
    ANSWER_SECONDS,
    CONNECT_SECONDS,
    SETTINGS,
    BoundedConnection,
)
from qalat.server.store.records import (
    AnySummary,
    Done,
    Entry,
    NotOwner,
    StoreError,
    unheard,
)
from qalat.server.store.upgrade import migrate
from qalat.server.store.writer import Append, Work

READERS = 4
# Held while a database is brought up to date: several processes may start at once.
MIGRATION_LOCK = 0x71616C6174  # "qalat"

# The bell that tells which table has changed: its code, and no word of what happened there.
EVENTS_CHANNEL = "qalat_events"
RING = f"SELECT pg_notify('{EVENTS_CHANNEL}', code) FROM unnest(%b::text[]) AS code"

Result = TypeVar("Result")


class PostgresStore(DatabaseStore):
    """One database, written by a thread of this process and perhaps by those of others."""

    is_shared = True
    _read_seconds = CONNECT_SECONDS + ANSWER_SECONDS

    def __init__(self, url: sa.URL, writing: sa.Engine) -> None:
        # Where several processes serve: what this one is called, and the epochs of its leases.
        self.process = ""
        self.held: dict[str, int] = {}
        self.url = url
        reading = bounded(engine_of(url, READERS, "AUTOCOMMIT"))
        super().__init__(shown(url), writing, reading, KeyedEvents(), insert, readers=READERS)

    def append(
        self, entries: Sequence[Entry], summary: AnySummary | None = None, done: Done = unheard
    ) -> None:
        """Write the entries of one table and its summary, all or nothing, and return at once."""
        epoch = self.held.get(table_of(entries, summary), 0)
        self._writer.add(Append(entries, summary, done, epoch))

    async def transact(self, work: Callable[[sa.Connection], Result]) -> Result:
        """Do something in a transaction of its own, beside the groups."""
        return await self._beside(partial(self._transacted, work))

    async def write(self, work: Callable[[sa.Connection], Result]) -> Result:
        """Do something in the next group, after all that was appended before."""
        return await self._write(work)

    def _transacted(self, work: Callable[[sa.Connection], Result]) -> Result:
        try:
            with self._writing.begin() as connection:
                return work(connection)
        except sa.exc.SQLAlchemyError as error:
            raise self._failure("written", error) from error

    def _admitted(self, connection: sa.Connection, group: list[Work]) -> list[BaseException | None]:
        if not self.process:
            return super()._admitted(connection, group)
        tables = [
            table_of(work.entries, work.summary) if isinstance(work, Append) else ""
            for work in group
        ]
        owned = leases.owned_now(connection, self.process, set(tables))
        return [
            NotOwner(f"table {table} cannot be written, because another process owns it.")
            if isinstance(work, Append) and table and owned.get(table, -1) != work.epoch
            else None
            for work, table in zip(group, tables, strict=True)
        ]

    def _ring(self, connection: sa.Connection, group: list[Work]) -> None:
        if not self.process:
            return
        written = {
            table_of(work.entries, work.summary) for work in group if isinstance(work, Append)
        }
        if written:
            connection.exec_driver_sql(RING, (sorted(written),))

    def _back_up(self, path: Path) -> None:
        snapshot = self._writing.execution_options(isolation_level="REPEATABLE READ")
        try:
            with snapshot.connect() as connection:
                copy_into_file(connection, path)
        except sa.exc.SQLAlchemyError as error:
            raise self._failure("copied", error) from error


async def open_postgres(text: str) -> PostgresStore:
    """Connect to the database and bring it up to date."""
    try:
        url = sa.make_url(text).set(drivername="postgresql+psycopg")
    except (sa.exc.ArgumentError, ValueError) as error:
        raise StoreError(
            "the address of the store cannot be read; expected postgresql://user@host/database."
        ) from error
    await asyncio.to_thread(prepare, url)
    return PostgresStore(url, bounded(engine_of(url, 1 + READERS, "READ COMMITTED")))


def prepare(url: sa.URL) -> None:
    """Run the migrations, one process at a time, however long that takes."""
    engine = engine_of(url, 1, "READ COMMITTED")
    try:
        with engine.begin() as connection:
            connection.execute(sa.select(sa.func.pg_advisory_xact_lock(MIGRATION_LOCK)))
            migrate(connection, shown(url))
    except sa.exc.DBAPIError as error:
        raise StoreError(f"{shown(url)} cannot be opened: {reason(error)}.") from error
    finally:
        engine.dispose()


def engine_of(url: sa.URL, pool_size: int, isolation_level: str) -> sa.Engine:
    """Return an engine whose commits are on disk when they return."""
    engine = sa.create_engine(
        url,
        pool_size=pool_size,
        pool_pre_ping=True,
        isolation_level=isolation_level,
        connect_args=SETTINGS,
    )

    @sa.event.listens_for(engine, "connect")
    def insist_on_the_disk(connection: sa.engine.interfaces.DBAPIConnection, _: object) -> None:
        cursor = connection.cursor()
        cursor.execute(
            "SELECT set_config('synchronous_commit', 'on', false) "
            "WHERE current_setting('synchronous_commit') = 'off'"
        )
        cursor.close()
        connection.commit()

    return engine


def bounded(engine: sa.Engine) -> sa.Engine:
    """Have an engine wait for no answer for ever."""

    @sa.event.listens_for(engine, "do_connect")
    def connect(_: object, __: object, cargs: tuple[Any, ...], how: dict[str, Any]) -> object:
        return BoundedConnection.connect(*cargs, **how)

    return engine


def table_of(entries: Sequence[Entry], summary: AnySummary | None) -> str:
    """Return which table an append is about."""
    if entries:
        return entries[0].table
    return summary.table if summary else ""


def shown(url: sa.URL) -> str:
    """Return the address as it may be shown: without the password."""
    shown_url = url.set(drivername="postgresql").difference_update_query(
        ("password", "sslpassword")
    )
    return shown_url.render_as_string(hide_password=True)
