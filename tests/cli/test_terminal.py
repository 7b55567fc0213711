"""The command as a process of its own: in a real terminal, and with a reader that leaves."""

import os
import pty
import re
import select
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.cli.games import EXAMPLE

PATIENCE = 120
"""Seconds; the rules may have to be compiled first."""

SOURCES = Path(__file__).parents[2] / "src"
COMMAND = [sys.executable, "-m", "qalat"]


def environment(**more: str) -> dict[str, str]:
    result = {**os.environ, "PYTHONPATH": str(SOURCES), "TERM": "xterm-256color", **more}
    for name in ("COLUMNS", "LINES", "NO_COLOR", "FORCE_COLOR"):
        result.pop(name, None)
    return {**result, **more}


class Terminal:
    """A pseudo-terminal with the command in it."""

    def __init__(self, *arguments: str) -> None:
        self.master, inner = pty.openpty()
        os.set_blocking(self.master, False)
        # Whatever runs these tests may ignore interrupts, and the command would inherit that.
        signal.signal(signal.SIGINT, signal.default_int_handler)
        self.process = subprocess.Popen(
            [*COMMAND, *arguments],
            stdin=inner,
            stdout=inner,
            stderr=inner,
            env=environment(COLUMNS="100", LINES="40"),
        )
        os.close(inner)

    def read_until(self, mark: str) -> str:
        """What the terminal shows until a mark stands at its end."""
        shown, until = "", time.monotonic() + PATIENCE
        while not shown.endswith(mark):
            left = until - time.monotonic()
            assert left > 0, shown
            if select.select([self.master], [], [], left)[0]:
                try:
                    shown += os.read(self.master, 65536).decode()
                except OSError:
                    return shown
        return shown

    def type(self, text: str) -> None:
        os.write(self.master, text.encode())

    def interrupt(self) -> None:
        """Do what the keys Ctrl-C do."""
        self.process.send_signal(signal.SIGINT)

    def __enter__(self) -> "Terminal":
        return self

    def __exit__(self, *_: object) -> None:
        self.process.kill()
        self.process.wait()
        os.close(self.master)


def test_a_game_is_played_in_a_real_terminal_and_left_at_the_end_of_input() -> None:
    names = ("--names", "Ada", "Ben", "Cleo")
    with Terminal("play", "alhambra", "--seed", "7", *names, "--bots", "random") as terminal:
        first = terminal.read_until("> ")
        assert "\x1b[" in first
        assert "Palace of Cleo" in first
        card = re.search(r"Display \x1b\[[\d;]+m(\w+ \d)", first)
        assert card is not None
        terminal.type(f"take {card[1]}\n")
        second = terminal.read_until("> ")
        assert "Ada took \x1b" in second
        assert "Ben " in second
        terminal.type("\x04")
        last = terminal.read_until("saved.\r\n")
        assert "The input has ended: the game is not saved." in last
        assert terminal.process.wait(PATIENCE) == 1


def test_a_reader_that_leaves_is_no_fault() -> None:
    with subprocess.Popen(
        [*COMMAND, "replay", str(EXAMPLE)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment(),
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.readline()
        process.stdout.close()
        assert b"Traceback" not in process.stderr.read()
        assert process.wait(PATIENCE) == 0


def test_a_full_disk_is_reported_in_a_sentence() -> None:
    with Path("/dev/full").open("w") as full:
        ran = subprocess.run(
            [*COMMAND, "rules", "alhambra"],
            stdout=full,
            stderr=subprocess.PIPE,
            env=environment(),
            timeout=PATIENCE,
            check=False,
        )
    assert ran.returncode == 1
    assert ran.stderr == b"qalat: the system refused: No space left on device\n"


def test_a_terminal_that_cannot_spell_a_name_shows_its_code(tmp_path: Path) -> None:
    record = EXAMPLE.read_text("utf-8").replace("Cleo", "Kleó")
    file = tmp_path / "accents.qalat"
    file.write_text(record, "utf-8")
    ran = subprocess.run(
        [*COMMAND, "show", str(file)],
        capture_output=True,
        env=environment(PYTHONIOENCODING="ascii"),
        timeout=PATIENCE,
        check=False,
    )
    assert ran.returncode == 0
    assert b"Palace of Kle\\xf3" in ran.stdout


@pytest.mark.compiled
def test_an_interrupt_ends_the_coach_with_a_sentence() -> None:
    with Terminal("coach", str(EXAMPLE), "--seconds", "600") as terminal:
        terminal.read_until("0 of 100 turns")
        terminal.interrupt()
        assert terminal.read_until("interrupted\r\n").endswith("\x1b[Kqalat: interrupted\r\n")
        assert terminal.process.wait(PATIENCE) == 1


@pytest.mark.compiled
def test_an_interrupt_reaches_a_bot_that_is_thinking() -> None:
    table = ("medina", "--seed", "7", "--seat", "2", "--option", "youngest=1")
    with Terminal("play", *table, "--bots", "search:600s") as terminal:
        terminal.read_until("or help.\r\n")
        terminal.interrupt()
        last = terminal.read_until("saved.\r\n")
        assert "Interrupted: the game is not saved." in last
        assert terminal.process.wait(PATIENCE) == 1
