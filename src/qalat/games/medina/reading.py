"""Positions read: lines that are left out stand for nothing there.

Pieces not named are out of the game. Roofs are put in the order of their line, or seat by seat;
cards that no line names lie as if the roofs had just been laid in that order.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from qalat.core.contract import Line
from qalat.core.errors import Unreadable, quoted
from qalat.core.reader import PositionReader, one_of, parts, whole_number
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
from qalat.games.medina.writing import DECLINED, LAID


def read_position(lines: Sequence[Line], state: Any) -> None:
    """Fill a blank state from a position's lines."""
    _Reader(state).read(lines)


class _Reader(PositionReader):
    """Reads a position of Medina."""

    options = OPTIONS
    phases = PHASES
    players = range(MIN_SEATS, MAX_SEATS + 1)

    def __init__(self, state: Any) -> None:
        super().__init__(state)
        self.map_line = 1
        self.roofs: list[tuple[int, int]] = []
        self.order: list[tuple[int, int]] | None = None

    def clear(self) -> None:
        """The city is empty, and nobody has roofed a palace or holds a card."""
        state = self.state
        state.youngest = NOTHING
        state.roof[:] = NOTHING
        state.palace_card[:] = NOTHING
        state.tower_card[:] = NOTHING
        state.phase = PIECE

    def lines(self) -> dict[str, Callable[[str], None]]:
        """Return the lines of the table, or of a seat."""
        if self.block:
            return {"supply": self._supply, "last piece": self._last_piece}
        return {
            "players": self.read_players,
            "options": self.read_options,
            "phase": self.read_phase,
            "laid": self._laid,
            "city": self.drawn_below,
            "roofs": self._roofs,
            "palace cards": lambda value: self._cards(value, COLOURS, self.state.palace_card),
            "tower cards": lambda value: self._cards(value, TOWERS, self.state.tower_card),
        }

    def drawings(self) -> dict[str, Callable[[int, list[Line]], None]]:
        """Return the city, which is drawn."""
        return {"city": self._city}

    def _laid(self, value: str) -> None:
        self.state.laid = one_of(value, LAID)

    def _city(self, number: int, drawn: list[Line]) -> None:
        self.map_line = number
        self.roofs = read_city(drawn, self.state)

    def _roofs(self, value: str) -> None:
        self.order = []
        for part in parts(value):
            seat, _, colour = part.rpartition(" ")
            self.order.append((self.seat_of(seat), one_of(colour, COLOURS)))

    def _cards(self, value: str, names: Sequence[str], holders: Any) -> None:
        for part in parts(value):
            name, _, seat = part.partition(" ")
            card = one_of(name, names)
            if holders[card] != NOTHING:
                raise Unreadable(f"{quoted(name)} a second time", "each card once")
            holders[card] = self.seat_of(seat)

    def _supply(self, value: str) -> None:
        if value.endswith((" piece", " pieces")):
            raise Unreadable(quoted(value), "the pieces of the supply, kind by kind")
        pieces = self.state.supply[self.row]
        for part in parts(value, ","):
            name, _, count = part.partition(" ")
            kind = one_of(name, KINDS)
            if pieces[kind] != 0:
                raise Unreadable(f"{quoted(name)} a second time", "each kind once")
            pieces[kind] = whole_number(count, 1, int(BOX[kind]))
        self.state.supply_size[self.row] = pieces.sum()

    def _last_piece(self, value: str) -> None:
        one_of(value, [DECLINED])
        self.state.declined[self.row] = 1

    def finish(self) -> None:
        """Work out the box, and what the map says about roofs."""
        try:
            self._settle()
        except Unreadable as refusal:
            raise refusal.at(self.map_line) from None

    def _settle(self) -> None:
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
            drawn = ", ".join(
                f"seat {seat + 1} {COLOURS[colour]}" for seat, colour in sorted(named)
            )
            raise Unreadable('other "roofs" than on the map', drawn or "none")
        for rank, (seat, colour) in enumerate(order, start=1):
            state.roof[seat, colour] = named[seat, colour]
            state.rank[seat, colour] = rank
        if ("", "palace cards") not in self.seen:
            palaces.hand_out_palace_cards(order)
        if ("", "tower cards") not in self.seen:
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
