"""The coach's analyses of finished games, one turn at a time, in the bots' processes.

Each turn waits in the bots' queue like a question of one more table, so players wait no longer than
for another table. Results are kept while the server runs.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Iterable
from typing import Literal

import numpy as np
import structlog

from qalat.core.game import Game
from qalat.core.log import Log
from qalat.core.view import SPECTATOR
from qalat.games import find
from qalat.play.coach import Verdict, played_turns
from qalat.server.limits import Limits, Places
from qalat.server.protocol import Analysis, Change, JudgedTurn, WrittenDeed
from qalat.server.refusals import Refused
from qalat.server.table.replay import deeds_ahead, played_again
from qalat.server.thinking import Asker, Thinkers, TurnToJudge
from qalat.server.thinking.fair_semaphore import FairSemaphore

Turn = tuple[int, np.ndarray, tuple[int, ...]]
"""The first step of a turn, the position before it, and its actions."""

MOST_STEPS = 3000
"""The steps of a game that is analysed: some four times as many as a long one has."""

_KEPT = 200
_KEPT_TURNS = 20_000
"""Judged turns of all games together, each of some kilobytes."""

_MOST_WAITING = 200
_LONGEST_THOUGHT = 0.6
"""Seconds for one turn of a short game: nobody at a table should wait longer for a worker."""

_log = structlog.get_logger()


class _Work:
    """The analysis of one game, running or done."""

    def __init__(self) -> None:
        self.state: Literal["waiting", "thinking", "done", "failed"] = "waiting"
        self.total = 0
        self.turns: list[JudgedTurn] = []


class Analyses:
    """All requested analyses; one runs at a time, and addresses take turns."""

    def __init__(self, thinkers: Thinkers, limits: Limits) -> None:
        self._thinkers = thinkers
        self._seconds = limits.analysis
        self._places = Places(limits.analyses)
        self._works: OrderedDict[str, _Work] = OrderedDict()
        self._tasks: set[asyncio.Task[None]] = set()
        self._one_at_a_time = FairSemaphore()

    def progress(self, key: str, after: int = 0) -> Analysis:
        """Return the state of an analysis, and its verdicts after a number of turns."""
        work = self._works.get(key)
        if work is None:
            return Analysis(state="none", done=0, total=0, turns=[])
        return Analysis(
            state=work.state,
            done=len(work.turns),
            total=work.total,
            turns=work.turns[after:],
        )

    def knows(self, key: str) -> bool:
        """Return whether a game's analysis exists already."""
        work = self._works.get(key)
        return work is not None and work.state != "failed"

    def begin(self, key: str, asker: str, log: Log) -> None:
        """Start the analysis of a game, unless it exists."""
        if self.knows(key):
            return
        if len(log.steps) > MOST_STEPS:
            raise Refused("too_large", expected=f"a game of at most {MOST_STEPS} steps")
        # Whoever has none waiting is let in when many others have.
        most = _MOST_WAITING if self._places.has(asker) else 2 * _MOST_WAITING
        if len(self._tasks) >= most:
            raise Refused("busy", expected=f"at most {_MOST_WAITING} games that wait for the coach")
        if not self._places.take(asker):
            raise Refused("too_many", expected="the coach to come to an end with another game")
        work = self._works[key] = _Work()
        self._forget()
        task = asyncio.create_task(self._go_through(key, work, Asker(asker), log))
        self._tasks.add(task)
        task.add_done_callback(lambda ended: self._end(ended, work, asker))

    def _end(self, ended: asyncio.Task[None], work: _Work, asker: str) -> None:
        """Record the end of an analysis; one that failed can be requested again."""
        self._tasks.discard(ended)
        self._places.give_back(asker)
        if work.state != "done":
            work.state = "failed"
        if not ended.cancelled() and (error := ended.exception()) is not None:
            _log.warning("analysis failed", error=repr(error))

    def _forget(self) -> None:
        over = [key for key, work in self._works.items() if work.state in {"done", "failed"}]
        turns = sum(len(work.turns) for work in self._works.values())
        for key in over:
            if len(self._works) <= _KEPT and turns <= _KEPT_TURNS:
                return
            turns -= len(self._works.pop(key).turns)

    async def _go_through(self, key: str, work: _Work, asker: Asker, log: Log) -> None:
        async with self._one_at_a_time.passed(asker.way(key)):
            turns = await asyncio.to_thread(lambda: list(played_turns(played_again(log))))
            work.total = len(turns)
            work.state = "thinking"
            await self._judge(key, work, asker, turns, log.game.name)
        work.state = "done"

    async def _judge(
        self, key: str, work: _Work, asker: Asker, turns: Iterable[Turn], game: str
    ) -> None:
        seconds = min(_LONGEST_THOUGHT, self._seconds / max(1, work.total))
        for first, states, played in turns:
            decision = TurnToJudge(game, states.tobytes(), first, played, seconds, f"coach {key}")
            judged = await self._thinkers.judge(decision, asker)
            best = judged.verdict.best
            deeds = deeds_ahead(game, states, first, best)
            work.turns.append(_judged_turn(find(game), states, judged.verdict, deeds))

    async def close(self) -> None:
        """Cancel all analyses."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)


def _judged_turn(
    game: Game, states: np.ndarray, verdict: Verdict, deeds: list[WrittenDeed]
) -> JudgedTurn:
    """Return a verdict as a client is told it, with what its best turn leads to."""
    outcome, outcome_facts = _outcome(game, states, verdict.best)
    return JudgedTurn(
        first=verdict.first,
        seat=verdict.seat,
        played=verdict.played,
        best=verdict.best,
        loss=round(verdict.loss, 2),
        win_loss=round(verdict.win_loss, 3),
        points=tuple(round(points, 2) for points in verdict.points),
        wins=tuple(round(wins, 3) for wins in verdict.wins),
        reasons=[Change(change.part, round(change.points, 2)) for change in verdict.changes],
        error=round(verdict.error, 2),
        gains=[effect.as_dict() for effect in verdict.reasons.gains],
        costs=[effect.as_dict() for effect in verdict.reasons.costs],
        played_places=verdict.played_places,
        best_places=verdict.best_places,
        outcome=outcome,
        outcome_facts=outcome_facts,
        deeds=deeds,
    )


def _outcome(game: Game, states: np.ndarray, actions: Iterable[int]) -> tuple[list[int], list[int]]:
    """Return what a turn changes in the record and in the facts, as spectators see them."""
    engine = game.engine
    scratch, after = engine.scratch(), engine.blank(2)
    after[:] = states[0]
    for action in actions:
        engine.driver.apply(after, 1, action, scratch)
    facts = engine.facts.blank(2)
    for place in range(2):
        engine.driver.hide(after, place, SPECTATOR)
        engine.view_kernels.compute_facts(after, place, facts[place : place + 1], scratch)
    return _patch(after), _patch(facts)


def _patch(records: np.ndarray) -> list[int]:
    """Return the places of the bytes that differ between two records, and their values."""
    was, now = records.view(np.uint8).reshape(2, -1)
    places = np.flatnonzero(was != now)
    return np.column_stack((places, now[places])).ravel().tolist()
