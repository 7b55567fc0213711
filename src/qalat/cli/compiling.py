"""Compiling ahead of play, behind a visible step: the rules, and how bots think."""

from __future__ import annotations

import subprocess
import sys
import time
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor

from qalat.cli.parsing import cores
from qalat.core.game import Game
from qalat.core.kernel import INTERPRETED
from qalat.play.children import environment
from qalat.play.compiling import compile_rules, compile_thinking, is_kept, thinks

_THOUGHTLESS = "random"


def make_ready(game: Game) -> Game:
    """Return the game with its rules compiled, saying so if that takes a while."""
    if not game.engine.is_compiled:
        _compile_visibly(compile_rules, game, f"the rules of {game.title}", "about half a minute")
    return game


def make_thinking_ready(game: Game) -> Game:
    """Return the game with its rules and its bots' thinking compiled, saying so as well.

    What lies in the cache is loaded now: that is no part of anybody's time to think.
    """
    if not _make_compiled(game) and not INTERPRETED:
        compile_thinking(game)
    return game


def _make_compiled(game: Game) -> bool:
    """Compile what is not in the cache; say whether that was due."""
    make_ready(game)
    if thinks(game):
        return False
    _compile_visibly(compile_thinking, game, f"how bots think about {game.title}", "about a minute")
    return True


def make_bots_ready(game: Game, kinds: Iterable[str]) -> Game:
    """Return the game with all compiled that some kinds of bots need."""
    if all(kind == _THOUGHTLESS for kind in kinds):
        return make_ready(game)
    return make_thinking_ready(game)


def make_all_ready(
    games: Sequence[Game], make: Callable[[Game], Game] = make_thinking_ready
) -> None:
    """Make games ready one way or another; those that lack something are compiled side by side."""
    lacking = [game for game in games if not (game.engine.is_compiled and thinks(game))]
    if len(lacking) > 1 and cores() > 1:
        _compile_side_by_side(lacking)
    for game in games:
        make(game)


def make_unkept_ready(games: Sequence[Game]) -> None:
    """Make those games ready that no other process can compile for this one."""
    make_all_ready([game for game in games if not is_kept(game)])


def _compile_side_by_side(games: Sequence[Game]) -> None:
    """Compile in processes of their own; what one of them fails to do, this one does later."""
    titles = ", ".join(game.title for game in games)
    long = "a minute or two"
    print(
        f"Compiling the rules and the bots of {titles}, once; this takes {long} ...",
        file=sys.stderr,
        flush=True,
    )
    began = time.perf_counter()
    commands = [[sys.executable, "-P", "-m", "qalat", "compile", game.name] for game in games]
    with ThreadPoolExecutor(cores()) as threads:
        ran = threads.map(
            lambda command: subprocess.run(
                command, env=environment(), check=False, capture_output=True
            ),
            commands,
        )
        for game, _ in zip(games, ran, strict=True):
            seconds = time.perf_counter() - began
            print(f"{game.title} compiled after {seconds:.0f} s.", file=sys.stderr, flush=True)


def _compile_visibly(compiled: Callable[[Game], float], game: Game, what: str, long: str) -> None:
    print(f"Compiling {what}, once; this takes {long} ...", file=sys.stderr, flush=True)
    print(f"Compiled in {compiled(game):.0f} s.", file=sys.stderr, flush=True)
