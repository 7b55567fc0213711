"""uvicorn's WebSocket protocol with two fast paths for play: messages in, and frames out.

A message takes the fast path when it arrives whole and alone, as almost all do, and when there is a
listener; otherwise uvicorn handles it as usual.
"""

from __future__ import annotations

import struct
from collections.abc import Callable, Mapping
from http import HTTPStatus
from typing import Any

from uvicorn._types import ASGISendEvent
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request, Response
from websockets.protocol import State
from websockets.server import ServerProtocol
from websockets.typing import StatusLike

from qalat.server.limits import Bucket

try:
    from websockets.speedups import apply_mask
except ImportError:  # built for some machines alone
    from websockets.utils import apply_mask

EXTENSION = "qalat.wire"
"""What the wire is called among the extensions of an ASGI scope."""

Hear = Callable[[bytes], None]

BARE = {"Connection": "close", "Content-Length": "0"}
"""What an answer without a body says beside all else."""

_WHOLE_TEXT = 0x81
_MASKED = 0x80
_MOST_PIECES = 64
_SLICE = 4096  # bytes that are taken apart at once
_MOST_QUEUED = 250  # messages that wait to be heard
_CONTROLS, _CONTROL_BURST = 2.0, 100  # pings and pongs a second, saved up
_NOT_ALLOWED, _TOO_BIG = 1008, 1009
_CLOSE_SECONDS = 5.0
_SHORT = 126  # longer lengths take two more bytes, or eight
_WIDE = 65_536
_wide_head = struct.Struct("!BBH").pack


def framed(text: bytes) -> bytes:
    """Return a message as one frame."""
    length = len(text)
    if _SHORT <= length < _WIDE:
        return _wide_head(_WHOLE_TEXT, _SHORT, length) + text
    if length < _SHORT:
        return bytes((_WHOLE_TEXT, length)) + text
    return struct.pack("!BBQ", _WHOLE_TEXT, _SHORT + 1, length) + text


def unframed(data: bytes) -> bytes | None:
    """Return the message if the data is exactly one short, unfragmented frame."""
    if len(data) < 6 or data[0] != _WHOLE_TEXT:
        return None
    length = data[1] - _MASKED
    if not 0 <= length < _SHORT or len(data) != 6 + length:
        return None
    text = apply_mask(data[6:], data[2:6])
    return text if text.isascii() else None


def bare_answer(status: HTTPStatus, headers: Mapping[str, str]) -> bytes:
    """Return an answer without a body, the last one of a connection."""
    lines = [f"HTTP/1.1 {status.value} {status.phrase}"]
    lines += [f"{name}: {value}" for name, value in {**headers, **BARE}.items()]
    return "".join(f"{line}\r\n" for line in [*lines, ""]).encode()


class _Handshake(ServerProtocol):
    """A handshake; whoever is turned down gets our headers, too."""

    headers: Mapping[str, str] = {}

    def reject(self, status: StatusLike, text: str) -> Response:
        """Return an answer that turns a client down."""
        response = super().reject(status, text)
        response.headers.update(self.headers)
        return response


class Wire(WebSocketsSansIOProtocol):
    """One socket; written data waits in the transport, up to its buffer limit."""

    _hear: Hear | None = None
    _is_shut_out = False
    can_write = True
    """Whether the transport can hold more."""
    is_ready = False
    """Whether it can, and the socket is open: then frames may be written to it directly."""
    drained: Callable[[], None] | None = None
    """Told when the transport can hold more again."""
    lost: Callable[[], None] | None = None
    """Told when the connection is no more."""

    def __init__(self, headers: Mapping[str, str], **how: Any) -> None:
        super().__init__(**how)
        self._headers = headers
        self.conn = _Handshake(
            extensions=self.conn.available_extensions,
            max_size=self.config.ws_max_size,
            logger=self.conn.logger,
        )
        self.conn.headers = headers
        self._controls = Bucket(_CONTROLS, _CONTROL_BURST, self.loop.time)

    def handle_connect(self, event: Request) -> None:
        """Offer the fast paths to the application."""
        super().handle_connect(event)
        if not self.close_sent:
            (self.scope["extensions"] or {})[EXTENSION] = {"wire": self}

    def listen(self, hear: Hear) -> None:
        """Pass messages to a listener directly."""
        self._hear = hear
        self.scope["headers"] = []
        del self.request, self.response
        self._note_state()

    def _note_state(self) -> None:
        """Look whether frames can be written now, as what can change that calls this."""
        self.is_ready = self.can_write and not self.is_over

    @property
    def is_over(self) -> bool:
        """Whether nothing can be written any more."""
        return self.disconnected or self.close_sent or self.conn.state is not State.OPEN

    def write(self, frame: bytes) -> None:
        """Write a whole frame."""
        if not self.is_over:
            self.transport.write(frame)

    def leave(self, number: int) -> None:
        """Close the socket with a code, without waiting for a client that does not read."""
        if not self.is_over:
            self.conn.send_close(number)
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.close_sent = True
            self.close_timer = self.loop.call_later(_CLOSE_SECONDS, self.transport.close)
            if self.read_paused:
                self.read_paused = False
                self.transport.resume_reading()
            self._note_state()
        self._cut_off_later()

    def _cut_off_later(self) -> None:
        """Abort a connection whose client does not read."""
        self.loop.call_later(_CLOSE_SECONDS, self.transport.abort)

    def handle_cont(self, event: Frame) -> None:
        """Take a piece of a message; many small ones would take more memory than bytes."""
        if len(self.frames) < _MOST_PIECES:
            super().handle_cont(event)
        elif not self.is_over:
            self.end()
            self.leave(_TOO_BIG)

    def keepalive_timeout(self) -> None:
        """Close a socket whose client does not answer."""
        super().keepalive_timeout()
        self._note_state()
        self._cut_off_later()

    def shutdown(self) -> None:
        """Close the socket, because the server stops."""
        super().shutdown()
        self._note_state()

    async def send(self, message: ASGISendEvent) -> None:
        """Do what the application asks for in the usual way: to accept, or to close."""
        await super().send(message)
        self._note_state()

    def handle_close(self, event: Frame) -> None:
        """Close a socket whose client wants to."""
        super().handle_close(event)
        self._cut_off_later()

    def handle_parser_exception(self) -> None:
        """Close a socket whose client sends what is no frame."""
        super().handle_parser_exception()
        self._cut_off_later()

    def end(self) -> None:
        """Tell the receiver that no more messages come."""
        self.queue.put_nowait({"type": "websocket.disconnect", "code": 1000})

    def data_received(self, data: bytes) -> None:
        """Handle a message directly, if it is complete and nothing precedes it."""
        if (
            self._hear is not None
            and not (self.conn.reader.buffer or self.frames or self.read_paused)
            and self.queue.empty()
            and not self.is_over
            and (text := unframed(data)) is not None
        ):
            self._hear(text)
            return
        self._take_apart(data)
        self._note_state()

    def _take_apart(self, data: bytes) -> None:
        """Have uvicorn handle data."""
        # All that is read at once would be taken apart at once: many thousand messages.
        for start in range(0, len(data), _SLICE):
            if self._is_shut_out:
                return
            super().data_received(data[start : start + _SLICE])
            if self.queue.qsize() > _MOST_QUEUED:
                self._shut_out()
        if self.conn.handshake_exc is not None and not self.close_sent:
            self._refuse_handshake()

    def _shut_out(self) -> None:
        """Disconnect a client that sends far too much at once."""
        if not self._is_shut_out:
            self._is_shut_out = True
            self.end()
            self.leave(_NOT_ALLOWED)
            if not self.transport.is_closing():
                self.transport.pause_reading()

    def handle_ping(self) -> None:
        """Answer a ping, where that is read and there are not too many."""
        if not self._controls.take():
            self._shut_out()
        elif self.can_write:
            super().handle_ping()
        else:
            self.conn.data_to_send()

    def handle_pong(self, event: Frame) -> None:
        """Take note of an answer to a ping; one may be sent without having been asked for."""
        if self._controls.take():
            super().handle_pong(event)
        else:
            self._shut_out()

    def _refuse_handshake(self) -> None:
        """Answer what cannot be read as a handshake; uvicorn would leave it open for ever."""
        self.handshake_complete = self.close_sent = True
        self.transport.write(bare_answer(HTTPStatus.BAD_REQUEST, self._headers))
        self.transport.close()

    def connection_lost(self, error: Exception | None) -> None:
        """Drop the reference to the listener, which refers back to the wire."""
        super().connection_lost(error)
        self.can_write = True  # nothing waits for a connection that is no more
        self._note_state()
        self._hear = self.drained = None
        if self.lost is not None:
            self.lost()
            self.lost = None

    def pause_writing(self) -> None:
        """Write no more for now."""
        super().pause_writing()
        self.can_write = self.is_ready = False

    def resume_writing(self) -> None:
        """Continue writing."""
        super().resume_writing()
        self.can_write = True
        self._note_state()
        if self.drained is not None:
            self.drained()
