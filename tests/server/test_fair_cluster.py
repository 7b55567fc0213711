"""Several servers are as fair as one: they tell each other who is where, and who counts as whom."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import ExitStack, asynccontextmanager
from pathlib import Path

import pytest

from qalat.server.rooms.bots import Pace
from qalat.server.rooms.opening import open_rooms
from qalat.server.rooms.rooms import REST, Rooms
from qalat.server.store import open_store
from qalat.server.thinking import Thinkers
from tests.server.bot_pool import QUICK, ROSTER, until, within_reason
from tests.server.indistinguishable import Listener
from tests.server.running_server import Served, serve, settings_in, visitor
from tests.server.test_cluster import room_at
from tests.server.test_fairness import bots_play
from tests.server.test_limits import Watch
from tests.server.test_play import open_table

pytestmark = pytest.mark.anyio


@asynccontextmanager
async def rooms_of(place: str, watch: Watch) -> AsyncIterator[Rooms]:
    """One of several processes, with quick bots and a time of its own."""
    store = await open_store(place)
    thinkers = Thinkers(1, roster=ROSTER, games=[QUICK])
    await thinkers.start()
    rooms = await open_rooms(store, thinkers, pace=Pace(0.0, 0.0), now=watch, lease=600.0)
    try:
        yield rooms
    finally:
        await rooms.close()


async def test_bots_rest_until_somebody_comes_by_way_of_another_server(
    postgres_place: str,
) -> None:
    watch = Watch()
    async with rooms_of(postgres_place, watch) as one, rooms_of(postgres_place, watch) as other:
        room = await bots_play(one)
        await within_reason(until(lambda: room.table.number > 3))
        watch.now += REST + 1
        await within_reason(until(lambda: room.is_idle))
        number = room.table.number
        assert room.rests
        followed = await other.room(room.table.code)
        followed.enter(Listener(-1, words=False), -1, 1)
        await within_reason(until(lambda: room.table.number > number + 3))
        watch.now += REST + 1
        await within_reason(until(lambda: room.table.number > number + 6))


@pytest.fixture
def two(postgres_place: str, tmp_path: Path) -> Iterator[tuple[Served, Callable[[], None], Served]]:
    """A server, what stops it, and another one."""
    settings = settings_in(tmp_path, store=postgres_place, lease=600.0)
    with ExitStack() as stack, ExitStack() as first:
        one = first.enter_context(serve(settings))
        yield one, first.close, stack.enter_context(serve(settings))


async def test_a_table_is_counted_alike_when_another_server_owns_it(
    two: tuple[Served, Callable[[], None], Served],
) -> None:
    one, stop, other = two
    async with visitor(one, "Ada") as ada, visitor(other) as eve:
        code = await open_table(ada, QUICK, ["me", "open"])
        address = room_at(one, code).address
        assert address
        async with eve.at(code) as place:
            await place.until("table")
            await within_reason(until(lambda: room_at(other, code).address == address))
            await asyncio.to_thread(stop)
            await within_reason(until(lambda: room_at(other, code).sharing.is_owner))
            assert room_at(other, code).asker.address == address
