"""Bots: players that are shown a view, think for a while, and answer with an action."""

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
    """How long a bot may think about a turn: seconds, or simulations where a choice is to repeat.

    With several cores a bot thinks on as many threads.
    """

    seconds: float = 1.0
    simulations: int | None = None
    cores: int = 1

    def __post_init__(self) -> None:
        """Refuse what is no time to think."""
        if not 0 <= self.seconds < math.inf:
            raise Illegal(f"{self.seconds} seconds", "0 are the fewest, and nobody waits for ever")
        if self.simulations is not None and self.simulations < 1:
            raise Illegal(f"{self.simulations} simulations", "1 is the fewest")
        if self.cores < 1:
            raise Illegal(f"{self.cores} cores", "1 is the fewest")

    def __str__(self) -> str:
        """Return the budget as it is written behind a bot's name."""
        if self.simulations is not None:
            return f"{self.simulations}"
        if self.seconds < 1:
            return f"{round(1000 * self.seconds)}ms"
        return f"{self.seconds:g}s"


@dataclass(frozen=True)
class Prospect:
    """One turn that was thought about, and what may come of it for the player who takes it.

    parts are the mean final points of each part of the score, in the order of the game's parts.
    """

    actions: tuple[int, ...]
    points: float
    win: float
    visits: int
    parts: tuple[float, ...] = ()


@dataclass(frozen=True)
class Choice:
    """An action, and the reasons for it: the turns that came out best, best first."""

    action: int
    prospects: tuple[Prospect, ...] = ()
    simulations: int = 0


class Bot(Protocol):
    """Whoever can choose an action from a view.

    One that remembers is shown all that was ever open, the others what a person is shown.
    """

    name: str
    remembers: bool

    def choose(self, view: View, budget: Budget) -> Choice:
        """Return one of the view's legal actions, with the reasons for it."""

    def stop(self) -> None:
        """Make the bot answer at once with the best that it has found."""


def refuse_unless_to_move(view: View) -> None:
    """Refuse to think about a position in which the seat has nothing to decide."""
    if not view.legal:
        raise Illegal("a choice", "the seat is not to move, or the game is over")


class RandomBot:
    """Plays anything that can help, all of it equally likely; equal seeds choose alike."""

    name = "random"
    remembers = False

    def __init__(self, seed: int | str) -> None:
        self._stream = seeded(seed)

    def choose(self, view: View, budget: Budget) -> Choice:  # noqa: ARG002
        """Return one of the view's legal actions, leaving out those that can never help."""
        refuse_unless_to_move(view)
        engine = view.game.engine
        actions = engine.sensible(view.states, 0, engine.desk())
        return Choice(int(actions[below(self._stream, len(actions))]))

    def stop(self) -> None:
        """Answer at once, as always."""
