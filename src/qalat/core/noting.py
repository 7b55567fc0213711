"""The entry points that write down what an action did, loaded once a game as the driver is.

They stand apart from the driver, so that another deed compiles no rule anew.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from qalat.core.kernel import entry

SPECTATOR = -1

rules: Any = globals()["rules"]
deeds: Any = globals()["deeds"]


@entry
def look(states, i, seen):
    """Write a position, as spectators see it, as the one before the next action."""
    seen[0] = states[i]
    rules.hide(seen[0], np.int64(SPECTATOR))


@entry
def note(states, i, action, seen, records, desks):
    """Write what the action that led to a position did; return how many deeds that is.

    Deeds follow from what spectators see before and after it, so that they tell no secret.
    """
    seen[1] = states[i]
    rules.hide(seen[1], np.int64(SPECTATOR))
    count = deeds.note(seen[0], action, seen[1], records, desks[0])
    seen[0] = seen[1]
    return count
