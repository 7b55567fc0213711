"""The table of any game, shown by its text form alone."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from qalat.cli.layout import Size, columns
from qalat.cli.paint import Style
from qalat.cli.tables import Run, Sentence
from qalat.core.effects import Effect
from qalat.core.game import Game
from qalat.core.record import CHANCE
from qalat.core.view import View

_FEW = 3


class PlainTable:
    """Shows positions as they are written, and actions in the notation's words."""

    def __init__(self, game: Game) -> None:
        self._game = game

    def styles(self) -> Sequence[Style]:
        """Return none: a position as text has no colours."""
        return ()

    def screen(self, view: View, names: Sequence[str], size: Size) -> list[str]:  # noqa: ARG002
        """Return the position as text."""
        return str(view).splitlines()

    def close_up(self, view: View, names: Sequence[str], size: Size) -> list[str]:
        """Return the position as text."""
        return self.screen(view, names, size)

    def boards(
        self,
        view: View,
        names: Sequence[str],  # noqa: ARG002
        seats: Sequence[int],  # noqa: ARG002
        width: int,  # noqa: ARG002
    ) -> list[str]:
        """Return the position as text: it has everybody's board."""
        return str(view).splitlines()

    def possible(self, view: View, width: int) -> list[str]:
        """Return the legal actions, a family a line."""
        lines: list[str] = []
        actions = view.game.actions
        for _, group in groupby(view.legal, key=lambda action: actions.family(action).name):
            lines += columns([actions.word(action) for action in group], width)
        return lines

    def hints(self, view: View) -> list[str]:
        """Return the first few legal actions."""
        return view.words[:_FEW]

    def sentences_of(self, run: Run, names: Sequence[str]) -> list[Sentence]:
        """Return the actions as a record would have them."""
        name = "chance" if run.actor == CHANCE else names[run.actor]
        return [Sentence(f"{name}: {'; '.join(self._game.notation.phrases(run.words))}")]

    def reason_words(self, effect: Effect, names: Sequence[str]) -> str:  # noqa: ARG002
        """Return the kind of an effect with its numbers."""
        fields = (f"{name} {value}" for name, value in effect.fields.items())
        return ", ".join([effect.kind.replace("_", " "), *fields])
