"""The registry of games: each folder here, and each package named by QALAT_GAMES."""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping, Sequence
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


class Registry(Mapping[str, Game]):
    """The games of some folders by name, in the order of their places.

    Each is loaded when it is first asked for: hundreds of kernels take time.
    """

    def __init__(self, packages: Sequence[str]) -> None:
        self._packages: dict[str, str] = {}
        for package in packages:
            name = package.rpartition(".")[2]
            if name in self._packages:
                raise ImportError(f"{package} and {self._packages[name]} are games of one name")
            self._packages[name] = package
        self._games: dict[str, Game] = {}
        self._order: list[str] | None = None

    def __getitem__(self, name: str) -> Game:
        if name not in self._games:
            self._games[name] = load(self._packages[name])
        return self._games[name]

    def __iter__(self) -> Iterator[str]:
        if self._order is None:
            self._order = sorted(self._packages, key=lambda name: (self[name].place, name))
        return iter(self._order)

    def __len__(self) -> int:
        return len(self._packages)

    def __contains__(self, name: object) -> bool:
        return name in self._packages


GAMES = Registry(packages())


def find(name: str) -> Game:
    """Return the game with this name, or refuse it."""
    if name not in GAMES:
        raise Unreadable(f"the game {quoted(name)}", f"one of {', '.join(GAMES)}")
    return GAMES[name]
