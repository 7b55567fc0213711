"""Weights that were fitted to games of bots against themselves, read from a table beside this."""

from __future__ import annotations

import csv
from pathlib import Path

import numpy as np

from qalat.core.kernel import constant
from qalat.games.medina.scratch import UNITS

_TABLE = Path(__file__).with_name("weights.csv")


def _rows() -> dict[str, list[tuple[str, list[float]]]]:
    """Return the table's lines by the part that they belong to, each with its fact's name."""
    parts: dict[str, list[tuple[str, list[float]]]] = {}
    with _TABLE.open(newline="", encoding="utf-8") as file:
        for part, fact, *numbers in csv.reader(file):
            parts.setdefault(part, []).append((fact, [float(number) for number in numbers]))
    return parts


TABLE = _rows()


def _numbers(part: str) -> list[list[float]]:
    return [numbers for _, numbers in TABLE[part]]


RACE_FACT = constant(_numbers("race"), np.float32)  # [fact, unit]
RACE_POINTS = constant(np.reshape(_numbers("race points")[0], UNITS), np.float32)  # [unit]
RACE_BASE = float(_numbers("race base")[0][0])
HOLDING = constant([numbers[0] for numbers in _numbers("holding")], np.float64)  # [fact]
PALACE_CARD = constant([numbers[0] for numbers in _numbers("palace card")], np.float64)
TOWER_CARD, TOWER_CARD_LATER = (numbers[0] for numbers in _numbers("tower card"))
