"""The events in SQLite, in order of arrival, each linked to its table's previous one."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from typing import Any

import sqlalchemy as sa
from sqlalchemy.dialects.sqlite import dialect, insert

from qalat.server.store.events import follow_or_refuse
from qalat.server.store.records import Entry
from qalat.server.store.schema import chained_events as events
from qalat.server.store.schema import heads, noted

# So many events are looked through at most to find a table's last one.
NOTE_EVERY = 10_000
HEADS_KNOWN = 50_000

INSERT = "INSERT INTO events (id, code, number, at, data, previous) VALUES (?, ?, ?, ?, ?, ?)"
DELETE = "DELETE FROM events WHERE id = ?"
UPTO = sa.select(noted.c.upto).scalar_subquery()


def head_of(code: sa.BindParameter[str]) -> sa.ColumnElement[int]:
    """The id of a table's last event: among the latest ones, or else where it is noted."""
    late = sa.select(sa.func.max(events.c.id)).where(events.c.code == code, events.c.id > UPTO)
    before = sa.select(heads.c.last).where(heads.c.code == code)
    return sa.func.coalesce(late.scalar_subquery(), before.scalar_subquery())


def chain_of(
    code: sa.BindParameter[str], after: sa.BindParameter[int], *walked: sa.Column[Any]
) -> sa.CTE:
    """Walk from the last event back to the one after `after`."""
    walked = (*walked, events.c.previous)
    chain = (
        sa.select(*walked)
        .where(events.c.id == head_of(code), events.c.number > after)
        .cte("chain", recursive=True)
    )
    return chain.union_all(
        sa.select(*walked).where(events.c.id == chain.c.previous, events.c.number > after)
    )


CODE = sa.bindparam("code", type_=sa.Text)
AFTER = sa.bindparam("after", type_=sa.Integer)
HEAD = sa.select(events.c.id, events.c.number).where(events.c.id == head_of(CODE))
_STORY = chain_of(CODE, AFTER, events.c.number, events.c.at, events.c.data)
CHAIN = sa.select(_STORY.c.number, _STORY.c.at, _STORY.c.data).order_by(_STORY.c.number)
# In the driver's words: rows that SQLAlchemy hands on cost three times as much.
LOAD = str(CHAIN.compile(dialect=dialect(paramstyle="named")))
LINKS = sa.select(chain_of(CODE, AFTER, events.c.id).c.id)
LAST = sa.select(sa.func.coalesce(sa.func.max(events.c.id), 0))


def driver_of(connection: sa.Connection) -> sqlite3.Connection:
    """Return the connection as SQLite's own driver knows it."""
    driver = connection.connection.driver_connection
    assert isinstance(driver, sqlite3.Connection)
    return driver


class ChainedEvents:
    """The one writer of the events of a file; it knows where the chains end."""

    table = events

    def __init__(self) -> None:
        self._ends: dict[str, tuple[int | None, int]] = {}  # the last event's id and number
        self._rows: list[tuple[int, str, int, int, bytes, int | None]] = []
        self._last: int | None = None
        self._unnoted = 0

    def add(self, connection: sa.Connection, entries: Sequence[Entry], epoch: int = 0) -> None:  # noqa: ARG002
        """Take entries of one table into the group, or refuse them all."""
        if not entries:
            return
        if self._last is None:
            self._last = connection.execute(LAST).scalar_one()
        table = entries[0].table
        previous, number = self._ends.get(table) or self._end(connection, table)
        follow_or_refuse(entries, number)
        for entry in entries:
            self._last += 1
            self._rows.append((self._last, table, entry.number, entry.at, entry.data, previous))
            previous = self._last
        self._ends[table] = (previous, entries[-1].number)

    def write(self, connection: sa.Connection) -> int:
        """Write the group's entries and return how many they were."""
        rows, self._rows = self._rows, []
        if rows:
            driver_of(connection).executemany(INSERT, rows)
        self._unnoted += len(rows)
        if self._unnoted >= NOTE_EVERY:
            self.note(connection)
        return len(rows)

    def note(self, connection: sa.Connection) -> None:
        """Record where the chains end, so that the next start need not search for it."""
        latest = (
            sa.select(events.c.code, sa.func.max(events.c.id))
            .where(events.c.id > UPTO)
            .group_by(events.c.code)
        )
        statement = insert(heads).from_select(["code", "last"], latest)
        connection.execute(
            statement.on_conflict_do_update(
                index_elements=[heads.c.code], set_={"last": statement.excluded.last}
            )
        )
        connection.execute(sa.update(noted).values(upto=LAST.scalar_subquery()))
        self._unnoted = 0
        if len(self._ends) > HEADS_KNOWN:
            self._ends.clear()

    def remove(self, connection: sa.Connection, tables: Sequence[str]) -> None:
        """Remove all entries of tables."""
        for table in tables:
            ids = connection.execute(LINKS, {"code": table, "after": -1}).scalars()
            driver_of(connection).executemany(DELETE, [(each,) for each in ids])
            connection.execute(sa.delete(heads).where(heads.c.code == table))
            self._ends.pop(table, None)
        # The last events of all may be gone: what comes next may not be taken for noted.
        self.note(connection)

    def forget(self) -> None:
        """Know nothing any more, after a group that was not written."""
        self._ends.clear()
        self._rows = []
        self._last = None

    def _end(self, connection: sa.Connection, table: str) -> tuple[int | None, int]:
        row = connection.execute(HEAD, {"code": table}).one_or_none()
        return (None, -1) if row is None else (row.id, row.number)

    def load(self, connection: sa.Connection, table: str, after: int) -> list[Entry]:
        """Return a table's entries above that number, in order."""
        rows = driver_of(connection).execute(LOAD, {"code": table, "after": after})
        return [Entry(table, number, at, data) for number, at, data in rows]
