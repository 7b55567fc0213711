"""The judgement of Medina: what a position promises, quick play, and guesses at what is hidden."""

from __future__ import annotations

from qalat.games.medina.judgement.expectation import (
    FINAL_SPREAD,
    HORIZON,
    SPREAD,
    estimate,
)
from qalat.games.medina.judgement.guessing import guess
from qalat.games.medina.judgement.levels import HASTE, SLIPS
from qalat.games.medina.judgement.moment import mid_turn, share_of_turn
from qalat.games.medina.judgement.narrowing import worthwhile
from qalat.games.medina.judgement.quick_play import prefer

__all__ = [
    "FINAL_SPREAD",
    "HASTE",
    "HORIZON",
    "SLIPS",
    "SPREAD",
    "estimate",
    "guess",
    "mid_turn",
    "prefer",
    "share_of_turn",
    "worthwhile",
]
