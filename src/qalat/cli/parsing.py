"""The argument parser: errors in one sentence, examples on every help page."""

from __future__ import annotations

import argparse
import os
from typing import NoReturn

from qalat.cli.paint import CHOICES
from qalat.core.errors import printable

MOST_THREADS = 256


class Parser(argparse.ArgumentParser):
    """Reports errors in one sentence."""

    def error(self, message: str) -> NoReturn:
        """Report an error and exit."""
        self.exit(2, f"{self.prog}: {printable(message)}; see {self.prog} --help\n")


Commands = argparse._SubParsersAction  # noqa: SLF001


def examples(*lines: str) -> str:
    """Return the examples of a help page."""
    return "\n".join(["examples:", *(f"  {line}" for line in lines)])


def add_command(
    commands: Commands[Parser], name: str, purpose: str, *shown: str, colour: bool = True
) -> Parser:
    """Add a command with its purpose and its examples."""
    command = commands.add_parser(
        name,
        help=purpose,
        description=purpose[0].upper() + purpose[1:] + ".",
        epilog=examples(*shown),
        formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
    if colour:
        command.add_argument(
            "--colour", choices=CHOICES, default="auto", help="whether to colour (default: auto)"
        )
    return command


def cores() -> int:
    """Return how many cores this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1
