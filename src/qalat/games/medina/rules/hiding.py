"""What a player may see."""

from __future__ import annotations

import numpy as np

from qalat.core.kernel import kernel
from qalat.games.medina.components import KINDS

_KINDS = len(KINDS)


@kernel("MED-M4")
def hide(state, seat):
    """Another player's supply is shown as a number of pieces; all else lies open."""
    if state.open_supplies == 1:
        return
    for other in range(np.int64(state.seats)):
        if other != seat:
            for kind in range(_KINDS):
                state.supply[other, kind] = 0
