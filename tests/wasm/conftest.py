"""One Node.js for all tests of a process."""

from collections.abc import Iterator

import pytest

from tools.node import Node


@pytest.fixture(scope="session")
def node() -> Iterator[Node]:
    started = Node()
    yield started
    started.close()


@pytest.fixture(scope="session")
def texts() -> Iterator[Node]:
    started = Node("texts.mjs")
    yield started
    started.close()
