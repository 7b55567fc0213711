"""The time by which a server goes: that of the wall, but it runs on evenly where a wall's jumps."""

from __future__ import annotations

import time
from collections.abc import Callable

JUMP = 2_000
"""Milliseconds between two clocks that are no longer a matter of how well they go."""


def milliseconds() -> int:
    """Return the time on the wall, which somebody may set."""
    return time.time_ns() // 1_000_000


def elapsed() -> int:
    """Return the milliseconds since some moment, whatever happens to the time on the wall."""
    return time.monotonic_ns() // 1_000_000


class SteadyClock:
    """Tells the time, as on the wall when it was last looked at, and evenly from then on."""

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
        """Return whether the time on the wall is another one by now, and go by that from now on."""
        ahead = self._wall() - self._even()
        if abs(ahead - self._ahead) < JUMP:
            return False
        self._ahead = ahead
        return True
