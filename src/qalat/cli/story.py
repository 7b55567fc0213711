"""What has happened in a match, in sentences: its deeds, put into words by the game's table."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from qalat.cli.tables import Run, Sentence, table_of
from qalat.core.match import Match


class Story:
    """Tells what was done in the open; it follows the match, also when actions are taken back."""

    def __init__(self, match: Match) -> None:
        self._match = match
        self._table = table_of(match.game)

    def lines(self, since: int = 0) -> list[list[Sentence]]:
        """Return what happened since a step, in the runs of one actor that a record's lines are."""
        numbered = list(enumerate(self._match.steps))[since:]
        runs = groupby(numbered, key=lambda each: each[1].actor)
        return [
            self._table.sentences_of(
                self._run(actor, [number for number, _ in run]), self._match.names
            )
            for actor, run in runs
        ]

    def _run(self, actor: int, numbers: Sequence[int]) -> Run:
        steps, actions = self._match.steps, self._match.game.actions
        deeds = [deed for deed in self._match.deeds() if numbers[0] <= deed.step <= numbers[-1]]
        done = deeds[-1].step if deeds else numbers[0] - 1
        words = [actions.word(steps[number].action) for number in numbers]
        return Run(actor, words, deeds, words[done + 1 - numbers[0] :])

    def news(self, since: int) -> Sequence[str]:
        """Return what happened since a step, without what the table shows anyway."""
        return [
            sentence.text
            for sentences in self.lines(since)
            for sentence in sentences
            if not sentence.routine
        ]
