"""The network behind foresight, read from a table beside this: what was fitted, as it is looked up.

It was fitted to what searches expected of positions from games of bots against themselves. Each
fact has a small encoder of its own; here it is asked once about everything that the fact can be,
so that a playout only has to look the answer up.
"""

from __future__ import annotations

import csv
from pathlib import Path

import numpy as np

from qalat.core.kernel import constant
from qalat.games.roll_and_write.components import MAX_SEATS, PIPS, ROUNDS
from qalat.games.roll_and_write.scratch import RIVALS

FILE = Path(__file__).with_name("fitted.csv")

FEWEST_SEATS = 2
FEWEST_BOXES, MOST_BOXES = 4, 8
"""The tables that the network was fitted to: those with rivals, and types of so many boxes."""

TURNS = int(ROUNDS.max()) + 1
"""Turns to come, none among them."""

MOST_MISSING = 8
"""More boxes of a type that are free are as good as so many."""

BUILT = PIPS * (PIPS + 1) // 2 * (MOST_MISSING + 1)
"""What a pair of dice shows that is built already; before it come the kinds of free crossings."""

MOST_COINS_COUNTED = 15
"""More coins are as good as so many."""

DOINGS = 3
WAITING, ACTING, KEEPS = range(DOINGS)
"""What a player is doing: waiting for a turn, beginning one, or choosing dice to keep."""

NEAR = 7
"""In a race, more boxes that are missing are as good as so many."""

NONE_BUILT, PAID_FOR, STANDINGS = NEAR + 1, NEAR + 2, NEAR + 3
"""How one stands with a type: boxes that are missing, none built, or paid for."""

NOT_RACING = NEAR
RIVAL_STANDINGS = NEAR + 1
"""How a rival stands: boxes that are missing; the last is the same as more of them in the odds of
a race, and nobody, or somebody who was paid, in the ranking of rivals."""

MOST_PAID = 3
"""Rivals who were paid for a type, at most: no place is left then."""

USUAL_SHARE = 8.0
SCALE = 3.0
"""A share is relative to the first; the output of the last layers is scaled by this."""


def _read() -> dict[str, np.ndarray]:
    """Return the matrices of the table by their names, the last row of each being its base."""
    rows: dict[str, list[list[float]]] = {}
    with FILE.open(newline="", encoding="utf-8") as file:
        for name, *numbers in csv.reader(file):
            rows.setdefault(name, []).append([float(number) for number in numbers])
    return {name: np.array(matrix) for name, matrix in rows.items()}


MATRICES = _read()
"""What was fitted: of each layer a matrix, and its base as the last row."""

GRID = 2.0**18
"""What is looked up are multiples of 1 / GRID: the last digits of a sum depend on its order."""


def _odds(units: np.ndarray) -> np.ndarray:
    return 1 / (1 + np.exp(-units))


def _layer(name: str, units: np.ndarray) -> np.ndarray:
    """Return what a layer makes of units that are bent: the lower ones are nearly cut off."""
    matrix = MATRICES[name]
    return units * _odds(units) @ matrix[:-1] + matrix[-1]


def _encoded(name: str, moments: list[list[float]], facts: np.ndarray) -> np.ndarray:
    """Return what an encoder says of each fact at each moment."""
    first = MATRICES[f"{name} 0"]
    late = len(moments[0])
    units = (moments @ first[:late])[:, None] + facts @ first[late:-1] + first[-1]
    return _layer(f"{name} 2", _layer(f"{name} 1", units))


def _cases(count: int) -> np.ndarray:
    """Return a number of its own for each of so many cases, and one that grows with them."""
    return np.column_stack([1.5 * np.eye(count), np.arange(count) / 4 - 1])


def _looked_up(units: np.ndarray) -> np.ndarray:
    return constant(np.floor(units * GRID + 0.5) / GRID, np.float32)


_LATE = [[turns / 10 - 1] for turns in range(TURNS)]
_LATE_AT_TABLE = [
    [seats - (FEWEST_SEATS + MAX_SEATS) / 2, *late]
    for seats in range(FEWEST_SEATS, MAX_SEATS + 1)
    for late in _LATE
]
_KINDS = np.array(
    [
        [fewer / 3 - 1, more / 3 - 1, missing / 4 - 1]
        for fewer in range(PIPS)
        for more in range(fewer, PIPS)
        for missing in range(MOST_MISSING + 1)
    ]
)
_SHOWN = np.vstack([np.column_stack([_KINDS, np.zeros(BUILT)]), [0, 0, 0, 1]])
_PURSES = np.array(
    [
        [coins / 6 - 1, min(coins, 3) / 3, *np.eye(DOINGS)[doing]]
        for coins in range(MOST_COINS_COUNTED + 1)
        for doing in range(DOINGS)
    ]
)
_RACES = np.array(
    [
        [*own, *other, rival - min(standing, NEAR)]
        for standing, own in enumerate(_cases(STANDINGS))
        for rival, other in enumerate(_cases(RIVAL_STANDINGS))
    ]
)

ENCODED: dict[str, tuple[list[list[float]], np.ndarray]] = {
    "cell": (_LATE, _KINDS),
    "pair": (_LATE, _SHOWN),
    "four": (_LATE, _SHOWN),
    "coins": (_LATE, _PURSES),
    "seat": (_LATE_AT_TABLE, np.eye(MAX_SEATS)),
    "own": (_LATE_AT_TABLE, _cases(STANDINGS)),
    "paid": (_LATE_AT_TABLE, _cases(MOST_PAID + 1)),
    "odds": (_LATE_AT_TABLE, _RACES),
    **{f"rival{rival}": (_LATE_AT_TABLE, _cases(RIVAL_STANDINGS)) for rival in range(RIVALS)},
}
"""What each encoder is asked about: the moments, and all that its fact can be."""

_TABLES = {name: _encoded(name, *asked) for name, asked in ENCODED.items()}

LINE_KIND = constant(
    [
        [
            sum(PIPS - line for line in range(min(row, column))) + abs(row - column)
            for column in range(PIPS)
        ]
        for row in range(PIPS)
    ],
    np.int64,
)  # [built in the row, in the column] which pair of such numbers it is

CELL = _looked_up(_TABLES["cell"])  # [turns, kind, unit]
PAIR_SHOWN = _looked_up(_TABLES["pair"])  # [turns, kind, unit]
FOUR_SHOWN = _looked_up(_TABLES["four"])  # [turns, kind, unit]
PURSE = _looked_up(_TABLES["coins"])  # [turns, coins and what one does, unit]
SEAT = _looked_up(_TABLES["seat"])  # [players and turns, place in the round, unit]
OWN_STANDING = _looked_up(_TABLES["own"])  # [players and turns, standing, unit]
ALREADY_PAID = _looked_up(_TABLES["paid"])  # [players and turns, rivals paid, unit]
RIVAL_STANDING = _looked_up(
    np.stack([_TABLES[f"rival{rival}"] for rival in range(RIVALS)], axis=1)
)  # [players and turns, rival from the nearest on, standing, unit]
RACE_ODDS = _looked_up(
    _odds(_TABLES["odds"]).reshape(-1, STANDINGS, RIVAL_STANDINGS)
)  # [players and turns, standing, rival's] how likely one is ahead

SHARE = constant(MATRICES["share"], np.float32)  # [type, then base; unit]
SHARE_OF_TYPE = constant(MATRICES["share type"][0], np.float32)  # [unit of a type]
OF_TYPES = constant(MATRICES["types"], np.float32)  # [unit of a type, then base; unit]
DEARER = constant(MATRICES["dearer"][:, 0], np.float32)  # [unit of a type, then base]
SECOND = constant(MATRICES["second"], np.float32)  # [unit, then base; unit of the second layer]
THIRD = constant(MATRICES["third"][:, 0], np.float32)  # [unit of the second layer, then base]
STRAIGHT = constant(MATRICES["straight"][:, 0], np.float32)  # [unit, then base]
