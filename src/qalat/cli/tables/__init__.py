"""How each game's table is drawn in a terminal; a game without a drawing shows its text form."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from pkgutil import iter_modules
from typing import NamedTuple, Protocol

from qalat.cli.layout import Size
from qalat.cli.paint import Style
from qalat.core.deeds import Deed
from qalat.core.effects import Effect
from qalat.core.game import Game
from qalat.core.view import View

_DRAWN = {module.name for module in iter_modules(__path__) if module.ispkg}


class Run(NamedTuple):
    """What one actor did in a row: its actions in words, and the deeds that they were.

    begun are the actions at its end that have not become a deed yet.
    """

    actor: int
    words: Sequence[str]
    deeds: Sequence[Deed]
    begun: Sequence[str]


class Sentence(NamedTuple):
    """A sentence about what happened; a routine one says only what the table shows anyway."""

    text: str
    routine: bool = False


class Table(Protocol):
    """A game's table in a terminal. All lines are plain; styles say which words have colours."""

    def styles(self) -> Sequence[Style]:
        """Return which words are shown in which colour."""

    def screen(self, view: View, names: Sequence[str], size: Size) -> list[str]:
        """Return everything that a seat sees, the last line nearest to the question."""

    def close_up(self, view: View, names: Sequence[str], size: Size) -> list[str]:
        """Return what matters in the middle of a turn."""

    def boards(
        self, view: View, names: Sequence[str], seats: Sequence[int], width: int
    ) -> list[str]:
        """Return what lies in front of some seats."""

    def possible(self, view: View, width: int) -> list[str]:
        """Return everything that the view's seat may do now, grouped."""

    def hints(self, view: View) -> list[str]:
        """Return a few phrases that could be typed now."""

    def sentences_of(self, run: Run, names: Sequence[str]) -> list[Sentence]:
        """Return what one actor did in a row, and what came of it; names are by row."""

    def reason_words(self, effect: Effect, names: Sequence[str]) -> str:
        """Return what a turn leads to, as the coach gives it for a reason."""


def table_of(game: Game) -> Table:
    """Return the drawing of a game's table: the folder here that bears its name, or its text."""
    from qalat.cli.tables.plain import PlainTable

    if game.name not in _DRAWN:
        return PlainTable(game)
    drawn: Table = import_module(f"{__name__}.{game.name}")
    return drawn
