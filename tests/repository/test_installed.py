"""What is built from a clone holds the browser's pages, and serves them where it is installed."""

from __future__ import annotations

import os
import re
import subprocess
import tarfile
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from zipfile import ZipFile

from tests.repository.building import PAGE, build, built, clone, installed

SERVED = re.compile(r"Qalat is served at (\S+/) ")
SCRIPT = re.compile(r'<script [^>]*src="/([^"]+\.js)"')


@contextmanager
def served(command: Path, folder: Path) -> Iterator[str]:
    """Serve from an installed command, interpreted, for compiling is no part of it."""
    kept = ("HOME", "PATH", "TMPDIR", "XDG_CACHE_HOME")
    environment = {name: os.environ[name] for name in kept if name in os.environ}
    serving = subprocess.Popen(
        [command, "serve", "--port", "0", "--folder", folder / "data", "--workers", "1"],
        cwd=folder,
        env=environment | {"QALAT_INTERPRET": "1"},
        stderr=subprocess.PIPE,
        text=True,
    )
    assert serving.stderr is not None
    try:
        shown = next(filter(None, map(SERVED.search, serving.stderr)), None)
        assert shown, "the server ended before it served"
        yield shown[1]
    finally:
        serving.terminate()
        serving.communicate()


def loaded(address: str) -> tuple[int, bytes]:
    with urllib.request.urlopen(address) as answer:
        return answer.status, answer.read()


def test_an_installed_wheel_serves_the_pages(wheel: Path, tmp_path: Path) -> None:
    command = installed(wheel, tmp_path / "environment")
    with served(command, tmp_path) as address:
        status, page = loaded(address)
        assert status == 200
        script = SCRIPT.search(page.decode("utf-8"))
        assert script, page
        status, code = loaded(address + script[1])
        assert (status, len(code) > 1000) == (200, True)


def test_without_npm_nothing_is_built_but_a_sentence_says_why(tmp_path: Path) -> None:
    folder = clone(tmp_path)
    for target in ("wheel", "sdist"):
        ended = build(folder, target, npm=False)
        assert ended.returncode == 1
        assert re.fullmatch(r"The browser's pages have to be built, .*\.\n", ended.stderr)
        assert not (folder / "dist").is_dir() or not list((folder / "dist").iterdir())


def test_an_editable_install_needs_no_npm(tmp_path: Path) -> None:
    folder = clone(tmp_path)
    with ZipFile(built(folder, "wheel:editable", npm=False)) as archive:
        assert not [name for name in archive.namelist() if "browser" in name]


def test_a_source_distribution_carries_the_pages_so_that_nobody_needs_npm(
    cloned: Path, wheel: Path, tmp_path: Path
) -> None:
    with tarfile.open(built(cloned, "sdist", npm=False)) as archive:
        archive.extractall(tmp_path, filter="data")
    (unpacked,) = tmp_path.iterdir()
    again = built(unpacked, "wheel", npm=False)
    with ZipFile(wheel) as first, ZipFile(again) as second:
        assert PAGE in second.namelist()
        assert set(first.namelist()) == set(second.namelist())
        assert first.read(PAGE) == second.read(PAGE)


def test_pages_older_than_their_sources_are_not_taken(tmp_path: Path) -> None:
    page = clone(tmp_path) / "src" / PAGE
    page.parent.mkdir()
    page.write_text("<!doctype html>", "utf-8")
    assert build(tmp_path, "wheel", npm=False).returncode == 0
    os.utime(page, (0, 0))
    assert "have to be built" in build(tmp_path, "wheel", npm=False).stderr
