"""Compile or load a game's kernels ahead of time, so that nobody waits in mid-game."""

from __future__ import annotations

import ctypes
import time
from contextlib import suppress
from pathlib import Path
from types import ModuleType
from typing import Any

from qalat.core.game import Game
from qalat.core.kernel import INTERPRETED, SOURCES, cache_folder, stamp
from qalat.play.search.parameters import DEFAULT
from qalat.play.search.search import Search, compiled_search


def compile_rules(game: Game) -> float:
    """Compile or load a game's entry points; return the seconds."""
    options = game.option_numbers(game.checked_options(None, game.fewest))
    return game.engine.compile(game.fewest, options)


def compile_search(game: Game) -> float:
    """Compile or load what bots think with, and none of the rules apart; return the seconds."""
    began = time.perf_counter()
    if not INTERPRETED:
        Search(game, DEFAULT).compile()
    mark = _search_mark(game)
    if mark is not None:
        mark.touch()
    return time.perf_counter() - began


def is_search_compiled(game: Game) -> bool:
    """Return whether a game's search is known to be in the cache."""
    if INTERPRETED:
        return True
    mark = _search_mark(game)
    return mark is not None and mark.exists()


def is_compiled(game: Game) -> bool:
    """Return whether all that a game and its bots need is known to be in the cache."""
    return game.engine.is_compiled and is_search_compiled(game)


def load_rules(game: Game) -> None:
    """Load a game's entry points where only its rules are needed."""
    if INTERPRETED:
        return
    compile_rules(game)
    if is_compiled(game):  # else the search, which calls the rules, may still have to be compiled
        free_bitcode(*game.engine.templates)


def load_all(game: Game) -> None:
    """Load a game's rules and its search."""
    if not INTERPRETED:
        compile_rules(game)
        compile_search(game)
        free_bitcode(*game.engine.templates, compiled_search(game))


def free_bitcode(*modules: ModuleType) -> None:
    """Free the LLVM bitcode that Numba keeps beside the machine code of entry points.

    Only code that is compiled later and calls them needs it; where a game is only played there is
    none. It takes more memory than everything else of a game.
    """
    for module in modules:
        for compiled in compiled_in(module):
            if hasattr(compiled.library, "_shared_module"):
                compiled.library._shared_module = None  # noqa: SLF001
    release_memory()


def compiled_in(module: ModuleType) -> list[Any]:
    """Return what Numba has compiled or loaded for a module's own entry points."""
    own = [each for each in vars(module).values() if hasattr(each, "overloads")]
    return [
        compiled
        for entry in own
        if entry.__module__ == module.__name__
        for compiled in entry.overloads.values()
    ]


def release_memory() -> None:
    """Return free memory to the system, where the C library can."""
    with suppress(AttributeError, OSError, TypeError):
        ctypes.CDLL(None).malloc_trim(0)


def is_cacheable(game: Game) -> bool:
    """Return whether compiled code can be cached on disk for other processes."""
    return INTERPRETED or _search_mark(game) is not None


def _search_mark(game: Game) -> Path | None:
    """Return the file that marks the search as compiled, None without a cache folder."""
    if INTERPRETED:
        return None
    template = compiled_search(game)
    folder = cache_folder(getattr(template, SOURCES))
    return folder and folder / f"{game.name}-{stamp(Path(template.__file__))}.thinking"
