"""Entry points that write views, facts and patches, loaded once for each game like the driver.

They are separate from the driver, so that a change in facts does not recompile the rules.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from qalat.core.kernel import entry

SPECTATOR = -1

rules: Any = globals()["rules"]
facts: Any = globals()["facts"]


@entry
def compute_facts(states, i, derived, scratches):
    """Write the facts of a position as spectators see it."""
    facts.compute(states[i], derived[0], scratches[0])


@entry
def write_views(states, i, shown, derived, scratches):
    """Write each seat's view of a position, one row a seat and spectators last, and the facts.

    Facts are computed from the spectators' view, so they reveal no secrets.
    """
    seats = shown.shape[0] - 1
    for row in range(seats + 1):
        shown[row] = states[i]
        rules.hide(shown[row], np.int64(row if row < seats else SPECTATOR))
    facts.compute(shown[seats], derived[0], scratches[0])


@entry
def write_patches(before, after, patch, counts):
    """Write the changed bytes of each row, as alternating places and values.

    The last row, the spectators' view, is sent to everybody; the others hold only what differs.
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
