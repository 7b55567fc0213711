"""Requests that cost far more than they look like, and far too many of them."""

from __future__ import annotations

import asyncio
import contextlib
import dataclasses
import select
import socket
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from starlette.responses import Response

from qalat.server.http import guard
from qalat.server.http.guard import Guard
from qalat.server.http.heads import LONGEST_HEAD, MOST_LINES
from qalat.server.http.origins import Origins
from qalat.server.limits import Limits, Patience
from qalat.server.socket.sockets import Message
from tests.server.running_server import SECONDS, UNLIMITED, Served, serve, settings_in
from tests.server.test_connections import BODY, REQUEST, all_heard, come, until

START = b"GET /api/games HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n"
CHUNKED = b"Transfer-Encoding: chunked\r\n"
LENGTH = b"Content-Length: 7\r\n"
POST = START.replace(b"GET /api/games", b"POST /api/me")
NAMED = b'{"name":"Ada"}'


@pytest.mark.parametrize(
    ("sent", "status"),
    [
        (START + b"X: x\r\n" * (MOST_LINES - 4) + b"\r\n", 200),
        (START + b"X: x\r\n" * MOST_LINES + b"\r\n", 400),
        (START + b"X: " + b"x" * (LONGEST_HEAD - 200) + b"\r\n\r\n", 200),
        (START + b"X: " + b"x" * LONGEST_HEAD + b"\r\n\r\n", 400),
        (
            POST + CHUNKED + b"\r\n7\r\n" + NAMED[:7] + b"\r\n7\r\n" + NAMED[7:] + b"\r\n0\r\n\r\n",
            200,
        ),
        (POST + LENGTH + CHUNKED + b"\r\n0\r\n\r\n", 400),
        (POST + CHUNKED + LENGTH + b"\r\n0\r\n\r\n", 400),
    ],
    ids=["lines", "too many lines", "long", "too long", "chunks", "two lengths", "lengths two"],
)
def test_a_head_is_short_and_says_once_how_long_its_body_is(
    served: Served, sent: bytes, status: int
) -> None:
    with come(served) as wire:
        wire.sendall(sent)
        assert all_heard(wire).startswith(b"HTTP/1.1 %d" % status)


def let_in(wire: socket.socket, asked: bytes, most: int) -> int:
    """Send the same again and again, reading all answers; return how much of it is let in."""
    total = 0
    wire.setblocking(False)
    with contextlib.suppress(ConnectionError):
        while total < most:
            readable, writable, _ = select.select([wire], [wire], [], SECONDS)
            if readable and not wire.recv(1 << 20):
                break
            if writable:
                total += wire.send(asked)
    return total


def test_what_is_asked_for_ahead_of_an_answer_is_bounded(served: Served) -> None:
    head = b"POST /api/me HTTP/1.1\r\nHost: localhost\r\nContent-Length: 14\r\nX: %s\r\n\r\n"
    asked = (head % (b"x" * 20_000) + NAMED) * 20
    with come(served) as wire:
        assert let_in(wire, asked, 60_000_000) < 60_000_000


def test_who_has_asked_too_often_is_disconnected_and_not_let_in_again(tmp_path: Path) -> None:
    limits = dataclasses.replace(UNLIMITED, requests=1e-9, request_burst=3)
    with serve(settings_in(tmp_path, limits=limits)) as served:
        with come(served) as wire:
            wire.sendall(REQUEST * 6)
            heard = all_heard(wire)
        assert heard.count(b"HTTP/1.1 200") == 3
        assert heard.count(b"HTTP/1.1 429") == 1
        with come(served) as wire:
            assert all_heard(wire).startswith(b"HTTP/1.1 429")
        with come(served, "127.0.0.2") as wire:
            wire.sendall(START + b"\r\n")
            assert all_heard(wire).startswith(b"HTTP/1.1 200")


def test_what_is_refused_for_being_too_much_is_not_logged(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    logged: list[object] = []

    class Log:
        def info(self, _: str, **what: object) -> None:
            logged.append(what["status"])

    monkeypatch.setattr(guard, "_log", Log())
    limits = dataclasses.replace(UNLIMITED, requests=1e-9, request_burst=3)
    with serve(settings_in(tmp_path, limits=limits)) as served, come(served) as wire:
        wire.sendall(REQUEST * 6)
        assert all_heard(wire).count(b"HTTP/1.1 429") == 1
    assert logged == [200] * 3


@pytest.fixture
def busy(tmp_path: Path) -> Iterator[Served]:
    """A server that serves two requests of an address at a time."""
    limits = dataclasses.replace(UNLIMITED, requests_at_once=2)
    with serve(settings_in(tmp_path, limits=limits)) as running:
        yield running


def test_an_address_that_keeps_the_server_busy_waits_for_itself_alone(busy: Served) -> None:
    with contextlib.ExitStack() as stack:
        slow = [stack.enter_context(come(busy)) for _ in range(2)]
        for wire in slow:
            wire.sendall(BODY)  # the rest is waited for
        late = stack.enter_context(come(busy))
        late.sendall(START + b"\r\n")
        with come(busy, "127.0.0.2") as other:
            other.sendall(START + b"\r\n")
            assert all_heard(other).startswith(b"HTTP/1.1 200")
        assert not select.select([late], [], [], 0.3)[0]
        slow[0].close()
        assert all_heard(late).startswith(b"HTTP/1.1 200")


def test_a_place_is_given_back_when_an_answer_begins_fails_or_is_given_up() -> None:
    scope = {"type": "http", "client": ("127.0.0.1", 1), "method": "GET", "path": "/"}

    async def story() -> None:
        reached = 0

        async def application(_: object, __: object, send: Callable[[Message], object]) -> None:
            nonlocal reached
            reached += 1
            if reached == 1:
                raise RuntimeError
            if reached > 2:
                await send({"type": "http.response.start", "status": 200, "headers": []})  # type: ignore[misc]
            await asyncio.sleep(SECONDS)

        async def sent(_: Message) -> None:
            pass

        limits = dataclasses.replace(Limits(), requests_at_once=1)
        guarded = Guard(application, Origins(), limits, lambda _: Response(status_code=429))

        def ask() -> asyncio.Task[None]:
            headers = [(b"host", b"localhost")]
            return asyncio.create_task(guarded({**scope, "headers": headers}, None, sent))  # type: ignore[arg-type]

        with pytest.raises(RuntimeError):
            await ask()
        given_up, waiting, *others = (ask() for _ in range(5))
        await asyncio.sleep(0.01)
        assert reached == 2
        waiting.cancel()
        given_up.cancel()
        await asyncio.sleep(0.01)
        assert reached == 5  # each as soon as the one before it is being answered
        for each in others:
            each.cancel()

    asyncio.run(story())


def test_what_waits_for_all_clients_of_an_address_is_bounded(tmp_path: Path) -> None:
    patience = Patience(unread=10 * SECONDS, idle=10 * SECONDS)
    limits = dataclasses.replace(UNLIMITED, unread=150_000, patience=patience)
    asked = REQUEST.replace(b"/api/games", b"/api/openapi.json") * 200
    with (
        serve(settings_in(tmp_path, limits=limits)) as served,
        contextlib.ExitStack() as stack,
    ):
        wires = [socket.socket() for _ in range(5)]
        for number, wire in enumerate(wires):
            stack.enter_context(wire)
            wire.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            wire.bind(("127.0.0.1" if number else "127.0.0.2", 0))
            wire.connect(("127.0.0.1", served.port))
            with contextlib.suppress(OSError):
                wire.sendall(asked)
        until(lambda: served.app.connection_limits.taken < 4, served)
        with come(served) as reader:
            reader.sendall(START + b"\r\n")
            assert all_heard(reader).startswith(b"HTTP/1.1 200")
        assert served.app.connection_limits.taken >= 2  # the other address has its own share
        wires[0].setblocking(False)
        assert wires[0].recv(1)
