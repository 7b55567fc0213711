"""A clone as somebody else has it, and the distributions that are built from one."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
import venv
from pathlib import Path

from tests.repository.project import ROOT, files
from tools.pages import has_packages

PARTS = (".gitignore", "LICENSE", "README.md", "pyproject.toml", "src", "tools", "web")
"""What a distribution is built from."""

PAGE = "qalat/server/browser/index.html"
Ended = subprocess.CompletedProcess[str]


def clone(folder: Path) -> Path:
    """Copy what belongs to the repository, and nothing that was built from it."""
    for path in files():
        name = path.relative_to(ROOT)
        if name.parts[0] in PARTS:
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(path, folder / name)
    if has_packages(ROOT):  # what is installed already need not be loaded once more
        (folder / "web" / "node_modules").symlink_to(ROOT / "web" / "node_modules")
    return folder


def build(folder: Path, target: str, *, npm: bool) -> Ended:
    """Build a distribution into the folder `dist`, where there is npm or where there is none."""
    command = [sys.executable, "-m", "hatchling", "build", "-t", target]
    environment = dict(os.environ) if npm else {"PATH": os.fspath(folder / "nothing")}
    return subprocess.run(
        command, cwd=folder, env=environment, capture_output=True, text=True, check=False
    )


def built(folder: Path, target: str, *, npm: bool = True) -> Path:
    """Build a distribution, and return its file."""
    ended = build(folder, target, npm=npm)
    assert ended.returncode == 0, ended.stderr
    (found,) = (folder / "dist").glob("*.tar.gz" if target == "sdist" else "*.whl")
    return found


def installed(wheel: Path, folder: Path) -> Path:
    """Install a wheel into an empty environment, beside our libraries; return its command."""
    venv.create(folder, symlinks=True)
    python = folder / "bin" / "python"
    pip = [sys.executable, "-m", "pip", "--python", str(python), "install", "--quiet"]
    subprocess.run([*pip, "--no-index", "--no-deps", str(wheel)], check=True)
    (site,) = (folder / "lib").glob("python*/site-packages")
    # A folder named here is looked in after the environment's own; nothing in it is carried out,
    # so the package that is being worked on is not there.
    (site / "libraries.pth").write_text(sysconfig.get_path("purelib") + "\n", "utf-8")
    return folder / "bin" / "qalat"
