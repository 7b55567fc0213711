"""A thread of its own for a bot, so that one that never answers can be left behind."""

from __future__ import annotations

import contextlib
import threading
import time
from dataclasses import dataclass
from queue import Empty, SimpleQueue

from qalat.core.view import View
from qalat.play.bots import Bot, Budget, Choice

_LATE = 0.02
"""Seconds behind its budget at which a bot is told to stop."""

_GRACE = 1.0
_BUDGETS = 3
_LEAST_PATIENCE = 60.0
_SIMULATION = 0.1
"""Seconds; no simulation takes as long, so that a count of them is never cut short."""

_SLICE = 0.25
"""Seconds at most before an interrupt is noticed that came just as the waiting began."""


class Failure(Exception):
    """A bot did not answer as it should; the message says what it did instead."""


class Hanging(Failure):
    """A bot did not answer at all, and its thread is left behind."""


@dataclass(frozen=True)
class Patience:
    """After how many seconds a bot is told to stop, and how many more it has to answer."""

    stop: float
    grace: float


def patience(budget: Budget) -> Patience:
    """Return how long to wait for a bot with such a budget.

    A count of simulations takes as long as it takes: only a bot that hangs is stopped.
    """
    if budget.simulations is not None:
        return Patience(max(_LEAST_PATIENCE, _SIMULATION * budget.simulations), _GRACE)
    return Patience(budget.seconds + _LATE, max(_GRACE, _BUDGETS * budget.seconds))


class Questioner:
    """Asks one bot, always on the same thread."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self._questions: SimpleQueue[tuple[View, Budget] | None] = SimpleQueue()
        self._answers: SimpleQueue[Choice | BaseException] = SimpleQueue()
        self._thread = threading.Thread(
            target=_think, args=(bot, self._questions, self._answers), daemon=True
        )
        self._thread.start()

    def ask(self, view: View, budget: Budget) -> Choice:
        """Return the bot's choice, or fail with what it did instead of choosing."""
        self._questions.put((view, budget))
        return _checked(self._answer(patience(budget)), view)

    def _answer(self, waiting: Patience) -> Choice:
        try:
            answer = self._wait(waiting.stop)
        except Empty:
            self.stop()
            try:
                answer = self._wait(waiting.grace)
            except Empty:
                seconds = waiting.stop + waiting.grace
                raise Hanging(f"did not answer within {seconds:.1f} s") from None
        if isinstance(answer, BaseException):
            raise Failure(f"raised {type(answer).__name__}: {answer}") from answer
        return answer

    def _wait(self, seconds: float) -> Choice | BaseException:
        until = time.monotonic() + seconds
        while (left := until - time.monotonic()) > _SLICE:
            with contextlib.suppress(Empty):
                return self._answers.get(timeout=_SLICE)
        return self._answers.get(timeout=max(0.0, left))

    def stop(self) -> None:
        """Tell the bot to answer at once, without waiting for what it does about it."""
        threading.Thread(target=_stop, args=(self.bot,), daemon=True).start()

    def close(self) -> None:
        """Let the thread end as soon as the bot has answered."""
        self._questions.put(None)


def _think(
    bot: Bot,
    questions: SimpleQueue[tuple[View, Budget] | None],
    answers: SimpleQueue[Choice | BaseException],
) -> None:
    while (question := questions.get()) is not None:
        try:
            answers.put(bot.choose(*question))
        except BaseException as error:  # noqa: BLE001 - whatever a bot raises is its failure
            answers.put(error)


def _stop(bot: Bot) -> None:
    # A bot that cannot be stopped is found out by waiting for it.
    with contextlib.suppress(Exception):
        bot.stop()


def _checked(choice: Choice, view: View) -> Choice:
    """Return a choice that is one and is legal; bots come from anywhere."""
    if not isinstance(choice, Choice):
        raise Failure(f"answered with {type(choice).__name__}, not with a choice")
    if choice.action not in view.legal:
        raise Failure(f"chose action {choice.action}, which is not legal")
    return choice
