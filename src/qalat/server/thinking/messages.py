"""What the server asks its bots, and what they answer: all that a worker is told and tells."""

from __future__ import annotations

from dataclasses import replace
from importlib import import_module
from typing import Any

import msgspec
import numpy as np

from qalat.core.errors import Illegal, Unreadable
from qalat.core.game import Game
from qalat.core.view import View
from qalat.games import find
from qalat.play.bots import Budget, Prospect
from qalat.play.coach import Verdict
from qalat.play.roster import Entrant, read_entrant

ROSTER = "qalat.play.roster"
"""The module that makes bots of their written forms, by its read_entrant."""


class Question(msgspec.Struct, frozen=True, tag="turn"):
    """What shall be played? Asked of a bot that knows nothing but what stands here.

    states is the record that the bot is shown, seed and asked make its answer repeatable, seconds
    is the longest it may think, and a table waits no longer because another asks more often.
    """

    game: str
    states: bytes
    seat: int
    bot: str
    seed: str
    asked: int
    seconds: float
    table: str = ""


class Answer(msgspec.Struct, frozen=True, tag="turn"):
    """The rest of a turn as far as it can be foreseen, at least one action.

    prospects are the turns that came out best, best first. stood_in tells what the bot did wrong,
    where another had to answer in its place.
    """

    actions: tuple[int, ...]
    prospects: tuple[Prospect, ...]
    seconds: float
    stood_in: str | None = None


class Decision(msgspec.Struct, frozen=True, tag="decision"):
    """What did a turn cost? Asked of the coach, about a game that was played.

    states is the record before the turn, first the number of its first action in the game, and
    played all of its actions.
    """

    game: str
    states: bytes
    first: int
    played: tuple[int, ...]
    seconds: float
    table: str = ""


class Judged(msgspec.Struct, frozen=True, tag="judged"):
    """A turn beside the best one there was, and how long the coach thought."""

    verdict: Verdict
    seconds: float


class Stop(msgspec.Struct, frozen=True, tag="stop"):
    """The answer is not wanted any more."""


class Ready(msgspec.Struct, frozen=True, tag="ready"):
    """All that games are played with is loaded."""


class Told(msgspec.Struct, frozen=True, tag="told"):
    """An answer, if it was still wanted; a worker in which a bot hangs is of no more use."""

    answer: Answer | Judged | None
    spoiled: bool = False


ToWorker = Question | Decision | Stop
FromWorker = Ready | Told


def remembers(bot: str) -> bool:
    """Return whether a bot is to be sent all that was ever open, and not what a person is shown."""
    return read_entrant(bot).bot(0).remembers


def entrant(question: Question, roster: str) -> Entrant:
    """Return the bot that is asked, or refuse its written form."""
    module: Any = import_module(roster)
    found: Entrant = module.read_entrant(question.bot)
    return found


def budget(question: Question, roster: str) -> Budget:
    """Return how long the bot may think: what its written form says, if the question allows it."""
    written = entrant(question, roster).budget
    if written.simulations is not None:
        return written
    if ":" not in question.bot:
        return Budget(seconds=question.seconds)
    return replace(written, seconds=min(written.seconds, question.seconds))


def position(question: Question) -> tuple[Game, np.ndarray]:
    """Return the record that is asked about, or refuse one in which the seat is not to move."""
    game, states = _states(question)
    if states[0].actor != question.seat:
        raise Illegal(f"a choice of seat {question.seat}", "the seat is not to move")
    return game, states


def decision(asked: Decision) -> tuple[Game, np.ndarray]:
    """Return the record before a turn, or refuse one in which nobody is to decide."""
    game, states = _states(asked)
    if states[0].actor < 0 or not asked.played:
        raise Illegal("a verdict on a turn", "nobody is to move, or nothing was played")
    return game, states


def _states(asked: Question | Decision) -> tuple[Game, np.ndarray]:
    game = find(asked.game)
    if len(asked.states) != game.state.bytes:
        raise Unreadable(
            f"a record of {len(asked.states)} bytes", f"{game.state.bytes} ({game.title})"
        )
    return game, np.frombuffer(asked.states, game.state.dtype).copy()


def view(question: Question) -> View:
    """Return what the bot is shown, and what it may do."""
    game, states = position(question)
    legal = game.engine.legal(states, 0, game.engine.scratch())
    return View(game, question.seat, states, tuple(legal.tolist()))
