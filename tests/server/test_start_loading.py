"""A start wakes the tables that go on by themselves, and no others."""

from __future__ import annotations

import asyncio
from pathlib import Path

from qalat.server.maintenance.transfer import keep
from qalat.server.rooms.room import Room
from qalat.server.rooms.rooms import REST, Rooms
from qalat.server.rooms.summaries import summary_of
from qalat.server.store import Entry, Store, open_store
from qalat.server.table import commands
from qalat.server.table.events import (
    AnyChair,
    AnyClock,
    BotChair,
    Clock,
    MoveClock,
    PersonChair,
    encode,
)
from qalat.server.table.table import Table
from qalat.server.thinking import Thinkers

HOUR = 3_600_000
ADA, BEN = PersonChair("a" * 32, "Ada"), PersonChair("b" * 32, "Ben")
BOT = BotChair("apprentice")


async def a_table(
    store: Store, code: str, *chairs: AnyChair, at: int = 0, clock: AnyClock | None = None
) -> Table:
    opened = commands.open_table(
        ADA.guest,
        "roll_and_write",
        list(chairs),
        options={},
        clock=clock or Clock(),
        public=False,
        stand_in="mason",
    )
    table = Table(code, opened, at)
    began = table.apply(commands.begin(table, ADA.guest), at)
    stored = [Entry(code, number, at, encode(each)) for number, each in enumerate((opened, began))]
    await keep(store, stored, summary_of(table))
    return table


async def leave(store: Store, table: Table) -> None:
    """Let whoever is to move leave."""
    left = table.apply(commands.leave(table, table.actor), table.touched + 1)
    entry = Entry(table.code, table.number, table.touched, encode(left))
    await keep(store, [entry], summary_of(table))


def test_only_tables_that_go_on_by_themselves_are_loaded_at_a_start(tmp_path: Path) -> None:
    async def story() -> None:
        store = await open_store(tmp_path / "tables.sqlite")
        await a_table(store, "quiet", ADA, BEN)
        await a_table(store, "last", ADA, BEN, at=HOUR)
        await a_table(store, "bots", BOT, BOT, at=HOUR - REST)  # whoever is drawn to begin
        await a_table(store, "timed", ADA, BEN, clock=MoveClock(86_400))
        await leave(store, await a_table(store, "left", ADA, BEN, at=HOUR - REST))
        rooms = Rooms(store, Thinkers(1), now=lambda: HOUR)
        await rooms.wake()
        assert set(rooms.by_code) == {"last", "bots", "timed", "left"}
        assert (await rooms.room("quiet")).table.actor >= 0
        await rooms.close()

    asyncio.run(story())


def test_tables_whose_bots_rest_are_not_loaded_at_a_start(tmp_path: Path) -> None:
    async def story() -> None:
        store = await open_store(tmp_path / "tables.sqlite")
        await a_table(store, "bots", BOT, BOT)
        await leave(store, await a_table(store, "left", ADA, BEN))
        timed = await a_table(store, "timed and left", ADA, BEN, clock=MoveClock(86_400))
        await leave(store, timed)
        await a_table(store, "last", ADA, BEN, at=HOUR)
        rooms = Rooms(store, Thinkers(1), now=lambda: 2 * HOUR)
        await rooms.wake()
        assert not rooms.by_code
        await rooms.close()

    asyncio.run(story())


def test_whoever_leaves_on_the_move_is_reported_in_the_summary(tmp_path: Path) -> None:
    async def story() -> None:
        store = await open_store(tmp_path / "tables.sqlite")
        table = await a_table(store, "left", ADA, BEN)
        rooms = Rooms(store, Thinkers(1))
        room: Room = await rooms.room("left")
        await room.settled(commands.leave(room.table, table.actor))
        await rooms.stop()
        summary = await store.summary("left")
        assert summary == summary_of(room.table)
        await store.close()

    asyncio.run(story())
