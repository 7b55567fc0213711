"""The search from Python: it owns the arrays of the compiled part, and watches the clock."""

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
from qalat.play.search.parameters import SearchParameters
from qalat.play.search.records import (
    CANDIDATE,
    DRAW,
    ESTIMATE,
    FORESEE,
    GUESS,
    MID_TURN,
    MOST_ACTIONS,
    MOST_DEPTH,
    MOST_NODES,
    MOST_TURNS,
    NODE,
    PARAMETERS,
    PREFER,
    REPORT,
    SLOTS,
    UNBEATABLE,
    WORTHWHILE,
    Work,
)

_KERNELS = Path(__file__).with_name("kernels.py")
_SLICE_SECONDS = 0.002
_HASH_BITS = 40


@cache
def compiled_search(game: Game) -> Any:
    """Load the compiled part for one game, once."""
    judgement = file_of(game.judgement).parent
    sources = (*rules_sources(game.rules), judgement, _KERNELS.parent)
    return load_template(
        _KERNELS,
        sources,
        judgement=game.judgement,
        rules=game.rules,
        driver=game.engine.driver,
    )


class CompiledJudgement:
    """A game's judgement, one call a question; scratch comes from the engine."""

    def __init__(self, game: Game) -> None:
        self._rows = game.engine.rows
        self._judge = compiled_search(game).judge
        self._nothing = np.zeros(self._rows)

    def estimate(self, states: np.ndarray, i: int, scratch: np.ndarray) -> np.ndarray:
        """Return the points that each row can expect at the end of the game."""
        values = np.zeros(self._rows)
        self._judge(ESTIMATE, states, i, 0, values, scratch)
        return values

    def foresee(self, states: np.ndarray, i: int, scratch: np.ndarray) -> np.ndarray:
        """Return the points that each row can expect where a playout is cut off."""
        values = np.zeros(self._rows)
        self._judge(FORESEE, states, i, 0, values, scratch)
        return values

    def prefer(self, states: np.ndarray, i: int, scratch: np.ndarray) -> int:
        """Return the action of quick play."""
        return int(self._judge(PREFER, states, i, 0, self._nothing, scratch))

    def guess(self, states: np.ndarray, i: int, seat: int, scratch: np.ndarray) -> None:
        """Fill in at random what a seat is not shown."""
        self._judge(GUESS, states, i, seat, self._nothing, scratch)

    def is_mid_turn(self, states: np.ndarray, i: int, scratch: np.ndarray) -> bool:
        """Return whether the acting player is in the middle of a turn."""
        return bool(self._judge(MID_TURN, states, i, 0, self._nothing, scratch))

    def draw(self, states: np.ndarray, i: int, scratch: np.ndarray) -> int:
        """Return an action of chance, drawn with the scratch's generator as in a playout."""
        return int(self._judge(DRAW, states, i, 0, self._nothing, scratch))

    def worthwhile(self, states: np.ndarray, i: int, scratch: np.ndarray) -> np.ndarray:
        """Return the legal actions that a search considers."""
        count = self._judge(WORTHWHILE, states, i, 0, self._nothing, scratch)
        return np.array(scratch[0].ids[:count])


@dataclass(frozen=True)
class Turn:
    """A whole turn that was considered, and its results.

    points, wins and estimated points are by row, parts by row and part. rank is the turn's value by
    the estimate, worth the mean value of its visits, both for its player and from 0 to 1.
    """

    actions: tuple[int, ...]
    visits: int
    rank: float
    worth: float
    points: np.ndarray
    wins: np.ndarray
    estimated: np.ndarray
    parts: np.ndarray | None

    def prospect(self, seat: int) -> Prospect:
        """Return what a seat can expect of the turn."""
        return Prospect(
            self.actions,
            float(self.points[seat]),
            float(self.wins[seat]),
            self.visits,
            () if self.parts is None else tuple(self.parts[seat].tolist()),
        )


class Search:
    """A search of one position on one thread; equal seeds give equal searches.

    The horizon is the number of rounds after which a playout is cut off; 0 plays to the end, and
    None is the game's own. room is the most positions that the tree can hold.
    """

    def __init__(
        self,
        game: Game,
        parameters: SearchParameters,
        *,
        horizon: int | None = None,
        room: int = MOST_NODES,
    ) -> None:
        engine = game.engine
        self._game = game
        self._horizon = game.judgement.HORIZON if horizon is None else horizon
        self._think = compiled_search(game).think
        slots = engine.blank(SLOTS)
        parts = len(game.parts)
        self._work = Work(
            nodes=NODE.blank(room),
            pool=engine.blank(room),
            slots=slots,
            slot_bytes=slots.view(np.uint8).reshape(SLOTS, -1),
            candidates=CANDIDATE.blank(SLOTS),
            sizes=np.zeros(2, np.int64),
            plans=CANDIDATE.blank(MOST_TURNS),
            parameters=PARAMETERS.blank(),
            reports=REPORT.blank(),
            path=np.zeros(MOST_DEPTH, np.int64),
            worthwhile=np.zeros(engine.most_legal, np.int64),
            openings=np.zeros(engine.most_legal, np.int64),
            opening_ranks=np.full(game.actions.count, UNBEATABLE),
            values=np.zeros(engine.rows),
            totals=np.zeros(engine.rows, np.int64),
            parts=np.zeros((engine.rows, parts), np.int64),
            part_sums=np.zeros((MOST_TURNS, engine.rows, parts)),
            weight=_hash_weights(engine.state.bytes),
            line=np.full(MOST_ACTIONS + 1, -1, np.int64),
            base=np.zeros(4, np.int64),
            scratches=engine.scratch(),
        )
        judgement = game.judgement
        record = self._work.parameters[0]
        for name, value in asdict(parameters).items():
            record[name] = value
        record.forced = -1
        record.spread = judgement.SPREAD
        record.final_spread = judgement.FINAL_SPREAD

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
        """Start on a position as a seat is shown it; line is a turn that must be considered.

        Threads with the same seed list the same turns, and play them out differently.
        """
        work = self._work
        work.parameters[0].horizon = self._horizon * int(states[0].seats)
        work.pool[0] = states[0]
        work.nodes[0] = NODE.blank()[0]
        work.reports[0] = REPORT.blank()[0]
        work.values[:] = 0
        work.part_sums[:] = 0
        work.line[:] = -1
        work.line[: len(line)] = line
        work.base[:] = seeded("search", *seed)
        work.scratches[0].stream[:] = work.base
        self._think(work, seat, 0)
        work.base[:] = seeded("search", *seed, thread)

    def grow(self, simulations: int) -> None:
        """Run more simulations."""
        if simulations > 0:
            self._think(self._work, 0, simulations)

    def grow_turn(
        self, turn: int, most: float, deadline: float, is_stopped: Callable[[], bool]
    ) -> None:
        """Run more simulations, up to a number, of one of the position's turns."""
        self._work.parameters[0].forced = turn
        self.grow_until(deadline, is_stopped, most)
        self._work.parameters[0].forced = -1

    def grow_until(
        self, deadline: float, is_stopped: Callable[[], bool], most: float = math.inf
    ) -> None:
        """Run simulations until a time.perf_counter deadline, until stopped, or up to a number."""
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
        """How many simulations have been run."""
        return int(self._work.reports[0].simulations)

    @property
    def share_of_turn(self) -> float:
        """The share of a turn's time for this position: less than 1 if draws divide the turn."""
        return float(self._game.judgement.share_of_turn(self._work.pool[0]))

    @property
    def asked(self) -> int:
        """The number of the turn that was given as line, -1 without one."""
        return int(self._work.reports[0].asked)

    @property
    def root(self) -> Turn:
        """What can be expected of the position itself, whoever is to move."""
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
        """Return the turns of the position, best by the estimate first."""
        return [self._turn(number) for number in range(int(self._work.reports[0].turns))]

    def _turn(self, number: int) -> Turn:
        work, report = self._work, self._work.reports[0]
        plan, node = work.plans[number], work.nodes[1 + number]
        visits, rows = int(node.visits), self._game.engine.rows
        endings = int(report.endings[number])
        seat = int(work.pool[0].actor)
        estimated = np.array(report.estimated[number, :rows])
        return Turn(
            tuple(plan.action[: plan.length].tolist()),
            visits,
            float(plan.rank),
            float(node.worth[seat]) / visits if visits else float(plan.rank),
            report.points[number, :rows] / visits if visits else estimated,
            report.wins[number, :rows] / visits if visits else self._chances(estimated),
            estimated,
            work.part_sums[number] / endings if endings else None,
        )

    def _chances(self, points: np.ndarray) -> np.ndarray:
        """Return each seat's chance to win, from estimated points."""
        work = self._work
        seats = int(work.pool[0].seats)
        odds = np.zeros(len(points))
        odds[:seats] = np.exp((points[:seats] - points[:seats].max()) / work.parameters[0].spread)
        odds /= odds.sum()
        return odds


def in_order(turns: Sequence[Turn]) -> list[Turn]:
    """Return turns, most visited and therefore best first."""
    return sorted(turns, key=lambda turn: (-turn.visits, -turn.worth))


_idle: defaultdict[tuple[str, SearchParameters, int | None], list[Search]] = defaultdict(list)
_idle_lock = threading.Lock()


@contextmanager
def pooled_searches(
    game: Game, parameters: SearchParameters, horizon: int | None, count: int
) -> Iterator[list[Search]]:
    """Lend searches from a pool for a block, so that their large arrays are reused."""
    key = (game.name, parameters, horizon)
    with _idle_lock:
        idle = _idle[key]
        lent = [idle.pop() for _ in range(min(count, len(idle)))]
    lent += [Search(game, parameters, horizon=horizon) for _ in range(count - len(lent))]
    try:
        yield lent
    finally:
        with _idle_lock:
            _idle[key] += lent


@cache
def _hash_weights(count: int) -> np.ndarray:
    """Return a random weight for each byte of a state, the same in every process."""
    generator = np.random.Generator(np.random.PCG64(count))
    return generator.integers(1, 1 << _HASH_BITS, count, dtype=np.int64)
