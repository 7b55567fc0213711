"""A process that appends as fast as it can, and says on its output what it was told is durable."""

import asyncio
import os
import sys
from functools import partial

from qalat.server.store import Store, open_store
from tests.server.store.entries import entries, summary

TABLES = [f"table {index:02}" for index in range(20)]
AT_ONCE = 3  # events of an append, which are stored all or not at all


async def append_for_ever(store: Store) -> None:
    for table in TABLES:
        known = len(await store.load(table))
        # Two on their way at a time, so that the order of one table's appends matters.
        append(store, table, known)
        append(store, table, known + AT_ONCE)
    await asyncio.Event().wait()


def append(store: Store, table: str, start: int) -> None:
    stop = start + AT_ONCE
    # Who sits there is never written late, so it tells whether an append is there as a whole.
    about = summary(table, str(stop))
    store.append(entries(table, start, stop), about, partial(reply, store, table, stop))


def reply(store: Store, table: str, stop: int, error: BaseException | None) -> None:
    if error is not None:
        raise error
    os.write(1, f"{table},{stop}\n".encode())
    append(store, table, stop + AT_ONCE)


async def main() -> None:
    await append_for_ever(await open_store(sys.argv[1]))


if __name__ == "__main__":
    asyncio.run(main())
