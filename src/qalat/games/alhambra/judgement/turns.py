"""Where turns begin, and how draws divide them."""

from __future__ import annotations

from qalat.core.kernel import kernel
from qalat.games.alhambra.state import ACTION, FINISHED


@kernel()
def mid_turn(state):
    """Return 1 in the middle of a turn, 0 where one is about to begin or chance acts."""
    if state.phase == ACTION:
        return int(state.traded)
    return 1 if ACTION < state.phase < FINISHED else 0
