"""What is in the box: the sheet and its layout, places and points, dice, coins, rounds."""

from __future__ import annotations

from itertools import combinations_with_replacement

import numpy as np

from qalat.core.errors import Unreadable, quoted
from qalat.core.kernel import constant, rule

TYPES = ("pavilion", "palace", "arcades", "castle", "garden", "tower")
LETTERS = "PSACGT"
COLOURS = ("blue", "yellow")
BLUE, YELLOW = range(len(COLOURS))
PIPS = 6
CROSSINGS = PIPS * PIPS
MAX_SEATS = 5
MAX_VIRTUAL = 4
ROWS = 5
"""Players and virtual players together: more never sit at a table."""

PLACES = 3
SETUP_BUILDS = 3
STARTING_COINS = 3
MOST_COINS = 99
SECOND_BUILD = 3
"""What a second build costs, in coins."""

DEFAULT_LAYOUT = "GPTCGA/PSGTAC/TGSACG/CTAGPT/GACPTS/ACGTST"
DEFAULT_COINS = "20"

ONE = np.int64(1)
"""To be shifted: a sheet needs 36 bits, interpreted as well as compiled."""


@rule("RW-M2")
def place_points(building_type: int) -> tuple[int, int, int]:
    """The three places of a type pay 16, 8 and 1, and a point more for each dearer type."""
    return 16 + building_type, 8 + building_type, 1 + building_type


@rule("RW-M3")
def boxes(layout: tuple[int, ...]) -> tuple[int, ...]:
    """A type has as many boxes as the layout has crossings of it."""
    return tuple(layout.count(building_type) for building_type in range(len(TYPES)))


@rule("RW-M4")
def read_layout(text: str) -> tuple[int, ...]:
    """A layout is six rows of six letters, and each of the six types is somewhere on it."""
    rows = text.split("/")
    if len(rows) != PIPS:
        raise Unreadable(
            f"a layout of {len(rows)} rows", f'{PIPS} rows joined by "/", from yellow 1 down'
        )
    layout: list[int] = []
    for number, row in enumerate(rows, start=1):
        if len(row) != PIPS:
            raise Unreadable(
                f"row {number} of the layout, {quoted(row)}, with {len(row)} letters",
                f"{PIPS} letters, from blue 1 on",
            )
        for letter in row:
            if letter not in LETTERS:
                raise Unreadable(
                    f"{quoted(letter)} in row {number} of the layout", f"one of {_legend()}"
                )
            layout.append(LETTERS.index(letter))
    for building_type, count in enumerate(boxes(tuple(layout))):
        if count == 0:
            raise Unreadable(
                f"a layout without {LETTERS[building_type]} ({TYPES[building_type]})",
                "each of the six types at least once",
            )
    return tuple(layout)


def _legend() -> str:
    return ", ".join(f"{letter} {name}" for letter, name in zip(LETTERS, TYPES, strict=True))


@rule("RW-M5")
def read_coins(text: str) -> tuple[int]:
    """A sheet has 20 coins unless the table says otherwise; three of them start circled."""
    digits = text.isascii() and text.isdigit() and len(text) == len(text.lstrip("0")) < 3
    if digits and STARTING_COINS <= int(text) <= MOST_COINS:
        return (int(text),)
    raise Unreadable(
        f"coins={quoted(text)}", f"a whole number from {STARTING_COINS} to {MOST_COINS}"
    )


@rule("RW-S4")
def rounds(everybody: int) -> int:
    """Five play 12 rounds, four play 15, fewer play 18; virtual players count as players."""
    return {5: 12, 4: 15}.get(everybody, 18)


@rule("RW-F2")
def line_points(built: int) -> int:
    """A row or a column with four built is worth 2 points, with five 5, with all six 10."""
    return {4: 2, 5: 5, 6: 10}.get(built, 0)


@rule("RW-V6")
def virtual_number(seats: int, chosen: int) -> int:
    """Virtual players fill up to three; a single player may choose two, three or four of them."""
    return chosen + 1 if chosen else max(0, 3 - seats)


@rule("RW-V7")
def bonus_points(virtual_players: int) -> int:
    """In a game against them, each of two, three or four virtual players adds 21, 18 or 15."""
    return {2: 21, 3: 18, 4: 15}.get(virtual_players, 0)


PLACE_POINTS = constant(
    [place_points(building_type) for building_type in range(len(TYPES))], np.int64
)  # [type, place] points
ROUNDS = constant([rounds(everybody) for everybody in range(ROWS + 1)], np.int64)
LINE_POINTS = constant([line_points(built) for built in range(PIPS + 1)], np.int64)
VIRTUAL_NUMBER = constant(
    [[virtual_number(seats, chosen) for chosen in range(MAX_VIRTUAL)] for seats in range(ROWS + 1)],
    np.int64,
)  # [seats, number of the option's value]
BONUS = constant([bonus_points(virtual) for virtual in range(MAX_VIRTUAL + 1)], np.int64)

DOUBLES = tuple(combinations_with_replacement(range(1, PIPS + 1), 2))
"""What two dice of a colour can show, lower value first."""

DOUBLE_LOW = constant([low for low, _ in DOUBLES], np.int64)
DOUBLE_HIGH = constant([high for _, high in DOUBLES], np.int64)
DOUBLE_WAYS = constant([1 if low == high else 2 for low, high in DOUBLES], np.int64)
