"""Builds the browser's pages where they are missing, or older than what they are made of.

`make` runs this, and so does whatever builds a wheel or an sdist. With the word `packages` it
installs what they are built and tested with, and no more; with `prepare` the same, but only where
the pages have to be built; with `current` it says by its exit code whether they need not be.

It needs Python alone, so that it can run while everything else is being installed.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
SOURCES = ("src", "public", "offline", "index.html", "build.ts", "vite.config.ts", "package.json")
LOCK = "package-lock.json"
INSTALLED = Path("web", "node_modules", ".installed")
"""A note of which lock was installed, by its hash."""
INSTALL = ("ci", "--silent", "--no-audit", "--no-fund")
BUILD = ("run", "--silent", "build", "--", "--logLevel", "warn")

NO_NPM = (
    "The browser's pages have to be built, and npm, which does that, is not here:"
    " install Node.js 20 or newer."
)


class NotBuiltError(Exception):
    """The pages could not be built, and why."""


def build_pages(root: Path) -> None:
    """Build the pages, unless they are there and newer than all that they are made of."""
    with _alone(root):
        if not _are_current(root):
            _install(root)
            _run("build the browser's pages", BUILD, root / "web")


def prepare_build(root: Path) -> None:
    """Install what the pages are built with, unless there is nothing to build."""
    with _alone(root):
        if not _are_current(root):
            _install(root)


def install_packages(root: Path) -> None:
    """Install exactly what the lock names, unless that is what was installed last."""
    with _alone(root):
        _install(root)


@contextmanager
def _alone(root: Path) -> Iterator[None]:
    """Wait until no other process installs or builds in this clone."""
    try:
        from fcntl import LOCK_EX, flock
    except ImportError:  # there is none on Windows
        yield
        return
    with (root / "web" / "package.json").open("rb") as file:
        flock(file, LOCK_EX)
        yield


def _install(root: Path) -> None:
    if not has_packages(root):
        _run("install the browser's packages", INSTALL, root / "web")
        (root / INSTALLED).write_text(_lock_of(root), "utf-8")


def has_packages(root: Path) -> bool:
    """Whether the packages of the lock are installed."""
    note = root / INSTALLED
    return note.is_file() and note.read_text("utf-8") == _lock_of(root)


def _lock_of(root: Path) -> str:
    return hashlib.sha256((root / "web" / LOCK).read_bytes()).hexdigest()


def _are_current(root: Path) -> bool:
    page = root / "src" / "qalat" / "server" / "browser" / "index.html"
    if not page.is_file():
        return False
    built = page.stat().st_mtime
    return all(path.stat().st_mtime <= built for path in _sources(root / "web"))


def _sources(web: Path) -> Iterator[Path]:
    for name in (*SOURCES, LOCK):
        path = web / name
        yield from (each for each in path.rglob("*") if each.is_file()) if path.is_dir() else [path]


def _run(what: str, words: tuple[str, ...], web: Path) -> None:
    npm = shutil.which(os.environ.get("NPM") or "npm")
    if npm is None:
        raise NotBuiltError(NO_NPM)
    print(f"== {what}", file=sys.stderr, flush=True)
    # What is printed on the standard output may be read by whoever builds a wheel.
    ended = subprocess.run([npm, *words], cwd=web, check=False, stdout=sys.stderr)
    if ended.returncode:
        raise NotBuiltError(f"The browser's pages could not be built: npm {words[0]} failed.")


def carry_out(task: Callable[[Path], None], root: Path = ROOT) -> None:
    """Do it, or end with one sentence that says why not."""
    try:
        task(root)
    except NotBuiltError as error:
        raise SystemExit(str(error)) from None


TASKS = {"build": build_pages, "prepare": prepare_build, "packages": install_packages}

if __name__ == "__main__":
    (asked,) = sys.argv[1:] or ["build"]
    if asked == "current":
        raise SystemExit(not _are_current(ROOT))
    carry_out(TASKS[asked])
