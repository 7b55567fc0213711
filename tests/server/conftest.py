"""Both databases, for real: a file in the test's folder, a database of a server of our own."""

from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from uuid import uuid4

import psycopg
import pytest

from qalat.server.store import Store, open_store
from tests.server.postgres_server import running_postgres


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """The address of a server, without a database."""
    with running_postgres() as address:
        yield address


@pytest.fixture
def postgres_place(postgres: str) -> Iterator[str]:
    """The address of an empty database."""
    name = f"test_{uuid4().hex}"
    with psycopg.connect(postgres + "postgres", autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name}".encode())
        yield postgres + name
        connection.execute(f"DROP DATABASE {name} WITH (FORCE)".encode())


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
