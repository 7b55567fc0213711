"""A PostgreSQL from which nothing comes any more, though no connection to it is closed."""

from __future__ import annotations

import asyncio
import contextlib
import socket
import threading
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from qalat.server.store import StoreError, postgres_connection
from qalat.server.store.postgres import PostgresStore, open_postgres
from tests.server.running_server import Served, serve, settings_in, visitor
from tests.server.test_failing_store import assert_headed
from tests.server.test_play import open_table


class Relay:
    """Passes on what two sides say to each other, until it is silent and keeps it to itself."""

    def __init__(self, host: str, port: int) -> None:
        self._target = (host, port)
        self._listening = socket.create_server(("127.0.0.1", 0))
        self._pairs: list[tuple[socket.socket, socket.socket]] = []
        self.is_silent = False
        self.port: int = self._listening.getsockname()[1]
        threading.Thread(target=self._accept, daemon=True).start()

    def _accept(self) -> None:
        with contextlib.suppress(OSError):
            while True:
                one, _ = self._listening.accept()
                other = socket.create_connection(self._target)
                self._pairs.append((one, other))
                for pair in ((one, other), (other, one)):
                    threading.Thread(target=self._pass_on, args=pair, daemon=True).start()

    def _pass_on(self, source: socket.socket, target: socket.socket) -> None:
        is_lost = False
        with contextlib.suppress(OSError):
            while data := source.recv(65_536):
                is_lost = is_lost or self.is_silent
                if not is_lost:  # what was silent once stays so: packets are missing
                    target.sendall(data)
            target.shutdown(socket.SHUT_WR)

    def close(self) -> None:
        self._listening.close()
        for each in (each for pair in self._pairs for each in pair):
            each.close()


@pytest.fixture
def relay(postgres_place: str, monkeypatch: pytest.MonkeyPatch) -> Iterator[Relay]:
    """What lies between a server and its database; neither is waited for very long."""
    monkeypatch.setattr(postgres_connection, "ANSWER_SECONDS", 1.0)
    monkeypatch.setitem(postgres_connection.SETTINGS, "connect_timeout", 2)
    parts = urlsplit(postgres_place)
    between = Relay(parts.hostname or "", parts.port or 0)
    yield between
    between.close()


@pytest.fixture
def silent_place(relay: Relay, postgres_place: str) -> str:
    """The address of a database by way of the relay."""
    return postgres_place.replace(f":{urlsplit(postgres_place).port}/", f":{relay.port}/")


def test_what_needs_a_silent_database_is_refused_until_it_answers_again(
    relay: Relay, silent_place: str, tmp_path: Path
) -> None:
    async def story(served: Served) -> None:
        async with visitor(served, "Ada") as ada:
            code = await open_table(ada, "medina", ["me", "open", "open"])
            async with ada.at(code) as place:
                await place.until("table")
                relay.is_silent = True
                await place.send({"type": "say", "id": 7, "text": "Hello"})
                response = await ada.http.get("/api/tables/mine")
                assert (response.status_code, response.json()["reason"]) == (503, "storage")
                assert_headed(response)
                assert (await place.until("refused"))["reason"] == "storage"
                relay.is_silent = False
                assert not (await place.until("table")).get("talk")
                assert (await place.ask(type="say", text="Hello"))["type"] == "update"

    with serve(settings_in(tmp_path, store=silent_place)) as served:
        asyncio.run(story(served))


def test_whoever_waits_behind_others_for_a_silent_database_does_not_wait_longer(
    relay: Relay, silent_place: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(PostgresStore, "_read_seconds", 3.0)

    async def story() -> None:
        store = await open_postgres(silent_place)
        assert await store.codes() == []
        relay.is_silent = True
        asked = [store.load("table") for _ in range(60)]  # by four connections: half a minute
        async with asyncio.timeout(20):
            found = await asyncio.gather(*asked, return_exceptions=True)
        assert all(isinstance(each, StoreError) for each in found)
        relay.is_silent = False
        assert await store.codes() == []
        await store.close()

    asyncio.run(story())
