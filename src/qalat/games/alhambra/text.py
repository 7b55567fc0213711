"""The notation of Alhambra: positions both ways, and actions both ways."""

from __future__ import annotations

from qalat.games.alhambra.reading import read_position
from qalat.games.alhambra.wording import phrases, prompt, runs
from qalat.games.alhambra.writing import options, position

__all__ = ["options", "phrases", "position", "prompt", "read_position", "runs"]
