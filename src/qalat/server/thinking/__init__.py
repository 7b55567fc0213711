"""Bots run in separate processes, so that moves at other tables never wait for them."""

from __future__ import annotations

from qalat.server.thinking.fair_queue import Asker
from qalat.server.thinking.messages import BotAnswer, Judged, Question, TurnToJudge, remembers
from qalat.server.thinking.pool import NotReady, Thinkers, Unanswered

__all__ = [
    "Asker",
    "BotAnswer",
    "Judged",
    "NotReady",
    "Question",
    "Thinkers",
    "TurnToJudge",
    "Unanswered",
    "remembers",
]
