"""What a search asks about turns."""

from __future__ import annotations

from typing import Any

from qalat.core.kernel import kernel
from qalat.games.alhambra.state import ACTION, FINISHED


@kernel()
def mid_turn(state):
    """Return 1 in the middle of a turn, 0 where one is about to begin or chance acts."""
    if state.phase == ACTION:
        return int(state.traded)
    return 1 if ACTION < state.phase < FINISHED else 0


def share_of_turn(state: Any) -> float:
    """Return how much of a turn's time the next decision may take."""
    return 1.0
