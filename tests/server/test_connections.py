"""Connections that are slow, silent or too many, and who is served all the same."""

from __future__ import annotations

import asyncio
import contextlib
import dataclasses
import itertools
import json
import socket
import time
from collections.abc import Iterator

import httpx
import pytest
import websockets

from qalat.server.http.connections import raised_descriptors
from qalat.server.limits import Patience
from qalat.server.socket.sockets import SocketClient
from tests.server.running_server import SECONDS, UNLIMITED, Served, serve, settings_in, visitor
from tests.server.test_play import open_table

EACH, ALL = 20, 30
REQUEST = b"GET /api/games HTTP/1.1\r\nHost: localhost\r\n\r\n"
BODY = b"POST /api/me HTTP/1.1\r\nHost: localhost\r\nContent-Length: 5000\r\n\r\n"


@pytest.fixture
def impatient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server with few places, which waits for nobody."""
    limits = dataclasses.replace(
        UNLIMITED,
        connections=EACH,
        all_connections=ALL,
        handshakes=1e-9,
        handshake_burst=5,
        sockets=3,
        patience=Patience(head=0.5, body=0.5, idle=0.5, unread=0.5),
    )
    with serve(settings_in(tmp_path_factory.mktemp("impatient"), limits=limits)) as running:
        yield running


def come(served: Served, address: str = "127.0.0.1") -> socket.socket:
    wire = socket.create_connection(
        ("127.0.0.1", served.port), SECONDS, source_address=(address, 0)
    )
    wire.settimeout(SECONDS)
    return wire


def is_served(wire: socket.socket) -> bool:
    """Whether a request is answered over a connection."""
    with contextlib.suppress(ConnectionError):
        wire.sendall(REQUEST)
        return wire.recv(100).startswith(b"HTTP/1.1 200")
    return False


def all_heard(wire: socket.socket) -> bytes:
    """What is heard until the server closes the connection."""
    heard = b""
    with contextlib.suppress(ConnectionError):
        while piece := wire.recv(65_536):
            heard += piece
    return heard


def until(condition: object, served: Served) -> None:
    """Wait until something is so."""
    assert callable(condition)
    due = time.monotonic() + SECONDS
    while not condition():
        assert time.monotonic() < due
        time.sleep(0.02)


def test_who_connects_and_says_nothing_is_sent_away(impatient: Served) -> None:
    with come(impatient) as wire:
        assert all_heard(wire) == b""


@pytest.mark.parametrize("begun", [b"GET /api/games HTTP/1.1\r\nX: ", BODY], ids=["head", "body"])
def test_who_sends_a_request_byte_by_byte_is_sent_away(impatient: Served, begun: bytes) -> None:
    with come(impatient) as wire:
        wire.sendall(begun)
        with contextlib.suppress(ConnectionError):
            for _ in itertools.count():
                wire.sendall(b"a")
                wire.settimeout(0.05)
                with contextlib.suppress(TimeoutError):
                    heard = wire.recv(100)
                    assert heard == b"" or heard.startswith(b"HTTP/1.1 408")
                    break
    until(lambda: impatient.app.connection_limits.taken == 0, impatient)


def test_a_connection_is_kept_for_the_next_request_but_not_for_ever(impatient: Served) -> None:
    with come(impatient) as wire, httpx.Client(base_url=impatient.url) as browser:
        for _ in range(4):
            assert browser.get("/api/games").status_code == 200
            time.sleep(0.3)  # longer in all than a connection is kept without being used
        assert impatient.app.connection_limits.taken >= 1
        assert all_heard(wire) == b""
    until(lambda: impatient.app.connection_limits.taken == 0, impatient)


def test_the_rest_of_a_body_that_is_refused_is_not_waited_for(impatient: Served) -> None:
    with come(impatient) as wire:
        wire.sendall(BODY.replace(b"5000", b"5000000") + b"a" * 100_000)
        assert all_heard(wire).startswith(b"HTTP/1.1 413")


CHUNKED = (
    b"POST /api/me HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n"
    b"Transfer-Encoding: chunked\r\n\r\n"
)


def test_a_body_comes_in_only_so_many_pieces(served: Served) -> None:
    body = b'{"name":"Ada"}'
    for blanks, status in ((1000, b"200"), (3000, b"400")):
        pieces = [body, *[b" "] * blanks]
        chunks = b"".join(b"%x\r\n%s\r\n" % (len(each), each) for each in pieces)
        with come(served) as wire:
            with contextlib.suppress(ConnectionError):
                wire.sendall(CHUNKED + chunks + b"0\r\n\r\n")
            assert all_heard(wire).startswith(b"HTTP/1.1 " + status)


def test_nonsense_behind_an_answer_closes_the_connection(
    impatient: Served, caplog: pytest.LogCaptureFixture
) -> None:
    with come(impatient) as wire:
        head = CHUNKED.replace(b"Connection: close\r\n", b"")
        wire.sendall(head + b"11170\r\n" + b"a" * 0x11170 + b"\r\n")
        assert wire.recv(100).startswith(b"HTTP/1.1 413")
        wire.sendall(b"nonsense\r\n")
        all_heard(wire)
    until(lambda: impatient.app.connection_limits.taken == 0, impatient)
    assert not [each for each in caplog.records if each.name == "asyncio"]


def test_who_does_not_read_the_answer_is_cut_off(impatient: Served) -> None:
    with socket.socket() as wire:
        wire.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        wire.connect(("127.0.0.1", impatient.port))
        wire.settimeout(0.2)
        with contextlib.suppress(OSError):
            for _ in range(5000):
                wire.sendall(REQUEST.replace(b"/api/games", b"/api/openapi.json"))
        until(lambda: impatient.app.connection_limits.taken == 0, impatient)


def test_an_address_has_only_so_many_connections_and_others_still_have_theirs(
    impatient: Served,
) -> None:
    with contextlib.ExitStack() as stack:
        wires = [stack.enter_context(come(impatient)) for _ in range(EACH)]
        assert is_served(wires[0])
        with come(impatient) as late:
            assert all_heard(late).startswith(b"HTTP/1.1 429")
        with come(impatient, "127.0.0.2") as other:
            assert is_served(other)


def test_who_asks_for_nothing_makes_room_for_who_does(impatient: Served) -> None:
    with contextlib.ExitStack() as stack:
        for number in range(ALL):
            address = f"127.0.0.{2 + number % 2}"
            stack.enter_context(come(impatient, address))
        for _ in range(3):
            assert is_served(stack.enter_context(come(impatient, "127.0.0.9")))
        assert impatient.app.connection_limits.taken <= ALL


def test_sockets_keep_their_places_until_they_are_closed(impatient: Served) -> None:
    async def story() -> None:
        async with visitor(impatient, "Ada") as ada:
            code = await open_table(ada, "medina", ["me", "open", "open"])
            async with ada.at(code) as place:
                await place.until("table")
                await asyncio.sleep(1.5)  # longer than anything else is waited for
                assert impatient.app.connection_limits.taken >= 1
                await place.ask(type="ping")

    asyncio.run(story())
    until(lambda: impatient.app.connection_limits.taken == 0, impatient)


def test_handshakes_and_sockets_of_an_address_are_limited_before_they_are_accepted(
    impatient: Served,
) -> None:
    address = f"{impatient.url.replace('http', 'ws', 1)}/api/tables/aaaaaaaaaaaa/socket"

    async def turned_down() -> tuple[int, str]:
        with pytest.raises(websockets.InvalidStatus) as caught:
            await websockets.connect(address)
        response = caught.value.response
        return response.status_code, json.loads(response.body)["reason"]

    async def story() -> None:
        wires = [await websockets.connect(address) for _ in range(3)]
        assert await turned_down() == (429, "too_many")
        assert await turned_down() == (429, "too_many")
        for wire in wires:
            await wire.close()
        assert await turned_down() == (429, "too_fast")

    asyncio.run(story())


def test_a_message_comes_in_only_so_many_pieces(served: Served) -> None:
    async def story() -> None:
        async with visitor(served, "Ada") as ada:
            code = await open_table(ada, "medina", ["me", "open", "open"])
            async with ada.at(code) as place:
                with contextlib.suppress(websockets.ConnectionClosed):
                    await place.wire.send(" " for _ in range(1000))
                await place.wire.wait_closed()
                assert place.wire.close_code == 1009

    asyncio.run(story())


EMPTY, PING, PONG = (bytes((kind, 0x80, 0, 0, 0, 0)) for kind in (0x81, 0x89, 0x8A))


@pytest.mark.parametrize("sent", [EMPTY, PING, PONG], ids=["messages", "pings", "pongs"])
def test_many_thousand_frames_that_come_at_once_are_not_all_taken_apart(
    served: Served, sent: bytes
) -> None:
    async def story() -> None:
        async with visitor(served, "Ada") as ada:
            code = await open_table(ada, "medina", ["me", "open", "open"])
            async with ada.at(code) as place:
                await place.until("table")
                assert served.app.rooms is not None
                (client,) = served.app.rooms.by_code[code].clients
                assert isinstance(client, SocketClient)

                async def flood() -> tuple[int, int]:
                    client.wire.data_received(sent * 40_000)
                    return client.wire.queue.qsize(), client.wire.transport.get_write_buffer_size()

                queued, unread = await asyncio.to_thread(lambda: served.there(flood()))
                assert queued < 1000
                assert unread < 10_000
                await place.wire.wait_closed()
                assert place.wire.close_code == 1008

    asyncio.run(story())


def test_the_descriptors_are_raised_as_far_as_the_system_allows() -> None:
    resource = pytest.importorskip("resource")
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(soft, 900), hard))
    try:
        assert raised_descriptors() == resource.getrlimit(resource.RLIMIT_NOFILE)[0] > 900
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
