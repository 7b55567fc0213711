"""Bots: players that get a view and a budget, and return an action."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Protocol

from qalat.core.errors import Illegal
from qalat.core.random import below, seeded
from qalat.core.view import View

LEAST_SECONDS = 0.05
MOST_SECONDS = 3600.0


@dataclass(frozen=True)
class Budget:
    """How long a bot may think about a turn: seconds, or simulations for repeatable choices.

    With several cores a bot searches on as many threads.
    """

    seconds: float = 1.0
    simulations: int | None = None
    cores: int = 1

    def __post_init__(self) -> None:
        """Check the values."""
        if not 0 <= self.seconds < math.inf:
            raise Illegal(f"{self.seconds} seconds", "it must be 0 or more, and finite")
        if self.simulations is not None and self.simulations < 1:
            raise Illegal(f"{self.simulations} simulations", "it must be 1 or more")
        if self.cores < 1:
            raise Illegal(f"{self.cores} cores", "it must be 1 or more")

    def __str__(self) -> str:
        """Return the budget as it is written after a bot's name."""
        if self.simulations is not None:
            return f"{self.simulations}"
        if self.seconds < 1:
            return f"{round(1000 * self.seconds)}ms"
        return f"{self.seconds:g}s"


@dataclass(frozen=True)
class Prospect:
    """One turn that a bot considered, and what it is expected to bring the player.

    parts are the mean final points of each part of the score, in the order of the game's parts.
    """

    actions: tuple[int, ...]
    points: float
    win: float
    visits: int
    parts: tuple[float, ...] = ()


@dataclass(frozen=True)
class Choice:
    """An action, and the reasons for it: the best turns that were found, best first."""

    action: int
    prospects: tuple[Prospect, ...] = ()
    simulations: int = 0


class Bot(Protocol):
    """Anything that can choose an action from a view.

    A bot that remembers gets everything that was ever open; others get what a person is shown.
    """

    name: str
    remembers: bool

    def choose(self, view: View, budget: Budget) -> Choice:
        """Return one of the view's legal actions, with the reasons for it."""

    def stop(self) -> None:
        """Make the bot answer at once with the best action found so far."""


def refuse_unless_to_move(view: View) -> None:
    """Refuse a view in which the seat has nothing to decide."""
    if not view.legal:
        raise Illegal("a choice", "the seat is not to move, or the game is over")


class RandomBot:
    """Plays sensible actions at random; equal seeds choose alike."""

    name = "random"
    remembers = False

    def __init__(self, seed: int | str) -> None:
        self._stream = seeded(seed)

    def choose(self, view: View, budget: Budget) -> Choice:  # noqa: ARG002
        """Return a random legal action, leaving out those that can never help."""
        refuse_unless_to_move(view)
        engine = view.game.engine
        actions = engine.sensible(view.states, 0, engine.scratch())
        return Choice(int(actions[below(self._stream, len(actions))]))

    def stop(self) -> None:
        """Do nothing: the bot always answers at once."""
