"""What is in the box: building tiles, money cards, the market, the points."""

from __future__ import annotations

import csv
from importlib import resources
from itertools import combinations_with_replacement
from typing import NamedTuple

import numpy as np

from qalat.core.kernel import constant, rule

TYPES = ("pavilion", "seraglio", "arcades", "chambers", "garden", "tower")
LETTERS = "PSACGT"
CURRENCIES = ("yellow", "green", "blue", "orange")
SIDES = "NESW"
VALUES = 9
DISPLAY_SIZE = 4
MOST_TOGETHER = 5
SLOTS = 4
MAX_SEATS = 6
DIRK = MAX_SEATS
"""Dirk's row wherever players have a row each."""


class Tile(NamedTuple):
    """A building tile; walls holds one bit a side, north 1, east 2, south 4, west 8."""

    type: int
    price: int
    walls: int

    @property
    def name(self) -> str:
        """The tile in words, such as "garden 8 NW"; no two tiles share a name."""
        return f"{TYPES[self.type]} {self.price} {wall_letters(self.walls)}"


def wall_letters(walls: int) -> str:
    """Return a set of walls as letters in the order NESW, "-" for none."""
    return "".join(letter for bit, letter in enumerate(SIDES) if walls >> bit & 1) or "-"


@rule("ALH-M1")
def read_tiles() -> tuple[Tile, ...]:
    """Read the 54 building tiles, each with its type, price and walls; they never turn."""
    text = resources.files(__package__).joinpath("tiles.csv").read_text(encoding="utf-8")
    return tuple(
        Tile(
            TYPES.index(row["type"]),
            int(row["price"]),
            sum(
                int(row[side]) << bit for bit, side in enumerate(("north", "east", "south", "west"))
            ),
        )
        for row in csv.DictReader(text.splitlines())
    )


@rule("ALH-M2")
def fountain() -> Tile:
    """Return the start tile: no walls, and a type beyond the six, so that nothing counts it."""
    return Tile(len(TYPES), 0, 0)


@rule("ALH-M3")
def copies(seats: int) -> int:
    """Each money card is there three times, with two players twice."""
    return 2 if seats == 2 else 3


@rule("ALH-M4")
def slot_currency(slot: int) -> int:
    """Each slot of the market is paid in a currency of its own: yellow, green, blue, orange."""
    return slot


@rule("ALH-T2")
def may_be_taken_together(values: tuple[int, ...]) -> bool:
    """Take any one card, or several that sum to 5 or less whatever their currencies."""
    return len(values) == 1 or (len(values) <= DISPLAY_SIZE and sum(values) <= MOST_TOGETHER)


TILES = read_tiles()
TILE_COUNT = len(TILES)
FOUNTAIN = TILE_COUNT
"""The fountain's number wherever tiles are numbered."""

TILE_TYPE = constant([tile.type for tile in (*TILES, fountain())], np.int64)
TILE_PRICE = constant([tile.price for tile in (*TILES, fountain())], np.int64)
TILE_WALLS = constant([tile.walls for tile in (*TILES, fountain())], np.int64)

ONE = np.int64(1)
"""To be shifted: one bit a tile needs 54 of them, interpreted as well as compiled."""

CARD_KINDS = len(CURRENCIES) * VALUES
"""A card's kind is its currency times nine, plus its value less one."""

SLOT_CURRENCY = constant([slot_currency(slot) for slot in range(SLOTS)], np.int64)
COPIES = constant([0, 0, *(copies(seats) for seats in range(2, MAX_SEATS + 1))], np.int64)


def card_name(kind: int) -> str:
    """Return a money card in words, such as "blue 3"."""
    return f"{CURRENCIES[kind // VALUES]} {kind % VALUES + 1}"


SMALL_VALUES = MOST_TOGETHER - 1
SMALL_KINDS = SMALL_VALUES * len(CURRENCIES)
"""Cards of value 1-4, the only ones taken with others, are numbered from 1 among themselves."""


def _takes() -> tuple[tuple[int, ...], ...]:
    """List every set of display cards that may ever be taken, as sorted kinds."""
    found: list[tuple[int, ...]] = [(kind,) for kind in range(CARD_KINDS)]
    small = [kind for kind in range(CARD_KINDS) if kind % VALUES < SMALL_VALUES]
    for size in range(2, DISPLAY_SIZE + 1):
        for kinds in combinations_with_replacement(small, size):
            values = tuple(kind % VALUES + 1 for kind in kinds)
            if may_be_taken_together(values) and max(kinds.count(kind) for kind in kinds) <= max(
                COPIES
            ):
                found.append(kinds)
    return tuple(found)


TAKES = _takes()
TAKE_CARDS = constant(
    [take + (-1,) * (DISPLAY_SIZE - len(take)) for take in TAKES], np.int64
)  # [take, place] kinds of cards, -1 behind the last


def _take_numbers() -> np.ndarray:
    numbers = np.full((SMALL_KINDS + 1) ** DISPLAY_SIZE, -1, np.int16)
    for number, take in enumerate(TAKES):
        if len(take) > 1:
            key = 0
            for kind in take:
                small = kind // VALUES * SMALL_VALUES + kind % VALUES + 1
                key = key * (SMALL_KINDS + 1) + small
            numbers[key] = number
    return constant(numbers, np.int16)


TAKE_NUMBER = _take_numbers()  # [small numbers as digits to the base 17] the take, or -1

A, B, C = range(3)
SCORINGS = "ABC"
_SECOND, _FIRST = 7, 15


@rule("ALH-P1")
def place_points(scoring: int, building_type: int) -> tuple[int, int, int]:
    """A pays the first place, B the first two, C three; a dearer type pays a point more."""
    lowest = building_type + 1
    ladder = (lowest, lowest + _SECOND, lowest + _FIRST)
    paid = ladder[scoring::-1]
    return (*paid, 0, 0, 0)[:3]  # type: ignore[return-value]


PLACE_POINTS = constant(
    [
        [place_points(scoring, building_type) for building_type in range(len(TYPES))]
        for scoring in range(len(SCORINGS))
    ],
    np.int64,
)  # [scoring, type, place] points
