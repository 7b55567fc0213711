"""The main program of a worker process: answers questions, one line in, one line out.

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
from qalat.play.reasons import explain
from qalat.play.roster import stand_in
from qalat.server.thinking import messages
from qalat.server.thinking.messages import (
    BotAnswer,
    FromWorker,
    Judged,
    Question,
    Ready,
    Reply,
    Stop,
    ToWorker,
    TurnToJudge,
)

_NICENESS = 5
"""The niceness of bots, so that players' moves come first."""

_GROUP_NICENESS = Path("/proc/self/autogroup")
"""Where Linux, which shares a core among sessions first, keeps the same for a session."""


class Unwanted(Exception):
    """The answer is no longer wanted."""


class BotRunner:
    """Runs bots, one at a time; the other thread of the process announces and stops questions."""

    def __init__(self, roster: str) -> None:
        self._roster = roster
        self._asked: BotThread | Coach | None = None
        self._unwanted = threading.Event()

    def expect(self) -> None:
        """Register that another question has come."""
        self._unwanted.clear()

    def stop(self) -> None:
        """Stop the current question, whether started or not."""
        self._unwanted.set()
        if self._asked is not None:
            self._asked.stop()

    def reply(self, question: Question | TurnToJudge) -> Reply:
        """Return the answer to a question, unless nobody wants it any more."""
        make_ready(question.game)
        try:
            if isinstance(question, TurnToJudge):
                return self._judge(question)
            return self._answer(question)
        except Unwanted:
            return Reply(None)

    def _answer(self, question: Question) -> Reply:
        """Return a bot's answer, or if it fails, a stand-in's."""
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
        actions = foreseen(view, choice)
        answer = BotAnswer(
            actions,
            choice.prospects,
            time.perf_counter() - began,
            str(failures[0]) if failures else None,
            explain(view, actions, choice.prospects) if question.reasons else None,
        )
        return Reply(answer, any(isinstance(failure, BotTimeout) for failure in failures))

    def _judge(self, decision: TurnToJudge) -> Reply:
        """Return what a turn cost; the coach stops reliably."""
        began = time.perf_counter()
        game, states = messages.decision(decision)
        coach = self._asked = Coach(game)
        if self._unwanted.is_set():
            raise Unwanted
        budget = Budget(seconds=decision.seconds)
        verdict = coach.judge(decision.first, states, decision.played, budget)
        return Reply(Judged(verdict, time.perf_counter() - began))

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


def listen(lines: BinaryIO, runner: BotRunner, asked: SimpleQueue[Question | TurnToJudge]) -> None:
    """Read messages, even while a bot thinks; exit when the server is gone."""
    decoder = msgspec.json.Decoder(ToWorker)
    for line in lines:
        message = decoder.decode(line)
        if isinstance(message, Stop):
            runner.stop()
        else:
            runner.expect()
            asked.put(message)
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
    """Lower this process's priority, where the system supports that."""
    if hasattr(os, "nice"):
        os.nice(_NICENESS)
    with contextlib.suppress(OSError):
        _GROUP_NICENESS.write_text(str(_NICENESS), "ascii")


def main(roster: str, *games: str) -> None:
    """BotAnswer questions until the server is gone."""
    # An interrupt is for the server to heed, which then ends its workers.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    lines, answers = own_pipes()
    runner = BotRunner(roster)
    asked: SimpleQueue[Question | TurnToJudge] = SimpleQueue()
    threading.Thread(target=listen, args=(lines, runner, asked), daemon=True).start()

    def send(what: FromWorker) -> None:
        answers.write(msgspec.json.encode(what) + b"\n")
        answers.flush()

    stand_back()
    for game in games:
        make_ready(game)
    gc.freeze()
    gc.enable()
    with contextlib.suppress(BrokenPipeError):
        send(Ready())
        while True:
            send(runner.reply(asked.get()))
