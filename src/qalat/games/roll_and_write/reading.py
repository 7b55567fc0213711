"""Positions read: lines that are left out stand for nothing there.

Without a phase the first seat is to act in round 1; a sheet left out has nothing built, and
coins left out are the three of the start. So a position for a test is as short as its point.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Any

from qalat.core.contract import Line
from qalat.core.errors import Unreadable, quoted
from qalat.core.reader import PositionReader, parts, whole_number
from qalat.core.writer import NONE
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
from qalat.games.roll_and_write.writing import SHEET_HEADING

_FREE = "."
_MOST_POINTS = 40
_COINS = re.compile(r"(\d{1,2}) gained, (\d{1,2}) spent", re.ASCII)


def read_position(lines: Sequence[Line], state: Any) -> None:
    """Fill a blank state from a position's lines."""
    _Reader(state).read(lines)


class _Reader(PositionReader):
    """Reads a position of Alhambra Roll & Write."""

    options = OPTIONS
    phases = PHASES
    players = range(1, MAX_SEATS + 1)

    def clear(self) -> None:
        """The sheets are empty, nothing is paid, and the first round has begun."""
        state = self.state
        state.turn_seat = NOTHING
        state.phase = ACTION
        state.round_number = 1
        state.paid[:] = NOTHING
        for option in OPTIONS:
            self.set_option(option.name, option.numbers(option.values[0]))

    def set_option(self, name: str, numbers: tuple[int, ...]) -> None:
        """Note an option; a layout is 36 numbers, the others are one."""
        if name == "layout":
            self.state.layout[:] = numbers
        else:
            super().set_option(name, numbers)

    def blocks(self) -> dict[str, Callable[[str], int]]:
        """Return the seats, and the virtual players behind them."""
        return {"seat": self.seat_number, "virtual": self._virtual_row}

    def _virtual_row(self, number: str) -> int:
        if self._virtual() == 0:
            raise Unreadable(quoted(f"virtual {number}"), "no virtual player at this table")
        return int(self.state.seats) + whole_number(number, 1, self._virtual()) - 1

    def _virtual(self) -> int:
        return virtual_number(int(self.state.seats), int(self.state.virtual_players))

    def lines(self) -> dict[str, Callable[[str], None]]:
        """Return the lines of the table, of a seat or of a virtual player."""
        if self.block.startswith("seat"):
            return {
                "dice": self._dice,
                "coins": self._coins,
                "paid": self._paid,
                "sheet": self.drawn_below,
            }
        if self.block:
            return {"built": self._built, "paid": self._paid}
        return {
            "players": self.read_players,
            "options": self.read_options,
            "phase": self.read_phase,
            "first": lambda value: self._seat_field("first", value),
            "turn of": lambda value: self._seat_field("turn_seat", value),
            "round": lambda value: self._number_field("round_number", value),
            "step": lambda value: self._number_field("step", value),
        }

    def drawings(self) -> dict[str, Callable[[int, list[Line]], None]]:
        """Return the sheet, which is drawn."""
        return {"sheet": self._sheet}

    def read_players(self, value: str) -> None:
        """Read how many players there are; each starts with some coins."""
        super().read_players(value)
        self.state.gained[: self.state.seats] = STARTING_COINS

    def _seat_field(self, name: str, value: str) -> None:
        self.state[name] = self.seat_or_nobody(value)

    def _number_field(self, name: str, value: str) -> None:
        self.state[name] = whole_number(value, 0, 99)

    def _dice(self, value: str) -> None:
        for part in parts(value):
            colour, *values = part.split()
            number = named(colour, COLOURS, "a colour")
            dice = self.state.blue if number == BLUE else self.state.yellow
            if not 1 <= len(values) <= 2:
                raise Unreadable(quoted(part), "a colour and one or two dice")
            if dice[self.row].any():
                raise Unreadable(f"{quoted(colour)} a second time", "each colour once")
            for place, shown in enumerate(values):
                dice[self.row, place] = 0 if shown == NONE else whole_number(shown, 1, PIPS)

    def _coins(self, value: str) -> None:
        found = _COINS.fullmatch(value)
        if found is None:
            raise Unreadable(quoted(value), '"5 gained, 2 spent"')
        self.state.gained[self.row] = whole_number(found[1], 0, MOST_COINS)
        self.state.spent[self.row] = whole_number(found[2], 0, MOST_COINS)

    def _paid(self, value: str) -> None:
        self._by_type(value, self.state.paid[self.row], _MOST_POINTS)

    def _built(self, value: str) -> None:
        self._by_type(value, self.state.count[self.row], CROSSINGS)

    def _by_type(self, value: str, numbers: Any, most: int) -> None:
        seen: set[int] = set()
        for part in parts(value):
            name, _, number = part.partition(" ")
            building_type = named(name, TYPES, "a building")
            if building_type in seen:
                raise Unreadable(f"{quoted(name)} a second time", "each type once")
            seen.add(building_type)
            numbers[building_type] = whole_number(number, 0, most)

    def _sheet(self, number: int, drawn: list[Line]) -> None:
        """Read the heading and six rows, each behind its yellow value."""
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

    def finish(self) -> None:
        """Fill in what follows from the rest: whose turn it is, and dice by value."""
        state = self.state
        state.virtual = self._virtual()
        if state.turn_seat == NOTHING and state.phase > LAY:
            state.turn_seat = max(0, int(state.actor))
        if state.phase in (ACTION, KEEPING):
            for dice in (state.blue[state.turn_seat], state.yellow[state.turn_seat]):
                dice[:] = sorted(dice)
