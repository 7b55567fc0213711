"""The one filter for everything that leaves a table: each seat's view, and what changed in it.

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


class Workspace(NamedTuple):
    """The buffers of a thread; results are copied out at once."""

    scratch: np.ndarray
    patch: np.ndarray  # [row, place and value by turns]
    rows: list[np.ndarray]  # the same, row by row: it takes long to pick one
    counts: np.ndarray  # [row] how much of it is written
    totals: np.ndarray  # [row] points
    parts: np.ndarray  # [row, part] what they are made of

    def written(self, row: int, count: int) -> Patch:
        """Return what is written of a row."""
        patch: Patch = self.rows[row][:count].tolist() if count else []
        return patch


@cache
def _workspace(engine: Engine, rows: int, thread: int) -> Workspace:  # noqa: ARG001
    """Return the buffers of a thread, cached, as they are far larger than a table."""
    width = 2 * max(engine.state.bytes, engine.facts.bytes)
    patch, counts = np.zeros((rows, width), np.int64), np.zeros(rows, np.int64)
    totals, parts = np.zeros(engine.rows, np.int64), np.zeros((engine.rows, engine.parts), np.int64)
    return Workspace(engine.scratch(), patch, list(patch), counts, totals, parts)


class SeatView:
    """A position as each seat sees it, the spectators last, and what follows from it."""

    def __init__(self, engine: Engine, rows: int) -> None:
        self._engine = engine
        self._state = engine.blank()
        self._state_bytes = self._state.view(np.uint8).data
        self._records = engine.blank(rows)
        self._facts = engine.facts.blank()
        self.bytes = self._records.view(np.uint8).reshape(rows, -1)
        self.fact_bytes = self._facts.view(np.uint8).reshape(1, -1)

    @property
    def _workspace(self) -> Workspace:
        return _workspace(self._engine, len(self.bytes), get_ident())

    @property
    def scratch(self) -> np.ndarray:
        """The scratch space of this thread."""
        return self._workspace.scratch

    def look(self, write: Callable[[memoryview], None]) -> None:
        """Compute the views of a position, the bytes of which `write` provides."""
        write(self._state_bytes)
        kernels = self._engine.view_kernels
        kernels.write_views(self._state, 0, self._records, self._facts, self.scratch)

    def since(self, before: SeatView, seats: Sequence[int]) -> Changes:
        """Return what has changed."""
        compare = self._engine.view_kernels.write_patches
        workspace = self._workspace
        patch, counts = workspace.patch, workspace.counts
        compare(before.fact_bytes, self.fact_bytes, patch, counts)
        facts = workspace.written(0, counts.item(0))
        compare(before.bytes, self.bytes, patch, counts)
        long = counts.tolist()
        own = {seat: workspace.written(seat, long[seat]) for seat in seats if long[seat]}
        return Changes(workspace.written(-1, long[-1]), facts, own)

    def points(self) -> tuple[np.ndarray, np.ndarray]:
        """Return the points so far, a row a name, and their parts; both are used again soon."""
        workspace = self._workspace
        totals, parts = workspace.totals, workspace.parts
        totals.fill(0)
        parts.fill(0)
        self._engine.driver.score(self._state, 0, totals, parts)
        return totals, parts


class TableViews:
    """The last views of all seats and the spectators; blank at first."""

    def __init__(self, match: Match) -> None:
        self._match = match
        self._engine = match.game.engine
        # A row a seat, and one for the spectators: the last, which is where -1 leads.
        self._view = SeatView(self._engine, len(match.seats) + 1)
        self._next = SeatView(self._engine, len(match.seats) + 1)
        self._names = len(match.names)
        self._parts = b""

    def look(self) -> None:
        """Compute all views of the current position."""
        self._view.look(self._match.write_bytes)

    def record(self, seat: int) -> str:
        """Return the whole record as a seat, or a spectator, is shown it, in base 64."""
        return b64encode(self._view.bytes[seat].tobytes()).decode()

    def facts(self) -> str:
        """Return what follows from all that everybody sees, in base 64."""
        return b64encode(self._view.fact_bytes.tobytes()).decode()

    def changes(self, seats: Sequence[int]) -> Changes:
        """Compute the views again; return what changed, publicly and for some seats."""
        before, self._view = self._view, self._next
        self._next = before
        self.look()
        return self._view.since(before, seats)

    def points(self) -> tuple[list[int], list[list[int]]]:
        """Return everybody's points so far, and all of their parts if any has changed since."""
        totals, parts = self._view.points()
        known, self._parts = self._parts, parts.tobytes()
        changed = [] if known == self._parts else parts[: self._names].tolist()
        return totals.tolist()[: self._names], changed

    def difference(self, states: np.ndarray, seat: int) -> Changes:
        """Return what would change for a seat if the position were another one."""

        def write(target: memoryview) -> None:
            target[:] = states.tobytes()

        self._next.look(write)
        changes = self._next.since(self._view, [seat])
        return Changes(changes.record + changes.own.get(seat, []), changes.facts, {})

    def legal(self, states: np.ndarray, seat: int) -> list[int]:
        """Return what a seat could do if the position were another one."""
        if int(states["actor"][0]) != seat:
            return []
        actions: list[int] = self._engine.legal(states, 0, self._next.scratch).tolist()
        return actions
