"""The city drawn as a map with its rim, a word a cell, and read back from one.

A building is the letter of its colour, with its owner's seat behind it where the roof lies; a
stable is s, a merchant m, a wall #, a tower @, and . is an empty cell.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from qalat.core.contract import Line
from qalat.core.errors import Unreadable, quoted
from qalat.games.medina.components import (
    ARM_RIM,
    ARMS,
    CELLS,
    FIRST_OF_SIDE,
    HEIGHT,
    HIGH_ARM,
    LOW_ARM,
    WIDTH,
    cell_name,
    side_length,
)
from qalat.games.medina.state import LAST_BUILDING, NOTHING

LETTERS = ".gknosm"
"""What stands on a cell, by its number: nothing, blacK and browN among the buildings, s, m."""

WALL, TOWER, BLANK = "#", "@", "."
_NORTH, _EAST, _SOUTH, _WEST = range(4)
_MARGIN = 4


def draw_city(state: Any) -> list[str]:
    """Return the map of the city: columns and rows are numbered from the northwest."""
    rim = _rim(state)
    owners = {
        int(state.roof[seat, colour]): seat
        for seat in range(state.seats)
        for colour in range(LAST_BUILDING)
        if state.roof[seat, colour] != NOTHING
    }
    lines = [_line("", ["", *(str(x + 1) for x in range(WIDTH)), ""])]
    lines.append(_line("", [TOWER, *rim[_NORTH], TOWER]))
    for y in range(HEIGHT):
        row = range(y * WIDTH, (y + 1) * WIDTH)
        words = [
            LETTERS[state.piece[cell]] + (str(owners[cell] + 1) if cell in owners else "")
            for cell in row
        ]
        lines.append(_line(str(y + 1), [rim[_WEST][y], *words, rim[_EAST][y]]))
    lines.append(_line("", [TOWER, *rim[_SOUTH], TOWER]))
    return lines


def _line(label: str, words: Sequence[str]) -> str:
    return (f"{label:>{_MARGIN - 2}}  " + "".join(f"{word:<3}" for word in words)).rstrip()


def _rim(state: Any) -> list[list[str]]:
    sides = [[BLANK] * side_length(side) for side in range(4)]
    for arm in range(ARMS):
        side = arm // 2
        for place in range(state.arm[arm]):
            sides[side][ARM_RIM[arm, place] - FIRST_OF_SIDE[side]] = WALL
    return sides


def read_city(lines: Sequence[Line], state: Any) -> list[tuple[int, int]]:
    """Fill the city and its rim from a map; return the roofs, each as cell and seat."""
    rows = _rows(lines)
    north, south = rows[0], rows[-1]
    for number, words in (north, south):
        if words[0] != TOWER or words[-1] != TOWER:
            raise Unreadable(quoted(" ".join(words)), "a tower, @, at both ends", line=number)
    roofs: list[tuple[int, int]] = []
    for cell, number, word in _cells(rows[1:-1]):
        state.piece[cell], seat = _piece(word, number, int(state.seats))
        if seat != NOTHING:
            roofs.append((cell, seat))
    sides = [
        (north[0], north[1][1:-1]),
        (rows[1][0], [words[-1] for _, words in rows[1:-1]]),
        (south[0], south[1][1:-1]),
        (rows[1][0], [words[0] for _, words in rows[1:-1]]),
    ]
    for side, (number, words) in enumerate(sides):
        state.arm[LOW_ARM[side]], state.arm[HIGH_ARM[side]] = _arms(words, number)
    return roofs


def _rows(lines: Sequence[Line]) -> list[tuple[int, list[str]]]:
    """Return the map's lines as words, the numbers of columns and rows taken off."""
    rows = [(number, text.split()) for number, text in lines]
    if rows and rows[0][1] == [str(x + 1) for x in range(WIDTH)]:
        rows = rows[1:]
    if len(rows) != HEIGHT + 2:
        found = f"{len(rows)} lines"
        raise Unreadable(found, f"{HEIGHT} rows of the city and two of its rim", line=lines[0][0])
    rows_read = []
    for y, (number, words) in enumerate(rows):
        kept = words[1:] if 0 < y <= HEIGHT and words[0] == str(y) else words
        if len(kept) != WIDTH + 2:
            expected = f"{WIDTH} cells between two of the rim"
            raise Unreadable(f"{len(kept)} cells", expected, line=number)
        rows_read.append((number, kept))
    return rows_read


def _cells(rows: Sequence[tuple[int, list[str]]]) -> Iterator[tuple[int, int, str]]:
    words = [(number, word) for number, row in rows for word in row[1:-1]]
    for cell in range(CELLS):
        number, word = words[cell]
        yield cell, number, word


def _piece(word: str, line: int, seats: int) -> tuple[int, int]:
    letter, owner = word[0], word[1:]
    piece = LETTERS.find(letter)
    roofed = owner in [str(seat + 1) for seat in range(seats)] and 0 < piece <= LAST_BUILDING
    if piece < 0 or (owner and not roofed):
        expected = f"one of {' '.join(LETTERS)}, a seat behind a building for its roof"
        raise Unreadable(quoted(word), expected, line=line)
    return piece, int(owner) - 1 if owner else NOTHING


def _arms(words: Sequence[str], line: int) -> tuple[int, int]:
    """Return how long the two arms of a side are; they meet nowhere and have no gaps."""
    text = "".join(words)
    low = len(text) - len(text.lstrip(WALL))
    high = len(text) - len(text.rstrip(WALL))
    if set(words) - {WALL, BLANK} or WALL in text.strip(WALL) or low == len(text):
        expected = "walls, #, from the towers on, and at least one open cell between them"
        raise Unreadable(quoted(" ".join(words)), expected, line=line)
    return low, high


def read_cell(text: str) -> int:
    """Return the cell that two numbers such as "4,7" name, column first."""
    column, comma, row = text.partition(",")
    numbers = [part for part in (column, row) if part.isascii() and part.isdigit()]
    if comma and len(numbers) == 2 and len(text) <= 5:
        x, y = int(column) - 1, int(row) - 1
        if 0 <= x < WIDTH and 0 <= y < HEIGHT:
            return y * WIDTH + x
    last = cell_name(CELLS - 1)
    raise Unreadable(quoted(text), f"a cell from 1,1 to {last}, column and row")
