"""Palaces as maps: the notation's drawing, with room for the cells where a tile could go."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from qalat.cli.layout import side_by_side, wrapped_list
from qalat.cli.tables.alhambra.pieces import Cell, palace_of, reserve_of, set_aside_of, tile_name
from qalat.core.view import View
from qalat.games.alhambra.palace_map import draw_map

_WIDTH = 6
_MARGIN = 6
_FREE = "[ ]"


def map_of(palace: Mapping[Cell, int], free: Iterable[Cell] = ()) -> list[str]:
    """Return a palace's map, on which some empty cells are marked."""
    marked = list(free)
    drawn = draw_map(palace)
    if not marked:
        return drawn
    inside = [(0, 0), *palace]
    west, north = (min(cell[axis] for cell in inside) for axis in (0, 1))
    every = [*inside, *marked]
    left, top = (min(cell[axis] for cell in every) for axis in (0, 1))
    right, bottom = (max(cell[axis] for cell in every) for axis in (0, 1))
    width = (right - left + 1) * _WIDTH + 1
    canvas = [" " * width for _ in range(2 * (bottom - top + 1) + 1)]
    for line, text in enumerate(drawn[1:], start=2 * (north - top)):
        canvas[line] = _written(canvas[line], (west - left) * _WIDTH, text[_MARGIN:])
    for x, y in marked:
        line = 2 * (y - top) + 1
        canvas[line] = _written(canvas[line], (x - left) * _WIDTH + 2, _FREE)
    return _labelled(canvas, range(left, right + 1), top)


def _written(line: str, start: int, text: str) -> str:
    return line[:start] + text + line[start + len(text) :]


def _labelled(canvas: Sequence[str], columns: range, top: int) -> list[str]:
    lines = [" " * _MARGIN + "".join(f"{x:^{_WIDTH}}" for x in columns)]
    for line, text in enumerate(canvas):
        label = f"{top + line // 2:>{_MARGIN - 2}}  " if line % 2 else " " * _MARGIN
        lines.append(label + text)
    return [line.rstrip() for line in lines]


def board(view: View, names: Sequence[str], seat: int, free: Iterable[Cell] = ()) -> list[str]:
    """Return a seat's palace under its name."""
    title = "Your palace" if seat == view.seat else f"Palace of {names[seat]}"
    return [title, *map_of(palace_of(view.states[0], seat), free)]


def boards(view: View, names: Sequence[str], seats: Sequence[int], width: int) -> list[str]:
    """Return the palaces of some seats side by side, and below them what is not built."""
    state = view.states[0]
    lines = side_by_side([board(view, names, seat) for seat in seats], width)
    for seat in seats:
        piles = (("Reserve", reserve_of(state, seat)), ("Set aside", set_aside_of(state, seat)))
        for title, tiles in piles:
            if tiles:
                named = [tile_name(tile) for tile in tiles]
                lines += wrapped_list(named, width, f"{title} of {names[seat]}: ", "  ")
    return lines
