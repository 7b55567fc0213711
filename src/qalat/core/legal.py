"""What may be done now, looked up only as far as it is asked for."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from operator import index
from typing import SupportsIndex, overload

from qalat.core.contract import States
from qalat.core.game import Game
from qalat.core.workspace import Space


class LegalActions(Sequence[str]):
    """The legal actions of a match as it stands, in words, in the order of the action table.

    It always speaks of the position now. `in` takes words or a number, and lists nothing.

    >>> legal = match.legal
    >>> len(legal), legal[0], legal[-1], legal.index("buy 4"), legal.count("buy 3")
    (6, 'take yellow 1', 'buy 4', 5, 0)
    >>> "buy 4" in legal, legal.numbers[-1] in legal, "buy 3" in legal
    (True, True, False)
    >>> match.play("buy 4")
    >>> list(legal)
    ['pay 7']
    """

    __slots__ = ("_game", "_space", "_states")

    def __init__(self, game: Game, states: States, space: Space) -> None:
        self._game = game
        self._states = states
        self._space = space

    @property
    def numbers(self) -> list[int]:
        """The same as numbers of the action table, ascending."""
        actions: list[int] = self._game.engine.legal(
            self._states, 0, self._space().scratch
        ).tolist()
        return actions

    def __len__(self) -> int:
        """Return how many actions are legal."""
        return int(self._game.engine.driver.legal(self._states, 0, 0, self._space().scratch))

    def __contains__(self, action: object) -> bool:
        """Say whether an action is legal, given in words or by number."""
        actions = self._game.actions
        if isinstance(action, str):
            number = actions.number(action)
        else:
            number = index(action) if isinstance(action, SupportsIndex) else None
        if number is None or not 0 <= number < actions.count:
            return False
        return bool(self._why_not(number) == 0)

    def _why_not(self, number: int) -> int:
        driver = self._game.engine.driver
        return int(driver.why_not(self._states, 0, number, self._space().scratch))

    def __iter__(self) -> Iterator[str]:
        """Yield the actions that are legal as the iteration begins."""
        return map(self._game.actions.word, self.numbers)

    @overload
    def __getitem__(self, place: int) -> str: ...

    @overload
    def __getitem__(self, place: slice) -> list[str]: ...

    def __getitem__(self, place: int | slice) -> str | list[str]:
        """Return the action at a place, or a list of some."""
        if isinstance(place, slice):
            return [self._game.actions.word(number) for number in self.numbers[place]]
        return self._game.actions.word(self.numbers[place])

    def index(self, action: str, *bounds: int) -> int:
        """Return the place of an action, or raise ValueError."""
        return list(self).index(action, *bounds)

    def count(self, action: str) -> int:
        """Return 1 if an action is legal, else 0."""
        return int(action in self)

    def __eq__(self, other: object) -> bool:
        """Say whether another sequence has the same words in the same order."""
        if isinstance(other, str) or not isinstance(other, Sequence):
            return NotImplemented
        return list(self) == list(other)

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        """Return all the words."""
        return f"LegalActions({list(self)})"
