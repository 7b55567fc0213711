"""The browser: what its scripts see and click in a real Chromium, against a real server."""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from qalat.server import logs
from qalat.server.table import commands
from qalat.server.table.events import FIRST_TERMS
from tests.repository.project import ROOT
from tests.server.running_server import Served, serve, settings_in
from tests.server_log import SERVER_LOG

WEB = ROOT / "web"
LONGEST = ("screens", "fits", "still", "end")
"""The first to begin: whoever begins one of them last keeps all others waiting."""
SCRIPTS = sorted(
    (WEB / "tests").glob("*.e2e.mjs"),
    key=lambda script: (script.name.split(".")[0] not in LONGEST, script),
)
SECONDS = 600


@pytest.fixture(scope="session")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    # A line for every picture that is fetched would bury what a script says.
    logs.set_up(level="warning", stream=SERVER_LOG)
    with serve(settings_in(tmp_path_factory.mktemp("browser"))) as running:
        # Without pages each script would wait in vain for what it wants to click.
        pages = httpx.get(running.url, headers={"accept": "text/html"})
        assert pages.status_code == 200, f"make test-web builds the pages: {pages.text}"
        yield running


@pytest.mark.parametrize("script", SCRIPTS, ids=lambda script: script.name.split(".")[0])
def test_in_the_browser(served: Served, script: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    # The same cards and dice each time, whichever page sits down first, so that a failure can be
    # seen again.
    monkeypatch.setattr(commands, "new_seed", lambda: script.name)
    monkeypatch.setattr(commands, "TERMS", FIRST_TERMS)
    node = shutil.which("node")
    assert node, "Node.js is not here"
    run = subprocess.run(
        [node, str(script), served.url],
        cwd=WEB,
        env={**os.environ, "QALAT_PYTHON": sys.executable},
        capture_output=True,
        text=True,
        timeout=SECONDS,
        check=False,
    )
    assert run.returncode == 0, run.stdout[-4000:] + run.stderr[-4000:]
