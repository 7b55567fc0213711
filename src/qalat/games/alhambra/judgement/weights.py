"""What each part of the estimate weighs, fitted to the points at the end of many games."""

from __future__ import annotations

import csv
from importlib import resources

import numpy as np

from qalat.core.kernel import constant


def read_weights() -> np.ndarray:
    """Read the weights, [players less two, next scoring, part of the estimate], in points.

    A part is weighed by what it came to mean, by least squares, in games between quick players:
    what set each player apart from the others at the table, and how they ended.
    """
    text = resources.files(__package__).joinpath("weights.csv").read_text(encoding="utf-8")
    _, *rows = csv.reader(text.splitlines())
    weights = [[float(weight) for weight in row[2:]] for row in rows]
    return constant(np.reshape(weights, (-1, 3, len(weights[0]))), np.float64)


WEIGHTS = read_weights()
