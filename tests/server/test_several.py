"""Several servers serve the same tables: whoever owns one may go, and the game goes on."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from tests.server.served import Served, Visitor, visitor
from tests.server.several import Player, check_story, server_process
from tests.server.test_play import open_table

pytestmark = pytest.mark.anyio
GAME = "roll_and_write"


async def people(stack: AsyncExitStack, urls: list[str], *bots: str) -> tuple[str, list[Player]]:
    """Somebody comes by each server; the first opens a table, the last begins the game."""
    guests: list[Visitor] = []
    for number, url in enumerate(urls):
        guest = await stack.enter_async_context(visitor(_at(url), f"Guest {number}"))
        guests.append(guest)
    host, *friends = guests
    code = await open_table(host, GAME, ["me", *["open"] * len(friends), *bots])
    for number, friend in enumerate(friends):
        seat = await friend.post(f"/api/tables/{code}/sit", {})
        assert seat["you"] == number + 1
    await guests[-1].post(f"/api/tables/{code}/begin")
    return code, [Player(guest, 100 * number) for number, guest in enumerate(guests)]


class _At:
    """Where a server is."""

    def __init__(self, url: str) -> None:
        self.url = url


def _at(url: str) -> Served:
    return _At(url)  # type: ignore[return-value]


async def test_a_game_goes_on_to_its_end_when_its_owner_is_killed(
    postgres_place: str, tmp_path: Path
) -> None:
    async with AsyncExitStack() as stack:
        starting = [
            asyncio.to_thread(stack.enter_context, server_process(postgres_place, tmp_path))
            for _ in range(3)
        ]
        owner, *others = await asyncio.gather(*starting)
        code, players = await people(stack, [owner.url, *(each.url for each in others)])

        async def host() -> None:
            assert not await players[0].play(code)
            players[0].visitor.url = others[0].url
            assert await players[0].play(code)

        async def killer() -> None:
            while min(len(player.acknowledged) for player in players) < 6:
                await asyncio.sleep(0.001)
            await asyncio.to_thread(owner.kill)

        async with asyncio.TaskGroup() as tasks:
            tasks.create_task(host())
            tasks.create_task(killer())
            rest = [tasks.create_task(player.play(code)) for player in players[1:]]
        assert all(task.result() for task in rest)
        log = await players[1].visitor.fetch(f"/api/tables/{code}/log")
        assert log == await players[2].visitor.fetch(f"/api/tables/{code}/log")
        check_story(log, players)
