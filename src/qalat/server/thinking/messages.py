"""The messages between the server and its bots' worker processes."""

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
from qalat.play.reasons import Explained
from qalat.play.roster import Entrant, read_entrant

ROSTER = "qalat.play.roster"
"""The module whose read_entrant creates bots from their written forms."""


class Question(msgspec.Struct, frozen=True, tag="turn"):
    """A question to a bot: what to play, with everything that the bot needs.

    states is the bot's view, seed and asked make its answer repeatable, and seconds limits its
    thinking time. With reasons, the answer says why.
    """

    game: str
    states: bytes
    seat: int
    bot: str
    seed: str
    asked: int
    seconds: float
    table: str = ""
    reasons: bool = False


class BotAnswer(msgspec.Struct, frozen=True, tag="turn"):
    """The rest of a turn as far as it is certain, at least one action.

    prospects are the best turns that were found, best first. stood_in says what the bot did wrong,
    if another bot answered in its place.
    """

    actions: tuple[int, ...]
    prospects: tuple[Prospect, ...]
    seconds: float
    stood_in: str | None = None
    explained: Explained | None = None


class TurnToJudge(msgspec.Struct, frozen=True, tag="decision"):
    """A question to the coach: what a played turn cost.

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
    """The verdict on a turn, and how long the coach thought."""

    verdict: Verdict
    seconds: float


class Stop(msgspec.Struct, frozen=True, tag="stop"):
    """The answer is no longer wanted."""


class Ready(msgspec.Struct, frozen=True, tag="ready"):
    """The worker has loaded its games."""


class Reply(msgspec.Struct, frozen=True, tag="reply"):
    """An answer, if it was still wanted; a worker in which a bot hangs is of no more use."""

    answer: BotAnswer | Judged | None
    spoiled: bool = False


ToWorker = Question | TurnToJudge | Stop
FromWorker = Ready | Reply


def remembers(bot: str) -> bool:
    """Return whether a bot gets everything that was ever open, not only what a person sees."""
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


def decision(asked: TurnToJudge) -> tuple[Game, np.ndarray]:
    """Return the record before a turn, or refuse one in which nobody is to decide."""
    game, states = _states(asked)
    if states[0].actor < 0 or not asked.played:
        raise Illegal("a verdict on a turn", "nobody is to move, or nothing was played")
    return game, states


def _states(asked: Question | TurnToJudge) -> tuple[Game, np.ndarray]:
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
