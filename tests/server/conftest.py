"""One server for all tests that do it no harm, and both databases, for real."""

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from qalat.server.store import Store, open_store
from tests.server.postgres_server import new_database, running_postgres
from tests.server.running_server import Served, serve, settings_in


@pytest.fixture(scope="session")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serve(settings_in(tmp_path_factory.mktemp("server"))) as running:
        yield running


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    """The event loop of asynchronous tests."""
    return "asyncio"


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """The address of a PostgreSQL server of our own, without a database."""
    with running_postgres() as address:
        yield address


@pytest.fixture
def postgres_place(postgres: str) -> Iterator[str]:
    """The address of an empty database."""
    with new_database(postgres) as address:
        yield address


@pytest.fixture(params=["sqlite", "postgresql"])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Where a new store can be opened, in either database."""
    if request.param == "sqlite":
        return str(tmp_path / "games.db")
    address: str = request.getfixturevalue("postgres_place")
    return address


@pytest.fixture
async def store(place: str) -> AsyncIterator[Store]:
    opened = await open_store(place)
    yield opened
    await opened.close()
