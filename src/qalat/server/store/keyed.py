"""The events in PostgreSQL: keyed by table and number, which no two processes can both write."""

from __future__ import annotations

from collections.abc import Sequence

import sqlalchemy as sa

from qalat.server.store.events import follow_or_refuse
from qalat.server.store.records import Entry
from qalat.server.store.schema import keyed_events as events

TABLES_KNOWN = 50_000

# One statement whatever the number of rows: the driver prepares it once.
INSERT = (
    "INSERT INTO events (code, number, at, data) "
    "SELECT * FROM unnest(%b::text[], %b::integer[], %b::bigint[], %b::bytea[])"
)
CODE = sa.bindparam("code", type_=sa.Text)
AFTER = sa.bindparam("after", type_=sa.Integer)
LAST = sa.select(sa.func.coalesce(sa.func.max(events.c.number), -1)).where(events.c.code == CODE)
LOAD = (
    sa.select(events.c.number, events.c.at, events.c.data)
    .where(events.c.code == CODE, events.c.number > AFTER)
    .order_by(events.c.number)
)


class KeyedEvents:
    """One of perhaps several writers of the events of a database."""

    table = events

    def __init__(self) -> None:
        # The last number of each table, and the epoch in which it was written here.
        self._lasts: dict[str, tuple[int, int]] = {}
        self._group: list[Entry] = []

    def add(self, connection: sa.Connection, entries: Sequence[Entry], epoch: int = 0) -> None:
        """Take entries of one table into the group, or refuse them all."""
        if not entries:
            return
        table = entries[0].table
        known, last = self._lasts.get(table, (epoch, -1))
        if last < 0 or known != epoch or entries[0].number != last + 1:
            # Another process may have gone on with the table since, or have removed it.
            last = connection.execute(LAST, {"code": table}).scalar_one()
            last = max(last, self._in_group(table))
        follow_or_refuse(entries, last)
        self._group.extend(entries)
        self._lasts[table] = (epoch, entries[-1].number)

    def write(self, connection: sa.Connection) -> int:
        """Write the group's entries and return how many they were."""
        group, self._group = self._group, []
        if group:
            columns = (
                [entry.table for entry in group],
                [entry.number for entry in group],
                [entry.at for entry in group],
                [entry.data for entry in group],
            )
            connection.exec_driver_sql(INSERT, columns)
        if len(self._lasts) > TABLES_KNOWN:
            self._lasts.clear()
        return len(group)

    def note(self, connection: sa.Connection) -> None:
        """Write nothing: the key finds a table's events."""

    def remove(self, connection: sa.Connection, tables: Sequence[str]) -> None:
        """Remove all entries of tables."""
        connection.execute(sa.delete(events).where(events.c.code.in_(tables)))
        for table in tables:
            self._lasts.pop(table, None)

    def forget(self) -> None:
        """Know nothing any more, after a group that was not written."""
        self._lasts.clear()
        self._group = []

    def load(self, connection: sa.Connection, table: str, after: int) -> list[Entry]:
        """Return a table's entries above that number, in order."""
        rows = connection.execute(LOAD, {"code": table, "after": after})
        return [Entry(table, number, at, data) for number, at, data in rows]

    def _in_group(self, table: str) -> int:
        return max((entry.number for entry in self._group if entry.table == table), default=-1)
