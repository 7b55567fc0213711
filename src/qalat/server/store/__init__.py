"""The store: the event log of all tables, in one SQLite file or a PostgreSQL database."""

from qalat.server.store.file_reader import Readable, look_into
from qalat.server.store.opening import is_address, open_store
from qalat.server.store.records import (
    AnySummary,
    Done,
    Entry,
    Guest,
    NotOwner,
    Store,
    StoreError,
    Summary,
    Touched,
    Written,
)

__all__ = [
    "AnySummary",
    "Done",
    "Entry",
    "Guest",
    "NotOwner",
    "Readable",
    "Store",
    "StoreError",
    "Summary",
    "Touched",
    "Written",
    "is_address",
    "look_into",
    "open_store",
]
