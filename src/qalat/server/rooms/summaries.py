"""A table's entry in lists, as the store keeps it."""

from __future__ import annotations

from functools import partial

import msgspec

from qalat.server.protocol import Listed
from qalat.server.store import AnySummary, StoreError, Summary, Touched
from qalat.server.table.events import PersonChair
from qalat.server.table.table import Table
from qalat.server.table.updates import listed

_REPEATED_EVERY = 3_600_000
"""Milliseconds after which a table's summary is stored again, if nothing else changes."""

_encode = msgspec.json.Encoder().encode


def listed_in(summary: Summary) -> Listed:
    """Return a table's listing from its stored summary."""
    try:
        return msgspec.json.decode(summary.data, type=Listed)
    except msgspec.DecodeError as error:
        raise StoreError(f"the summary of table {summary.table} cannot be read: {error}.") from None


def summary_of(table: Table) -> Summary:
    """Return a table's summary for the store."""
    seated = (chair.guest for chair in table.chairs if isinstance(chair, PersonChair))
    return Summary(
        table=table.code,
        game=table.game.name,
        status=table.status,
        public=table.opened.public,
        made=table.made,
        touched=table.touched,
        data=_encode(listed(table)),
        guests=tuple(dict.fromkeys([table.opened.host, *seated])),
    )


def summary_at(whole: Summary, touched: int, actor: int, number: int, due: int) -> Summary:
    """Return a table's summary at another moment of the same game, with the same players."""
    now = msgspec.structs.replace(
        listed_in(whole), touched=touched, actor=actor, number=number, due=due
    )
    return msgspec.structs.replace(whole, touched=touched, data=_encode(now))


class Summing:
    """Tells the store of a table what its lists need, and no more than that."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._whole: Summary | None = None  # as the store last got it
        self._searched: tuple[object, ...] = ()
        self._actor = table.actor
        self._given_at = 0

    def after_event(self) -> AnySummary | None:
        """Return the summary, if an event has changed what lists show or a start looks for."""
        table, whole = self._table, self._whole
        searched = table.status, *table.sitting_in
        if whole is None or table.match is None or searched != self._searched:
            self._whole = summary_of(table)
            self._searched = searched
            given: AnySummary = self._whole
        elif table.actor != self._actor or table.touched - self._given_at > _REPEATED_EVERY:
            due = (table.runs_out() or 0) if table.clocks.are_kept else 0
            moment = partial(summary_at, whole, table.touched, table.actor, table.number, due)
            given = Touched(table.code, moment)
        else:
            return None
        self._actor, self._given_at = table.actor, table.touched
        return given
