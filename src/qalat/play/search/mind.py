"""A search at work: arrays for the compiled part, and a clock that it knows nothing of."""

from __future__ import annotations

import math
import threading
import time
from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np

from qalat.core.engine import file_of, load_template, rules_sources
from qalat.core.game import Game
from qalat.core.random import seeded
from qalat.play.bots import Prospect
from qalat.play.search.dials import Dials
from qalat.play.search.records import (
    BENCH,
    BEYOND_COMPARE,
    DIALS,
    DRAW,
    ESTIMATE,
    FORESEE,
    GUESS,
    MID_TURN,
    MOST_CLICKS,
    MOST_DEPTH,
    MOST_NODES,
    MOST_TURNS,
    NODE,
    PREFER,
    REPORT,
    SKETCH,
    WORTHWHILE,
    Work,
)

_THINKING = Path(__file__).with_name("thinking.py")
_SLICE_SECONDS = 0.002
_HASH_BITS = 40


@cache
def thinking(game: Game) -> Any:
    """Load the compiled part against one game, once."""
    judgement = file_of(game.judgement).parent
    sources = (*rules_sources(game.rules), judgement, _THINKING.parent)
    return load_template(
        _THINKING,
        sources,
        judgement=game.judgement,
        rules=game.rules,
        driver=game.engine.driver,
    )


class Judge:
    """A game's judgement, question by question; a desk is as the engine has it."""

    def __init__(self, game: Game) -> None:
        self._rows = game.engine.rows
        self._judge = thinking(game).judge
        self._nothing = np.zeros(self._rows)

    def estimate(self, states: np.ndarray, i: int, desk: np.ndarray) -> np.ndarray:
        """Return the points that each row can expect at the end of the game."""
        values = np.zeros(self._rows)
        self._judge(ESTIMATE, states, i, 0, values, desk)
        return values

    def foresee(self, states: np.ndarray, i: int, desk: np.ndarray) -> np.ndarray:
        """Return the points that each row can expect where a playout is cut off."""
        values = np.zeros(self._rows)
        self._judge(FORESEE, states, i, 0, values, desk)
        return values

    def prefer(self, states: np.ndarray, i: int, desk: np.ndarray) -> int:
        """Return what quick play does in a position."""
        return int(self._judge(PREFER, states, i, 0, self._nothing, desk))

    def guess(self, states: np.ndarray, i: int, seat: int, desk: np.ndarray) -> None:
        """Fill in at random what a seat is not shown."""
        self._judge(GUESS, states, i, seat, self._nothing, desk)

    def is_mid_turn(self, states: np.ndarray, i: int, desk: np.ndarray) -> bool:
        """Say whether the acting player is in the middle of a turn."""
        return bool(self._judge(MID_TURN, states, i, 0, self._nothing, desk))

    def draw(self, states: np.ndarray, i: int, desk: np.ndarray) -> int:
        """Return what chance does, with the desk's generator, as a playout draws it."""
        return int(self._judge(DRAW, states, i, 0, self._nothing, desk))

    def worthwhile(self, states: np.ndarray, i: int, desk: np.ndarray) -> np.ndarray:
        """Return the legal actions that a search looks at."""
        count = self._judge(WORTHWHILE, states, i, 0, self._nothing, desk)
        return np.array(desk[0].ids[:count])


@dataclass(frozen=True)
class Turn:
    """A whole turn that was looked at, and what became of it.

    points, wins and promise are by row, parts by row and part; rank is the estimate's promise to
    whoever takes the turn, worth what the visits were worth, both from 0 to 1.
    """

    actions: tuple[int, ...]
    visits: int
    rank: float
    worth: float
    points: np.ndarray
    wins: np.ndarray
    promise: np.ndarray
    parts: np.ndarray | None

    def prospect(self, seat: int) -> Prospect:
        """Return what the turn promises to a seat."""
        return Prospect(
            self.actions,
            float(self.points[seat]),
            float(self.wins[seat]),
            self.visits,
            () if self.parts is None else tuple(self.parts[seat].tolist()),
        )


class Search:
    """One thread of thought about one position; the same seed thinks the same.

    The horizon is how many rounds a playout goes on before it is cut off; 0 plays to the end, and
    None is the game's own. The tree has room for so many positions.
    """

    def __init__(
        self, game: Game, dials: Dials, *, horizon: int | None = None, room: int = MOST_NODES
    ) -> None:
        engine = game.engine
        self._game = game
        self._horizon = game.judgement.HORIZON if horizon is None else horizon
        self._think = thinking(game).think
        bench = engine.blank(BENCH)
        parts = len(game.parts)
        self._work = Work(
            nodes=NODE.blank(room),
            pool=engine.blank(room),
            bench=bench,
            bench_bytes=bench.view(np.uint8).reshape(BENCH, -1),
            sketches=SKETCH.blank(BENCH),
            sizes=np.zeros(2, np.int64),
            plans=SKETCH.blank(MOST_TURNS),
            dials=DIALS.blank(),
            reports=REPORT.blank(),
            trail=np.zeros(MOST_DEPTH, np.int64),
            menu=np.zeros(engine.most_legal, np.int64),
            openings=np.zeros(engine.most_legal, np.int64),
            promise_of=np.full(game.actions.count, BEYOND_COMPARE),
            values=np.zeros(engine.rows),
            totals=np.zeros(engine.rows, np.int64),
            parts=np.zeros((engine.rows, parts), np.int64),
            part_sums=np.zeros((MOST_TURNS, engine.rows, parts)),
            weight=_hash_weights(engine.state.bytes),
            line=np.full(MOST_CLICKS + 1, -1, np.int64),
            base=np.zeros(4, np.int64),
            desks=engine.desk(),
        )
        judgement = game.judgement
        dial = self._work.dials[0]
        for name, value in asdict(dials).items():
            dial[name] = value
        dial.forced = -1
        dial.spread = judgement.SPREAD
        dial.final_spread = judgement.FINAL_SPREAD

    def compile(self) -> None:
        """Compile or load what thinks, without a thought."""
        arguments = (self._work, 0, 0)
        self._think.compile(tuple(map(self._think.typeof_pyval, arguments)))

    def begin(
        self,
        states: np.ndarray,
        seat: int,
        *seed: int | str,
        line: Sequence[int] = (),
        thread: int = 0,
    ) -> None:
        """Look at a position, as a seat is shown it; a line is a turn that must be looked at.

        Threads with the same seed see the same turns, and play them out each in its own way.
        """
        work = self._work
        work.dials[0].horizon = self._horizon * int(states[0].seats)
        work.pool[0] = states[0]
        work.nodes[0] = NODE.blank()[0]
        work.reports[0] = REPORT.blank()[0]
        work.values[:] = 0
        work.part_sums[:] = 0
        work.line[:] = -1
        work.line[: len(line)] = line
        work.base[:] = seeded("search", *seed)
        work.desks[0].stream[:] = work.base
        self._think(work, seat, 0)
        work.base[:] = seeded("search", *seed, thread)

    def grow(self, simulations: int) -> None:
        """Think on, for so many simulations."""
        if simulations > 0:
            self._think(self._work, 0, simulations)

    def grow_turn(
        self, turn: int, most: float, deadline: float, is_stopped: Callable[[], bool]
    ) -> None:
        """Think on about one of the position's turns, for so many simulations at most."""
        self._work.dials[0].forced = turn
        self.grow_until(deadline, is_stopped, most)
        self._work.dials[0].forced = -1

    def grow_until(
        self, deadline: float, is_stopped: Callable[[], bool], most: float = math.inf
    ) -> None:
        """Think on until the clock of time.perf_counter shows a deadline, or until stopped.

        After so many simulations, at most, it ends as well.
        """
        simulations = 1
        now = time.perf_counter()
        while most > 0 and now < deadline and not is_stopped():
            began = now
            simulations = int(min(simulations, most))
            self._think(self._work, 0, simulations)
            most -= simulations
            now = time.perf_counter()
            longest = min(_SLICE_SECONDS, max(deadline - now, 0.0))
            pace = (now - began) / simulations
            simulations = max(1, min(2 * simulations, int(longest / max(pace, 1e-7))))

    @property
    def simulations(self) -> int:
        """How many simulations were run."""
        return int(self._work.reports[0].simulations)

    @property
    def share_of_turn(self) -> float:
        """How much of a turn's time this position deserves: less, if draws part the turn."""
        return float(self._game.judgement.share_of_turn(self._work.pool[0]))

    @property
    def asked(self) -> int:
        """The place of the line that was to be looked at, -1 if there was none."""
        return int(self._work.reports[0].asked)

    @property
    def root(self) -> Turn:
        """What may come of the position itself, whoever is to move."""
        report, node = self._work.reports[0], self._work.nodes[0]
        count = max(int(report.turns), 1)
        visits = max(int(node.visits), 1)
        endings = int(report.endings[:count].sum())
        rows = self._game.engine.rows
        return Turn(
            (),
            int(node.visits),
            0.0,
            0.0,
            report.points[:count].sum(0)[:rows] / visits,
            report.wins[:count].sum(0)[:rows] / visits,
            np.zeros(rows),
            self._work.part_sums.sum(0) / endings if endings else None,
        )

    def turns(self) -> list[Turn]:
        """Return the turns of the position, in the order of the estimate's promise."""
        return [self._turn(number) for number in range(int(self._work.reports[0].turns))]

    def _turn(self, number: int) -> Turn:
        work, report = self._work, self._work.reports[0]
        plan, node = work.plans[number], work.nodes[1 + number]
        visits, rows = int(node.visits), self._game.engine.rows
        endings = int(report.endings[number])
        seat = int(work.pool[0].actor)
        promise = np.array(report.promise[number, :rows])
        return Turn(
            tuple(plan.click[: plan.length].tolist()),
            visits,
            float(plan.rank),
            float(node.worth[seat]) / visits if visits else float(plan.rank),
            report.points[number, :rows] / visits if visits else promise,
            report.wins[number, :rows] / visits if visits else self._chances(promise),
            promise,
            work.part_sums[number] / endings if endings else None,
        )

    def _chances(self, points: np.ndarray) -> np.ndarray:
        """Return how likely each seat wins by points that the estimate promises."""
        work = self._work
        seats = int(work.pool[0].seats)
        odds = np.zeros(len(points))
        odds[:seats] = np.exp((points[:seats] - points[:seats].max()) / work.dials[0].spread)
        odds /= odds.sum()
        return odds


def in_order(turns: Sequence[Turn]) -> list[Turn]:
    """Return turns with the one that was visited most first: it came out best."""
    return sorted(turns, key=lambda turn: (-turn.visits, -turn.worth))


_idle: defaultdict[tuple[str, Dials, int | None], list[Search]] = defaultdict(list)
_idle_lock = threading.Lock()


@contextmanager
def lent_searches(
    game: Game, dials: Dials, horizon: int | None, count: int
) -> Iterator[list[Search]]:
    """Lend searches for as long as a block runs: their megabytes serve one after another."""
    key = (game.name, dials, horizon)
    with _idle_lock:
        idle = _idle[key]
        lent = [idle.pop() for _ in range(min(count, len(idle)))]
    lent += [Search(game, dials, horizon=horizon) for _ in range(count - len(lent))]
    try:
        yield lent
    finally:
        with _idle_lock:
            _idle[key] += lent


@cache
def _hash_weights(count: int) -> np.ndarray:
    """Return an odd-looking number for each byte of a state, the same in every process."""
    generator = np.random.Generator(np.random.PCG64(count))
    return generator.integers(1, 1 << _HASH_BITS, count, dtype=np.int64)
