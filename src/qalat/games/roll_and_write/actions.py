"""Every action of Alhambra Roll & Write, numbered; dice that show the same are one choice."""

from __future__ import annotations

from collections.abc import Iterator

from qalat.core.actions import ActionTable, listed
from qalat.games.roll_and_write.components import (
    COLOURS,
    CROSSINGS,
    DOUBLES,
    MAX_SEATS,
    MAX_VIRTUAL,
    PIPS,
    TYPES,
)

DIRECTIONS = ("down", "up")
DOWN, UP = range(len(DIRECTIONS))


def pair_name(crossing: int) -> str:
    """Return a pair of dice, or the crossing that they show, in words: "blue 3 yellow 5"."""
    return f"blue {crossing % PIPS + 1} yellow {crossing // PIPS + 1}"


def _pairs(verb: str) -> Iterator[str]:
    return (f"{verb} {pair_name(crossing)}" for crossing in range(CROSSINGS))


def _doubles(colour: str) -> Iterator[str]:
    return (f"roll {colour} {low} {high}" for low, high in DOUBLES)


ACTIONS = ActionTable(
    listed(
        "turn",
        (
            f"turn {colour} {value} {direction}"
            for colour in COLOURS
            for value in range(1, PIPS + 1)
            for direction in DIRECTIONS
        ),
    ),
    listed("build", _pairs("build")),
    listed("coins", ("take coins",)),
    listed("again", ("build again",)),
    listed("end", ("end",)),
    listed("keep", _pairs("keep")),
    listed("first", (f"first seat {seat + 1}" for seat in range(MAX_SEATS)), chance=True),
    listed("pair", _pairs("roll"), chance=True),
    listed("blue", _doubles("blue"), chance=True),
    listed("yellow", _doubles("yellow"), chance=True),
    listed(
        "virtual",
        (
            f"virtual {virtual + 1} builds {name}"
            for virtual in range(MAX_VIRTUAL)
            for name in TYPES
        ),
        chance=True,
    ),
)

TURN = ACTIONS.first("turn")
BUILD = ACTIONS.first("build")
TAKE_COINS = ACTIONS.first("coins")
BUILD_AGAIN = ACTIONS.first("again")
END = ACTIONS.first("end")
KEEP = ACTIONS.first("keep")
FIRST_SEAT = ACTIONS.first("first")
ROLL_PAIR = ACTIONS.first("pair")
ROLL_BLUE = ACTIONS.first("blue")
ROLL_YELLOW = ACTIONS.first("yellow")
VIRTUAL_BUILDS = ACTIONS.first("virtual")

TURNS_A_COLOUR = PIPS * len(DIRECTIONS)

MOST_LEGAL = 40
"""More than can ever be legal at once: a roll of two dice has 36 outcomes."""
