"""Medina's table in a terminal."""

from __future__ import annotations

from qalat.cli.tables.medina.choices import hints, possible
from qalat.cli.tables.medina.reasons import reason_words
from qalat.cli.tables.medina.screen import boards, close_up, screen, styles
from qalat.cli.tables.medina.story import tell

__all__ = ["boards", "close_up", "hints", "possible", "reason_words", "screen", "styles", "tell"]
