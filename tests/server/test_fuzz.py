"""Whatever is sent over a socket, the server answers or hangs up, and no table is harmed."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import socket
from collections.abc import Iterator
from contextlib import AsyncExitStack
from typing import Any

import msgspec
import pytest
import structlog
import websockets
from hypothesis import given, settings
from hypothesis import strategies as st

from qalat.games import GAMES
from qalat.server.protocol import LARGEST_MESSAGE, AnyToClient
from qalat.server.refusals import REASONS
from qalat.server.table.events import Said
from qalat.server.table.table import Table
from qalat.server.table.table_log import event_story
from tests.server.running_server import SECONDS, Served, Visitor, visitor
from tests.server.test_play import play_on

LAST = 987_654_321
"""The id of the message behind all others: when it is answered, they are."""

CHAIRS = {"alhambra": 2, "roll_and_write": 2, "medina": 3}
NUMBERS = st.one_of(
    st.integers(-3, 40), st.integers(0, 4000), st.sampled_from([2**31, 2**63, -(2**64), 10**300])
)
JSON = st.recursive(
    st.none() | st.booleans() | NUMBERS | st.text(max_size=20),
    lambda inner: (
        st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4)
    ),
    max_leaves=12,
)
KINDS = st.sampled_from(
    ["hello", "act", "undo", "ask_back", "answer", "say", "leave", "come_back", "preview", "ping"]
)
FIELDS: dict[str, st.SearchStrategy[Any]] = {
    "id": NUMBERS,
    "version": st.sampled_from([1, 1, 1, 2, -1]),
    "last": NUMBERS,
    "words": st.booleans(),
    "turn": st.integers(0, 12) | NUMBERS,
    "actions": st.lists(NUMBERS, max_size=5),
    "steps": NUMBERS,
    "agrees": st.booleans(),
    "legal": st.booleans(),
    "text": st.text(max_size=30),
}
NEEDED = {
    "hello": ["version", "last", "words"],
    "act": ["turn", "actions"],
    "preview": ["turn", "actions", "legal"],
    "undo": ["turn", "steps"],
    "ask_back": ["turn"],
    "answer": ["turn", "agrees"],
    "say": ["text"],
}


class Long(str):
    """A text that nobody wants to read."""

    __slots__ = ()

    def __repr__(self) -> str:
        return f"Long({self[:9]!r}, {len(self)})"


def encoded(message: Any) -> str:
    return msgspec.json.encode(message).decode()


@st.composite
def messages(draw: st.DrawFn) -> str:
    """Draw a message of the protocol: most are as they should be, and some are spoiled."""
    kind = draw(KINDS)
    names = ["id", *NEEDED.get(kind, [])]
    message = {"type": kind, **{name: draw(FIELDS[name]) for name in names}}
    spoiled = draw(st.integers(0, 9))
    if spoiled == 0:
        message[draw(st.sampled_from(names))] = draw(JSON)
    elif spoiled == 1:
        message[draw(st.text(max_size=6))] = draw(JSON)
    return encoded(message)


NOISE = st.one_of(
    st.binary(max_size=60),
    st.text(max_size=60),
    JSON.map(encoded),
    st.integers(1, LARGEST_MESSAGE).map(lambda deep: Long("[" * deep)),
    st.integers(1, 700).map(lambda deep: Long('{"a":' * deep + "1" + "}" * deep)),
    st.sampled_from([LARGEST_MESSAGE - 20, LARGEST_MESSAGE, 17 * LARGEST_MESSAGE]).map(
        lambda size: Long("x" * size)
    ),
    messages().map(str.encode),
)
FRAMES = st.lists(st.one_of(messages(), messages(), NOISE), max_size=12)
CALLERS = st.sampled_from(["stranger", "guest", "program", "elsewhere", "forger", "player"])


class Target:
    """A table in the middle of a game: Ada's, the other chairs for programs."""

    def __init__(self, code: str, tokens: dict[str, str], elsewhere: str) -> None:
        self.code = code
        self.tokens = tokens
        self.elsewhere = elsewhere

    def token(self, caller: str) -> str:
        own = self.tokens["1"]
        forged = own[:-1] + ("0" if own[-1] != "0" else "1")
        return {"program": own, "elsewhere": self.elsewhere, "forger": forged}.get(caller, "")


async def opened(ada: Visitor, game: str) -> Target:
    programs = [{"kind": "program", "name": f"Robot {each}"} for each in range(1, CHAIRS[game])]
    body = {"game": game, "chairs": [{"kind": "me"}, *programs], "begin": True}
    table, other = [await ada.post("/api/tables", body, expect=201) for _ in range(2)]
    return Target(table["table"], table["tokens"], other["tokens"]["1"])


async def call(target: Target, who: Visitor, caller: str, frames: list[str | bytes]) -> None:
    """Say hello as somebody, or leave it; send everything; wait for the last answer or the end."""
    async with who.at(target.code, token=target.token(caller)) as place:
        with contextlib.suppress(websockets.ConnectionClosed):
            for frame in (*frames, encoded({"type": "ping", "id": LAST})):
                await place.wire.send(frame)
            async with asyncio.timeout(SECONDS):
                while True:
                    reply = await place.wire.recv()
                    check_answer(reply)
                    if f'"id":{LAST}' in str(reply):
                        return
        async with asyncio.timeout(SECONDS):
            await place.wire.wait_closed()
        # Somebody who is not let in, or a message so large that nobody reads to its end.
        is_flood = any(len(frame) > 16 * LARGEST_MESSAGE for frame in frames)
        assert place.wire.close_code in ({1006, 1008, 1009} if is_flood else {1008})


def check_answer(reply: str | bytes) -> None:
    answer: Any = msgspec.json.decode(reply, type=AnyToClient)
    assert getattr(answer, "seed", "") == ""
    assert getattr(answer, "reason", "stale") in REASONS


async def unharmed(served: Served, target: Target) -> None:
    """What is stored leads to the very position that is in memory."""
    rooms = served.app.rooms
    assert rooms is not None
    room = rooms.by_code[target.code]
    await room.settled(Said("", "Ada", "is everything all right?"))
    entries = await rooms.store.load(target.code)
    again = Table.replay(target.code, event_story(entries))
    assert again.match is not None
    assert room.table.match is not None
    assert again.match.state.tobytes() == room.table.match.state.tobytes()
    assert (again.number, again.turn) == (room.table.number, room.table.turn)


@pytest.fixture
def no_errors(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """Nothing that the server's log calls an error."""
    with structlog.testing.capture_logs() as reply:
        yield
    assert [each for each in reply if each["log_level"] in {"error", "critical"}] == []
    assert [each for each in caplog.records if each.levelno >= logging.ERROR] == []


@pytest.mark.usefixtures("no_errors")
@pytest.mark.parametrize("game", GAMES)
def test_nothing_that_is_sent_harms_a_table(served: Served, game: str) -> None:
    stack = AsyncExitStack()

    async def arrived(name: str) -> Visitor:
        return await stack.enter_async_context(visitor(served, name))

    with asyncio.Runner() as runner:
        ada, eve, stranger = (runner.run(arrived(name)) for name in ("Ada", "Eve", ""))
        target = runner.run(opened(ada, game))

        @settings(max_examples=60)
        @given(CALLERS, FRAMES)
        def fuzz(caller: str, frames: list[str | bytes]) -> None:
            who = {"player": ada, "guest": eve}.get(caller, stranger)
            runner.run(call(target, who, caller, frames))

        fuzz()
        served.there(unharmed(served, target))
        runner.run(played_to_the_end(target, ada, stranger))
        runner.run(stack.aclose())


async def played_to_the_end(target: Target, ada: Visitor, stranger: Visitor) -> None:
    async with asyncio.timeout(SECONDS), asyncio.TaskGroup() as tasks:
        tasks.create_task(play_a_while(ada, target.code, ""))
        for token in target.tokens.values():
            tasks.create_task(play_a_while(stranger, target.code, token))


async def play_a_while(who: Visitor, code: str, token: str) -> None:
    async with who.at(code, token=token) as place:
        await place.until("table")
        await play_on(place, 11)


NOT_TABLES = ["", "x" * 41, "ABC", "a%00b", "..%2f..", "a/b", "%ff%fe", "%27%20or%201"]


@pytest.mark.usefixtures("no_errors")
@pytest.mark.parametrize("code", NOT_TABLES)
def test_a_socket_to_no_table_is_not_accepted(served: Served, code: str) -> None:
    async def story() -> None:
        address = f"{served.url.replace('http', 'ws', 1)}/api/tables/{code}/socket"
        with pytest.raises(websockets.InvalidStatus) as refused:
            async with websockets.connect(address):
                raise AssertionError("it was accepted")
        assert refused.value.response.status_code == 403

    asyncio.run(story())


@pytest.mark.usefixtures("no_errors")
@pytest.mark.parametrize(
    "noise",
    [b"\0" * 500, b"GET / HTTP/1.1\r\n" * 50, b"\x16\x03\x01" * 99, b"x" * 200_000],
    ids=["zeros", "lines", "handshake", "letters"],
)
def test_noise_that_is_not_http_is_hung_up_on(served: Served, noise: bytes) -> None:
    with socket.create_connection(("127.0.0.1", served.port), SECONDS) as wire:
        with contextlib.suppress(OSError):  # it hangs up before all is sent
            wire.sendall(noise)
            wire.shutdown(socket.SHUT_WR)
        with contextlib.suppress(ConnectionError):
            while wire.recv(65_536):
                pass
