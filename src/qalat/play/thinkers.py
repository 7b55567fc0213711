"""Bots that look at whole turns: by the estimate alone, by playouts, or by a tree of turns."""

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
from qalat.play.search.dials import USUAL, Dials
from qalat.play.search.mind import Search, Turn, in_order, lent_searches

_TOLD = 5
_MARGIN_SECONDS = 0.002


@dataclass(frozen=True)
class Manner:
    """How a bot thinks.

    A horizon of None is the game's own, 0 plays to the end. A slip is which of the game's slips
    the bot makes: how far it misjudges what a turn is worth. Who is hasty thinks no longer than
    the game's haste allows. Both depend on how many sit at the table.
    """

    dials: Dials = USUAL
    thinks: bool = True
    horizon: int | None = None
    remembers: bool = True
    slip: int | None = None
    hasty: bool = False


GREEDY = Manner(thinks=False)
FLAT = Manner(dials=replace(USUAL, depth=1), horizon=0)
SEARCH = Manner()


class Thinker:
    """A bot that plans its whole turn, and carries it out click by click.

    It thinks at the turn's first click, and again whenever a draw has changed what it sees.
    """

    def __init__(self, name: str, manner: Manner, seed: int | str) -> None:
        self.name = name
        self.remembers = manner.remembers
        self._manner = manner
        self._seed = seed
        self._asked = 0
        self._plan: list[tuple[bytes, int]] = []
        self._last = Choice(0)
        self._stopping = threading.Event()

    def stop(self) -> None:
        """Make the bot answer at once with the best that it has found."""
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
        manner = self._manner
        cores = max(1, budget.cores) if manner.thinks else 1
        dials = manner.dials
        judgement, seats = view.game.judgement, int(view.states[0].seats)
        if manner.slip is not None:
            dials = replace(dials, blur=judgement.SLIPS[seats][manner.slip])
        most = math.inf if budget.simulations is None else budget.simulations
        if manner.hasty:
            most = min(most, judgement.HASTE[seats])
        with lent_searches(view.game, dials, manner.horizon, cores) as searches:
            for core, search in enumerate(searches):
                search.begin(view.states, view.seat, self._seed, self._asked, thread=core)
            turns = searches[0].turns()
            if not manner.thinks or len(turns) == 1:
                return turns, 0
            self._run_all(searches, most, _deadline(searches[0], budget, began))
            turns = _merged([search.turns() for search in searches])
            return turns, sum(search.simulations for search in searches)

    def _run_all(self, searches: Sequence[Search], most: float, deadline: float) -> None:
        """Let searches share so many simulations, each on a thread of its own."""
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
    """Return when the time is over for a position, or never where simulations are counted."""
    if budget.simulations is not None:
        return math.inf
    return began + max(budget.seconds * search.share_of_turn - _MARGIN_SECONDS, 0.0)


def _steps(view: View, actions: Sequence[int]) -> list[tuple[bytes, int]]:
    """Return a turn's actions, each with the position that it is meant for."""
    engine = view.game.engine
    states, desk = view.states.copy(), engine.desk()
    steps: list[tuple[bytes, int]] = []
    for action in actions:
        if steps:
            engine.driver.apply(states, 0, steps[-1][1], desk)
        steps.append((states.tobytes(), action))
    return steps


def _prospects(turns: Sequence[Turn], seat: int) -> tuple[Prospect, ...]:
    """Return the reasons for a turn: itself, and then the best of the others."""
    return tuple(turn.prospect(seat) for turn in turns[:_TOLD])


def _merged(thoughts: Sequence[Sequence[Turn]]) -> list[Turn]:
    """Return the turns that several threads looked at, each with all its visits."""
    if len(thoughts) == 1:
        return list(thoughts[0])
    merged = []
    for same in zip(*thoughts, strict=True):
        visits = sum(turn.visits for turn in same)
        shares = [turn.visits / visits if visits else 1 / len(same) for turn in same]
        told = [(turn.parts, share) for turn, share in zip(same, shares, strict=True)]
        whole = all(part is not None for part, _ in told)
        merged.append(
            replace(
                same[0],
                visits=visits,
                worth=sum(turn.worth * share for turn, share in zip(same, shares, strict=True)),
                points=_mean([turn.points for turn in same], shares),
                wins=_mean([turn.wins for turn in same], shares),
                parts=_mean([part for part, _ in told if part is not None], shares)
                if whole
                else None,
            )
        )
    return merged


def _mean(arrays: Sequence[np.ndarray], shares: Sequence[float]) -> np.ndarray:
    return np.asarray(sum(array * share for array, share in zip(arrays, shares, strict=True)))
