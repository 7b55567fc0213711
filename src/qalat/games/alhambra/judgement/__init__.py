"""What bots know about Alhambra."""

from __future__ import annotations

from qalat.core.defaults import whole_turn as share_of_turn
from qalat.games.alhambra.judgement.estimate import estimate
from qalat.games.alhambra.judgement.guessing import guess
from qalat.games.alhambra.judgement.levels import LEVEL_4_SIMULATIONS, LEVEL_ERRORS
from qalat.games.alhambra.judgement.narrowing import worthwhile
from qalat.games.alhambra.judgement.quick_play import prefer
from qalat.games.alhambra.judgement.turns import mid_turn

SPREAD = 9.0
"""The lead in expected points at which the odds of finishing ahead are about e to 1."""

FINAL_SPREAD = 5.0
"""The same for points at the end of the game, when a lead is certain."""

HORIZON = 2
"""The number of rounds after which a playout is estimated; 0 plays to the end."""

foresee = estimate
"""There is no better estimate where a playout is cut off."""

__all__ = [
    "FINAL_SPREAD",
    "HORIZON",
    "LEVEL_4_SIMULATIONS",
    "LEVEL_ERRORS",
    "SPREAD",
    "estimate",
    "foresee",
    "guess",
    "mid_turn",
    "prefer",
    "share_of_turn",
    "worthwhile",
]
