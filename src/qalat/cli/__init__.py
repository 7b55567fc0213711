"""The terminal: play, replay, count and simulate from a command line."""

from __future__ import annotations

from qalat.cli.arguments import parser
from qalat.cli.command import main

__all__ = ["main", "parser"]
