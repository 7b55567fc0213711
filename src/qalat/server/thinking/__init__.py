"""Bots think in processes of their own, so that nobody's move at another table waits for them."""

from __future__ import annotations

from qalat.server.thinking.fair_queue import Asker
from qalat.server.thinking.messages import Answer, Decision, Judged, Question, remembers
from qalat.server.thinking.pool import NotReady, Thinkers, Unanswered

__all__ = [
    "Answer",
    "Asker",
    "Decision",
    "Judged",
    "NotReady",
    "Question",
    "Thinkers",
    "Unanswered",
    "remembers",
]
