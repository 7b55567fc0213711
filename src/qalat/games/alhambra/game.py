"""Alhambra, 2-6 players."""

from __future__ import annotations

from collections.abc import Mapping

from qalat.core.game import Game
from qalat.games.alhambra import deeds, effects, facts, judgement, rules, text
from qalat.games.alhambra.actions import ACTIONS, MOST_LEGAL
from qalat.games.alhambra.components import MAX_SEATS, SCORINGS
from qalat.games.alhambra.lesson import LESSON
from qalat.games.alhambra.options import OPTIONS
from qalat.games.alhambra.scratch import SCRATCH
from qalat.games.alhambra.state import PARTS, STATE

VERSION = 1
"""The version of the rules, part of every record; raised whenever a game could go differently."""


def _bystanders(seats: int, options: Mapping[str, str]) -> tuple[str, ...]:
    return ("Dirk",) if seats == 2 else ()


def _conflict(seats: int, options: Mapping[str, str]) -> str | None:
    youngest = options["youngest"]
    if youngest != "drawn" and int(youngest) > seats:
        return f"youngest={youngest}, and there are {seats} seats"
    return None


GAME = Game(
    name="alhambra",
    title="Alhambra",
    version=VERSION,
    fewest=2,
    most=MAX_SEATS,
    place=1,
    minutes=45,
    usual=3,
    options=OPTIONS,
    state=STATE,
    scratch_fields=SCRATCH,
    actions=ACTIONS,
    most_legal=MOST_LEGAL,
    rows=MAX_SEATS + 1,
    bystanders=_bystanders,
    parts=tuple(f"{scoring} {part}" for scoring in SCORINGS for part in PARTS),
    rules=rules,
    facts=facts,
    judgement=judgement,
    notation=text,
    conflict=_conflict,
    lesson=LESSON,
    deeds=deeds,
    effects=effects,
)
