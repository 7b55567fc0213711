"""The event log of all tables, kept in one SQLite file or in a PostgreSQL database."""

from qalat.server.store.file_reader import Readable, look_into
from qalat.server.store.opening import is_address, open_store
from qalat.server.store.records import (
    Done,
    Entry,
    Guest,
    NotOwner,
    Store,
    StoreError,
    Summary,
    Written,
)

__all__ = [
    "Done",
    "Entry",
    "Guest",
    "NotOwner",
    "Readable",
    "Store",
    "StoreError",
    "Summary",
    "Written",
    "is_address",
    "look_into",
    "open_store",
]
