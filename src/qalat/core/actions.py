"""The action table: every action of a game has one number and one text form."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass


@dataclass(frozen=True)
class Family:
    """Actions of one kind, numbered without gaps; their words are listed or computed."""

    name: str
    count: int
    word: Callable[[int], str]
    number: Callable[[str], int | None]
    chance: bool = False


def listed(name: str, words: Iterable[str], *, chance: bool = False) -> Family:
    """Return a family whose words are listed one by one."""
    all_words = tuple(words)
    numbers = {word: number for number, word in enumerate(all_words)}
    if len(numbers) != len(all_words):
        raise ValueError(f"two actions of the family {name} have the same words")
    return Family(name, len(all_words), all_words.__getitem__, numbers.get, chance)


def at_cells(name: str, opening: str, reach: int) -> Family:
    """Return a family with one action for each cell, from -reach to reach, row by row."""
    width = 2 * reach + 1
    form = re.compile(re.escape(opening) + r" (-?\d{1,4}),(-?\d{1,4})")

    def word(number: int) -> str:
        return f"{opening} {number % width - reach},{number // width - reach}"

    def number(text: str) -> int | None:
        found = form.fullmatch(text)
        if found is None:
            return None
        x, y = int(found[1]), int(found[2])
        if max(abs(x), abs(y)) > reach or word((y + reach) * width + x + reach) != text:
            return None
        return (y + reach) * width + x + reach

    return Family(name, width * width, word, number)


class ActionTable:
    """All actions of a game, family after family, numbered from 0."""

    def __init__(self, *families: Family) -> None:
        self.families = families
        self._first: dict[str, int] = {}
        count = 0
        for family in families:
            if family.name in self._first:
                raise ValueError(f"two families are named {family.name}")
            self._first[family.name] = count
            count += family.count
        self.count = count

    def first(self, name: str) -> int:
        """Return the number of a family's first action."""
        return self._first[name]

    def family(self, action: int) -> Family:
        """Return the family that an action belongs to."""
        if not 0 <= action < self.count:
            raise IndexError(f"no action has the number {action}")
        return next(each for each in reversed(self.families) if action >= self._first[each.name])

    def word(self, action: int) -> str:
        """Return the words of an action."""
        family = self.family(action)
        return family.word(action - self._first[family.name])

    def number(self, word: str) -> int | None:
        """Return the action with these words, or None."""
        for family in self.families:
            found = family.number(word)
            if found is not None:
                return self._first[family.name] + found
        return None

    def is_chance(self, action: int) -> bool:
        """Return whether this is an action of chance."""
        return self.family(action).chance
