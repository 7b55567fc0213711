"""Summaries, guests and passes, in the same words of SQL for both databases."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable
from functools import cache
from typing import Any

import msgspec
import sqlalchemy as sa

from qalat.server.store.records import Guest, Summary
from qalat.server.store.schema import (
    PUBLIC_AND_OPEN,
    guests,
    passes,
    sitting,
    summaries,
)

# The `insert` of either dialect, which knows `ON CONFLICT`.
Insert = Callable[[sa.Table], Any]


def keep_summaries(connection: sa.Connection, insert: Insert, kept: Iterable[Summary]) -> None:
    """Replace the summaries, and who sits where."""
    # In one order, so that two processes that write the same tables never wait for each other.
    rows = {summary.table: summary_row(summary) for summary in kept}
    if not rows:
        return
    codes = sorted(rows)
    seated = {
        row.code: row.guests
        for row in connection.execute(
            sa.select(summaries.c.code, summaries.c.guests).where(summaries.c.code.in_(codes))
        )
    }
    connection.execute(summary_upsert(insert), [rows[code] for code in codes])
    moved = [code for code in codes if rows[code]["guests"] != seated.get(code, "[]")]
    if moved:
        connection.execute(sa.delete(sitting).where(sitting.c.code.in_(moved)))
        pairs = [
            {"guest": guest, "code": code}
            for code in moved
            for guest in sorted(set(msgspec.json.decode(rows[code]["guests"], type=list[str])))
        ]
        if pairs:
            connection.execute(sa.insert(sitting), pairs)


def touch_summaries(connection: sa.Connection, late: Iterable[Summary]) -> None:
    """Write what no list is searched by, unless another process has written it since."""
    rows = [
        {"of": summary.table, "then": summary.touched, "what": summary.data}
        for summary in sorted(late, key=lambda summary: summary.table)
    ]
    if rows:
        connection.execute(TOUCH, rows)


TOUCH = (
    sa.update(summaries)
    .where(summaries.c.code == sa.bindparam("of"), summaries.c.touched <= sa.bindparam("then"))
    .values(touched=sa.bindparam("then"), data=sa.bindparam("what"))
)


@cache
def summary_upsert(insert: Insert) -> Any:
    statement = insert(summaries)
    return statement.on_conflict_do_update(
        index_elements=[summaries.c.code],
        set_={c.name: statement.excluded[c.name] for c in summaries.c if not c.primary_key},
    )


def summary_row(summary: Summary) -> dict[str, Any]:
    return {
        "code": summary.table,
        "game": summary.game,
        "status": summary.status,
        "public": summary.public,
        "made": summary.made,
        "touched": summary.touched,
        "data": summary.data,
        "guests": msgspec.json.encode(summary.guests).decode(),
    }


def summary_of(row: sa.Row[Any]) -> Summary:
    return Summary(
        table=row.code,
        game=row.game,
        status=row.status,
        public=row.public,
        made=row.made,
        touched=row.touched,
        data=row.data,
        guests=tuple(msgspec.json.decode(row.guests, type=list[str])),
    )


def one_summary(connection: sa.Connection, table: str) -> Summary | None:
    row = connection.execute(sa.select(summaries).where(summaries.c.code == table)).one_or_none()
    return None if row is None else summary_of(row)


def fitting(
    guest: str | None,
    public_open: bool,
    status: str | None,
    tables: Collection[str] | None = None,
) -> sa.ColumnElement[bool]:
    """Return what a table must be like to be in a list."""
    asked: list[sa.ColumnElement[bool]] = []
    if guest is not None:
        theirs = sa.select(sitting.c.code).where(sitting.c.guest == guest)
        asked.append(summaries.c.code.in_(theirs))
    if public_open:
        asked.append(PUBLIC_AND_OPEN)
    if status is not None:
        asked.append(summaries.c.status == status)
    if tables is not None:
        asked.append(summaries.c.code.in_(tables))
    return sa.and_(sa.true(), *asked)


def some_summaries(
    connection: sa.Connection, wanted: sa.ColumnElement[bool], limit: int | None
) -> list[Summary]:
    """Return those that are wanted, latest first, and no more than the limit."""
    order = (summaries.c.touched.desc(), summaries.c.code)
    rows = connection.execute(sa.select(summaries).where(wanted).order_by(*order).limit(limit))
    return [summary_of(row) for row in rows]


def every_code(connection: sa.Connection, events: sa.Table) -> list[str]:
    """Return all tables, latest first, those last that have events and no summary.

    In one statement, which sees one moment: tables that are played change places all the time.
    """
    found = sa.select(summaries.c.code, summaries.c.touched)
    unlisted = sa.select(events.c.code, sa.literal_column("-1")).where(
        events.c.number == 0, events.c.code.not_in(sa.select(summaries.c.code))
    )
    both = found.union_all(unlisted).subquery()
    rows = connection.execute(sa.select(both.c.code).order_by(both.c.touched.desc(), both.c.code))
    return list(rows.scalars())


def keep_guest(connection: sa.Connection, insert: Insert, guest: Guest) -> None:
    known = {"name": guest.name, "made": guest.made, "seen": guest.seen}
    connection.execute(
        insert(guests)
        .values(id=guest.id, **known)
        .on_conflict_do_update(index_elements=[guests.c.id], set_=known)
    )


def one_guest(connection: sa.Connection, id_: str) -> Guest | None:
    row = connection.execute(sa.select(guests).where(guests.c.id == id_)).one_or_none()
    return None if row is None else Guest(id=row.id, name=row.name, made=row.made, seen=row.seen)


def keep_pass(connection: sa.Connection, digest: str, guest: str, until: int) -> None:
    connection.execute(sa.insert(passes).values(digest=digest, guest=guest, until=until))


def use_pass(connection: sa.Connection, digest: str, now: int) -> str | None:
    """Delete the pass and return whose it was: of two who try, one finds it gone."""
    guest = connection.execute(
        sa.delete(passes)
        .where(passes.c.digest == digest, passes.c.until > now)
        .returning(passes.c.guest)
    ).scalar_one_or_none()
    connection.execute(sa.delete(passes).where(passes.c.until <= now))
    return guest
