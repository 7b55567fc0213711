"""A palace as a map: tiles with their letter and price, walls drawn where they stand.

   -1    0     1
       +-----+
-1     | T9  |
       +     +-----+
 0        @    G8  |
       +     +     +
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from qalat.core.contract import Line
from qalat.core.errors import Unreadable, quoted
from qalat.games.alhambra.actions import REACH
from qalat.games.alhambra.components import FOUNTAIN, LETTERS, TILES, TYPES, wall_letters

Cell = tuple[int, int]
_WIDTH = 6
_MARGIN = 6
_FOUNTAIN = "@"


def tile_mark(tile: int) -> str:
    """Return how a map names a tile: its letter and price; its walls are drawn."""
    return _FOUNTAIN if tile == FOUNTAIN else f"{LETTERS[TILES[tile].type]}{TILES[tile].price}"


def draw_map(palace: Mapping[Cell, int]) -> list[str]:
    """Draw a palace, the fountain included, as lines of text."""
    cells = {**palace, (0, 0): FOUNTAIN}
    columns = range(min(x for x, _ in cells), max(x for x, _ in cells) + 1)
    rows = range(min(y for _, y in cells), max(y for _, y in cells) + 1)
    lines = [" " * _MARGIN + "".join(f"{x:^{_WIDTH}}" for x in columns)]
    for y in rows:
        lines.append(" " * _MARGIN + _border(cells, columns, y))
        lines.append(f"{y:>{_MARGIN - 2}}  " + _row(cells, columns, y))
    lines.append(" " * _MARGIN + _border(cells, columns, rows[-1] + 1))
    return [line.rstrip() for line in lines]


def _walls(cells: Mapping[Cell, int], cell: Cell, side: int) -> bool:
    tile = cells.get(cell)
    return tile is not None and tile != FOUNTAIN and bool(TILES[tile].walls >> side & 1)


def _border(cells: Mapping[Cell, int], columns: Sequence[int], y: int) -> str:
    """Draw the line between row y - 1 and row y."""
    text = ""
    for x in [*columns, columns[-1] + 1]:
        corner = any((x - dx, y - dy) in cells for dx in (0, 1) for dy in (0, 1))
        walled = _walls(cells, (x, y), 0) or _walls(cells, (x, y - 1), 2)
        text += "+" if corner else " "
        text += "-----" if walled else "     "
    return text


def _row(cells: Mapping[Cell, int], columns: Sequence[int], y: int) -> str:
    text = ""
    for x in [*columns, columns[-1] + 1]:
        walled = _walls(cells, (x, y), 3) or _walls(cells, (x - 1, y), 1)
        mark = tile_mark(cells[x, y]) if (x, y) in cells else ""
        text += ("|" if walled else " ") + f"{mark:^5}"
    return text


def read_map(lines: Sequence[Line]) -> dict[Cell, int]:
    """Return the tiles of a drawn palace by cell, without the fountain."""
    drawing = [(number, f"{text:<{_MARGIN}}"[_MARGIN:]) for number, text in lines[1:]]
    if len(drawing) % 2 == 0:
        number = lines[-1][0]
        raise Unreadable("a map cut off", "a line of borders behind each row of tiles", line=number)
    marks = {
        (column, row): (drawing[2 * row + 1][0], mark)
        for row in range(len(drawing) // 2)
        for column, mark in _marks(*drawing[2 * row + 1])
    }
    origins = [cell for cell, (_, mark) in marks.items() if mark == _FOUNTAIN]
    if len(origins) != 1:
        raise Unreadable(
            f"{len(origins)} fountains", f"one {_FOUNTAIN} on the map", line=lines[0][0]
        )
    (origin,) = origins
    tiles: dict[Cell, int] = {}
    for cell, (number, mark) in marks.items():
        place = (cell[0] - origin[0], cell[1] - origin[1])
        if mark != _FOUNTAIN:
            tiles[place] = _tile(mark, _drawn_walls(drawing, *cell), number)
        if max(map(abs, place)) > REACH:
            raise Unreadable(f"a tile at {place}", f"cells at most {REACH} away", line=number)
    return tiles


def _marks(number: int, text: str) -> list[tuple[int, str]]:
    found = []
    for column, start in enumerate(range(0, len(text), _WIDTH)):
        mark = text[start + 1 : start + _WIDTH].strip()
        if text[start] not in " |":
            raise Unreadable(quoted(text), 'a wall "|" or a blank between tiles', line=number)
        if mark:
            found.append((column, mark))
    return found


def _drawn_walls(drawing: Sequence[Line], column: int, row: int) -> int:
    """Return the walls drawn round a cell, one bit a side."""

    def at(line: int, place: int, sign: str) -> bool:
        text = drawing[line][1]
        return text[place : place + len(sign)] == sign

    start = column * _WIDTH
    north = at(2 * row, start + 1, "-----")
    east = at(2 * row + 1, start + _WIDTH, "|")
    south = at(2 * row + 2, start + 1, "-----")
    west = at(2 * row + 1, start, "|")
    return north | east << 1 | south << 2 | west << 3


def _tile(mark: str, walls: int, line: int) -> int:
    for tile, known in enumerate(TILES):
        if tile_mark(tile) == mark and known.walls == walls:
            return tile
    kinds = [
        wall_letters(known.walls) for tile, known in enumerate(TILES) if tile_mark(tile) == mark
    ]
    if not kinds:
        legend = ", ".join(f"{letter} {name}" for letter, name in zip(LETTERS, TYPES, strict=True))
        raise Unreadable(quoted(mark), f"a letter ({legend}) and a price of the box", line=line)
    raise Unreadable(
        f"{mark} with the walls {wall_letters(walls)}",
        f"{mark} with {' or '.join(kinds)}",
        line=line,
    )
