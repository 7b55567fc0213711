"""What bots know of Alhambra Roll & Write: estimates, quick play, guesses."""

from __future__ import annotations

from qalat.core.defaults import nothing_to_guess as guess
from qalat.games.roll_and_write.judgement.estimate import estimate
from qalat.games.roll_and_write.judgement.foresight import foresee
from qalat.games.roll_and_write.judgement.levels import LEVEL_4_SIMULATIONS, LEVEL_ERRORS
from qalat.games.roll_and_write.judgement.quick_play import prefer
from qalat.games.roll_and_write.judgement.turns import mid_turn, share_of_turn
from qalat.games.roll_and_write.judgement.weights import FINAL_SPREAD, HORIZON, SPREAD
from qalat.games.roll_and_write.judgement.worthwhile import worthwhile

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
