"""Compiling ahead of play, behind a visible step: the rules, and how bots think."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Iterable
from pathlib import Path

from qalat.core.game import Game
from qalat.core.kernel import INTERPRETED, SOURCES, cache_folder
from qalat.core.match import Match

_THOUGHTLESS = "random"


def compile_rules(game: Game) -> float:
    """Compile or load a game's entry points; return the seconds."""
    options = game.option_numbers(game.checked_options(None, game.fewest))
    return game.engine.compile(game.fewest, options)


def compile_thinking(game: Game) -> float:
    """Compile or load what bots think with, by a tiny thought; return the seconds."""
    from qalat.play.search.dials import USUAL
    from qalat.play.search.mind import Search

    began = time.perf_counter()
    match = Match(game, game.fewest, seed=0)
    search = Search(game, USUAL)
    search.begin(match.state, match.actor, 0)
    search.grow(1)
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


def _mark_of_thinking(game: Game) -> Path | None:
    """Return the file that tells that the thinking is compiled, None where none can be kept."""
    from qalat.play.search.mind import thinking

    folder = None if INTERPRETED else cache_folder(getattr(thinking(game), SOURCES))
    return None if folder is None else folder / f"{game.name}.thinking"


def make_ready(game: Game) -> Game:
    """Return the game with its rules compiled, saying so if that takes a while."""
    if not game.engine.is_compiled:
        _compile_visibly(compile_rules, game, f"the rules of {game.title}", "about half a minute")
    return game


def make_thinking_ready(game: Game) -> Game:
    """Return the game with its rules and its bots' thinking compiled, saying so as well.

    What lies in the cache is loaded now: that is no part of anybody's time to think.
    """
    make_ready(game)
    if not thinks(game):
        _compile_visibly(
            compile_thinking, game, f"how bots think about {game.title}", "about a minute"
        )
    elif not INTERPRETED:
        compile_thinking(game)
    return game


def make_bots_ready(game: Game, kinds: Iterable[str]) -> Game:
    """Return the game with all compiled that some kinds of bots need."""
    if all(kind == _THOUGHTLESS for kind in kinds):
        return make_ready(game)
    return make_thinking_ready(game)


def _compile_visibly(compiled: Callable[[Game], float], game: Game, what: str, long: str) -> None:
    print(f"Compiling {what}, once; this takes {long} ...", file=sys.stderr, flush=True)
    print(f"Compiled in {compiled(game):.0f} s.", file=sys.stderr, flush=True)
