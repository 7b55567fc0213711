"""A game's compiled entry points, and their scratch space."""

from __future__ import annotations

import importlib.util
import sys
import time
from itertools import accumulate
from pathlib import Path
from types import ModuleType
from typing import Any, NamedTuple

import numpy as np

from qalat.core.contract import Facts, Rules
from qalat.core.deeds import Deeds
from qalat.core.kernel import CORE, INTERPRETED, SOURCES, cache_folder, stamp
from qalat.core.random import WORDS, below, seeded
from qalat.core.record import ANY_LEGAL, OVER, SETTLE_ONLY, Field, Record, int64

_DRIVER = Path(__file__).with_name("driver.py")

_VIEW_KERNELS = Path(__file__).with_name("view_kernels.py")
_DEED_KERNELS = Path(__file__).with_name("deed_kernels.py")

JUDGEMENT, FACTS, DEEDS, EFFECTS = "judgement", "facts", "deeds", "effects"
"""The parts of a game's folder that no rule depends on: what bots know, and what is shown."""


def load_template(file: Path, sources: tuple[Path, ...], **given: Any) -> ModuleType:
    """Load a file of entry points as a new module, with a game's modules in its namespace."""
    package = next(iter(given.values())).__name__
    spec = importlib.util.spec_from_file_location(f"{package}.{file.stem}", file)
    if spec is None or spec.loader is None:
        raise ImportError(f"the entry points of {package} cannot be loaded from {file.name}")
    module = importlib.util.module_from_spec(spec)
    module.__dict__.update(given)
    module.__dict__[SOURCES] = sources
    # Cached code refers to its module by name, and is bound to it when loaded.
    sys.modules[module.__name__] = module
    spec.loader.exec_module(module)
    return module


def file_of(module: Any) -> Path:
    """Return the file that a module of a game was loaded from."""
    return Path(str(module.__file__))


def rules_sources(rules: Rules) -> tuple[Path, ...]:
    """Return the sources of a game's entry points: the core, and the rules in the game's folder."""
    folder = file_of(rules).parents[1]
    others = (JUDGEMENT, f"{FACTS}.py", f"{DEEDS}.py", f"{EFFECTS}.py", "__pycache__")
    own = (each for each in folder.iterdir() if each.name not in others)
    return (*CORE, *sorted(own))


class PlayedGames(NamedTuple):
    """Random games that were played to their ends."""

    decisions: np.ndarray  # [game] actions of players
    totals: np.ndarray  # [game, row] final points
    parts: np.ndarray  # [game, row, part] what they are made of
    wins: np.ndarray  # [game, row] 1 for whoever won


class Engine:
    """The compiled rules of one game: arrays in, arrays out, no state between calls.

    Each thread needs its own scratch space: the list of legal actions, the weights of chance, the
    generator, and intermediate results of the game.
    """

    def __init__(
        self,
        game: str,
        rules: Rules,
        facts: Facts,
        state: Record,
        scratch_fields: tuple[Field, ...],
        most_legal: int,
        rows: int,
        parts: int,
        deeds: Deeds | None = None,
    ) -> None:
        self.game = game
        self.state = state
        self.rows = rows
        self.parts = parts
        self.most_legal = most_legal
        self.scratch_record = Record(
            "Scratch",
            int64("ids", "[place] the legal actions, ascending", most_legal),
            int64("weights", "[place] the weight of each action of chance", most_legal),
            int64("stream", "[word] the generator", WORDS),
            int64("playouts", "how many playouts there were"),
            int64("playout", "the number of the current playout, 0 for none"),
            *scratch_fields,
        )
        self._sources = rules_sources(rules)
        self.driver: Any = load_template(_DRIVER, self._sources, rules=rules)
        self.facts: Record = facts.FACTS
        sources = (*self._sources, file_of(facts))
        self.view_kernels: Any = load_template(_VIEW_KERNELS, sources, rules=rules, facts=facts)
        self.deeds = deeds
        if isinstance(deeds, ModuleType):
            sources = (*sources, _DEED_KERNELS, file_of(deeds))
            self.deed_kernels: Any = load_template(_DEED_KERNELS, sources, rules=rules, deeds=deeds)

    @property
    def templates(self) -> tuple[ModuleType, ...]:
        """The modules that hold the entry points."""
        deed_kernels = () if self.deeds is None else (self.deed_kernels,)
        return self.driver, self.view_kernels, *deed_kernels

    def blank(self, count: int = 1) -> np.ndarray:
        """Return that many states of zeros."""
        return self.state.blank(count)

    def scratch(self, *seed: int | str) -> np.ndarray:
        """Return scratch space, its generator at the start of the seed's stream."""
        scratch = self.scratch_record.blank()
        scratch[0].stream[:] = seeded(*seed)
        return scratch

    def legal(self, states: np.ndarray, i: int, scratch: np.ndarray) -> np.ndarray:
        """Return the legal actions of a state, ascending."""
        count = self.driver.legal(states, i, 0, scratch)
        return np.array(scratch["ids"][0, :count])

    def sensible(self, states: np.ndarray, i: int, scratch: np.ndarray) -> np.ndarray:
        """Return the legal actions of a state without those that can never help."""
        count = self.driver.legal(states, i, 1, scratch)
        return np.array(scratch["ids"][0, :count])

    def chances(self, states: np.ndarray, i: int, scratch: np.ndarray) -> dict[int, int]:
        """Return the actions of chance, each with its weight."""
        actions = self.legal(states, i, scratch)
        weights = scratch[0].weights[: len(actions)]
        return dict(zip(actions.tolist(), weights.tolist(), strict=True))

    def draw(self, states: np.ndarray, i: int, scratch: np.ndarray) -> int:
        """Draw an action of chance by weight, with the scratch's generator; do not apply it."""
        chances = self.chances(states, i, scratch)
        place = below(scratch[0].stream, sum(chances.values()))
        sums = accumulate(chances.values())
        return next(action for action, upto in zip(chances, sums, strict=True) if place < upto)

    def points(self, states: np.ndarray, i: int) -> tuple[np.ndarray, np.ndarray]:
        """Return the points so far, [row], and their parts, [row, part]."""
        totals = np.zeros(self.rows, np.int64)
        parts = np.zeros((self.rows, self.parts), np.int64)
        self.driver.score(states, i, totals, parts)
        return totals, parts

    def winners(self, states: np.ndarray, i: int) -> list[int]:
        """Return the rows that win a game that is over, seats before bystanders."""
        totals, _ = self.points(states, i)
        wins = np.zeros(self.rows, np.int64)
        self.driver.winners(states, i, totals, wins)
        rows: list[int] = np.flatnonzero(wins).tolist()
        return rows

    def play_games(self, streams: np.ndarray, seats: int, options: np.ndarray) -> PlayedGames:
        """Play a random game from each stream."""
        games = len(streams)
        played = PlayedGames(
            np.zeros(games, np.int64),
            np.zeros((games, self.rows), np.int64),
            np.zeros((games, self.rows, self.parts), np.int64),
            np.zeros((games, self.rows), np.int64),
        )
        self.driver.play_games(self.blank(), streams, seats, options, *played, self.scratch())
        return played

    def count_lines(self, states: np.ndarray, i: int, depth: int, scratch: np.ndarray) -> int:
        """Count the lines of play of exactly that many actions, chance included."""
        if depth == 0:
            return 1
        if depth == 1:
            return len(self.legal(states, i, scratch))
        return sum(self.split_lines(states, i, depth, scratch).values())

    def split_lines(
        self, states: np.ndarray, i: int, depth: int, scratch: np.ndarray
    ) -> dict[int, int]:
        """Count the lines of play of that many actions, at least one, by first action."""
        split = {}
        after = self.blank()
        for action in self.legal(states, i, scratch).tolist():
            after[0] = states[i]
            self.driver.apply(after, 0, action, scratch)
            split[action] = self.count_lines(after, 0, depth - 1, scratch)
        return split

    def batch(self, streams: np.ndarray, seats: int, options: np.ndarray) -> Batch:
        """Return a batch with one game a stream, each at its first decision."""
        return Batch(self, streams, seats, options)

    @property
    def is_compiled(self) -> bool:
        """Whether all entry points are known to be in the cache."""
        mark = self._mark()
        return INTERPRETED or (mark is not None and mark.exists())

    def _mark(self) -> Path | None:
        """Return the file that marks everything as compiled, None without a cache folder."""
        folder = cache_folder(self._sources)
        return (
            folder
            and folder / f"{self.game}-{stamp(_DRIVER, _VIEW_KERNELS, _DEED_KERNELS)}.compiled"
        )

    def compile(self, seats: int, options: np.ndarray) -> float:
        """Call every entry point once to compile or load it; return the seconds."""
        began = time.perf_counter()
        states, scratch = self.blank(2), self.scratch()
        self.driver.start(states, 0, seats, options)
        action = self.draw(states, 0, scratch)
        self.sensible(states, 0, scratch)
        self.driver.why_not(states, 0, action, scratch)
        seen = self.blank(2)
        if self.deeds is not None:
            self.deed_kernels.remember(states, 0, seen)
        self.driver.apply(states, 0, action, scratch)
        if self.deeds is not None:
            records = self.deeds.DEED.blank(self.deeds.MOST_DEEDS)
            self.deed_kernels.write_deeds(states, 0, action, seen, records, scratch)
        self.driver.check(states, 0, scratch)
        self.driver.refresh(states, 0, scratch)
        self.winners(states, 0)
        self.driver.step(states, 0, SETTLE_ONLY, scratch)
        self.driver.hide(states, 0, 0)
        facts = self.facts.blank()
        self.view_kernels.compute_facts(states, 0, facts, scratch)
        self.view_kernels.write_views(states, 0, self.blank(seats + 1), facts, scratch)
        shown = self.blank(2).view(np.uint8).reshape(2, -1)
        patch = np.zeros((2, 2 * shown.shape[1]), np.int64)
        self.view_kernels.write_patches(shown, shown, patch, np.zeros(2, np.int64))
        streams = np.array([seeded(0)])
        self.play_games(streams, seats, options)
        self.batch(streams, seats, options).step()
        mark = None if INTERPRETED else self._mark()
        if mark is not None:
            mark.touch()
        return time.perf_counter() - began


class Batch:
    """Many games stepped in one call; a finished game is restarted at its next step.

    counts[i] is the number of legal actions in game i, lists[i] has them.
    """

    def __init__(
        self, engine: Engine, streams: np.ndarray, seats: int, options: np.ndarray
    ) -> None:
        self._engine = engine
        self._seats = seats
        self._options = options
        self._scratch = engine.scratch()
        self._random = np.full(len(streams), ANY_LEGAL, np.int64)
        self.streams = streams.copy()
        self.states = engine.blank(len(streams))
        self.counts = np.zeros(len(streams), np.int64)
        self.lists = np.zeros((len(streams), engine.most_legal), np.int64)
        self.states["actor"] = OVER
        self.step()

    def step(self, actions: np.ndarray | None = None) -> int:
        """Apply an action in each game, by default a random one; return how many were applied."""
        chosen = self._random if actions is None else actions
        return int(
            self._engine.driver.step_batch(
                self.states,
                chosen,
                self.streams,
                self.counts,
                self.lists,
                self._seats,
                self._options,
                self._scratch,
            )
        )
