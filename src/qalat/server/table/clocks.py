"""The clocks of a table; the time is passed to them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from qalat.server.table.events import AnyClock, GameClock, MoveClock

NOBODY = -1

_LITTLE = 30
"""Seconds that are enough for a quick turn."""


class _Turn(NamedTuple):
    """The end of a seat's last turn, in case it is taken back."""

    left: int
    refilled: bool


class Clocks:
    """The time left for each seat, in milliseconds; at most one clock runs."""

    def __init__(self, kind: AnyClock, seats: int) -> None:
        self.kind = kind
        self.running = NOBODY
        self._since = 0
        whole = kind.seconds * 1000 if isinstance(kind, GameClock | MoveClock) else 0
        self._left = [whole] * seats
        self._ended: dict[int, _Turn] = {}  # by seat
        self._refilled: set[int] = set()  # seats that had a little again in their turn
        self._exhausted: set[int] = set()  # seats for which that ran out as well
        self.are_kept = isinstance(kind, GameClock | MoveClock)
        """Whether time is limited at all."""

    def left(self, now: int) -> tuple[int, ...]:
        """Return the time left for each seat, at least 0; empty without a clock."""
        if not self.are_kept:
            return ()
        spent = self.spent(now)
        return tuple(
            max(0, left - spent if seat == self.running else left)
            for seat, left in enumerate(self._left)
        )

    def spent(self, now: int) -> int:
        """Return for how long the current clock has run, at least 0."""
        return max(0, now - self._since) if self.running != NOBODY else 0

    def run(self, seat: int, now: int) -> None:
        """Start a seat's clock, or none; the seat whose clock ran before has moved."""
        if seat == self.running or not self.are_kept:
            return
        before = self.running
        if before != NOBODY:
            left = self.left(now)[before]
            self._ended[before] = _Turn(left, before in self._refilled)
            self._left[before] = self._after_turn(left)
            self._forget(before)
        self.running = seat
        self._since = now

    def _after_turn(self, left: int) -> int:
        if isinstance(self.kind, GameClock):
            return left + 1000 * self.kind.increment
        return 1000 * self.kind.seconds if isinstance(self.kind, MoveClock) else 0

    def _forget(self, seat: int) -> None:
        self._refilled.discard(seat)
        self._exhausted.discard(seat)

    def run_again(self, seat: int, now: int, *, agreed: bool = True) -> None:
        """Let the time of a seat run whose turn is taken back: it has what it had then.

        Where nobody else has agreed, the time that went by since is its own: or one could use up
        the time of another by moving and undoing it, again and again.
        """
        if seat == self.running or not self.are_kept:
            return
        before, spent = self.running, 0 if agreed else self.spent(now)
        if before != NOBODY:
            # It has not moved, so nothing is given for that; a turn of its own comes again.
            if isinstance(self.kind, MoveClock):
                self._left[before] = 1000 * self.kind.seconds
            elif agreed:
                self._left[before] = self.left(now)[before]
            self._forget(before)
        ended = self._ended.get(seat)
        if ended is not None:
            self._left[seat] = max(0, min(self._left[seat], ended.left) - spent)
            if ended.refilled:
                self._refilled.add(seat)
        self.running = seat
        self._since = now

    def forgive(self, now: int, spent: int = 0) -> None:
        """Count only part of the time since the clock started, because the server was away."""
        self._since = now - spent

    def run_out_for(self, seat: int) -> None:
        """Record that a seat's time is up, including what it was given on its return."""
        if seat in self._refilled:
            self._exhausted.add(seat)

    def refill(self, seat: int, now: int) -> None:
        """Give a player who returns after running out a little time, once a turn."""
        if not self.are_kept or self.left(now)[seat] > 0 or seat in self._refilled:
            return
        self._refilled.add(seat)
        self._left[seat] = 1000 * self._little
        if seat == self.running:
            self._since = now

    @property
    def _little(self) -> int:
        if isinstance(self.kind, GameClock):
            return min(self.kind.seconds, max(self.kind.increment, _LITTLE))
        return min(self.kind.seconds, _LITTLE) if isinstance(self.kind, MoveClock) else 0

    def is_exhausted(self, seat: int) -> bool:
        """Return whether a seat has used up its time for this turn."""
        return seat in self._exhausted

    def runs_out(self, timed: Sequence[bool]) -> int | None:
        """Return when the running clock runs out, None if never; bots are not timed."""
        if not self.are_kept or self.running == NOBODY or not timed[self.running]:
            return None
        return self._since + self._left[self.running]
