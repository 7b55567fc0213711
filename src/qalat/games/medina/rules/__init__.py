"""The rules of Medina: one file a chapter of the rulebook, behind the contract of a game."""

from __future__ import annotations

from qalat.games.medina.rules.applying import apply, why_not
from qalat.games.medina.rules.check import FLAWS, check
from qalat.games.medina.rules.hiding import hide
from qalat.games.medina.rules.listing import legal, sensible, weights
from qalat.games.medina.rules.reasons import REASONS
from qalat.games.medina.rules.refreshing import refresh
from qalat.games.medina.rules.scoring import score, winners
from qalat.games.medina.rules.setup import start

draw_quickly = None
"""The only draw is the first one: it needs no haste."""

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
