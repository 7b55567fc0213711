"""The public list: whoever waits for players is seen there, however many tables others open."""

from __future__ import annotations

import asyncio
from contextlib import ExitStack
from dataclasses import replace
from pathlib import Path

from qalat.server.app import Settings
from qalat.server.limits import Limits
from qalat.server.rooms.public_list import MOST_LISTED, Waiting, shared_out
from qalat.server.rooms.rooms import REST
from tests.server.bot_pool import until, within_reason
from tests.server.running_server import (
    SECONDS,
    UNLIMITED,
    Served,
    Visitor,
    serve,
    settings_in,
    visitor,
)
from tests.server.test_limits import Watch
from tests.server.test_play import open_table

LIMITS = Limits()


def waiting(address: str, number: int, *, host: str = "", made: int = 0) -> Waiting:
    return Waiting(f"{address}{number}", made or number, host or f"{address} {number}", address)


def test_one_table_of_each_address_comes_before_another_of_any() -> None:
    crowds = [waiting(f"crowd {n}", number) for n in range(9) for number in range(1000, 1120)]
    honest = [waiting(f"honest {n}", n) for n in range(10)]
    listed = shared_out(crowds + honest, LIMITS)
    assert len(listed) == MOST_LISTED
    assert {each.table for each in honest} <= set(listed)
    for n in range(9):
        assert sum(each.startswith(f"crowd {n}") for each in listed) == 10


def test_one_address_and_one_guest_have_only_so_many_in_the_list() -> None:
    crowd = [waiting("crowd", number) for number in range(120)]
    listed = shared_out([*crowd, waiting("honest", 0)], LIMITS)
    assert listed == [f"crowd{number}" for number in range(119, 107, -1)] + ["honest0"]
    one = [waiting("crowd", number, host="Eve") for number in range(120)]
    unknown = [waiting("", number, host="Eve") for number in range(200, 220)]
    assert len(shared_out(one + unknown, LIMITS)) == LIMITS.guest_listed


def test_the_latest_table_is_listed_first() -> None:
    tables = [waiting("a", 3), waiting("b", 1), waiting("a", 2), waiting("c", 4)]
    assert shared_out(tables, LIMITS) == ["c4", "a3", "a2", "b1"]


async def listed(who: Visitor) -> list[str]:
    return [each["table"] for each in (await who.fetch("/api/tables"))["tables"]]


def settings(folder: Path, watch: Watch, **changes: object) -> Settings:
    limits = replace(UNLIMITED, listed=LIMITS.listed, guest_listed=LIMITS.guest_listed)
    return settings_in(folder, limits=limits, now=watch, **changes)


CHAIRS = ["me", "open", "open"]
BOT = {"seat": 2, "chair": {"kind": "bot", "level": "mason"}}


def test_a_table_is_listed_for_as_long_as_somebody_waits_there(tmp_path: Path) -> None:
    watch = Watch()

    async def story(served: Served) -> None:
        async with visitor(served, "Ada") as ada, visitor(served, "Eve") as eve:
            hidden = await open_table(ada, "medina", CHAIRS)
            code = await open_table(ada, "medina", CHAIRS, public=True)
            left = await open_table(ada, "medina", CHAIRS, public=True)
            assert sorted(await listed(eve)) == sorted([code, left])
            async with ada.at(code) as place:
                await place.until("table")
                watch.now += REST + 1
                assert await listed(eve) == [code]
                assert hidden not in await listed(eve)
                await eve.post(f"/api/tables/{code}/sit", {})
                [reply] = (await eve.fetch("/api/tables"))["tables"]
                assert [seat["kind"] for seat in reply["seats"]] == ["person", "person", "open"]
            assert await listed(eve) == [code]
            async with eve.at(left) as place:
                await place.until("table")
                assert set(await listed(eve)) == {code, left}
                await ada.post(f"/api/tables/{left}/close")
                assert await listed(eve) == [code]
            watch.now += REST + 1
            assert await listed(eve) == []

    with serve(settings(tmp_path, watch)) as running:
        asyncio.run(within_reason(story(running)))


def test_a_table_is_listed_again_when_its_host_comes_back_after_a_restart(tmp_path: Path) -> None:
    watch = Watch()

    async def first(served: Served) -> tuple[str, dict[str, str]]:
        async with visitor(served, "Ada") as ada:
            code = await open_table(ada, "medina", CHAIRS, public=True)
            assert await listed(ada) == [code]
            return code, dict(ada.http.cookies)

    async def second(served: Served, code: str, cookies: dict[str, str]) -> None:
        async with visitor(served) as ada:
            ada.http.cookies.update(cookies)
            assert await listed(ada) == []
            async with ada.at(code) as place:
                assert (await place.until("table"))["host"]
                assert await listed(ada) == [code]

    with serve(settings(tmp_path, watch)) as running:
        code, cookies = asyncio.run(within_reason(first(running)))
    with serve(settings(tmp_path, watch)) as running:
        asyncio.run(within_reason(second(running, code, cookies)))


def test_every_process_lists_who_waits_by_way_of_another(
    postgres_place: str, tmp_path: Path
) -> None:
    watch = Watch()
    chosen = settings(tmp_path, watch, store=postgres_place, lease=600.0)

    async def until_listed(who: Visitor, *codes: str) -> None:
        async with asyncio.timeout(SECONDS):
            while sorted(await listed(who)) != sorted(codes):  # noqa: ASYNC110  another tells it
                await asyncio.sleep(0.02)

    async def story(one: Served, other: Served, stack: ExitStack) -> None:
        async with visitor(one, "Ada") as ada, visitor(other, "Eve") as eve:
            code = await open_table(ada, "medina", CHAIRS, public=True)
            await until_listed(eve, code)
            async with ada.at(code) as place:
                await place.until("table")
                left = await open_table(ada, "medina", CHAIRS, public=True)
                await until_listed(eve, code, left)
                watch.now += REST + 1
                await until_listed(eve, code)
                third = await asyncio.to_thread(stack.enter_context, serve(chosen))
                async with visitor(third, "Ida") as ida:
                    await until_listed(ida, code)
                await eve.post(f"/api/tables/{code}/sit", {})
                await ada.post(f"/api/tables/{code}/chair", BOT)
                await ada.post(f"/api/tables/{code}/begin")
                await until_listed(eve)
                rooms = other.app.rooms
                assert rooms is not None
                await within_reason(until(lambda: not rooms.waiting()))

    with ExitStack() as stack:
        one, other = (stack.enter_context(serve(chosen)) for _ in range(2))
        asyncio.run(story(one, other, stack))
