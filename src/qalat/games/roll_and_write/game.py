"""Alhambra Roll & Write, 1-5 players: the game as the contract has it."""

from __future__ import annotations

from collections.abc import Mapping

from qalat.core.game import Game
from qalat.games.roll_and_write import deeds, effects, facts, judgement, rules, text
from qalat.games.roll_and_write.actions import ACTIONS, MOST_LEGAL
from qalat.games.roll_and_write.components import MAX_SEATS, ROWS, virtual_number
from qalat.games.roll_and_write.lesson import LESSON
from qalat.games.roll_and_write.options import OPTION_FILES, OPTIONS
from qalat.games.roll_and_write.scratch import SCRATCH
from qalat.games.roll_and_write.state import PARTS, STATE

VERSION = 1
"""The version of the rules, part of every record; raised whenever a game could go differently."""


def _bystanders(seats: int, options: Mapping[str, str]) -> tuple[str, ...]:
    (chosen,) = OPTIONS[0].numbers(options["virtual_players"])
    return tuple(f"virtual {number + 1}" for number in range(virtual_number(seats, chosen)))


def _conflict(seats: int, options: Mapping[str, str]) -> str | None:
    if seats > 1 and options["virtual_players"] != "auto":
        return "the number of virtual players is chosen by a single player only"
    if seats > 1 and options["solo"] != "points":
        return "only a single player plays against the virtual players"
    return None


GAME = Game(
    name="roll_and_write",
    title="Alhambra Roll & Write",
    version=VERSION,
    fewest=1,
    most=MAX_SEATS,
    place=2,
    minutes=25,
    usual=2,
    options=OPTIONS,
    state=STATE,
    scratch_fields=SCRATCH,
    actions=ACTIONS,
    most_legal=MOST_LEGAL,
    rows=ROWS,
    bystanders=_bystanders,
    parts=PARTS,
    rules=rules,
    facts=facts,
    judgement=judgement,
    notation=text,
    conflict=_conflict,
    option_files=OPTION_FILES,
    lesson=LESSON,
    deeds=deeds,
    effects=effects,
)
