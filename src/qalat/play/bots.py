"""Bots: players that are shown a view and answer with an action, and know nothing else."""

from __future__ import annotations

from typing import Protocol

from qalat.core.random import below, seeded
from qalat.core.view import View


class Bot(Protocol):
    """Whoever can choose an action from a view."""

    def choose(self, view: View) -> int:
        """Return one of the view's legal actions."""


class RandomBot:
    """Plays anything that can help, all of it equally likely; equal seeds choose alike."""

    def __init__(self, seed: int | str) -> None:
        self._stream = seeded(seed)

    def choose(self, view: View) -> int:
        """Return one of the view's legal actions, leaving out those that can never help."""
        engine = view.game.engine
        actions = engine.sensible(view.states, 0, engine.desk())
        return int(actions[below(self._stream, len(actions))])
