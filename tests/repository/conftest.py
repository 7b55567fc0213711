"""One wheel for all tests that look into it, built from a clone without the browser's pages."""

from pathlib import Path

import pytest

from tests.repository.building import built, clone


@pytest.fixture(scope="session")
def cloned(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A clone in which the wheel was built, and with it the pages."""
    folder = clone(tmp_path_factory.mktemp("clone"))
    built(folder, "wheel")
    return folder


@pytest.fixture(scope="session")
def wheel(cloned: Path) -> Path:
    (found,) = (cloned / "dist").glob("*.whl")
    return found
