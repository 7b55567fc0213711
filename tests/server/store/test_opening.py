"""What cannot be opened is told in one sentence."""

import os
import pwd
import re
import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import psycopg
import pytest

from qalat.server.store import StoreError, open_store, sqlite
from tests.server.store.entries import all_told, appended, entries, standstill

pytestmark = pytest.mark.anyio


async def refusal(place: str | Path) -> str:
    with pytest.raises(StoreError) as refused:
        await open_store(place)
    reply = str(refused.value)
    assert re.fullmatch(r"[^\n]+\.", reply)
    return reply


def set_mode(path: Path, mode: int) -> None:
    path.chmod(mode)


@contextmanager
def as_somebody(folder: Path) -> Iterator[None]:
    """Not as root, who may write everywhere."""
    if os.geteuid() != 0:
        yield
        return
    # The folders of a run are closed to others.
    for above in folder.parents:
        if not above.stat().st_mode & 0o001:
            above.chmod(0o755)
    os.seteuid(pwd.getpwnam("nobody").pw_uid)
    try:
        yield
    finally:
        os.seteuid(0)


async def test_a_missing_folder_is_named(tmp_path: Path) -> None:
    assert await refusal(tmp_path / "no" / "games.db") == (
        f"{tmp_path}/no/games.db cannot be opened, because there is no folder {tmp_path}/no."
    )
    assert not (tmp_path / "no").exists()


async def test_a_file_is_its_owners_alone(tmp_path: Path) -> None:
    store = await open_store(tmp_path / "games.db")
    await appended(store, entries("a", 0, 1))
    for name in ("games.db", "games.db-wal", "games.db-shm"):
        assert (tmp_path / name).stat().st_mode & 0o777 == 0o600
    await store.close()


async def test_the_journal_is_written_back_while_the_store_is_open(tmp_path: Path) -> None:
    store = await open_store(tmp_path / "games.db")
    for number in range(sqlite.WRITTEN_BACK_EVERY + 1):
        await appended(store, entries("a", number, number + 1))
    await store.load("a")  # by the thread that has written the journal back before
    alone = shutil.copy(tmp_path / "games.db", tmp_path / "alone.db")
    with closing(sqlite3.connect(alone)) as reading:
        (written,) = reading.execute("SELECT count(*) FROM events").fetchone()
    assert written >= sqlite.WRITTEN_BACK_EVERY - 1
    await store.close()


async def test_a_folder_is_not_a_file(tmp_path: Path) -> None:
    assert "because it is a folder" in await refusal(tmp_path)


async def test_a_file_that_is_no_database_is_left_alone(tmp_path: Path) -> None:
    letter = tmp_path / "letter.txt"
    letter.write_text("Dear Ada, " * 1000)
    assert "letter.txt is not a database, so it is left as it is." in await refusal(letter)
    assert letter.read_text() == "Dear Ada, " * 1000
    assert list(letter.parent.iterdir()) == [letter]


async def test_a_damaged_database_is_reported(tmp_path: Path) -> None:
    damaged = tmp_path / "games.db"
    damaged.write_bytes(b"SQLite format 3\0" + b"Dear Ada, " * 1000)
    assert f"{damaged} cannot be opened: file is not a database." == await refusal(damaged)


async def test_a_database_of_something_else_is_left_alone(tmp_path: Path) -> None:
    other = tmp_path / "other.db"
    with sqlite3.connect(other) as connection:
        connection.execute("CREATE TABLE events (what)")
    connection.close()
    assert "other.db holds tables of something else" in await refusal(other)
    connection = sqlite3.connect(other)
    assert connection.execute("SELECT name FROM sqlite_schema").fetchall() == [("events",)]
    connection.close()


async def test_a_file_that_may_only_be_read_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "games.db"
    await (await open_store(path)).close()
    for name, mode in {"games.db": 0o444, "games.db-lock": 0o666, "": 0o777}.items():
        set_mode(tmp_path / name, mode)
    with as_somebody(tmp_path):
        reply = await refusal(path)
    assert reply == (
        f"{path} cannot be opened, because a server has to read and write it: Permission denied."
    )


async def test_a_folder_that_may_only_be_read_is_refused(tmp_path: Path) -> None:
    set_mode(tmp_path, 0o555)
    with as_somebody(tmp_path):
        reply = await refusal(tmp_path / "games.db")
    assert f"because nothing can be written in {tmp_path}: " in reply


async def test_a_second_server_on_the_same_file_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "games.db"
    first = await open_store(path)
    assert await refusal(path) == (
        f"{path} is being served by another process; stop that one first, "
        "or use PostgreSQL, which serves several."
    )
    assert await appended(first, entries("a", 0, 1)) is None
    await first.close()
    second = await open_store(path)
    assert await second.load("a") == entries("a", 0, 1)
    await second.close()


async def test_an_address_of_another_kind_is_refused() -> None:
    assert await refusal("mysql://ada:secret@host/games") == (
        "mysql:// is not an address of a store; "
        "expected the name of a file, or postgresql://user@host/database."
    )
    assert "cannot be read" in await refusal("postgresql://host:port/games")


async def test_a_server_that_cannot_be_reached_is_named_without_the_password() -> None:
    reply = await refusal("postgresql://ada:secret@127.0.0.1:1/games")
    assert reply.startswith("postgresql://ada:***@127.0.0.1:1/games cannot be opened: ")
    assert "refused" in reply
    assert "secret" not in reply


async def test_a_database_that_is_not_there_is_named(postgres: str) -> None:
    assert 'database "nowhere" does not exist' in await refusal(postgres + "nowhere")


async def test_a_lost_connection_is_reported_and_the_next_write_uses_another(
    postgres_place: str,
) -> None:
    store = await open_store(postgres_place)
    assert await appended(store, entries("a", 0, 1)) is None
    outcomes: list[BaseException | None] = []
    with standstill(postgres_place):
        store.append(entries("a", 1, 2), None, outcomes.append)
        await hang_up(postgres_place)
        await all_told(store)
    assert isinstance(outcomes[0], StoreError)
    assert await store.load("a") == entries("a", 0, 1)
    assert await appended(store, entries("a", 1, 3)) is None
    assert await store.load("a") == entries("a", 0, 3)
    await store.close()


async def hang_up(place: str) -> None:
    """End the connection of whoever waits for a lock."""
    async with await psycopg.AsyncConnection.connect(place, autocommit=True) as connection:
        while True:
            ended = await connection.execute(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
                "WHERE datname = current_database() AND wait_event_type = 'Lock'"
            )
            if await ended.fetchall():
                return


async def test_a_file_that_cannot_be_written_for_a_while_is_reported(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sqlite, "BUSY_SECONDS", 0.01)
    path = str(tmp_path / "games.db")
    store = await open_store(path)
    outcomes: list[BaseException | None] = []
    with standstill(path):
        store.append(entries("a", 0, 1), None, outcomes.append)
        await all_told(store)
        store.append(entries("a", 1, 2), None, outcomes.append)
        await all_told(store)
    assert [str(outcome) for outcome in outcomes] == [
        f"{path} could not be written: database is locked."
    ] * 2
    assert "the next one to come is 0" in str(await appended(store, entries("a", 2, 3)))
    assert await appended(store, entries("a", 0, 1)) is None
    await store.close()


async def test_a_store_that_cannot_be_read_says_so(postgres_place: str) -> None:
    store = await open_store(postgres_place)
    with psycopg.connect(postgres_place, autocommit=True) as connection:
        connection.execute("ALTER TABLE events RENAME TO gone")
    with pytest.raises(StoreError, match=r"could not be read: relation .events. does not exist"):
        await store.load("a")
    await store.close()
