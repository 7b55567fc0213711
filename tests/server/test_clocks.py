"""Time at a table: what runs it out, what gives some back, and the server's clock being set."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from qalat.server.rooms.steady_clock import JUMP, SteadyClock
from qalat.server.table import commands, events
from qalat.server.table.events import GameClock, MoveClock, PersonChair
from qalat.server.table.table import Table
from tests.server.running_server import Served, Visitor, serve, settings_in, visitor
from tests.server.test_play import open_table
from tests.server.test_tables import Story, refused

ADA, BEN, CYD = PersonChair("a", "Ada"), PersonChair("b", "Ben"), PersonChair("c", "Cyd")
MINUTE, DAY = 60_000, 24 * 3600 * 1000


def begun(clock: events.AnyClock, *chairs: events.AnyChair, **settings: Any) -> Story:
    return Story(*(chairs or (ADA, BEN)), clock=clock, **settings).begin(at=0)


def left(story: Story, at: int, seat: int) -> int:
    return story.table.clocks.left(at)[seat]


@pytest.mark.parametrize("clock", [GameClock(60), GameClock(60, 5), MoveClock(60)], ids=repr)
def test_whoever_leaves_and_comes_back_has_no_more_time_than_before(clock: Any) -> None:
    story = begun(clock)
    seat = story.table.actor
    for at in (40_000, 41_000, 42_000):
        story.happen(commands.leave(story.table, seat), at)
        story.happen(commands.come_back(story.table, seat), at + 500)
    assert left(story, 50_000, seat) == 10_000


@pytest.mark.parametrize("clock", [GameClock(60), GameClock(60, 5), MoveClock(60)], ids=repr)
def test_after_the_time_ran_out_there_is_a_little_of_it_once_a_turn(clock: Any) -> None:
    story = begun(clock)
    table, seat = story.table, story.table.actor
    story.happen(commands.leave(table, seat, "time"), MINUTE)
    story.happen(commands.come_back(table, seat), MINUTE)
    assert left(story, MINUTE, seat) == 30_000
    story.happen(commands.leave(table, seat), MINUTE + 20_000)
    story.happen(commands.come_back(table, seat), MINUTE + 21_000)
    assert left(story, MINUTE + 21_000, seat) == 9_000
    story.happen(commands.leave(table, seat, "time"), MINUTE + 30_000)
    refused("too_many", commands.come_back, table, seat)
    while table.actor == seat:
        story.act(at=MINUTE + 31_000)
    story.happen(commands.come_back(table, seat), MINUTE + 32_000)
    expected = MINUTE if isinstance(clock, MoveClock) else max(30_000, 1000 * clock.increment)
    if isinstance(clock, GameClock) and clock.increment:
        expected = 1000 * clock.increment  # the turn gave it, so that nothing had run out
    assert left(story, MINUTE + 32_000, seat) == expected


def test_a_little_time_is_never_more_than_the_table_gives() -> None:
    for clock in (GameClock(10), MoveClock(10)):
        story = begun(clock)
        seat = story.table.actor
        story.happen(commands.leave(story.table, seat, "time"), 10_000)
        story.happen(commands.come_back(story.table, seat), 10_000)
        assert left(story, 10_000, seat) == 10_000


@pytest.mark.parametrize("clock", [GameClock(60, 5), MoveClock(60)], ids=repr)
def test_a_turn_that_is_undone_gives_no_time(clock: Any) -> None:
    story = begun(clock, ADA, BEN, CYD, game="medina")
    table, seat, at = story.table, story.table.actor, 0
    other_before = left(story, 0, (seat + 1) % 3)
    for _ in range(5):
        at += 2_000
        count = 0
        while table.actor == seat:
            story.act(at=at)
            count += 1
        at += 1_000
        story.happen(commands.undo(table, seat, table.turn, count), at)
        assert table.actor == seat
    assert left(story, at, seat) == MINUTE - 5 * 2_000 - 5 * 1_000
    assert left(story, at, (seat + 1) % 3) == other_before


def test_nobody_uses_up_the_time_of_another_by_undoing() -> None:
    story = begun(GameClock(60), ADA, BEN, CYD, game="medina")
    table, seat, at = story.table, story.table.actor, 0
    count = 0
    while table.actor == seat:
        story.act(at=at)
        count += 1
    story.happen(commands.undo(table, seat, table.turn, count), 50_000)
    assert table.clocks.left(50_000) == tuple(
        MINUTE - 50_000 if each == seat else MINUTE for each in range(3)
    )
    assert table.runs_out() == MINUTE


def test_a_turn_that_is_undone_brings_no_second_help() -> None:
    story = begun(MoveClock(60), ADA, BEN, CYD, game="medina")
    table, seat = story.table, story.table.actor
    story.happen(commands.leave(table, seat, "time"), MINUTE)
    story.happen(commands.come_back(table, seat), MINUTE)
    at, count = MINUTE + 29_000, 0
    while table.actor == seat:
        story.act(at=at)
        count += 1
    story.happen(commands.undo(table, seat, table.turn, count), at)
    assert left(story, at, seat) == 1_000
    story.happen(commands.leave(table, seat, "time"), at + 1_000)
    refused("too_many", commands.come_back, table, seat)


def test_no_clock_shows_more_than_the_allowance_when_the_time_goes_back() -> None:
    story = begun(GameClock(600))
    story.act(at=3 * DAY)
    again = Table.replay("t", story.entries)
    for table in (story.table, again):
        assert max(table.clocks.left(DAY)) <= 600_000
    back = begun(GameClock(600))
    back.happen(commands.say(back.table, "a", "Ada", "hello", 0), 2 * DAY)
    assert left(back, -2 * DAY, back.table.actor) == 600_000


class Walls:
    """A wall's clock and an even one, both set by hand."""

    def __init__(self) -> None:
        self.wall = 1_800_000_000_000
        self.even = 5_000
        self.time = SteadyClock(lambda: self.wall, lambda: self.even)

    def pass_by(self, milliseconds: int) -> None:
        self.wall += milliseconds
        self.even += milliseconds


def test_time_runs_on_evenly_until_it_is_noticed_that_a_clock_was_set() -> None:
    walls = Walls()
    began = walls.time()
    assert began == walls.wall
    walls.pass_by(1_000)
    walls.wall += 3 * DAY
    assert walls.time() == began + 1_000
    assert walls.time.jumped()
    assert walls.time() == walls.wall
    assert not walls.time.jumped()
    walls.wall -= JUMP - 1
    assert not walls.time.jumped()


@pytest.fixture
def walls(tmp_path: Path) -> Iterator[tuple[Walls, Served]]:
    walls = Walls()
    with serve(settings_in(tmp_path, now=walls.time)) as served:
        yield walls, served


async def follow(served: Served) -> None:
    assert served.app.rooms is not None
    served.app.rooms.follow_time()


@pytest.mark.parametrize("jump", [3 * DAY, -2 * DAY], ids=["forward", "back"])
def test_a_clock_that_is_set_takes_and_gives_nobody_time(
    walls: tuple[Walls, Served], tmp_path: Path, jump: int
) -> None:
    async def scene(ada: Visitor, ben: Visitor) -> str:
        clock, served = walls
        code = await open_table(
            ada, "medina", ["me", "open", "open"], clock={"kind": "game", "seconds": 600}
        )
        for number, name in ((1, "Ben"), (2, "Cyd")):
            async with visitor(served, name) as friend:
                await friend.post(f"/api/tables/{code}/sit", {"seat": number})
        await ada.post(f"/api/tables/{code}/begin")
        async with ada.at(code) as place:
            await place.until("table")
            seat = place.now["actor"]
            clock.pass_by(20_000)
            clock.wall += jump
            await asyncio.to_thread(served.there, follow(served))
            while place.heard[-1].get("happened", {}).get("event") != "resumed":
                await place.hear()
            assert place.now["times"]["left"][seat] == 580_000
            clock.pass_by(10_000)
            now = await place.ask(type="refresh")
            assert now["times"]["left"][seat] == 570_000
            assert now["now"] == clock.wall
        return code

    async def story() -> None:
        async with visitor(walls[1], "Ada") as ada, visitor(walls[1], "Eve") as eve:
            await scene(ada, eve)

    asyncio.run(story())


@pytest.mark.parametrize("jump", [3 * DAY, -2 * DAY], ids=["forward", "back"])
def test_a_clock_that_was_set_between_two_starts_takes_and_gives_nobody_time(
    tmp_path: Path, jump: int
) -> None:
    clock = Walls()
    cookies: list[Any] = []

    async def before(served: Served) -> str:
        async with visitor(served, "Ada") as ada:
            cookies.append(ada.http.cookies)
            return await open_table(
                ada,
                "alhambra",
                ["me", "mason"],
                begin=True,
                clock={"kind": "game", "seconds": 600},
                options={"youngest": "1"},
            )

    async def after(served: Served, code: str) -> None:
        async with visitor(served) as ada:
            ada.http.cookies = cookies[0]
            async with ada.at(code) as place:
                now = await place.until("table")
                assert now["times"]["left"] == [600_000, 600_000]

    with serve(settings_in(tmp_path, now=clock.time)) as served:
        code = asyncio.run(before(served))
    clock.pass_by(20_000)
    clock.wall += jump
    later = SteadyClock(lambda: clock.wall, lambda: clock.even)
    with serve(settings_in(tmp_path, now=later)) as served:
        asyncio.run(after(served, code))
