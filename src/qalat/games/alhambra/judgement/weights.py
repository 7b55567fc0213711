"""What each part of the estimate weighs, fitted to the points at the end of many games."""

from __future__ import annotations

import numpy as np

from qalat.core.kernel import constant

WEIGHTS = constant(
    [
        # A, B, C, wall, early growth, growth, misfits, few doors,
        # money, useful money, cards, turns to wait, reserve, rounds, constant
        [
            0.852,
            1.790,
            0.058,
            2.830,
            -0.090,
            0.373,
            -1.448,
            -33.323,
            0.349,
            -0.013,
            1.762,
            -0.878,
            1.648,
            0.966,
            28.717,
        ],
        [
            0.000,
            1.270,
            0.606,
            1.957,
            -0.884,
            1.056,
            -2.276,
            -30.581,
            0.246,
            0.066,
            0.991,
            -0.712,
            0.927,
            -0.005,
            13.702,
        ],
        [
            0.000,
            0.000,
            0.933,
            1.020,
            0.474,
            0.474,
            -2.430,
            -28.607,
            -0.066,
            0.394,
            0.401,
            -0.602,
            -0.677,
            -0.872,
            3.783,
        ],
    ],
    np.float64,
)  # [scorings done, part of the estimate] points
