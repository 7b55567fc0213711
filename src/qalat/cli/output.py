"""Coloured output to the terminal."""

from __future__ import annotations

import sys
from collections.abc import Iterable

from qalat.cli.paint import Paint, Style, has_colour
from qalat.cli.tables import table_of
from qalat.core.game import Game


class Output:
    """Prints lines to the standard output, coloured as requested."""

    def __init__(
        self, colour: str = "auto", game: Game | None = None, styles: Iterable[Style] = ()
    ) -> None:
        of_the_table = table_of(game).styles() if game else ()
        self._paint = Paint([*styles, *of_the_table], enabled=has_colour(colour, sys.stdout))

    def lines(self, lines: Iterable[str]) -> None:
        """Print lines, coloured."""
        for line in lines:
            print(self._paint(line))
        sys.stdout.flush()

    def line(self, line: str = "") -> None:
        """Print one line, coloured."""
        self.lines([line])
