"""The coach: the best turns of a position and why, and what the turns of a game cost."""

from __future__ import annotations

import math
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field, replace

import numpy as np

from qalat.core.errors import Illegal
from qalat.core.game import Game
from qalat.core.kernel import plain
from qalat.core.match import Match
from qalat.core.record import CHANCE
from qalat.core.view import View
from qalat.play.bots import Budget, Prospect
from qalat.play.reasons import (
    PartChange,
    Places,
    Reasons,
    error_of,
    places_in,
    reasons_between,
    reasons_for,
    reasons_to_play,
)
from qalat.play.search.parameters import DEFAULT
from qalat.play.search.search import Search, Turn, in_order

# The coach compares the best turn with the second best, and plays out to the end of the game.
_PARAMETERS = replace(DEFAULT, turns=12, exploration=0.5, widening=4.0)
_TO_THE_END = 0
_MOST_REASONS = 3
_SMALLEST_CHANGE = 0.2
_COSTLIEST = 3
_SHARE = 0.7
"""The share of a turn's time that goes into finding the best; the rest is for the one played."""

_LEAST_SIMULATIONS = 16
_TRUST = 10
"""How many visits the estimate counts for where two turns are compared."""


@dataclass(frozen=True)
class Assessment:
    """What a seat can expect of a position, and the best of its turns, best first.

    points are by row, wins by seat. Each turn is compared with the best, and the best with the
    second: changes are the parts of the score that differ, reasons what the turns lead to, why
    the better of the two is better. Turns that differ by less than their error are equal.
    """

    seat: int
    points: tuple[float, ...]
    wins: tuple[float, ...]
    turns: tuple[Prospect, ...]
    changes: tuple[tuple[PartChange, ...], ...]
    reasons: tuple[Reasons, ...]
    errors: tuple[float, ...]
    simulations: int

    def is_equal(self, place: int) -> bool:
        """Say whether a turn is as good as the best, or the best no better than the second."""
        if len(self.turns) < 2:
            return False
        return self.turns[0].points - self.turns[max(place, 1)].points <= self.errors[place]


@dataclass(frozen=True)
class Verdict:
    """One turn of a played game, compared with the best one.

    first is the number of the turn's first action in the record's steps; points and wins are what
    was to be expected of the best turn, by row and by seat. The loss is in points and in the
    chance to win; up to the error it is luck. changes are the parts of the score that the best
    turn would have changed, reasons why it is better, places what both turns are done with.
    """

    first: int
    seat: int
    played: tuple[int, ...]
    best: tuple[int, ...]
    loss: float
    win_loss: float
    points: tuple[float, ...]
    wins: tuple[float, ...]
    error: float = 0.0
    changes: tuple[PartChange, ...] = ()
    reasons: Reasons = field(default_factory=Reasons)
    played_places: Places = field(default_factory=dict)
    best_places: Places = field(default_factory=dict)

    @property
    def is_equal(self) -> bool:
        """Whether the played turn was as good as the best, as far as the coach can tell."""
        return self.loss <= self.error


@dataclass(frozen=True)
class Review:
    """A played game, turn by turn."""

    verdicts: tuple[Verdict, ...]

    @property
    def costliest(self) -> tuple[Verdict, ...]:
        """The turns that cost most, the worst first."""
        lossy = [verdict for verdict in self.verdicts if not verdict.is_equal]
        return tuple(sorted(lossy, key=lambda verdict: -verdict.loss)[:_COSTLIEST])

    def mean_loss(self, seat: int) -> float:
        """Return how many points a turn of a seat cost on average."""
        losses = [verdict.loss for verdict in self.verdicts if verdict.seat == seat]
        return sum(losses) / len(losses) if losses else 0.0


class Coach:
    """Analyses positions of one game within a budget; stop makes it answer at once."""

    def __init__(self, game: Game, seed: int | str = 0) -> None:
        self._game = game
        self._seed = seed
        self._search = Search(game, _PARAMETERS, horizon=_TO_THE_END)
        self._stopping = threading.Event()

    def stop(self) -> None:
        """Make the coach answer at once."""
        self._stopping.set()

    def advise(
        self, view: View, budget: Budget, progress: Callable[[int, int], None] | None = None
    ) -> Assessment:
        """Return what the seat of a view can expect, and its best turns if it is to move.

        progress is called with the seconds that have passed, and with how many there are.
        """
        if view.states[0].actor < CHANCE:
            raise Illegal("advice", "the game is over")
        self._stopping.clear()
        self._search_position(view.states, view.seat, budget, (), progress)
        turns = in_order(self._search.turns())
        expected = turns[0] if turns else self._search.root
        seats = int(view.states[0].seats)
        changes = [
            _changes(self._game, turns[1 if place == 0 else 0], turn, view.seat)
            if len(turns) > 1
            else ()
            for place, turn in enumerate(turns)
        ]
        # The best is compared with the second, every other with the best.
        errors = [error_of(self._game, turn.visits) for turn in [*turns[1:2], *turns[1:]]]
        return Assessment(
            view.seat,
            _rows(expected.points),
            _rows(expected.wins[:seats]),
            tuple(turn.prospect(view.seat) for turn in turns),
            tuple(changes),
            tuple(self._reasons(view, turns, changes)),
            tuple(errors) if turns[1:] else (0.0,) * len(turns),
            self._search.simulations,
        )

    def _reasons(
        self, view: View, turns: Sequence[Turn], changes: Sequence[tuple[PartChange, ...]]
    ) -> Iterator[Reasons]:
        """Yield why the best turn is better than the second, and than each of the others."""
        game, states, seat = self._game, view.states, view.seat
        if len(turns) == 1:
            yield reasons_for(game, states, seat, turns[0].actions)
            return
        for place, turn in enumerate(turns):
            other, why = (turns[1], reasons_to_play) if place == 0 else (turn, reasons_between)
            lost = [PartChange(each.part, each.points * (1 if place == 0 else -1))
                    for each in changes[place]]  # fmt: skip
            yield why(game, states, seat, turns[0].actions, other.actions, lost)

    def review(
        self,
        match: Match,
        seconds: float,
        progress: Callable[[int, int], None],
        *,
        simulations: int | None = None,
    ) -> Review:
        """Compare every turn of a match with the best one, in about this many seconds.

        progress is called with the number of turns done, and of turns in all. Simulations for each
        turn, instead of seconds, make the review repeatable.
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
        """Compare one turn, as played_turns yields it, with the best one."""
        self._stopping.clear()
        return self._judge(first, states, actions, budget)

    def _judge(
        self, first: int, states: np.ndarray, actions: tuple[int, ...], budget: Budget
    ) -> Verdict:
        seat, seats = int(states[0].actor), int(states[0].seats)
        deadline = _deadline(budget)
        self._search_position(
            states, seat, replace(budget, seconds=_SHARE * budget.seconds), actions
        )
        turns = self._search.turns()
        asked, best = self._search.asked, in_order(turns)[0]
        # Give both turns the same number of simulations, with the same luck, if there is time.
        fewer = best.visits - turns[asked].visits
        self._search.grow_turn(asked, fewer, deadline, self._stopping.is_set)
        played = self._search.turns()[asked]
        loss, win_loss = _losses(played, best, seat)
        changes = _changes(self._game, played, best, seat) if loss > 0 else ()
        return Verdict(
            first,
            seat,
            actions,
            best.actions,
            loss,
            win_loss,
            _rows(best.points),
            _rows(best.wins[:seats]),
            error_of(self._game, min(played.visits, best.visits)),
            changes,
            reasons_to_play(self._game, states, seat, best.actions, actions, changes),
            places_in(self._game, states, seat, actions),
            places_in(self._game, states, seat, best.actions),
        )

    def _search_position(
        self,
        states: np.ndarray,
        seat: int,
        budget: Budget,
        line: Sequence[int],
        progress: Callable[[int, int], None] | None = None,
    ) -> None:
        began, deadline, reported = time.perf_counter(), _deadline(budget), -1

        def is_done() -> bool:
            nonlocal reported
            passed = int(time.perf_counter() - began)
            if progress is not None and passed > reported:
                reported = passed
                progress(passed, math.ceil(budget.seconds))
            return self._stopping.is_set()

        self._search.begin(states, seat, "coach", self._seed, line=line)
        if budget.simulations is None:
            self._search.grow(_LEAST_SIMULATIONS)
        self._search.grow_until(deadline, is_done, budget.simulations or math.inf)


def _deadline(budget: Budget) -> float:
    """Return when a budget that begins now ends; never, if it counts simulations."""
    return math.inf if budget.simulations is not None else time.perf_counter() + budget.seconds


def played_turns(match: Match) -> Iterator[tuple[int, np.ndarray, tuple[int, ...]]]:
    """Yield the turns of a match: the first step, the position before it, and the actions.

    A turn ends when another player acts, something is drawn, or the next turn begins.
    """
    mid_turn = plain(match.game.judgement.mid_turn)
    first, seat, start = 0, CHANCE, match.state
    actions: list[int] = []
    for number, (states, step) in enumerate(match.story()):
        continues = step.actor == seat and bool(mid_turn(states[0]))
        if not continues:
            if actions:
                yield first, start, tuple(actions)
            first, seat, start, actions = number, step.actor, states, []
        if step.actor != CHANCE:
            actions.append(step.action)
    if actions:
        yield first, start, tuple(actions)


def _losses(played: Turn, best: Turn, seat: int) -> tuple[float, float]:
    """Return what a turn costs compared with the best, in points and in the chance to win.

    The estimate counts for a few visits: between rarely visited turns luck would decide.
    """
    visits = min(played.visits, best.visits)
    seen = visits / (visits + _TRUST)
    points = float(best.points[seat] - played.points[seat])
    estimated = float(best.estimated[seat] - played.estimated[seat])
    win = float(best.wins[seat] - played.wins[seat])
    # The first of two equal numbers counts: never a loss of minus nothing.
    return max(0.0, seen * points + (1 - seen) * estimated), max(0.0, seen * win)


def _changes(game: Game, against: Turn, turn: Turn, seat: int) -> tuple[PartChange, ...]:
    """Return the parts of the score in which a turn differs most from another."""
    if turn.parts is None or against.parts is None:
        return ()
    changes = turn.parts[seat] - against.parts[seat]
    order = np.argsort(-np.abs(changes), kind="stable")[:_MOST_REASONS]
    return tuple(
        PartChange(game.parts[part], float(changes[part]))
        for part in order.tolist()
        if abs(changes[part]) >= _SMALLEST_CHANGE
    )


def _rows(values: np.ndarray) -> tuple[float, ...]:
    return tuple(float(value) for value in values)
