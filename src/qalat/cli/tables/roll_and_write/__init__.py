"""The table of Alhambra Roll & Write in a terminal."""

from __future__ import annotations

from qalat.cli.tables.roll_and_write.choices import hints, possible
from qalat.cli.tables.roll_and_write.reasons import reason_words
from qalat.cli.tables.roll_and_write.screen import close_up, screen, styles
from qalat.cli.tables.roll_and_write.sheets import boards
from qalat.cli.tables.roll_and_write.story import sentences_of

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
