"""Writes summaries: at once what lists are searched by, the rest when it is worth it."""

from __future__ import annotations

import time
from collections.abc import Iterable

import sqlalchemy as sa

from qalat.server.store.lists import Insert, keep_summaries, touch_summaries
from qalat.server.store.records import AnySummary, Summary, Touched

# A table's summary changes with every turn, and costs more than the turn: so it may be so late.
LATE_SECONDS = 5.0
TABLES_KNOWN = 50_000


def whole(summary: AnySummary) -> Summary:
    """Return a summary as it is written."""
    return summary.whole() if isinstance(summary, Touched) else summary


class Summaries:
    """The summaries on their way into a database; only `late` is asked by other threads."""

    def __init__(self, insert: Insert) -> None:
        self._insert = insert
        self._known: dict[str, tuple[object, ...]] = {}  # what the written ones are searched by
        self._at_once: dict[str, Summary] = {}
        self._staged: dict[str, AnySummary] = {}  # of this group, late unless the group fails
        self._late: dict[str, AnySummary] = {}
        self._due = 0.0
        self._flushed = False

    @property
    def late(self) -> bool:
        """Return whether some summaries are not written yet."""
        return bool(self._late)

    def seconds_left(self) -> float | None:
        """Return in how much time the late ones are to be written, if there are any."""
        return max(self._due - time.monotonic(), 0.0) if self._late else None

    def add(self, summary: AnySummary, epoch: int) -> None:
        """Take a summary into the group."""
        table = summary.table
        if isinstance(summary, Touched):
            known = self._known.get(table)
            if known is not None and known[0] == epoch and table not in self._at_once:
                self._staged[table] = summary
                return
            summary = summary.whole()
        searched = (
            epoch,
            summary.game,
            summary.status,
            summary.public,
            summary.made,
            summary.guests,
        )
        if self._known.get(table) == searched and table not in self._at_once:
            self._staged[table] = summary
            return
        self._known[table] = searched
        self._staged.pop(table, None)
        self._at_once[table] = summary

    def drop(self, tables: Iterable[str]) -> None:
        """Know nothing any more of tables that are gone."""
        for table in tables:
            for known in (self._known, self._at_once, self._staged, self._late):
                known.pop(table, None)

    def write(self, connection: sa.Connection) -> None:
        """Write what cannot wait, and what has waited long enough."""
        if self._at_once:
            keep_summaries(connection, self._insert, self._at_once.values())
        if self._late and time.monotonic() >= self._due:
            self.flush(connection)

    def flush(self, connection: sa.Connection) -> None:
        """Write the late ones."""
        touch_summaries(connection, map(whole, self._late.values()))
        self._flushed = True

    def committed(self) -> None:
        """Know that the group is durable."""
        if self._flushed:
            self._late = {}
        for table in self._at_once:
            self._late.pop(table, None)
        if self._staged and not self._late:
            self._due = time.monotonic() + LATE_SECONDS
        self._late.update(self._staged)
        if len(self._known) > TABLES_KNOWN:
            self._known.clear()
        self._clear()

    def forget(self) -> None:
        """Know nothing of the group any more, for it was not written."""
        self._due = time.monotonic() + LATE_SECONDS
        self._known.clear()
        self._clear()

    def _clear(self) -> None:
        self._at_once = {}
        self._staged = {}
        self._flushed = False
