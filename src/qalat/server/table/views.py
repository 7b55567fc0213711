"""The one filter of all that leaves a table: what each seat is shown of it, and what changed.

A seat is sent the engine's record with what it may not see blanked, once in full and then as
patches: the places of the bytes that changed, each with its new value. Most of a patch is what
everybody is shown, so that part is the same for all.
"""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Callable, Sequence
from functools import cache
from threading import get_ident
from typing import NamedTuple

import numpy as np

from qalat.core.engine import Engine
from qalat.core.match import Match

Patch = list[int]
"""Place and value by turns, for each byte that changed."""


class Changes(NamedTuple):
    """What changed: the record and the facts for everybody, and the rest of some seats' records."""

    record: Patch
    facts: Patch
    own: dict[int, Patch]


class Bench(NamedTuple):
    """Where one thread works things out; what comes of it is copied off at once."""

    scratch: np.ndarray
    patch: np.ndarray  # [row, place and value by turns]
    counts: np.ndarray  # [row] how much of it is written
    totals: np.ndarray  # [row] points
    parts: np.ndarray  # [row, part] what they are made of


@cache
def _bench(engine: Engine, rows: int, thread: int) -> Bench:  # noqa: ARG001
    """Return the bench of a thread for a number of rows: far larger than a table is."""
    width = 2 * max(engine.state.bytes, engine.facts.bytes)
    patch, counts = np.zeros((rows, width), np.int64), np.zeros(rows, np.int64)
    totals, parts = np.zeros(engine.rows, np.int64), np.zeros((engine.rows, engine.parts), np.int64)
    return Bench(engine.scratch(), patch, counts, totals, parts)


class SeatView:
    """A position as each seat sees it, the spectators last, and what follows from it."""

    def __init__(self, engine: Engine, rows: int) -> None:
        self._engine = engine
        self._state = engine.blank()
        self._records = engine.blank(rows)
        self._facts = engine.facts.blank()
        self.bytes = self._records.view(np.uint8).reshape(rows, -1)
        self.fact_bytes = self._facts.view(np.uint8).reshape(1, -1)

    @property
    def _bench(self) -> Bench:
        return _bench(self._engine, len(self._records), get_ident())

    def look(self, write: Callable[[np.ndarray, int], None]) -> None:
        """See a position, which is written where it is asked to be."""
        write(self._state, 0)
        scratch = self._bench.scratch
        self._engine.view_kernels.write_views(self._state, 0, self._records, self._facts, scratch)

    def since(self, before: SeatView, seats: Sequence[int]) -> Changes:
        """Return what is another than it was before."""
        compare = self._engine.view_kernels.write_patches
        bench = self._bench
        patch, counts = bench.patch, bench.counts
        compare(before.fact_bytes, self.fact_bytes, patch, counts)
        facts: Patch = patch[0, : counts[0]].tolist()
        compare(before.bytes, self.bytes, patch, counts)
        long = counts.tolist()
        own = {seat: patch[seat, : long[seat]].tolist() for seat in seats if long[seat]}
        return Changes(patch[-1, : long[-1]].tolist(), facts, own)

    def totals(self) -> list[int]:
        """Return the points so far, a row a name."""
        totals, parts = self._bench.totals, self._bench.parts
        totals.fill(0)
        parts.fill(0)
        self._engine.driver.score(self._state, 0, totals, parts)
        points: list[int] = totals.tolist()
        return points


class TableViews:
    """What each seat was shown last, and the spectators: blank records before they look."""

    def __init__(self, match: Match) -> None:
        self._match = match
        self._engine = match.game.engine
        # A row a seat, and one for the spectators: the last, which is where -1 leads.
        self._sight = SeatView(self._engine, len(match.seats) + 1)
        self._next = SeatView(self._engine, len(match.seats) + 1)
        self._names = len(match.names)

    def look(self) -> None:
        """Show everybody the position as it is now."""
        self._sight.look(self._match.write)

    def record(self, seat: int) -> str:
        """Return the whole record as a seat, or a spectator, is shown it, in base 64."""
        return b64encode(self._sight.bytes[seat].tobytes()).decode()

    def facts(self) -> str:
        """Return what follows from all that everybody sees, in base 64."""
        return b64encode(self._sight.fact_bytes.tobytes()).decode()

    def changes(self, seats: Sequence[int]) -> Changes:
        """Look anew; return what changed for everybody, and what besides for some seats."""
        before, self._sight = self._sight, self._next
        self._next = before
        self.look()
        return self._sight.since(before, seats)

    def totals(self) -> list[int]:
        """Return everybody's points so far."""
        return self._sight.totals()[: self._names]

    def difference(self, states: np.ndarray, seat: int) -> Changes:
        """Return what would change for a seat if the position were another one."""

        def write(record: np.ndarray, row: int) -> None:
            record[row] = states[0]

        self._next.look(write)
        changes = self._next.since(self._sight, [seat])
        return Changes(changes.record + changes.own.get(seat, []), changes.facts, {})
