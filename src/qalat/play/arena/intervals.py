"""Confidence intervals over rounds: these are independent, the games within one are not."""

from __future__ import annotations

import math
from dataclasses import dataclass
from functools import cache
from statistics import NormalDist

import numpy as np

LEVEL = 0.95
_NORMAL = NormalDist().inv_cdf(0.5 + LEVEL / 2)
_HALVINGS = 60
_ALMOST_NORMAL = 5_000


@dataclass(frozen=True)
class Estimate:
    """A mean with its 95 % interval, or without one after a single round."""

    value: float
    low: float | None
    high: float | None


def mean_of_rounds(sums: np.ndarray, counts: np.ndarray) -> Estimate:
    """Return a mean over rounds, from [round] sums and counts, with Student's interval."""
    value, variance, rounds = _spread(sums, counts)
    if variance is None:
        return Estimate(value, None, None)
    reach = student(rounds - 1) * math.sqrt(variance)
    return Estimate(value, value - reach, value + reach)


def share_of_rounds(sums: np.ndarray, counts: np.ndarray) -> Estimate:
    """Return a share between 0 and 1 over rounds, from [round] sums and counts.

    Its interval is Wilson's, for the number of independent games that would vary as much as these
    rounds: at most all games, and only the rounds where every game came out the same.
    """
    value, variance, rounds = _spread(sums, counts)
    if variance is None:
        return Estimate(value, None, None)
    spread = value * (1 - value)
    independent = float(counts.sum())
    if spread == 0:
        independent = float(rounds)
    elif variance > 0:
        independent = min(independent, spread / variance)
    # A variance from few rounds is uncertain: widen by Student's quantile over the normal one.
    independent *= (_NORMAL / student(rounds - 1)) ** 2
    return Estimate(value, *_wilson(value, independent))


def _spread(sums: np.ndarray, counts: np.ndarray) -> tuple[float, float | None, int]:
    """Return a ratio, its variance between rounds, and the number of rounds."""
    took_part = counts > 0
    sums, counts = sums[took_part].astype(float), counts[took_part].astype(float)
    rounds = len(sums)
    if rounds == 0:
        return math.nan, None, 0
    value = float(sums.sum() / counts.sum())
    if rounds == 1:
        return value, None, 1
    residuals = sums - value * counts
    variance = rounds / (rounds - 1) * float((residuals**2).sum()) / float(counts.sum()) ** 2
    # Where nothing varies, only rounding errors are left.
    return value, variance if variance > 1e-18 else 0.0, rounds


def _wilson(share: float, games: float) -> tuple[float, float]:
    square = _NORMAL**2
    middle = (share + square / (2 * games)) / (1 + square / games)
    reach = math.sqrt(share * (1 - share) / games + square / (4 * games**2)) * _NORMAL
    reach /= 1 + square / games
    return max(0.0, middle - reach), min(1.0, middle + reach)


@cache
def student(freedom: int) -> float:
    """Return the quantile of Student's t that bounds 95 %, for so many degrees of freedom."""
    if freedom > _ALMOST_NORMAL:
        return _NORMAL
    low, high = 0.0, 20.0
    for _ in range(_HALVINGS):
        middle = (low + high) / 2
        if _within(middle, freedom) < LEVEL:
            low = middle
        else:
            high = middle
    return high


def _within(reach: float, freedom: int) -> float:
    """Return the probability that Student's t stays within a reach; a finite series."""
    angle = math.atan2(reach, math.sqrt(freedom))
    cosine = math.cos(angle)
    odd = freedom % 2
    term = cosine if odd else 1.0
    total = 0.0
    if freedom > 1:
        total = term
        for k in range(3 if odd else 2, freedom, 2):
            term *= cosine**2 * (k - 1) / k
            total += term
    if odd:
        return 2 / math.pi * (angle + math.sin(angle) * total)
    return math.sin(angle) * total
