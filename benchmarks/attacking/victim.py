"""The server under attack, as `qalat serve` runs it, and an honest guest who goes on meanwhile."""

from __future__ import annotations

import contextlib
import os
import signal
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Iterator
from dataclasses import dataclass
from http.client import HTTPConnection, HTTPException
from pathlib import Path

from serving.processes import free_port

START_SECONDS = 300.0
PATIENCE = 60.0
"""Seconds after which a request of the honest guest counts as never answered."""

HONEST, ATTACKER = "127.0.0.1", "127.0.0.2"
"""Two addresses of this machine, which a server counts as two."""

_BETWEEN = 0.1


@dataclass
class Victim:
    """A running server."""

    process: subprocess.Popen[bytes]
    port: int
    folder: Path
    store: str
    log: Path

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def is_alive(self) -> bool:
        return self.process.poll() is None

    def megabytes(self) -> float:
        """The memory that the server's process takes; its bots have processes of their own."""
        status = Path(f"/proc/{self.process.pid}/status").read_text()
        (line,) = (line for line in status.splitlines() if line.startswith("VmRSS"))
        return int(line.split()[1]) / 1024


@contextlib.contextmanager
def victim(
    source: Path, *options: str, files: int = 0, store: str = "", folder: Path | None = None
) -> Iterator[Victim]:
    """Start the server of some sources on a free port; files limits its descriptors."""
    with tempfile.TemporaryDirectory(prefix="qalat-attacks-") as made:
        home = folder or Path(made)
        place = store or str(home / "tables.sqlite")
        port = free_port()
        command = [sys.executable, "-m", "qalat", "serve", "--port", str(port), "--workers", "1"]
        command += ["--folder", str(home), "--log-level", "error", *options]
        if files:
            command = ["prlimit", f"--nofile={files}:{files}", *command]
        if store:
            command += ["--store", store]
        log = Path(made) / "stderr"
        with log.open("wb") as errors:
            process = subprocess.Popen(
                command,
                cwd=source,
                stderr=errors,
                env={**os.environ, "PYTHONPATH": str(source)},
            )
        try:
            running = Victim(process, port, home, place, log)
            _wait_until_ready(running)
            yield running
        finally:
            process.send_signal(signal.SIGTERM)
            try:
                process.wait(30)
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()


def _wait_until_ready(running: Victim) -> None:
    due = time.monotonic() + START_SECONDS
    while time.monotonic() < due and running.is_alive:
        if asked(running, "/healthz")[0] == 200:
            return
        time.sleep(_BETWEEN)
    raise RuntimeError(f"the server did not start: {running.log.read_text()[-400:]}")


def asked(
    running: Victim,
    path: str,
    headers: dict[str, str] | None = None,
    *,
    source: str = HONEST,
    patience: float = PATIENCE,
    body: bytes | None = None,
) -> tuple[int, dict[str, str], bytes]:
    """Ask by a connection of its own, with a body or for a page; status 0 is no answer at all."""
    connection = HTTPConnection("127.0.0.1", running.port, patience, source_address=(source, 0))
    try:
        connection.request("GET" if body is None else "POST", path, body, headers or {})
        response = connection.getresponse()
        return response.status, dict(response.getheaders()), response.read()
    except (OSError, HTTPException):
        return 0, {}, b""
    finally:
        connection.close()


class Honest:
    """Somebody who asks for a page again and again, each time by a new connection."""

    def __init__(self, running: Victim) -> None:
        self.longest = 0.0
        self.answered = 0
        self.unanswered = 0
        self._running = running
        self._ended = threading.Event()
        self._thread = threading.Thread(target=self._go_on)

    def __enter__(self) -> Honest:
        self._thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._ended.set()
        self._thread.join()

    def _go_on(self) -> None:
        while self.answered + self.unanswered == 0 or not self._ended.wait(_BETWEEN):
            began = time.perf_counter()
            status, _, _ = asked(self._running, "/api/games")
            self.longest = max(self.longest, time.perf_counter() - began)
            if status == 200:
                self.answered += 1
            else:
                self.unanswered += 1

    def is_served(self, seconds: float) -> bool:
        """Say whether every request was answered, none later than that."""
        return self.answered > 0 and self.unanswered == 0 and self.longest <= seconds

    def __str__(self) -> str:
        missing = f", {self.unanswered} never answered" if self.unanswered else ""
        return f"an honest guest waited {self.longest:.2f} s at the most{missing}"
