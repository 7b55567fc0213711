"""Medina, first edition, 3-4 players: the game as the contract has it."""

from __future__ import annotations

from collections.abc import Mapping

from qalat.core.game import Game
from qalat.games.medina import deeds, effects, facts, judgement, rules, text
from qalat.games.medina.actions import ACTIONS, MOST_LEGAL
from qalat.games.medina.components import MAX_SEATS, MIN_SEATS
from qalat.games.medina.lesson import LESSON
from qalat.games.medina.options import OPTIONS
from qalat.games.medina.scratch import SCRATCH
from qalat.games.medina.state import PARTS, STATE

VERSION = 1
"""The version of the rules, part of every record; raised whenever a game could go differently."""


def _bystanders(seats: int, options: Mapping[str, str]) -> tuple[str, ...]:
    return ()


def _conflict(seats: int, options: Mapping[str, str]) -> str | None:
    youngest = options["youngest"]
    if youngest != "drawn" and int(youngest) > seats:
        return f"the youngest seat is one of {seats}"
    return None


GAME = Game(
    name="medina",
    title="Medina",
    version=VERSION,
    fewest=MIN_SEATS,
    most=MAX_SEATS,
    place=3,
    minutes=50,
    usual=3,
    options=OPTIONS,
    state=STATE,
    scratch_fields=SCRATCH,
    actions=ACTIONS,
    most_legal=MOST_LEGAL,
    rows=MAX_SEATS,
    bystanders=_bystanders,
    parts=PARTS,
    rules=rules,
    facts=facts,
    judgement=judgement,
    notation=text,
    conflict=_conflict,
    respelled=text.respelled,
    deeds=deeds,
    effects=effects,
    lesson=LESSON,
)
