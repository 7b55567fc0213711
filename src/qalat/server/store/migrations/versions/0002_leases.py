"""Processes, their leases on tables, and letters between them, where several can serve."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    if op.get_bind().dialect.name == "sqlite":
        return
    op.create_table(
        "processes",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("until", sa.DateTime(timezone=True), nullable=False),
    )
    op.execute(sa.schema.CreateSequence(sa.Sequence("lease_epochs")))
    op.create_table(
        "leases",
        sa.Column("code", sa.Text, primary_key=True),
        sa.Column("owner", sa.Text, nullable=False),
        sa.Column("epoch", sa.BigInteger, nullable=False),
    )
    op.create_index("leases_owner", "leases", ["owner"])
    op.create_table(
        "letters",
        sa.Column("id", sa.BigInteger, sa.Identity(), primary_key=True),
        sa.Column("recipient", sa.Text, nullable=False),
        sa.Column("data", sa.LargeBinary, nullable=False),
    )
    op.create_index("letters_recipient", "letters", ["recipient"])
