"""Attacks on tables: on the others' bots, on lists, on clocks and on what was agreed."""

from __future__ import annotations

import asyncio
import contextlib
import random
import time
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import websockets
from attacking.guests import Guest, guest, table_of
from attacking.outcome import Outcome, attack
from attacking.victim import ATTACKER, HONEST, Honest, Victim, victim

from tests.server.running_server import Place

_BOT_SECONDS = 15.0
"""Seconds within which a bot answers at an honest table, whatever others have opened."""

_SULTANS = 5 * ("sultan",)
_FUZZED = 3000


def _against(
    source: Path, play: Callable[[Victim], Coroutine[object, object, Outcome]], *options: str
) -> Outcome:
    with victim(source, *options) as running:
        return asyncio.run(play(running))


@attack("120 tables of six sultans, by four cookies of one address")
def greed(source: Path) -> Outcome:
    return _against(source, _starve)


async def _starve(running: Victim) -> Outcome:
    async with contextlib.AsyncExitStack() as stack:
        opened = 0
        for number in range(4):
            greedy = await stack.enter_async_context(guest(running, ATTACKER, f"Greedy {number}"))
            for _ in range(30):
                wanted = table_of("alhambra", *_SULTANS)
                response = await greedy.asks("/api/tables", wanted)
                if response.status_code == 429:
                    await asyncio.sleep(0.05)
                if response.status_code == 201:
                    opened += 1
                    await _be_there(stack, greedy, response.json()["table"])
        honest = await stack.enter_async_context(guest(running, HONEST, "Honest"))
        took = await _bot_answers(honest)
    told = f"{opened} tables were opened; at an honest one the bot moved after {took:.1f} s"
    return Outcome(took < _BOT_SECONDS, told)


async def _be_there(stack: contextlib.AsyncExitStack, greedy: Guest, code: str) -> None:
    """Come to a table and move, so that its bots begin to think."""
    with contextlib.suppress(OSError, websockets.WebSocketException, TimeoutError):
        place = await stack.enter_async_context(greedy.comes_to(code))
        await place.until("table")
        if place.legal:
            await place.send({**_act(place), "id": 2})


def _act(place: Place) -> dict[str, Any]:
    return {"type": "act", "turn": place.now["turn"], "actions": [place.legal[0]]}


async def _bot_answers(honest: Guest, most: float = 90.0) -> float:
    """Play at a table with one bot until it has moved; return the seconds that it took."""
    response = await honest.asks("/api/tables", table_of("alhambra", "mason"))
    async with honest.comes_to(response.json()["table"]) as place:
        await place.until("table")
        while place.now["actor"] == 0:
            await place.ask(**_act(place))
        began = time.perf_counter()
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(most):
                while place.now["actor"] == 1:
                    await place.until("update")
        return time.perf_counter() - began


@attack("120 public tables of one address")
def crowding(source: Path) -> Outcome:
    return _against(source, _crowd)


async def _crowd(running: Victim) -> Outcome:
    async with contextlib.AsyncExitStack() as stack:
        honest = await stack.enter_async_context(guest(running, HONEST, "Honest"))
        wanted = table_of("medina", *2 * ({"kind": "open"},), begin=False, public=True)
        own = (await honest.asks("/api/tables", wanted)).json()["table"]
        await stack.enter_async_context(honest.comes_to(own))
        for number in range(4):
            crowd = await stack.enter_async_context(guest(running, ATTACKER, f"Crowd {number}"))
            for _ in range(30):
                await crowd.asks("/api/tables", wanted)
        listed = (await honest.asks("/api/tables")).json()["tables"]
    theirs = sum(each["table"] != own for each in listed)
    there = any(each["table"] == own for each in listed)
    told = f"{theirs} of theirs are listed, the honest one is {'too' if there else 'not'}"
    return Outcome(there and theirs <= 20, told)


@attack("a clock refilled by leaving and coming back")
def clock(source: Path) -> Outcome:
    return _against(source, _refill)


async def _refill(running: Victim) -> Outcome:
    async with guest(running, ATTACKER, "Late") as late:
        wanted = table_of("alhambra", "apprentice", clock={"kind": "game", "seconds": 20})
        code = (await late.asks("/api/tables", wanted)).json()["table"]
        async with late.comes_to(code) as place:
            await _until_own(place)
            await asyncio.sleep(4)
            for _ in range(5):
                await place.ask(type="leave")
                await asyncio.sleep(0.1)
                await place.ask(type="come_back")
            left = place.now["times"]["left"][0] / 1000
    return Outcome(left < 17, f"{left:.1f} of 20 s were left after more than 4 s")


@attack("draws taken back when nobody else is there to agree")
def second_draw(source: Path) -> Outcome:
    return _against(source, _draw_again)


async def _draw_again(running: Victim) -> Outcome:
    async with guest(running, ATTACKER, "Cheat") as cheat, guest(running, HONEST, "Gone") as gone:
        wanted = table_of("alhambra", {"kind": "open"}, begin=False)
        code = (await cheat.asks("/api/tables", wanted)).json()["table"]
        await gone.asks(f"/api/tables/{code}/sit", {})
        await cheat.asks(f"/api/tables/{code}/begin", {})
        async with cheat.comes_to(code) as place, gone.comes_to(code) as other:
            await other.until("table")
            await other.ask(type="leave")
            rounds = taken = 0
            while rounds < 40 and taken < 3:
                rounds += 1
                await _until_own(place)
                while place.now["actor"] == 0 and place.legal:
                    await place.ask(**_act(place))
                answer = await place.ask(type="ask_back", turn=place.now["turn"])
                taken += answer.get("happened", {}).get("event") == "taken_back"
    return Outcome(taken <= 1, f"{taken} turns with their draws were taken back")


async def _until_own(place: Place) -> None:
    async with asyncio.timeout(30):
        if not place.now:
            await place.until("table")
        while place.now["actor"] != 0:
            await place.until("update")


@attack("a rematch of a table with a program")
def rematch(source: Path) -> Outcome:
    return _against(source, _follow)


async def _follow(running: Victim) -> Outcome:
    async with guest(running, HONEST, "Host") as host:
        robot = {"kind": "program", "name": "Robot"}
        # Once it has begun, it is for the program too to end it.
        wanted = table_of("alhambra", robot, begin=False)
        code = (await host.asks("/api/tables", wanted)).json()["table"]
        await host.asks(f"/api/tables/{code}/close", {})
        response = await host.asks(f"/api/tables/{code}/rematch", {})
        tokens = response.json().get("tokens", {})
    return Outcome(len(tokens) == 1, f"{len(tokens)} tokens were told for one seat")


@attack(f"{_FUZZED:,} messages of nonsense")
def nonsense(source: Path) -> Outcome:
    with victim(source) as running, Honest(running) as honest:
        failures = asyncio.run(_fuzz(running))
        alive = running.is_alive
    return Outcome(alive and not failures and honest.is_served(2), f"{failures} failures; {honest}")


async def _fuzz(running: Victim) -> int:
    """Send what is almost a message; return how often the server failed over it."""
    choices = random.Random(2026)
    failures = 0
    async with guest(running, ATTACKER, "Fuzz") as fuzz:
        code = (await fuzz.asks("/api/tables", table_of("medina", "mason", "mason"))).json()[
            "table"
        ]
        for _ in range(_FUZZED // 60):
            try:
                async with fuzz.comes_to(code) as place:
                    await place.until("table")
                    for _ in range(60):
                        await place.wire.send(_nonsense(choices))
                    await asyncio.sleep(0.05)
            except websockets.ConnectionClosed as closed:
                failures += closed.rcvd is not None and closed.rcvd.code == 1011
    return failures


def _nonsense(choices: random.Random) -> str:
    """A message with a few letters of it changed, left out or told twice."""
    kinds = ("act", "undo", "ask_back", "answer", "say", "leave", "preview", "hint", "hello")
    text = (
        f'{{"type":"{choices.choice(kinds)}","id":{choices.randrange(9)},'
        f'"turn":{choices.choice((0, 1, -1, 2**63, 1e9))},"actions":[{choices.randrange(99)}]}}'
    )
    for _ in range(choices.randrange(3)):
        place = choices.randrange(len(text))
        piece = choices.choice(("", text[place] * 2, "\\u0000", "9" * 40, "[" * 200, "\ud800"))
        text = text[:place] + piece + text[place + 1 :]
    return text.encode("utf-8", "replace").decode()
