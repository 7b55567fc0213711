"""The host: lets bots play a match, measures them, and replaces those that fail."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Self

from qalat.core.kernel import plain
from qalat.core.match import Match
from qalat.core.view import View
from qalat.play import roster
from qalat.play.asking import Failure, Hanging, Questioner
from qalat.play.bots import Bot, Budget, Choice, RandomBot


@dataclass(frozen=True)
class Incident:
    """A bot that failed and lost its seat: what it did, and how many actions were played then."""

    seat: str
    bot: str
    what: str
    step: int
    hanging: bool = False

    def __str__(self) -> str:
        """Return the incident as a sentence."""
        return f"{self.bot} in the seat of {self.seat} {self.what}, after {self.step} actions"


@dataclass(frozen=True)
class Decision:
    """One answer of a bot: its choice, how long it took, and whether it begins a turn.

    Where a seat goes on after a whole turn, as in a turn that the rules add, another one begins.
    """

    seat: str
    bot: str
    choice: Choice
    seconds: float
    begins_turn: bool


def view_of(match: Match, bot: Bot) -> View:
    """Return what a bot is shown that is to move: what it remembers, or what a person sees."""
    seat = match.to_move
    return match.memory(seat) if bot.remembers else match.view(seat)


class Host:
    """Plays the bots' seats of a match; the other seats are somebody else's to play.

    A bot that raises, answers with something illegal or hangs loses its seat to a stand-in for
    the rest of the game.
    """

    def __init__(
        self,
        match: Match,
        players: Mapping[str, tuple[Bot, Budget]],
        *,
        watch: Callable[[Decision], None] | None = None,
        stand_in: Callable[[int | str], Bot] = roster.stand_in,
    ) -> None:
        for name in players:
            match.seat_number(name)
        self.match = match
        self.incidents: list[Incident] = []
        self._budgets = {name: budget for name, (_, budget) in players.items()}
        self._questioners = {name: Questioner(bot) for name, (bot, _) in players.items()}
        self._watch = watch
        self._stand_in = stand_in
        self._stopped = False
        self._mid_turn = plain(match.game.judgement.mid_turn)

    def __enter__(self) -> Self:
        """Return the host; its threads end with the block."""
        return self

    def __exit__(self, *_: object) -> None:
        """Let the threads end."""
        self.close()

    def close(self) -> None:
        """Let the threads end; the host asks nobody any more."""
        self.stop()
        for questioner in self._questioners.values():
            questioner.close()

    def stop(self) -> None:
        """Stop playing, from any thread; a bot that is thinking is told to, its answer dropped."""
        self._stopped = True
        questioner = self._questioners.get(self.match.to_move)
        if questioner is not None:
            questioner.stop()

    @property
    def may_play(self) -> bool:
        """Whether a bot is to move, and nobody has stopped the host."""
        return not self._stopped and self.match.to_move in self._questioners

    def play(self) -> None:
        """Play until somebody else is to move, the game is over, or the host is stopped."""
        while self.may_play:
            self.step()

    def step(self) -> None:
        """Ask the bot that is to move once, and play its answer."""
        seat = self.match.to_move
        bot = self._questioners[seat].bot
        view = view_of(self.match, bot)
        begins = self.match.undoable_by(seat) == 0 or not self._mid_turn(view.states[0])
        began = time.perf_counter()
        try:
            choice = self._questioners[seat].ask(view, self._budgets[seat])
        except Failure as failure:
            if not self._stopped:
                self._replace(seat, failure)
            return
        seconds = time.perf_counter() - began
        if self._stopped:
            return
        self.match.play(choice.action, seat=seat)
        if self._watch is not None:
            self._watch(Decision(seat, bot.name, choice, seconds, begins))

    def _replace(self, seat: str, failure: Failure) -> None:
        """Give a seat to the stand-in; one that fails too gives way to a bot that cannot."""
        failed = self._questioners[seat]
        step = len(self.match.log.steps)
        self.incidents.append(
            Incident(seat, failed.bot.name, str(failure), step, isinstance(failure, Hanging))
        )
        failed.close()
        before = sum(incident.seat == seat for incident in self.incidents)
        make = self._stand_in if before == 1 else RandomBot
        self._questioners[seat] = Questioner(make(f"{self.match.seed} stand-in {seat}"))
