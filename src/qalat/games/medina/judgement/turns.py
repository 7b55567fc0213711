"""What a search asks about turns."""

from __future__ import annotations

from qalat.core.kernel import kernel
from qalat.games.medina.state import NO_PIECE


@kernel()
def mid_turn(state):
    """Say whether the actor has laid one piece of a turn already."""
    return 1 if state.laid != NO_PIECE else 0
