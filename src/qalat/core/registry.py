"""The games by name, each loaded when it is first asked for; qalat.games says where they are."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from importlib import import_module

from qalat.core.errors import Unreadable, quoted
from qalat.core.game import Game


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

    def __init__(self, packages: Iterable[str] = ()) -> None:
        self._packages: dict[str, str] = {}
        self._games: dict[str, Game] = {}
        self._order: list[str] | None = None
        self.add(packages)

    def add(self, packages: Iterable[str]) -> None:
        """Add the games of more folders, without loading them."""
        for package in packages:
            name = package.rpartition(".")[2]
            if name in self._packages:
                raise ImportError(f"{package} and {self._packages[name]} are games of one name")
            self._packages[name] = package
        self._order = None

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


GAMES = Registry()


def find(name: str) -> Game:
    """Return the game with this name, or refuse it.

    >>> find("medina").title, "alhambra" in GAMES
    ('Medina', True)
    """
    if name not in GAMES:
        raise Unreadable(f"the game {quoted(name)}", f"one of {', '.join(GAMES)}")
    return GAMES[name]
