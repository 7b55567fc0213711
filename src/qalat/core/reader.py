"""The parser of positions: what the notations of all games share."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import Any

from qalat.core.contract import Line
from qalat.core.errors import Unreadable, quoted
from qalat.core.game import Option
from qalat.core.record import CHANCE, OVER
from qalat.core.writer import INDENT, NONE

_NOBODY = -1
_MOST_DIGITS = 5


def whole_number(text: str, low: int, high: int) -> int:
    """Return a whole number within bounds, or refuse the text."""
    plain = text.isascii() and text.isdigit() and len(text) <= _MOST_DIGITS
    if plain and low <= int(text) <= high:
        return int(text)
    raise Unreadable(quoted(text), f"a whole number from {low} to {high}")


def parts(text: str, separator: str = ";") -> list[str]:
    """Split a text at separators; nothing for an empty text or "-"."""
    if text in ("", NONE):
        return []
    found = [part.strip() for part in text.split(separator)]
    if "" in found:
        raise Unreadable(quoted(text), f'something between each "{separator}"')
    return found


def one_of(text: str, names: Sequence[str]) -> int:
    """Return the index of a name in a list, or refuse the text."""
    if text not in names:
        raise Unreadable(quoted(text), f"one of {', '.join(names)}")
    return names.index(text)


class PositionReader(ABC):
    """Reads a position line by line, with a reader for each key.

    A game says how to initialise a state (clear), which lines there are (lines), which of them are
    followed by a drawing (drawings), and how to complete the state (finish).
    """

    options: tuple[Option, ...]
    phases: tuple[str, ...]
    players: range

    def __init__(self, state: Any) -> None:
        self.state = state
        self.block = ""
        self.row = _NOBODY
        self.seen: set[tuple[str, str]] = set()

    @abstractmethod
    def clear(self) -> None:
        """Initialise the state before any line is read."""

    @abstractmethod
    def lines(self) -> dict[str, Callable[[str], None]]:
        """Return the keys that are allowed here, each with the reader of its value."""

    @abstractmethod
    def drawings(self) -> dict[str, Callable[[int, list[Line]], None]]:
        """Return the keys that are followed by an indented drawing, each with its reader."""

    @abstractmethod
    def finish(self) -> None:
        """Complete what no line has set."""

    def read(self, lines: Sequence[Line]) -> None:
        """Fill the state from a position's lines."""
        self.clear()
        waiting = list(lines)
        while waiting:
            number, text = waiting.pop(0)
            key, colon, value = text.strip().partition(":")
            if not colon:
                raise Unreadable(quoted(text), '"key: value"', line=number)
            try:
                self._line(key, value.strip())
                if key in self.drawings():
                    self.drawings()[key](number, self._drawn(waiting))
            except Unreadable as refusal:
                raise refusal.at(number) from None
        if self.state.seats == 0:
            raise Unreadable('no line "players: ..."', "the number of players")
        self.finish()

    def _line(self, key: str, value: str) -> None:
        kind, _, number = key.partition(" ")
        if key != "players" and self.state.seats == 0:
            raise Unreadable(quoted(key), '"players: ..." before it')
        if number and kind in self.blocks():
            self._once("", key)
            if value:
                raise Unreadable(quoted(value), f"nothing after the {kind}")
            self.row = self.blocks()[kind](number)
            self.block = key
            return
        readers = self.lines()
        if key not in readers:
            raise Unreadable(quoted(key), f"one of {', '.join([*readers, 'seat N'])}")
        self._once(self.block, key)
        readers[key](value)

    def blocks(self) -> dict[str, Callable[[str], int]]:
        """Return the blocks of lines, such as "seat 2:", each with the reader of its row."""
        return {"seat": self.seat_number}

    def _once(self, block: str, key: str) -> None:
        if (block, key) in self.seen:
            raise Unreadable(f"{quoted(key)} a second time", "each line once")
        self.seen.add((block, key))

    def _drawn(self, waiting: list[Line]) -> list[Line]:
        """Take the lines of a drawing, without their indent."""
        deep = INDENT * (2 if self.block else 1)
        drawn: list[Line] = []
        while waiting and waiting[0][1].startswith(deep):
            number, text = waiting.pop(0)
            drawn.append((number, text[len(deep) :]))
        if not drawn:
            raise Unreadable("no map", f"a map, each line indented by {len(deep)} spaces")
        return drawn

    def drawn_below(self, value: str) -> None:
        """Refuse a value where a drawing is to follow."""
        if value:
            raise Unreadable(quoted(value), "the map in the lines below")

    def seat_number(self, text: str) -> int:
        """Return the seat of a number from 1."""
        return whole_number(text, 1, int(self.state.seats)) - 1

    def seat_of(self, text: str) -> int:
        """Return the seat of "seat N"."""
        word, _, number = text.partition(" ")
        if word != "seat":
            raise Unreadable(quoted(text), '"seat N"')
        return self.seat_number(number)

    def seat_or_nobody(self, text: str) -> int:
        """Return the seat of "seat N", or -1 for "-"."""
        return _NOBODY if text == NONE else self.seat_of(text)

    def read_players(self, value: str) -> None:
        """Read how many players there are."""
        self.state.seats = whole_number(value, self.players[0], self.players[-1])

    def read_options(self, value: str) -> None:
        """Read "name=value" for some of the options, each once."""
        names = [option.name for option in self.options]
        seen: set[str] = set()
        for part in parts(value, ","):
            name, _, chosen = part.partition("=")
            if name not in names:
                raise Unreadable(quoted(part), f"name=value of {', '.join(names)}")
            if name in seen:
                raise Unreadable(f"{quoted(name)} a second time", "each option once")
            seen.add(name)
            self.set_option(name, self.options[names.index(name)].numbers(chosen))

    def set_option(self, name: str, numbers: tuple[int, ...]) -> None:
        """Store an option in the field of its name; the youngest seat is counted from 0."""
        self.state[name] = numbers[0] - (name == "youngest")

    def read_phase(self, value: str) -> None:
        """Read the phase and the actor."""
        name, _, actor = value.partition(", ")
        self.state.phase = one_of(name, self.phases)
        if actor in ("chance", "nobody"):
            self.state.actor = CHANCE if actor == "chance" else OVER
        else:
            self.state.actor = self.seat_of(actor)
