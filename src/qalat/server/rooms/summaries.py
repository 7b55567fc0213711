"""A table's entry in lists, as the store keeps it."""

from __future__ import annotations

import msgspec

from qalat.server.protocol import Listed
from qalat.server.store import StoreError, Summary
from qalat.server.table.events import PersonChair
from qalat.server.table.table import Table
from qalat.server.table.updates import listed

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
