"""Positions read: lines that are left out stand for nothing there.

Pieces not named are out of the game. Roofs are put in the order of their line, or seat by seat;
cards that no line names lie as if the roofs had just been laid in that order.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from qalat.core.errors import Unreadable, quoted
from qalat.core.game import Line
from qalat.core.record import CHANCE, OVER
from qalat.games.medina.city_map import read_city
from qalat.games.medina.components import (
    ARM_RIM,
    ARM_TOWER,
    ARMS,
    BESIDE,
    BEYOND,
    BOX,
    CELLS,
    COLOURS,
    KINDS,
    MAX_SEATS,
    MIN_SEATS,
    RIM_INNER,
    TOWERS,
    WALLS,
)
from qalat.games.medina.options import OPTIONS
from qalat.games.medina.state import EMPTY, NOTHING, PHASES, PIECE, STABLE
from qalat.games.medina.writing import INDENT, LAID, NONE


def read_position(lines: Sequence[Line], state: Any) -> None:
    """Fill a blank state from a position's lines."""
    _Reader(state).read(lines)


def _whole(text: str, low: int, high: int) -> int:
    if text.isascii() and text.isdigit() and len(text) < 4 and low <= int(text) <= high:
        return int(text)
    raise Unreadable(quoted(text), f"a whole number from {low} to {high}")


def _parts(text: str, separator: str = ";") -> list[str]:
    if text in ("", NONE):
        return []
    parts = [part.strip() for part in text.split(separator)]
    if "" in parts:
        raise Unreadable(quoted(text), f'something between each "{separator}"')
    return parts


def _one_of(text: str, names: Sequence[str]) -> int:
    if text not in names:
        raise Unreadable(quoted(text), f"one of {', '.join(names)}")
    return names.index(text)


class _Reader:
    """Reads a position line by line; each line's key names the method that reads its value."""

    def __init__(self, state: Any) -> None:
        self.state = state
        self.seat = NOTHING
        self.seen: set[tuple[int, str]] = set()
        self.map_line = 1
        self.roofs: list[tuple[int, int]] = []
        self.order: list[tuple[int, int]] | None = None

    def read(self, lines: Sequence[Line]) -> None:
        self._clear()
        waiting = list(lines)
        while waiting:
            number, text = waiting.pop(0)
            key, colon, value = text.strip().partition(":")
            if not colon:
                raise Unreadable(quoted(text), '"key: value"', line=number)
            try:
                if key == "city" and not value:
                    self._city(number, waiting)
                else:
                    self._line(key, value.strip())
            except Unreadable as refusal:
                raise refusal.at(refusal.line or number) from None
        if self.state.seats == 0:
            raise Unreadable('no line "players: ..."', "the number of players")
        try:
            self._settle()
        except Unreadable as refusal:
            raise refusal.at(self.map_line) from None

    def _clear(self) -> None:
        state = self.state
        state.youngest = NOTHING
        state.roof[:] = NOTHING
        state.palace_card[:] = NOTHING
        state.tower_card[:] = NOTHING
        state.phase = PIECE

    def _line(self, key: str, value: str) -> None:
        if key.startswith("seat "):
            self._once(key, NOTHING)
            self.seat = self._seat_of(key)
            if value:
                raise Unreadable(quoted(value), "nothing behind the seat")
            return
        readers = self._table_lines() if self.seat == NOTHING else {"supply": self._supply}
        if key not in readers:
            raise Unreadable(quoted(key), f"one of {', '.join([*readers, 'seat N'])}")
        if key != "players" and self.state.seats == 0:
            raise Unreadable(quoted(key), '"players: ..." before it')
        self._once(key, self.seat)
        readers[key](value)

    def _table_lines(self) -> dict[str, Callable[[str], None]]:
        return {
            "players": self._players,
            "options": self._options,
            "phase": self._phase,
            "laid": self._laid,
            "city": self._no_map,
            "roofs": self._roofs,
            "palace cards": lambda value: self._cards(value, COLOURS, self.state.palace_card),
            "tower cards": lambda value: self._cards(value, TOWERS, self.state.tower_card),
        }

    def _once(self, key: str, seat: int) -> None:
        if (seat, key) in self.seen:
            raise Unreadable(f"{quoted(key)} a second time", "each line once")
        self.seen.add((seat, key))

    def _seat_of(self, text: str) -> int:
        word, _, number = text.partition(" ")
        if word != "seat":
            raise Unreadable(quoted(text), '"seat N"')
        return _whole(number, 1, max(1, int(self.state.seats))) - 1

    def _players(self, value: str) -> None:
        self.state.seats = _whole(value, MIN_SEATS, MAX_SEATS)

    def _options(self, value: str) -> None:
        seen: set[str] = set()
        for part in _parts(value, ","):
            name, _, chosen = part.partition("=")
            option = next((each for each in OPTIONS if each.name == name), None)
            if option is None or chosen not in option.values:
                known = ", ".join(each.name for each in OPTIONS)
                raise Unreadable(quoted(part), f"name=value of {known}")
            if name in seen:
                raise Unreadable(f"{quoted(name)} a second time", "each option once")
            seen.add(name)
            self.state[name] = option.values.index(chosen) - (name == "youngest")

    def _phase(self, value: str) -> None:
        name, _, actor = value.partition(", ")
        self.state.phase = _one_of(name, PHASES)
        if actor in ("chance", "nobody"):
            self.state.actor = CHANCE if actor == "chance" else OVER
        else:
            self.state.actor = self._seat_of(actor)

    def _laid(self, value: str) -> None:
        self.state.laid = _one_of(value, LAID)

    def _no_map(self, value: str) -> None:
        raise Unreadable(quoted(value), "the map in the lines below")

    def _city(self, number: int, waiting: list[Line]) -> None:
        if self.seat != NOTHING or self.state.seats == 0:
            raise Unreadable('"city"', '"players: ..." before it, and the seats behind it')
        self._once("city", NOTHING)
        drawn: list[Line] = []
        while waiting and waiting[0][1].startswith(INDENT):
            drawn.append(waiting.pop(0))
        if not drawn:
            raise Unreadable("no map", f"a map, each line behind {len(INDENT)} blanks", line=number)
        self.map_line = number
        self.roofs = read_city(drawn, self.state)

    def _roofs(self, value: str) -> None:
        self.order = []
        for part in _parts(value):
            seat, _, colour = part.rpartition(" ")
            self.order.append((self._seat_of(seat), _one_of(colour, COLOURS)))

    def _cards(self, value: str, names: Sequence[str], holders: Any) -> None:
        for part in _parts(value):
            name, _, seat = part.partition(" ")
            card = _one_of(name, names)
            if holders[card] != NOTHING:
                raise Unreadable(f"{quoted(name)} a second time", "each card once")
            holders[card] = self._seat_of(seat)

    def _supply(self, value: str) -> None:
        if value.endswith((" piece", " pieces")):
            raise Unreadable(quoted(value), "the pieces of the supply, kind by kind")
        pieces = self.state.supply[self.seat]
        for part in _parts(value, ","):
            name, _, count = part.partition(" ")
            kind = _one_of(name, KINDS)
            if pieces[kind] != 0:
                raise Unreadable(f"{quoted(name)} a second time", "each kind once")
            pieces[kind] = _whole(count, 1, int(BOX[kind]))
        self.state.supply_size[self.seat] = pieces.sum()

    def _settle(self) -> None:
        """Work out what no line tells: the box, and what the map says about roofs."""
        state = self.state
        self._lay_roofs()
        for kind, name in enumerate(KINDS):
            placed = int(state.arm.sum()) if kind == WALLS else int((state.piece == kind + 1).sum())
            left = int(BOX[kind]) - placed - int(state.supply[:, kind].sum())
            if left < 0:
                raise Unreadable(f"{-left} {name} too many", f"{BOX[kind]} in all, as in the box")
            state.box[kind] = left

    def _lay_roofs(self) -> None:
        state = self.state
        palaces = _Palaces(state)
        named: dict[tuple[int, int], int] = {}
        for cell, seat in self.roofs:
            colour = int(state.piece[cell]) - 1
            if (seat, colour) in named:
                found = f"a second {COLOURS[colour]} roof of seat {seat + 1}"
                raise Unreadable(found, "one of each colour a seat")
            named[seat, colour] = palaces.first_of[cell]
        order = sorted(named) if self.order is None else self.order
        if sorted(order) != sorted(named):
            told = ", ".join(f"seat {seat + 1} {COLOURS[colour]}" for seat, colour in sorted(named))
            raise Unreadable('other "roofs" than on the map', told or "none")
        for rank, (seat, colour) in enumerate(order, start=1):
            state.roof[seat, colour] = named[seat, colour]
            state.rank[seat, colour] = rank
        if (NOTHING, "palace cards") not in self.seen:
            palaces.hand_out_palace_cards(order)
        if (NOTHING, "tower cards") not in self.seen:
            palaces.hand_out_tower_cards(order)


class _Palaces:
    """The palaces of a map: each piece of one leads to its first building."""

    def __init__(self, state: Any) -> None:
        self.state = state
        self.first_of: dict[int, int] = {}
        for cell in range(CELLS):
            if EMPTY < state.piece[cell] < STABLE and cell not in self.first_of:
                self._walk(cell)
        for cell in range(CELLS):
            if state.piece[cell] == STABLE:
                for other in _beside(cell):
                    if EMPTY < state.piece[other] < STABLE:
                        self.first_of[cell] = self.first_of[other]

    def _walk(self, first: int) -> None:
        waiting = [first]
        while waiting:
            cell = waiting.pop()
            self.first_of[cell] = first
            waiting += [
                other
                for other in _beside(cell)
                if self.state.piece[other] == self.state.piece[first] and other not in self.first_of
            ]

    def hand_out_palace_cards(self, order: Sequence[tuple[int, int]]) -> None:
        sizes = list(self.first_of.values())
        for seat, colour in order:
            holder = int(self.state.palace_card[colour])
            own = sizes.count(int(self.state.roof[seat, colour]))
            if holder == NOTHING or own > sizes.count(int(self.state.roof[holder, colour])):
                self.state.palace_card[colour] = seat

    def hand_out_tower_cards(self, order: Sequence[tuple[int, int]]) -> None:
        for seat, colour in order:
            for arm in range(ARMS):
                walls = ARM_RIM[arm, : int(self.state.arm[arm])]
                inside = {self.first_of.get(int(RIM_INNER[wall])) for wall in walls}
                if int(self.state.roof[seat, colour]) in inside:
                    self.state.tower_card[ARM_TOWER[arm]] = seat


def _beside(cell: int) -> list[int]:
    return [int(other) for other in BESIDE[cell] if other != BEYOND]
