"""Positions read: lines that are left out stand for nothing there.

Without a phase the first seat is to act in round 1; a sheet left out has nothing built, and
coins left out are the three of the start. So a position for a test is as short as its point.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Any

from qalat.core.errors import Unreadable, quoted
from qalat.core.game import Line
from qalat.core.record import CHANCE, OVER
from qalat.games.roll_and_write.components import (
    BLUE,
    COLOURS,
    CROSSINGS,
    LETTERS,
    MAX_SEATS,
    MOST_COINS,
    ONE,
    PIPS,
    STARTING_COINS,
    TYPES,
    virtual_number,
)
from qalat.games.roll_and_write.options import OPTIONS
from qalat.games.roll_and_write.state import ACTION, KEEPING, LAY, NOTHING, PHASES
from qalat.games.roll_and_write.wording import named
from qalat.games.roll_and_write.writing import INDENT, NONE, SHEET_HEADING

_FREE = "."
_MOST_POINTS = 40
_COINS = re.compile(r"(\d{1,2}) gained, (\d{1,2}) spent", re.ASCII)


def read_position(lines: Sequence[Line], state: Any) -> None:
    """Fill a blank state from a position's lines."""
    _Reader(state).read(lines)


def _whole(text: str, low: int, high: int) -> int:
    if text.isascii() and text.isdigit() and len(text) < 5 and low <= int(text) <= high:
        return int(text)
    raise Unreadable(quoted(text), f"a whole number from {low} to {high}")


def _parts(text: str, separator: str = ";") -> list[str]:
    if text in ("", NONE):
        return []
    parts = [part.strip() for part in text.split(separator)]
    if "" in parts:
        raise Unreadable(quoted(text), f'something between each "{separator}"')
    return parts


class _Reader:
    """Reads a position line by line; each line's key names the method that reads its value."""

    def __init__(self, state: Any) -> None:
        self.state = state
        self.block = ""
        self.row = NOTHING
        self.seen: set[tuple[str, str]] = set()

    def read(self, lines: Sequence[Line]) -> None:
        self._clear()
        waiting = list(lines)
        while waiting:
            number, text = waiting.pop(0)
            key, colon, value = text.strip().partition(":")
            if not colon:
                raise Unreadable(quoted(text), '"key: value"', line=number)
            try:
                self._line(key, value.strip())
                if key == "sheet":
                    self._sheet(number, waiting)
            except Unreadable as refusal:
                raise refusal.at(refusal.line or number) from None
        if self.state.seats == 0:
            raise Unreadable('no line "players: ..."', "the number of players")
        self._rest()

    def _clear(self) -> None:
        state = self.state
        state.turn_seat = NOTHING
        state.phase = ACTION
        state.round_number = 1
        state.paid[:] = NOTHING
        for option, field in zip(OPTIONS, self._option_fields(), strict=True):
            field(option.numbers(option.values[0]))

    def _option_fields(self) -> list[Callable[[tuple[int, ...]], None]]:
        state = self.state

        def layout(numbers: tuple[int, ...]) -> None:
            state.layout[:] = numbers

        def into(name: str) -> Callable[[tuple[int, ...]], None]:
            return lambda numbers: state.__setitem__(name, numbers[0])

        return [*(into(option.name) for option in OPTIONS[:-1]), layout]

    def _line(self, key: str, value: str) -> None:
        if key.startswith(("seat ", "virtual ")):
            self._open(key, value)
            return
        readers = self._lines()
        if key not in readers:
            raise Unreadable(quoted(key), f"one of {', '.join([*readers, 'seat N'])}")
        if key != "players" and self.state.seats == 0:
            raise Unreadable(quoted(key), '"players: ..." before it')
        self._once(self.block, key)
        readers[key](value)

    def _open(self, key: str, value: str) -> None:
        """Begin the lines of a seat or of a virtual player."""
        if self.state.seats == 0:
            raise Unreadable(quoted(key), '"players: ..." before it')
        self._once("", key)
        if value:
            raise Unreadable(quoted(value), "nothing behind the seat")
        kind, _, number = key.partition(" ")
        if kind == "seat":
            self.row = self._seat_of(key)
        elif self._virtual() == 0:
            raise Unreadable(quoted(key), "no virtual player at this table")
        else:
            self.row = int(self.state.seats) + _whole(number, 1, self._virtual()) - 1
        self.block = kind

    def _virtual(self) -> int:
        return virtual_number(int(self.state.seats), int(self.state.virtual_players))

    def _lines(self) -> dict[str, Callable[[str], None]]:
        if self.block == "seat":
            return {
                "dice": self._dice,
                "coins": self._coins,
                "paid": self._paid,
                "sheet": self._no_sheet,
            }
        if self.block == "virtual":
            return {"built": self._built, "paid": self._paid}
        return {
            "players": self._players,
            "options": self._options,
            "phase": self._phase,
            "first": lambda value: self._seat_field("first", value),
            "turn of": lambda value: self._seat_field("turn_seat", value),
            "round": lambda value: self._number_field("round_number", value),
            "step": lambda value: self._number_field("step", value),
        }

    def _once(self, block: str, key: str) -> None:
        mark = (f"{block} {self.row}" if block else "", key)
        if mark in self.seen:
            raise Unreadable(f"{quoted(key)} a second time", "each line once")
        self.seen.add(mark)

    def _seat_of(self, text: str) -> int:
        word, _, number = text.partition(" ")
        if word != "seat":
            raise Unreadable(quoted(text), '"seat N"')
        return _whole(number, 1, int(self.state.seats)) - 1

    def _players(self, value: str) -> None:
        self.state.seats = _whole(value, 1, MAX_SEATS)
        self.state.gained[: self.state.seats] = STARTING_COINS

    def _options(self, value: str) -> None:
        fields = dict(zip((each.name for each in OPTIONS), self._option_fields(), strict=True))
        seen: set[str] = set()
        for part in _parts(value, ","):
            name, _, chosen = part.partition("=")
            option = next((each for each in OPTIONS if each.name == name), None)
            if option is None:
                raise Unreadable(quoted(part), f"name=value of {', '.join(fields)}")
            if name in seen:
                raise Unreadable(f"{quoted(name)} a second time", "each option once")
            seen.add(name)
            fields[name](option.numbers(chosen))

    def _phase(self, value: str) -> None:
        name, _, actor = value.partition(", ")
        if name not in PHASES:
            raise Unreadable(quoted(name), f"one of {', '.join(PHASES)}")
        self.state.phase = PHASES.index(name)
        if actor in ("chance", "nobody"):
            self.state.actor = CHANCE if actor == "chance" else OVER
        else:
            self.state.actor = self._seat_of(actor)

    def _seat_field(self, name: str, value: str) -> None:
        self.state[name] = NOTHING if value == NONE else self._seat_of(value)

    def _number_field(self, name: str, value: str) -> None:
        self.state[name] = _whole(value, 0, 99)

    def _dice(self, value: str) -> None:
        for part in _parts(value):
            colour, *values = part.split()
            number = named(colour, COLOURS, "a colour")
            dice = self.state.blue if number == BLUE else self.state.yellow
            if not 1 <= len(values) <= 2:
                raise Unreadable(quoted(part), "a colour and one or two dice")
            if dice[self.row].any():
                raise Unreadable(f"{quoted(colour)} a second time", "each colour once")
            for place, shown in enumerate(values):
                dice[self.row, place] = 0 if shown == NONE else _whole(shown, 1, PIPS)

    def _coins(self, value: str) -> None:
        found = _COINS.fullmatch(value)
        if found is None:
            raise Unreadable(quoted(value), '"5 gained, 2 spent"')
        self.state.gained[self.row] = _whole(found[1], 0, MOST_COINS)
        self.state.spent[self.row] = _whole(found[2], 0, MOST_COINS)

    def _paid(self, value: str) -> None:
        self._by_type(value, self.state.paid[self.row], _MOST_POINTS)

    def _built(self, value: str) -> None:
        self._by_type(value, self.state.count[self.row], CROSSINGS)

    def _by_type(self, value: str, numbers: Any, most: int) -> None:
        told: set[int] = set()
        for part in _parts(value):
            name, _, number = part.partition(" ")
            building_type = named(name, TYPES, "a building")
            if building_type in told:
                raise Unreadable(f"{quoted(name)} a second time", "each type once")
            told.add(building_type)
            numbers[building_type] = _whole(number, 0, most)

    def _no_sheet(self, value: str) -> None:
        if value:
            raise Unreadable(quoted(value), "the sheet in the lines below")

    def _sheet(self, number: int, waiting: list[Line]) -> None:
        """Read the heading and six rows, each behind its yellow value."""
        drawn: list[Line] = []
        while waiting and waiting[0][1].startswith(INDENT * 2):
            drawn.append(waiting.pop(0))
        if drawn and drawn[0][1].split() == SHEET_HEADING.split():
            drawn.pop(0)
        if len(drawn) != PIPS:
            raise Unreadable(
                f"{len(drawn)} rows of a sheet", f"{PIPS}, each behind 4 blanks", line=number
            )
        for row, (line, text) in enumerate(drawn):
            cells = text.split()
            if cells[:2] != ["yellow", str(row + 1)] or len(cells) != PIPS + 2:
                wanted = f'"yellow {row + 1}" and {PIPS} crossings'
                raise Unreadable(quoted(text.strip()), wanted, line=line)
            for column, cell in enumerate(cells[2:]):
                self._cell(row * PIPS + column, cell, line)

    def _cell(self, crossing: int, cell: str, line: int) -> None:
        letter = LETTERS[self.state.layout[crossing]]
        if cell not in (letter, letter.lower(), _FREE):
            raise Unreadable(
                quoted(cell),
                f'"{letter}", "{letter.lower()}" or "{_FREE}" by the layout',
                line=line,
            )
        if cell == letter:
            self.state.built[self.row] |= ONE << crossing

    def _rest(self) -> None:
        """Fill in what follows from the rest: whose turn it is, and dice by value."""
        state = self.state
        state.virtual = self._virtual()
        if state.turn_seat == NOTHING and state.phase > LAY:
            state.turn_seat = max(0, int(state.actor))
        if state.phase in (ACTION, KEEPING):
            for dice in (state.blue[state.turn_seat], state.yellow[state.turn_seat]):
                dice[:] = sorted(dice)
