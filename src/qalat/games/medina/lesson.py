"""The first game that somebody learns: its draws are the same for everybody."""

from __future__ import annotations

from qalat.core.game import Lesson

LESSON = Lesson("first city", bots=2, options={"youngest": "1"})
