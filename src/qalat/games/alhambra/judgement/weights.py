"""What each part of the estimate weighs, fitted to the points at the end of many games."""

from __future__ import annotations

import numpy as np

from qalat.core.kernel import constant

WEIGHTS = constant(
    [
        # A     B    C    wall early growth money useful cards to act reserve rounds constant
        [1.0, 1.0, 1.0, 1.8, 1.0, 0.5, 0.20, 0.1, 0.1, -0.5, 0.0, 1.0, 0.0],
        [0.0, 1.0, 1.0, 1.5, 1.0, 0.5, 0.25, 0.1, 0.1, -0.5, 0.0, 0.5, 0.0],
        [0.0, 0.0, 1.0, 1.0, 0.5, 0.5, 0.25, 0.1, 0.1, -0.5, 0.0, 0.0, 0.0],
    ],
    np.float64,
)  # [scorings done, part of the estimate] points
