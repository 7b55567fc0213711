"""Brings a database up to the newest version of the schema."""

from __future__ import annotations

import logging
import threading
from pathlib import Path

import sqlalchemy as sa

from qalat.server.store.records import StoreError

VERSIONS = Path(__file__).with_name("migrations") / "versions"

# Alembic keeps the migration under way in a variable of its module.
one_at_a_time = threading.Lock()

_log = logging.getLogger(__name__)


def known_versions() -> list[str]:
    """Return the versions of the schema, the newest last: each migration's file begins with it."""
    return sorted(path.name[:4] for path in VERSIONS.glob("[0-9]*.py"))


def migrate(connection: sa.Connection, name: str, revision: str = "head") -> None:
    """Run the migrations that the database still lacks, inside the caller's transaction."""
    known = known_versions()
    found = version_of(connection, name)
    if found is not None and found not in known:
        raise StoreError(
            f"{name} was written by a newer version of Qalat (its schema is {found}, "
            f"the newest known here is {known[-1]})."
        )
    if found != known[-1]:
        upgrade(connection, revision)
    if found not in {None, known[-1]}:
        _log.info("The schema of %s is brought up to date, from %s to %s.", name, found, known[-1])


def version_of(connection: sa.Connection, name: str) -> str | None:
    """Return the version of a database's schema, None where it is empty."""
    tables = sa.inspect(connection).get_table_names()
    if "alembic_version" not in tables:
        if tables:
            raise StoreError(
                f"{name} holds tables of something else; give a new or empty database."
            )
        return None
    rows = connection.execute(sa.text("SELECT version_num FROM alembic_version"))
    return rows.scalar_one_or_none()


def upgrade(connection: sa.Connection, revision: str) -> None:
    """Run Alembic, which takes longer to load than a store to open: where there is need alone."""
    from alembic import command  # noqa: PLC0415
    from alembic.config import Config  # noqa: PLC0415

    config = Config(attributes={"connection": connection})
    config.set_main_option("script_location", "qalat.server.store:migrations")
    config.set_main_option("path_separator", "os")
    with one_at_a_time:
        command.upgrade(config, revision)
