"""Events to store, and a word with a store about them."""

import asyncio
import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import contextmanager

import psycopg

from qalat.server.store import AnySummary, Entry, Store, Summary

NOON = 1_800_000_000_000


def entries(table: str, start: int, stop: int) -> list[Entry]:
    """Events of one table, each with data that no other event has."""
    return [
        Entry(table, number, NOON + number, f"{table} {number} \0".encode())
        for number in range(start, stop)
    ]


def summary(
    table: str,
    *guests: str,
    status: str = "open",
    public: bool = True,
    touched: int = NOON,
    data: bytes = b"\0\xff",
) -> Summary:
    return Summary(
        table=table,
        game="medina",
        status=status,
        public=public,
        made=NOON,
        touched=touched,
        data=data,
        guests=guests,
    )


async def appended(
    store: Store, events: Sequence[Entry], about: AnySummary | None = None
) -> BaseException | None:
    """What became of the append, once it is known."""
    outcome: asyncio.Future[BaseException | None] = asyncio.get_running_loop().create_future()
    store.append(events, about, outcome.set_result)
    return await outcome


async def all_told(store: Store) -> None:
    """Return when nothing waits any more, for the last append is told last."""
    await appended(store, [])


@contextmanager
def standstill(place: str) -> Iterator[None]:
    """Let no group of the store be committed meanwhile, by a lock of another's."""
    if place.startswith("postgresql"):
        with psycopg.connect(place) as connection:
            connection.execute("LOCK TABLE events IN EXCLUSIVE MODE")
            yield
    else:
        connection_ = sqlite3.connect(place, isolation_level=None)
        try:
            connection_.execute("BEGIN IMMEDIATE")
            yield
        finally:
            connection_.close()
