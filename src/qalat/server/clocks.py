"""The clocks of a table: they know no time of their own, and are told it."""

from __future__ import annotations

from collections.abc import Sequence

from qalat.server.events import AnyClock, GameClock, MoveClock

NOBODY = -1

_LITTLE = 30
"""Seconds that are enough for a turn in haste."""


class Clocks:
    """How long each seat has left, in milliseconds; one seat's time runs, or nobody's."""

    def __init__(self, kind: AnyClock, seats: int) -> None:
        self.kind = kind
        self.running = NOBODY
        self._since = 0
        whole = kind.seconds * 1000 if isinstance(kind, GameClock | MoveClock) else 0
        self._left = [whole] * seats
        self.are_kept = isinstance(kind, GameClock | MoveClock)
        """Whether time is limited at all."""

    def left(self, now: int) -> tuple[int, ...]:
        """Return what each seat has left, none less than nothing; empty without a clock."""
        if not self.are_kept:
            return ()
        spent = now - self._since if self.running != NOBODY else 0
        return tuple(
            max(0, left - spent if seat == self.running else left)
            for seat, left in enumerate(self._left)
        )

    def run(self, seat: int, now: int) -> None:
        """Let the time of a seat run, or nobody's; whoever had it before has moved."""
        if seat == self.running or not self.are_kept:
            return
        if self.running != NOBODY:
            self._left[self.running] = self._after_turn(self.running, now)
        self.running = seat
        self._since = now

    def _after_turn(self, seat: int, now: int) -> int:
        if isinstance(self.kind, GameClock):
            return max(0, self.left(now)[seat] + 1000 * self.kind.increment)
        return 1000 * self.kind.seconds if isinstance(self.kind, MoveClock) else 0

    def forgive(self, now: int) -> None:
        """Count nothing of the time since somebody's began to run: the server was away."""
        self._since = now

    def refill(self, seat: int, now: int) -> None:
        """Give somebody who comes back after the time ran out a little of it again."""
        if isinstance(self.kind, GameClock):
            self._left[seat] = max(self.left(now)[seat], 1000 * max(self.kind.increment, _LITTLE))
        if isinstance(self.kind, MoveClock):
            self._left[seat] = 1000 * self.kind.seconds
        if seat == self.running:
            self._since = now

    def runs_out(self, timed: Sequence[bool]) -> int | None:
        """Return when the running time is used up, None if it never is; bots are not timed."""
        if not self.are_kept or self.running == NOBODY or not timed[self.running]:
            return None
        return self._since + self._left[self.running]
