"""The rules of Alhambra: one file a chapter of the rulebook, behind the contract of a game."""

from __future__ import annotations

from qalat.games.alhambra.rules.applying import apply, why_not
from qalat.games.alhambra.rules.check import FLAWS, check
from qalat.games.alhambra.rules.hiding import hide, score, winners
from qalat.games.alhambra.rules.listing import draw_quickly, legal, sensible, weights
from qalat.games.alhambra.rules.reasons import REASONS
from qalat.games.alhambra.rules.redesign import refresh
from qalat.games.alhambra.rules.setup import start

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
