"""The notation of Pebbles."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from qalat.core.contract import Line
from qalat.core.errors import Unreadable, quoted
from qalat.core.reader import PositionReader, whole_number
from qalat.core.record import CHANCE, OVER
from qalat.core.writer import INDENT, actor_name, seat_name, settings
from tests.fourth.pebbles.components import FACES, HEAP, SEATS
from tests.fourth.pebbles.options import OPTIONS
from tests.fourth.pebbles.state import NOTHING, PHASES


def phrases(words: Sequence[str]) -> list[str]:
    """Return action words as phrases: each is one already."""
    return list(words)


def runs(phrase: str) -> list[list[str]]:
    """Return the runs of action words that a phrase stands for; "2" is "take 2"."""
    words = phrase.lower().split()
    if len(words) == 1 and words[0].isdigit():
        return [[f"take {words[0]}"]]
    if len(words) != 2 or words[0] not in ("roll", "take"):
        raise Unreadable(quoted(phrase), '"take 2"')
    return [[" ".join(words)]]


def options(state: Any) -> dict[str, str]:
    """Return the options that a state is played with."""
    return {OPTIONS[0].name: OPTIONS[0].values[state.heap]}


def position(state: Any) -> list[str]:
    """Return a position as lines of text."""
    lines = [
        f"players: {state.seats}",
        f"options: {settings(OPTIONS, options(state))}",
        f"phase: {PHASES[state.phase]}, {actor_name(state.actor)}",
        f"heap: {state.left}",
        f"die: {state.die}",
        f"next: {seat_name(state.next_seat)}",
        f"last pebble: {seat_name(state.last)}",
    ]
    for seat in range(state.seats):
        lines += [f"seat {seat + 1}:", f"{INDENT}taken: {state.taken[seat]}"]
    return lines


def read_position(lines: Sequence[Line], state: Any) -> None:
    """Fill a blank state from a position's lines."""
    _Reader(state).read(lines)


class _Reader(PositionReader):
    """Reads a position of Pebbles."""

    options = OPTIONS
    phases = PHASES
    players = range(SEATS, SEATS + 1)

    def clear(self) -> None:
        """Nobody has taken anything."""
        self.state.last = NOTHING

    def lines(self) -> dict[str, Callable[[str], None]]:
        """Return the lines of the table, or of a seat."""
        if self.block:
            return {"taken": lambda value: self._count(self.state.taken, self.row, value)}
        return {
            "players": self.read_players,
            "options": self.read_options,
            "phase": self.read_phase,
            "heap": lambda value: self._count(self.state, "left", value),
            "die": lambda value: self._set("die", whole_number(value, 0, FACES)),
            "next": lambda value: self._set("next_seat", self.seat_of(value)),
            "last pebble": lambda value: self._set("last", self.seat_or_nobody(value)),
        }

    def drawings(self) -> dict[str, Callable[[int, list[Line]], None]]:
        """Return nothing: nothing is drawn."""
        return {}

    def finish(self) -> None:
        """Work out nothing: the lines tell all."""

    def _count(self, where: Any, key: Any, value: str) -> None:
        where[key] = whole_number(value, 0, int(HEAP[0]))

    def _set(self, name: str, value: int) -> None:
        self.state[name] = value


def prompt(state: Any) -> str:
    """Return in one sentence what is asked now."""
    if state.actor == OVER:
        return "nothing: the game is over"
    return "a roll" if state.actor == CHANCE else f"pebbles, {state.die} at most"
