"""One of several servers leaves what nobody needs there: a table, or a code that is no table's."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import psycopg
import pytest

from qalat.server.rooms.rooms import Rooms
from tests.server.bot_pool import until, within_reason
from tests.server.running_server import Served, serve, settings_in, visitor
from tests.server.test_cluster import owns
from tests.server.test_play import open_table

pytestmark = pytest.mark.anyio


@pytest.fixture
def two(postgres_place: str, tmp_path: Path) -> Iterator[list[Served]]:
    settings = settings_in(tmp_path, store=postgres_place, lease=600.0)
    with ExitStack() as stack:
        yield [stack.enter_context(serve(settings)) for _ in range(2)]


def leased(place: str) -> set[str]:
    """The tables that somebody owns."""
    with psycopg.connect(place) as connection:
        return {code for (code,) in connection.execute("SELECT code FROM leases")}


def rooms_of(served: Served) -> Rooms:
    assert served.app.rooms is not None
    return served.app.rooms


async def test_nobody_owns_a_table_that_is_not_there(
    two: list[Served], postgres_place: str
) -> None:
    async with visitor(two[0], "Ada") as ada:
        code = await open_table(ada, "medina", ["me", "open", "open"])
        for number in range(5):
            await ada.fetch(f"/api/tables/nosuchtable{number}", expect=404)
    assert leased(postgres_place) == {code}


async def test_a_table_that_nobody_is_at_is_left_by_its_owner(
    two: list[Served], postgres_place: str
) -> None:
    one, other = two
    async with visitor(one, "Ada") as ada, visitor(other) as eve:
        left = await open_table(ada, "medina", ["me", "open", "open"])
        used = await open_table(ada, "medina", ["me", "open", "open"])
        rooms = rooms_of(one)

        async def forget() -> None:
            rooms.most_idle = 0
            rooms.sweep()

        async with eve.at(used) as place:
            await place.until("table")
            await within_reason(until(lambda: rooms.by_code[used].is_attended))
            one.there(forget())
            await within_reason(until(lambda: leased(postgres_place) == {used}))
            assert set(rooms.by_code) == {used}
            assert not owns(rooms, left)
            await eve.fetch(f"/api/tables/{left}")
            assert owns(rooms_of(other), left)
            reply = await ada.post(f"/api/tables/{left}/sit", {"seat": 1}, expect=409)
            assert reply["reason"] == "seated_already"
            chair = {"kind": "bot", "level": "mason"}
            await ada.post(f"/api/tables/{left}/chair", {"seat": 1, "chair": chair})
            assert (await eve.fetch(f"/api/tables/{left}"))["seats"][1]["kind"] == "bot"
