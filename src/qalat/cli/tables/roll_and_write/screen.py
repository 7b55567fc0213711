"""Alhambra Roll & Write as a seat sees it: standings, places still free, sheets."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from qalat.cli.layout import Size, row_width, side_by_side, table, wrapped_list
from qalat.cli.paint import Style
from qalat.cli.tables.roll_and_write.sheets import board, coins_left
from qalat.core.record import OVER
from qalat.core.view import View
from qalat.games.roll_and_write.components import (
    LETTERS,
    PLACE_POINTS,
    PLACES,
    TYPES,
    rounds,
)
from qalat.games.roll_and_write.state import ACTION, NOTHING

_TYPE_COLOURS = ("blue", "red", "brown", "white", "green", "purple")
_NAMES = tuple(zip(TYPES, _TYPE_COLOURS, strict=True))
_ROOM_FOR_THE_QUESTION = 6

_STYLES: tuple[Style, ...] = (
    (r"\bblue(?: \d)*\b", "blue"),
    (r"\byellow(?: \d)*\b", "yellow"),
    *((rf"\b{name}\b", colour) for name, colour in _NAMES),
    *(
        (rf"(?<=[ \[]){letter}(?=[ \]\d]|$)", colour)
        for letter, colour in zip(LETTERS, _TYPE_COLOURS, strict=True)
    ),
)


def styles() -> Sequence[Style]:
    """Return the colours of the dice and of the buildings, in words and on sheets."""
    return _STYLES


def screen(view: View, names: Sequence[str], size: Size) -> list[str]:
    """Return the whole table: the own sheet first, the others beside it where there is room."""
    state = view.states[0]
    shared = [_round(state), *_standings(view, names), "", *_free_places(state, size.width)]
    seats = range(int(state.seats))
    if view.seat < 0:
        return [
            *side_by_side([board(view, names, seat) for seat in seats], size.width),
            "",
            *shared,
        ]
    own = board(view, names, view.seat)
    others = [board(view, names, seat) for seat in seats if seat != view.seat]
    sheets = side_by_side([own, *others], size.width)
    if len(sheets) + len(shared) + _ROOM_FOR_THE_QUESTION <= size.height:
        return [*sheets, "", *shared]
    if row_width([own, shared]) <= size.width:
        return side_by_side([own, shared], size.width)
    return [*own, "", *shared]


def close_up(view: View, names: Sequence[str], size: Size) -> list[str]:
    """Return the own sheet alone where a turn goes on; the whole table where it begins."""
    if view.states[0].phase == ACTION:
        return screen(view, names, size)
    return board(view, names, view.seat)


def _round(state: Any) -> str:
    last = rounds(int(state.seats) + int(state.virtual))
    if state.actor == OVER:
        return f"The game is over after {last} rounds"
    return f"Round {state.round_number} of {last}" if state.round_number else "Setup"


def _standings(view: View, names: Sequence[str]) -> list[str]:
    state = view.states[0]
    boxes = [f"{letter}/{count}" for letter, count in zip(LETTERS, state.boxes, strict=True)]
    rows = [["", "seat", "points", "coins", *boxes]]
    points = _points(view)
    for row in range(int(state.seats) + int(state.virtual)):
        built = [_built(state, row, building_type) for building_type in range(len(TYPES))]
        if row < state.seats:
            mark = "*" if state.actor == row else ""
            coins = str(coins_left(state, row))
            rows.append([mark, f"{row + 1} {names[row]}", str(points[row]), coins, *built])
        else:
            virtual = f"  virtual {row - state.seats + 1}"
            rows.append(["", virtual, str(points[row]), "", *built])
    return table(rows, words=2, gap=1)


def _points(view: View) -> np.ndarray:
    totals, _ = view.game.engine.points(view.states, 0)
    return totals


def _built(state: Any, row: int, building_type: int) -> str:
    """Return how many of a type are built; "!" behind it tells that it has been paid."""
    paid = state.paid[row, building_type] != NOTHING
    return f"{state.count[row, building_type]}{'!' if paid else ''}"


def _free_places(state: Any, width: int) -> list[str]:
    places = []
    for building_type, name in enumerate(TYPES):
        gone = int((state.paid[:, building_type] != NOTHING).sum())
        free = [str(PLACE_POINTS[building_type, place]) for place in range(gone, PLACES)]
        places.append(f"{name} {' '.join(free) or '-'}")
    return wrapped_list(places, width, "Places  ", " " * 8)
