"""A turn carried out on what its seat is shown, to see what it leads to."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from qalat.core.deed_log import DeedLog
from qalat.core.deeds import Deed
from qalat.core.effects import Effect
from qalat.core.game import Game
from qalat.core.log import Step
from qalat.core.workspace import own_space


@dataclass(frozen=True)
class TriedTurn:
    """A turn carried out on what its seat is shown.

    positions has the one before the turn and one behind each action; facts are those before and
    after the turn, deeds what its actions did.
    """

    game: Game
    seat: int
    actions: tuple[int, ...]
    positions: np.ndarray
    facts: np.ndarray
    deeds: Sequence[Deed]

    @property
    def before(self) -> Any:
        """The position before the turn."""
        return self.positions[0]

    @property
    def after(self) -> Any:
        """The position behind the turn."""
        return self.positions[-1]

    def legal(self, place: int) -> np.ndarray:
        """Return what was legal before the action of a place."""
        engine = self.game.engine
        return engine.legal(self.positions, place, engine.scratch())

    def points(self, place: int) -> tuple[np.ndarray, np.ndarray]:
        """Return everybody's points, and their parts, before the action of a place; -1 is after."""
        return self.game.engine.points(self.positions, place % len(self.positions))


def try_turn(game: Game, states: np.ndarray, seat: int, actions: Sequence[int]) -> TriedTurn:
    """Carry out the legal actions of a turn on what a seat is shown."""
    engine = game.engine
    scratch = engine.scratch()
    positions = engine.blank(len(actions) + 1)
    positions[0] = states[0]
    engine.driver.hide(positions, 0, seat)
    log = DeedLog(engine, positions, own_space(scratch))
    steps = [Step(seat, action) for action in actions]
    for place, action in enumerate(actions):
        positions[place + 1] = positions[place]
        engine.driver.apply(positions, place + 1, action, scratch)
        log.note(positions, place + 1, steps, place)
    facts = engine.facts.blank(2)
    engine.view_kernels.compute_facts(positions, 0, facts[:1], scratch)
    engine.view_kernels.compute_facts(positions, len(actions), facts[1:], scratch)
    return TriedTurn(game, seat, tuple(actions), positions, facts, log.deeds)


def effects_of(turn: TriedTurn) -> list[Effect]:
    """Return what a turn leads to, the most important first."""
    if turn.game.effects is None or not turn.actions:
        return []
    return sorted(turn.game.effects.effects(turn), key=lambda effect: -abs(effect.weight))


def places_of(turn: TriedTurn) -> dict[str, list[int]]:
    """Return what a turn is done with and where."""
    return {} if turn.game.effects is None else turn.game.effects.places(turn)
