"""Compiling or loading ahead all that a game is played with, so that nobody waits in mid-game."""

from __future__ import annotations

import ctypes
import time
from contextlib import suppress
from pathlib import Path
from types import ModuleType
from typing import Any

from qalat.core.game import Game
from qalat.core.kernel import INTERPRETED, SOURCES, cache_folder, stamp
from qalat.play.search.dials import USUAL
from qalat.play.search.mind import Search, thinking


def compile_rules(game: Game) -> float:
    """Compile or load a game's entry points; return the seconds."""
    options = game.option_numbers(game.checked_options(None, game.fewest))
    return game.engine.compile(game.fewest, options)


def compile_thinking(game: Game) -> float:
    """Compile or load what bots think with, and none of the rules apart; return the seconds."""
    began = time.perf_counter()
    if not INTERPRETED:
        Search(game, USUAL).compile()
    mark = _mark_of_thinking(game)
    if mark is not None:
        mark.touch()
    return time.perf_counter() - began


def thinks(game: Game) -> bool:
    """Say whether all that bots think with is known to lie in the cache."""
    if INTERPRETED:
        return True
    mark = _mark_of_thinking(game)
    return mark is not None and mark.exists()


def is_compiled(game: Game) -> bool:
    """Say whether all that a game and its bots need is known to lie in the cache."""
    return game.engine.is_compiled and thinks(game)


def load_rules(game: Game) -> None:
    """Load a game's entry points where its rules alone are needed."""
    if INTERPRETED:
        return
    compile_rules(game)
    if is_compiled(game):  # else the bots' thinking may be compiled yet, which calls the rules
        forget_texts(*game.engine.templates)


def load_all(game: Game) -> None:
    """Load what a game is played with and what its bots think with."""
    if not INTERPRETED:
        compile_rules(game)
        compile_thinking(game)
        forget_texts(*game.engine.templates, thinking(game))


def forget_texts(*modules: ModuleType) -> None:
    """Free what Numba keeps beside the machine code of some modules' entry points.

    That is each of them once more, as LLVM reads it, for what is compiled later and calls them:
    nothing does where a game is only played. It takes more memory than all else of a game.
    """
    for module in modules:
        for compiled in compiled_in(module):
            if hasattr(compiled.library, "_shared_module"):
                compiled.library._shared_module = None  # noqa: SLF001
    give_back()


def compiled_in(module: ModuleType) -> list[Any]:
    """Return what Numba has compiled or loaded of a module's own entry points."""
    own = [each for each in vars(module).values() if hasattr(each, "overloads")]
    return [
        compiled
        for entry in own
        if entry.__module__ == module.__name__
        for compiled in entry.overloads.values()
    ]


def give_back() -> None:
    """Give memory that is free back to the system, where that can be asked for."""
    with suppress(AttributeError, OSError, TypeError):
        ctypes.CDLL(None).malloc_trim(0)


def is_kept(game: Game) -> bool:
    """Say whether what is compiled can be kept on disk, where other processes find it."""
    return INTERPRETED or _mark_of_thinking(game) is not None


def _mark_of_thinking(game: Game) -> Path | None:
    """Return the file that tells that the thinking is compiled, None where none can be kept."""
    if INTERPRETED:
        return None
    template = thinking(game)
    folder = cache_folder(getattr(template, SOURCES))
    return folder and folder / f"{game.name}-{stamp(Path(template.__file__))}.thinking"
