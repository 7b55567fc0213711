"""Copy a whole store from PostgreSQL to a new SQLite file."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import sqlalchemy as sa

from qalat.server.store.chain import ChainedEvents
from qalat.server.store.schema import chained_events, keyed_events, shared
from qalat.server.store.sqlite import engine_of, new_file, prepare, transaction

ROWS = 1000


def copy_into_file(source: sa.Connection, path: Path) -> None:
    """Copy all that the connection sees, in one snapshot of the database."""
    source = source.execution_options(stream_results=True, yield_per=ROWS)
    with new_file(path) as part:
        lock, engine = prepare(part), engine_of(part)
        try:
            with engine.connect() as target, transaction(target):
                for table in shared.sorted_tables:
                    for rows in source.execute(sa.select(table)).mappings().partitions():
                        target.execute(sa.insert(table), [dict(row) for row in rows])
                for events in chained(source):
                    target.execute(sa.insert(chained_events), events)
                ChainedEvents().note(target)
        finally:
            engine.dispose()
            lock.close()


def chained(source: sa.Connection) -> Iterator[list[dict[str, Any]]]:
    """Yield all events in chunks, each with its id and that of the one before."""
    order = sa.select(keyed_events).order_by(keyed_events.c.code, keyed_events.c.number)
    id_, code = 0, None
    for rows in source.execute(order).mappings().partitions():
        chunk = []
        for row in rows:
            previous = id_ if row["code"] == code else None
            id_, code = id_ + 1, row["code"]
            chunk.append({**row, "id": id_, "previous": previous})
        yield chunk
