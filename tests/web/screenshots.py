"""Takes the screenshots that the docs show, in a real Chromium: python -m tests.web.screenshots."""

import shutil
import subprocess
import tempfile
from itertools import count
from pathlib import Path
from unittest import mock

from qalat.server import logs
from qalat.server.rooms.bots import Pace
from qalat.server.table import commands
from qalat.server.table.events import FIRST_TERMS
from tests.repository.pictures import shown_pictures
from tests.repository.project import ROOT
from tests.server.running_server import serve, settings_in

FOLDER = ROOT / "docs" / "screens"
PACE = Pace(0.05)
"""Slow enough for a bot that sits in to be stopped in time."""


def wanted() -> list[str]:
    """The names of the screenshots that some page shows."""
    return sorted(path.stem for path in shown_pictures() if path.parent == FOLDER)


def main() -> None:
    node = shutil.which("node")
    if node is None:
        raise SystemExit("found no Node.js, which drives the browser")
    FOLDER.mkdir(exist_ok=True)
    logs.set_up(level="warning")
    # The same cards and dice each time, so that only what has changed looks different.
    seeds = (f"picture {number}" for number in count())
    with (
        mock.patch.object(commands, "new_seed", side_effect=seeds),
        mock.patch.object(commands, "TERMS", FIRST_TERMS),
        tempfile.TemporaryDirectory() as folder,
        serve(settings_in(Path(folder), pace=PACE)) as served,
    ):
        script = ["tests/screenshots.mjs", served.url, str(FOLDER), *wanted()]
        subprocess.run([node, *script], cwd=ROOT / "web", check=True)


if __name__ == "__main__":
    main()
