"""Where turns begin."""

from __future__ import annotations

from qalat.core.kernel import kernel
from qalat.games.medina.state import NO_PIECE


@kernel()
def mid_turn(state):
    """Return whether the actor has laid one piece of a turn already."""
    return 1 if state.laid != NO_PIECE else 0
