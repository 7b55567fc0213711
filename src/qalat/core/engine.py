"""A game's compiled entry points, and the desks that they work on."""

from __future__ import annotations

import importlib.util
import sys
import time
from itertools import accumulate
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np

from qalat.core.contract import Facts, Rules
from qalat.core.deeds import Deeds
from qalat.core.kernel import CORE, INTERPRETED, SOURCES, cache_folder, stamp
from qalat.core.random import WORDS, below, seeded
from qalat.core.record import ANY_LEGAL, OVER, SETTLE_ONLY, Field, Record, vast

_DRIVER = Path(__file__).with_name("driver.py")

_TELLING = Path(__file__).with_name("telling.py")
_NOTING = Path(__file__).with_name("noting.py")

JUDGEMENT, FACTS, DEEDS = "judgement", "facts", "deeds"
"""The parts of a game's folder that no rule depends on: what bots know, and what tables show."""


def load_template(file: Path, sources: tuple[Path, ...], **given: Any) -> ModuleType:
    """Load a file of entry points against what a game gives it, as a module of its own."""
    package = next(iter(given.values())).__name__
    spec = importlib.util.spec_from_file_location(f"{package}.{file.stem}", file)
    if spec is None or spec.loader is None:
        raise ImportError(f"the entry points of {package} cannot be loaded from {file.name}")
    module = importlib.util.module_from_spec(spec)
    module.__dict__.update(given)
    module.__dict__[SOURCES] = sources
    # Cached code names its module, and is tied to it again when it is loaded.
    sys.modules[module.__name__] = module
    spec.loader.exec_module(module)
    return module


def file_of(module: Any) -> Path:
    """Return the file that a module of a game was loaded from."""
    return Path(str(module.__file__))


def rules_sources(rules: Rules) -> tuple[Path, ...]:
    """Return what a game's entry points depend on: the core, and what rules are of its folder."""
    folder = file_of(rules).parents[1]
    others = (JUDGEMENT, f"{FACTS}.py", f"{DEEDS}.py", "__pycache__")
    own = (each for each in folder.iterdir() if each.name not in others)
    return (*CORE, *sorted(own))


class Engine:
    """The rules of one game at work: arrays in, arrays out, nothing kept between calls.

    A desk is the scratch space of one thread: the list of legal actions, chance's weights,
    the generator, and whatever the game works out on the side.
    """

    def __init__(
        self,
        game: str,
        rules: Rules,
        facts: Facts,
        state: Record,
        desk_fields: tuple[Field, ...],
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
        self.desk_record = Record(
            "Desk",
            vast("ids", "[place] the legal actions, ascending", most_legal),
            vast("weights", "[place] how likely each chance action is", most_legal),
            vast("stream", "[word] the generator", WORDS),
            vast("playouts", "how many playouts there were"),
            vast(
                "hurry",
                "the playout that runs, 0 for none: notes that it does not need may go stale",
            ),
            *desk_fields,
        )
        self._sources = rules_sources(rules)
        self.driver: Any = load_template(_DRIVER, self._sources, rules=rules)
        self.facts: Record = facts.FACTS
        sources = (*self._sources, file_of(facts))
        self.telling: Any = load_template(_TELLING, sources, rules=rules, facts=facts)
        self.deeds = deeds
        if isinstance(deeds, ModuleType):
            sources = (*sources, _NOTING, file_of(deeds))
            self.noting: Any = load_template(_NOTING, sources, rules=rules, deeds=deeds)

    @property
    def templates(self) -> tuple[ModuleType, ...]:
        """The modules that hold the entry points."""
        noting = () if self.deeds is None else (self.noting,)
        return self.driver, self.telling, *noting

    def blank(self, count: int = 1) -> np.ndarray:
        """Return that many states, not yet laid out."""
        return self.state.blank(count)

    def desk(self, *seed: int | str) -> np.ndarray:
        """Return a desk, its generator at the start of the seed's stream."""
        desk = self.desk_record.blank()
        desk[0].stream[:] = seeded(*seed)
        return desk

    def legal(self, states: np.ndarray, i: int, desk: np.ndarray) -> np.ndarray:
        """Return the legal actions of a state, ascending."""
        count = self.driver.legal(states, i, 0, desk)
        return np.array(desk["ids"][0, :count])

    def sensible(self, states: np.ndarray, i: int, desk: np.ndarray) -> np.ndarray:
        """Return the legal actions of a state without those that can never help."""
        count = self.driver.legal(states, i, 1, desk)
        return np.array(desk["ids"][0, :count])

    def chances(self, states: np.ndarray, i: int, desk: np.ndarray) -> dict[int, int]:
        """Return what chance may do, each with its weight."""
        actions = self.legal(states, i, desk)
        weights = desk[0].weights[: len(actions)]
        return dict(zip(actions.tolist(), weights.tolist(), strict=True))

    def draw(self, states: np.ndarray, i: int, desk: np.ndarray) -> int:
        """Draw a chance action by its weight, with the desk's generator; nothing is applied."""
        chances = self.chances(states, i, desk)
        place = below(desk[0].stream, sum(chances.values()))
        sums = accumulate(chances.values())
        return next(action for action, upto in zip(chances, sums, strict=True) if place < upto)

    def points(self, states: np.ndarray, i: int) -> tuple[np.ndarray, np.ndarray]:
        """Return the points so far, [row], and their parts, [row, part]."""
        totals = np.zeros(self.rows, np.int64)
        parts = np.zeros((self.rows, self.parts), np.int64)
        self.driver.score(states, i, totals, parts)
        return totals, parts

    def play_games(
        self, streams: np.ndarray, seats: int, options: np.ndarray
    ) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
        """Play a random game from each stream; return decisions, points and their parts."""
        games = len(streams)
        decisions = np.zeros(games, np.int64)
        totals = np.zeros((games, self.rows), np.int64)
        parts = np.zeros((games, self.rows, self.parts), np.int64)
        self.driver.play_games(
            self.blank(), streams, seats, options, decisions, totals, parts, self.desk()
        )
        return decisions, totals, parts

    def last_state(self, stream: np.ndarray, seats: int, options: np.ndarray) -> np.ndarray:
        """Play the random game of a stream once more; return the state that it ends in."""
        states = self.blank()
        decisions, totals = np.zeros(1, np.int64), np.zeros((1, self.rows), np.int64)
        parts = np.zeros((1, self.rows, self.parts), np.int64)
        streams = stream.reshape(1, WORDS)
        self.driver.play_games(
            states, streams, seats, options, decisions, totals, parts, self.desk()
        )
        return states

    def count_lines(self, states: np.ndarray, i: int, depth: int, desk: np.ndarray) -> int:
        """Count the lines of exactly that many actions from a state, chance included."""
        if depth == 0:
            return 1
        if depth == 1:
            return len(self.legal(states, i, desk))
        return sum(self.split_lines(states, i, depth, desk).values())

    def split_lines(
        self, states: np.ndarray, i: int, depth: int, desk: np.ndarray
    ) -> dict[int, int]:
        """Count the lines of that many actions, at least one, behind each first action."""
        split = {}
        after = self.blank()
        for action in self.legal(states, i, desk).tolist():
            after[0] = states[i]
            self.driver.apply(after, 0, action, desk)
            split[action] = self.count_lines(after, 0, depth - 1, desk)
        return split

    def batch(self, streams: np.ndarray, seats: int, options: np.ndarray) -> Batch:
        """Return a batch with a game a stream, each laid out and ready for a first decision."""
        return Batch(self, streams, seats, options)

    @property
    def is_compiled(self) -> bool:
        """Whether all entry points are known to lie in the cache."""
        mark = self._mark()
        return INTERPRETED or (mark is not None and mark.exists())

    def _mark(self) -> Path | None:
        """Return the file that tells that all is compiled, None where none can be kept."""
        folder = cache_folder(self._sources)
        return folder and folder / f"{self.game}-{stamp(_DRIVER, _TELLING, _NOTING)}.compiled"

    def compile(self, seats: int, options: np.ndarray) -> float:
        """Call every entry point once, so that all are compiled or loaded; return the seconds."""
        began = time.perf_counter()
        states, desk = self.blank(2), self.desk()
        self.driver.start(states, 0, seats, options)
        action = self.draw(states, 0, desk)
        self.sensible(states, 0, desk)
        self.driver.why_not(states, 0, action, desk)
        seen = self.blank(2)
        if self.deeds is not None:
            self.noting.look(states, 0, seen)
        self.driver.apply(states, 0, action, desk)
        if self.deeds is not None:
            records = self.deeds.DEED.blank(self.deeds.MOST_DEEDS)
            self.noting.note(states, 0, action, seen, records, desk)
        self.driver.check(states, 0, desk)
        self.driver.refresh(states, 0, desk)
        self.points(states, 0)
        self.driver.step(states, 0, SETTLE_ONLY, desk)
        self.driver.hide(states, 0, 0)
        facts = self.facts.blank()
        self.telling.tell(states, 0, facts, desk)
        self.telling.show(states, 0, self.blank(seats + 1), facts, desk)
        shown = self.blank(2).view(np.uint8).reshape(2, -1)
        patch = np.zeros((2, 2 * shown.shape[1]), np.int64)
        self.telling.compare(shown, shown, patch, np.zeros(2, np.int64))
        streams = np.array([seeded(0)])
        self.play_games(streams, seats, options)
        self.batch(streams, seats, options).step()
        mark = None if INTERPRETED else self._mark()
        if mark is not None:
            mark.touch()
        return time.perf_counter() - began


class Batch:
    """Many games side by side, stepped by one call; a finished game starts anew at its next step.

    counts[i] tells how many actions are legal in game i, lists[i] which they are.
    """

    def __init__(
        self, engine: Engine, streams: np.ndarray, seats: int, options: np.ndarray
    ) -> None:
        self._engine = engine
        self._seats = seats
        self._options = options
        self._desk = engine.desk()
        self._random = np.full(len(streams), ANY_LEGAL, np.int64)
        self.streams = streams.copy()
        self.states = engine.blank(len(streams))
        self.counts = np.zeros(len(streams), np.int64)
        self.lists = np.zeros((len(streams), engine.most_legal), np.int64)
        self.states["actor"] = OVER
        self.step()

    def step(self, actions: np.ndarray | None = None) -> int:
        """Carry out an action a game, random ones if none are given; return how many decided."""
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
                self._desk,
            )
        )
