"""The first game that somebody learns: its draws are the same for everybody."""

from __future__ import annotations

from qalat.core.game import Lesson

# The beginner moves first and can pay for one tile, exactly, with two cards; the first scoring
# comes as early as it may.
LESSON = Lesson("first palace 251", bots=2, options={"youngest": "1", "scoring_cards": "top"})
