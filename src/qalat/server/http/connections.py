"""Limits on open connections, and timeouts for idle and slow ones.

Every connection costs a descriptor, so they are counted when they are accepted: by address, and in
all below what the system allows. A connection that is slow to send a request, idle, or slow to read
the response is closed.
"""

from __future__ import annotations

import asyncio
import math
from collections import Counter
from collections.abc import Callable, Mapping
from contextlib import suppress
from enum import Enum
from http import HTTPStatus
from typing import Any, cast

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from qalat.server.http.heads import LONGEST_HEAD, Heard
from qalat.server.http.origins import counted_address, counted_as
from qalat.server.limits import Limits, Places
from qalat.server.socket.wire import BARE, Wire, bare_answer

try:
    import resource
except ImportError:  # there is none for Windows
    resource = None  # type: ignore[assignment]

_MOST_DESCRIPTORS = 65_536
_KEPT_DESCRIPTORS = 100
"""Descriptors for the store, the bots and the log."""

_MOST_AHEAD = 65_536
"""Bytes of further requests that may come before the one before them is answered."""

_SWEEP = 1.0
"""Seconds between two checks for timeouts."""

_EVERYBODY = "all"
_RETRY_SECONDS = "5"


def raised_descriptors() -> int:
    """Raise the limit of descriptors as far as the system allows, and return it."""
    if resource is None:
        return _MOST_DESCRIPTORS
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = _MOST_DESCRIPTORS if hard == resource.RLIM_INFINITY else min(hard, _MOST_DESCRIPTORS)
    if soft == resource.RLIM_INFINITY or soft >= most:
        return most
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
    except (OSError, ValueError):
        return soft
    return most


class ConnectionLimits:
    """Counts connections, and closes those that time out."""

    def __init__(
        self,
        limits: Limits,
        descriptors: int,
        headers: Mapping[str, str],
        is_proxy: Callable[[str], bool] = lambda _: False,
    ) -> None:
        # A file may be sent over a connection; most have none.
        room = max(1, (descriptors - _KEPT_DESCRIPTORS) * 3 // 4)
        most = min(limits.all_connections, room)
        self.patience = limits.patience
        self.headers = headers
        self._all = Places(most)
        self._each = Places(min(limits.connections, max(1, most * 9 // 10)))  # some for others
        self._unread = Counter[str]()
        self._most_unread = limits.unread
        self._is_proxy = is_proxy
        self.has_spent: Callable[[str], bool] = lambda _: False
        """Whether an address has asked for too much already."""
        self._open: dict[Connection, None] = {}  # those that speak HTTP, the oldest first
        self._sweeping: asyncio.TimerHandle | None = None

    @property
    def taken(self) -> int:
        """How many connections are open."""
        return self._all.taken

    def connection(self, **how: Any) -> Connection:
        """Return the protocol of a new connection, for uvicorn."""
        return Connection(self, **how)

    def socket(self, **how: Any) -> Wire:
        """Return the protocol of a connection that becomes a WebSocket, for uvicorn."""
        return Wire(self.headers, **how)

    def let_in(self, connection: Connection, host: str) -> Callable[[], None] | HTTPStatus:
        """Count a connection; return the function that releases it, or the refusal."""
        if self._is_proxy(host):
            key = ""  # those behind it are counted when they ask
        else:
            key = counted_as(host)
            if self.has_spent(key) or not self._each.take(key):
                return HTTPStatus.TOO_MANY_REQUESTS
        if not self._all.take(_EVERYBODY) and not self._take_from_who_waits():
            if key:
                self._each.give_back(key)
            return HTTPStatus.SERVICE_UNAVAILABLE
        self._open[connection] = None
        if self._sweeping is None:
            self._sweep()

        def see_out() -> None:
            self._open.pop(connection, None)
            self._all.give_back(_EVERYBODY)
            if key:
                self._each.give_back(key)

        return see_out

    def _take_from_who_waits(self) -> bool:
        """Close the connection that has been idle for longest, if any."""
        idle = next((each for each in self._open if each.is_idle), None)
        if idle is None:
            return False
        idle.cut_off()
        return self._all.take(_EVERYBODY)

    def holds(self, address: str, size: int) -> bool:
        """Count what waits for clients of an address; return whether that is not too much."""
        self._unread[address] += size
        return self._unread[address] <= self._most_unread

    def drop(self, address: str, size: int) -> None:
        """Count something less."""
        self._unread[address] -= size
        if self._unread[address] <= 0:
            del self._unread[address]

    def leave_alone(self, connection: Connection) -> None:
        """Stop watching a connection that has become a socket."""
        self._open.pop(connection, None)

    def _sweep(self) -> None:
        loop = asyncio.get_running_loop()
        now = loop.time()
        for each in tuple(self._open):
            each.look(now)
        self._sweeping = loop.call_later(_SWEEP, self._sweep) if self._open else None


class Awaited(Enum):
    """What a connection is waiting for."""

    HEAD = "head"  # of a request
    BODY = "body"
    NEXT = "next request"
    ANSWER = "answer"  # our own
    END = "end"  # when all is read that was sent


class Connection(H11Protocol):
    """A connection that speaks HTTP, until it becomes a socket."""

    def __init__(self, connection_limits: ConnectionLimits, **how: Any) -> None:
        super().__init__(**how)
        self.conn = Heard(h11.SERVER, LONGEST_HEAD)
        self._limits = connection_limits
        self._patience = connection_limits.patience
        self._see_out: Callable[[], None] | None = None
        self._awaited = Awaited.HEAD
        self._due = math.inf
        self._unread_until = math.inf
        self._unread = ("", 0)  # by whom, and how many bytes of it are counted

    @property
    def is_idle(self) -> bool:
        """Whether nothing is being asked or answered."""
        return self._awaited in {Awaited.HEAD, Awaited.NEXT}

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Accept a connection, if the limits allow it."""
        super().connection_made(transport)
        found = self._limits.let_in(self, self.client[0] if self.client else "")
        if isinstance(found, HTTPStatus):
            transport.write(
                bare_answer(found, {**self._limits.headers, "Retry-After": _RETRY_SECONDS})
            )
            transport.close()
            return
        self._see_out = found
        self._wait_for(Awaited.HEAD, self._patience.head)

    def connection_lost(self, exc: Exception | None) -> None:
        """Give the place back."""
        super().connection_lost(exc)
        self._has_read()
        self._give_back()

    def _give_back(self) -> None:
        if self._see_out is not None:
            self._see_out()
            self._see_out = None

    def _wait_for(self, what: Awaited, seconds: float = math.inf) -> None:
        self._awaited = what
        self._due = self.loop.time() + seconds

    def data_received(self, data: bytes) -> None:
        """Hear the next piece; a head and a body have their time from when they begin."""
        if self.transport.is_closing():
            return
        if self._awaited is Awaited.ANSWER and self._ahead + len(data) > _MOST_AHEAD:
            self.cut_off()  # for each answer lets in more than it takes out
            return
        super().data_received(data)
        if self.conn.their_state is h11.IDLE:
            if self._awaited is not Awaited.HEAD:
                self._wait_for(Awaited.HEAD, self._patience.head)
        else:
            self._wait_for_the_rest()

    @property
    def _ahead(self) -> int:
        """How many bytes wait to be taken apart."""
        waiting, _ = self.conn.trailing_data
        return len(waiting)

    def _wait_for_the_rest(self) -> None:
        if self.conn.their_state is not h11.SEND_BODY:
            self._wait_for(Awaited.ANSWER)
        elif self._awaited is not Awaited.BODY:
            self._wait_for(Awaited.BODY, self._patience.body)

    def on_response_complete(self) -> None:
        """Wait for the next request, or for the rest of the one that is answered already."""
        super().on_response_complete()
        if self.conn.their_state is h11.IDLE:
            self._wait_for(Awaited.NEXT, self._patience.idle)
        else:
            self._wait_for_the_rest()

    def send_400_response(self, msg: str) -> None:  # noqa: ARG002
        """Answer what cannot be read, unless there is an answer already."""
        headers = [*self._limits.headers.items(), *BARE.items()]
        answer = h11.Response(status_code=400, headers=headers, reason=b"Bad Request")
        with suppress(h11.LocalProtocolError):
            for event in (answer, h11.EndOfMessage()):
                self.transport.write(self.conn.send(event) or b"")
        self.transport.close()

    def pause_writing(self) -> None:
        """Wait for a client that does not read, but not for ever."""
        super().pause_writing()
        self._unread_until = self.loop.time() + self._patience.unread
        # By the address that a proxy has named: those behind it are not counted when it connects.
        address = counted_address(cast(Any, self.scope))
        self._unread = (address, self.transport.get_write_buffer_size())
        if not self._limits.holds(*self._unread):
            self.cut_off()

    def resume_writing(self) -> None:
        """Go on with a client that has read."""
        super().resume_writing()
        self._has_read()

    def _has_read(self) -> None:
        self._unread_until = math.inf
        self._limits.drop(*self._unread)
        self._unread = ("", 0)

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """Let a socket take over, and its place with it."""
        super().handle_websocket_upgrade(event)
        self._limits.leave_alone(self)
        wire = self.transport.get_protocol()
        if isinstance(wire, Wire):
            wire.lost = self._give_back

    def look(self, now: float) -> None:
        """Close the connection if it has timed out."""
        if self._unread_until <= now or (self._due <= now and self._awaited is Awaited.END):
            self.cut_off()
        elif self.transport.is_closing():
            if self._awaited is not Awaited.END:
                self._wait_for(Awaited.END, self._patience.unread)
        elif self._due <= now:
            if self._awaited is Awaited.BODY and not self.cycle.response_started:
                self.transport.write(bare_answer(HTTPStatus.REQUEST_TIMEOUT, self._limits.headers))
            self.transport.close()
            self._wait_for(Awaited.END, self._patience.unread)

    def cut_off(self) -> None:
        """Abort the connection."""
        self.transport.abort()
        self._give_back()
