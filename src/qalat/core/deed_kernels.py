"""Entry points that describe what an action did, loaded once for each game like the driver.

They are separate from the driver, so that a change in deeds does not recompile the rules.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from qalat.core.kernel import entry

SPECTATOR = -1

rules: Any = globals()["rules"]
deeds: Any = globals()["deeds"]


@entry
def remember(states, i, seen):
    """Store a position, as spectators see it, as the one before the next action."""
    seen[0] = states[i]
    rules.hide(seen[0], np.int64(SPECTATOR))


@entry
def write_deeds(states, i, action, seen, records, scratches):
    """Write the deeds of the action that led to a position; return how many there are.

    Deeds follow from what spectators see before and after it, so they reveal no secrets.
    """
    seen[1] = states[i]
    rules.hide(seen[1], np.int64(SPECTATOR))
    count = deeds.describe(seen[0], action, seen[1], records, scratches[0])
    seen[0] = seen[1]
    return count
