"""Contestants: a peer's own environment with pinned packages, and a worker process kept warm."""

import json
import os
import shutil
import subprocess
import sys
import venv
from pathlib import Path

from measures import OURS, PEERS, Source
from protocol import Answer

BENCHMARKS = Path(__file__).resolve().parent
BUILD = BENCHMARKS.parent / "build" / "bench"


class NotMeasuredError(Exception):
    """Why a contestant, or one measure of it, is missing from the results, in one sentence."""


def command(contestant: str) -> list[str]:
    """How to start the contestant's worker; a peer is installed first where that is due."""
    if contestant in OURS:
        return [sys.executable, str(BENCHMARKS / OURS[contestant])]
    return [str(environment(contestant)), str(BENCHMARKS / PEERS[contestant])]


def environment(peer: str) -> Path:
    """The peer's own Python; made anew whenever its pinned packages have changed."""
    folder = BUILD / peer
    python = folder / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    requirements = BENCHMARKS / "peers" / f"{peer}.txt"
    # Written last, so that an installation cut short is not taken for a finished one.
    installed = folder / "installed.txt"
    if installed.is_file() and installed.read_text() == requirements.read_text():
        return python
    print(f"installing {peer}", file=sys.stderr)
    shutil.rmtree(folder, ignore_errors=True)
    venv.create(folder, with_pip=True)
    pip = [str(python), "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    done = subprocess.run(
        [*pip, "--requirement", requirements], check=False, capture_output=True, text=True
    )
    if done.returncode:
        raise NotMeasuredError(f"{peer} could not be installed: {last_line(done.stderr)}.")
    shutil.copy(requirements, installed)
    return python


def last_line(text: str) -> str:
    lines = text.strip().splitlines()
    return lines[-1].rstrip(".") if lines else "it said nothing"


class Worker:
    """A contestant's process, started once and asked again and again."""

    def __init__(self, contestant: str) -> None:
        self.contestant = contestant
        arguments = command(contestant)
        BUILD.mkdir(parents=True, exist_ok=True)
        self.errors = BUILD / f"{contestant}.stderr"
        with self.errors.open("w") as errors:
            self.process = subprocess.Popen(
                arguments,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=errors,
                text=True,
                env={**os.environ, "PYTHONPATH": str(BENCHMARKS)},
            )
        try:
            self.hear()
        except NotMeasuredError:
            self.close()
            raise

    def ask(self, source: Source, seconds: float) -> Answer:
        """Have one measure taken; raises NotMeasuredError with the worker's reason."""
        request = {"measure": source.measure, "seconds": seconds, "cores": source.cores}
        assert self.process.stdin
        try:
            self.process.stdin.write(json.dumps(request) + "\n")
            self.process.stdin.flush()
        except BrokenPipeError:
            pass  # hear finds the pipe closed and says why
        reply = self.hear()
        if "error" in reply:
            what = f"{self.contestant}, {source.measure}"
            raise NotMeasuredError(f"{what} could not be measured: {reply['error']}.")
        return {field: float(str(value)) for field, value in reply.items()}

    def hear(self) -> dict[str, object]:
        assert self.process.stdout
        line = self.process.stdout.readline()
        if not line:
            self.process.wait()
            reason = last_line(self.errors.read_text())
            raise NotMeasuredError(f"{self.contestant} could not be measured: {reason}.")
        reply: dict[str, object] = json.loads(line)
        return reply

    def close(self) -> None:
        """End of input ends the worker; one that does not listen is stopped."""
        try:
            self.process.communicate(timeout=5)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.communicate()
