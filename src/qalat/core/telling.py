"""The entry point over any game's facts, loaded once a game as the driver is.

It stands apart from the driver, so that another fact compiles no rule anew.
"""

from __future__ import annotations

from typing import Any

from qalat.core.kernel import entry

facts: Any = globals()["facts"]


@entry
def tell(states, i, told, desks):
    """Write what follows from an open position and a table wants to see."""
    facts.tell(states[i], told[0], desks[0])
