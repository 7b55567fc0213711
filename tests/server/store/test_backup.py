"""A backup is a store of its own, of one moment, made while others write on."""

import asyncio
from pathlib import Path

import pytest

from qalat.server.store import Guest, Store, StoreError, open_store
from tests.server.store.entries import all_told, appended, entries, summary

pytestmark = pytest.mark.anyio


async def test_a_backup_holds_all_that_was_durable_and_no_half_of_an_append(
    store: Store, tmp_path: Path
) -> None:
    for table in "ab":
        await appended(store, entries(table, 0, 2000), summary(table, "ada", "ben"))
    await store.keep_guest(Guest("ada", "Ada", 1, 2))
    await store.keep_pass("digest", "ada", 100)
    copying = asyncio.ensure_future(store.backup(tmp_path / "copy.db"))
    written = 2000
    while not copying.done():
        assert await appended(store, entries("a", written, written + 3)) is None
        written += 3
    await copying
    await all_told(store)

    copy = await open_store(tmp_path / "copy.db")
    found = await copy.load("a")
    assert 2000 <= len(found) <= written
    assert (len(found) - 2000) % 3 == 0
    assert found == entries("a", 0, len(found))
    assert await copy.load("b") == entries("b", 0, 2000)
    assert await copy.summaries(guest="ben") == [
        summary("a", "ada", "ben"),
        summary("b", "ada", "ben"),
    ]
    assert await copy.guest("ada") == Guest("ada", "Ada", 1, 2)
    assert await copy.use_pass("digest", 1) == "ada"
    assert await appended(copy, entries("b", 2000, 2001)) is None
    await copy.close()
    assert await store.load("b") == entries("b", 0, 2000)


async def test_a_backup_takes_nobody_elses_place(store: Store, tmp_path: Path) -> None:
    letter = tmp_path / "letter.txt"
    letter.write_text("Dear Ada")
    with pytest.raises(StoreError, match=r"letter.txt exists already"):
        await store.backup(letter)
    assert letter.read_text() == "Dear Ada"


async def test_a_backup_into_a_missing_folder_is_refused(store: Store, tmp_path: Path) -> None:
    with pytest.raises(StoreError, match=r"copy.db could not be written|there is no folder"):
        await store.backup(tmp_path / "no" / "copy.db")
    assert await appended(store, entries("a", 0, 1)) is None


async def test_a_backup_leaves_nothing_behind_but_itself(store: Store, tmp_path: Path) -> None:
    folder = tmp_path / "copies"
    folder.mkdir()
    (folder / "copy.db.part").write_text("what an earlier one left")
    await appended(store, entries("a", 0, 1))
    await store.backup(folder / "copy.db")
    assert [path.name for path in folder.iterdir()] == ["copy.db"]
