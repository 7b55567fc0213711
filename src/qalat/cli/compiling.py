"""Compile rules and search ahead of play, and say so."""

from __future__ import annotations

import subprocess
import sys
import time
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor

from qalat.cli.parsing import cores
from qalat.core.game import Game
from qalat.core.kernel import INTERPRETED
from qalat.play.child_environment import child_environment
from qalat.play.compiling import compile_rules, compile_search, is_cacheable, is_search_compiled

_NEEDS_NO_SEARCH = "random"


def make_ready(game: Game) -> Game:
    """Return the game with its rules compiled; announce it if that takes a while."""
    if not game.engine.is_compiled:
        _compile_visibly(compile_rules, game, f"the rules of {game.title}", "about half a minute")
    return game


def make_search_ready(game: Game) -> Game:
    """Return the game with its rules and its search compiled; announce it too.

    Cached code is loaded now, so that loading does not count as thinking time.
    """
    if not _make_compiled(game) and not INTERPRETED:
        compile_search(game)
    return game


def compile_part(game: Game, part: str) -> None:
    """Compile the rules of a game or what its bots think with, and nothing else."""
    if part == "rules" and not game.engine.is_compiled:
        compile_rules(game)
    if part == "bots" and not is_search_compiled(game):
        compile_search(game)


def _lacking(games: Iterable[Game]) -> list[tuple[Game, str]]:
    """Return what is not compiled yet, of games for which another process can compile it."""
    return [
        (game, part)
        for game in games
        if is_cacheable(game)
        for part, is_there in (
            ("rules", game.engine.is_compiled),
            ("bots", is_search_compiled(game)),
        )
        if not is_there
    ]


def _make_compiled(game: Game) -> bool:
    """Compile what is not in the cache; say whether that was due."""
    lacking = _lacking([game])
    if len(lacking) > 1 and cores() > 1:
        _compile_in_parallel(lacking)
        return False
    make_ready(game)
    if is_search_compiled(game):
        return False
    _compile_visibly(compile_search, game, f"the bots of {game.title}", "about a minute")
    return True


def make_bots_ready(game: Game, kinds: Iterable[str]) -> Game:
    """Return the game with everything compiled that these kinds of bots need."""
    if all(kind == _NEEDS_NO_SEARCH for kind in kinds):
        return make_ready(game)
    return make_search_ready(game)


def make_all_ready(games: Sequence[Game], make: Callable[[Game], Game] = make_search_ready) -> None:
    """Make games ready one way or another; those that lack something are compiled side by side."""
    lacking = _lacking(games)
    if len(lacking) > 1 and cores() > 1:
        _compile_in_parallel(lacking)
    for game in games:
        make(game)


def make_uncacheable_ready(games: Sequence[Game]) -> None:
    """Make the games ready that cannot be cached, so that each process compiles them itself."""
    make_all_ready([game for game in games if not is_cacheable(game)])


def _compile_in_parallel(parts: Sequence[tuple[Game, str]]) -> None:
    """Compile in processes of their own; what one of them fails to do, this one does later."""
    games = list(dict.fromkeys(game.title for game, _ in parts))
    print(
        f"Compiling the rules and the bots of {', '.join(games)}, once;"
        " this takes a minute or two ...",
        file=sys.stderr,
        flush=True,
    )
    began = time.perf_counter()
    compiler = (sys.executable, "-P", "-m", "qalat", "compile")
    commands = [[*compiler, game.name, "--only", part] for game, part in parts]
    with ThreadPoolExecutor(cores()) as threads:
        ran = threads.map(
            lambda command: subprocess.run(
                command, env=child_environment(), check=False, capture_output=True
            ),
            commands,
        )
        for place, ((game, _), _) in enumerate(zip(parts, ran, strict=True)):
            if not any(game is other for other, _ in parts[place + 1 :]):
                seconds = time.perf_counter() - began
                print(f"{game.title} compiled after {seconds:.0f} s.", file=sys.stderr, flush=True)


def _compile_visibly(compiled: Callable[[Game], float], game: Game, what: str, long: str) -> None:
    print(f"Compiling {what}, once; this takes {long} ...", file=sys.stderr, flush=True)
    print(f"Compiled in {compiled(game):.0f} s.", file=sys.stderr, flush=True)
