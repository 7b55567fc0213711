"""Lessons: a first game of each kind, whose draws are the same for everybody.

So a lesson can speak of what will lie on the table. Nothing is at stake there: the seed is no
secret, which the table says of itself wherever it is told of.
"""

from __future__ import annotations

from dataclasses import dataclass, field

import msgspec

from qalat.server import commands
from qalat.server.events import FIRST_TERMS, BotChair, Clock, Opened, PersonChair
from qalat.server.refusals import Refused

TEACHER = "apprentice"
"""The level of those who play along."""


@dataclass(frozen=True)
class Lesson:
    """A first game: how many bots play along, what is chosen for it, and its draws."""

    seed: str
    bots: int
    options: dict[str, str] = field(default_factory=dict)


LESSONS = {
    # The beginner moves first and can pay for one tile, exactly, with two cards; the first scoring
    # comes as early as it may.
    "alhambra": Lesson("first palace 251", 2, {"youngest": "1", "scoring_cards": "top"}),
    # The beginner moves first, and all four crossings are free.
    "roll_and_write": Lesson("first sheet 131", 2),
    "medina": Lesson("first city", 2, {"youngest": "1"}),
}


def open_lesson(guest: str, name: str, game: str) -> Opened:
    """Open a lesson for a guest: a table of their own, with bots on all other chairs."""
    lesson = LESSONS.get(game)
    if lesson is None:
        raise Refused("unknown_game", found=game[:40], expected=", ".join(LESSONS))
    opened = commands.open_table(
        guest,
        game,
        [PersonChair(guest, name), *(BotChair(TEACHER) for _ in range(lesson.bots))],
        options=lesson.options,
        clock=Clock(),
        public=False,
        stand_in=TEACHER,
    )
    return msgspec.structs.replace(opened, seed=lesson.seed, lesson=True, terms=FIRST_TERMS)
