"""State as plain data: one record a game, described field by field."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

CHANCE = -1
"""The actor when a die, a draw or a shuffle is to be decided."""

OVER = -2
"""The actor when nothing is left to be done."""

SETTLE_ONLY = -1
"""To the entry points, in place of an action: do nothing but let chance act."""

ANY_LEGAL = -1
"""To a batch, in place of an action: one of those listed, at random."""

_REFUSED = frozenset(dir(np.record))


@dataclass(frozen=True)
class Field:
    """One named part of a record: its number type, its shape, and what it means."""

    name: str
    kind: type[np.generic]
    shape: tuple[int, ...]
    meaning: str

    @property
    def bytes(self) -> int:
        """How many bytes the field takes."""
        return int(np.dtype(self.kind).itemsize * np.prod(self.shape, dtype=np.int64))


class Record:
    """A NumPy record type with a meaning for each field, packed without gaps."""

    def __init__(self, name: str, *fields: Field) -> None:
        seen: set[str] = set()
        for each in fields:
            if each.name in _REFUSED:
                raise ValueError(
                    f"{name}.{each.name}: an attribute of every NumPy record has that name,"
                    " so reading the field would silently give something else"
                )
            if each.name in seen:
                raise ValueError(f"{name}.{each.name}: named twice")
            if not each.meaning:
                raise ValueError(f"{name}.{each.name}: says nothing about what it means")
            seen.add(each.name)
        self.name = name
        self.fields = fields
        self.dtype = np.dtype((np.record, [(each.name, each.kind, each.shape) for each in fields]))

    @property
    def bytes(self) -> int:
        """How many bytes one record takes."""
        return self.dtype.itemsize

    def blank(self, count: int = 1) -> np.ndarray:
        """Return that many records of zeros."""
        return np.zeros(count, self.dtype)


def whole(name: str, meaning: str, *shape: int) -> Field:
    """Describe a field of small whole numbers, one byte each."""
    return Field(name, np.int8, shape, meaning)


def bits(name: str, meaning: str, *shape: int) -> Field:
    """Describe a field of sets of up to 16 things as bits, two bytes each."""
    return Field(name, np.uint16, shape, meaning)


def wide(name: str, meaning: str, *shape: int) -> Field:
    """Describe a field of two-byte whole numbers."""
    return Field(name, np.int16, shape, meaning)


def broad(name: str, meaning: str, *shape: int) -> Field:
    """Describe a field of four-byte whole numbers, or of sets of up to 31 things as bits."""
    return Field(name, np.int32, shape, meaning)


def vast(name: str, meaning: str, *shape: int) -> Field:
    """Describe a field of eight-byte whole numbers, or of sets of up to 63 things as bits."""
    return Field(name, np.int64, shape, meaning)


def real(name: str, meaning: str, *shape: int) -> Field:
    """Describe a field of eight-byte numbers with a fraction."""
    return Field(name, np.float64, shape, meaning)


def rough(name: str, meaning: str, *shape: int) -> Field:
    """Describe a field of four-byte numbers with a fraction, of about seven digits."""
    return Field(name, np.float32, shape, meaning)


STATE_HEADER = (
    whole("seats", "how many players there are"),
    whole("actor", "the seat to act, or -1 for chance, or -2 when the game is over"),
)
"""The fields that every game's state has: the only ones that the core reads."""
