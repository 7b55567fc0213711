"""What is in the box: the city and its rim, the pieces, the cards and their points."""

from __future__ import annotations

import numpy as np

from qalat.core.kernel import constant, rule

WIDTH, HEIGHT = 16, 11
CELLS = WIDTH * HEIGHT
COLOURS = ("grey", "black", "brown", "orange")
KINDS = (*COLOURS, "stable", "merchant", "wall")
STABLES, MERCHANTS, WALLS = range(len(COLOURS), len(KINDS))
"""Kinds of pieces behind the colours of buildings."""

MIN_SEATS, MAX_SEATS = 3, 4
SIDES = ("north", "east", "south", "west")
TOWERS = ("northwest", "northeast", "southeast", "southwest")
BEYOND = -1
"""In place of a cell: there is none in that direction."""


def cell_at(x: int, y: int) -> int:
    """Return the cell in a column and a row, both from 0, or -1 outside the city."""
    return y * WIDTH + x if 0 <= x < WIDTH and 0 <= y < HEIGHT else BEYOND


def cell_name(cell: int) -> str:
    """Return a cell in words, such as "4,7"; "1,1" is in the north-west."""
    return f"{cell % WIDTH + 1},{cell // WIDTH + 1}"


def side_length(side: int) -> int:
    """Return how many wall cells a side of the rim has."""
    return WIDTH if side % 2 == 0 else HEIGHT


@rule("MED-M1")
def rim() -> tuple[tuple[int, int, int], ...]:
    """A side's wall cells, given as side, place and the one inner cell that each touches."""
    last_x, last_y = WIDTH - 1, HEIGHT - 1
    return (
        *((0, x, cell_at(x, 0)) for x in range(WIDTH)),
        *((1, y, cell_at(last_x, y)) for y in range(HEIGHT)),
        *((2, x, cell_at(x, last_y)) for x in range(WIDTH)),
        *((3, y, cell_at(0, y)) for y in range(HEIGHT)),
    )


@rule("MED-M2")
def box() -> tuple[int, ...]:
    """The box has 20 buildings of each colour, 12 stables, 25 merchants and 32 walls."""
    return (20, 20, 20, 20, 12, 25, 32)


@rule("MED-M3")
def card_points() -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Palace cards are worth 1-4 by colour; tower cards 1, 3, 2, 4 clockwise from the northwest."""
    return (1, 2, 3, 4), (1, 3, 2, 4)


@rule("MED-M4")
def starting_supply(seats: int) -> tuple[int, ...]:
    """With three players each takes 6 of a colour, 4, 8 and 10; with four 5 and 3, 6 and 8."""
    return (6, 6, 6, 6, 4, 8, 10) if seats == 3 else (5, 5, 5, 5, 3, 6, 8)


ROOFS = len(COLOURS)
"""How many roofs a player has: one a colour."""

RIM = rim()
RIM_CELLS = len(RIM)
RIM_SIDE = constant([side for side, _, _ in RIM], np.int64)
RIM_PLACE = constant([place for _, place, _ in RIM], np.int64)
RIM_INNER = constant([inner for _, _, inner in RIM], np.int64)
FIRST_OF_SIDE = constant([RIM_SIDE.tolist().index(side) for side in range(4)], np.int64)
SIDE_LENGTH = constant([side_length(side) for side in range(4)], np.int64)

_WALL_CELL = {(inner, side): cell for cell, (side, _, inner) in enumerate(RIM)}
CELL_RIM = constant(
    [[_WALL_CELL.get((cell, side), BEYOND) for side in range(4)] for cell in range(CELLS)],
    np.int64,
)  # [cell, side] the wall cell that it touches there, or -1

ARMS = 8
LOW_ARM = constant([0, 2, 5, 7], np.int64)  # [side] the arm that starts at the side's first cell
HIGH_ARM = constant([1, 3, 4, 6], np.int64)  # [side] the arm that starts at the side's last cell


@rule("MED-W2")
def tower_of(arm: int) -> int:
    """Arms are counted clockwise from the northwest tower's on the north side, two a tower."""
    return (arm + 1) // 2 % 4


ARM_TOWER = constant([tower_of(arm) for arm in range(ARMS)], np.int64)


def _arm_cells(arm: int) -> list[int]:
    side = arm // 2
    first, length = int(FIRST_OF_SIDE[side]), side_length(side)
    cells = list(range(first, first + length))
    if arm == HIGH_ARM[side]:
        cells.reverse()
    return cells + [BEYOND] * (WIDTH - length)


ARM_RIM = constant([_arm_cells(arm) for arm in range(ARMS)], np.int64)  # [arm, place] rim cells


def rim_name(cell: int) -> str:
    """Return a wall cell in words, such as "north 5": its side, and its column or row."""
    side, place, _ = RIM[cell]
    return f"{SIDES[side]} {place + 1}"


def _beside(cell: int) -> list[int]:
    x, y = cell % WIDTH, cell // WIDTH
    return [cell_at(x, y - 1), cell_at(x + 1, y), cell_at(x, y + 1), cell_at(x - 1, y)]


def _around(cell: int) -> list[int]:
    x, y = cell % WIDTH, cell // WIDTH
    return [cell_at(x + dx, y + dy) for dy in (-1, 0, 1) for dx in (-1, 0, 1)]


BESIDE = constant([_beside(cell) for cell in range(CELLS)], np.int64)  # [cell, side] or -1
AROUND = constant([_around(cell) for cell in range(CELLS)], np.int64)  # [cell, 9] itself included

BOX = constant(box(), np.int64)  # [kind] pieces of the box
SUPPLY = constant([starting_supply(seats) for seats in range(MAX_SEATS + 1)], np.int64)
PALACE_POINTS = constant(card_points()[0], np.int64)  # [colour]
TOWER_POINTS = constant(card_points()[1], np.int64)  # [tower]

FULL_ROW = (1 << WIDTH) - 1
"""A row of the city with all its cells, one bit a cell."""

BIT_PLACE = constant(
    [next((bit for bit in range(WIDTH) if (1 << bit) % 19 == rest), 0) for rest in range(19)],
    np.int64,
)  # [a power of two modulo 19] which power: all sixteen leave different rests

ROWS_A_WORD = 3
"""Rows of the city that are looked at together, as the bits of one word."""

WORD_PLACE = constant(
    [
        next((bit for bit in range(WIDTH * ROWS_A_WORD) if (1 << bit) % 53 == rest), 0)
        for rest in range(53)
    ],
    np.int64,
)  # [a power of two modulo 53] which power: those of a word leave different rests
