"""The server's clock: wall-clock time, but monotonic when the wall clock is set."""

from __future__ import annotations

import time
from collections.abc import Callable

JUMP = 2_000
"""Milliseconds of difference between two clocks that are more than drift."""


def milliseconds() -> int:
    """Return the wall-clock time, which may be set at any time."""
    return time.time_ns() // 1_000_000


def elapsed() -> int:
    """Return milliseconds of a monotonic clock."""
    return time.monotonic_ns() // 1_000_000


class SteadyClock:
    """Wall-clock time as last read, advanced by a monotonic clock."""

    def __init__(
        self, wall: Callable[[], int] = milliseconds, even: Callable[[], int] = elapsed
    ) -> None:
        self._wall = wall
        self._even = even
        self._ahead = wall() - even()

    def __call__(self) -> int:
        """Return the time."""
        return self._even() + self._ahead

    def jumped(self) -> bool:
        """Return whether the wall clock was set, and follow it from now on."""
        ahead = self._wall() - self._even()
        if abs(ahead - self._ahead) < JUMP:
            return False
        self._ahead = ahead
        return True
