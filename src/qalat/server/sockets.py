"""The socket of a client at a table: one message in, one answer out, and every update."""

from __future__ import annotations

import asyncio
import contextlib
from collections import deque
from collections.abc import Awaitable, Callable, MutableMapping
from dataclasses import dataclass
from http.cookies import CookieError, SimpleCookie
from typing import Any

import msgspec
import structlog

from qalat.server.events import ProgramChair
from qalat.server.guests import COOKIE, Signer
from qalat.server.hall import Hall
from qalat.server.limits import Bucket, Limits, Places
from qalat.server.origins import counted_as, may_come_from
from qalat.server.protocol import LARGEST_MESSAGE, VERSION, AnyFromClient, Hello, Say
from qalat.server.refusals import Refused
from qalat.server.room import Room
from qalat.server.telling import SPECTATOR, refusal

Scope = MutableMapping[str, Any]
Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]

# Why a socket is closed, as the standard numbers such things.
NORMAL, GOING_AWAY, NOT_ALLOWED, TRY_LATER = 1000, 1001, 1008, 1013
HELLO_SECONDS = 10.0
FLUSH_SECONDS = 2.0
CLOSE_SECONDS = 5.0

_DECODER: msgspec.json.Decoder[AnyFromClient] = msgspec.json.Decoder(AnyFromClient)
_log = structlog.get_logger()


class SocketClient:
    """Somebody at the other end of a socket; what is sent waits until it can be written."""

    def __init__(self, send: Send, backlog: int) -> None:
        self.guest = ""
        self.name = ""
        self.seat = SPECTATOR
        self.words = False
        self.room: Room | None = None
        self._send = send
        self._most = backlog
        self._frames: deque[bytes] = deque()
        self._arrival = asyncio.Event()
        self._rest = asyncio.Event()
        self._rest.set()
        self._behind = asyncio.Event()
        self._is_gone = False

    def send(self, frame: bytes) -> None:
        """Send a message, as soon as those before it are sent."""
        if len(self._frames) >= self._most:
            self._behind.set()
        elif not self._is_gone:
            self._frames.append(frame)
            self._rest.clear()
            self._arrival.set()

    @property
    def is_behind(self) -> bool:
        """Whether the client is too far behind to be served."""
        return self._behind.is_set()

    def move_to(self, room: Room) -> None:
        """Go on in another room of the same table."""
        self.room = room
        room.enter(self, -1, 0)

    async def fall_behind(self) -> None:
        """Return when the client is too far behind: whoever reads nothing blocks the writing."""
        await self._behind.wait()

    async def write(self) -> None:
        """Write what is to be sent, until the socket is closed, which is told by an error."""
        with contextlib.suppress(OSError, RuntimeError):
            while True:
                await self._arrival.wait()
                self._arrival.clear()
                while self._frames:
                    frame = self._frames.popleft()
                    await self._send({"type": "websocket.send", "text": frame.decode()})
                self._rest.set()
        self._is_gone = True
        self._rest.set()

    async def flushed(self) -> None:
        """Return when nothing is left to be sent."""
        await self._rest.wait()


@dataclass
class Sockets:
    """Serves the sockets of a hall."""

    hall: Hall
    signer: Signer
    limits: Limits
    origins: frozenset[str]

    def __post_init__(self) -> None:
        self.places = Places(self.limits.sockets)
        self._clients: set[SocketClient] = set()

    async def flush(self) -> None:
        """Return when all that was to be sent is sent, or some clients are too slow for that."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(FLUSH_SECONDS):
                for client in tuple(self._clients):
                    await client.flushed()

    async def serve(self, scope: Scope, receive: Receive, send: Send, code: str) -> None:
        """Serve a socket that asks for a table, until either side closes it."""
        await receive()  # the request to connect
        address = counted_as((scope.get("client") or ("", 0))[0])
        if not self._may_come_from(scope) or not self.places.take(address):
            await send({"type": "websocket.close", "code": NOT_ALLOWED})
            return
        try:
            await send({"type": "websocket.accept"})
            client = SocketClient(send, self.limits.backlog)
            self._clients.add(client)
            writing = asyncio.create_task(client.write())
            reading = asyncio.create_task(self._read(client, scope, receive, code))
            behind = asyncio.create_task(client.fall_behind())
            try:
                ends = {writing, reading, behind}
                await asyncio.wait(ends, return_when=asyncio.FIRST_COMPLETED)
            finally:
                self._clients.discard(client)
                behind.cancel()
                await self._part(client, writing, reading, send)
        finally:
            self.places.give_back(address)

    async def _part(
        self,
        client: SocketClient,
        writing: asyncio.Task[None],
        reading: asyncio.Task[int | None],
        send: Send,
    ) -> None:
        if client.room is not None:
            client.room.exit(client)
            _log.info("socket closed", table=client.room.table.code, seat=client.seat)
        number = TRY_LATER if client.is_behind else NORMAL
        if reading.done() and not reading.cancelled() and reading.exception() is None:
            number = reading.result() or NORMAL
        for task in (writing, reading):
            task.cancel()
        results = await asyncio.gather(writing, reading, return_exceptions=True)
        for result in results:
            if isinstance(result, Exception) and not isinstance(result, OSError):
                _log.error("socket failed", error=repr(result))
        if not reading.cancelled() and reading.exception() is None and reading.result() is None:
            return  # the client has closed it
        try:
            async with asyncio.timeout(CLOSE_SECONDS):
                await send({"type": "websocket.close", "code": number})
        except (OSError, RuntimeError):
            return  # it is closed already, or nobody reads what is sent

    async def _read(
        self, client: SocketClient, scope: Scope, receive: Receive, code: str
    ) -> int | None:
        """Read messages until the client goes, which is None, or is sent away with a number."""
        loop = asyncio.get_running_loop()
        bucket = Bucket(self.limits.messages, self.limits.message_burst, loop.time)
        words = Bucket(self.limits.words, self.limits.word_burst, loop.time)
        try:
            async with asyncio.timeout(HELLO_SECONDS):
                while client.room is None:
                    data = await _next(receive)
                    if data is None:
                        return None
                    if not await self._greet(client, scope, code, data, bucket):
                        return NOT_ALLOWED
        except TimeoutError:
            return NOT_ALLOWED
        while (data := await _next(receive)) is not None:
            message = self._decode(client, data, bucket)
            if bucket.overdrawn > self.limits.message_burst:
                return NOT_ALLOWED
            if isinstance(message, Say) and not words.take():
                self._refuse(client, Refused("too_fast"), message.id)
            elif message is not None:
                client.room.receive(client, message)
        return None

    def _decode(self, client: SocketClient, data: bytes, bucket: Bucket) -> AnyFromClient | None:
        """Return a message, or None after telling the client what is wrong with it."""
        try:
            if not bucket.take():
                refused = Refused("too_fast")
            elif len(data) > LARGEST_MESSAGE:
                refused = Refused("too_large", expected=f"at most {LARGEST_MESSAGE} bytes")
            else:
                return _DECODER.decode(data)
        except (msgspec.DecodeError, RecursionError, UnicodeDecodeError) as error:
            refused = Refused("unreadable", expected=str(error)[:200])
        self._refuse(client, refused, 0)
        return None

    def _refuse(self, client: SocketClient, refused: Refused, answers: int) -> None:
        self.hall.count_refusal(refused)
        client.send(refusal(refused, answers))

    async def _greet(
        self, client: SocketClient, scope: Scope, code: str, data: bytes, bucket: Bucket
    ) -> bool:
        """Let a client in that says hello; say whether it may stay."""
        message = self._decode(client, data, bucket)
        if message is None:
            return True
        if not isinstance(message, Hello):
            refused = Refused("unreadable", expected="hello, at the beginning")
            self._refuse(client, refused, message.id)
            return True
        if message.version != VERSION:
            found, expected = str(message.version), str(VERSION)
            self._refuse(client, Refused("version", found=found, expected=expected), message.id)
            return False
        try:
            room = await self.hall.room(code)
            await self._identify(client, scope, room, message)
        except Refused as refused:
            self._refuse(client, refused, message.id)
            return False
        client.room = room
        client.words = message.words
        room.enter(client, message.last, message.id)
        _log.info("socket opened", table=code, seat=client.seat, last=message.last)
        return True

    async def _identify(self, client: SocketClient, scope: Scope, room: Room, hello: Hello) -> None:
        table = room.table
        if hello.token:
            client.seat = self.signer.seat_of(table.code, hello.token)
            chair = table.chairs[client.seat]
            if not isinstance(chair, ProgramChair):
                raise Refused("bad_token")  # the chair was given to somebody else
            client.name = chair.name
            return
        guest = guest_of(scope, self.signer)
        if guest is None:
            return
        client.guest = guest
        known = await self.hall.store.guest(guest)
        client.name = "" if known is None else known.name
        client.seat = table.seat_of(guest)

    def _may_come_from(self, scope: Scope) -> bool:
        headers = dict(scope["headers"])
        origin, host = (headers.get(name, b"").decode("latin-1") for name in (b"origin", b"host"))
        return may_come_from(origin, host, self.origins)


async def _next(receive: Receive) -> bytes | None:
    """Return the next message's bytes, or None when the client has gone."""
    message = await receive()
    if message["type"] != "websocket.receive":
        return None
    text: str | None = message.get("text")
    data: bytes = message.get("bytes") or b""
    return data if text is None else text.encode(errors="surrogatepass")


def guest_of(scope: Scope, signer: Signer) -> str | None:
    """Return the guest whose signed cookie came along, or None."""
    for name, value in scope["headers"]:
        if name == b"cookie":
            try:
                cookies = SimpleCookie(value.decode("latin-1"))
            except CookieError:
                continue
            if COOKIE in cookies:
                return signer.read("guest", cookies[COOKIE].value)
    return None
