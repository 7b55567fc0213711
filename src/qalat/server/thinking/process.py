"""What a worker process does: answers questions, one line in, one line out, until nobody asks.

`python -m qalat.server.thinking.process ROSTER GAME...` is how the server starts one.
"""

from __future__ import annotations

import contextlib
import os
import signal
import sys
import threading
import time
from queue import SimpleQueue
from typing import BinaryIO

import msgspec

from qalat.core.kernel import INTERPRETED, plain
from qalat.core.view import View
from qalat.games import find
from qalat.play.asking import Failure, Hanging, Questioner
from qalat.play.bots import Bot, Budget, Choice, RandomBot
from qalat.play.compiling import compile_rules, compile_thinking
from qalat.play.roster import stand_in
from qalat.server.thinking import questions
from qalat.server.thinking.questions import Answer, FromWorker, Question, Ready, Told, ToWorker

_NICENESS = 10
"""How far bots stand back where people's moves want the same core."""


class Mind:
    """Asks bots, one at a time; stop makes the one that thinks answer at once."""

    def __init__(self, roster: str) -> None:
        self._roster = roster
        self._asked: Questioner | None = None

    def stop(self) -> None:
        """Make the bot that is thinking, if one is, answer at once."""
        if self._asked is not None:
            self._asked.stop()

    def answer(self, question: Question) -> Told:
        """Return what a bot would play; where it fails, what a stand-in would."""
        began = time.perf_counter()
        view = questions.view(question)
        budget = questions.budget(question, self._roster)
        seed = f"{question.seed} {question.asked}"
        failures: list[Failure] = []
        for make in (questions.entrant(question, self._roster).bot, stand_in, RandomBot):
            try:
                choice = self._choice(make(seed), view, budget)
            except Failure as failure:
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
        return Told(answer, any(isinstance(failure, Hanging) for failure in failures))

    def _choice(self, bot: Bot, view: View, budget: Budget) -> Choice:
        self._asked = Questioner(bot)
        try:
            return self._asked.ask(view, budget)
        finally:
            self._asked.close()


def foreseen(view: View, choice: Choice) -> tuple[int, ...]:
    """Return a choice and what follows it in the same turn: what was planned, and what must be.

    It ends where something is drawn, for nobody knows what, and with the turn.
    """
    engine, mid_turn = view.game.engine, plain(view.game.judgement.mid_turn)
    states, desk = view.states.copy(), engine.desk()
    plan = choice.prospects[0].actions if choice.prospects else ()
    actions = [choice.action]
    while True:
        engine.driver.apply(states, 0, actions[-1], desk)
        if states[0].actor != view.seat or not mid_turn(states[0]):
            return tuple(actions)
        legal = engine.legal(states, 0, desk).tolist()
        follows = list(plan[: len(actions)]) == actions and len(plan) > len(actions)
        if follows and plan[len(actions)] in legal:
            actions.append(plan[len(actions)])
        elif len(legal) == 1:
            actions.append(legal[0])
        else:
            return tuple(actions)


def make_ready(games: list[str]) -> None:
    """Load, or compile, all that some games are played with."""
    for name in games:
        if not INTERPRETED:
            compile_rules(find(name))
            compile_thinking(find(name))


def listen(lines: BinaryIO, mind: Mind, asked: SimpleQueue[Question]) -> None:
    """Hand on what is asked, also while a bot thinks; end the process when nobody is there."""
    decoder = msgspec.json.Decoder(ToWorker)
    for line in lines:
        told = decoder.decode(line)
        if isinstance(told, Question):
            asked.put(told)
        else:
            mind.stop()
    # A bot may still think, or hang: nobody waits for it any more.
    os._exit(0)


def own_pipes() -> tuple[BinaryIO, BinaryIO]:
    """Return the two ends to the server, which no bot that prints or reads can disturb."""
    lines, answers = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb")
    with open(os.devnull, "rb") as nothing:  # noqa: PTH123 - a device has no path everywhere
        os.dup2(nothing.fileno(), 0)
    os.dup2(2, 1)
    return lines, answers


def main(roster: str, *games: str) -> None:
    """Answer questions until the server is gone."""
    # An interrupt reaches all processes of a terminal: the first one decides what is done.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    lines, answers = own_pipes()
    if hasattr(os, "nice"):
        os.nice(_NICENESS)
    mind = Mind(roster)
    asked: SimpleQueue[Question] = SimpleQueue()
    threading.Thread(target=listen, args=(lines, mind, asked), daemon=True).start()

    def tell(what: FromWorker) -> None:
        answers.write(msgspec.json.encode(what) + b"\n")
        answers.flush()

    make_ready(list(games))
    with contextlib.suppress(BrokenPipeError):
        tell(Ready())
        while True:
            tell(mind.answer(asked.get()))


if __name__ == "__main__":
    main(*sys.argv[1:])
