"""A roster with bots that fail in every way beside the usual ones, for workers to be tried with."""

import contextlib
import os
import signal
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from qalat.core.view import View
from qalat.play import roster
from qalat.play.bots import Bot, Budget, Choice, Prospect
from qalat.play.roster import Entrant
from tests.play.players import CheatingBot, FirstBot, LeavingBot, MutteringBot, RaisingBot

BEGUN = "QALAT_TEST_BEGUN"
"""The variable with the file that a bot makes when it begins to think for long."""


def begin_to_think() -> None:
    if BEGUN in os.environ:
        Path(os.environ[BEGUN]).touch()


class DyingBot(FirstBot):
    """Takes its process along."""

    def choose(self, view: View, budget: Budget) -> Choice:
        os._exit(3)


class FrozenBot(FirstBot):
    """Stops its whole process, so that not even a thread beside it can answer."""

    def choose(self, view: View, budget: Budget) -> Choice:
        os.kill(os.getpid(), signal.SIGSTOP)
        return super().choose(view, budget)


class HangingBot(FirstBot):
    """Never answers, whatever it is told."""

    def choose(self, view: View, budget: Budget) -> Choice:
        begin_to_think()
        while True:
            time.sleep(1)


class PatientBot(FirstBot):
    """Thinks until it is told to stop."""

    def choose(self, view: View, budget: Budget) -> Choice:
        begin_to_think()
        while not self.stopped:
            time.sleep(0.01)
        return super().choose(view, budget)


class ChattyBot(FirstBot):
    """Prints, reads, and answers all the same."""

    def choose(self, view: View, budget: Budget) -> Choice:
        sys.stdout.write("hm\n")
        sys.stdout.flush()
        os.write(1, b"hm\n")
        assert os.read(0, 1) == b""
        return super().choose(view, budget)


class GibberingBot(FirstBot):
    """Writes into every pipe of its process."""

    def choose(self, view: View, budget: Budget) -> Choice:
        for number in range(3, 64):
            with contextlib.suppress(OSError):
                os.write(number, b"gibberish\n")
        return super().choose(view, budget)


class DreamingBot(FirstBot):
    """Plans a turn that cannot be played beyond its first action."""

    def choose(self, view: View, budget: Budget) -> Choice:
        first = view.legal[0]
        return Choice(first, (Prospect((first, -7, -7), 0.0, 0.0, 0),))


KINDS: dict[str, Callable[[], Bot]] = {
    "first": FirstBot,
    "raising": RaisingBot,
    "leaving": LeavingBot,
    "cheating": CheatingBot,
    "muttering": MutteringBot,
    "dying": DyingBot,
    "frozen": FrozenBot,
    "hanging": HangingBot,
    "patient": PatientBot,
    "chatty": ChattyBot,
    "gibbering": GibberingBot,
    "dreaming": DreamingBot,
}


@dataclass(frozen=True)
class OddEntrant(Entrant):
    """One of the bots above."""

    def bot(self, seed: int | str) -> Bot:
        return KINDS[self.kind]()


def read_entrant(text: str) -> Entrant:
    """Return one of the bots above, or one of the usual roster."""
    kind, _, budget = text.partition(":")
    if kind not in KINDS:
        return roster.read_entrant(text)
    return OddEntrant(text, kind, roster.read_budget(budget) if budget else Budget())
