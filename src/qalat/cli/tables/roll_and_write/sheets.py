"""Sheets drawn: what is built is crossed out, what the dice show now is marked."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from qalat.cli.layout import counted, side_by_side
from qalat.core.view import View
from qalat.games.roll_and_write.components import COLOURS, LETTERS, PIPS, TYPES
from qalat.games.roll_and_write.state import ACTION

_BUILT = "x"


def type_name(state: Any, blue: int, yellow: int) -> str:
    """Return the type of building at a crossing."""
    return TYPES[state.layout[(yellow - 1) * PIPS + blue - 1]]


def is_built(state: Any, seat: int, blue: int, yellow: int) -> bool:
    """Return whether a seat has built a crossing."""
    return bool(int(state.built[seat]) >> ((yellow - 1) * PIPS + blue - 1) & 1)


def coins_left(state: Any, seat: int) -> int:
    """Return the coins that a seat may spend."""
    return int(state.gained[seat]) - int(state.spent[seat])


def coins_to_take(state: Any, seat: int) -> int:
    """Return what taking coins would bring a seat now."""
    shown = sum(
        is_built(state, seat, int(blue), int(yellow))
        for blue in state.blue[seat]
        for yellow in state.yellow[seat]
    )
    return min(shown, int(state.coins) - int(state.gained[seat]))


def dice_of(state: Any, seat: int) -> str:
    """Return a seat's dice in words, such as "blue 2 5, yellow 3 6"."""
    dice = []
    for colour, values in zip(COLOURS, (state.blue[seat], state.yellow[seat]), strict=True):
        shown = [str(value) for value in values if value]
        if shown:
            dice.append(" ".join([colour, *shown]))
    return ", ".join(dice) or "no dice"


def board(view: View, names: Sequence[str], seat: int) -> list[str]:
    """Return a seat's sheet with its dice and coins."""
    state = view.states[0]
    choosing = state.phase == ACTION and state.actor == seat
    lines = [
        f"{seat + 1} {names[seat]}",
        f"{dice_of(state, seat)}, {counted(coins_left(state, seat), 'coin')}",
        "    blue 1  2  3  4  5  6",
    ]
    for yellow in range(1, PIPS + 1):
        cells = [_cell(state, seat, blue, yellow, choosing) for blue in range(1, PIPS + 1)]
        lead = "yellow" if yellow == 1 else ""
        lines.append(f"{lead:6} {yellow}{''.join(cells)}".rstrip())
    return lines


def _cell(state: Any, seat: int, blue: int, yellow: int, choosing: bool) -> str:
    if is_built(state, seat, blue, yellow):
        return f" {_BUILT} "
    letter = LETTERS[TYPES.index(type_name(state, blue, yellow))]
    shown = blue in state.blue[seat] and yellow in state.yellow[seat]
    return f"[{letter}]" if choosing and shown else f" {letter} "


def boards(view: View, names: Sequence[str], seats: Sequence[int], width: int) -> list[str]:
    """Return the sheets of some seats, side by side where they fit."""
    return side_by_side([board(view, names, seat) for seat in seats], width)
