"""exp and log: below one unit in the last place, and alike compiled and interpreted."""

import math
from decimal import Decimal, localcontext
from typing import Any

import numpy as np
import pytest

from qalat.core.elementary import exp, log
from qalat.core.kernel import plain

_RANDOM = np.random.default_rng(1)
POWERS = [
    *(0.0, 1.0, -1.0, 0.5, -0.5, 1e-300, -1e-17, 708.9, -707.9),
    *_RANDOM.uniform(-40, 40, 2000).tolist(),
    *_RANDOM.uniform(-700, 700, 500).tolist(),
    *_RANDOM.normal(0, 1e-3, 500).tolist(),
]
NUMBERS = [
    *(1.0, 2.0, math.e, math.sqrt(0.5), math.sqrt(2), 1e-300, 1e300),
    *map(float, range(1, 1000)),
    *_RANDOM.uniform(1e-3, 1e6, 2000).tolist(),
    *_RANDOM.uniform(0.5, 2.0, 1000).tolist(),
]


def error(found: float, true: Decimal) -> float:
    """Return how far a number is from the true one, in units of its last place."""
    return abs(float((Decimal(found) - true) / Decimal(math.ulp(found))))


def test_powers_of_e_are_right_to_the_last_place() -> None:
    with localcontext(prec=60):
        assert max(error(float(exp(x)), Decimal(x).exp()) for x in POWERS) < 1


def test_logarithms_are_right_to_the_last_place() -> None:
    with localcontext(prec=60):
        assert max(error(float(log(x)), Decimal(x).ln()) for x in NUMBERS if x != 1) < 1
    assert log(1.0) == 0


@pytest.mark.compiled
def test_both_are_the_same_compiled_and_interpreted() -> None:
    interpreted_exp: Any = plain(exp)
    interpreted_log: Any = plain(log)
    assert [exp(x) for x in POWERS] == [interpreted_exp(x) for x in POWERS]
    assert [log(x) for x in NUMBERS] == [interpreted_log(x) for x in NUMBERS]


def test_what_is_too_small_is_nothing_and_what_is_too_large_is_much() -> None:
    assert exp(-1e4) == exp(-math.inf) == 0
    assert exp(1e4) == exp(709.0) > 8e307
    assert math.isfinite(exp(math.inf))
