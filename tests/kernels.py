"""Compile what the tests call, the games side by side, so that no test waits in the middle.

    python -m tests.kernels [GAME ...]

Only tests ask a judgement question by question, so `qalat compile` leaves that out.
"""

from __future__ import annotations

import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from qalat.cli.parsing import cores
from qalat.core.game import Game
from qalat.core.kernel import INTERPRETED, SOURCES, cache_folder, stamp
from qalat.games import GAMES, find
from qalat.play.compiling import compile_rules, compile_search, is_compiled
from qalat.play.search.search import CompiledJudgement, compiled_search


def is_ready(game: Game) -> bool:
    """Whether all that tests call of a game is known to lie in the cache."""
    mark = mark_of(game)
    return INTERPRETED or (is_compiled(game) and mark is not None and mark.exists())


def mark_of(game: Game) -> Path | None:
    """Return the file that notes that a game's judgement is compiled, None where none is kept."""
    template = compiled_search(game)
    folder = cache_folder(getattr(template, SOURCES))
    return folder and folder / f"{game.name}-{stamp(Path(template.__file__))}.judgement"


def compile_game(game: Game) -> None:
    """Compile a game's entry points, how its bots think, and what they judge by."""
    compile_rules(game)
    compile_search(game)
    engine = game.engine
    states = engine.blank()
    options = game.option_numbers(game.checked_options(None, game.fewest))
    engine.driver.start(states, 0, game.fewest, options)
    CompiledJudgement(game).estimate(states, 0, engine.scratch())
    if (mark := mark_of(game)) is not None:
        mark.touch()


def compile_side_by_side(games: list[Game]) -> int:
    """Compile each game in a process of its own, as many at once as there are cores."""
    commands = [[sys.executable, "-m", "tests.kernels", game.name] for game in games]
    with ThreadPoolExecutor(cores()) as threads:
        ended = list(threads.map(lambda command: subprocess.run(command, check=False), commands))
    return max((each.returncode for each in ended), default=0)


def main() -> int:
    """Compile the games that are named, or all that are not compiled yet."""
    if names := sys.argv[1:]:
        for name in names:
            compile_game(find(name))
        return 0
    return compile_side_by_side([game for game in GAMES.values() if not is_ready(game)])


if __name__ == "__main__":
    raise SystemExit(main())
