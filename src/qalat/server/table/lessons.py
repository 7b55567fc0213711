"""Lessons: a first game of each kind, with the same draws for everybody.

So a lesson's guide can refer to what will be drawn. The seed is public, and the table says so.
"""

from __future__ import annotations

import msgspec

from qalat.games import GAMES
from qalat.server.refusals import Refused
from qalat.server.table import commands
from qalat.server.table.chairs import with_characters
from qalat.server.table.events import FIRST_TERMS, BotChair, Clock, Opened, PersonChair

TEACHER = "apprentice"
"""The level of the other players."""

LESSONS = {name: game.lesson for name, game in GAMES.items() if game.lesson is not None}


def open_lesson(guest: str, name: str, game: str) -> Opened:
    """Open a lesson for a guest: a table with bots on all other chairs."""
    lesson = LESSONS.get(game)
    if lesson is None:
        raise Refused("unknown_game", found=game[:40], expected=", ".join(LESSONS))
    others = with_characters([BotChair(TEACHER)] * lesson.bots, lesson.seed)
    opened = commands.open_table(
        guest,
        game,
        [PersonChair(guest, name), *others],
        options=lesson.options,
        clock=Clock(),
        public=False,
        stand_in=TEACHER,
    )
    return msgspec.structs.replace(opened, seed=lesson.seed, lesson=True, terms=FIRST_TERMS)
