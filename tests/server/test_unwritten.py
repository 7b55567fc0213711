"""Nobody is told what is not on disk yet: over HTTP, over sockets, in lists and in figures."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
from collections.abc import AsyncIterator, Coroutine, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from qalat.server.maintenance.transfer import keep
from qalat.server.rooms.room import Room
from qalat.server.rooms.summaries import summary_of
from qalat.server.store import Entry
from qalat.server.table import commands
from qalat.server.table.events import Acted, PersonChair, encode
from qalat.server.table.table import Table
from tests.server.running_server import Place, Served, Visitor, serve, settings_in, visitor
from tests.server.test_play import open_table
from tests.server.test_tables import Story

GAME = "roll_and_write"
PATIENCE = 0.3
"""Seconds in which something would be told that is not held back."""

CODE = "tablewaiting"


@pytest.fixture
def own(tmp_path: Path) -> Iterator[Served]:
    with serve(settings_in(tmp_path)) as served:
        yield served


@dataclass
class Stalled:
    """A server whose disk stands still, and somebody who has done something meanwhile."""

    served: Served
    folder: Path
    code: str

    @property
    def room(self) -> Room:
        assert self.served.app.rooms is not None
        return self.served.app.rooms.by_code[self.code]

    @contextlib.asynccontextmanager
    async def behind(self, place: Place, **message: Any) -> AsyncIterator[None]:
        """Let a message lead to an event that cannot be written before this is left."""
        room, before = self.room, self.room.table.number
        other = sqlite3.connect(self.folder / "tables.sqlite", isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        try:
            await place.send({"id": 99, **message})
            while room.table.number == before:  # noqa: ASYNC110  nothing tells of it before
                await asyncio.sleep(0.01)
            assert room.written == before
            yield
        finally:
            other.execute("ROLLBACK")
            other.close()


def act(place: Place) -> dict[str, Any]:
    return {"type": "act", "turn": place.now["turn"], "actions": place.legal[:1]}


async def held_back(*asked: Coroutine[Any, Any, Any]) -> list[asyncio.Task[Any]]:
    """Ask for something, none of which is answered yet."""
    tasks = [asyncio.create_task(each) for each in asked]
    done, _ = await asyncio.wait(tasks, timeout=PATIENCE)
    assert not done, [task.result() for task in done]
    return tasks


async def until_own(place: Place) -> None:
    while not place.legal:
        await place.hear()


def test_pages_and_lists_wait_for_the_disk(own: Served, tmp_path: Path) -> None:
    async def story() -> None:
        async with visitor(own, "Ada") as ada, visitor(own) as eve:
            robot = {"kind": "program", "name": "Robot"}
            body = {"game": GAME, "chairs": [{"kind": "me"}, robot], "begin": True}
            opened = await ada.post("/api/tables", body, expect=201)
            code = opened["table"]
            table, stalled = f"/api/tables/{code}", Stalled(own, tmp_path, code)
            async with ada.at(code) as place, eve.at(code, token=opened["tokens"]["1"]) as robots:
                await place.until("table")
                await robots.until("table")
                mover = place if place.now["actor"] == 0 else robots
                before = await eve.fetch(f"{table}/record")
                async with stalled.behind(mover, **act(mover)):
                    reply = await held_back(
                        eve.fetch(table),
                        ada.fetch("/api/tables/mine"),
                        eve.fetch(f"{table}/replay"),
                        eve.fetch(f"{table}/record"),
                        ada.fetch(f"{table}/record"),
                        eve.fetch(f"{table}/log", expect=409),
                        eve.post(f"{table}/analysis", expect=409),
                        ada.post(f"{table}/begin", expect=409),
                        ada.post(f"{table}/sit", {}, expect=409),
                    )
                listed, mine, replay, *records = [await each for each in reply][:5]
                number = stalled.room.table.number
                assert listed["number"] == mine["tables"][0]["number"] == number
                assert replay["table"]["number"] == number
                assert all(record != before for record in records)

    asyncio.run(story())


def test_sockets_wait_for_the_disk(own: Served, tmp_path: Path) -> None:
    async def story() -> None:
        async with visitor(own, "Ada") as ada, visitor(own, "Ben") as ben, visitor(own) as eve:
            code = await open_table(ada, GAME, ["me", "open"])
            await ben.post(f"/api/tables/{code}/sit", {})
            await ada.post(f"/api/tables/{code}/begin")
            stalled = Stalled(own, tmp_path, code)
            async with ada.at(code) as hers, ben.at(code) as his, eve.at(code) as watching:
                for place in (hers, his, watching):
                    await place.until("table")
                mover, other = (hers, his) if hers.now["actor"] == 0 else (his, hers)
                number, turn = mover.now["number"], mover.now["turn"]
                async with contextlib.AsyncExitStack() as stack:
                    async with stalled.behind(mover, **act(mover)):
                        later = await stack.enter_async_context(eve.at(code))
                        reply = await held_back(
                            watching.ask(type="refresh"),
                            other.ask(type="hint", turn=turn),
                            later.until("table"),
                        )
                    answers = [await each for each in reply]
                assert answers[0]["number"] == answers[2]["number"] == number + 1
                assert answers[1]["reason"] == "stale"
                heard = [message.get("number") for message in watching.heard]
                assert heard.count(number + 1) == 2, "the update, and then the table"

    asyncio.run(story())


def test_metrics_count_no_end_that_is_not_on_disk(own: Served, tmp_path: Path) -> None:
    async def story() -> None:
        async with visitor(own, "Ada") as ada, visitor(own, "Ben") as ben:
            last = await almost_finished(own, ada, ben)
            stalled = Stalled(own, tmp_path, CODE)
            async with ada.at(CODE) as hers, ben.at(CODE) as his:
                for place in (hers, his):
                    await place.until("table")
                mover = hers if hers.legal else his
                message = {**act(mover), "actions": last.actions}
                async with stalled.behind(mover, **message):
                    assert stalled.room.table.status == "over"
                    tables = (await ada.fetch("/api/status"))["tables"]
                    assert (tables["playing"], tables["over"]) == (1, 0)
                    reply = await held_back(
                        ada.fetch(f"/api/tables/{CODE}/log"),
                        ben.post(f"/api/tables/{CODE}/rematch", expect=201),
                    )
                log, _ = [await each for each in reply]
                assert log.count("\n") == stalled.room.table.number + 1

    asyncio.run(story())


async def almost_finished(served: Served, ada: Visitor, ben: Visitor) -> Acted:
    """Have a table stored where a game is over but for what is returned."""
    guests = [(await each.fetch("/api/me"))["guest"] for each in (ada, ben)]
    chairs = [PersonChair(guest, name) for guest, name in zip(guests, ("Ada", "Ben"), strict=True)]
    story = Story(*chairs, game=GAME)
    story.happen(commands.begin(story.table, guests[0]))
    while story.table.status == "playing":
        story.act()
    before = story.entries[:-1]
    entries = [Entry(CODE, number, at, encode(each)) for number, (each, at) in enumerate(before)]
    assert served.app.rooms is not None
    storing = keep(served.app.rooms.store, entries, summary_of(Table.replay(CODE, before)))
    await asyncio.to_thread(served.there, storing)
    last = story.entries[-1][0]
    assert isinstance(last, Acted)
    return last


def test_what_cannot_be_written_is_sent_to_nobody(own: Served, tmp_path: Path) -> None:
    async def spoil(room: Room) -> None:
        """Write an event behind the room's back: its next one does not follow any more."""
        table = room.table
        assert own.app.rooms is not None
        event = commands.say(table, "", "Nobody", "first", -1)
        own.app.rooms.store.append([Entry(table.code, table.number + 1, 0, encode(event))])

    async def story() -> None:
        async with visitor(own, "Ada") as ada, visitor(own) as eve:
            code = await open_table(ada, GAME, ["me", "open"])
            stalled = Stalled(own, tmp_path, code)
            async with ada.at(code) as place:
                await place.until("table")
                await asyncio.to_thread(own.there, spoil(stalled.room))
                lost = stalled.room
                async with contextlib.AsyncExitStack() as stack:
                    async with stalled.behind(place, type="say", text="second"):
                        coming = await stack.enter_async_context(eve.at(code))
                        *reply, entering = await held_back(
                            eve.fetch(f"/api/tables/{code}", expect=503),
                            ada.post(f"/api/tables/{code}/begin", expect=503),
                            eve.post(f"/api/tables/{code}/analysis", expect=503),
                            coming.until("table"),
                        )
                    assert [(await each)["reason"] for each in reply] == 3 * ["storage"]
                    assert lost.is_lost
                    await entering
                await place.until("table")
                for now in (place.now, coming.now):
                    assert [word["text"] for word in now["talk"]] == ["first"]

    asyncio.run(story())
