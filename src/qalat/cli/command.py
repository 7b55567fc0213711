"""The command `qalat`: arguments in, an exit code out, and one sentence when something is wrong."""

from __future__ import annotations

import argparse
import contextlib
import io
import os
import sys
from collections.abc import Callable, Sequence
from importlib import import_module
from typing import TextIO

import qalat
from qalat.cli.arguments import parser
from qalat.core.errors import printable

FINE, BROKEN_OFF, BAD_INPUT = range(3)
"""The exit codes, as the help page explains them."""


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command line and return its exit code."""
    _write_whatever_is_asked()
    try:
        arguments = parser().parse_args(argv)
        code = _command(arguments.command)(arguments)
        sys.stdout.flush()
    except SystemExit as leaving:
        return int(leaving.code or FINE)
    except qalat.Refusal as refusal:
        return _complain(str(refusal), BAD_INPUT)
    except KeyboardInterrupt:
        return _complain("interrupted", BROKEN_OFF)
    except BrokenPipeError:
        _forget(sys.stdout)
        return FINE
    except OSError as error:
        _forget(sys.stdout)
        return _complain(f"the system refused: {error.strerror or error}", BROKEN_OFF)
    return code


_COMMANDS = {
    "play": "play.play",
    "replay": "reading.replay",
    "show": "reading.show",
    "legal": "reading.legal",
    "count": "reading.count",
    "coach": "coach.coach",
    "simulate": "simulate.simulate",
    "arena": "arena.arena",
    "serve": "serve.serve",
    "verify": "transfer.verify",
    "export": "transfer.export",
    "import": "transfer.import_",
    "backup": "transfer.backup",
    "admin": "admin.admin",
    "rules": "printing.rules",
    "compile": "printing.compile_ahead",
}
"""Which module of this folder carries a command out, and what it calls it."""


def _command(name: str) -> Callable[[argparse.Namespace], int]:
    """Return what carries a command out; the modules of the others are not loaded."""
    module, _, function = _COMMANDS[name].partition(".")
    found: Callable[[argparse.Namespace], int] = getattr(
        import_module(f"qalat.cli.{module}"), function
    )
    return found


def _complain(message: str, code: int) -> int:
    with contextlib.suppress(OSError):
        sys.stdout.flush()
    print(f"qalat: {printable(message)}", file=sys.stderr)
    return code


def _write_whatever_is_asked() -> None:
    """Let no name stop the output: what a stream cannot spell is written as an escape."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")
    if isinstance(sys.stdin, io.TextIOWrapper):
        sys.stdin.reconfigure(errors="replace")


def _forget(stream: TextIO) -> None:
    """Point a stream whose reader has left at nothing, so that closing it is quiet."""
    with contextlib.suppress(OSError, ValueError):
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, stream.fileno())
        os.close(nowhere)
