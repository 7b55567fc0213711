"""What the two ways to keep events have in common."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

import sqlalchemy as sa

from qalat.server.store.records import Entry, StoreError


class Events(Protocol):
    """The events of all tables; all but `load` is called by the writer's thread alone."""

    table: sa.Table

    def add(self, connection: sa.Connection, entries: Sequence[Entry], epoch: int) -> None:
        """Take entries of one table into the group, or refuse them all.

        The epoch is that of the lease under which they are appended, where there are leases.
        """

    def write(self, connection: sa.Connection) -> int:
        """Write the group's entries and return how many they were."""

    def note(self, connection: sa.Connection) -> None:
        """Write down what makes the next start quick."""

    def remove(self, connection: sa.Connection, tables: Sequence[str]) -> None:
        """Remove all entries of tables."""

    def forget(self) -> None:
        """Know nothing any more, after a group that was not written."""

    def load(self, connection: sa.Connection, table: str, after: int) -> list[Entry]:
        """Return a table's entries above that number, in order."""


def follow_or_refuse(entries: Sequence[Entry], last: int) -> None:
    """Raise unless the entries are of one table and go on from its last number."""
    table = entries[0].table
    for expected, entry in enumerate(entries, start=last + 1):
        if entry.table != table:
            raise StoreError(
                f"an event of table {entry.table} cannot be appended together with those "
                f"of table {table}."
            )
        if entry.number != expected:
            raise StoreError(
                f"event {entry.number} of table {table} cannot be appended, "
                f"because the next one to come is {expected}."
            )
