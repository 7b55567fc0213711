"""`python -m tools.wasm [GAME ...]` builds the modules of games, or those that are outdated."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from qalat.core.game import Game
from qalat.games import GAMES, find
from tools.wasm.building import built
from tools.wasm.layout import fingerprint, layout_of

FOLDER = Path(__file__).resolve().parents[2] / "web" / "src" / "engine" / "modules"
OUTDATED = "The modules of {} are not what the sources give: `make wasm` builds them anew."


def module_of(game: str) -> Path:
    """Return where the module of a game is kept."""
    return FOLDER / f"{game}.wasm"


def outdated() -> list[str]:
    """Return the games whose modules are missing, or were built from other sources."""
    return [game.name for game in GAMES.values() if not is_current(game)]


def is_current(game: Game) -> bool:
    """Whether the module of a game is what the sources give, by the fingerprint in it."""
    path = module_of(game.name)
    return path.is_file() and layout_of(path.read_bytes())["fingerprint"] == fingerprint(game)


def build(name: str) -> None:
    """Build and keep the module of a game."""
    module = built(find(name))
    FOLDER.mkdir(parents=True, exist_ok=True)
    module_of(name).write_bytes(module)
    print(f"{module_of(name).name}: {len(module):,} bytes")


def build_side_by_side(names: list[str]) -> int:
    """Build modules, each in a process of its own: lowering changes what Numba does in one."""
    # What is lowered is the same each time only if Python's sets are in the same order, and Numba
    # would have indices checked where tests ask for that.
    environment = {**os.environ, "PYTHONHASHSEED": "0", "NUMBA_BOUNDSCHECK": "0"}
    command = [sys.executable, "-m", "tools.wasm"]
    running = [subprocess.Popen([*command, name], env=environment) for name in names]
    return max((each.wait() for each in running), default=0)


def main(words: list[str]) -> int:
    """Build the games that are named, or those that are outdated; or check that there are none."""
    if words == ["check"]:
        if late := outdated():
            print(OUTDATED.format(", ".join(late)), file=sys.stderr)
        return bool(late)
    if len(words) == 1 and os.environ.get("PYTHONHASHSEED") == "0":
        build(words[0])
        return 0
    return build_side_by_side(words or outdated())


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
