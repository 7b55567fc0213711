"""Medina's notation: positions both ways, and actions in words."""

from __future__ import annotations

from qalat.games.medina.reading import read_position
from qalat.games.medina.wording import phrases, prompt, respelled, runs
from qalat.games.medina.writing import options, position

__all__ = ["options", "phrases", "position", "prompt", "read_position", "respelled", "runs"]
