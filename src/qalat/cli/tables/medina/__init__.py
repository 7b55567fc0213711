"""Medina's table in a terminal."""

from __future__ import annotations

from qalat.cli.tables.medina.choices import hints, possible
from qalat.cli.tables.medina.reasons import reason_words
from qalat.cli.tables.medina.screen import boards, close_up, screen, styles
from qalat.cli.tables.medina.story import sentences_of

__all__ = [
    "boards",
    "close_up",
    "hints",
    "possible",
    "reason_words",
    "screen",
    "sentences_of",
    "styles",
]
