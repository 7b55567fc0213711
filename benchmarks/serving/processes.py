"""A server in a process of its own, on a core of its own: started, watched and ended."""

import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from types import TracebackType
from typing import Self

from contestants import BENCHMARKS, BUILD, NotMeasuredError, last_line

PEER = BENCHMARKS / "peers" / "boardgame_io"
_START_SECONDS = 300.0
_TICKS = os.sysconf("SC_CLK_TCK")


def free_port() -> int:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port: int = free.getsockname()[1]
        return port


def our_command(port: int, folder: Path, options: Sequence[str]) -> list[str]:
    """How our server is started."""
    script = str(BENCHMARKS / "serving" / "our_server.py")
    return [sys.executable, script, str(port), str(folder), *options]


def peer_command(port: int, folder: Path, options: Sequence[str]) -> list[str]:  # noqa: ARG001
    """How boardgame.io is started; it is installed first where that is due."""
    script = str(installed() / "server.js")
    return ["node", "--expose-gc", script, str(port)]


def installed() -> Path:
    """The folder with boardgame.io and the game; made anew whenever either has changed."""
    folder = BUILD / "boardgame_io"
    package = folder / "package.json"
    wanted = (PEER / "package.json").read_text()
    if not (folder / "installed.txt").is_file() or package.read_text() != wanted:
        print("installing boardgame.io", file=sys.stderr)
        shutil.rmtree(folder, ignore_errors=True)
        folder.mkdir(parents=True)
        package.write_text(wanted)
        _install(folder)
        (folder / "installed.txt").touch()
    shutil.copy(PEER / "server.js", folder)
    return folder


def _install(folder: Path) -> None:
    command = ["npm", "install", "--silent", "--no-audit", "--no-fund"]
    try:
        done = subprocess.run(command, cwd=folder, check=False, capture_output=True, text=True)
    except FileNotFoundError:
        raise NotMeasuredError("boardgame.io could not be installed: there is no npm.") from None
    if done.returncode:
        reason = last_line(done.stderr or done.stdout)
        raise NotMeasuredError(f"boardgame.io could not be installed: {reason}.")


class Served:
    """A running server, pinned to one core; what it keeps lies in a folder that goes with it."""

    def __init__(self, contestant: str, core: int | None, options: Sequence[str] = ()) -> None:
        self.contestant = contestant
        self.port = free_port()
        self._folder = Path(tempfile.mkdtemp(prefix="tables-", dir=BUILD))
        self._errors = self._folder / "stderr"
        make = our_command if contestant == "qalat" else peer_command
        command = make(self.port, self._folder, options)
        pinned = [] if core is None else ["taskset", "--cpu-list", str(core)]
        with self._errors.open("w") as errors:
            self._process = subprocess.Popen(
                [*pinned, *command],
                stdout=errors,
                stderr=errors,
                env={**os.environ, "NODE_ENV": "production"},
            )
        self._wait_until_it_listens()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._process.terminate()
        try:
            self._process.wait(30)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
        shutil.rmtree(self._folder, ignore_errors=True)

    def _wait_until_it_listens(self) -> None:
        due = time.monotonic() + _START_SECONDS
        while time.monotonic() < due and self._process.poll() is None:
            try:
                with socket.create_connection(("127.0.0.1", self.port), 1):
                    return
            except OSError:
                time.sleep(0.1)
        self._process.kill()
        self._process.wait()
        reason = last_line(self._errors.read_text())
        raise NotMeasuredError(f"{self.contestant} did not start: {reason}.")

    def cpu_seconds(self) -> float:
        """The processor time that the server has used, its own and the system's for it."""
        fields = Path(f"/proc/{self._process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / _TICKS

    def kilobytes(self) -> float:
        """The memory that the server holds, after it has thrown away what nobody needs."""
        if self.contestant != "qalat":
            self._process.send_signal(signal.SIGUSR2)
            time.sleep(1)
        for line in Path(f"/proc/{self._process.pid}/status").read_text().splitlines():
            if line.startswith("VmRSS"):
                return float(line.split()[1])
        raise NotMeasuredError(f"the memory of {self.contestant} is not told by this system.")
