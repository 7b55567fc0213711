"""A palace as a map: drawn, read again, and what is wrong with a map that cannot be read."""

import pytest

import qalat
from qalat.games.alhambra.components import FOUNTAIN, TILES
from qalat.games.alhambra.palace_map import draw_map, read_map, tile_mark
from tests.games.alhambra.table import table

HEADER = "qalat position 1\ngame: alhambra 1\n"


def seat_map(*lines: str) -> str:
    return "\n".join(["players: 3", "phase: action, seat 1", "seat 1:", "  palace:", *lines])


@pytest.mark.parametrize(
    ("drawn", "found", "expected", "line"),
    [
        (
            seat_map("            0", "          +     +", "       0     @"),
            "a map cut off",
            "a line of borders behind each row of tiles",
            9,
        ),
        (
            seat_map("            0", "          +     +", "       0", "          +     +"),
            "0 fountains",
            "one @ on the map",
            7,
        ),
        (
            seat_map("            0", "          +     +", "       0     @     @", "          +"),
            "2 fountains",
            "one @ on the map",
            7,
        ),
        (
            seat_map("            0", "          +     +", "       0   @ @", "          +     +"),
            "0 fountains",
            "one @ on the map",
            7,
        ),
        (
            seat_map("            0", "          +     +", "       0     @   X12", "          +"),
            "'X12'",
            "a letter (P pavilion, S seraglio, A arcades",
            9,
        ),
        (
            seat_map("            0", "          +     +", "       0     @xP8", "          +"),
            "'   @xP8'",
            'a wall "|" or a blank between tiles',
            9,
        ),
        (
            seat_map("            0", "          +     +", "       0     @   T13", "          +"),
            "T13 with the walls -",
            "T13 with E",
            9,
        ),
        (
            seat_map(
                "            0",
                "          +     +",
                "       0     @  " + " " * 6 * 54 + " T12",
                "          +     +",
            ),
            "a tile at (55, 0)",
            "cells at most 54 away",
            9,
        ),
    ],
)
def test_a_map_that_cannot_be_read_is_reported_with_its_line(
    drawn: str, found: str, expected: str, line: int
) -> None:
    with pytest.raises(qalat.Unreadable) as caught:
        qalat.read(HEADER + drawn)
    assert caught.value.found == found
    assert caught.value.expected.startswith(expected)
    assert caught.value.line == line


def test_a_map_shows_tiles_by_letter_and_price_and_walls_where_they_stand() -> None:
    numbers = {tile.name: number for number, tile in enumerate(TILES)}
    palace = {(0, -1): numbers["tower 9 NE"], (1, 0): numbers["tower 8 NES"]}
    picture = """\
                   0     1
                 +-----+
             -1    T9  |
                 +     +-----+
              0     @    T8  |
                 +     +-----+"""
    lines = draw_map(palace)
    assert [line.strip() for line in lines] == [line.strip() for line in picture.splitlines()]
    assert read_map(list(enumerate(lines, start=1))) == palace
    assert tile_mark(FOUNTAIN) == "@"
    assert tile_mark(palace[1, 0]) == "T8"


def test_corners_on_a_map_are_decoration() -> None:
    drawn = """
        players: 3
        phase: action, seat 1
        seat 1:
          palace:
                    0     1
                  +     +-----+
               0     @    T8  |
                  +     +-----+
    """
    assert str(table(drawn.replace("+", " "))) == str(table(drawn))
