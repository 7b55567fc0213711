"""A store in one SQLite file, served by one process."""

from __future__ import annotations

import asyncio
import os
import sqlite3
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import sqlalchemy as sa
from sqlalchemy.dialects.sqlite import insert

from qalat.server.store.chain import ChainedEvents
from qalat.server.store.database import DatabaseStore, reason
from qalat.server.store.migrating import migrate
from qalat.server.store.records import StoreError

BUSY_SECONDS = 10


class SqliteStore(DatabaseStore):
    """One file, written by the thread of one process, which holds the lock beside it."""

    def __init__(self, path: Path, lock: sqlite3.Connection, writing: sa.Engine) -> None:
        reading = engine_of(path, begin=None)
        super().__init__(str(path), writing, reading, ChainedEvents(), insert, readers=1)
        self._path = path
        self._lock = lock

    def _shut(self) -> None:
        super()._shut()
        self._lock.close()

    def _back_up(self, path: Path) -> None:
        with new_file(path) as part:
            copy_file(self._path, part)


async def open_sqlite(path: Path) -> SqliteStore:
    """Open the file, or make it, and bring it up to date."""
    lock, writing = await asyncio.to_thread(prepare, path)
    return SqliteStore(path, lock, writing)


def prepare(path: Path) -> tuple[sqlite3.Connection, sa.Engine]:
    """Return the lock and the engine of a file that is ready to be served."""
    if not path.parent.is_dir():
        raise StoreError(f"{path} cannot be opened, because there is no folder {path.parent}.")
    if path.is_dir():
        raise StoreError(f"{path} cannot be opened, because it is a folder; give a file in it.")
    lock = locked(path)
    writing = engine_of(path, begin="BEGIN IMMEDIATE")
    try:
        with writing.begin() as connection:
            migrate(connection, str(path))
            ChainedEvents().note(connection)
    except BaseException as error:
        writing.dispose()
        lock.close()
        if isinstance(error, sa.exc.DBAPIError):
            raise StoreError(why_not(path, error)) from error
        raise
    return lock, writing


def locked(path: Path) -> sqlite3.Connection:
    """Take the lock of the file: SQLite's own, on a file beside it, gone with the process."""
    beside = path.with_name(path.name + "-lock")
    try:
        lock = sqlite3.connect(beside, timeout=0, isolation_level=None, check_same_thread=False)
        with ExitStack() as unless_taken:
            unless_taken.callback(lock.close)
            lock.execute("BEGIN EXCLUSIVE")
            unless_taken.pop_all()
    except sqlite3.OperationalError as error:
        if error.sqlite_errorcode == sqlite3.SQLITE_BUSY:
            raise StoreError(
                f"{path} is being served by another process; stop that one first, "
                "or use PostgreSQL, which serves several."
            ) from error
        raise StoreError(
            f"{path} cannot be opened, because nothing can be written in {path.parent}: "
            f"{reason(error)}."
        ) from error
    return lock


def why_not(path: Path, error: sa.exc.DBAPIError) -> str:
    """Return the sentence for a file that could not be opened."""
    name = getattr(error.orig, "sqlite_errorname", "")
    if name.startswith(("SQLITE_NOTADB", "SQLITE_CORRUPT")):
        return f"{path} is not a database of Qalat: {reason(error)}."
    if name.startswith("SQLITE_READONLY"):
        return f"{path} may only be read; a server has to write to it."
    return f"{path} cannot be opened: {reason(error)}."


def engine_of(path: Path, begin: str | None) -> sa.Engine:
    """Return an engine whose transactions start with these words, or that has none."""
    engine = sa.create_engine(
        sa.URL.create("sqlite+pysqlite", database=str(path)),
        connect_args={"timeout": BUSY_SECONDS, "isolation_level": None},
    )

    @sa.event.listens_for(engine, "connect")
    def prepare_connection(connection: sqlite3.Connection, _: object) -> None:
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        if begin is None:
            connection.execute("PRAGMA query_only = 1")

    if begin is not None:

        @sa.event.listens_for(engine, "begin")
        def start(connection: sa.Connection) -> None:
            connection.exec_driver_sql(begin)

    return engine


def copy_file(source: Path, target: Path) -> None:
    """Copy a database that others are writing to, as it is at one moment, onto the disk."""
    reading = sqlite3.connect(source, timeout=BUSY_SECONDS)
    writing = sqlite3.connect(target)
    try:
        reading.backup(writing)
    finally:
        writing.close()
        reading.close()


@contextmanager
def new_file(path: Path) -> Iterator[Path]:
    """Hand out a file to fill, which takes its name when it is full and on the disk."""
    if path.exists():
        raise StoreError(f"{path} is there already; give the backup a new name.")
    part = path.with_name(path.name + ".part")
    try:
        part.unlink(missing_ok=True)
        yield part
        with part.open("rb+") as file:
            os.fsync(file.fileno())
        part.rename(path)
    except (OSError, sqlite3.Error) as error:
        raise StoreError(f"{path} could not be written: {reason(error)}.") from error
