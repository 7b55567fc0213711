"""The entry points that a module has: those of a table, and those that its bots think with."""

from __future__ import annotations

import importlib
import importlib.util
import inspect
from collections.abc import Iterator
from dataclasses import dataclass
from types import ModuleType
from typing import Any

import numpy as np

from qalat.core import random
from qalat.core.game import Game
from qalat.play.search.parameters import DEFAULT
from qalat.play.search.search import Search, compiled_search
from tools.wasm.lowering import forget_native, lower

BOUND = "weight"
"""The array of a search that is the same in all: the module brings it."""


@dataclass(frozen=True)
class Parameter:
    """One number, or an array of which only the length is not known beforehand."""

    name: str
    example: Any
    is_bound: bool = False

    @property
    def is_array(self) -> bool:
        """Whether it is an array."""
        return isinstance(self.example, np.ndarray)


@dataclass(frozen=True)
class Entry:
    """A function that is called from outside: its name there, and what Numba knows of it."""

    name: str
    parameters: tuple[Parameter, ...]
    lowered: Any

    @property
    def returns(self) -> bool:
        """Whether it returns a number."""
        return str(self.lowered.signature.return_type) != "none"


def unfolding_of(game: Game) -> ModuleType | None:
    """Return what fills the tables that a game's module does not bring, None if it brings all."""
    name = f"{game.package}.judgement.unfolding"
    return importlib.import_module(name) if importlib.util.find_spec(name) else None


def entries(game: Game) -> Iterator[Entry]:
    """Lower all entry points of a game."""
    engine, search = game.engine, compiled_search(game)
    forget_native((random, *engine.templates, search))
    states, scratches = engine.blank(2), engine.scratch()
    options = game.option_numbers(game.checked_options(None, game.fewest))
    totals = np.zeros(engine.rows, np.int64)
    parts = np.zeros((engine.rows, engine.parts), np.int64)
    wins = np.zeros(engine.rows, np.int64)
    games = np.zeros(1, np.int64)
    driver, views = engine.driver, engine.view_kernels
    yield _entry(random.below, np.zeros(random.WORDS, np.int64), 0)
    yield _entry(driver.start, states, 0, 0, options)
    yield _entry(driver.legal, states, 0, 0, scratches)
    yield _entry(driver.apply, states, 0, 0, scratches)
    yield _entry(driver.refresh, states, 0, scratches)
    yield _entry(driver.why_not, states, 0, 0, scratches)
    yield _entry(driver.hide, states, 0, 0)
    yield _entry(driver.score, states, 0, totals, parts)
    yield _entry(driver.winners, states, 0, totals, wins)
    yield _entry(driver.check, states, 0, scratches)
    yield _entry(driver.step, states, 0, 0, scratches)
    yield _entry(
        driver.play_games,
        *(states, np.zeros((1, random.WORDS), np.int64), 0, options, games),
        *(totals[None], parts[None], wins[None], scratches),
    )
    derived = engine.facts.blank()
    yield _entry(views.compute_facts, states, 0, derived, scratches)
    yield _entry(views.write_views, states, 0, states, derived, scratches)
    shown = states.view(np.uint8).reshape(2, -1)
    patch = np.zeros((2, 2 * engine.state.bytes), np.int64)
    yield _entry(views.write_patches, shown, shown, patch, games)
    if game.deeds is not None:
        records = game.deeds.DEED.blank()
        yield _entry(engine.deed_kernels.remember, states, 0, states)
        yield _entry(engine.deed_kernels.write_deeds, states, 0, 0, states, records, scratches)
    work = Search(game, DEFAULT, room=1)._work  # noqa: SLF001  # its arrays are the parameters
    yield _entry(search.judge, 0, states, 0, 0, work.values, scratches)
    yield _entry(search.think, work, 0, 0)
    if unfolding := unfolding_of(game):
        units = np.zeros((4, unfolding.WIDEST))
        numbers = np.zeros(unfolding.COUNT)
        yield _entry(unfolding.unfold, 0, numbers, units, np.zeros(1, np.float32))


def _entry(function: Any, *arguments: Any) -> Entry:
    """Lower one entry point for arguments like these."""
    lowered = lower(function, arguments)
    names = inspect.signature(function.py_func).parameters
    parameters = []
    for name, argument in zip(names, arguments, strict=True):
        if isinstance(argument, tuple):
            fields = argument._asdict()  # type: ignore[attr-defined]
            parameters += [Parameter(key, each, key == BOUND) for key, each in fields.items()]
        else:
            parameters.append(Parameter(name, argument))
    return Entry(function.__name__, tuple(parameters), lowered)
