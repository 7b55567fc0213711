"""Summaries, guests, and passes that can be used once."""

import asyncio
import sqlite3
from contextlib import closing

import psycopg
import pytest

from qalat.server.store import (
    Entry,
    Guest,
    Store,
    StoreError,
    Summary,
    Touched,
    open_store,
    summaries,
)
from tests.server.store.entries import all_told, appended, entries, standstill, summary

pytestmark = pytest.mark.anyio


def stored(place: str) -> list[tuple[str, int, bytes]]:
    """What the database itself holds of the summaries."""
    query = "SELECT code, touched, data FROM summaries ORDER BY code"
    if place.startswith("postgresql"):
        with psycopg.connect(place) as connection:
            return connection.execute(query).fetchall()
    with closing(sqlite3.connect(place)) as connection_:
        return connection_.execute(query).fetchall()


async def listed(store: Store, **asked: object) -> list[str]:
    return [found.table for found in await store.summaries(**asked)]  # type: ignore[arg-type]


async def test_a_summary_is_replaced_as_a_whole(store: Store) -> None:
    assert await store.summary("a") is None
    await appended(store, entries("a", 0, 1), summary("a", "ada", "ben"))
    assert await store.summary("a") == summary("a", "ada", "ben")
    later = summary("a", "ben", "cem", status="over", public=False, touched=7, data=b"later")
    await appended(store, entries("a", 1, 2), later)
    assert await store.summary("a") == later


async def test_what_no_list_is_searched_by_is_written_late_but_read_at_once(
    store: Store, place: str
) -> None:
    await appended(store, [], summary("a", "ada", touched=1, data=b"first"))
    await appended(store, [], summary("a", "ada", touched=2, data=b"second"))
    assert stored(place) == [("a", 1, b"first")]
    assert await store.summaries(guest="ada") == [summary("a", "ada", touched=2, data=b"second")]
    assert stored(place) == [("a", 2, b"second")]
    await appended(store, [], summary("a", "ada", touched=3, data=b"third"))
    await appended(store, [], summary("a", "ben", touched=4, data=b"fourth"))
    assert stored(place) == [("a", 4, b"fourth")]
    assert await store.summary("a") == summary("a", "ben", touched=4, data=b"fourth")


async def test_a_summary_that_was_only_touched_is_made_up_when_it_is_written(
    store: Store, place: str
) -> None:
    made: list[int] = []

    def touched(at: int) -> Touched:
        def whole() -> Summary:
            made.append(at)
            return summary("a", "ada", touched=at, data=str(at).encode())

        return Touched("a", whole)

    await appended(store, [], touched(1))  # nothing is known of the table, so it is written whole
    assert stored(place) == [("a", 1, b"1")]
    await appended(store, [], touched(2))
    await appended(store, [], touched(3))
    assert made == [1]
    assert await store.summaries(guest="ada") == [summary("a", "ada", touched=3, data=b"3")]
    assert made == [1, 3]
    assert stored(place) == [("a", 3, b"3")]


async def test_a_summary_that_was_touched_behind_another_of_its_group_counts(
    store: Store, place: str
) -> None:
    with standstill(place):
        store.append(entries("a", 0, 1), summary("a", "ada", touched=1, data=b"1"))
        then = summary("a", "ada", touched=2, data=b"2")
        store.append(entries("a", 1, 2), Touched("a", lambda: then))
    await all_told(store)
    assert await store.summary("a") == then


async def test_late_summaries_are_written_when_nothing_else_is(
    store: Store, place: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(summaries, "LATE_SECONDS", 0.05)
    await appended(store, [], summary("a", touched=1, data=b"first"))
    await appended(store, [], summary("a", touched=2, data=b"second"))
    while stored(place) != [("a", 2, b"second")]:  # noqa: ASYNC110
        await asyncio.sleep(0.01)


async def test_late_summaries_are_written_before_a_store_is_closed(place: str) -> None:
    store = await open_store(place)
    await appended(store, [], summary("a", touched=1, data=b"first"))
    await appended(store, [], summary("a", touched=2, data=b"second"))
    await store.close()
    assert stored(place) == [("a", 2, b"second")]


async def test_a_late_summary_of_a_group_that_failed_is_not_kept(store: Store, place: str) -> None:
    await appended(store, [], summary("a", touched=1, data=b"first"))
    await appended(store, [Entry("a", 0, 2**70, b"")], summary("a", touched=2, data=b"second"))
    assert await store.summary("a") == summary("a", touched=1, data=b"first")
    await appended(store, [], summary("a", touched=3, data=b"third"))
    assert stored(place) == [("a", 3, b"third")]


async def test_of_two_summaries_in_one_group_the_later_one_counts(store: Store, place: str) -> None:
    with standstill(place):
        store.append(entries("a", 0, 1), summary("a", "ada"))
        store.append(entries("a", 1, 2), summary("a", "ben"))
    await all_told(store)
    assert await store.summary("a") == summary("a", "ben")
    assert await listed(store, guest="ada") == []


async def test_guests_find_the_tables_where_they_sit(store: Store) -> None:
    await appended(store, [], summary("a", "ada", "ben", touched=1))
    await appended(store, [], summary("b", "ben", "ben", touched=2))
    assert await listed(store, guest="ada") == ["a"]
    assert await listed(store, guest="ben") == ["b", "a"]
    assert await listed(store, guest="cem") == []
    await appended(store, [], summary("a", "cem", touched=3))
    assert await listed(store, guest="ada") == []
    assert await listed(store, guest="ben") == ["b"]
    assert await listed(store, guest="cem") == ["a"]
    await appended(store, [], summary("a", touched=3))
    assert await listed(store, guest="cem") == []


async def test_open_public_tables_are_listed_the_latest_first(store: Store) -> None:
    await appended(store, [], summary("a", touched=1))
    await appended(store, [], summary("b", touched=3))
    await appended(store, [], summary("c", touched=4, public=False))
    await appended(store, [], summary("d", touched=5, status="playing"))
    await appended(store, [], summary("e", "ada", touched=2))
    assert await listed(store, public_open=True) == ["b", "e", "a"]
    assert await listed(store, public_open=True, guest="ada") == ["e"]
    assert await listed(store, status="playing") == ["d"]
    assert await listed(store, status="open") == ["c", "b", "e", "a"]
    assert await listed(store) == ["d", "c", "b", "e", "a"]


async def test_a_list_is_as_long_as_asked_for(store: Store) -> None:
    for table, touched in [("a", 9), ("b", 8), ("c", 8), ("d", 7)]:
        await appended(store, [], summary(table, touched=touched))
    assert await listed(store, limit=2) == ["a", "b"]
    assert await listed(store, limit=None) == ["a", "b", "c", "d"]


async def test_all_tables_are_listed_whatever_else_is_known_of_them(store: Store) -> None:
    for number in range(120):
        await appended(store, entries(f"t{number}", 0, 1), summary(f"t{number}", touched=number))
    await appended(store, entries("unlisted", 0, 2))
    await appended(store, [], summary("t7", touched=500))
    expected = ["t7", *(f"t{number}" for number in reversed(range(120)) if number != 7)]
    assert await store.codes() == [*expected, "unlisted"]


async def test_a_guest_is_known_again(place: str) -> None:
    store = await open_store(place)
    assert await store.guest("g1") is None
    await store.keep_guest(Guest("g1", "Ada", 1, 2))
    await store.keep_guest(Guest("g1", "Ada Lovelace", 1, 9))
    await store.close()
    store = await open_store(place)
    assert await store.guest("g1") == Guest("g1", "Ada Lovelace", 1, 9)
    await store.close()


async def test_a_pass_is_used_once(store: Store) -> None:
    await store.keep_pass("digest", "ada", until=100)
    assert await store.use_pass("another", 50) is None
    assert await store.use_pass("digest", 50) == "ada"
    assert await store.use_pass("digest", 50) is None


async def test_a_pass_is_of_no_use_when_its_time_is_over(store: Store) -> None:
    await store.keep_pass("digest", "ada", until=100)
    assert await store.use_pass("digest", 100) is None
    assert await store.use_pass("digest", 50) is None


async def test_two_who_use_a_pass_at_once_are_one_who_may_and_one_who_may_not(
    store: Store,
) -> None:
    for attempt in range(5):
        await store.keep_pass(f"digest {attempt}", "ada", until=100)
        used = await asyncio.gather(*(store.use_pass(f"digest {attempt}", 1) for _ in range(4)))
        assert sorted(used, key=str) == [None, None, None, "ada"]


async def test_two_processes_cannot_use_a_pass_twice(postgres_place: str) -> None:
    stores = [await open_store(postgres_place) for _ in range(3)]
    for attempt in range(10):
        await stores[0].keep_pass(f"digest {attempt}", "ada", until=100)
        used = await asyncio.gather(*(store.use_pass(f"digest {attempt}", 1) for store in stores))
        assert sorted(used, key=str) == [None, None, "ada"]
    for store in stores:
        await store.close()


async def test_a_pass_that_is_there_already_is_refused(store: Store) -> None:
    await store.keep_pass("digest", "ada", until=100)
    with pytest.raises(StoreError, match=r"could not be written: .*(UNIQUE|unique)"):
        await store.keep_pass("digest", "ben", until=100)
    assert await store.use_pass("digest", 1) == "ada"


async def test_whoever_stops_waiting_for_a_write_disturbs_nobody(store: Store, place: str) -> None:
    with standstill(place):
        waiting = asyncio.ensure_future(store.keep_guest(Guest("g1", "Ada", 1, 2)))
        await asyncio.sleep(0.01)
        waiting.cancel()
    await all_told(store)
    assert await store.guest("g1") == Guest("g1", "Ada", 1, 2)
