"""Where a turn stands."""

from __future__ import annotations

from typing import Any

from qalat.core.kernel import kernel
from qalat.games.medina.state import NO_PIECE


@kernel()
def mid_turn(state):
    """Say whether the actor has laid one piece of a turn already."""
    return 1 if state.laid != NO_PIECE else 0


def share_of_turn(state: Any) -> float:
    """Return how much of a turn's thinking a position deserves: no draw ever parts a turn."""
    return 1.0
