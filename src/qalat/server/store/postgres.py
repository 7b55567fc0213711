"""A store in a PostgreSQL database, which several processes may serve."""

from __future__ import annotations

import asyncio
from pathlib import Path

import sqlalchemy as sa
from sqlalchemy.dialects.postgresql import insert

from qalat.server.store.copying import copy_into_file
from qalat.server.store.database import DatabaseStore, reason
from qalat.server.store.keyed import KeyedEvents
from qalat.server.store.migrating import migrate
from qalat.server.store.records import StoreError

CONNECT_SECONDS = 10
READERS = 4
# Held while a database is brought up to date: several processes may start at once.
MIGRATION_LOCK = 0x71616C6174  # "qalat"


class PostgresStore(DatabaseStore):
    """One database, written by a thread of this process and perhaps by those of others."""

    def __init__(self, url: sa.URL, writing: sa.Engine) -> None:
        reading = engine_of(url, pool_size=READERS, isolation_level="AUTOCOMMIT")
        super().__init__(shown(url), writing, reading, KeyedEvents(), insert, readers=READERS)

    def _back_up(self, path: Path) -> None:
        snapshot = self._writing.execution_options(isolation_level="REPEATABLE READ")
        with snapshot.connect() as connection:
            copy_into_file(connection, path)


async def open_postgres(text: str) -> PostgresStore:
    """Connect to the database and bring it up to date."""
    try:
        url = sa.make_url(text).set(drivername="postgresql+psycopg")
    except (sa.exc.ArgumentError, ValueError) as error:
        raise StoreError(
            "the address of the store cannot be read; expected postgresql://user@host/database."
        ) from error
    writing = engine_of(url, pool_size=1, isolation_level="READ COMMITTED")
    await asyncio.to_thread(prepare, url, writing)
    return PostgresStore(url, writing)


def prepare(url: sa.URL, writing: sa.Engine) -> None:
    """Run the migrations, one process at a time."""
    try:
        with writing.begin() as connection:
            connection.execute(sa.select(sa.func.pg_advisory_xact_lock(MIGRATION_LOCK)))
            migrate(connection, shown(url))
    except BaseException as error:
        writing.dispose()
        if isinstance(error, sa.exc.DBAPIError):
            raise StoreError(f"{shown(url)} cannot be opened: {reason(error)}.") from error
        raise


def engine_of(url: sa.URL, pool_size: int, isolation_level: str) -> sa.Engine:
    """Return an engine whose commits are on disk when they return."""
    engine = sa.create_engine(
        url,
        pool_size=pool_size,
        pool_pre_ping=True,
        isolation_level=isolation_level,
        connect_args={"connect_timeout": CONNECT_SECONDS, "application_name": "qalat"},
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


def shown(url: sa.URL) -> str:
    """Return the address as it may be shown: without the password."""
    return url.set(drivername="postgresql").render_as_string(hide_password=True)
