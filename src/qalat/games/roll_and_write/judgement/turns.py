"""What a search asks about turns."""

from __future__ import annotations

from typing import Any

from qalat.core.kernel import kernel
from qalat.games.roll_and_write.state import KEEPING

SHARE_OF_ACTION = 0.9
SHARE_OF_KEEPING = 0.1
"""How a turn's time is divided, if the dice that are rolled part it: few choices are left then."""


@kernel()
def mid_turn(state):
    """Chance always acts between two turns of one seat, so who acts is in the middle of one."""
    return 1


def share_of_turn(state: Any) -> float:
    """Return how much of a turn's time a decision deserves: less, if only dice are kept."""
    return SHARE_OF_KEEPING if state.phase == KEEPING else SHARE_OF_ACTION
