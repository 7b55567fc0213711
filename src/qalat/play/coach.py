"""The coach: what is best in a position and why, and what a played game could have been."""

from __future__ import annotations

import math
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace

import numpy as np

from qalat.core.errors import Illegal
from qalat.core.game import Game
from qalat.core.kernel import plain
from qalat.core.match import Match
from qalat.core.record import CHANCE
from qalat.core.view import View
from qalat.play.bots import Budget, Prospect
from qalat.play.search.dials import USUAL
from qalat.play.search.mind import Search, Turn, in_order

# The coach looks at the second best as well as at the best, and to the very end of the game.
_DIALS = replace(USUAL, turns=12, curiosity=0.5, breadth=4.0)
_TO_THE_END = 0
_TOLD = 3
_SMALLEST_CHANGE = 0.2
_COSTLIEST = 3
_SHARE = 0.7
"""How much of a turn's time goes into finding the best; the rest is for the one played."""

_LEAST_SIMULATIONS = 16
_TRUST = 10
"""Visits that the estimate counts for where two turns are compared."""


@dataclass(frozen=True)
class Change:
    """How many points of one part of the score a turn is expected to bring more than another."""

    part: str
    points: float


@dataclass(frozen=True)
class Advice:
    """What a seat can expect of a position, and the best of its turns, best first.

    points are by row, wins by seat. Each turn has its reasons: what it changes against the best,
    and the best against the second.
    """

    seat: int
    points: tuple[float, ...]
    wins: tuple[float, ...]
    turns: tuple[Prospect, ...]
    reasons: tuple[tuple[Change, ...], ...]
    simulations: int


@dataclass(frozen=True)
class Verdict:
    """One turn of a played game beside the best one there was.

    first is the number of the turn's first action in the record's steps; points and wins are what
    was to be expected of the best turn, by row and by seat. The loss is in points and in the
    chance to win; reasons are what the best turn would have changed.
    """

    first: int
    seat: int
    played: tuple[int, ...]
    best: tuple[int, ...]
    loss: float
    win_loss: float
    points: tuple[float, ...]
    wins: tuple[float, ...]
    reasons: tuple[Change, ...]


@dataclass(frozen=True)
class Review:
    """A played game, turn by turn."""

    verdicts: tuple[Verdict, ...]

    @property
    def costliest(self) -> tuple[Verdict, ...]:
        """The turns that cost most, the worst first."""
        lossy = [verdict for verdict in self.verdicts if verdict.loss > 0]
        return tuple(sorted(lossy, key=lambda verdict: -verdict.loss)[:_COSTLIEST])

    def mean_loss(self, seat: int) -> float:
        """Return how many points a seat's turns cost on average."""
        losses = [verdict.loss for verdict in self.verdicts if verdict.seat == seat]
        return sum(losses) / len(losses) if losses else 0.0


class Coach:
    """Looks at positions of one game for as long as it is told; stop makes it answer at once."""

    def __init__(self, game: Game, seed: int | str = 0) -> None:
        self._game = game
        self._seed = seed
        self._search = Search(game, _DIALS, horizon=_TO_THE_END)
        self._stopping = threading.Event()

    def stop(self) -> None:
        """Make the coach answer at once."""
        self._stopping.set()

    def advise(
        self, view: View, budget: Budget, progress: Callable[[int, int], None] | None = None
    ) -> Advice:
        """Return what the seat of a view can expect, and its best turns if it is to move.

        progress is told how many seconds have gone by, of how many.
        """
        if view.states[0].actor < CHANCE:
            raise Illegal("advice", "the game is over")
        self._stopping.clear()
        self._look(view.states, view.seat, budget, (), progress)
        turns = in_order(self._search.turns())
        expected = turns[0] if turns else self._search.root
        seats = int(view.states[0].seats)
        reasons = [
            _changes(self._game, turns[1 if place == 0 else 0], turn, view.seat)
            if len(turns) > 1
            else ()
            for place, turn in enumerate(turns)
        ]
        return Advice(
            view.seat,
            _rows(expected.points),
            _rows(expected.wins[:seats]),
            tuple(turn.prospect(view.seat) for turn in turns),
            tuple(reasons),
            self._search.simulations,
        )

    def review(
        self,
        match: Match,
        seconds: float,
        progress: Callable[[int, int], None],
        *,
        simulations: int | None = None,
    ) -> Review:
        """Return every turn of a match beside the best one, in about so many seconds.

        progress is told how many turns are done, of how many. Simulations for each turn, in place
        of the seconds, make a review that can be repeated.
        """
        self._stopping.clear()
        turns = list(played_turns(match))
        deadline = time.perf_counter() + seconds
        verdicts: list[Verdict] = []
        for number, (first, states, actions) in enumerate(turns):
            progress(number, len(turns))
            left = max(deadline - time.perf_counter(), 0.0)
            share = left / (len(turns) - number)
            budget = Budget(seconds=share, simulations=simulations)
            verdicts.append(self._judge(first, states, actions, budget))
            if self._stopping.is_set():
                break
        progress(len(turns), len(turns))
        return Review(tuple(verdicts))

    def judge(
        self, first: int, states: np.ndarray, actions: tuple[int, ...], budget: Budget
    ) -> Verdict:
        """Return one turn, as played_turns yields it, beside the best one there was."""
        self._stopping.clear()
        return self._judge(first, states, actions, budget)

    def _judge(
        self, first: int, states: np.ndarray, actions: tuple[int, ...], budget: Budget
    ) -> Verdict:
        seat, seats = int(states[0].actor), int(states[0].seats)
        deadline = _deadline(budget)
        self._look(states, seat, replace(budget, seconds=_SHARE * budget.seconds), actions)
        turns = self._search.turns()
        asked, best = self._search.asked, in_order(turns)[0]
        # Both turns are compared by as many simulations, with the same luck, if there is time.
        fewer = best.visits - turns[asked].visits
        self._search.grow_turn(asked, fewer, deadline, self._stopping.is_set)
        played = self._search.turns()[asked]
        loss, win_loss = _losses(played, best, seat)
        return Verdict(
            first,
            seat,
            actions,
            best.actions,
            loss,
            win_loss,
            _rows(best.points),
            _rows(best.wins[:seats]),
            _changes(self._game, played, best, seat) if loss > 0 else (),
        )

    def _look(
        self,
        states: np.ndarray,
        seat: int,
        budget: Budget,
        line: Sequence[int],
        progress: Callable[[int, int], None] | None = None,
    ) -> None:
        began, deadline, told = time.perf_counter(), _deadline(budget), -1

        def is_done() -> bool:
            nonlocal told
            gone = int(time.perf_counter() - began)
            if progress is not None and gone > told:
                told = gone
                progress(gone, math.ceil(budget.seconds))
            return self._stopping.is_set()

        self._search.begin(states, seat, "coach", self._seed, line=line)
        if budget.simulations is None:
            self._search.grow(_LEAST_SIMULATIONS)
        self._search.grow_until(deadline, is_done, budget.simulations or math.inf)


def _deadline(budget: Budget) -> float:
    """Return when a budget that begins now is spent, or never where simulations are counted."""
    return math.inf if budget.simulations is not None else time.perf_counter() + budget.seconds


def played_turns(match: Match) -> Iterator[tuple[int, np.ndarray, tuple[int, ...]]]:
    """Yield the turns of a match: the first step, the position before it, and the actions.

    A turn ends where another player acts, where something is drawn, or where the next begins.
    """
    mid_turn = plain(match.game.judgement.mid_turn)
    first, seat, start = 0, CHANCE, match.state
    actions: list[int] = []
    for number, (states, step) in enumerate(match.story()):
        goes_on = step.actor == seat and bool(mid_turn(states[0]))
        if not goes_on:
            if actions:
                yield first, start, tuple(actions)
            first, seat, start, actions = number, step.actor, states, []
        if step.actor != CHANCE:
            actions.append(step.action)
    if actions:
        yield first, start, tuple(actions)


def _losses(played: Turn, best: Turn, seat: int) -> tuple[float, float]:
    """Return what a turn costs against the best, in points and in the chance to win.

    The estimate counts for a few visits: of two turns little looked at, luck would tell most.
    """
    visits = min(played.visits, best.visits)
    seen = visits / (visits + _TRUST)
    points = float(best.points[seat] - played.points[seat])
    promised = float(best.promise[seat] - played.promise[seat])
    win = float(best.wins[seat] - played.wins[seat])
    return max(seen * points + (1 - seen) * promised, 0.0), max(seen * win, 0.0)


def _changes(game: Game, against: Turn, turn: Turn, seat: int) -> tuple[Change, ...]:
    """Return the parts of the score that a turn changes most against another."""
    if turn.parts is None or against.parts is None:
        return ()
    changes = turn.parts[seat] - against.parts[seat]
    order = np.argsort(-np.abs(changes), kind="stable")[:_TOLD]
    return tuple(
        Change(game.parts[part], float(changes[part]))
        for part in order.tolist()
        if abs(changes[part]) >= _SMALLEST_CHANGE
    )


def _rows(values: np.ndarray) -> tuple[float, ...]:
    return tuple(float(value) for value in values)
