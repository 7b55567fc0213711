"""What bots know of Alhambra, behind the contract of a game's judgement."""

from __future__ import annotations

from qalat.core.defaults import whole_turn as share_of_turn
from qalat.games.alhambra.judgement.estimate import estimate
from qalat.games.alhambra.judgement.guessing import guess
from qalat.games.alhambra.judgement.levels import HASTE, SLIPS
from qalat.games.alhambra.judgement.narrowing import worthwhile
from qalat.games.alhambra.judgement.quick_play import prefer
from qalat.games.alhambra.judgement.turns import mid_turn

SPREAD = 9.0
"""The lead in expected points that makes it about e to 1 to end ahead."""

FINAL_SPREAD = 5.0
"""The same for points at the end of the game, where a lead is certain."""

HORIZON = 2
"""How many rounds a playout goes on before it is estimated; 0 is to the end."""

foresee = estimate
"""Where a playout is cut off, nothing better is known."""

__all__ = [
    "FINAL_SPREAD",
    "HASTE",
    "HORIZON",
    "SLIPS",
    "SPREAD",
    "estimate",
    "foresee",
    "guess",
    "mid_turn",
    "prefer",
    "share_of_turn",
    "worthwhile",
]
