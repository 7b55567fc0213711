"""The entry points for what tables show of any game, loaded once a game as the driver is.

They stand apart from the driver, so that another fact compiles no rule anew.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from qalat.core.kernel import entry

SPECTATOR = -1

rules: Any = globals()["rules"]
facts: Any = globals()["facts"]


@entry
def tell(states, i, told, desks):
    """Write what follows from an open position and a table wants to see."""
    facts.tell(states[i], told[0], desks[0])


@entry
def show(states, i, shown, told, desks):
    """Write a position as each seat is shown it, a row a seat and spectators last; and its facts.

    What everybody is told follows from what everybody sees.
    """
    seats = shown.shape[0] - 1
    for row in range(seats + 1):
        shown[row] = states[i]
        rules.hide(shown[row], np.int64(row if row < seats else SPECTATOR))
    facts.tell(shown[seats], told[0], desks[0])


@entry
def compare(before, after, patch, counts):
    """Write what changed in the bytes of each row: places and values by turns.

    The last row is what everybody is told; of the others only what is changed besides.
    """
    last = after.shape[0] - 1
    for row in range(last + 1):
        count = 0
        for place in range(after.shape[1]):
            known = before[row, place]
            if row < last and before[last, place] != after[last, place]:
                known = after[last, place]
            if after[row, place] != known:
                patch[row, count] = place
                patch[row, count + 1] = after[row, place]
                count += 2
        counts[row] = count
