"""`qalat serve` as a real process, which can be stopped, or killed in the middle of things."""

from __future__ import annotations

import contextlib
import os
import re
import subprocess
import sys
import threading
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path

from tests.repository.project import ROOT

SERVED = re.compile(r"Qalat is served at (\S+)/ ")
SECONDS = 300.0
"""Longer than a start takes, on any machine; one that takes longer has failed."""


@dataclass
class Process:
    """A server process, and what it wrote on the standard error."""

    running: subprocess.Popen[str]
    lines: list[str] = field(default_factory=list)
    url: str = ""
    _told: threading.Event = field(default_factory=threading.Event)

    def listen(self) -> None:
        """Keep what the process writes, until it ends."""
        assert self.running.stderr is not None
        for line in self.running.stderr:
            self.lines.append(line)
            if found := SERVED.search(line):
                self.url = found[1]
                self._told.set()
        self._told.set()

    def wait_until_served(self) -> None:
        assert self._told.wait(SECONDS), "the server takes too long to start"
        assert self.url, "".join(self.lines)

    def wait_until_ended(self) -> None:
        """Wait until the process has said everything."""
        assert self._told.wait(SECONDS), "the server takes too long to end"

    def said(self, pattern: str) -> re.Match[str] | None:
        """Return what it said that fits a pattern, if anything does."""
        return re.search(pattern, "".join(self.lines))

    def kill(self) -> None:
        """End the process as a failure of its machine would: at once."""
        self.running.kill()
        self.running.wait()

    def stop(self, signal: int) -> int:
        """Ask the process to stop; return its exit code."""
        self.running.send_signal(signal)
        return self.running.wait(SECONDS)


@contextlib.contextmanager
def started_process(
    folder: Path, *options: str, environment: Mapping[str, str] | None = None
) -> Iterator[Process]:
    """Start a server on a free port of this machine; it may not serve yet."""
    command = [sys.executable, "-m", "qalat", "serve", "--port", "0", "--workers", "1"]
    running = subprocess.Popen(
        [*command, "--folder", str(folder), *options],
        cwd=ROOT / "src",
        env={**os.environ, **(environment or {})},
        stderr=subprocess.PIPE,
        text=True,
    )
    process = Process(running)
    listening = threading.Thread(target=process.listen)
    listening.start()
    try:
        yield process
    finally:
        process.kill()
        listening.join()
        assert running.stderr is not None
        running.stderr.close()


@contextlib.contextmanager
def served_by_process(folder: Path, *options: str) -> Iterator[Process]:
    """Start a server on a free port of this machine, and wait until it serves."""
    with started_process(folder, *options) as process:
        process.wait_until_served()
        yield process
