"""A thread for each bot, so that a bot that never answers can be abandoned."""

from __future__ import annotations

import contextlib
import threading
import time
from dataclasses import dataclass
from queue import Empty, SimpleQueue

from qalat.core.view import View
from qalat.play.bots import Bot, Budget, Choice

_LATE = 0.02
"""Seconds after the end of its budget at which a bot is asked to stop."""

_GRACE = 1.0
_BUDGETS = 3
_LEAST_PATIENCE = 60.0
_SIMULATION = 0.1
"""Seconds; no simulation takes this long, so a budget of simulations is never cut short."""

_SLICE = 0.25
"""Seconds at most before an interrupt is noticed that came just as a wait began."""


class BotFailure(Exception):
    """A bot did not answer properly; the message says what it did instead."""


class BotTimeout(BotFailure):
    """A bot did not answer at all; its thread is abandoned."""


@dataclass(frozen=True)
class Timeouts:
    """After how many seconds a bot is asked to stop, and how many more it gets to answer."""

    stop: float
    grace: float


def timeouts(budget: Budget) -> Timeouts:
    """Return how long to wait for a bot with this budget.

    Simulations may take as long as they need; only a bot that hangs is stopped.
    """
    if budget.simulations is not None:
        return Timeouts(max(_LEAST_PATIENCE, _SIMULATION * budget.simulations), _GRACE)
    return Timeouts(budget.seconds + _LATE, max(_GRACE, _BUDGETS * budget.seconds))


class BotThread:
    """The thread that one bot chooses on."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self._questions: SimpleQueue[tuple[View, Budget] | None] = SimpleQueue()
        self._answers: SimpleQueue[Choice | BaseException] = SimpleQueue()
        self._thread = threading.Thread(
            target=_think, args=(bot, self._questions, self._answers), daemon=True
        )
        self._thread.start()

    def ask(self, view: View, budget: Budget) -> Choice:
        """Return the bot's choice, or raise BotFailure with what it did instead."""
        self._questions.put((view, budget))
        return _checked(self._answer(timeouts(budget)), view)

    def _answer(self, waiting: Timeouts) -> Choice:
        try:
            answer = self._wait(waiting.stop)
        except Empty:
            self.stop()
            try:
                answer = self._wait(waiting.grace)
            except Empty:
                seconds = waiting.stop + waiting.grace
                raise BotTimeout(f"did not answer within {seconds:.1f} s") from None
        if isinstance(answer, BaseException):
            raise BotFailure(f"raised {type(answer).__name__}: {answer}") from answer
        return answer

    def _wait(self, seconds: float) -> Choice | BaseException:
        until = time.monotonic() + seconds
        while (left := until - time.monotonic()) > _SLICE:
            with contextlib.suppress(Empty):
                return self._answers.get(timeout=_SLICE)
        return self._answers.get(timeout=max(0.0, left))

    def stop(self) -> None:
        """Ask the bot to answer at once, without waiting for it."""
        threading.Thread(target=_stop, args=(self.bot,), daemon=True).start()

    def close(self) -> None:
        """End the thread as soon as the bot has answered."""
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
    # A bot that fails to stop runs into its timeout.
    with contextlib.suppress(Exception):
        bot.stop()


def _checked(choice: Choice, view: View) -> Choice:
    """Return the choice if it is a legal one; bots may come from anywhere."""
    if not isinstance(choice, Choice):
        raise BotFailure(f"answered with {type(choice).__name__}, not with a choice")
    if choice.action not in view.legal:
        raise BotFailure(f"chose action {choice.action}, which is not legal")
    return choice
