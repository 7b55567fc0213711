"""A whole class behind one address plays with the limits as they are by default."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Iterator
from contextlib import AsyncExitStack
from typing import Any

import httpx
import pytest

from qalat.server.limits import Limits
from tests.server.running_server import SECONDS, Served, Visitor, serve, settings_in
from tests.server.test_play import open_table, play_on

PUPILS, TABLES = 30, 10
FILES = 40
"""So many files make a page, about, when a browser has none of them yet."""

pytestmark = pytest.mark.anyio


@pytest.fixture(scope="module")
def school(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server with the limits that it has when nobody sets any."""
    folder = tmp_path_factory.mktemp("school")
    with serve(settings_in(folder, limits=Limits())) as running:
        yield running


class School:
    """Thirty browsers behind one address, and what they are answered."""

    def __init__(self, served: Served) -> None:
        self.url = served.url
        self.statuses: Counter[int] = Counter()

    async def pupil(self, stack: AsyncExitStack, name: str) -> Visitor:
        """Let a pupil come by, who loads the page and takes a name."""
        http = httpx.AsyncClient(
            base_url=self.url,
            timeout=SECONDS,
            # As many as a browser has, and kept for less long than the server keeps one.
            limits=httpx.Limits(max_connections=6, keepalive_expiry=1.0),
            event_hooks={"response": [self._count]},
        )
        visitor = Visitor(self.url, await stack.enter_async_context(http), name)
        await asyncio.gather(*(http.get("/api/games") for _ in range(FILES)))
        await visitor.post("/api/me", {"name": name})
        return visitor

    async def _count(self, response: httpx.Response) -> None:
        self.statuses[response.status_code] += 1

    @property
    def refused(self) -> int:
        return self.statuses[429] + self.statuses[503]


async def learn(pupil: Visitor) -> None:
    """Begin a lesson, ask the coach there, play a little, and leave it."""
    code = (await pupil.post("/api/lessons", {"game": "roll_and_write"}, expect=201))["table"]
    async with pupil.at(code) as place:
        await place.until("table")
        await place.send({"type": "hint", "id": 99, "turn": place.now["turn"]})
        await play_on(place, 1, most=1)
        assert (await place.ask(type="refresh"))["type"] == "table"
    assert not [message for message in place.heard if message["type"] == "refused"]
    await pupil.post(f"/api/tables/{code}/close")


async def play(host: Visitor, *friends: Visitor) -> str:
    """Play a whole game at a public table, and look back at it; return its code."""
    code = await open_table(host, "roll_and_write", ["me", "open", "open"], public=True)
    async with AsyncExitStack() as stack:
        places = [await stack.enter_async_context(host.at(code))]
        await places[0].until("table")
        for friend in friends:
            await friend.post(f"/api/tables/{code}/sit", {})
            places.append(await stack.enter_async_context(friend.at(code)))
        await friends[-1].post(f"/api/tables/{code}/begin")
        await asyncio.gather(*(play_on(place, seat) for seat, place in enumerate(places)))
    return code


async def look_back(pupil: Visitor, code: str) -> None:
    """Look at a game that is over, take it along, and ask the coach about it."""
    replay: dict[str, Any] = await pupil.fetch(f"/api/tables/{code}/replay")
    assert replay["table"]["status"] == "over"
    await pupil.fetch(f"/api/tables/{code}/log")
    await pupil.post(f"/api/tables/{code}/analysis")
    await pupil.post("/api/me/pass")


async def test_a_class_behind_one_address_notices_no_limit(school: Served) -> None:
    behind = School(school)
    async with AsyncExitStack() as stack:
        pupils = [await behind.pupil(stack, f"Pupil {number}") for number in range(PUPILS)]
        await asyncio.gather(*map(learn, pupils))
        groups = [pupils[number::TABLES] for number in range(TABLES)]
        codes = await asyncio.gather(*(play(*group) for group in groups))
        looking = zip(groups, codes, strict=True)
        await asyncio.gather(
            *(look_back(pupil, code) for group, code in looking for pupil in group)
        )
        again = [
            group[0].post(f"/api/tables/{code}/rematch", expect=201)
            for group, code in zip(groups, codes, strict=True)
        ]
        assert len({each["table"] for each in await asyncio.gather(*again)}) == TABLES
        listed = (await pupils[0].fetch("/api/tables"))["tables"]
        assert len(listed) == TABLES
    assert behind.refused == 0, behind.statuses
