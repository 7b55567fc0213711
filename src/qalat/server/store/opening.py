"""Opens a store by the name of a file or the address of a database."""

from __future__ import annotations

from pathlib import Path

from qalat.server.store.records import Store, StoreError
from qalat.server.store.sqlite import open_sqlite


async def open_store(place: str | Path) -> Store:
    """Open a store, make it if it is not there yet, and bring its schema up to date."""
    text = str(place)
    if not is_address(text):
        return await open_sqlite(file_of(text))
    if text.startswith(("postgresql://", "postgres://")):
        # Its libraries take time and memory, and most servers keep a file.
        from qalat.server.store.postgres import open_postgres  # noqa: PLC0415

        return await open_postgres(text)
    raise StoreError(
        f"{text.partition('://')[0]}:// is not an address of a store; "
        "expected the name of a file, or postgresql://user@host/database."
    )


def is_address(text: str) -> bool:
    """Say whether a store is a database at an address, which others may use as well."""
    return "://" in text


def file_of(text: str) -> Path:
    """Return the file by a name that stays right when the process goes to another folder."""
    return Path(text).absolute()
