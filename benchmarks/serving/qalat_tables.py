"""Tables of our own server: four programs a table, who play any legal action."""

import asyncio
import json
import random
from collections.abc import Sequence
from http.client import HTTPConnection
from typing import Any

import msgspec
from serving.playing import SEATS, Opener, Table, or_stuck
from serving.wire import Wire


class _Own(msgspec.Struct):
    legal: list[int] = []


class _Message(msgspec.Struct):
    type: str
    turn: int = 0
    actor: int = -1
    own: _Own | None = None
    reason: str = ""


_decode = msgspec.json.Decoder(_Message).decode


class QalatTable(Table):
    """One table, and what its four clients know of it."""

    def __init__(self, seed: int) -> None:
        super().__init__()
        self.wires: list[Wire] = []
        self._random = random.Random(seed)
        self._turn = 0
        self._actor = -1
        self._legal: list[int] = []

    @property
    def is_over(self) -> bool:
        return self._actor < 0

    def move(self) -> None:
        action = self._random.choice(self._legal)
        message = b'{"type":"act","id":7,"turn":%d,"actions":[%d]}' % (self._turn, action)
        self.wires[self._actor].send(message)

    def heard(self, frame: bytes) -> None:
        message = _decode(frame)
        if message.type == "update":
            self._note(message)
            self.note_update()
        elif message.type == "table":
            self._note(message)
            self.note_entry()
        elif message.type == "refused":
            raise RuntimeError(f"the server refused a move: {message.reason}")

    def _note(self, message: _Message) -> None:
        self._turn, self._actor = message.turn, message.actor
        if message.own is not None and message.own.legal:
            self._legal = message.own.legal

    def close(self) -> None:
        for wire in self.wires:
            wire.close()


def qalat_tables(game: str) -> Opener:
    """Return how tables of a game are opened."""

    async def opened(port: int, count: int) -> Sequence[Table]:
        client = await asyncio.to_thread(_TablesClient, port)
        tables = []
        for number in range(count):
            code, tokens = await asyncio.to_thread(client.open, game)
            table = QalatTable(number)
            for seat in range(SEATS):
                wire = Wire(port, f"/api/tables/{code}/socket", table.heard)
                await wire.connect()
                hello = {"type": "hello", "version": 1, "id": 1, "token": tokens[str(seat)]}
                wire.send(json.dumps(hello).encode())
                table.wires.append(wire)
            await or_stuck(table.entered)
            tables.append(table)
        return tables

    return opened


class _TablesClient:
    """A guest who opens tables over HTTP."""

    def __init__(self, port: int) -> None:
        self._http = HTTPConnection("127.0.0.1", port)
        self._cookie = ""
        self._ask("/api/me", {"name": "Host"})

    def open(self, game: str) -> tuple[str, dict[str, str]]:
        chairs = [{"kind": "program", "name": f"P{seat}"} for seat in range(SEATS)]
        made = self._ask("/api/tables", {"game": game, "chairs": chairs, "begin": True})
        return made["table"], made["tokens"]

    def _ask(self, path: str, body: object) -> Any:
        headers = {"Content-Type": "application/json", "Cookie": self._cookie}
        self._http.request("POST", path, json.dumps(body), headers)
        response = self._http.getresponse()
        told = response.read()
        if response.status >= 300:
            raise RuntimeError(f"{path}: {response.status} {told.decode()[:200]}")
        self._cookie = (response.getheader("Set-Cookie") or self._cookie).partition(";")[0]
        return json.loads(told)
