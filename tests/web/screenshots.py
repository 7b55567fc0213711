"""Takes the pictures of the docs anew, in a real Chromium: python -m tests.web.screenshots."""

import shutil
import subprocess
import tempfile
from pathlib import Path

from tests.repository.project import ROOT
from tests.server.served import serve, settings_in

FOLDER = ROOT / "docs" / "screens"


def main() -> None:
    node = shutil.which("node")
    if node is None:
        raise SystemExit("found no Node.js, which drives the browser")
    FOLDER.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, serve(settings_in(Path(folder))) as served:
        script = ["tests/screenshots.mjs", served.url, str(FOLDER)]
        subprocess.run([node, *script], cwd=ROOT / "web", check=True)


if __name__ == "__main__":
    main()
