"""Who sits where, seen from a socket: no seat is kept that was given to somebody else."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from qalat.server.refusals import Refused
from qalat.server.rooms.bots import Pace
from qalat.server.rooms.rooms import KEPT, Rooms
from qalat.server.store import open_store
from qalat.server.table import commands
from qalat.server.table.events import BotChair, Chair, Clock, PersonChair, Said
from qalat.server.thinking import Thinkers
from tests.server.bot_pool import within_reason
from tests.server.indistinguishable import Listener
from tests.server.running_server import Served, Visitor, visitor
from tests.server.test_play import open_table, play_on

PROGRAM = {"seat": 1, "chair": {"kind": "program", "name": "Robot"}}
OPEN = {"seat": 1, "chair": {"kind": "open"}}


async def given_away(ada: Visitor, ben: Visitor) -> tuple[str, str]:
    """Let Ada have a token for a chair, and give the chair to Ben then."""
    code = await open_table(ada, "alhambra", ["me", "open"])
    token = (await ada.post(f"/api/tables/{code}/chair", PROGRAM))["tokens"]["1"]
    await ada.post(f"/api/tables/{code}/chair", OPEN)
    await ben.post(f"/api/tables/{code}/sit", {"seat": 1})
    return code, token


def test_a_token_is_of_no_use_once_the_chair_is_somebodys(served: Served) -> None:
    async def story() -> None:
        async with visitor(served, "Ada") as ada, visitor(served, "Ben") as ben:
            code, token = await given_away(ada, ben)
            async with ada.at(code, token=token) as place:
                assert (await place.hear())["reason"] == "bad_token"

    asyncio.run(story())


def test_a_program_loses_its_seat_with_its_chair(served: Served) -> None:
    async def story() -> None:
        async with visitor(served, "Ada") as ada, visitor(served, "Ben") as ben:
            code = await open_table(ada, "alhambra", ["me", "open"])
            token = (await ada.post(f"/api/tables/{code}/chair", PROGRAM))["tokens"]["1"]
            async with ada.at(code, token=token) as place, ben.at(code) as his:
                assert (await place.until("table"))["you"] == 1
                assert (await his.until("table"))["you"] == -1
                await ada.post(f"/api/tables/{code}/chair", OPEN)
                assert (await place.until("table"))["you"] == -1
                await ben.post(f"/api/tables/{code}/sit", {"seat": 1})
                assert (await his.until("table"))["you"] == 1
                await ada.post(f"/api/tables/{code}/begin")
                while place.heard[-1].get("happened", {}).get("event") != "began":
                    await place.hear()
                assert "own" not in place.heard[-1]

    asyncio.run(story())


def test_whoever_asks_for_a_rematch_at_once_gets_the_same(served: Served) -> None:
    async def story() -> None:
        async with visitor(served, "Ada") as ada, visitor(served, "Ben") as ben:
            code = await open_table(ada, "roll_and_write", ["me", "open"])
            await ben.post(f"/api/tables/{code}/sit", {})
            await ada.post(f"/api/tables/{code}/begin")
            async with ada.at(code) as hers, ben.at(code) as his:
                await asyncio.gather(play_on(hers, 1), play_on(his, 2))
            path = f"/api/tables/{code}/rematch"
            asked = [who.post(path, expect=201) for who in (ada, ben, ada, ben)]
            opened = await asyncio.gather(*asked)
            assert len({each["table"] for each in opened}) == 1
            mine = {each["table"] for each in (await ben.fetch("/api/tables/mine"))["tables"]}
            assert mine == {code, opened[0]["table"]}

    asyncio.run(story())


def rooms_of(store: Any) -> Rooms:
    return Rooms(store, Thinkers(1))


def opening(game: str = "alhambra", chairs: Any = None, **changes: Any) -> Any:
    settings = {
        "options": {},
        "clock": Clock(),
        "public": False,
        "stand_in": "mason",
        **changes,
    }
    chairs = chairs or [PersonChair("a", "Ada"), Chair()]
    return commands.open_table("a", game, chairs, **settings)


def test_a_table_is_loaded_once_even_if_who_asked_first_has_gone(tmp_path: Path) -> None:
    async def story() -> None:
        store = await open_store(str(tmp_path / "tables.sqlite"))
        code = (await rooms_of(store).opened(opening())).table.code
        rooms = rooms_of(store)
        impatient = asyncio.create_task(rooms.room(code))
        await asyncio.sleep(0)
        impatient.cancel()
        both = await asyncio.gather(rooms.room(code), rooms.room(code))
        assert both[0] is both[1] is rooms.by_code[code]
        await store.close()

    asyncio.run(story())


def test_a_table_that_nobody_is_at_is_forgotten_and_found_again(tmp_path: Path) -> None:
    async def story() -> None:
        store = await open_store(str(tmp_path / "tables.sqlite"))
        rooms, watch = rooms_of(store), [1_000_000]
        rooms.now = lambda: watch[0]
        left, used = [await rooms.opened(opening()) for _ in range(2)]
        used.enter(Listener(-1, words=False), -1, 1)
        await left.settled(Said("a", "Ada", "back soon"))
        rooms.sweep()
        assert len(rooms.by_code) == 2
        watch[0] += KEPT + 1
        rooms.sweep()
        assert list(rooms.by_code.values()) == [used]
        found = await rooms.room(left.table.code)
        assert [word.text for word in found.table.talk] == ["back soon"]
        await store.close()

    asyncio.run(story())


def test_of_many_tables_that_nobody_is_at_those_asked_for_last_are_kept(tmp_path: Path) -> None:
    async def story() -> None:
        store = await open_store(str(tmp_path / "tables.sqlite"))
        rooms, watch = rooms_of(store), [1_000_000]
        rooms.now = lambda: watch[0]
        rooms.most_idle = 20
        opened = []
        for number in range(60):
            watch[0] += 1
            opened.append(await rooms.opened(opening()))
            if number == 0:
                opened[0].enter(Listener(-1, words=False), -1, 1)
        assert len(rooms.by_code) <= 20 + 1 + 10
        rooms.sweep()
        assert list(rooms.by_code.values()) == [opened[0], *opened[-20:]]
        assert (await rooms.room(opened[5].table.code)).table.status == "open"
        await store.close()

    asyncio.run(story())


def test_whoever_comes_is_sent_nothing_that_is_not_on_disk(tmp_path: Path) -> None:
    async def story() -> None:
        store = await open_store(str(tmp_path / "tables.sqlite"))
        room = await rooms_of(store).opened(opening())
        early, gone = Listener(-1, words=False), Listener(-1, words=False)
        room.happen(Said("a", "Ada", "one"))
        room.enter(early, -1, 1)
        room.enter(gone, -1, 1)
        room.happen(Said("a", "Ada", "two"))
        assert early.frames == []
        room.exit(gone)
        await room.settled(Said("a", "Ada", "three"))
        assert gone.frames == []
        assert gone not in room.clients
        assert b'"number":3' in early.frames[0]
        assert early.frames[0].count(b'"text"') == 3
        await store.close()

    asyncio.run(story())


def test_a_bot_that_fails_has_lost_its_seat_and_is_not_asked_again(tmp_path: Path) -> None:
    async def story() -> None:
        store = await open_store(str(tmp_path / "tables.sqlite"))
        thinkers = Thinkers(1, roster="tests.server.failing_roster", games=["roll_and_write"])
        await thinkers.start()
        rooms = Rooms(store, thinkers, pace=Pace(0.0, 0.0))
        chairs = [PersonChair("a", "Ada"), BotChair("apprentice")]
        room = await rooms.opened(opening(game="roll_and_write", chairs=chairs))
        table = room.table
        await room.settled(commands.begin(table, "a"))
        while table.actor >= 0:
            if table.actor == 0:
                assert table.match is not None
                legal = table.match.legal_actions
                await room.settled(commands.act(table, 0, table.turn, [legal[0]]))
            await asyncio.sleep(0)
        assert room.failed == {1}
        assert thinkers.stood_in == 1 < thinkers.answered
        await rooms.stop()
        await thinkers.close()
        await store.close()

    asyncio.run(within_reason(story()))


def test_a_request_ends_when_its_event_cannot_be_written(tmp_path: Path) -> None:
    async def story() -> None:
        store = await open_store(str(tmp_path / "tables.sqlite"))
        rooms, other = rooms_of(store), rooms_of(store)
        room = await rooms.opened(opening())
        # Another server has written behind this one's back: what follows does not fit any more.
        await (await other.room(room.table.code)).settled(Said("a", "Ada", "first"))
        with pytest.raises(Refused, match="storage"):
            await room.settled(Said("a", "Ada", "late"))
        again = await rooms.room(room.table.code)
        assert [word.text for word in again.table.talk] == ["first"]
        await store.close()

    asyncio.run(story())
