"""The log of a table: in order, all or nothing, as it was given."""

import asyncio
import threading
from functools import partial

import pytest

from qalat.server.store import Entry, Store, StoreError, chain, keyed, open_store, summaries
from tests.server.store.entries import all_told, appended, entries, standstill, summary

pytestmark = pytest.mark.anyio


async def test_a_table_that_was_never_heard_of_has_no_events(store: Store) -> None:
    assert await store.load("nowhere") == []


async def test_what_was_appended_is_loaded_as_it_was(store: Store) -> None:
    assert await appended(store, entries("a", 0, 3)) is None
    assert await appended(store, entries("b", 0, 1)) is None
    assert await appended(store, entries("a", 3, 4)) is None
    assert await store.load("a") == entries("a", 0, 4)
    assert await store.load("b") == entries("b", 0, 1)


async def test_events_after_a_number_are_loaded_alone(store: Store) -> None:
    await appended(store, entries("a", 0, 5))
    assert await store.load("a", after=2) == entries("a", 3, 5)
    assert await store.load("a", after=4) == []


async def test_any_bytes_and_any_letters_come_back(store: Store) -> None:
    event = Entry("قلعة-الحمراء", 0, 2**62, bytes(range(256)) * 300)
    assert await appended(store, [event]) is None
    assert await store.load("قلعة-الحمراء") == [event]


async def test_a_store_opened_again_goes_on_where_it_was(place: str) -> None:
    first = await open_store(place)
    first.append(entries("a", 0, 3))
    first.append(entries("b", 0, 2))
    await first.close()
    second = await open_store(place)
    assert await appended(second, entries("a", 3, 5)) is None
    assert await second.load("a") == entries("a", 0, 5)
    assert await second.load("b") == entries("b", 0, 2)
    await second.close()


async def test_closing_waits_for_all_that_was_appended_and_reports_it(place: str) -> None:
    store = await open_store(place)
    reply: list[BaseException | None] = []
    for number in range(200):
        store.append(entries("a", number, number + 1), None, reply.append)
    await store.close()
    assert reply == [None] * 200
    with pytest.raises(StoreError, match="is closed"):
        store.append(entries("a", 200, 201))
    with pytest.raises(StoreError, match="is closed"):
        await store.load("a")
    with pytest.raises(StoreError, match="is closed"):
        await store.close()


async def test_what_piles_up_during_a_commit_is_one_group(store: Store, place: str) -> None:
    reply: list[int] = []

    def note(number: int, error: BaseException | None) -> None:
        assert error is None
        reply.append(number)

    with standstill(place):
        for number in range(300):
            for table in "abc":
                store.append(entries(table, number, number + 1), None, partial(note, number))
        assert store.waiting == 900
        await asyncio.sleep(0.05)
        assert reply == []
    await all_told(store)
    assert store.written.groups <= 2
    assert store.written.entries == 900
    assert reply == [number for number in range(300) for _ in "abc"]
    assert await store.load("b") == entries("b", 0, 300)


async def test_done_is_called_in_the_event_loop(store: Store) -> None:
    threads: list[int] = []
    store.append(entries("a", 0, 1), None, lambda _: threads.append(threading.get_ident()))
    assert threads == []
    await all_told(store)
    assert threads == [threading.get_ident()]


async def test_one_listener_that_fails_keeps_nobody_from_being_notified(
    store: Store, place: str
) -> None:
    complaints: list[str] = []
    loop = asyncio.get_running_loop()
    loop.set_exception_handler(lambda _, context: complaints.append(str(context["exception"])))
    reply: list[BaseException | None] = []

    def fail(_: BaseException | None) -> None:
        raise ValueError("not listening")

    with standstill(place):
        store.append(entries("a", 0, 1), None, fail)
        store.append(entries("a", 1, 2), None, reply.append)
    await all_told(store)
    assert (complaints, reply) == (["not listening"], [None])


@pytest.mark.parametrize(
    ("wrong", "why"),
    [
        (entries("a", 3, 5), "event 3 of table a .* the next one to come is 2"),
        (entries("a", 1, 3), "event 1 of table a .* the next one to come is 2"),
        (entries("a", 0, 1), "event 0 of table a .* the next one to come is 2"),
        (entries("a", 2, 3) + entries("a", 4, 5), "event 4 of table a .* is 3"),
        (entries("a", 2, 3) + entries("b", 3, 4), "event of table b .* of table a"),
    ],
    ids=["gap", "overlap", "again", "gap inside", "two tables"],
)
async def test_events_that_do_not_follow_are_refused_and_nothing_of_them_is_kept(
    store: Store, place: str, wrong: list[Entry], why: str
) -> None:
    await appended(store, entries("a", 0, 2), summary("a", "ada"))
    outcomes: list[BaseException | None] = []
    with standstill(place):
        store.append(entries("c", 0, 1), summary("c"), outcomes.append)
        store.append(wrong, summary("a", "ben"), outcomes.append)
        store.append(entries("a", 2, 3), None, outcomes.append)
    await all_told(store)
    before, refusal, after = outcomes
    assert (before, after) == (None, None)
    with pytest.raises(StoreError, match=why):
        raise refusal or AssertionError
    assert await store.load("a") == entries("a", 0, 3)
    assert await store.load("b") == []
    assert await store.summary("a") == summary("a", "ada")


async def test_what_the_database_refuses_harms_nobody_else(store: Store, place: str) -> None:
    too_late = Entry("a", 1, 2**70, b"")
    outcomes: list[BaseException | None] = []
    with standstill(place):
        store.append(entries("b", 0, 2), None, outcomes.append)
        store.append([*entries("a", 0, 1), too_late], summary("a"), outcomes.append)
        store.append(entries("b", 2, 3), summary("b"), outcomes.append)
        store.append(entries("a", 2, 3), None, outcomes.append)
        kept = asyncio.gather(store.keep_pass("p", "ada", 5))
        await asyncio.sleep(0)
    await kept
    first, refused, second, behind = outcomes
    assert (first, second) == (None, None)
    assert isinstance(refused, StoreError)
    assert str(refused).startswith(f"{place} could not be written: ")
    assert "the next one to come is 0" in str(behind)
    assert await store.load("a") == []
    assert await store.summary("a") is None
    assert await store.load("b") == entries("b", 0, 3)
    assert await store.use_pass("p", 1) == "ada"


async def test_a_summary_can_be_kept_without_events(store: Store) -> None:
    assert await appended(store, [], summary("a")) is None
    assert await store.summary("a") == summary("a")
    assert await store.load("a") == []


async def test_of_two_processes_that_append_the_same_number_one_succeeds(
    postgres_place: str,
) -> None:
    stores = [await open_store(postgres_place) for _ in range(2)]
    last = 0
    for number in range(10):
        outcomes = await asyncio.gather(
            *(appended(store, entries("a", number, number + 1)) for store in stores)
        )
        assert sum(outcome is None for outcome in outcomes) == 1
        assert sum(isinstance(outcome, StoreError) for outcome in outcomes) == 1
        last = number
    assert await stores[0].load("a") == entries("a", 0, last + 1)
    for store in stores:
        await store.close()


async def test_a_table_that_another_process_went_on_with_is_known_anew(
    postgres_place: str,
) -> None:
    ada, ben = [await open_store(postgres_place) for _ in range(2)]
    assert await appended(ada, entries("a", 0, 1)) is None
    assert await appended(ben, entries("a", 1, 3)) is None
    assert "the next one to come is 3" in str(await appended(ada, entries("a", 1, 2)))
    assert await appended(ada, entries("a", 3, 4)) is None
    assert await ben.load("a") == entries("a", 0, 4)
    await ada.close()
    await ben.close()


async def test_tables_are_found_when_more_are_in_use_than_a_store_remembers(
    place: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(chain, "NOTE_EVERY", 7)
    monkeypatch.setattr(chain, "HEADS_KNOWN", 2)
    monkeypatch.setattr(keyed, "TABLES_KNOWN", 2)
    monkeypatch.setattr(summaries, "TABLES_KNOWN", 2)
    store = await open_store(place)
    for number in range(25):
        for table in "abcd"[: 1 + number % 4]:
            known = len(await store.load(table))
            about = summary(table, touched=number)
            assert await appended(store, entries(table, known, known + 1), about) is None
    assert [len(await store.load(table)) for table in "abcd"] == [25, 18, 12, 6]
    assert await store.load("c") == entries("c", 0, 12)
    assert [found.touched for found in await store.summaries()] == [24, 23, 23, 23]
    await store.close()
