"""State as plain data: one NumPy record a game, described field by field."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

CHANCE = -1
"""The actor when a die, a draw or a shuffle is due."""

OVER = -2
"""The actor when the game is over."""

SETTLE_ONLY = -1
"""To entry points, instead of an action: only let chance act."""

ANY_LEGAL = -1
"""To a batch, instead of an action: one of those listed, at random."""

_REFUSED = frozenset(dir(np.record))


@dataclass(frozen=True)
class Field:
    """A field of a record: its name, number type, shape and meaning."""

    name: str
    kind: type[np.generic]
    shape: tuple[int, ...]
    meaning: str

    @property
    def bytes(self) -> int:
        """The size of the field in bytes."""
        return int(np.dtype(self.kind).itemsize * np.prod(self.shape, dtype=np.int64))


class Record:
    """A NumPy record type with a meaning for each field, packed without gaps."""

    def __init__(self, name: str, *fields: Field) -> None:
        seen: set[str] = set()
        for each in fields:
            if each.name in _REFUSED:
                raise ValueError(
                    f"{name}.{each.name}: an attribute of every NumPy record has that name,"
                    " so reading the field would silently return something else"
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
        """The size of a record in bytes."""
        return self.dtype.itemsize

    def blank(self, count: int = 1) -> np.ndarray:
        """Return that many records of zeros."""
        return np.zeros(count, self.dtype)


def int8(name: str, meaning: str, *shape: int) -> Field:
    """Describe a field of small whole numbers, one byte each."""
    return Field(name, np.int8, shape, meaning)


def uint16(name: str, meaning: str, *shape: int) -> Field:
    """Describe a field of sets of up to 16 things as bits, two bytes each."""
    return Field(name, np.uint16, shape, meaning)


def int16(name: str, meaning: str, *shape: int) -> Field:
    """Describe a field of two-byte whole numbers."""
    return Field(name, np.int16, shape, meaning)


def int32(name: str, meaning: str, *shape: int) -> Field:
    """Describe a field of four-byte whole numbers, or of sets of up to 31 things as bits."""
    return Field(name, np.int32, shape, meaning)


def int64(name: str, meaning: str, *shape: int) -> Field:
    """Describe a field of eight-byte whole numbers, or of sets of up to 63 things as bits."""
    return Field(name, np.int64, shape, meaning)


def float64(name: str, meaning: str, *shape: int) -> Field:
    """Describe a field of eight-byte numbers with a fraction."""
    return Field(name, np.float64, shape, meaning)


def float32(name: str, meaning: str, *shape: int) -> Field:
    """Describe a field of four-byte numbers with a fraction, of about seven digits."""
    return Field(name, np.float32, shape, meaning)


STATE_HEADER = (
    int8("seats", "how many players there are"),
    int8("actor", "the seat to act, or -1 for chance, or -2 when the game is over"),
)
"""The fields that every game's state has: the only ones that the core reads."""
