"""A store in one SQLite file, served by one process."""

from __future__ import annotations

import asyncio
import os
import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import AbstractContextManager, ExitStack, contextmanager, suppress
from pathlib import Path

import sqlalchemy as sa
from sqlalchemy.dialects.sqlite import insert

from qalat.server.store.chain import ChainedEvents, driver_of
from qalat.server.store.database import DatabaseStore, reason
from qalat.server.store.records import StoreError
from qalat.server.store.upgrade import migrate
from qalat.server.store.writer import Outcomes, Work

BUSY_SECONDS = 10
FILE_HEADER = b"SQLite format 3\0"
JOURNAL_BYTES = 20 * 2**20  # more than it holds when the writer itself has to write it back
JOURNAL_PAGES = 4000
SCARCE_BYTES = 4 * JOURNAL_BYTES  # with less room than that, the journal is kept small
SCARCE_JOURNAL_PAGES = 100
WRITTEN_BACK_EVERY = 100  # groups


class SqliteStore(DatabaseStore):
    """One file, written by the thread of one process, which holds the lock beside it."""

    def __init__(self, path: Path, lock: sqlite3.Connection) -> None:
        writing, reading = engine_of(path), engine_of(path, "PRAGMA query_only = 1")
        sa.event.listen(writing, "connect", make_journal_ready)
        self._groups = 0
        super().__init__(str(path), writing, reading, ChainedEvents(), insert, readers=1)
        self._path = path
        self._lock = lock

    def _shut(self) -> None:
        super()._shut()
        self._lock.close()

    def _commit(self, group: list[Work]) -> Outcomes:
        """Write a group; now and then have the journal written back, while others are written."""
        outcomes = super()._commit(group)
        self._groups += 1
        if self._groups % WRITTEN_BACK_EVERY == 0:
            with suppress(RuntimeError):  # it is being closed, which does the same
                self._readers.submit(self._write_back)
        return outcomes

    def _write_back(self) -> None:
        """Write back what is in the journal: the thread that writes groups would wait for that."""
        try:
            with self._reading.connect() as connection:
                driver_of(connection).execute("PRAGMA wal_checkpoint(PASSIVE)")
        except (sa.exc.SQLAlchemyError, sqlite3.Error):
            return  # the next time, or by the writer, when the journal is full

    def sizes(self) -> dict[str, int]:
        """Return how many bytes the file and its journal take, and how many the disk has left."""
        parts = (self._path, self._path.with_name(self._path.name + "-wal"))
        taken = sum(part.stat().st_size for part in parts if part.exists())
        return {"taken": taken, "free": shutil.disk_usage(self._path.parent).free}

    def _transaction(self, connection: sa.Connection) -> AbstractContextManager[object]:
        return transaction(connection)

    def _back_up(self, path: Path) -> None:
        with new_file(path) as part:
            copy_file(self._path, part)


async def open_sqlite(path: Path) -> SqliteStore:
    """Open the file, or make it, and bring it up to date."""
    lock = await asyncio.to_thread(prepare, path)
    return SqliteStore(path, lock)


def prepare(path: Path) -> sqlite3.Connection:
    """Bring the file up to date and return its lock."""
    if not path.parent.is_dir():
        raise StoreError(f"{path} cannot be opened, because there is no folder {path.parent}.")
    if path.is_dir():
        raise StoreError(f"{path} cannot be opened, because it is a folder; give a file in it.")
    lock = locked(path)
    engine = engine_of(path)
    try:
        refuse_strange_file(path)
        path.touch(mode=0o600)  # it holds the seeds of games that go on
        with engine.connect() as connection, transaction(connection):
            migrate(connection, str(path))
            ChainedEvents().note(connection)
    except BaseException as error:
        lock.close()
        if isinstance(error, (sa.exc.DBAPIError, sqlite3.Error)):
            raise StoreError(f"{path} cannot be opened: {reason(error)}.") from error
        raise
    finally:
        engine.dispose()
    return lock


def refuse_strange_file(path: Path) -> None:
    """Raise when the file cannot be a store, and leave nothing beside it.

    Only with its lock in hand: to close a file ends all locks that SQLite has on it here.
    """
    try:
        with path.open("rb+") as file:
            start = file.read(len(FILE_HEADER))
    except FileNotFoundError:
        return
    except OSError as error:
        raise StoreError(
            f"{path} cannot be opened, because a server has to read and write it: {error.strerror}."
        ) from error
    if start and start != FILE_HEADER:
        lock_beside(path).unlink()
        raise StoreError(f"{path} is not a database, so it is left as it is.")


@contextmanager
def transaction(connection: sa.Connection) -> Iterator[None]:
    """Write all or nothing, in the driver's words, which cost half of what SQLAlchemy's do."""
    driver = driver_of(connection)
    driver.execute("BEGIN IMMEDIATE")
    try:
        yield
        driver.execute("COMMIT")
    finally:
        # Where nothing went wrong, all that is left to end is SQLAlchemy's idea of it.
        if connection.in_transaction():
            connection.rollback()
        driver.rollback()


def locked(path: Path) -> sqlite3.Connection:
    """Take the lock of the file: SQLite's own, on a file beside it, gone with the process."""
    try:
        lock = sqlite3.connect(
            lock_beside(path), timeout=0, isolation_level=None, check_same_thread=False
        )
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


def lock_beside(path: Path) -> Path:
    return path.with_name(path.name + "-lock")


def engine_of(path: Path, *pragmas: str) -> sa.Engine:
    """Return an engine that begins no transaction by itself."""
    engine = sa.create_engine(
        sa.URL.create("sqlite+pysqlite", database=str(path)),
        connect_args={"timeout": BUSY_SECONDS, "isolation_level": None},
    )

    @sa.event.listens_for(engine, "connect")
    def prepare_connection(connection: sqlite3.Connection, _: object) -> None:
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute(f"PRAGMA wal_autocheckpoint = {JOURNAL_PAGES}")
        connection.execute(f"PRAGMA journal_size_limit = {JOURNAL_BYTES}")
        connection.execute("PRAGMA temp_store = MEMORY")  # or a full disk would stop sorting too
        for pragma in pragmas:
            connection.execute(pragma)

    return engine


def make_journal_ready(connection: sqlite3.Connection, _: object = None) -> None:
    """Lay the journal out where there is room for it, and leave it no more than it needs elsewhere.

    Every failure is followed by a new connection, so that a full disk that has room again is
    written to again, however little that is.
    """
    with suppress(sqlite3.Error):
        if room_for(connection) >= SCARCE_BYTES:
            lay_out_journal(connection)
            return
    with suppress(sqlite3.Error):
        connection.execute(f"PRAGMA wal_autocheckpoint = {SCARCE_JOURNAL_PAGES}")
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")


def room_for(connection: sqlite3.Connection) -> int:
    """Return how many bytes are free on the disk that a database is on."""
    (_, _, file) = connection.execute("PRAGMA database_list").fetchone()
    return shutil.disk_usage(Path(file).parent).free


def lay_out_journal(connection: sqlite3.Connection) -> None:
    """Give the journal its size at once: to sync a file that grows takes ten times as long.

    What is written here is never committed, so that it is nothing but room.
    """
    (pages,) = connection.execute("PRAGMA cache_size").fetchone()
    connection.execute("PRAGMA cache_size = 16")  # or else nothing would reach the journal
    connection.execute("BEGIN IMMEDIATE")
    try:
        connection.execute("CREATE TABLE room (data BLOB)")
        connection.execute("INSERT INTO room VALUES (zeroblob(?))", (JOURNAL_BYTES,))
    finally:
        connection.rollback()  # unless the database has done so itself, on a full disk
        connection.execute(f"PRAGMA cache_size = {pages}")


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
        raise StoreError(f"{path} exists already; give the backup a new name.")
    part = path.with_name(path.name + ".part")
    try:
        remove(part)
        part.touch(mode=0o600)  # it holds the seeds of games that go on
        yield part
        with part.open("rb+") as file:
            os.fsync(file.fileno())
        part.rename(path)
    except (OSError, sqlite3.Error) as error:
        raise StoreError(f"{path} could not be written: {reason(error)}.") from error
    finally:
        remove(part)


def remove(path: Path) -> None:
    """Delete a database that nobody uses, with all that SQLite keeps beside it."""
    for beside in ("", "-journal", "-wal", "-shm", "-lock"):
        path.with_name(path.name + beside).unlink(missing_ok=True)
