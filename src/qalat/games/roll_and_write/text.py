"""The notation of Alhambra Roll & Write: positions both ways, and actions both ways."""

from __future__ import annotations

from qalat.games.roll_and_write.reading import read_position
from qalat.games.roll_and_write.wording import phrases, prompt, runs
from qalat.games.roll_and_write.writing import options, position

__all__ = ["options", "phrases", "position", "prompt", "read_position", "runs"]
