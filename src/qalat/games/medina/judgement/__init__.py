"""What bots know about Medina: estimates, quick play, guesses at what is hidden."""

from __future__ import annotations

from qalat.core.defaults import whole_turn as share_of_turn
from qalat.games.medina.judgement.expectation import (
    FINAL_SPREAD,
    HORIZON,
    SPREAD,
    estimate,
)
from qalat.games.medina.judgement.guessing import guess
from qalat.games.medina.judgement.levels import LEVEL_4_SIMULATIONS, LEVEL_ERRORS
from qalat.games.medina.judgement.narrowing import worthwhile
from qalat.games.medina.judgement.quick_play import prefer
from qalat.games.medina.judgement.turns import mid_turn

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
