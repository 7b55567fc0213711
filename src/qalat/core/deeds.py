"""Deeds: what an action did, as plain data that browser and terminal only put into words."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from operator import itemgetter
from struct import Struct
from typing import Any, Protocol

import numpy as np

from qalat.core.record import Field, Record

Written = tuple[Any, ...]
"""A deed as it is sent: the name of its kind, step, first, seat, and its fields in their order."""

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

    __slots__ = ("_kind", "written")

    def __init__(self, kind: DeedKind, written: Written) -> None:
        self._kind = kind
        self.written = written

    @property
    def kind(self) -> str:
        """The name of its kind."""
        return self._kind.name

    @property
    def step(self) -> int:
        """The number of the step that completed it."""
        return int(self.written[1])

    @property
    def first(self) -> int:
        """The number of the first step that led to it."""
        return int(self.written[2])

    @property
    def seat(self) -> int:
        """Who did it or whom it befell, -1 for nobody."""
        return int(self.written[3])

    @property
    def fields(self) -> Mapping[str, Any]:
        """What belongs to its kind."""
        return dict(zip(self._kind.fields, self.written[_BEFORE:], strict=True))

    def __getattr__(self, name: str) -> Any:
        """Return a field of the deed's kind."""
        try:
            return self.fields[name]
        except KeyError:
            raise AttributeError(f"a deed {self.kind!r} has no field {name!r}") from None

    def __eq__(self, other: object) -> bool:
        """Say whether another deed is the same, done at the same step."""
        return isinstance(other, Deed) and self.written == other.written

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


_BEFORE = 4
"""How much of a written deed stands before the fields of its kind."""


class DeedReader:
    """Turns the records of a game's deeds into deeds."""

    def __init__(self, deeds: Deeds) -> None:
        self._bytes = deeds.DEED.bytes
        self._kinds = [_KindReader(kind, deeds.DEED.fields) for kind in deeds.KINDS]

    def read(self, records: memoryview, count: int, step: int, first: int) -> list[Deed]:
        """Return the deeds of one step: so many records, one behind the other."""
        kinds = self._kinds
        deeds = []
        for place in range(0, count * self._bytes, self._bytes):
            reader = kinds[records[place]]
            kind = reader.kind
            deeds.append(Deed(kind, (kind.name, step, first, *reader.read(records, place))))
        return deeds


class _KindReader:
    """Reads the deeds of one kind: only the fields that it has are unpacked."""

    def __init__(self, kind: DeedKind, fields: tuple[Field, ...]) -> None:
        self.kind = kind
        wanted = ("seat", *kind.fields)
        places: dict[str, int] = {}
        codes, place = "", 0
        for field in fields:
            if field.name in wanted or field.name == kind.counted:
                codes += f"{_length(field)}{_CODES[np.dtype(field.kind).name]}"
                places[field.name] = place
                place += _length(field)
            else:
                codes += f"{field.bytes}x"
        self._unpack: Callable[[memoryview, int], Written] = Struct(f"={codes}").unpack_from
        shapes = {field.name: field.shape for field in fields}
        count = places.get(kind.counted)
        self._values = [_value(places[name], shapes[name], count) for name in wanted]
        is_plain = all(shapes[name] == () for name in wanted)
        in_order = [places[name] for name in wanted] == list(range(place))
        self.read = self._unpack if is_plain and in_order else self._read_values

    def _read_values(self, records: memoryview, place: int) -> Written:
        """Return whose the deed at a place is, and its fields."""
        numbers = self._unpack(records, place)
        return tuple([value(numbers) for value in self._values])


def _value(place: int, shape: tuple[int, ...], count: int | None) -> Callable[[Written], Any]:
    """Return how a field is found among the numbers of its record.

    Of an array that is counted only so many rows are used as the number at a place says.
    """
    if not shape:
        return itemgetter(place)
    if len(shape) == 1:
        whole = slice(place, place + shape[0])
        if count is None:
            return lambda numbers: list(numbers[whole])
        return lambda numbers: list(numbers[place : place + numbers[count]])
    width = shape[1]
    return lambda numbers: [
        list(numbers[place + width * row : place + width * (row + 1)])
        for row in range(shape[0] if count is None else numbers[count])
    ]


def _length(field: Field) -> int:
    return int(np.prod(field.shape, dtype=np.int64))
