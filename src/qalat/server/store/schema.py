"""The tables of the database, as the newest migration leaves them."""

from __future__ import annotations

import sqlalchemy as sa

shared = sa.MetaData()
# A table's events are found by their key in PostgreSQL, where two processes must never write the
# same number, and by their chain in SQLite, where one process writes and a key costs more than
# the event itself (docs/decisions/0009-events-in-a-chain.md).
keyed = sa.MetaData()
chained = sa.MetaData()

summaries = sa.Table(
    "summaries",
    shared,
    sa.Column("code", sa.Text, primary_key=True),
    sa.Column("game", sa.Text, nullable=False),
    sa.Column("status", sa.Text, nullable=False),
    sa.Column("public", sa.Boolean, nullable=False),
    sa.Column("made", sa.BigInteger, nullable=False),
    sa.Column("touched", sa.BigInteger, nullable=False),
    sa.Column("data", sa.LargeBinary, nullable=False),
    sa.Column("guests", sa.Text, nullable=False),  # a JSON list, in the order of the seats
    sa.Index("summaries_status", "status"),  # without `touched`, which changes with every turn
)
PUBLIC_AND_OPEN = sa.and_(summaries.c.public, summaries.c.status == sa.literal_column("'open'"))
sa.Index(
    "summaries_public_open",
    summaries.c.touched,
    sqlite_where=PUBLIC_AND_OPEN,
    postgresql_where=PUBLIC_AND_OPEN,
)

sitting = sa.Table(
    "sitting",
    shared,
    sa.Column("guest", sa.Text, primary_key=True),
    sa.Column("code", sa.Text, primary_key=True),
    sa.Index("sitting_code", "code"),
)

guests = sa.Table(
    "guests",
    shared,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("made", sa.BigInteger, nullable=False),
    sa.Column("seen", sa.BigInteger, nullable=False),
)

passes = sa.Table(
    "passes",
    shared,
    sa.Column("digest", sa.Text, primary_key=True),
    sa.Column("guest", sa.Text, nullable=False),
    sa.Column("until", sa.BigInteger, nullable=False),
    sa.Index("passes_until", "until"),
)

keyed_events = sa.Table(
    "events",
    keyed,
    sa.Column("code", sa.Text, primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.Column("data", sa.LargeBinary, nullable=False),
)

chained_events = sa.Table(
    "events",
    chained,
    sa.Column("id", sa.Integer, primary_key=True),
    sa.Column("code", sa.Text, nullable=False),
    sa.Column("number", sa.Integer, nullable=False),
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.Column("data", sa.LargeBinary, nullable=False),
    sa.Column("previous", sa.Integer),  # the id of the table's event before this one
)

# Where the chains end, as far as it is noted: the events after `noted.upto` are looked through.
heads = sa.Table(
    "heads",
    chained,
    sa.Column("code", sa.Text, primary_key=True),
    sa.Column("last", sa.Integer, nullable=False),  # the id of the table's last event
)

noted = sa.Table(
    "noted",
    chained,
    sa.Column("id", sa.Integer, primary_key=True),  # one row, 1
    sa.Column("upto", sa.Integer, nullable=False),
)

# A process is alive while its time, by the database's clock, is not over.
processes = sa.Table(
    "processes",
    keyed,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("until", sa.DateTime(timezone=True), nullable=False),
)

# One owner a table; an epoch is never given twice, so that what an owner meant to write before
# it lost the table and took it again differs from what it means to write now.
lease_epochs = sa.Sequence("lease_epochs", metadata=keyed)
leases = sa.Table(
    "leases",
    keyed,
    sa.Column("code", sa.Text, primary_key=True),
    sa.Column("owner", sa.Text, nullable=False),
    sa.Column("epoch", sa.BigInteger, nullable=False),
    sa.Index("leases_owner", "owner"),
)

letters = sa.Table(
    "letters",
    keyed,
    sa.Column("id", sa.BigInteger, sa.Identity(), primary_key=True),
    sa.Column("recipient", sa.Text, nullable=False),
    sa.Column("data", sa.LargeBinary, nullable=False),
    sa.Index("letters_recipient", "recipient"),
)
