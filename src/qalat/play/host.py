"""The host: lets bots play a match, times them, and replaces those that fail."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Self

from qalat.core.kernel import plain
from qalat.core.match import Match
from qalat.core.view import View
from qalat.play import roster
from qalat.play.bot_thread import BotFailure, BotThread, BotTimeout
from qalat.play.bots import Bot, Budget, Choice, RandomBot


@dataclass(frozen=True)
class Incident:
    """A bot that failed and lost its seat: what it did, and after how many actions."""

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

    Where a seat plays on after a whole turn, as in an extra turn, another turn begins.
    """

    seat: str
    bot: str
    choice: Choice
    seconds: float
    begins_turn: bool


def view_of(match: Match, bot: Bot) -> View:
    """Return the view of a bot that is to move: all that it remembers, or what a person sees."""
    seat = match.to_move
    return match.memory(seat) if bot.remembers else match.view(seat)


class Host:
    """Plays the bots' seats of a match; its caller plays the others.

    A bot that raises, hangs or answers with an illegal action is replaced by a stand-in for the
    rest of the game.
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
        self._threads = {name: BotThread(bot) for name, (bot, _) in players.items()}
        self._watch = watch
        self._stand_in = stand_in
        self._stopped = False
        self._mid_turn = plain(match.game.judgement.mid_turn)

    def __enter__(self) -> Self:
        """Return the host; the block's end closes it."""
        return self

    def __exit__(self, *_: object) -> None:
        """Close the host."""
        self.close()

    def close(self) -> None:
        """Stop playing and end the threads."""
        self.stop()
        for thread in self._threads.values():
            thread.close()

    def stop(self) -> None:
        """Stop playing, from any thread; a thinking bot is asked to stop, its answer dropped."""
        self._stopped = True
        thread = self._threads.get(self.match.to_move)
        if thread is not None:
            thread.stop()

    @property
    def may_play(self) -> bool:
        """Whether a bot is to move and the host has not been stopped."""
        return not self._stopped and self.match.to_move in self._threads

    def play(self) -> None:
        """Play until another seat is to move, the game is over, or the host is stopped."""
        while self.may_play:
            self.step()

    def step(self) -> None:
        """Ask the bot that is to move for one action, and play it."""
        seat = self.match.to_move
        bot = self._threads[seat].bot
        view = view_of(self.match, bot)
        begins = self.match.undoable_by(seat) == 0 or not self._mid_turn(view.states[0])
        began = time.perf_counter()
        try:
            choice = self._threads[seat].ask(view, self._budgets[seat])
        except BotFailure as failure:
            if not self._stopped:
                self._replace(seat, failure)
            return
        seconds = time.perf_counter() - began
        if self._stopped:
            return
        self.match.play(choice.action, seat=seat)
        if self._watch is not None:
            self._watch(Decision(seat, bot.name, choice, seconds, begins))

    def _replace(self, seat: str, failure: BotFailure) -> None:
        """Give a seat to the stand-in; if that fails too, to a bot that cannot fail."""
        failed = self._threads[seat]
        step = len(self.match.log.steps)
        self.incidents.append(
            Incident(seat, failed.bot.name, str(failure), step, isinstance(failure, BotTimeout))
        )
        failed.close()
        before = sum(incident.seat == seat for incident in self.incidents)
        make = self._stand_in if before == 1 else RandomBot
        self._threads[seat] = BotThread(make(f"{self.match.seed} stand-in {seat}"))
