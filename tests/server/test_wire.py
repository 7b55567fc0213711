"""The socket's short ways: a message is heard the same, however it is cut up on its way."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any

import pytest
import websockets
from websockets.asyncio.client import ClientConnection
from websockets.frames import Frame, Opcode

from qalat.server.socket.sockets import SocketClient
from qalat.server.socket.wire import Wire, framed, unframed
from tests.server.running_server import SECONDS, Served, visitor
from tests.server.test_play import open_table

PINGS = [b'{"type":"ping","id":%d}' % number for number in range(2, 8)]


def masked(text: bytes) -> bytes:
    """A message as a client sends it."""
    return Frame(Opcode.TEXT, text).serialize(mask=True)


async def alone(wire: ClientConnection) -> None:
    for ping in PINGS:
        await wire.send(ping.decode())
        await asyncio.sleep(0.01)


async def together(wire: ClientConnection) -> None:
    wire.transport.write(b"".join(masked(ping) for ping in PINGS))


async def byte_by_byte(wire: ClientConnection) -> None:
    for byte in b"".join(masked(ping) for ping in PINGS):
        wire.transport.write(bytes((byte,)))
        await asyncio.sleep(0.001)


async def one_and_a_half(wire: ClientConnection) -> None:
    sent = b"".join(masked(ping) for ping in PINGS)
    middle = len(masked(PINGS[0])) * 3 // 2
    for part in (sent[:middle], sent[middle:]):
        wire.transport.write(part)
        await asyncio.sleep(0.05)


async def in_fragments(wire: ClientConnection) -> None:
    for ping in PINGS:
        await wire.send([ping[:5].decode(), ping[5:9].decode(), ping[9:].decode()])


async def with_the_hello(wire: ClientConnection) -> None:
    await together(wire)


@pytest.mark.parametrize(
    "send", [alone, together, byte_by_byte, one_and_a_half, in_fragments, with_the_hello]
)
def test_messages_are_heard_in_order(
    served: Served, send: Callable[[ClientConnection], Awaitable[None]]
) -> None:
    async def story() -> None:
        async with visitor(served, "Ada") as ada:
            code = await open_table(ada, "medina", ["me", "open", "open"])
            address = f"{served.url.replace('http', 'ws', 1)}/api/tables/{code}/socket"
            async with websockets.connect(address) as wire:
                wire.transport.write(masked(b'{"type":"hello","version":1,"id":1}'))
                if send is with_the_hello:
                    await send(wire)
                assert (await answer(wire))["type"] == "table"
                if send is not with_the_hello:
                    await send(wire)
                assert [(await answer(wire))["id"] for _ in PINGS] == [2, 3, 4, 5, 6, 7]

    asyncio.run(story())


async def answer(wire: ClientConnection) -> dict[str, Any]:
    """The next message that answers one."""
    async with asyncio.timeout(SECONDS):
        while True:
            message: dict[str, Any] = json.loads(await wire.recv())
            if "id" in message:
                return message


def test_a_long_text_in_any_script_is_said_as_it_was(served: Served) -> None:
    text = "قلعة الحمراء, die rote Burg " * 5

    async def story() -> None:
        async with visitor(served, "Ada") as ada:
            code = await open_table(ada, "medina", ["me", "open", "open"])
            async with ada.at(code) as place:
                await place.until("table")
                said = await place.ask(type="say", text=text)
                assert said["happened"]["text"] == text.strip()
                assert said["happened"]["seat"] == 0

    asyncio.run(story())


@pytest.mark.parametrize("length", [0, 1, 125, 126, 65_535, 65_536, 100_000])
def test_a_frame_is_what_the_standard_says(length: int) -> None:
    text = b"x" * length
    assert framed(text) == Frame(Opcode.TEXT, text).serialize(mask=False)


@pytest.mark.parametrize(
    "data",
    [
        b"",
        masked(b"{}")[:-1],
        masked(b"{}") + b"\x81",
        Frame(Opcode.TEXT, b"{}").serialize(mask=False),
        Frame(Opcode.TEXT, b"{", fin=False).serialize(mask=True),
        Frame(Opcode.PING, b"{}").serialize(mask=True),
        Frame(Opcode.BINARY, b"{}").serialize(mask=True),
        Frame(Opcode.TEXT, b"{}", rsv1=False, rsv2=False)
        .serialize(mask=True)
        .replace(b"\x81", b"\xc1", 1),
        masked("ä".encode()),
        masked(b"\xff"),
        masked(b"x" * 126),
    ],
    # Masks are drawn at random, and the name of a test must be the same in every process.
    ids=[
        "nothing",
        "cut off",
        "more behind it",
        "not masked",
        "a fragment",
        "a ping",
        "binary",
        "compressed",
        "not ASCII",
        "not text",
        "long",
    ],
)
def test_anything_but_a_whole_short_message_is_left_to_the_long_way(data: bytes) -> None:
    assert unframed(data) is None


def test_a_whole_short_message_takes_the_short_way() -> None:
    assert unframed(masked(b'{"type":"ping"}')) == b'{"type":"ping"}'


def test_frames_are_written_directly_as_long_as_a_socket_is_open_and_read(served: Served) -> None:
    async def story() -> None:
        rooms = served.app.rooms
        assert rooms is not None

        async def the_wire(code: str) -> Wire:
            (client,) = rooms.by_code[code].clients
            assert isinstance(client, SocketClient)
            return client.wire

        async def is_ready_throughout(wire: Wire) -> list[bool]:
            states = [wire.is_ready]
            for change in (wire.pause_writing, wire.resume_writing, partial(wire.leave, 1000)):
                change()
                states.append(wire.is_ready)
            wire.resume_writing()
            return [*states, wire.is_ready]

        async with visitor(served, "Ada") as ada:
            code = await open_table(ada, "medina", ["me", "open", "open"])
            async with ada.at(code) as place:
                await place.until("table")
                await place.ask(type="ping")
                wire = await asyncio.to_thread(lambda: served.there(the_wire(code)))
                states = await asyncio.to_thread(lambda: served.there(is_ready_throughout(wire)))
                assert states == [True, False, True, False, False]

    asyncio.run(story())
