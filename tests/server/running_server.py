"""A real server on a free port of this machine, and clients that speak to it."""

from __future__ import annotations

import asyncio
import contextlib
import socket
import threading
from collections.abc import AsyncIterator, Coroutine, Iterator
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any, Protocol, TypeVar

import httpx
import msgspec
import websockets
from websockets.asyncio.client import ClientConnection

from qalat.server.app import App, Settings
from qalat.server.limits import Limits
from qalat.server.protocol import VERSION
from qalat.server.rooms.bots import Pace
from qalat.server.run import Server, run

Answer = TypeVar("Answer")

SECONDS = 60.0
"""Longer than anything takes; a test that waits as long has failed."""

QUICK = Pace(0.0, 0.0)
UNLIMITED = replace(Limits().lifted(), analysis=2.0)


class Reachable(Protocol):
    """A server, wherever it runs."""

    @property
    def url(self) -> str: ...


@dataclass
class Served:
    """A server that runs in a thread of its own."""

    app: App
    port: int
    loop: asyncio.AbstractEventLoop

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def there(self, work: Coroutine[Any, Any, Answer]) -> Answer:
        """Do something in the server's own thread."""
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(SECONDS)


@contextlib.contextmanager
def serve(settings: Settings) -> Iterator[Served]:
    app = App(settings)
    listening = socket.socket()
    listening.bind(("127.0.0.1", 0))
    begun: list[Server] = []
    loops: list[asyncio.AbstractEventLoop] = []

    def begin(server: Server) -> None:
        loops.append(asyncio.get_running_loop())
        begun.append(server)

    thread = threading.Thread(target=run, args=(app, listening, begin))
    thread.start()
    while not begun or not begun[0].started:
        thread.join(0.02)
        assert thread.is_alive(), "the server did not start"
    try:
        yield Served(app, listening.getsockname()[1], loops[0])
    finally:
        begun[0].should_exit = True
        thread.join(SECONDS)
        listening.close()
        assert not thread.is_alive(), "the server does not stop"


def settings_in(folder: Path, **changes: Any) -> Settings:
    chosen = {
        "store": str(folder / "tables.sqlite"),
        "secrets": folder,
        "pace": QUICK,
        "limits": UNLIMITED,
        **changes,
    }
    return Settings(**chosen)


@dataclass
class Visitor:
    """A guest with a browser: one who asks over HTTP, and comes to tables by sockets."""

    url: str
    http: httpx.AsyncClient
    name: str = ""

    async def post(self, path: str, body: Any = None, *, expect: int = 200) -> Any:
        response = await self.http.post(path, json=body)
        assert response.status_code == expect, response.text
        return response.json()

    async def fetch(self, path: str, *, expect: int = 200) -> Any:
        response = await self.http.get(path)
        assert response.status_code == expect, response.text
        is_json = response.headers["content-type"] == "application/json"
        return response.json() if is_json else response.text

    @contextlib.asynccontextmanager
    async def at(self, table: str, **hello: Any) -> AsyncIterator[Place]:
        """Come to a table."""
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        address = f"{self.url.replace('http', 'ws', 1)}/api/tables/{table}/socket"
        headers = {"Cookie": cookies} if cookies else {}
        async with websockets.connect(address, additional_headers=headers) as wire:
            place = Place(wire)
            await place.send({"type": "hello", "version": VERSION, "id": 1, **hello})
            yield place


@dataclass
class Place:
    """A place at a table: what was told there, and the record as patched so far."""

    wire: ClientConnection
    now: dict[str, Any] = field(default_factory=dict)
    record: bytearray = field(default_factory=bytearray)
    heard: list[dict[str, Any]] = field(default_factory=list)
    frames: list[bytes] = field(default_factory=list)
    asked: int = 1

    async def send(self, message: Any) -> None:
        await self.wire.send(msgspec.json.encode(message).decode())

    async def hear(self) -> dict[str, Any]:
        """Return the next message, and keep up with it."""
        async with asyncio.timeout(SECONDS):
            frame = await self.wire.recv()
        raw = frame.encode() if isinstance(frame, str) else frame
        message: dict[str, Any] = msgspec.json.decode(raw)
        self.heard.append(message)
        self.frames.append(raw)
        self.follow(message)
        return message

    def follow(self, message: dict[str, Any]) -> None:
        """Keep up with a message."""
        if message["type"] == "table":
            self.now = dict(message)
            self.record = bytearray(_base64(message.get("record", "")))
        elif message["type"] == "update":
            self.now |= message
            own = message.get("own", {})
            self.now["own"] = own
            self._patch(message.get("patch", []))
            self._patch(own.get("patch", []))

    def _patch(self, patch: list[int]) -> None:
        for place, value in zip(patch[0::2], patch[1::2], strict=True):
            if place >= len(self.record):
                self.record.extend(bytes(place + 1 - len(self.record)))
            self.record[place] = value

    async def until(self, kind: str) -> dict[str, Any]:
        """Return the next message of a kind."""
        while True:
            message = await self.hear()
            if message["type"] == kind:
                return message

    async def ask(self, **message: Any) -> dict[str, Any]:
        """Send a message, and return what answers it."""
        self.asked += 1
        await self.send({"id": self.asked, **message})
        while True:
            answer = await self.hear()
            if answer.get("id") == self.asked:
                return answer

    @property
    def legal(self) -> list[int]:
        found: list[int] = (self.now.get("own") or {}).get("legal", [])
        return found

    @property
    def is_over(self) -> bool:
        return bool(self.now["turn"] > 0 and self.now["actor"] == -1)


def _base64(text: str) -> bytes:
    from base64 import b64decode

    return b64decode(text)


@contextlib.asynccontextmanager
async def visitor(served: Reachable, name: str = "") -> AsyncIterator[Visitor]:
    """Let somebody visit, who takes a name at once if one is given."""
    async with httpx.AsyncClient(base_url=served.url, timeout=SECONDS) as http:
        found = Visitor(served.url, http, name)
        if name:
            await found.post("/api/me", {"name": name})
        yield found
