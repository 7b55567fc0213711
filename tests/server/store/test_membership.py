"""Several processes at the same tables: one owner a table, and bells for all."""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack
from pathlib import Path

import psycopg
import pytest

from qalat.server.store import NotOwner, Store, StoreError, open_store
from qalat.server.store.leases import letters_channel
from qalat.server.store.membership import Listeners, Membership, join_cluster
from tests.server.store.entries import NOON, appended, entries, standstill, summary

pytestmark = pytest.mark.anyio
LONG = 600.0  # seconds that no test lasts: who is to die is killed


class Member:
    """A store, its place in the membership, and what it has heard."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.membership: Membership
        self.changed: list[str] = []
        self.letters: list[bytes] = []
        self.lost: list[str] = []
        self.orphaned: list[str] = []
        self.words: list[str] = []
        self.living: list[set[str]] = []
        self.missed = 0
        self.ears = Listeners(
            changed=self.changed.append,
            received=self.letters.append,
            lost=self.lost.append,
            orphaned=self.orphaned.append,
            missed=self.miss,
            announced=self.words.append,
            living=self.living.append,
        )

    def miss(self) -> None:
        self.missed += 1

    async def heard(self, something: Callable[[], object]) -> None:
        """Return when something has been heard."""
        async with asyncio.timeout(30):
            while not something():  # noqa: ASYNC110  there is no telling what will be heard
                await asyncio.sleep(0.005)


Meet = Callable[[], Awaitable[Member]]


@pytest.fixture
async def meet(postgres_place: str) -> AsyncIterator[Meet]:
    """How one more process joins the membership."""
    async with AsyncExitStack() as leaving:

        async def join() -> Member:
            member = Member(await open_store(postgres_place))
            leaving.push_async_callback(member.store.close)
            member.membership = await join_cluster(member.store, member.ears, LONG)
            leaving.push_async_callback(member.membership.close)
            await member.heard(lambda: member.missed)
            return member

        yield join


def die(member: Member, place: str) -> None:
    """Let the time of a process be over, as if it had not been able to renew it."""
    with psycopg.connect(place) as connection:
        connection.execute(
            "UPDATE processes SET until = now() - interval '1 second' WHERE id = %s",
            [member.membership.process],
        )


async def test_a_free_table_is_taken_and_then_it_is_not_free(meet: Meet) -> None:
    ada, ben = await meet(), await meet()
    lease = await ada.membership.take("a")
    assert lease.owner == ada.membership.process
    assert await ben.membership.take("a") == lease
    assert await ada.membership.take("a") == lease
    assert (ada.membership.owned, ben.membership.owned) == ({"a"}, set())


async def test_of_many_who_take_a_table_at_once_one_owns_it(meet: Meet) -> None:
    members = [await meet() for _ in range(3)]
    for table in ("a", "b", "c", "d"):
        leases = await asyncio.gather(
            *(member.membership.take(table) for member in members for _ in range(2))
        )
        assert len(set(leases)) == 1
        assert sum(table in member.membership.owned for member in members) == 1


async def test_only_the_owner_can_append(meet: Meet) -> None:
    ada, ben = await meet(), await meet()
    await ada.membership.take("a")
    assert await appended(ada.store, entries("a", 0, 2), summary("a")) is None
    refused = await appended(ben.store, entries("a", 2, 3), summary("a", "ben"))
    assert isinstance(refused, NotOwner)
    assert str(refused) == "table a cannot be written, because another process owns it."
    assert isinstance(await appended(ben.store, [], summary("a", "ben")), NotOwner)
    assert isinstance(await appended(ben.store, entries("free", 0, 1)), NotOwner)
    assert await ben.store.load("a") == entries("a", 0, 2)
    assert await ben.store.summary("a") == summary("a")


async def test_a_table_given_up_is_free_behind_all_that_was_appended(meet: Meet) -> None:
    ada, ben = await meet(), await meet()
    first = await ada.membership.take("a")
    outcomes: list[BaseException | None] = []
    ada.store.append(entries("a", 0, 3), None, outcomes.append)
    giving_up = asyncio.ensure_future(ada.membership.give_up("a"))
    await asyncio.sleep(0)
    ada.store.append(entries("a", 3, 4), None, outcomes.append)
    await giving_up
    second = await ben.membership.take("a")
    assert second.owner == ben.membership.process
    assert second.epoch > first.epoch
    assert await ben.store.load("a") == entries("a", 0, 3)
    assert outcomes[0] is None
    assert isinstance(outcomes[1], NotOwner)


async def test_nothing_is_appended_to_a_table_that_another_process_has_removed(meet: Meet) -> None:
    ada, ben = await meet(), await meet()
    await ada.membership.take("a")
    assert await appended(ada.store, entries("a", 0, 2), summary("a", status="over")) is None
    await ada.membership.give_up("a")
    assert await ben.store.remove_tables(["a"], {"over": NOON + 1}) == ["a"]
    await ada.membership.take("a")
    assert isinstance(await appended(ada.store, entries("a", 2, 3), summary("a")), StoreError)
    assert await ada.store.load("a") == []


async def test_the_tables_of_the_dead_go_to_whoever_takes_them(
    meet: Meet, postgres_place: str
) -> None:
    ada, ben = await meet(), await meet()
    await ada.membership.take("a")
    await ada.membership.take("b")
    await appended(ada.store, entries("a", 0, 2))
    die(ada, postgres_place)
    await ben.membership.renew()
    await ben.heard(lambda: ben.orphaned)
    assert set(ben.orphaned) == {"a", "b"}
    assert (await ben.membership.take("a")).owner == ben.membership.process
    assert await appended(ben.store, entries("a", 2, 3)) is None

    assert isinstance(await appended(ada.store, entries("a", 3, 4)), NotOwner)
    assert await appended(ada.store, entries("b", 0, 1)) is None
    await ada.membership.renew()
    await ada.heard(lambda: ada.lost)
    assert (ada.lost, ada.membership.owned) == (["a"], {"b"})
    assert (await ben.membership.take("b")).owner == ada.membership.process
    assert await ada.store.load("a") == entries("a", 0, 3)


async def test_an_append_from_before_a_table_was_lost_is_refused_after_it_was_taken_again(
    meet: Meet, postgres_place: str
) -> None:
    ada = await meet()
    await ada.membership.take("a")
    with standstill(postgres_place):
        ada.store.append(entries("a", 0, 1))
        await waiting_for_locks(postgres_place, 1)
        outcome = asyncio.ensure_future(appended(ada.store, entries("a", 1, 2)))
        await asyncio.sleep(0)
        with psycopg.connect(postgres_place) as connection:
            connection.execute("UPDATE leases SET epoch = nextval('lease_epochs')")
    assert isinstance(await outcome, NotOwner)
    await ada.membership.take("a")
    assert await appended(ada.store, entries("a", 1, 2)) is None


async def test_who_takes_a_table_waits_for_what_its_owner_is_writing(
    meet: Meet, postgres_place: str
) -> None:
    ada, ben = await meet(), await meet()
    await ada.membership.take("a")
    die(ada, postgres_place)
    with standstill(postgres_place):
        outcome = asyncio.ensure_future(appended(ada.store, entries("a", 0, 3)))
        await waiting_for_locks(postgres_place, 1)
        taking = asyncio.ensure_future(ben.membership.take("a"))
        await waiting_for_locks(postgres_place, 2)
    assert await outcome is None
    assert (await taking).owner == ben.membership.process
    assert await ben.store.load("a") == entries("a", 0, 3)


async def waiting_for_locks(place: str, count: int) -> None:
    """Return when so many connections wait for others."""
    async with await psycopg.AsyncConnection.connect(place, autocommit=True) as connection:
        while True:
            found = await connection.execute(
                "SELECT count(*) FROM pg_stat_activity "
                "WHERE datname = current_database() AND wait_event_type = 'Lock'"
            )
            if (await found.fetchone() or (0,))[0] >= count:
                return


async def test_everybody_hears_which_table_has_changed(meet: Meet) -> None:
    ada, ben = await meet(), await meet()
    await ada.membership.take("a")
    await appended(ada.store, entries("a", 0, 1))
    await ben.heard(lambda: ben.changed)
    await ada.heard(lambda: ada.changed)
    assert Counter(ben.changed) == Counter(ada.changed) == {"a": 1}
    assert await ben.store.load("a") == entries("a", 0, 1)


async def test_a_bell_that_was_out_of_order_says_so(
    meet: Meet, postgres_place: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("qalat.server.store.notifications.RETRY_SECONDS", 0.01)
    ada, ben = await meet(), await meet()
    await ada.membership.take("a")
    with psycopg.connect(postgres_place) as connection:
        connection.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
            "WHERE datname = current_database() AND query LIKE 'LISTEN%'"
        )
    await ben.heard(lambda: ben.missed == 2)
    await appended(ada.store, entries("a", 0, 1))
    await ben.heard(lambda: ben.changed)


async def test_letters_arrive_in_order_and_with_nobody_else(meet: Meet) -> None:
    ada, ben, cem = [await meet() for _ in range(3)]
    letters = [f"letter {number} \0".encode() for number in range(50)]
    await asyncio.gather(
        *(ada.membership.send(ben.membership.process, letter) for letter in letters)
    )
    await ben.heard(lambda: len(ben.letters) == 50)
    assert ben.letters == letters
    assert (ada.letters, cem.letters) == ([], [])


async def test_everybody_hears_what_is_sent_to_all(meet: Meet) -> None:
    ada, ben = await meet(), await meet()
    await ada.membership.announce("hello")
    await ada.membership.announce("again")
    await ben.heard(lambda: len(ben.words) == 2)
    await ada.heard(lambda: len(ada.words) == 2)
    assert ben.words == ada.words == ["hello", "again"]


async def test_who_leaves_is_missed_at_once(meet: Meet, postgres_place: str) -> None:
    ben = await meet()
    ada = Member(await open_store(postgres_place))
    ada.membership = await join_cluster(ada.store, ada.ears, LONG)
    await ada.membership.take("a")
    await ben.membership.renew()
    await ada.membership.close()
    await ada.store.close()
    await ben.heard(lambda: ben.orphaned)
    both = {ada.membership.process, ben.membership.process}
    assert (ben.living[-2:], ben.orphaned) == ([both, {ben.membership.process}], ["a"])


async def test_who_cannot_renew_its_leases_says_so_and_tries_again(
    postgres_place: str, caplog: pytest.LogCaptureFixture
) -> None:
    ada = Member(await open_store(postgres_place))
    ada.membership = await join_cluster(ada.store, ada.ears, 0.06)
    with psycopg.connect(postgres_place, autocommit=True) as connection:
        connection.execute("ALTER TABLE processes RENAME TO gone")
        await ada.heard(lambda: "The leases could not be renewed" in caplog.text)
        connection.execute("ALTER TABLE gone RENAME TO processes")
    await ada.membership.renew()
    await ada.membership.close()
    await ada.store.close()


async def test_letters_that_cannot_be_collected_are_collected_later(
    meet: Meet, postgres_place: str, caplog: pytest.LogCaptureFixture
) -> None:
    ada, ben = await meet(), await meet()
    with psycopg.connect(postgres_place, autocommit=True) as connection:
        connection.execute("ALTER TABLE letters RENAME TO gone")
        connection.execute(f"NOTIFY {letters_channel(ben.membership.process)}".encode())
        await ben.heard(lambda: "The letters could not be collected" in caplog.text)
        connection.execute("ALTER TABLE gone RENAME TO letters")
    await ada.membership.send(ben.membership.process, b"after all")
    await ben.heard(lambda: ben.letters)
    assert ben.letters == [b"after all"]


async def test_who_leaves_takes_nothing_along(postgres_place: str, meet: Meet) -> None:
    ben = await meet()
    ada = Member(await open_store(postgres_place))
    ada.membership = await join_cluster(ada.store, ada.ears, LONG)
    await ada.membership.take("a")
    ada.store.append(entries("a", 0, 3))
    await ada.membership.close()
    await ada.store.close()
    await ben.membership.renew()
    await ben.heard(lambda: ben.orphaned)
    assert (await ben.membership.take("a")).owner == ben.membership.process
    assert await ben.store.load("a") == entries("a", 0, 3)
    assert await appended(ben.store, entries("a", 3, 4)) is None


async def test_the_long_dead_are_forgotten(meet: Meet, postgres_place: str) -> None:
    with psycopg.connect(postgres_place) as connection:
        await (await open_store(postgres_place)).close()
        connection.execute("INSERT INTO processes VALUES ('old', now() - interval '2 hours')")
        connection.execute("INSERT INTO letters (recipient, data) VALUES ('old', '')")
    ada = await meet()
    with psycopg.connect(postgres_place) as connection:
        living = connection.execute("SELECT id FROM processes").fetchall()
        letters = connection.execute("SELECT * FROM letters").fetchall()
    assert (living, letters) == ([(ada.membership.process,)], [])


async def test_a_file_has_no_cluster(tmp_path: Path) -> None:
    store = await open_store(tmp_path / "games.db")
    with pytest.raises(StoreError, match="in PostgreSQL only"):
        await join_cluster(store, Member(store).ears)
    await store.close()
