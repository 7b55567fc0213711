"""The registry of games: each folder here, and each package named by QALAT_GAMES."""

from __future__ import annotations

import os
from importlib import import_module
from pkgutil import iter_modules

from qalat.core.errors import Unreadable, quoted
from qalat.core.game import Game

ELSEWHERE = "QALAT_GAMES"
"""The environment variable with games of other packages: dotted names separated by commas."""


def packages() -> list[str]:
    """Return the dotted names of all games' folders."""
    own = [f"{__name__}.{module.name}" for module in iter_modules(__path__) if module.ispkg]
    return own + [name.strip() for name in os.environ.get(ELSEWHERE, "").split(",") if name.strip()]


def load(package: str) -> Game:
    """Return the game of a folder: GAME of its game.py, with the folder's name."""
    module = f"{package}.game"
    game = getattr(import_module(module), "GAME", None)
    if not isinstance(game, Game) or package.rpartition(".")[2] != game.name:
        raise ImportError(f"{module} has no GAME that is named as its folder is")
    return game


def registered(packages: list[str]) -> dict[str, Game]:
    """Return the games of some folders by name, ordered by place."""
    games: dict[str, Game] = {}
    for package in packages:
        game = load(package)
        if game.name in games:
            raise ImportError(f"{package} and {games[game.name].package} are games of one name")
        games[game.name] = game
    return dict(sorted(games.items(), key=lambda each: (each[1].place, each[0])))


GAMES: dict[str, Game] = registered(packages())


def find(name: str) -> Game:
    """Return the game with this name, or refuse it."""
    if name not in GAMES:
        raise Unreadable(f"the game {quoted(name)}", f"one of {', '.join(GAMES)}")
    return GAMES[name]
