"""Leases in SQL: which process owns a table; each function runs in one transaction."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec
import sqlalchemy as sa
from sqlalchemy.dialects.postgresql import insert

from qalat.server.store.schema import lease_epochs, leases, letters, processes

NOW = sa.func.clock_timestamp()
TEXTS = sa.ARRAY(sa.Text)
# Who has been dead for so long is forgotten, with all letters that nobody will read.
FORGOTTEN = sa.text("interval '1 hour'")

LEFT_CHANNEL = "qalat_left"
"""The notification channel for processes that have left."""
ANNOUNCEMENTS_CHANNEL = "qalat_announcements"
"""The notification channel for announcements that are not stored."""


class Lease(msgspec.Struct, frozen=True, gc=False):
    """Who owns a table."""

    table: str
    owner: str
    epoch: int


def stay_alive(connection: sa.Connection, process: str, seconds: float) -> set[str]:
    """Extend a process's life by some seconds, and return the tables that it still owns.

    Only what has died can be taken from its owner, so none of these will be meanwhile.
    """
    until = NOW + sa.func.make_interval(0, 0, 0, 0, 0, 0, seconds)
    statement = insert(processes).values(id=process, until=until)
    connection.execute(
        statement.on_conflict_do_update(index_elements=[processes.c.id], set_={"until": until})
    )
    owned = connection.execute(sa.select(leases.c.code).where(leases.c.owner == process))
    return set(owned.scalars())


def living(connection: sa.Connection) -> set[str]:
    """Return the processes that are alive."""
    return set(
        connection.execute(sa.select(processes.c.id).where(processes.c.until > NOW)).scalars()
    )


def orphans(connection: sa.Connection) -> list[str]:
    """Return the tables whose owners are dead."""
    rows = connection.execute(
        sa.select(leases.c.code)
        .outerjoin(processes, processes.c.id == leases.c.owner)
        .where(sa.or_(processes.c.id.is_(None), processes.c.until <= NOW))
        .order_by(leases.c.code)
    )
    return list(rows.scalars())


def take(connection: sa.Connection, process: str, table: str) -> Lease:
    """Return the table's lease: this process's if it was free or its owner dead."""
    connection.execute(
        insert(leases)
        .values(code=table, owner=process, epoch=lease_epochs.next_value())
        .on_conflict_do_nothing()
    )
    found = connection.execute(sa.select(leases).where(leases.c.code == table)).one_or_none()
    if found is None:
        return take(connection, process, table)
    if found.owner == process or is_alive(connection, found.owner):
        return Lease(found.code, found.owner, found.epoch)
    return take_from_the_dead(connection, process, table)


def take_from_the_dead(connection: sa.Connection, process: str, table: str) -> Lease:
    """Take the table, unless somebody was faster or its owner has come back to life."""
    found = connection.execute(
        sa.select(leases).where(leases.c.code == table).with_for_update()
    ).one_or_none()
    if found is None:
        return take(connection, process, table)
    # Waits for what the owner is writing just now, so that it is there when the table is loaded.
    connection.execute(
        sa.select(processes.c.id).where(processes.c.id == found.owner).with_for_update()
    )
    if is_alive(connection, found.owner):
        return Lease(found.code, found.owner, found.epoch)
    taken = connection.execute(
        sa.update(leases)
        .where(leases.c.code == table)
        .values(owner=process, epoch=lease_epochs.next_value())
        .returning(leases.c.epoch)
    )
    return Lease(table, process, taken.scalar_one())


def is_alive(connection: sa.Connection, process: str) -> bool:
    alive = sa.select(processes.c.until > NOW).where(processes.c.id == process)
    return bool(connection.execute(alive).scalar_one_or_none())


def owned_now(connection: sa.Connection, process: str, tables: Iterable[str]) -> dict[str, int]:
    """Return the epochs of those tables that the process owns, which stay its own meanwhile."""
    # Whoever takes a table locks its owner's row, so it has to wait for this transaction.
    known = connection.execute(
        sa.select(processes.c.id).where(processes.c.id == process).with_for_update(read=True)
    ).one_or_none()
    if known is None:
        return {}
    rows = connection.execute(
        sa.select(leases.c.code, leases.c.epoch).where(
            leases.c.owner == process, leases.c.code == sa.any_(sa.literal(list(tables), TEXTS))
        )
    )
    return {row.code: row.epoch for row in rows}


def give_up(connection: sa.Connection, process: str, tables: Iterable[str]) -> None:
    """Let anybody take these tables at once."""
    connection.execute(
        sa.delete(leases).where(
            leases.c.owner == process, leases.c.code == sa.any_(sa.literal(list(tables), TEXTS))
        )
    )


def send(connection: sa.Connection, recipient: str, data: bytes) -> None:
    """Store a letter for a process and notify it."""
    connection.execute(sa.insert(letters).values(recipient=recipient, data=data))
    connection.execute(sa.select(sa.func.pg_notify(letters_channel(recipient), "")))


def announce(connection: sa.Connection, word: str) -> None:
    """Notify all processes."""
    connection.execute(sa.select(sa.func.pg_notify(ANNOUNCEMENTS_CHANNEL, word)))


def collect(connection: sa.Connection, recipient: str) -> list[bytes]:
    """Return the letters that wait for a process, in the order they were sent, and keep none."""
    rows = connection.execute(
        sa.delete(letters)
        .where(letters.c.recipient == recipient)
        .returning(letters.c.id, letters.c.data)
    )
    return [data for _, data in sorted((row.id, row.data) for row in rows)]


def letters_channel(recipient: str) -> str:
    """Return the notification channel for a process's letters."""
    return f"qalat_letters_{recipient}"


def forget_the_dead(connection: sa.Connection) -> None:
    """Delete what dead processes have left behind."""
    connection.execute(sa.delete(processes).where(processes.c.until < NOW - FORGOTTEN))
    connection.execute(
        sa.delete(letters).where(letters.c.recipient.not_in(sa.select(processes.c.id)))
    )


def die(connection: sa.Connection, process: str) -> None:
    """Remove a process; notify others of its orphaned tables."""
    connection.execute(sa.delete(letters).where(letters.c.recipient == process))
    connection.execute(sa.delete(processes).where(processes.c.id == process))
    connection.execute(sa.select(sa.func.pg_notify(LEFT_CHANNEL, process)))
