"""What a worker process does: answers questions, one line in, one line out, until nobody asks.

The server starts one with a roster, and with the games that it has to compile or load at once: all
that is loaded already when the first question comes.
"""

from __future__ import annotations

import contextlib
import gc
import os
import signal
import threading
import time
from functools import cache
from pathlib import Path
from queue import SimpleQueue
from typing import BinaryIO

import msgspec

from qalat.core.kernel import plain
from qalat.core.view import View
from qalat.games import find
from qalat.play.bot_thread import BotFailure, BotThread, BotTimeout
from qalat.play.bots import Bot, Budget, Choice, RandomBot
from qalat.play.coach import Coach
from qalat.play.compiling import load_all
from qalat.play.roster import stand_in
from qalat.server.thinking import messages
from qalat.server.thinking.messages import (
    Answer,
    Decision,
    FromWorker,
    Judged,
    Question,
    Ready,
    Stop,
    Told,
    ToWorker,
)

_NICENESS = 5
"""How far bots stand back where people's moves want the same core."""

_GROUP_NICENESS = Path("/proc/self/autogroup")
"""Where Linux, which shares a core among sessions first, keeps the same for a session."""


class Unwanted(Exception):
    """Nobody waits for the answer any more."""


class Mind:
    """Asks bots, one at a time; the other thread of the process expects and stops them."""

    def __init__(self, roster: str) -> None:
        self._roster = roster
        self._asked: BotThread | Coach | None = None
        self._unwanted = threading.Event()

    def expect(self) -> None:
        """Know that another question has come."""
        self._unwanted.clear()

    def stop(self) -> None:
        """Come to an end with the question, begun or not."""
        self._unwanted.set()
        if self._asked is not None:
            self._asked.stop()

    def told(self, question: Question | Decision) -> Told:
        """Return the answer to a question, unless nobody wants it any more."""
        make_ready(question.game)
        try:
            if isinstance(question, Decision):
                return self._judge(question)
            return self._answer(question)
        except Unwanted:
            return Told(None)

    def _answer(self, question: Question) -> Told:
        """Return what a bot would play; where it fails, what a stand-in would."""
        began = time.perf_counter()
        view = messages.view(question)
        budget = messages.budget(question, self._roster)
        seed = f"{question.seed} {question.asked}"
        failures: list[BotFailure] = []
        for make in (messages.entrant(question, self._roster).bot, stand_in, RandomBot):
            try:
                choice = self._choice(make(seed), view, budget)
            except BotFailure as failure:
                failures.append(failure)
            else:
                break
        else:
            raise failures[-1]
        answer = Answer(
            foreseen(view, choice),
            choice.prospects,
            time.perf_counter() - began,
            str(failures[0]) if failures else None,
        )
        return Told(answer, any(isinstance(failure, BotTimeout) for failure in failures))

    def _judge(self, decision: Decision) -> Told:
        """Return what a turn cost; the coach is ours, and ends when it is told to."""
        began = time.perf_counter()
        game, states = messages.decision(decision)
        coach = self._asked = Coach(game)
        if self._unwanted.is_set():
            raise Unwanted
        budget = Budget(seconds=decision.seconds)
        verdict = coach.judge(decision.first, states, decision.played, budget)
        return Told(Judged(verdict, time.perf_counter() - began))

    def _choice(self, bot: Bot, view: View, budget: Budget) -> Choice:
        asked = self._asked = BotThread(bot)
        try:
            if self._unwanted.is_set():
                raise Unwanted
            return asked.ask(view, budget)
        finally:
            asked.close()


def foreseen(view: View, choice: Choice) -> tuple[int, ...]:
    """Return a choice and what follows it in the same turn: what was planned, and what must be.

    It ends where something is drawn, for nobody knows what, and with the turn.
    """
    engine, mid_turn = view.game.engine, plain(view.game.judgement.mid_turn)
    states, scratch = view.states.copy(), engine.scratch()
    plan = choice.prospects[0].actions if choice.prospects else ()
    actions = [choice.action]
    while True:
        engine.driver.apply(states, 0, actions[-1], scratch)
        if states[0].actor != view.seat or not mid_turn(states[0]):
            return tuple(actions)
        legal = engine.legal(states, 0, scratch).tolist()
        follows = list(plan[: len(actions)]) == actions and len(plan) > len(actions)
        if follows and plan[len(actions)] in legal:
            actions.append(plan[len(actions)])
        elif len(legal) == 1:
            actions.append(legal[0])
        else:
            return tuple(actions)


@cache
def make_ready(game: str) -> None:
    """Load, or compile, all that a game is played with; once."""
    load_all(find(game))


def listen(lines: BinaryIO, mind: Mind, asked: SimpleQueue[Question | Decision]) -> None:
    """Hand on what is asked, also while a bot thinks; end the process when nobody is there."""
    decoder = msgspec.json.Decoder(ToWorker)
    for line in lines:
        told = decoder.decode(line)
        if isinstance(told, Stop):
            mind.stop()
        else:
            mind.expect()
            asked.put(told)
    # A bot may still think, or hang: nobody waits for it any more.
    os._exit(0)


def own_pipes() -> tuple[BinaryIO, BinaryIO]:
    """Return the two ends to the server, which no bot that prints or reads can disturb."""
    lines, answers = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb")
    with open(os.devnull, "rb") as nothing:  # noqa: PTH123 - a device has no path everywhere
        os.dup2(nothing.fileno(), 0)
    os.dup2(2, 1)
    return lines, answers


def stand_back() -> None:
    """Let whatever else wants a core have it first, if the system knows how."""
    if hasattr(os, "nice"):
        os.nice(_NICENESS)
    with contextlib.suppress(OSError):
        _GROUP_NICENESS.write_text(str(_NICENESS), "ascii")


def main(roster: str, *games: str) -> None:
    """Answer questions until the server is gone."""
    # An interrupt is for the server to heed, which then ends its workers.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    lines, answers = own_pipes()
    mind = Mind(roster)
    asked: SimpleQueue[Question | Decision] = SimpleQueue()
    threading.Thread(target=listen, args=(lines, mind, asked), daemon=True).start()

    def tell(what: FromWorker) -> None:
        answers.write(msgspec.json.encode(what) + b"\n")
        answers.flush()

    stand_back()
    for game in games:
        make_ready(game)
    gc.freeze()
    gc.enable()
    with contextlib.suppress(BrokenPipeError):
        tell(Ready())
        while True:
            tell(mind.told(asked.get()))
