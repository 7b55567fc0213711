"""Alhambra's table in a terminal."""

from __future__ import annotations

from qalat.cli.tables.alhambra.choices import hints, possible
from qalat.cli.tables.alhambra.palaces import boards
from qalat.cli.tables.alhambra.reasons import reason_words
from qalat.cli.tables.alhambra.screen import close_up, screen, styles
from qalat.cli.tables.alhambra.story import sentences_of

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
