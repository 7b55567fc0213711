"""One wheel for all tests that look into it, built from a clone without the browser's pages."""

from fcntl import LOCK_EX, flock
from pathlib import Path

import pytest

from tests.repository.building import built, clone


@pytest.fixture(scope="session")
def cloned(tmp_path_factory: pytest.TempPathFactory, worker_id: str) -> Path:
    """A clone in which the wheel was built, and with it the pages: once for all workers."""
    shared = tmp_path_factory.getbasetemp()
    if worker_id != "master":
        shared = shared.parent
    folder, done = shared / "clone", shared / "clone.built"
    with (shared / "clone.lock").open("w") as lock:
        flock(lock, LOCK_EX)
        if not done.exists():
            folder.mkdir(exist_ok=True)
            built(clone(folder), "wheel")
            done.touch()
    return folder


@pytest.fixture(scope="session")
def wheel(cloned: Path) -> Path:
    (found,) = (cloned / "dist").glob("*.whl")
    return found
