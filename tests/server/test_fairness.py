"""Who has how much of the bots, however many guests and tables one address makes."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from dataclasses import replace
from pathlib import Path

import httpx
import pytest

from qalat.server.rooms.bots import Pace
from qalat.server.rooms.room import Room
from qalat.server.rooms.rooms import REST, Rooms
from qalat.server.store import open_store
from qalat.server.table import commands
from qalat.server.table.events import BotChair, PersonChair
from qalat.server.thinking import Asker, Thinkers
from qalat.server.thinking.fair_semaphore import FairSemaphore
from tests.server.bot_pool import QUICK, ROSTER, a_match, asked, seated, until, within_reason
from tests.server.indistinguishable import Listener
from tests.server.running_server import SECONDS, UNLIMITED, Served, serve, settings_in, visitor
from tests.server.test_limits import Watch
from tests.server.test_play import open_table
from tests.server.test_seats import opening

CROWD, HONEST = "198.51.100.7", "203.0.113.9"


def test_a_bot_does_not_wait_for_all_the_tables_of_one_address() -> None:
    """A hundred and twenty questions of four guests of one address, and then one of another."""
    answered: list[str] = []

    with seated(1, games=[QUICK]) as workers:

        async def ask(address: str, guest: int, number: int) -> None:
            question = asked(a_match(), "first", table=f"{address} {guest} {number}")
            await workers.thinkers.ask(question, Asker(address, f"{address} guest {guest}"))
            answered.append(address)

        async def scene() -> None:
            busy = asyncio.create_task(workers.thinkers.ask(asked(a_match(), "patient:200ms")))
            await until(lambda: workers.thinkers.busy == 1)
            async with asyncio.TaskGroup() as tasks:
                for number in range(120):
                    tasks.create_task(ask(CROWD, number % 4, number))
                await until(lambda: workers.thinkers.waiting == 120)
                tasks.create_task(ask(HONEST, 0, 0))
            await busy

        workers.run(scene())
    assert len(answered) == 121
    assert answered.index(HONEST) <= 1


# A table at which nobody is.


@asynccontextmanager
async def rooms_in(folder: Path, watch: Watch) -> AsyncIterator[Rooms]:
    """A rooms with quick bots, and a time of its own."""
    store = await open_store(str(folder / "tables.sqlite"))
    thinkers = Thinkers(1, roster=ROSTER, games=[QUICK])
    await thinkers.start()
    rooms = Rooms(store, thinkers, pace=Pace(0.0, 0.0), now=watch)
    try:
        yield rooms
    finally:
        await rooms.close()


async def bots_play(rooms: Rooms, host: str = "a", address: str = HONEST) -> Room:
    """Open a table at which bots play alone, and begin."""
    chairs = [BotChair("apprentice"), BotChair("apprentice")]
    room = await rooms.opened(opening(game=QUICK, chairs=chairs), address=address)
    assert room.table.opened.host == host
    await room.carry_out(lambda table: commands.begin(table, host))
    return room


async def settled_down(room: Room) -> int:
    """Return the number of the last event once nothing more happens by itself."""
    await until(lambda: room.is_idle)
    return room.table.number


def test_bots_rest_where_nobody_has_been_for_long_and_go_on_when_somebody_comes(
    tmp_path: Path,
) -> None:
    async def story() -> None:
        watch = Watch()
        async with rooms_in(tmp_path, watch) as rooms:
            room = await bots_play(rooms)
            await until(lambda: room.table.number > 3)
            watch.now += REST + 1
            rested = await settled_down(room)
            assert room.table.status == "playing"
            watcher = Listener(-1, words=False)
            room.enter(watcher, -1, 1)
            await until(lambda: room.table.number > rested + 3)
            watch.now += 10 * REST
            seen = room.table.number
            await until(lambda: room.table.number > seen + 3)
            room.exit(watcher)
            watch.now += REST
            seen = room.table.number
            await until(lambda: room.table.number > seen + 3)
            watch.now += 1
            await settled_down(room)
            assert room.table.status == "playing"

    asyncio.run(within_reason(story()))


def test_a_table_that_was_left_before_a_restart_rests_until_somebody_comes(tmp_path: Path) -> None:
    async def story() -> None:
        watch = Watch()
        async with rooms_in(tmp_path, watch) as rooms:
            room = await bots_play(rooms)
            await until(lambda: room.table.number > 3)
        number, code = room.written, room.table.code
        watch.now += REST + 1
        async with rooms_in(tmp_path, watch) as rooms:
            await rooms.wake()
            room = await rooms.room(code)
            assert await settled_down(room) == number
            assert room.asker == Asker("", "a")
            room.enter(Listener(-1, words=False, address=CROWD), -1, 1)
            await until(lambda: room.table.number > number + 3)
            # Whoever wakes a table counts while nobody knows whose it is, or guests would wake
            # tables in turn for one who watches them all; but that hides none in the list.
            assert room.asker == Asker(CROWD, "a")
            assert room.address == ""

    asyncio.run(within_reason(story()))


def test_who_acts_over_http_wakes_a_table(tmp_path: Path) -> None:
    async def story() -> None:
        watch = Watch()
        async with rooms_in(tmp_path, watch) as rooms:
            chairs = [BotChair("apprentice"), BotChair("apprentice")]
            room = await rooms.opened(opening(game=QUICK, chairs=chairs))
            watch.now += 10 * REST
            assert room.rests
            await room.carry_out(lambda table: commands.begin(table, "a"))
            await until(lambda: room.table.number > 4)

    asyncio.run(within_reason(story()))


def test_a_table_is_counted_by_where_its_host_is(tmp_path: Path) -> None:
    async def story() -> None:
        async with rooms_in(tmp_path, Watch()) as rooms:
            chairs = [PersonChair("a", "Ada"), PersonChair("b", "Ben")]
            code = (await rooms.opened(opening(game=QUICK, chairs=chairs))).table.code
            del rooms.by_code[code]
            room = await rooms.room(code)
            assert room.asker == Asker("", "a")
            for guest, seat, address, counted in (
                ("", -1, "watching", "watching"),
                ("c", -1, "watching too", "watching"),
                ("b", 1, "ben's", "ben's"),
                ("c", -1, "elsewhere", "ben's"),
                ("a", 0, "ada's", "ada's"),
                ("b", 1, "ben's", "ada's"),
            ):
                room.enter(Listener(seat, words=False, guest=guest, address=address), -1, 1)
                assert room.asker == Asker(counted, "a")

    asyncio.run(within_reason(story()))


# What costs all, by address.

LITTLE = replace(
    UNLIMITED,
    guests=1e-9,
    guest_burst=3,
    passes=1e-9,
    pass_burst=2,
    tables=1e-9,
    table_burst=5,
    misses=1e-9,
    miss_burst=2,
    loads=1e-9,
    load_burst=3,
    looks=1e-9,
    look_burst=3,
    records=1e-9,
    record_burst=2,
)
"""What is spent is never given back while a test runs."""


@pytest.fixture
def strict(tmp_path: Path) -> Iterator[Served]:
    with serve(settings_in(tmp_path, limits=LITTLE)) as running:
        yield running


@contextmanager
def browser(served: Served, address: str, name: str = "") -> Iterator[httpx.Client]:
    """Open a browser at an address of this machine; it has a name if one is given."""
    transport = httpx.HTTPTransport(local_address=address)
    with httpx.Client(base_url=served.url, transport=transport, timeout=SECONDS) as found:
        if name:
            assert found.post("/api/me", json={"name": name}).status_code == 200
        yield found


ONE, OTHER = "127.0.0.2", "127.0.0.3"
TABLE = {"game": QUICK, "chairs": [{"kind": "me"}, {"kind": "open"}]}
TOO_FAST = (429, {"reason": "too_fast"})


def refused(response: httpx.Response) -> tuple[int, object]:
    return response.status_code, response.json()


def test_one_address_makes_only_so_many_guests(strict: Served) -> None:
    for number in range(3):
        with browser(strict, ONE, f"Guest {number}"):
            pass
    with browser(strict, ONE) as late, browser(strict, OTHER, "Honest") as honest:
        assert refused(late.post("/api/me", json={"name": "Late"})) == TOO_FAST
        code = honest.post("/api/tables", json=TABLE).json()["table"]
        sat = late.post(f"/api/tables/{code}/sit", json={"name": "Late"})
        assert refused(sat) == TOO_FAST
        assert honest.post("/api/me", json={"name": "Still here"}).status_code == 200


def test_one_address_opens_only_so_many_tables_whoever_asks(strict: Served) -> None:
    with browser(strict, ONE, "Ada") as ada, browser(strict, ONE, "Ben") as ben:
        for each in (ada, ben, ada):
            assert each.post("/api/tables", json=TABLE).status_code == 201
        code = ben.post("/api/lessons", json={"game": "medina"}).json()["table"]
        assert ben.post(f"/api/tables/{code}/close").status_code == 200
        assert ben.post(f"/api/tables/{code}/rematch").status_code == 201
        for each in (ada, ben):
            assert refused(each.post("/api/tables", json=TABLE)) == TOO_FAST
            assert refused(each.post("/api/lessons", json={"game": "medina"})) == TOO_FAST
    with browser(strict, OTHER, "Honest") as honest:
        assert honest.post("/api/tables", json=TABLE).status_code == 201


def test_one_address_has_only_so_many_tables_in_use(tmp_path: Path) -> None:
    watch = Watch()
    limits = replace(UNLIMITED, tables_in_use=2)
    with (
        serve(settings_in(tmp_path, limits=limits, now=watch)) as running,
        browser(running, ONE, "Ada") as ada,
        browser(running, ONE, "Ben") as ben,
        browser(running, OTHER, "Honest") as honest,
    ):
        code = ada.post("/api/tables", json=TABLE).json()["table"]
        assert ben.post("/api/tables", json=TABLE).status_code == 201
        assert refused(ben.post("/api/tables", json=TABLE)) == (
            429,
            {"reason": "too_many", "expected": "at most 2 tables of one address in use"},
        )
        assert honest.post("/api/tables", json=TABLE).status_code == 201
        assert ada.post(f"/api/tables/{code}/close").status_code == 200
        assert ben.post("/api/tables", json=TABLE).status_code == 201
        assert ben.post("/api/tables", json=TABLE).status_code == 429
        watch.now += REST + 1  # they rest
        assert ben.post("/api/tables", json=TABLE).status_code == 201


def test_a_table_whose_clock_runs_is_in_use_although_nobody_is_there(tmp_path: Path) -> None:
    watch = Watch()
    limits = replace(UNLIMITED, tables_in_use=1)
    clock = {"kind": "move", "seconds": 7 * 86_400}
    alone = {"game": "roll_and_write", "chairs": [{"kind": "me"}], "begin": True, "clock": clock}
    with (
        serve(settings_in(tmp_path, limits=limits, now=watch)) as running,
        browser(running, ONE, "Ada") as ada,
    ):
        assert ada.post("/api/tables", json=alone).status_code == 201
        watch.now += REST + 1
        assert ada.post("/api/tables", json=alone).status_code == 429


def test_one_address_opens_only_so_many_tables_in_days(tmp_path: Path) -> None:
    limits = replace(UNLIMITED, tables_of_days=1e-9, tables_of_days_burst=2)
    with (
        serve(settings_in(tmp_path, limits=limits)) as running,
        browser(running, ONE, "Ada") as ada,
        browser(running, OTHER, "Honest") as honest,
    ):
        assert [ada.post("/api/tables", json=TABLE).status_code for _ in range(3)] == [
            *(201, 201, 429)
        ]
        assert honest.post("/api/tables", json=TABLE).status_code == 201


def test_what_one_address_has_stored_by_messages_is_limited(tmp_path: Path) -> None:
    limits = replace(UNLIMITED, events=1e-9, event_burst=2)

    async def story(running: Served) -> None:
        async with visitor(running, "Ada") as ada:
            code = await open_table(ada, "medina", ["me", "open", "open"])
            async with ada.at(code) as place:
                await place.until("table")
                heard = [await place.ask(type="say", text="Hello") for _ in range(3)]
                assert [each["type"] for each in heard] == ["update", "update", "refused"]
                assert heard[-1]["reason"] == "too_fast"

    with serve(settings_in(tmp_path, limits=limits)) as running:
        asyncio.run(story(running))


def test_a_guest_who_finishes_much_does_not_open_more(tmp_path: Path) -> None:
    """Tables that are over do not push those that are under way out of what is counted."""
    limits = replace(UNLIMITED, open_tables=2)
    with (
        serve(settings_in(tmp_path, limits=limits)) as running,
        browser(running, ONE, "Ada") as ada,
    ):
        assert ada.post("/api/tables", json=TABLE).status_code == 201
        for _ in range(110):
            code = ada.post("/api/tables", json=TABLE).json()["table"]
            assert ada.post(f"/api/tables/{code}/close").status_code == 200
        assert ada.post("/api/tables", json=TABLE).status_code == 201
        assert ada.post("/api/tables", json=TABLE).json()["reason"] == "too_many"


def test_one_address_guesses_only_so_often(strict: Served) -> None:
    with browser(strict, ONE, "Ada") as ada, browser(strict, OTHER, "Honest") as honest:
        known = honest.post("/api/tables", json=TABLE).json()["table"]
        for path in ("nosuchtable1", "nosuchtable2/replay"):
            assert ada.get(f"/api/tables/{path}").json() == {"reason": "unknown_table"}
        for path in ("nosuchtable3", "nosuchtable4/analysis", "nosuchtable5/record"):
            assert refused(ada.get(f"/api/tables/{path}")) == TOO_FAST
        assert refused(ada.post("/api/me/use-pass", json={"secret": "guess"})) == TOO_FAST
        assert ada.get(f"/api/tables/{known}").status_code == 200
        assert honest.get("/api/tables/nosuchtable6").status_code == 404
        wrong = honest.post("/api/me/use-pass", json={"secret": "guess"})
        assert wrong.json() == {"reason": "bad_token"}
        assert refused(honest.get("/api/tables/nosuchtable7")) == TOO_FAST


def test_one_address_guesses_no_more_at_once_than_one_after_another(strict: Served) -> None:
    async def story() -> None:
        async with visitor(strict) as nobody:
            guesses = [nobody.http.get(f"/api/tables/nosuchtable{each}") for each in range(2, 9)]
            guesses.append(nobody.http.post("/api/me/use-pass", json={"secret": "guess"}))
            answers = [each.status_code for each in await asyncio.gather(*guesses)]
            assert sorted(answers) in ([404] * 2 + [429] * 6, [403, 404] + [429] * 6)

    asyncio.run(within_reason(story()))


def test_what_is_found_is_no_miss(tmp_path: Path) -> None:
    with serve(settings_in(tmp_path)) as running, browser(running, ONE, "Ada") as ada:
        tables = [ada.post("/api/tables", json=TABLE).json()["table"] for _ in range(3)]
        secrets = [ada.post("/api/me/pass").json()["secret"] for _ in range(3)]
    with serve(settings_in(tmp_path, limits=LITTLE)) as again, browser(again, ONE) as ada:
        found = [ada.get(f"/api/tables/{code}") for code in tables]
        used = [ada.post("/api/me/use-pass", json={"secret": each}) for each in secrets]
        assert [each.status_code for each in (*found, *used)] == [200] * 6


def test_one_address_lets_the_server_compute_only_so_much(strict: Served) -> None:
    """However many sockets it has; what a player does action by action is not counted."""

    async def story() -> None:
        async with visitor(strict, "Ada") as ada:
            code = await open_table(ada, QUICK, ["me"], begin=True)
            async with ada.at(code) as one, ada.at(code) as other:
                for each in (one, other):
                    await each.until("table")
                here = {"turn": one.now["turn"], "actions": one.legal[:1]}
                asked = [
                    await one.ask(type="preview", **here),
                    await other.ask(type="refresh"),
                    await one.ask(type="act", **here | {"actions": one.legal[:1] * 64}),
                    await one.ask(type="preview", **here),
                    await other.ask(type="refresh"),
                    await other.ask(type="act", **here | {"actions": one.legal[:1] * 64}),
                    await other.ask(type="act", **here),
                ]
                kinds = [each.get("reason", each["type"]) for each in asked]
                assert kinds[:2] == ["previewed", "table"]
                assert kinds[2] not in {"too_fast", "update"}
                assert kinds[3:] == ["too_fast"] * 3 + ["update"]

    asyncio.run(within_reason(story()))


def test_one_address_fetches_only_so_many_tables_into_memory(tmp_path: Path) -> None:
    with serve(settings_in(tmp_path)) as running, browser(running, ONE, "Ada") as ada:
        tables = [ada.post("/api/tables", json=TABLE).json()["table"] for _ in range(4)]
    with (
        serve(settings_in(tmp_path, limits=LITTLE)) as again,
        browser(again, ONE) as ada,
        browser(again, OTHER) as honest,
    ):
        asked = [ada.get(f"/api/tables/{code}") for code in tables]
        assert [each.status_code for each in asked] == [200, 200, 200, 429]
        assert refused(asked[-1]) == TOO_FAST
        assert ada.get(f"/api/tables/{tables[0]}").status_code == 200  # it is in memory
        assert honest.get(f"/api/tables/{tables[-1]}").status_code == 200


def test_one_address_asks_only_so_often_for_passes_and_records(strict: Served) -> None:
    with browser(strict, ONE, "Ada") as ada, browser(strict, OTHER, "Honest") as honest:
        for path, body in (("/api/me/pass", None), ("/api/records", {"text": "nonsense"})):
            answers = [ada.post(path, json=body) for _ in range(3)]
            assert [each.json().get("reason") == "too_fast" for each in answers] == [
                *(False, False, True)
            ]
            assert honest.post(path, json=body).status_code != 429


def test_one_address_asks_only_so_often_for_the_record_of_a_game_that_goes_on(
    strict: Served,
) -> None:
    with browser(strict, ONE, "Ada") as ada, browser(strict, OTHER, "Honest") as honest:
        alone = {"game": "roll_and_write", "chairs": [{"kind": "me"}], "begin": True}
        path = f"/api/tables/{ada.post('/api/tables', json=alone).json()['table']}/record"
        assert [ada.get(path).status_code for _ in range(3)] == [200, 200, 429]
        assert honest.get(path).status_code == 200


def test_one_address_has_only_so_many_links_drawn(strict: Served) -> None:
    with browser(strict, ONE, "Ada") as ada, browser(strict, OTHER, "Honest") as honest:
        chairs = [{"kind": "me"}, {"kind": "open"}]
        opened = ada.post("/api/tables", json={"game": "alhambra", "chairs": chairs}).json()
        path = f"/api/tables/{opened['table']}/qr"
        hosts = [{"Host": f"{letter * 60}.localhost"} for letter in "abc"]
        assert [ada.get(path, headers=host).status_code for host in hosts] == [200, 200, 429]
        assert honest.get(path).status_code == 200


def test_who_waits_at_a_turnstile_is_let_in_by_turns() -> None:
    passed: list[str] = []
    turnstile = FairSemaphore()

    async def pass_through(address: str) -> None:
        async with turnstile.passed((address,)):
            passed.append(address)
            await asyncio.sleep(0)

    async def scene() -> None:
        tasks = [asyncio.create_task(pass_through(each)) for each in "aaaab"]
        await asyncio.sleep(0)
        tasks[1].cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await pass_through("c")

    asyncio.run(scene())
    assert sorted(passed) == ["a", "a", "a", "b", "c"]
    assert passed.index("b") <= 2


def test_who_is_let_in_and_gone_at_once_keeps_no_place() -> None:
    turnstile = FairSemaphore()

    async def scene() -> None:
        async with turnstile.passed(("a",)):
            gone = asyncio.create_task(turnstile._enter(("b",)))
            await asyncio.sleep(0)
        gone.cancel()
        await asyncio.gather(gone, return_exceptions=True)
        async with asyncio.timeout(SECONDS), turnstile.passed(("c",)):
            pass

    asyncio.run(scene())
