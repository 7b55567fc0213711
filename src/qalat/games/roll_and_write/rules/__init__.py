"""The rules of Alhambra Roll & Write: one file a chapter, behind the contract of a game."""

from __future__ import annotations

from qalat.games.roll_and_write.rules.applying import apply, why_not
from qalat.games.roll_and_write.rules.check import FLAWS, check
from qalat.games.roll_and_write.rules.hiding import hide
from qalat.games.roll_and_write.rules.listing import draw_quickly, legal, sensible, weights
from qalat.games.roll_and_write.rules.reasons import REASONS
from qalat.games.roll_and_write.rules.scoring import score, winners
from qalat.games.roll_and_write.rules.setup import refresh, start

__all__ = [
    "FLAWS",
    "REASONS",
    "apply",
    "check",
    "draw_quickly",
    "hide",
    "legal",
    "refresh",
    "score",
    "sensible",
    "start",
    "weights",
    "why_not",
    "winners",
]
