"""Compiling or loading ahead all that a game is played with, so that nobody waits in mid-game."""

from __future__ import annotations

import time
from pathlib import Path

from qalat.core.game import Game
from qalat.core.kernel import INTERPRETED, SOURCES, cache_folder, stamp
from qalat.core.match import Match
from qalat.play.search.dials import USUAL
from qalat.play.search.mind import Search, thinking


def compile_rules(game: Game) -> float:
    """Compile or load a game's entry points; return the seconds."""
    options = game.option_numbers(game.checked_options(None, game.fewest))
    return game.engine.compile(game.fewest, options)


def compile_thinking(game: Game) -> float:
    """Compile or load what bots think with, by a tiny thought; return the seconds."""
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
