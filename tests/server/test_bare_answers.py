"""Whoever is turned away before a request is read gets the headers of all other answers."""

from __future__ import annotations

import contextlib
import dataclasses
from collections.abc import Iterator
from pathlib import Path

import pytest

from qalat.server.http.headers import headers_for
from qalat.server.limits import Patience
from tests.server.running_server import UNLIMITED, Served, serve, settings_in
from tests.server.test_connections import BODY, all_heard, come, until

EACH, ALL = 3, 4
HELLO = (
    b"GET /api/tables/aaaaaaaaaaaa/socket HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\n"
    b"Connection: Upgrade\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
)
VERSION = b"Sec-WebSocket-Version: 13\r\n"
TURNED_AWAY = {
    "nonsense": (b"nonsense\r\n\r\n", 400),
    "a body that takes too long": (BODY, 408),
    "a handshake without a key": (HELLO.replace(b"-Key", b"-Lock") + VERSION + b"\r\n", 400),
    "a handshake of another version": (HELLO + b"Sec-WebSocket-Version: 8\r\n\r\n", 400),
    "too many lines in a handshake": (HELLO + VERSION + b"X: x\r\n" * 300 + b"\r\n", 400),
    "a page of others": (HELLO + VERSION + b"Origin: https://evil.example\r\n\r\n", 403),
    "no table": (HELLO.replace(b"/api/tables", b"/api") + VERSION + b"\r\n", 403),
    "too many handshakes": (HELLO + VERSION + b"\r\n", 429),
}


@contextlib.contextmanager
def strict_server(folder: Path, *, secure: bool, body: float) -> Iterator[Served]:
    """A server with few places and no sockets, which waits so long for a body."""
    limits = dataclasses.replace(
        UNLIMITED,
        connections=EACH,
        all_connections=ALL,
        sockets=0,
        patience=Patience(head=60, body=body, idle=60, unread=60),
    )
    with serve(settings_in(folder, limits=limits, secure=secure)) as running:
        yield running


@pytest.fixture(params=[False, True], ids=["http", "https"])
def strict(
    tmp_path_factory: pytest.TempPathFactory, request: pytest.FixtureRequest
) -> Iterator[Served]:
    """A strict server that does not wait for bodies."""
    folder = tmp_path_factory.mktemp("strict")
    with strict_server(folder, secure=request.param, body=0.5) as running:
        yield running


def assert_headed(answer: bytes, status: int, served: Served) -> None:
    """The answer has that status, and each of our headers once."""
    lines = answer.partition(b"\r\n\r\n")[0].decode().split("\r\n")
    assert lines[0].split()[1] == str(status), answer
    pairs = [line.partition(": ") for line in lines[1:]]
    found = [(name.title(), value) for name, _, value in pairs]
    for name, value in headers_for(secure=served.app.settings.secure).items():
        assert [each for each in found if each[0] == name.title()] == [(name.title(), value)]


def test_every_answer_before_a_request_has_our_headers(strict: Served) -> None:
    is_secure = strict.app.settings.secure
    for what, (sent, status) in TURNED_AWAY.items():
        if is_secure and what in {"too many handshakes", "a page of others"}:
            continue  # by http nobody gets so far
        with come(strict) as wire:
            wire.sendall(sent)
            assert_headed(all_heard(wire), status, strict)


def test_whoever_finds_no_place_gets_our_headers(strict: Served) -> None:
    with contextlib.ExitStack() as stack:
        for _ in range(EACH):
            stack.enter_context(come(strict))
        with come(strict) as late:
            assert_headed(all_heard(late), 429, strict)


def test_whoever_comes_when_all_places_are_taken_gets_our_headers(tmp_path: Path) -> None:
    with strict_server(tmp_path, secure=False, body=60) as served, contextlib.ExitStack() as stack:
        for number in range(ALL):
            # A body that is waited for keeps its place.
            stack.enter_context(come(served, f"127.0.0.{2 + number}")).sendall(BODY)
        until(
            lambda: (
                not any(each.is_idle for each in served.app.connection_limits._open)
                and served.app.connection_limits.taken == ALL
            ),
            served,
        )
        with come(served, "127.0.0.9") as late:
            assert_headed(all_heard(late), 503, served)
