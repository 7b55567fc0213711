"""Guests from one address of this machine: they take names, open tables and come to them."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator
from typing import Any

import httpx
import websockets
from attacking.victim import Victim

from qalat.server.protocol import VERSION
from tests.server.running_server import Place, Visitor


class Guest(Visitor):
    """A guest who comes from an address of their own."""

    source: str = ""

    async def asks(self, path: str, body: Any = None) -> httpx.Response:
        """Ask for something that may well be refused."""
        if body is None:
            return await self.http.get(path)
        return await self.http.post(path, json=body)

    @contextlib.asynccontextmanager
    async def comes_to(self, table: str, **hello: Any) -> AsyncIterator[Place]:
        """Come to a table, from one's own address."""
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        address = f"{self.url.replace('http', 'ws', 1)}/api/tables/{table}/socket"
        async with websockets.connect(
            address,
            additional_headers={"Cookie": cookies} if cookies else {},
            local_addr=(self.source, 0),
            max_queue=None,  # an attacker need not read what is answered before going on
        ) as wire:
            place = Place(wire)
            await place.send({"type": "hello", "version": VERSION, "id": 1, **hello})
            yield place


@contextlib.asynccontextmanager
async def guest(running: Victim, source: str, name: str) -> AsyncIterator[Guest]:
    """A new guest with a name, from an address."""
    transport = httpx.AsyncHTTPTransport(local_address=source)
    async with httpx.AsyncClient(
        base_url=running.url, transport=transport, timeout=60.0, trust_env=False
    ) as http:
        somebody = Guest(running.url, http, name)
        somebody.source = source
        await somebody.asks("/api/me", {"name": name})
        yield somebody


def table_of(
    game: str, *chairs: str | dict[str, str], begin: bool = True, **more: Any
) -> dict[str, Any]:
    """A table to open: a chair for oneself first, then those named, bots by their level."""
    others = [each if isinstance(each, dict) else {"kind": "bot", "level": each} for each in chairs]
    return {"game": game, "chairs": [{"kind": "me"}, *others], "begin": begin, **more}
