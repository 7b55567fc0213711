"""The rules of Pebbles, behind the contract of a game."""

from __future__ import annotations

from qalat.core.defaults import keep_all as sensible
from qalat.core.defaults import nothing_derived as refresh
from qalat.core.defaults import nothing_hidden as hide
from tests.fourth.pebbles.rules.reasons import REASONS
from tests.fourth.pebbles.rules.taking import (
    FLAWS,
    apply,
    check,
    legal,
    score,
    start,
    weights,
    why_not,
    winners,
)

draw_quickly = None
"""A die with three faces needs no haste."""

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
