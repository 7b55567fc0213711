"""Several servers are as fair as one: they tell each other who is where, and who counts as whom."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from qalat.server.hall import REST, Pace
from tests.server.asking import QUICK, until, within_reason
from tests.server.served import Served, serve, settings_in, visitor
from tests.server.test_limits import Watch
from tests.server.test_play import open_table
from tests.server.test_several import heard, room_at

pytestmark = pytest.mark.anyio

Two = tuple[Watch, Served, Callable[[], None], Served]


@pytest.fixture
def two(postgres_place: str, tmp_path: Path) -> Iterator[Two]:
    """The time, a server, what stops it, and another one."""
    watch = Watch()
    settings = settings_in(
        tmp_path, store=postgres_place, lease=600.0, now=watch, pace=Pace(0.02, 0.02)
    )
    with ExitStack() as stack, ExitStack() as first:
        one = first.enter_context(serve(settings))
        yield watch, one, first.close, stack.enter_context(serve(settings))


async def test_bots_rest_until_somebody_comes_by_way_of_another_server(two: Two) -> None:
    watch, one, _, other = two
    async with visitor(one, "Ada") as ada, visitor(other) as eve:
        code = await open_table(ada, QUICK, ["apprentice", "apprentice"], begin=True)
        room = room_at(one, code)
        await within_reason(until(lambda: room.table.number > 3))
        watch.now += REST + 1
        await within_reason(until(lambda: room.is_idle))
        number = room.table.number
        assert room.rests
        async with eve.at(code) as place:
            await heard(place, number + 3)
            watch.now += REST + 1
            await heard(place, number + 6)


async def test_a_table_is_counted_alike_when_another_server_owns_it(two: Two) -> None:
    _, one, stop, other = two
    async with visitor(one, "Ada") as ada, visitor(other) as eve:
        code = await open_table(ada, QUICK, ["me", "open"])
        address = room_at(one, code).address
        assert address
        async with eve.at(code) as place:
            await place.until("table")
            await within_reason(until(lambda: room_at(other, code).address == address))
            await asyncio.to_thread(stop)
            await within_reason(until(lambda: room_at(other, code).is_owned))
            assert room_at(other, code).asker.address == address
