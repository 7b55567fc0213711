"""One server for all tests that do it no harm."""

from collections.abc import Iterator

import pytest

from tests.server.served import Served, serve, settings_in


@pytest.fixture(scope="session")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serve(settings_in(tmp_path_factory.mktemp("server"))) as running:
        yield running
