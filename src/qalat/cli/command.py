"""The command `qalat`: parse arguments, run a command, and report errors in one sentence."""

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

FINE, INTERRUPTED, BAD_INPUT = range(3)
"""The exit codes, as on the help page."""


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command line and return its exit code."""
    _escape_unencodable_text()
    try:
        arguments = parser().parse_args(argv)
        code = _command(arguments.command)(arguments)
        sys.stdout.flush()
    except SystemExit as leaving:
        return int(leaving.code or FINE)
    except qalat.Refusal as refusal:
        return _fail(str(refusal), BAD_INPUT)
    except KeyboardInterrupt:
        return _fail("interrupted", INTERRUPTED)
    except BrokenPipeError:
        _detach(sys.stdout)
        return FINE
    except OSError as error:
        _detach(sys.stdout)
        return _fail(f"the system refused: {error.strerror or error}", INTERRUPTED)
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
"""The module and function that run each command."""


def _command(name: str) -> Callable[[argparse.Namespace], int]:
    """Return the function that runs a command; modules of other commands are not imported."""
    module, _, function = _COMMANDS[name].partition(".")
    found: Callable[[argparse.Namespace], int] = getattr(
        import_module(f"qalat.cli.{module}"), function
    )
    return found


def _fail(message: str, code: int) -> int:
    with contextlib.suppress(OSError):
        sys.stdout.flush()
    print(f"qalat: {printable(message)}", file=sys.stderr)
    return code


def _escape_unencodable_text() -> None:
    """Write characters that a stream cannot encode as escapes, instead of failing."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")
    if isinstance(sys.stdin, io.TextIOWrapper):
        sys.stdin.reconfigure(errors="replace")


def _detach(stream: TextIO) -> None:
    """Redirect a stream whose reader has gone to the null device, so that closing it succeeds."""
    with contextlib.suppress(OSError, ValueError):
        null = os.open(os.devnull, os.O_WRONLY)
        os.dup2(null, stream.fileno())
        os.close(null)
