"""Pebbles: the game as the contract has it."""

from __future__ import annotations

from collections.abc import Mapping

from qalat.core.game import Game
from tests.fourth.pebbles import deeds, facts, judgement, rules, text
from tests.fourth.pebbles.actions import ACTIONS, MOST_LEGAL
from tests.fourth.pebbles.components import SEATS
from tests.fourth.pebbles.options import OPTIONS
from tests.fourth.pebbles.scratch import SCRATCH
from tests.fourth.pebbles.state import PARTS, STATE


def _bystanders(seats: int, options: Mapping[str, str]) -> tuple[str, ...]:
    return ()


def _conflict(seats: int, options: Mapping[str, str]) -> str | None:
    return None


GAME = Game(
    name="pebbles",
    title="Pebbles",
    version=1,
    fewest=SEATS,
    most=SEATS,
    place=4,
    minutes=1,
    usual=SEATS,
    options=OPTIONS,
    state=STATE,
    scratch_fields=SCRATCH,
    actions=ACTIONS,
    most_legal=MOST_LEGAL,
    rows=SEATS,
    bystanders=_bystanders,
    parts=PARTS,
    rules=rules,
    facts=facts,
    judgement=judgement,
    notation=text,
    conflict=_conflict,
    deeds=deeds,
)
