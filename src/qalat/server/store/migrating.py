"""Brings a database up to the newest version of the schema."""

from __future__ import annotations

import threading

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory

from qalat.server.store.records import StoreError

# Alembic keeps the migration under way in a variable of its module.
one_at_a_time = threading.Lock()


def migrate(connection: sa.Connection, name: str, revision: str = "head") -> None:
    """Run the migrations that the database still lacks, inside the caller's transaction."""
    config = Config(attributes={"connection": connection})
    config.set_main_option("script_location", "qalat.server.store:migrations")
    config.set_main_option("path_separator", "os")
    with one_at_a_time:
        found = MigrationContext.configure(connection).get_current_revision()
        known = {script.revision for script in ScriptDirectory.from_config(config).walk_revisions()}
        if found is not None and found not in known:
            raise StoreError(
                f"{name} was written by a newer version of Qalat (its schema is {found}, "
                f"the newest known here is {max(known)})."
            )
        if found is None and sa.inspect(connection).get_table_names():
            raise StoreError(
                f"{name} holds tables of something else; give a new or empty database."
            )
        command.upgrade(config, revision)
