"""The WebSocket of a client at a table: one answer for each message, and every update."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections import deque
from collections.abc import Awaitable, Callable, MutableMapping
from dataclasses import dataclass
from functools import partial
from typing import Any

import msgspec
import structlog

from qalat.server.http.cookies import forget_cookies, own_cookies
from qalat.server.http.guests import Signer
from qalat.server.http.origins import Origins, Scope, counted_address
from qalat.server.http.responses import refuse
from qalat.server.limits import Bucket, Buckets, Limits, Places
from qalat.server.protocol import (
    LARGEST_MESSAGE,
    VERSION,
    Act,
    AnyFromClient,
    Hello,
    Preview,
    Refresh,
    Say,
)
from qalat.server.refusals import Refused
from qalat.server.rooms.room import Room
from qalat.server.rooms.rooms import Rooms
from qalat.server.socket.wire import EXTENSION, Wire, framed
from qalat.server.store import StoreError
from qalat.server.table.events import ProgramChair
from qalat.server.table.updates import SPECTATOR, refusal

Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]

# Why a socket is closed, as the standard numbers such things.
NOT_ALLOWED, UNEXPECTED, TRY_LATER = 1008, 1011, 1013
HELLO_SECONDS = 10.0
FLUSH_SECONDS = 2.0

_DECODER: msgspec.json.Decoder[AnyFromClient] = msgspec.json.Decoder(AnyFromClient)
_log = structlog.get_logger()


class SocketClient:
    """A client on a socket, with a queue for messages that it is too slow for."""

    __slots__ = (
        "_held",
        "_most",
        "_rest",
        "_waiting",
        "address",
        "bucket",
        "guest",
        "name",
        "refresh_bucket",
        "room",
        "seat",
        "sent_away",
        "wire",
        "word_bucket",
        "words",
    )

    def __init__(self, wire: Wire, limits: Limits, address: str) -> None:
        self.guest = ""
        self.address = address
        self.name = ""
        self.seat = SPECTATOR
        self.words = False
        self.room: Room | None = None
        self.wire = wire
        self.sent_away: int | None = None  # with a number that says why
        now = asyncio.get_running_loop().time
        self.bucket = Bucket(limits.messages, limits.message_burst, now)
        self.word_bucket = Bucket(limits.words, limits.word_burst, now)
        self.refresh_bucket = Bucket(limits.refreshes, limits.refresh_burst, now)
        self._most = limits.backlog
        self._waiting: deque[bytes] = deque()
        self._held = 0  # bytes that wait, beside those in the transport
        self._rest: asyncio.Event | None = None  # where somebody waits until nothing does
        wire.drained = self._go_on

    @property
    def is_behind(self) -> bool:
        """Whether it has unread messages."""
        return bool(self._waiting) or not self.wire.can_write

    def send(self, text: bytes) -> None:
        """Send a message, after those before it."""
        wire = self.wire
        if wire.is_ready and not self._waiting and self.sent_away is None:
            wire.transport.write(framed(text))
        elif self.sent_away is None:
            self._send_later(text)

    def _send_later(self, text: bytes) -> None:
        """Send a message to a client that is behind; drop it if the client is gone."""
        if not self.is_behind:
            self.wire.write(framed(text))
        elif self._held + len(text) <= self._most:
            self._waiting.append(text)
            self._held += len(text)
        else:
            self.send_away(TRY_LATER)

    def may_ask(self, message: AnyFromClient) -> bool:
        """Return whether a message with its own rate limit is allowed."""
        if isinstance(message, Say):
            return self.word_bucket.take()
        return not isinstance(message, Refresh) or self.refresh_bucket.take()

    def _go_on(self) -> None:
        """Send queued messages, as far as possible now."""
        while self._waiting and self.wire.can_write:
            text = self._waiting.popleft()
            self._held -= len(text)
            self.wire.write(framed(text))
        if self._rest is not None and not self._waiting:
            self._rest.set()

    def send_away(self, number: int) -> None:
        """Disconnect a client that exceeds the limits."""
        if self.sent_away is None:
            self.sent_away = number
            self._waiting.clear()
            self._held = 0
            self.wire.end()

    def move_to(self, room: Room) -> None:
        """Move to another room of the same table."""
        self.room = room
        room.enter(self, -1, 0)

    def dismiss(self, refused: Refused) -> None:
        """Send a client the reason why the table cannot be shown any more, and disconnect it."""
        self.send(refusal(refused, 0))
        self.send_away(NOT_ALLOWED)

    async def flushed(self) -> None:
        """Return when the queue is empty."""
        if self._waiting:
            self._rest = asyncio.Event()
            await self._rest.wait()


@dataclass
class Sockets:
    """Serves all sockets of a server."""

    rooms: Rooms
    signer: Signer
    limits: Limits
    origins: Origins

    def __post_init__(self) -> None:
        self.places = Places(self.limits.sockets)
        self._handshakes = Buckets(
            self.limits.handshakes, self.limits.handshake_burst, time.monotonic
        )
        self._clients: set[SocketClient] = set()

    async def flush(self) -> None:
        """Return when all queues are empty, or the remaining clients are too slow."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(FLUSH_SECONDS):
                for client in tuple(self._clients):
                    await client.flushed()

    async def serve(self, scope: Scope, receive: Receive, send: Send, code: str) -> None:
        """Serve a socket for a table, until either side closes it."""
        await receive()  # the request to connect
        address = counted_address(scope)
        if not self.origins.admit(scope):
            await send({"type": "websocket.close", "code": NOT_ALLOWED})
            return
        if not self._handshakes.take(address):
            await self._turn_down(send, Refused("too_fast"))
            return
        if not self.places.take(address):
            expected = f"at most {self.limits.sockets} sockets"
            await self._turn_down(send, Refused("too_many", expected=expected))
            return
        try:
            await send({"type": "websocket.accept"})
            wire = scope["extensions"][EXTENSION]["wire"]
            client = SocketClient(wire, self.limits, self.signer.cover(address))
            self._clients.add(client)
            try:
                number = await self._read(client, scope, receive, code)
            except Exception as error:  # noqa: BLE001  whatever it was, the others play on
                _log.error("socket failed", error=repr(error))
                self._refuse(client, Refused("failed"), 0)
                number = UNEXPECTED
            finally:
                self._clients.discard(client)
                self._part(client)
            if number is not None:
                client.wire.leave(number)
        finally:
            self.places.give_back(address)

    async def _turn_down(self, send: Send, refused: Refused) -> None:
        """Refuse a handshake with an HTTP response."""
        self.rooms.count_refusal(refused)
        response = refuse(refused)
        status, headers = response.status_code, response.raw_headers
        start = {"type": "websocket.http.response.start", "status": status, "headers": headers}
        await send(start)
        await send({"type": "websocket.http.response.body", "body": response.body})

    def _part(self, client: SocketClient) -> None:
        if client.room is not None:
            client.room.exit(client)
            _log.info("socket closed", table=client.room.table.code, seat=client.seat)

    async def _read(
        self, client: SocketClient, scope: Scope, receive: Receive, code: str
    ) -> int | None:
        """Read messages until the client goes, which is None, or is sent away with a number."""
        try:
            async with asyncio.timeout(HELLO_SECONDS):
                while client.room is None:
                    data = await _next(receive)
                    if data is None:
                        return client.sent_away
                    if not await self._greet(client, scope, code, data):
                        return NOT_ALLOWED
        except TimeoutError:
            return NOT_ALLOWED
        forget_cookies(scope)
        client.wire.listen(partial(self._hear_at_once, client))
        while client.sent_away is None and (data := await _next(receive)) is not None:
            self._hear(client, data)
        return client.sent_away

    def _hear_at_once(self, client: SocketClient, data: bytes) -> None:
        """Handle a message, and report failures, as there is no caller to do so."""
        try:
            self._hear(client, data)
        except Exception as error:  # noqa: BLE001
            _log.error("socket failed", error=repr(error))
            self._refuse(client, Refused("failed"), 0)
            client.send_away(UNEXPECTED)

    def _hear(self, client: SocketClient, data: bytes) -> None:
        """Handle a client's message."""
        if client.sent_away is not None:
            return
        message = self._decode(client, data)
        if message is None:
            if client.bucket.overdrawn > self.limits.message_burst:
                client.send_away(NOT_ALLOWED)
        elif not self._may_ask(client, message):
            self._refuse(client, Refused("too_fast"), message.id)
        elif client.room is not None:
            client.room.receive(client, message)

    def _may_ask(self, client: SocketClient, message: AnyFromClient) -> bool:
        """Return whether the rate limits of the client and its address allow a message."""
        if isinstance(message, Act):
            is_costly = len(message.actions) > 1
        elif client.may_ask(message):
            is_costly = isinstance(message, (Preview, Refresh))
        else:
            return False
        # It takes much to answer them, so that one address may not send many.
        return not is_costly or self.rooms.shares.take("looks", client.address)

    def _decode(self, client: SocketClient, data: bytes) -> AnyFromClient | None:
        """Return a message, or None after refusing it."""
        try:
            if not client.bucket.take():
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
        self.rooms.count_refusal(refused)
        client.send(refusal(refused, answers))

    async def _greet(self, client: SocketClient, scope: Scope, code: str, data: bytes) -> bool:
        """Admit a client by its hello; return whether it may stay."""
        message = self._decode(client, data)
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
            room = await self.rooms.sought(code, client.address)
            await self._identify(client, scope, room, message)
        except StoreError as error:
            _log.error("store failed", table=code, error=str(error))
            self._refuse(client, Refused("storage"), message.id)
            return False
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
        known = await self.rooms.store.guest(guest)
        client.name = "" if known is None else known.name
        client.seat = table.seat_of(guest)


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
    for value in own_cookies(scope):
        guest = signer.read("guest", value)
        if guest is not None:
            return guest
    return None
