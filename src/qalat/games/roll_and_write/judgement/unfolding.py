"""The tables of foresight from plain loops, for programs that carry the network instead of them.

The tables are 1.4 MB, and the network that they follow from is 40 KB: the browser's modules bring
the network and fill the tables before bots think. Every number is the same as in the tables.
"""

from __future__ import annotations

from decimal import Decimal

import numpy as np

from qalat.core.elementary import exp
from qalat.core.kernel import constant, kernel
from qalat.games.roll_and_write.judgement.fitted import (
    ALREADY_PAID,
    CELL,
    ENCODED,
    FOUR_SHOWN,
    GRID,
    MATRICES,
    OWN_STANDING,
    PAIR_SHOWN,
    PURSE,
    RACE_ODDS,
    RIVAL_STANDING,
    SEAT,
)
from qalat.games.roll_and_write.scratch import RIVALS

TABLES = (
    CELL,
    PAIR_SHOWN,
    FOUR_SHOWN,
    PURSE,
    SEAT,
    OWN_STANDING,
    ALREADY_PAID,
    RACE_ODDS,
    RIVAL_STANDING,
)
"""The tables that can be filled."""

ENCODERS = (*[(table, 1, 0) for table in range(8)], *[(8, RIVALS, rank) for rank in range(RIVALS)])
"""For each encoder, in the order of ENCODED: its table, how many share that, and which it is."""

_LAYERS = 3
_ODDS = list(ENCODED).index("odds")


def _decimals(number: float) -> tuple[int, int]:
    """Return a number as a whole one, and the power of ten that it is to be divided by."""
    sign, digits, exponent = Decimal(str(number)).normalize().as_tuple()
    whole = int("".join(map(str, digits)))
    return (-whole if sign else whole), -int(exponent)


def _pieces(arrays: list[np.ndarray]) -> tuple[list[int], np.ndarray]:
    """Return arrays behind one another, and where each begins."""
    begins = np.cumsum([0, *[array.size for array in arrays]]).tolist()
    return begins, np.concatenate([array.ravel() for array in arrays])


_LAYERED = [MATRICES[f"{name} {layer}"] for name in ENCODED for layer in range(_LAYERS)]
_ASKED = [np.array(asked) for name in ENCODED for asked in ENCODED[name]]
_LAYER_BEGINS, _NUMBERS = _pieces(_LAYERED)
_ASKED_BEGINS, _ALL_ASKED = _pieces(_ASKED)
_WHOLE, _POWER = zip(*map(_decimals, _NUMBERS.tolist()), strict=True)

COUNT = len(_NUMBERS)
"""How many numbers the network has."""

WIDEST = max(max(matrix.shape) for matrix in _LAYERED)
"""More units than any layer has."""

WHOLE = constant(_WHOLE, np.int16)  # [number] without its decimal point
POWER = constant(_POWER, np.int8)  # [number] how many digits stand behind that
TENS = constant([10.0**power for power in range(max(_POWER) + 1)], np.float64)
ASKED = constant(_ALL_ASKED, np.float64)  # [place] moments and facts of all encoders
ASKED_AT = constant(np.reshape(_ASKED_BEGINS[:-1], (-1, 2)), np.int64)  # [encoder, which]
ASKED_ROWS = constant(np.reshape([len(each) for each in _ASKED], (-1, 2)), np.int64)
ASKED_WIDTH = constant(np.reshape([each.shape[1] for each in _ASKED], (-1, 2)), np.int64)
LAYER_AT = constant(np.reshape(_LAYER_BEGINS[:-1], (-1, _LAYERS)), np.int64)  # [encoder, layer]
LAYER_WIDTH = constant(
    np.reshape([matrix.shape[1] for matrix in _LAYERED], (-1, _LAYERS)), np.int64
)
SHARED = constant([[ranks, rank] for _, ranks, rank in ENCODERS], np.int64)


@kernel()
def write_numbers(numbers):
    """Write the numbers of the network."""
    for place in range(COUNT):
        numbers[place] = WHOLE[place] / TENS[POWER[place]]


@kernel()
def pass_layer(numbers, encoder, layer, units, count):
    """Write what a layer makes of some units into the row behind theirs; return how many."""
    place = LAYER_AT[encoder, layer]
    width = LAYER_WIDTH[encoder, layer]
    for unit in range(width):
        units[layer + 1, unit] = numbers[place + count * width + unit]
    for source in range(count):
        for unit in range(width):
            weight = numbers[place + source * width + unit]
            units[layer + 1, unit] += units[layer, source] * weight
    return width


@kernel()
def bend(units, layer, count):
    """Bend units as the network does between its layers: the lower ones are nearly cut off."""
    for unit in range(count):
        units[layer, unit] /= 1 + exp(-units[layer, unit])


@kernel()
def ask(numbers, encoder, moment, fact, units):
    """Ask an encoder about a fact at a moment; return how many units its answer has."""
    late = ASKED_WIDTH[encoder, 0]
    facts = ASKED_WIDTH[encoder, 1]
    for unit in range(late):
        units[0, unit] = ASKED[ASKED_AT[encoder, 0] + moment * late + unit]
    for unit in range(facts):
        units[0, late + unit] = ASKED[ASKED_AT[encoder, 1] + fact * facts + unit]
    count = pass_layer(numbers, encoder, 0, units, late + facts)
    bend(units, 1, count)
    count = pass_layer(numbers, encoder, 1, units, count)
    bend(units, 2, count)
    return pass_layer(numbers, encoder, 2, units, count)


@kernel()
def unfold(encoder, numbers, units, table):
    """Write an encoder's part of its table: what it says of each fact at each moment."""
    if encoder == 0:
        write_numbers(numbers)
    facts = ASKED_ROWS[encoder, 1]
    for moment in range(ASKED_ROWS[encoder, 0]):
        for fact in range(facts):
            count = ask(numbers, encoder, moment, fact, units)
            row = (moment * SHARED[encoder, 0] + SHARED[encoder, 1]) * facts + fact
            for unit in range(count):
                value = units[3, unit]
                if encoder == _ODDS:
                    value = 1 / (1 + exp(-value))
                table[row * count + unit] = np.floor(value * GRID + 0.5) / GRID
