"""Positions written down: what lies on the table, in words, and each sheet as a grid."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from qalat.core.writer import INDENT, NONE, actor_name, joined, seat_name
from qalat.games.roll_and_write.components import COLOURS, LETTERS, PIPS, TYPES
from qalat.games.roll_and_write.options import OPTIONS
from qalat.games.roll_and_write.state import NOTHING, PHASES

SHEET_HEADING = "blue 1 2 3 4 5 6"


def layout_text(layout: Iterable[int]) -> str:
    """Return a layout as the option has it."""
    letters = "".join(LETTERS[building_type] for building_type in layout)
    return "/".join(letters[row : row + PIPS] for row in range(0, len(letters), PIPS))


def options(state: Any) -> dict[str, str]:
    """Return the options that a state is played with."""
    virtual, solo = OPTIONS[:2]
    return {
        "virtual_players": virtual.values[state.virtual_players],
        "solo": solo.values[state.solo],
        "coins": str(state.coins),
        "layout": layout_text(state.layout),
    }


def position(state: Any) -> list[str]:
    """Return a position as lines of text."""
    settings = ", ".join(f"{name}={value}" for name, value in options(state).items())
    lines = [
        f"players: {state.seats}",
        f"options: {settings}",
        f"phase: {PHASES[state.phase]}, {actor_name(state.actor)}",
        f"first: {seat_name(state.first)}",
        f"turn of: {seat_name(state.turn_seat)}",
        f"round: {state.round_number}",
        f"step: {state.step}",
    ]
    for seat in range(state.seats):
        lines += _seat(state, seat)
    for virtual in range(state.virtual):
        row = state.seats + virtual
        lines += [
            f"virtual {virtual + 1}:",
            f"{INDENT}built: {_by_type(state.count[row], 0)}",
            f"{INDENT}paid: {_by_type(state.paid[row], NOTHING)}",
        ]
    return lines


def _by_type(numbers: Iterable[int], nothing: int) -> str:
    items = [
        f"{name} {number}" for name, number in zip(TYPES, numbers, strict=True) if number != nothing
    ]
    return joined(items)


def _dice(state: Any, seat: int) -> str:
    """Return dice by colour, the own die first; "-" stands for one that is not there."""
    items = []
    for colour, values in zip(COLOURS, (state.blue[seat], state.yellow[seat]), strict=True):
        shown = " ".join(str(value) if value else NONE for value in values).removesuffix(f" {NONE}")
        if values.any():
            items.append(f"{colour} {shown}")
    return joined(items)


def sheet_rows(state: Any, seat: int) -> list[str]:
    """Return a sheet's rows, a letter a crossing: a capital where it is built."""
    rows = []
    for row in range(PIPS):
        cells = []
        for crossing in range(row * PIPS, row * PIPS + PIPS):
            letter = LETTERS[state.layout[crossing]]
            cells.append(letter if int(state.built[seat]) >> crossing & 1 else letter.lower())
        rows.append(" ".join(cells))
    return rows


def _seat(state: Any, seat: int) -> list[str]:
    return [
        f"seat {seat + 1}:",
        f"{INDENT}dice: {_dice(state, seat)}",
        f"{INDENT}coins: {state.gained[seat]} gained, {state.spent[seat]} spent",
        f"{INDENT}paid: {_by_type(state.paid[seat], NOTHING)}",
        f"{INDENT}sheet:",
        f"{INDENT * 2}{'':9}{SHEET_HEADING}",
        *(
            f"{INDENT * 2}yellow {row + 1}      {cells}"
            for row, cells in enumerate(sheet_rows(state, seat))
        ),
    ]
