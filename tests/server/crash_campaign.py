"""Games played under load while the server is killed again and again, and what must hold then."""

from __future__ import annotations

import asyncio
import contextlib
import random
from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import msgspec
import websockets
from websockets.asyncio.client import ClientConnection

from qalat.core.record import CHANCE
from qalat.server.protocol import VERSION
from tests.server.process import Process, served_by_process

GAMES = ("roll_and_write", "medina", "alhambra")
SEATS = 3
PAUSE = 0.06
"""Seconds between two messages of one client: just under what a client may send."""

LIVELY = 0.9
"""The share of crashes that wait until somebody has moved."""

MOST = 30.0
"""Seconds in which any answer comes."""


class Lost(AssertionError):
    """Something that was acknowledged, and is not there any more."""


@dataclass
class Player:
    """Somebody at a table, who knows what was told so far."""

    seat: int
    cookies: dict[str, str]
    last: int = -1
    turn: int = 0
    actor: int = -1
    legal: list[int] = field(default_factory=list)
    steps: list[int] = field(default_factory=list)  # actor and action by turns
    acknowledged: int = 0
    asked: int = 1

    async def play(self, url: str, table: str, luck: random.Random, moved: asyncio.Event) -> None:
        """Come to the table and play at random until the server is gone or the game is over."""
        async with self._at(url, table) as wire:
            while self.turn == 0 or self.actor != -1:
                if self.actor == self.seat and self.legal:
                    await self._act(wire, luck)
                    moved.set()
                else:
                    self._note(await self._hear(wire))

    async def look(self, url: str, table: str) -> None:
        """Come to the table, to see whether all is as it was told."""
        async with self._at(url, table):
            pass

    @contextlib.asynccontextmanager
    async def _at(self, url: str, table: str) -> AsyncIterator[ClientConnection]:
        """Come to the table, and go on from what was told last."""
        address = f"{url.replace('http', 'ws', 1)}/api/tables/{table}/socket"
        cookie = "; ".join(f"{name}={value}" for name, value in self.cookies.items())
        async with websockets.connect(address, additional_headers={"Cookie": cookie}) as wire:
            await self._send(wire, type="hello", version=VERSION, last=self.last, id=1)
            await self._hear_until_answered(wire, 1)
            yield wire

    async def _act(self, wire: ClientConnection, luck: random.Random) -> None:
        self.asked += 1
        action = luck.choice(self.legal)
        await self._send(wire, type="act", turn=self.turn, actions=[action], id=self.asked)
        answer = await self._hear_until_answered(wire, self.asked)
        if answer["type"] == "update":
            self.acknowledged += 1
        elif answer["reason"] not in {"too_fast", "stale", "stopping"}:
            raise Lost(f"a legal action was refused: {answer}")
        await asyncio.sleep(PAUSE)

    async def _send(self, wire: ClientConnection, **message: Any) -> None:
        await wire.send(msgspec.json.encode(message).decode())

    async def _hear(self, wire: ClientConnection) -> dict[str, Any]:
        async with asyncio.timeout(MOST):
            message: dict[str, Any] = msgspec.json.decode(await wire.recv())
            return message

    async def _hear_until_answered(self, wire: ClientConnection, asked: int) -> dict[str, Any]:
        while True:
            message = await self._hear(wire)
            self._note(message)
            if message.get("id") == asked:
                return message

    def _note(self, message: dict[str, Any]) -> None:
        """Keep up with what is told, and find out whether anything told before is gone."""
        if message["type"] == "table":
            if message["number"] < self.last:
                raise Lost(f"event {self.last} was told, and the last is {message['number']}")
            steps = message.get("steps", [])
            if steps[: len(self.steps)] != self.steps:
                raise Lost(f"the moves up to event {self.last} are not those that were reply")
            self.steps = steps
        elif message["type"] == "update":
            if message["number"] != self.last + 1:
                raise Lost(f"event {message['number']} follows {self.last}")
            happened = message["happened"]
            for action in happened.get("actions", []):
                self.steps += [happened["seat"], action]
            for draw in happened.get("draws", []):
                self.steps += [CHANCE, draw]
        else:
            return
        self.last, self.turn, self.actor = message["number"], message["turn"], message["actor"]
        self.legal = (message.get("own") or {}).get("legal", [])


@dataclass
class Game:
    """A table, and everybody who plays at it."""

    table: str
    players: list[Player]

    @property
    def last(self) -> int:
        """The last event that anybody was told."""
        return max(player.last for player in self.players)

    @property
    def is_over(self) -> bool:
        return any(player.turn > 0 and player.actor == -1 for player in self.players)


async def open_game(url: str, game: str) -> Game:
    """Open a table for as many guests as there are seats, and begin."""
    players: list[Player] = []
    table = ""
    for seat in range(SEATS):
        async with httpx.AsyncClient(base_url=url, timeout=MOST) as http:
            named = await http.post("/api/me", json={"name": f"Player {seat}"})
            named.raise_for_status()
            if seat == 0:
                chairs = [{"kind": "me"}, *[{"kind": "open"}] * (SEATS - 1)]
                opened = await http.post("/api/tables", json={"game": game, "chairs": chairs})
                opened.raise_for_status()
                table = opened.json()["table"]
            else:
                (await http.post(f"/api/tables/{table}/sit", json={})).raise_for_status()
            if seat == SEATS - 1:
                (await http.post(f"/api/tables/{table}/begin")).raise_for_status()
            players.append(Player(seat, dict(http.cookies)))
    return Game(table, players)


@dataclass
class Campaign:
    """Server after server on the same folder, each killed while games are being played."""

    folder: Path
    store: str | None = None
    tables: int = 4
    seed: int = 0
    games: list[Game] = field(default_factory=list)
    finished: list[Game] = field(default_factory=list)
    crashes: int = 0

    def __post_init__(self) -> None:
        self._luck = random.Random(self.seed)

    @property
    def acknowledged(self) -> int:
        """How many moves were acknowledged to whoever made them."""
        return sum(
            player.acknowledged for game in self.games + self.finished for player in game.players
        )

    @property
    def options(self) -> list[str]:
        quiet = ["--log-level", "error"]
        return [*quiet, "--store", self.store, "--takeover", "1"] if self.store else quiet

    def crash(self) -> None:
        """Serve, play for a while, and kill the server in the middle of it."""
        with served_by_process(self.folder, *self.options) as process:
            asyncio.run(self._play(process))
            process.kill()
        self.crashes += 1

    def check(self) -> None:
        """Serve once more: everybody comes back to every table, and finds all that was told."""
        with served_by_process(self.folder, *self.options) as process:
            asyncio.run(self._look(process.url))

    async def _play(self, process: Process) -> None:
        self.finished += [game for game in self.games if game.is_over]
        self.games = [game for game in self.games if not game.is_over]
        while len(self.games) < self.tables:
            kind = GAMES[(len(self.games) + len(self.finished)) % len(GAMES)]
            self.games.append(await open_game(process.url, kind))
        moved = asyncio.Event()
        async with asyncio.TaskGroup() as tasks:
            for game in self.games:
                for player in game.players:
                    tasks.create_task(self._play_on(player, process.url, game.table, moved))
            tasks.create_task(self._kill_some_time(process, moved))

    async def _play_on(self, player: Player, url: str, table: str, moved: asyncio.Event) -> None:
        gone = (websockets.ConnectionClosed, websockets.InvalidMessage, OSError)
        with contextlib.suppress(*gone):
            await player.play(url, table, self._luck, moved)

    async def _kill_some_time(self, process: Process, moved: asyncio.Event) -> None:
        """Kill the server within seconds: most times in mid-play, now and then at once."""
        if self._luck.random() < LIVELY:
            with contextlib.suppress(TimeoutError):  # on a slow machine the players may give up
                async with asyncio.timeout(MOST):
                    await moved.wait()
        await asyncio.sleep(self._luck.uniform(0.0, 1.5))
        process.running.kill()

    async def _look(self, url: str) -> None:
        for game in self.games + self.finished:
            for player in game.players:
                await player.look(url, game.table)
