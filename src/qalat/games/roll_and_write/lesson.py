"""The first game that somebody learns: its draws are the same for everybody."""

from __future__ import annotations

from qalat.core.game import Lesson

# The beginner moves first, and all four crossings are free.
LESSON = Lesson("first sheet 131", bots=2)
