"""A WebSocket client as lean as can be, so that the load generator is never what is measured."""

import asyncio
import struct
from collections.abc import Callable
from typing import cast

_TEXT, _CLOSE, _PING, _PONG = 0x81, 0x88, 0x89, 0x8A
# A frame of a client has to be masked; masked with zeros it reads the same.
_MASK = bytes(4)


class Wire(asyncio.Protocol):
    """One socket: whole text messages in, whole text messages out, no extensions."""

    def __init__(self, port: int, path: str, heard: Callable[[bytes], None]) -> None:
        self._port = port
        self._request = (
            f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\n"
            "Upgrade: websocket\r\nConnection: Upgrade\r\n"
            "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
        ).encode()
        self._heard = heard
        self._buffer = b""
        self._transport: asyncio.Transport
        self._is_open = False
        self._opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    async def connect(self) -> None:
        """Open the socket, to a server of this machine."""
        loop = asyncio.get_running_loop()
        await loop.create_connection(lambda: self, "127.0.0.1", self._port)
        await self._opened

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast("asyncio.Transport", transport)
        self._transport.write(self._request)

    def connection_lost(self, error: Exception | None) -> None:
        if not self._opened.done():
            self._opened.set_exception(error or ConnectionError("the server closed the socket"))

    def data_received(self, data: bytes) -> None:
        self._buffer = self._buffer + data if self._buffer else data
        if not self._is_open and not self._shake_hands():
            return
        start = 0
        while (end := self._next(start)) > start:
            start = end
        self._buffer = self._buffer[start:]

    def _shake_hands(self) -> bool:
        head, found, rest = self._buffer.partition(b"\r\n\r\n")
        if not found:
            return False
        if not head.startswith(b"HTTP/1.1 101"):
            self._opened.set_exception(ConnectionError(head.splitlines()[0].decode()))
            self._transport.close()
            return False
        self._is_open, self._buffer = True, rest
        self._opened.set_result(None)
        return True

    def _next(self, start: int) -> int:
        """Take the frame that begins there, if it is all here; return where the next begins."""
        data = self._buffer
        if len(data) < start + 2:
            return start
        length, begin = data[start + 1], start + 2
        if length >= 126:
            wide = 2 if length == 126 else 8
            if len(data) < begin + wide:
                return start
            length = int.from_bytes(data[begin : begin + wide], "big")
            begin += wide
        if len(data) < begin + length:
            return start
        kind = data[start]
        if kind == _TEXT:
            self._heard(data[begin : begin + length])
        elif kind == _PING:
            self._write(_PONG, data[begin : begin + length])
        elif kind == _CLOSE:
            self._transport.close()
        return begin + length

    def send(self, text: bytes) -> None:
        """Send a message."""
        self._write(_TEXT, text)

    def _write(self, kind: int, payload: bytes) -> None:
        length = len(payload)
        if length < 126:
            head = bytes((kind, 0x80 | length))
        else:
            head = struct.pack(">BBH", kind, 0xFE, length)
        self._transport.write(head + _MASK + payload)

    def close(self) -> None:
        """Close the connection without ceremony."""
        self._transport.close()
