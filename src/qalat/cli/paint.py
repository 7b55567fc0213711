"""Terminal colours; nothing depends on them."""

from __future__ import annotations

import os
import re
from collections.abc import Mapping, Sequence
from typing import TextIO

CHOICES = ("auto", "always", "never")

Style = tuple[str, str]
"""A regular expression, and the colour of its matches."""

COLOURS: Mapping[str, str] = {
    "bold": "1",
    "dim": "2",
    "yellow": "33",
    "green": "32",
    "blue": "94",
    "orange": "38;5;208",
    "red": "91",
    "brown": "38;5;137",
    "white": "97",
    "purple": "95",
}
COMMON_STYLES: tuple[Style, ...] = ((r"^--- .*", "bold"),)


class Paint:
    """Colours finished lines by regular expressions, if enabled."""

    def __init__(self, styles: Sequence[Style] = (), *, enabled: bool = False) -> None:
        self.enabled = enabled
        # Where two styles match the same text, the earlier one wins.
        named = [*COMMON_STYLES, *styles]
        self._colours = [COLOURS[colour] for _, colour in named]
        self._pattern = re.compile("|".join(f"({pattern})" for pattern, _ in named))

    def __call__(self, line: str) -> str:
        """Return a line with colour codes."""
        return self._pattern.sub(self._coloured, line) if self.enabled else line

    def _coloured(self, found: re.Match[str]) -> str:
        colour = self._colours[(found.lastindex or 1) - 1]
        return f"\x1b[{colour}m{found[0]}\x1b[0m"


def has_colour(choice: str, stream: TextIO, environment: Mapping[str, str] = os.environ) -> bool:
    """Return whether to colour a stream: by the user's choice, else by its terminal."""
    if choice != "auto":
        return choice == "always"
    if environment.get("NO_COLOR"):
        return False
    if environment.get("FORCE_COLOR"):
        return True
    return environment.get("TERM") != "dumb" and stream.isatty()
