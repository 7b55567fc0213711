"""Events, summaries, snapshots, guests and passes."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    create_summaries()
    create_snapshots_guests_and_passes()
    if op.get_bind().dialect.name == "sqlite":
        create_chained_events()
    else:
        create_keyed_events()


def create_summaries() -> None:
    op.create_table(
        "summaries",
        sa.Column("code", sa.Text, primary_key=True),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("status", sa.Text, nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("made", sa.BigInteger, nullable=False),
        sa.Column("touched", sa.BigInteger, nullable=False),
        sa.Column("data", sa.LargeBinary, nullable=False),
        sa.Column("guests", sa.Text, nullable=False),
    )
    op.create_index("summaries_status", "summaries", ["status"])
    public_and_open = sa.text("public AND status = 'open'")
    op.create_index(
        "summaries_public_open",
        "summaries",
        ["touched"],
        sqlite_where=public_and_open,
        postgresql_where=public_and_open,
    )
    op.create_table(
        "sitting",
        sa.Column("guest", sa.Text, primary_key=True),
        sa.Column("code", sa.Text, primary_key=True),
    )
    op.create_index("sitting_code", "sitting", ["code"])


def create_snapshots_guests_and_passes() -> None:
    op.create_table(
        "snapshots",
        sa.Column("code", sa.Text, primary_key=True),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("data", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "guests",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("made", sa.BigInteger, nullable=False),
        sa.Column("seen", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "passes",
        sa.Column("digest", sa.Text, primary_key=True),
        sa.Column("guest", sa.Text, nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
    )
    op.create_index("passes_until", "passes", ["until"])


def create_chained_events() -> None:
    op.create_table(
        "events",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("code", sa.Text, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("data", sa.LargeBinary, nullable=False),
        sa.Column("previous", sa.Integer),
    )
    op.create_table(
        "heads",
        sa.Column("code", sa.Text, primary_key=True),
        sa.Column("last", sa.Integer, nullable=False),
    )
    noted = op.create_table(
        "noted",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("upto", sa.Integer, nullable=False),
    )
    op.bulk_insert(noted, [{"id": 1, "upto": 0}])


def create_keyed_events() -> None:
    op.create_table(
        "events",
        sa.Column("code", sa.Text, primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("data", sa.LargeBinary, nullable=False),
    )
