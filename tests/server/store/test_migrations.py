"""Migrations bring every version of the schema up to the newest, in a wheel too."""

import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from zipfile import ZipFile

import pytest
import sqlalchemy as sa
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory

from qalat.server.store import Entry, Guest, StoreError, open_store, schema
from qalat.server.store.upgrade import known_versions, migrate
from tests.repository.project import PACKAGE, ROOT
from tests.server.store.entries import appended

pytestmark = pytest.mark.anyio
VERSIONS = PACKAGE / "server" / "store" / "migrations" / "versions"


@contextmanager
def connected(place: str) -> Iterator[sa.Connection]:
    url = place.replace("postgresql:", "postgresql+psycopg:") if ":" in place else ""
    engine = sa.create_engine(url or f"sqlite:///{place}")
    try:
        with engine.begin() as connection:
            yield connection
    finally:
        engine.dispose()


async def test_a_new_store_has_the_tables_of_the_schema(place: str) -> None:
    await (await open_store(place)).close()
    with connected(place) as connection:
        events = schema.chained if connection.dialect.name == "sqlite" else schema.keyed
        context = MigrationContext.configure(connection)
        both = sa.MetaData()
        for table in [*schema.shared.sorted_tables, *events.sorted_tables]:
            table.to_metadata(both)
        assert compare_metadata(context, both) == []


async def test_a_store_of_the_first_version_keeps_all_it_had(place: str) -> None:
    with connected(place) as connection:
        migrate(connection, place, "0001")
        chained = connection.dialect.name == "sqlite"
        for number in range(3):
            row = {"code": "a", "number": number, "at": 5, "data": b"event"}
            link = {"previous": number or None} if chained else {}
            into = schema.chained_events if chained else schema.keyed_events
            connection.execute(sa.insert(into).values(**row, **link))
        connection.execute(
            sa.text("INSERT INTO guests (id, name, made, seen) VALUES ('g', 'Ada', 1, 2)")
        )
    store = await open_store(place)
    assert await store.load("a") == [Entry("a", number, 5, b"event") for number in range(3)]
    assert await store.guest("g") == Guest("g", "Ada", 1, 2)
    assert await appended(store, [Entry("a", 3, 6, b"next")]) is None
    await store.close()


async def test_what_is_upgraded_is_reported(place: str, caplog: pytest.LogCaptureFixture) -> None:
    with connected(place) as connection:
        migrate(connection, place, "0001")
    caplog.set_level("INFO", "qalat.server.store.upgrade")
    for _ in range(2):
        await (await open_store(place)).close()
    (reply,) = [each for each in caplog.messages if "brought up to date" in each]
    assert f"from 0001 to {known_versions()[-1]}" in reply


def test_a_store_that_is_up_to_date_is_opened_without_alembic(tmp_path: Path) -> None:
    script = (
        "import asyncio, sys\n"
        "from qalat.server.store import open_store\n"
        "async def main():\n"
        "    await (await open_store(sys.argv[1])).close()\n"
        "asyncio.run(main())\n"
        "print('alembic' in sys.modules)\n"
    )
    command = [sys.executable, "-c", script, str(tmp_path / "games.db")]
    said = [subprocess.run(command, capture_output=True, check=True).stdout for _ in range(2)]
    assert said == [b"True\n", b"False\n"]


def test_a_migration_has_the_version_of_its_file() -> None:
    config = Config()
    config.set_main_option("script_location", "qalat.server.store:migrations")
    config.set_main_option("path_separator", "os")
    found = ScriptDirectory.from_config(config).walk_revisions()
    assert sorted(script.revision for script in found) == known_versions()


async def test_a_store_of_a_newer_version_is_left_alone(place: str) -> None:
    await (await open_store(place)).close()
    with connected(place) as connection:
        connection.execute(sa.text("UPDATE alembic_version SET version_num = '9999'"))
    with pytest.raises(StoreError, match=r"newer version of Qalat \(its schema is 9999, "):
        await open_store(place)


async def test_a_migration_that_fails_leaves_nothing(
    place: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(command, "upgrade", fail_after(command.upgrade))
    with pytest.raises(ZeroDivisionError):
        await open_store(place)
    with connected(place) as connection:
        assert sa.inspect(connection).get_table_names() == []


def fail_after(upgrade: Callable[[Config, str], None]) -> Callable[[Config, str], None]:
    def failing(config: Config, revision: str) -> None:
        upgrade(config, revision)
        raise ZeroDivisionError

    return failing


def test_versions_are_numbered_one_after_the_other() -> None:
    numbers = sorted(path.name[:4] for path in VERSIONS.glob("*.py"))
    assert numbers == [f"{number:04}" for number in range(1, len(numbers) + 1)]


def test_the_migrations_are_found_in_an_installed_wheel(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(tmp_path)]
    subprocess.run(command, cwd=ROOT, check=True)
    (wheel,) = tmp_path.glob("*.whl")
    with ZipFile(wheel) as archive:
        archive.extractall(tmp_path / "installed")
    script = (
        "import asyncio, sys, qalat\n"
        "from qalat.server.store import Guest, open_store\n"
        "async def main():\n"
        "    store = await open_store(sys.argv[1])\n"
        "    await store.keep_guest(Guest('g', 'Ada', 1, 2))\n"
        "    print(await store.guest('g'), qalat.__file__)\n"
        "    await store.close()\n"
        "asyncio.run(main())\n"
    )
    said = subprocess.run(
        [sys.executable, "-c", script, str(tmp_path / "games.db")],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": str(tmp_path / "installed")},
        capture_output=True,
        text=True,
        check=True,
    )
    installed = tmp_path / "installed" / "qalat" / "__init__.py"
    assert said.stdout == f"Guest(id='g', name='Ada', made=1, seen=2) {installed}\n"
