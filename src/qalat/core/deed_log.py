"""The deeds of a game, recorded step by step as it is played."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

import numpy as np

from qalat.core.contract import States
from qalat.core.deeds import Deed, DeedReader, Deeds
from qalat.core.engine import Engine
from qalat.core.log import Step
from qalat.core.workspace import Space


@cache
def _deeds_of(engine: Engine) -> tuple[Deeds, DeedReader]:
    if engine.deeds is None:
        raise ValueError(f"{engine.game} has no deeds")
    return engine.deeds, DeedReader(engine.deeds)


class DeedLog:
    """The deeds of a game so far; one compiled call for each step, after it was applied."""

    def __init__(
        self, engine: Engine, opening: States, space: Space, deeds: Sequence[Deed] = ()
    ) -> None:
        self.deeds = list(deeds)
        self._engine = engine
        kinds, self._reader = _deeds_of(engine)
        self._space = space
        self._records = kinds.DEED.blank(kinds.MOST_DEEDS)
        self._bytes = self._records.view(np.uint8).data
        self._seen = engine.blank(2)
        self._engine.deed_kernels.remember(opening, 0, self._seen)

    def note(self, states: States, i: int, steps: Sequence[Step], number: int) -> None:
        """Record the deeds of a step, which led to a position."""
        action = steps[number].action
        count = self._engine.deed_kernels.write_deeds(
            states, i, action, self._seen, self._records, self._space().scratch
        )
        if count:
            first = self._first(steps, number)
            self.deeds += self._reader.read(self._bytes, count, number, first)

    def note_run(self, positions: States, steps: Sequence[Step], count: int) -> None:
        """Record the last `count` steps; positions holds the one before them and one after each."""
        for place in range(1, count + 1):
            self.note(positions, place, steps, len(steps) - count + place - 1)

    def cut(self, states: States, count: int) -> None:
        """Drop the deeds after `count` steps, which lead to a position."""
        while self.deeds and self.deeds[-1].step >= count:
            self.deeds.pop()
        self._engine.deed_kernels.remember(states, 0, self._seen)

    def _first(self, steps: Sequence[Step], number: int) -> int:
        """Return the first of the steps that led to the deeds of a step.

        It is the first after the last deed and after the last step of another actor.
        """
        first = number
        done = self.deeds[-1].step if self.deeds else -1
        while first - 1 > done and steps[first - 1].actor == steps[number].actor:
            first -= 1
        return first
