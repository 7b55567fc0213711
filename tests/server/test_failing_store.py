"""What is answered while the store cannot be read or written, or something else goes wrong."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import psycopg
import pytest

from qalat.server.http.headers import HEADERS
from qalat.server.store import StoreError
from tests.server.running_server import Served, Visitor, serve, settings_in, visitor
from tests.server.test_play import open_table

TABLES = ("events", "summaries", "guests", "passes")
NEW_TABLE = {"game": "medina", "chairs": [{"kind": "me"}] * 1 + [{"kind": "open"}] * 2}
NEEDED: list[tuple[str, str, Any]] = [
    ("GET", "/api/me", None),
    ("POST", "/api/me", {"name": "Ada"}),
    ("POST", "/api/me/pass", {}),
    ("POST", "/api/me/use-pass", {"secret": "s" * 32}),
    ("GET", "/api/tables", None),
    ("GET", "/api/tables/mine", None),
    ("POST", "/api/tables", NEW_TABLE),
    ("POST", "/api/lessons", {"game": "medina"}),
    *(
        ("GET", f"/api/tables/{{code}}{of}", None)
        for of in ("", "/record", "/log", "/replay", "/analysis", "/qr")
    ),
    *(
        ("POST", f"/api/tables/{{code}}/{act}", {"name": "Ada"} if act == "sit" else {})
        for act in ("sit", "stand", "begin", "close", "rematch", "analysis")
    ),
]
"""What cannot be answered without the store."""


@contextlib.contextmanager
def broken(place: str) -> Iterator[None]:
    """Let nothing be found in a store meanwhile."""

    def renamed(pattern: str) -> None:
        statements = [pattern.format(table) for table in TABLES]
        if place.startswith("postgresql"):
            with psycopg.connect(place, autocommit=True) as connection:
                for statement in statements:
                    connection.execute(statement.encode())
        else:
            with contextlib.closing(sqlite3.connect(place, timeout=10)) as connection_:
                for statement in statements:
                    connection_.execute(statement)

    renamed("ALTER TABLE {0} RENAME TO {0}_gone")
    try:
        yield
    finally:
        renamed("ALTER TABLE {0}_gone RENAME TO {0}")


def assert_headed(response: httpx.Response) -> None:
    for name, value in HEADERS.items():
        assert name in response.headers, (response.request.url, name)
        if name != "Cache-Control":
            assert response.headers[name] == value


async def unloaded(served: Served, who: Visitor) -> str:
    """Open a table that is in nobody's memory."""
    code = await open_table(who, "medina", ["me", "open", "open"])

    async def forget() -> None:
        assert served.app.rooms is not None
        del served.app.rooms.by_code[code]

    await asyncio.to_thread(served.there, forget())
    return code


async def refuses_all(ada: Visitor, code: str) -> None:
    for verb, path, body in NEEDED:
        response = await ada.http.request(verb, path.format(code=code), json=body)
        reply = (verb, path, response.status_code, response.json().get("reason"))
        assert reply == (verb, path, 503, "storage")
        assert_headed(response)


def test_what_needs_a_store_that_fails_is_refused_and_goes_on_when_it_is_well(
    place: str, tmp_path: Path
) -> None:
    async def story(served: Served) -> None:
        async with visitor(served, "Ada") as ada:
            code = await unloaded(served, ada)
            with broken(place):
                await refuses_all(ada, code)
                async with ada.at(code) as socket:
                    refused = await socket.until("refused")
                    assert (refused["id"], refused["reason"]) == (1, "storage")
            assert [each["table"] for each in (await ada.fetch("/api/tables/mine"))["tables"]] == [
                code
            ]
            async with ada.at(code) as socket:
                await socket.until("table")
            await ada.post(f"/api/tables/{code}/close", {})

    with serve(settings_in(tmp_path, store=place)) as served:
        asyncio.run(story(served))


def test_whoever_is_at_a_table_is_refused_when_the_store_fails(tmp_path: Path) -> None:
    place = str(tmp_path / "tables.sqlite")

    async def story(served: Served) -> None:
        async with visitor(served, "Ada") as ada:
            code = await open_table(ada, "medina", ["me", "open", "open"])
            async with ada.at(code) as socket:
                await socket.until("table")
                with broken(place):
                    await socket.send({"type": "say", "id": 5, "text": "Hello"})
                    assert (await socket.until("refused"))["reason"] == "storage"
                    again = await socket.ask(type="say", text="Hello")
                    assert again["reason"] == "storage"
                assert not (await socket.until("table")).get("talk")
                assert (await socket.ask(type="say", text="Hello"))["type"] == "update"

    with serve(settings_in(tmp_path)) as served:
        asyncio.run(story(served))


def test_whoever_is_at_a_table_that_was_removed_is_notified_and_sent_away(tmp_path: Path) -> None:
    async def story(served: Served) -> None:
        rooms = served.app.rooms
        assert rooms is not None

        async def remove(code: str) -> None:
            assert await rooms.store.remove_tables([code], {"open": 2**62}) == [code]
            rooms.lose(rooms.by_code[code], StoreError("it is gone"))

        async with visitor(served, "Ada") as ada:
            code = await open_table(ada, "medina", ["me", "open", "open"])
            async with ada.at(code) as socket:
                await socket.until("table")
                await asyncio.to_thread(served.there, remove(code))
                assert (await socket.until("refused"))["reason"] == "storage"
                assert (await socket.until("refused"))["reason"] == "unknown_table"
                await socket.wire.wait_closed()
                assert socket.wire.close_code == 1008
        assert code not in rooms.by_code

    with serve(settings_in(tmp_path)) as served:
        asyncio.run(story(served))


def test_whoever_is_at_a_table_that_cannot_be_played_on_is_notified_once_and_sent_away(
    tmp_path: Path,
) -> None:
    file = tmp_path / "tables.sqlite"

    async def story(served: Served) -> None:
        rooms = served.app.rooms
        assert rooms is not None

        async def lose(code: str) -> None:
            rooms.lose(rooms.by_code[code], StoreError("it is damaged"))

        async with visitor(served, "Ada") as ada:
            code = await open_table(ada, "medina", ["me", "open", "open"])
            async with ada.at(code) as socket:
                await socket.until("table")
                with contextlib.closing(sqlite3.connect(file, timeout=10)) as damaging, damaging:
                    damaging.execute("UPDATE events SET data = x'7b7d'")
                await asyncio.to_thread(served.there, lose(code))
                for _ in range(2):
                    assert (await socket.until("refused"))["reason"] == "storage"
                await socket.wire.wait_closed()
                assert socket.wire.close_code == 1008

    with serve(settings_in(tmp_path)) as served:
        asyncio.run(story(served))


def test_damaged_rows_are_refused_as_a_store_that_fails(tmp_path: Path) -> None:
    async def story(served: Served) -> None:
        async with visitor(served, "Ada") as ada:
            code = await unloaded(served, ada)
            await open_table(ada, "medina", ["me", "open", "open"], public=True)
            file = tmp_path / "tables.sqlite"
            with contextlib.closing(sqlite3.connect(file, timeout=10)) as connection, connection:
                connection.execute("UPDATE events SET data = x'7b22ff'")
                connection.execute("UPDATE summaries SET data = x'5b'")
            for path in ("/api/tables", f"/api/tables/{code}", f"/api/tables/{code}/record"):
                response = await ada.http.get(path)
                assert (response.status_code, response.json()["reason"]) == (503, "storage"), path
                assert_headed(response)

    with serve(settings_in(tmp_path)) as served:
        asyncio.run(story(served))


def test_a_mistake_of_the_server_is_answered_and_written_down(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    fails = [False]

    def now() -> int:
        return time.time_ns() // (0 if fails[0] else 1_000_000)

    async def story(served: Served) -> None:
        async with visitor(served, "Ada") as ada:
            code = await open_table(ada, "medina", ["me", "open", "open"])
            fails[0] = True
            response = await ada.http.get(f"/api/tables/{code}")
            assert (response.status_code, response.json()["reason"]) == (500, "failed")
            assert_headed(response)
            async with ada.at(code) as socket:
                assert (await socket.until("refused"))["reason"] == "failed"
            fails[0] = False
            await ada.fetch(f"/api/tables/{code}")

    with serve(settings_in(tmp_path, now=now)) as served:
        asyncio.run(story(served))
    reply = "".join(capfd.readouterr())
    assert "request failed" in reply
    assert "ZeroDivisionError" in reply


def test_every_answer_carries_the_headers(served: Served) -> None:
    for verb, path in (
        *(("GET", path) for path in ("/", "/api/games", "/api/nowhere", "/metrics", "/healthz")),
        *(("GET", path) for path in ("/assets/none.js", "/api/tables/UPPER", "/api/openapi.json")),
        *((verb, "/api/games") for verb in ("PUT", "OPTIONS", "HEAD", "DELETE")),
    ):
        assert_headed(httpx.request(verb, served.url + path))
