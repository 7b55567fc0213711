"""Deeds: what an action did, as plain data that browser and terminal only put into words."""

from __future__ import annotations

from collections.abc import Mapping
from struct import Struct
from typing import Any, Protocol

import numpy as np

from qalat.core.record import Field, Record

_CODES = {"int8": "b", "int16": "h", "uint16": "H", "int32": "i", "int64": "q"}


class DeedKind:
    """A kind of deed: its name, its meaning, and the fields of the record that it uses.

    counted names the field with the used length of its array; without it, the whole array counts.
    """

    def __init__(self, name: str, meaning: str, *fields: str, counted: str = "") -> None:
        self.name = name
        self.meaning = meaning
        self.fields = fields
        self.counted = counted


class Deeds(Protocol):
    """What `deeds.py` provides: what actions did, as records."""

    @property
    def DEED(self) -> Record:  # noqa: N802
        """The record of a deed; its first fields are kind and seat."""

    @property
    def KINDS(self) -> tuple[DeedKind, ...]:  # noqa: N802
        """The kinds of deeds, in the order of their numbers."""

    @property
    def MOST_DEEDS(self) -> int:  # noqa: N802
        """The most deeds that one action can make."""

    def describe(self, before: Any, action: Any, after: Any, deeds: Any, scratch: Any) -> Any:
        """Write the deeds of an action, setting every field; return how many there are.

        Both positions are as spectators see them.
        """


class Deed:
    """One deed: its kind, its seat, its steps, and the fields of its kind.

    step is the number of the step that completed it; first is the earliest step that led to it,
    so the position after first steps is the one before the deed. seat is the row that did it or
    that it concerns, -1 for nobody; bystanders have the rows after the seats.

    >>> match.play("buy 4 with 7 5")
    >>> deed = match.deeds()[-1]
    >>> deed.kind, deed.seat, deed.first, deed.step
    ('bought', 0, 20, 23)
    >>> deed.price, deed.paid, deed.fields["values"], deed.as_dict()["exactly"]
    (9, 12, [7, 5], 0)
    """

    __slots__ = ("fields", "first", "kind", "seat", "step")

    def __init__(
        self, kind: str, step: int, first: int, seat: int, fields: Mapping[str, Any]
    ) -> None:
        self.kind = kind
        self.step = step
        self.first = first
        self.seat = seat
        self.fields = fields

    def __getattr__(self, name: str) -> Any:
        """Return a field of the deed's kind."""
        try:
            return self.fields[name]
        except KeyError:
            raise AttributeError(f"a deed {self.kind!r} has no field {name!r}") from None

    def __eq__(self, other: object) -> bool:
        """Return whether another deed has the same steps, seat and fields."""
        return isinstance(other, Deed) and self.as_dict() == other.as_dict()

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        """Return the deed with all its fields."""
        return f"Deed({', '.join(f'{name}={value!r}' for name, value in self.as_dict().items())})"

    def as_dict(self) -> dict[str, Any]:
        """Return the deed as plain data."""
        return {
            "kind": self.kind,
            "step": self.step,
            "first": self.first,
            "seat": self.seat,
            **self.fields,
        }


class DeedReader:
    """Turns the records of a game's deeds into deeds."""

    def __init__(self, deeds: Deeds) -> None:
        fields = deeds.DEED.fields
        self._layout = Struct("=" + "".join(_code(field) for field in fields))
        self._kinds = deeds.KINDS
        self._places: dict[str, tuple[int, tuple[int, ...]]] = {}
        place = 0
        for field in fields:
            self._places[field.name] = (place, field.shape)
            place += _length(field)

    def read(self, records: bytes, step: int, first: int) -> list[Deed]:
        """Return the deeds of one step."""
        return [self._deed(values, step, first) for values in self._layout.iter_unpack(records)]

    def _deed(self, values: tuple[int, ...], step: int, first: int) -> Deed:
        kind = self._kinds[values[0]]
        most = values[self._places[kind.counted][0]] if kind.counted else None
        fields = {name: self._value(values, name, most) for name in kind.fields}
        return Deed(kind.name, step, first, values[1], fields)

    def _value(self, values: tuple[int, ...], name: str, most: int | None) -> Any:
        place, shape = self._places[name]
        if not shape:
            return values[place]
        width = int(np.prod(shape[1:]))
        rows = [
            list(values[place + width * row : place + width * (row + 1)])
            for row in range(shape[0] if most is None else most)
        ]
        return rows if len(shape) > 1 else [number for row in rows for number in row]


def _length(field: Field) -> int:
    return int(np.prod(field.shape, dtype=np.int64))


def _code(field: Field) -> str:
    return f"{_length(field)}{_CODES[np.dtype(field.kind).name]}"
