"""Bots that plan whole turns: by the estimate alone, by playouts, or by a tree of turns."""

from __future__ import annotations

import math
import threading
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, replace

import numpy as np

from qalat.core.view import View
from qalat.play.bots import Budget, Choice, Prospect, refuse_unless_to_move
from qalat.play.search.parameters import DEFAULT, SearchParameters
from qalat.play.search.search import Search, Turn, in_order, pooled_searches

_MOST_PROSPECTS = 5
_MARGIN_SECONDS = 0.002


@dataclass(frozen=True)
class Strategy:
    """How a bot chooses its turns.

    thinks is False for a bot that trusts the estimate alone. A horizon of None is the game's own,
    0 plays to the end. error_level is the place in the game's LEVEL_ERRORS of how far the bot
    misjudges a turn; a limited one runs at most its LEVEL_4_SIMULATIONS.
    """

    parameters: SearchParameters = DEFAULT
    thinks: bool = True
    horizon: int | None = None
    remembers: bool = True
    error_level: int | None = None
    limited: bool = False


GREEDY = Strategy(thinks=False)
FLAT = Strategy(parameters=replace(DEFAULT, depth=1), horizon=0)
SEARCH = Strategy()


class PlanningBot:
    """A bot that plans its whole turn and plays it action by action.

    It plans at the turn's first action, and again whenever a draw has changed its view.
    """

    def __init__(self, name: str, strategy: Strategy, seed: int | str) -> None:
        self.name = name
        self.remembers = strategy.remembers
        self._strategy = strategy
        self._seed = seed
        self._asked = 0
        self._plan: list[tuple[bytes, int]] = []
        self._last = Choice(0)
        self._stopping = threading.Event()

    def stop(self) -> None:
        """Make the bot answer at once with the best action found so far."""
        self._stopping.set()

    def choose(self, view: View, budget: Budget) -> Choice:
        """Return one of the view's legal actions, with the reasons for it."""
        refuse_unless_to_move(view)
        self._stopping.clear()
        if self._plan and self._plan[0][0] == view.states.tobytes():
            return replace(self._last, action=self._plan.pop(0)[1])
        self._plan = []
        if len(view.legal) == 1:
            return Choice(view.legal[0])
        began = time.perf_counter()
        self._asked += 1
        turns, simulations = self._think(view, budget, began)
        best, *_ = turns = in_order(turns)
        self._plan = _steps(view, best.actions)
        self._last = Choice(self._plan.pop(0)[1], _prospects(turns, view.seat), simulations)
        return self._last

    def _think(self, view: View, budget: Budget, began: float) -> tuple[list[Turn], int]:
        strategy = self._strategy
        cores = max(1, budget.cores) if strategy.thinks else 1
        parameters = strategy.parameters
        judgement, seats = view.game.judgement, int(view.states[0].seats)
        if strategy.error_level is not None:
            parameters = replace(
                parameters, noise=judgement.LEVEL_ERRORS[seats][strategy.error_level]
            )
        most = math.inf if budget.simulations is None else budget.simulations
        if strategy.limited:
            most = min(most, judgement.LEVEL_4_SIMULATIONS[seats])
        with pooled_searches(view.game, parameters, strategy.horizon, cores) as searches:
            for core, search in enumerate(searches):
                search.begin(view.states, view.seat, self._seed, self._asked, thread=core)
            turns = searches[0].turns()
            if not strategy.thinks or len(turns) == 1:
                return turns, 0
            self._run_all(searches, most, _deadline(searches[0], budget, began))
            turns = _merged([search.turns() for search in searches])
            return turns, sum(search.simulations for search in searches)

    def _run_all(self, searches: Sequence[Search], most: float, deadline: float) -> None:
        """Split the simulations between the searches, each on a thread of its own."""
        stopped, share = self._stopping.is_set, most / len(searches)
        most_each = share if math.isinf(share) else math.ceil(share)
        if len(searches) == 1:
            searches[0].grow_until(deadline, stopped, most_each)
            return
        with ThreadPoolExecutor(len(searches)) as threads:
            running = [
                threads.submit(search.grow_until, deadline, stopped, most_each)
                for search in searches
            ]
            for each in running:
                each.result()


def _deadline(search: Search, budget: Budget, began: float) -> float:
    """Return when the time for a position ends; never, if simulations are counted."""
    if budget.simulations is not None:
        return math.inf
    return began + max(budget.seconds * search.share_of_turn - _MARGIN_SECONDS, 0.0)


def _steps(view: View, actions: Sequence[int]) -> list[tuple[bytes, int]]:
    """Return a turn's actions, each with the position in which it is to be played."""
    engine = view.game.engine
    states, scratch = view.states.copy(), engine.scratch()
    steps: list[tuple[bytes, int]] = []
    for action in actions:
        if steps:
            engine.driver.apply(states, 0, steps[-1][1], scratch)
        steps.append((states.tobytes(), action))
    return steps


def _prospects(turns: Sequence[Turn], seat: int) -> tuple[Prospect, ...]:
    """Return the reasons for the first turn: itself, then the best of the others."""
    return tuple(turn.prospect(seat) for turn in turns[:_MOST_PROSPECTS])


def _merged(results: Sequence[Sequence[Turn]]) -> list[Turn]:
    """Merge the turns of several threads, adding up their visits."""
    if len(results) == 1:
        return list(results[0])
    merged = []
    for same in zip(*results, strict=True):
        visits = sum(turn.visits for turn in same)
        shares = [turn.visits / visits if visits else 1 / len(same) for turn in same]
        parts = [turn.parts for turn in same if turn.parts is not None]
        merged.append(
            replace(
                same[0],
                visits=visits,
                worth=sum(turn.worth * share for turn, share in zip(same, shares, strict=True)),
                points=_mean([turn.points for turn in same], shares),
                wins=_mean([turn.wins for turn in same], shares),
                parts=_mean(parts, shares) if len(parts) == len(same) else None,
            )
        )
    return merged


def _mean(arrays: Sequence[np.ndarray], shares: Sequence[float]) -> np.ndarray:
    return np.asarray(sum(array * share for array, share in zip(arrays, shares, strict=True)))
