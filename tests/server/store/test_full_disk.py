"""A disk that is full, and has room again; the limit of a process stands for that of the disk."""

from pathlib import Path

import pytest

from qalat.server.store import Entry, Guest, StoreError, open_store, sqlite
from tests.server.full_disk import no_file_larger_than
from tests.server.store.entries import appended, entries, summary

pytestmark = pytest.mark.anyio


def a_large_event(table: str, number: int) -> Entry:
    return Entry(table, number, 5, bytes(200_000))


async def test_a_store_is_opened_and_written_to_where_the_journal_cannot_be_laid_out(
    tmp_path: Path,
) -> None:
    with no_file_larger_than(2 * 2**20):
        store = await open_store(tmp_path / "games.db")
        assert await appended(store, entries("a", 0, 5), summary("a")) is None
        await store.keep_guest(Guest("g", "Ada", 1, 2))
        assert await store.load("a") == entries("a", 0, 5)
        await store.close()


async def test_a_store_is_written_to_again_as_soon_as_there_is_room(tmp_path: Path) -> None:
    store = await open_store(tmp_path / "games.db")
    written = 0
    with no_file_larger_than(2 * 2**20):
        while (error := await appended(store, [a_large_event("a", written)])) is None:
            written += 1
        assert isinstance(error, StoreError)
        assert "could not be written: " in str(error)
        assert "rollback" not in str(error)
        assert isinstance(await appended(store, [a_large_event("a", written)]), StoreError)
        assert len(await store.load("a")) == written
    assert 0 < written < 20
    assert store.written.failures == 2
    for _ in range(20):
        assert await appended(store, [a_large_event("a", written)]) is None
        written += 1
    assert len(await store.load("a")) == written
    await store.close()


async def test_a_backup_that_finds_no_room_leaves_nothing(tmp_path: Path) -> None:
    store = await open_store(tmp_path / "games.db")
    for number in range(20):
        await appended(store, [a_large_event("a", number)])
    with no_file_larger_than(2**20), pytest.raises(StoreError, match=r"copy.db could not be"):
        await store.backup(tmp_path / "copy.db")
    await store.close()
    assert [path.name for path in tmp_path.iterdir() if "copy" in path.name] == []  # noqa: ASYNC240


async def test_a_journal_that_had_to_grow_is_small_again(tmp_path: Path) -> None:
    store = await open_store(tmp_path / "games.db")
    journal = tmp_path / "games.db-wal"
    await appended(store, [Entry("a", 0, 5, bytes(3 * sqlite.JOURNAL_BYTES))])
    assert journal.stat().st_size > 2 * sqlite.JOURNAL_BYTES
    for number in range(1, 2 * sqlite.WRITTEN_BACK_EVERY):
        await appended(store, entries("a", number, number + 1))
        await store.load("b")
    assert journal.stat().st_size <= sqlite.JOURNAL_BYTES
    await store.close()
