"""No snapshots: nothing was ever kept in them, for a whole game is played again in milliseconds."""

from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.drop_table("snapshots")
