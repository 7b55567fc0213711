"""The people who play as bots: some of each level, with names that every language shares.

All of a level play by the same judgement; a character is who plays, not how.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Collection, Sequence
from dataclasses import dataclass


@dataclass(frozen=True)
class BotCharacter:
    """Somebody who plays as a bot of a level."""

    name: str
    level: str

    @property
    def key(self) -> str:
        """The name as it is stored and looked up."""
        return self.name.lower()


_NAMES = {
    "apprentice": ("Tariq", "Dunya", "Isak", "Tala"),
    "mason": ("Omar", "Elvira", "Idris", "Sol"),
    "architect": ("Maryam", "Rodrigo", "Samuel", "Kenza"),
    "vizier": ("Hasan", "Zaynab", "Natan", "Beatriz"),
    "sultan": ("Yusuf", "Aisha", "Ziri", "Itimad"),
}

CHARACTERS = tuple(BotCharacter(name, level) for level, names in _NAMES.items() for name in names)

BY_KEY = {character.key: character for character in CHARACTERS}

_NUMERALS = ("", " II", " III", " IV", " V", " VI", " VII", " VIII")
"""What follows a name that is borne again, as with rulers."""
_BORNE = re.compile(r"(.+?)(?: [IV]+)?")


def of_level(level: str) -> list[BotCharacter]:
    """Return the characters of a level."""
    return [character for character in CHARACTERS if character.level == level]


def named(name: str) -> BotCharacter | None:
    """Return the character whose name this is, with a numeral or without."""
    found = _BORNE.fullmatch(name)
    character = BY_KEY.get(found[1].lower()) if found else None
    return character if character is not None and found and character.name == found[1] else None


def next_character(level: str, seated: Sequence[str], seed: int | str) -> BotCharacter:
    """Return who of a level sits down next: somebody who sits there the least, by the seed."""
    return min(
        of_level(level),
        key=lambda each: (seated.count(each.key), _place(each.key, seed)),
    )


def _place(key: str, seed: int | str) -> bytes:
    """Return a character's place in the order in which a seed lets them come."""
    return hashlib.blake2s(f"{key} {seed}".encode()).digest()


def name_among(character: BotCharacter, taken: Collection[str]) -> str:
    """Return a character's name, with a numeral where others bear it."""
    return next(name for each in _NUMERALS if (name := character.name + each) not in taken)
