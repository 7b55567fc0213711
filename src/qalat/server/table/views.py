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
from qalat.core.workspace import shared_space

Patch = list[int]
"""Place and value by turns, for each byte that changed."""


class Changes(NamedTuple):
    """What changed: the record and the facts for everybody, and the rest of some seats' records."""

    record: Patch
    facts: Patch
    own: dict[int, Patch]


class Shown:
    """A position as each seat sees it, the spectators last, and what follows from it."""

    def __init__(self, engine: Engine, rows: int) -> None:
        self.records = engine.blank(rows)
        self.facts = engine.facts.blank()
        self.bytes = self.records.view(np.uint8).reshape(rows, -1)
        self.fact_bytes = self.facts.view(np.uint8).reshape(1, -1)
        self._all = self.records.view(np.uint8).data, self.facts.view(np.uint8).data
        self._no_facts = bytes(engine.facts.bytes)

    def forget_facts(self) -> None:
        """Blank the facts: a game leaves those alone that its players have no use for."""
        self._all[1][:] = self._no_facts

    def become(self, other: Shown) -> None:
        """Show what another one shows."""
        (own, own_facts), (others, other_facts) = self._all, other._all
        own[:] = others
        own_facts[:] = other_facts


class ViewBuffers:
    """The buffers of a thread, which all its tables use in turn: results are copied out at once."""

    def __init__(self, engine: Engine, rows: int) -> None:
        self.scratch = shared_space(engine)().scratch
        self._write_views = engine.view_kernels.write_views
        self._write_patches = engine.view_kernels.write_patches
        self._score = engine.driver.score
        self._state = engine.blank()
        self._state_bytes = self._state.view(np.uint8).data
        self.shown = Shown(engine, rows)
        width = 2 * max(engine.state.bytes, engine.facts.bytes)
        self._patch = np.zeros((rows, width), np.int64)  # [row, place and value by turns]
        self._rows = list(self._patch)  # the same, row by row: it takes long to pick one
        self._counts = np.zeros(rows, np.int64)  # [row] how much of it is written
        self._points = np.zeros(engine.rows * (1 + engine.parts), np.int64)
        self._totals = self._points[: engine.rows]  # [row]
        self._parts = self._points[engine.rows :].reshape(engine.rows, -1)  # [row, part]

    def look(self, write: Callable[[memoryview], None]) -> Shown:
        """Return what is shown of a position, the bytes of which `write` provides."""
        write(self._state_bytes)
        shown = self.shown
        shown.forget_facts()
        self._write_views(self._state, 0, shown.records, shown.facts, self.scratch)
        return shown

    def since(self, before: Shown, seats: Sequence[int]) -> Changes:
        """Return what of it has changed."""
        compare, rows = self._write_patches, self._rows
        patch, counts, after = self._patch, self._counts, self.shown
        compare(before.fact_bytes, after.fact_bytes, patch, counts)
        facts: Patch = rows[0][: counts.item(0)].tolist()
        compare(before.bytes, after.bytes, patch, counts)
        *each, everybody = counts.tolist()
        own = {seat: rows[seat][: each[seat]].tolist() for seat in seats if each[seat]}
        return Changes(rows[-1][:everybody].tolist(), facts, own)

    def points(self, write: Callable[[memoryview], None]) -> tuple[np.ndarray, np.ndarray]:
        """Return the points so far in a position, a row a name, and their parts."""
        write(self._state_bytes)
        self._points.fill(0)
        self._score(self._state, 0, self._totals, self._parts)
        return self._totals, self._parts


@cache
def _buffers(engine: Engine, rows: int, thread: int) -> ViewBuffers:  # noqa: ARG001
    """Return the buffers of a thread."""
    return ViewBuffers(engine, rows)


class TableViews:
    """The last views of all seats and the spectators; blank at first."""

    def __init__(self, match: Match) -> None:
        self._match = match
        self._engine = match.game.engine
        # A row a seat, and one for the spectators: the last, which is where -1 leads.
        self._rows = len(match.seats) + 1
        self._shown = Shown(self._engine, self._rows)
        self._names = len(match.names)
        self._parts = b""

    @property
    def _buffers(self) -> ViewBuffers:
        return _buffers(self._engine, self._rows, get_ident())

    def look(self) -> None:
        """Compute all views of the current position."""
        self._shown.become(self._buffers.look(self._match.write_bytes))

    def record(self, seat: int) -> str:
        """Return the whole record as a seat, or a spectator, is shown it, in base 64."""
        return b64encode(self._shown.bytes[seat].tobytes()).decode()

    def facts(self) -> str:
        """Return what follows from all that everybody sees, in base 64."""
        return b64encode(self._shown.fact_bytes.tobytes()).decode()

    def changes(self, seats: Sequence[int]) -> Changes:
        """Compute the views again; return what changed, publicly and for some seats."""
        buffers, shown = self._buffers, self._shown
        now = buffers.look(self._match.write_bytes)
        changes = buffers.since(shown, seats)
        shown.become(now)
        return changes

    def points(self) -> tuple[list[int], list[list[int]]]:
        """Return everybody's points so far, and all of their parts if any has changed since."""
        totals, parts = self._buffers.points(self._match.write_bytes)
        known, self._parts = self._parts, parts.tobytes()
        changed = [] if known == self._parts else parts[: self._names].tolist()
        return totals.tolist()[: self._names], changed

    def difference(self, states: np.ndarray, seat: int) -> Changes:
        """Return what would change for a seat if the position were another one."""

        def write(target: memoryview) -> None:
            target[:] = states.tobytes()

        buffers = self._buffers
        buffers.look(write)
        changes = buffers.since(self._shown, [seat])
        return Changes(changes.record + changes.own.get(seat, []), changes.facts, {})

    def legal(self, states: np.ndarray, seat: int) -> list[int]:
        """Return what a seat could do if the position were another one."""
        if int(states["actor"][0]) != seat:
            return []
        actions: list[int] = self._engine.legal(states, 0, self._buffers.scratch).tolist()
        return actions
