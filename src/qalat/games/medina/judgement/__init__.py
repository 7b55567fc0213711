"""The judgement of Medina: what a position promises, quick play, and guesses at what is hidden."""

from __future__ import annotations

from qalat.core.defaults import whole_turn as share_of_turn
from qalat.games.medina.judgement.expectation import (
    FINAL_SPREAD,
    HORIZON,
    SPREAD,
    estimate,
)
from qalat.games.medina.judgement.guessing import guess
from qalat.games.medina.judgement.levels import HASTE, SLIPS
from qalat.games.medina.judgement.narrowing import worthwhile
from qalat.games.medina.judgement.quick_play import prefer
from qalat.games.medina.judgement.turns import mid_turn

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
