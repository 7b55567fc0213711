"""Bots for tests: one that plays the first thing it may, and such as fail in every way."""

import threading

from qalat.core.view import View
from qalat.play.bots import Budget, Choice


class FirstBot:
    """Plays the first legal action, and keeps what it was shown."""

    name = "first"

    def __init__(self, *, remembers: bool = False) -> None:
        self.remembers = remembers
        self.shown: list[View] = []
        self.stopped = 0

    def choose(self, view: View, budget: Budget) -> Choice:
        self.shown.append(view)
        return Choice(view.legal[0])

    def stop(self) -> None:
        self.stopped += 1


class RaisingBot(FirstBot):
    name = "raising"

    def choose(self, view: View, budget: Budget) -> Choice:
        raise LookupError("no idea")


class LeavingBot(FirstBot):
    name = "leaving"

    def choose(self, view: View, budget: Budget) -> Choice:
        raise SystemExit(3)


class CheatingBot(FirstBot):
    name = "cheating"

    def choose(self, view: View, budget: Budget) -> Choice:
        return Choice(-7)


class MutteringBot(FirstBot):
    name = "muttering"

    def choose(self, view: View, budget: Budget) -> Choice:
        return "the first one"  # type: ignore[return-value]


class DawdlingBot(FirstBot):
    """Answers only when it is told to stop."""

    name = "dawdling"

    def __init__(self) -> None:
        super().__init__()
        self._told = threading.Event()

    def choose(self, view: View, budget: Budget) -> Choice:
        self._told.wait(60)
        self._told.clear()
        return super().choose(view, budget)

    def stop(self) -> None:
        super().stop()
        self._told.set()


class HangingBot(FirstBot):
    """Does not answer until the test lets it go."""

    name = "hanging"

    def __init__(self) -> None:
        super().__init__()
        self.let_go = threading.Event()

    def choose(self, view: View, budget: Budget) -> Choice:
        self.let_go.wait(60)
        return super().choose(view, budget)

    def stop(self) -> None:
        super().stop()
        raise LookupError("no idea how")
