"""What is old enough to go: tables by how they stand, guests who sit nowhere, void passes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import sqlalchemy as sa

from qalat.server.store.lists import summary_of
from qalat.server.store.records import Summary
from qalat.server.store.schema import guests, leases, passes, sitting, summaries


def old(before: Mapping[str, int]) -> sa.ColumnElement[bool]:
    """Return which tables were touched last before the moment that their status is given."""
    return sa.or_(
        sa.false(),
        *(
            sa.and_(summaries.c.status == status, summaries.c.touched < moment)
            for status, moment in before.items()
        ),
    )


def old_tables(
    connection: sa.Connection, before: Mapping[str, int], limit: int | None
) -> list[Summary]:
    """Return the tables that are old enough, the oldest first."""
    order = (summaries.c.touched, summaries.c.code)
    rows = connection.execute(sa.select(summaries).where(old(before)).order_by(*order).limit(limit))
    return [summary_of(row) for row in rows]


def remove_tables(
    connection: sa.Connection, codes: Sequence[str], before: Mapping[str, int]
) -> list[str]:
    """Remove what lists know of those tables that are old enough still, and return which."""
    asked = [summaries.c.code.in_(codes), old(before)]
    if connection.dialect.name == "postgresql":
        asked.append(summaries.c.code.not_in(sa.select(leases.c.code)))  # nobody has it in hand
    removed = connection.execute(sa.delete(summaries).where(*asked).returning(summaries.c.code))
    gone = list(removed.scalars())
    connection.execute(sa.delete(sitting).where(sitting.c.code.in_(gone)))
    return gone


def old_guests(before: int) -> sa.Select[str]:
    """Select the guests who were seen last before then and sit nowhere."""
    return sa.select(guests.c.id).where(
        guests.c.seen < before, guests.c.id.not_in(sa.select(sitting.c.guest))
    )


def count_old_guests(connection: sa.Connection, before: int) -> int:
    """Return how many guests are old enough to go."""
    counted = sa.select(sa.func.count()).select_from(old_guests(before).subquery())
    return int(connection.execute(counted).scalar_one())


def remove_guests(connection: sa.Connection, before: int, limit: int) -> int:
    """Remove so many guests at most, and return how many that were."""
    chosen = list(connection.execute(old_guests(before).limit(limit)).scalars())
    connection.execute(sa.delete(guests).where(guests.c.id.in_(chosen)))
    return len(chosen)


def remove_passes(connection: sa.Connection, now: int) -> None:
    """Remove the passes whose time is over."""
    connection.execute(sa.delete(passes).where(passes.c.until <= now))
