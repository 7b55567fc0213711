"""What is in the box: pebbles, and a die with three faces."""

from __future__ import annotations

import numpy as np

from qalat.core.kernel import constant, rule

SEATS = 2
FACES = 3
LAST_PEBBLE = 3
"""Points for whoever takes the last pebble, beside its own."""


@rule("PEB-S1")
def heaps() -> tuple[int, int]:
    """The heap has 90 pebbles, or 60."""
    return (90, 60)


HEAP = constant(heaps(), np.int64)  # [option] pebbles at the start
