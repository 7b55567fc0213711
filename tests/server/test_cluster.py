"""Several servers serve the same tables: whoever owns one may go, and the game goes on."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator, Sequence
from contextlib import AsyncExitStack, ExitStack
from pathlib import Path
from typing import Any

import psycopg
import pytest

from qalat.server.rooms.bots import Pace
from qalat.server.rooms.cluster import Cluster
from qalat.server.rooms.opening import open_rooms
from qalat.server.rooms.room import Room
from qalat.server.rooms.rooms import KEPT, Rooms
from qalat.server.store import open_store
from qalat.server.store.leases import LEFT_CHANNEL
from qalat.server.table.events import Said
from qalat.server.thinking import Thinkers
from tests.server.bot_pool import until
from tests.server.cluster import LONG, Player, check_story, server_process
from tests.server.indistinguishable import Listener
from tests.server.running_server import (
    Place,
    Reachable,
    Served,
    Visitor,
    serve,
    settings_in,
    visitor,
)
from tests.server.test_play import open_table
from tests.server.test_seats import opening

pytestmark = pytest.mark.anyio
GAME = "roll_and_write"
UNHURRIED = Pace(0.05)
"""A game that bots do not end before anybody can do something about it."""

Stop = Callable[[], None]


@pytest.fixture
def three(postgres_place: str, tmp_path: Path) -> Iterator[list[tuple[Served, Stop]]]:
    """Three servers in threads of their own, and what stops each of them."""
    settings = settings_in(tmp_path, store=postgres_place, lease=LONG, pace=UNHURRIED)
    with ExitStack() as all_of_them:
        running = []
        for _ in range(3):
            stack = all_of_them.enter_context(ExitStack())
            running.append((stack.enter_context(serve(settings)), stack.close))
        yield running


MOVES = 150
"""How often a table moves at most: on a busy machine nobody would else come to play at it."""


async def people(
    stack: AsyncExitStack, servers: Sequence[Reachable], *bots: str
) -> tuple[str, list[Player]]:
    """Somebody comes by each server; the first opens a table, the last begins the game."""
    guests: list[Visitor] = []
    for number, server in enumerate(servers):
        guests.append(await stack.enter_async_context(visitor(server, f"Guest {number}")))
    host, *friends = guests
    code = await open_table(host, GAME, ["me", *["open"] * len(friends), *bots])
    for number, friend in enumerate(friends):
        seat = await friend.post(f"/api/tables/{code}/sit", {})
        assert seat["you"] == number + 1
    await guests[-1].post(f"/api/tables/{code}/begin")
    return code, [Player(guest, 100 * number) for number, guest in enumerate(guests)]


def room_at(served: Served, code: str) -> Room:
    assert served.app.rooms is not None
    return served.app.rooms.by_code[code]


def owns(rooms: Rooms | None, code: str) -> bool:
    """Whether a process owns a table, as far as it knows."""
    assert rooms is not None
    assert isinstance(rooms.coordination, Cluster)
    return rooms.coordination.owns(code)


async def heard(place: Place, number: int) -> None:
    """Return when somebody has been told of so many events."""
    while place.now.get("number", -1) < number:
        await place.hear()


async def test_a_game_goes_on_to_its_end_when_its_owner_is_killed(
    postgres_place: str, tmp_path: Path
) -> None:
    async with AsyncExitStack() as stack:
        starting = [
            asyncio.to_thread(stack.enter_context, server_process(postgres_place, tmp_path))
            for _ in range(3)
        ]
        owner, *others = await asyncio.gather(*starting)
        code, players = await people(stack, [owner, *others])
        host = players[0]
        host.on_acknowledged = lambda count: owner.kill() if count == 7 else None

        async def play_elsewhere_later() -> None:
            assert not await host.play(code)
            host.visitor.url = others[0].url
            assert await host.play(code)

        async with asyncio.TaskGroup() as tasks:
            tasks.create_task(play_elsewhere_later())
            rest = [tasks.create_task(player.play(code)) for player in players[1:]]
        assert all(task.result() for task in rest)
        log = await players[1].visitor.fetch(f"/api/tables/{code}/log")
        assert log == await players[2].visitor.fetch(f"/api/tables/{code}/log")
        check_story(log, players)


async def test_bots_play_on_at_once_when_their_server_is_stopped(
    three: list[tuple[Served, Stop]],
) -> None:
    (owner, stop), (other, _), (third, _) = three
    async with (
        visitor(owner, "Ada") as ada,
        visitor(other) as eve,
        visitor(third) as third_party,
    ):
        code = await open_table(ada, GAME, ["apprentice", "apprentice"], begin=True)
        async with eve.at(code) as watching:
            await heard(watching, 4)
            await asyncio.to_thread(stop)
            while not watching.is_over:
                await watching.hear()
        await third_party.fetch(f"/api/tables/{code}")
        assert owns(other.app.rooms, code) != owns(third.app.rooms, code)
        check_story(await eve.fetch(f"/api/tables/{code}/log"), [])


async def test_a_table_that_moves_from_server_to_server_loses_nothing(
    three: list[tuple[Served, Stop]], postgres_place: str
) -> None:
    """As if each had been taken for dead, again and again, while it writes."""
    servers = [served for served, _ in three]
    async with AsyncExitStack() as stack:
        code, players = await people(stack, servers, "apprentice")
        playing = asyncio.gather(*(player.play(code) for player in players))
        connection = await psycopg.AsyncConnection.connect(postgres_place, autocommit=True)
        epochs = set()
        async with connection:
            for _ in range(MOVES):
                await connection.execute(
                    "UPDATE processes SET until = now() - interval '1 second' "
                    "WHERE id = (SELECT owner FROM leases WHERE code = %s)",
                    [code],
                )
                await connection.execute(f"NOTIFY {LEFT_CHANNEL}".encode())
                await asyncio.wait([playing], timeout=0.02)
                found = await connection.execute("SELECT epoch FROM leases WHERE code = %s", [code])
                epochs.add(await found.fetchone())
                if playing.done():
                    break
        assert all(await playing)
        assert len(epochs) > 1
        check_story(await players[0].visitor.fetch(f"/api/tables/{code}/log"), players)


async def test_what_is_refused_is_refused_alike_by_every_server(
    three: list[tuple[Served, Stop]],
) -> None:
    servers = [served for served, _ in three]
    async with AsyncExitStack() as stack:
        code, players = await people(stack, servers)
        places = []
        for player in players:
            place = await stack.enter_async_context(player.visitor.at(code))
            await place.until("table")
            places.append(place)
        answers: list[list[Any]] = [[] for _ in places]
        for place, own in zip(places, answers, strict=True):
            turn = place.now["turn"]
            own.append((await place.ask(type="act", turn=turn - 1, actions=[0]))["reason"])
            own.append((await place.ask(type="undo", turn=turn))["reason"])
            own.append((await place.ask(type="say", text=""))["reason"])
            own.append((await place.ask(type="ping"))["type"])
        for player, own in zip(players, answers, strict=True):
            body = await player.visitor.post(f"/api/tables/{code}/sit", {}, expect=409)
            own.append(body["reason"])
        expected = ["stale", "nothing_to_undo", "bad_text", "done", "begun"]
        assert answers == [expected] * 3


async def test_everybody_sees_who_is_here_by_way_of_another_server(
    three: list[tuple[Served, Stop]],
) -> None:
    servers = [served for served, _ in three]
    async with AsyncExitStack() as stack:
        code, players = await people(stack, servers)
        hers = await stack.enter_async_context(players[0].visitor.at(code))
        await hers.until("table")
        async with players[1].visitor.at(code) as his:
            assert (await hers.until("presence"))["here"] == [True, True, False]
            async with players[2].visitor.at(code) as third:
                reply = await third.until("table")
                while reply["here"] != [True, True, True]:
                    reply = await third.until("presence")
                while (await his.until("presence"))["here"] != [True, True, True]:
                    pass
        while (await hers.until("presence"))["here"] != [True, False, False]:
            pass
        watcher = await stack.enter_async_context(visitor(servers[2]))
        async with watcher.at(code):
            while (await hers.until("presence"))["watchers"] != 1:
                pass
            await asyncio.to_thread(three[2][1])
            while (await hers.until("presence"))["watchers"] != 0:
                pass


async def test_a_rematch_asked_for_at_two_servers_is_one_table(
    three: list[tuple[Served, Stop]],
) -> None:
    servers = [served for served, _ in three]
    async with AsyncExitStack() as stack:
        code, players = await people(stack, servers)
        await asyncio.gather(*(player.play(code) for player in players))
        path = f"/api/tables/{code}/rematch"
        asked = (player.visitor.post(path, expect=201) for player in players)
        opened = await asyncio.gather(*asked)
        assert len({each["table"] for each in opened}) == 1
        for player in players:
            mine = (await player.visitor.fetch("/api/tables/mine"))["tables"]
            assert [each["status"] for each in mine].count("open") == 1


async def test_a_table_that_nobody_is_at_is_forgotten_by_its_owner_and_anybodys(
    postgres_place: str,
) -> None:
    watch = [1_000_000_000_000]
    async with AsyncExitStack() as stack:
        all_rooms = []
        for _ in range(2):
            store = await open_store(postgres_place)
            rooms = await open_rooms(store, Thinkers(1), now=lambda: watch[0], lease=LONG)
            stack.push_async_callback(rooms.close)
            all_rooms.append(rooms)
        owner, other = all_rooms
        left, used = [(await owner.opened(opening())).table.code for _ in range(2)]
        followed = await other.room(used)
        followed.enter(Listener(-1, words=False), -1, 1)
        await until(lambda: owner.by_code[used].is_attended)
        watch[0] += KEPT + 1
        owner.sweep()
        assert set(owner.by_code) == {used}
        found = await owner.room(left)  # while it is being given up
        assert owns(owner, left)
        await found.settled(Said("a", "Ada", "back already"))
        watch[0] += KEPT + 1
        owner.sweep()
        while await leases_of(postgres_place, left):  # noqa: ASYNC110  nothing here tells of it
            await asyncio.sleep(0.01)
        assert not owns(owner, left)
        found = await other.room(left)
        assert [word.text for word in found.table.talk] == ["back already"]
        assert owns(other, left)


async def leases_of(place: str, code: str) -> int:
    async with await psycopg.AsyncConnection.connect(place) as connection:
        found = await connection.execute("SELECT count(*) FROM leases WHERE code = %s", (code,))
        row = await found.fetchone()
    assert row is not None
    return int(row[0])
