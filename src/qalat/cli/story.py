"""A game told from its log: every action with the states on both sides of it."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

import numpy as np

from qalat.cli.tables import Moment, Telling, table_of
from qalat.core.log import Log, Step
from qalat.core.match import Match


class Story:
    """Follows a match through its log, also back when actions are taken back.

    It tells only what was done in the open: every action is public, the states are not shown.
    """

    def __init__(self, match: Match) -> None:
        self._match = match
        self._table = table_of(match.game)
        self._engine = match.game.engine
        self._scratch = self._engine.scratch()
        self._steps: list[Step] = []
        self._states = [self._opening(match.log)]

    def _opening(self, log: Log) -> np.ndarray:
        states = self._engine.blank()
        if log.origin is not None:
            states[0] = log.origin[0]
        else:
            numbers = log.game.option_numbers(log.options)
            self._engine.driver.start(states, 0, len(log.seats), numbers)
        return states

    def _catch_up(self) -> None:
        steps = self._match.log.steps
        kept = 0
        for known, step in zip(self._steps, steps, strict=False):
            if known != step:
                break
            kept += 1
        del self._steps[kept:], self._states[kept + 1 :]
        for step in steps[kept:]:
            ahead = self._states[-1].copy()
            self._engine.driver.apply(ahead, 0, step.action, self._scratch)
            self._steps.append(step)
            self._states.append(ahead)

    def lines(self, since: int = 0) -> list[list[Telling]]:
        """Return what happened since a step, in the runs of one actor that a record's lines are."""
        self._catch_up()
        moments = [
            Moment(step.actor, step.action, self._states[place][0], self._states[place + 1][0])
            for place, step in enumerate(self._steps[since:], start=since)
        ]
        return [
            self._table.tell(list(run), self._match.seats)
            for _, run in groupby(moments, key=lambda moment: moment.actor)
        ]

    def news(self, since: int) -> Sequence[str]:
        """Return what happened since a step, without what the table shows anyway."""
        return [
            telling.sentence
            for told in self.lines(since)
            for telling in told
            if not telling.routine
        ]
