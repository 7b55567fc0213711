"""What happened in Alhambra Roll & Write, in sentences."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from qalat.cli.layout import counted, listed
from qalat.cli.tables import Moment, Telling
from qalat.cli.tables.roll_and_write.sheets import coins_left, type_name
from qalat.core.record import CHANCE
from qalat.games.roll_and_write.actions import ACTIONS
from qalat.games.roll_and_write.components import TYPES
from qalat.games.roll_and_write.state import FOUND, JOIN, LAY, NOTHING, PASSED, PHASES


def tell(moments: Sequence[Moment], names: Sequence[str]) -> list[Telling]:
    """Return what one actor did in a row, and what came of it."""
    if moments[0].actor == CHANCE:
        told = [_rolled(moment, names) for moment in moments]
    else:
        deeds = ", then ".join(_deed(moment) for moment in moments)
        told = [Telling(f"{names[moments[0].actor]} {deeds}.")]
    for moment in moments:
        told += _payments(moment, names)
    return told


def _deed(moment: Moment) -> str:
    word, state = ACTIONS.word(moment.action), moment.before
    family, tokens = ACTIONS.family(moment.action).name, word.split()
    if family == "turn":
        return f"turned {word.removeprefix('turn ')}"
    if family == "build":
        return f"built {_building(state, int(tokens[2]), int(tokens[4]))}"
    if family == "again":
        blue, yellow = state.blue[moment.actor, PASSED], state.yellow[moment.actor, PASSED]
        return f"built {_building(state, int(blue), int(yellow))} for 3 coins"
    if family == "coins":
        gained = coins_left(moment.after, moment.actor) - coins_left(state, moment.actor)
        return f"took {counted(gained, 'coin')}"
    return "ended the turn" if family == "end" else f"kept {word.removeprefix('keep ')}"


def _building(state: Any, blue: int, yellow: int) -> str:
    return f"{type_name(state, blue, yellow)} at blue {blue} yellow {yellow}"


def _rolled(moment: Moment, names: Sequence[str]) -> Telling:
    """Tell a roll; those of the setup, and dice that only lie there, are routine."""
    word, state = ACTIONS.word(moment.action), moment.before
    family, tokens = ACTIONS.family(moment.action).name, word.split()
    if family == "first":
        return Telling(f"{names[moment.after.first]} begins.")
    if family == "virtual":
        number, building = tokens[1], tokens[-1]
        return Telling(f"Virtual {number} built {building}.", routine=state.phase == JOIN)
    name = names[_roller(state)]
    if state.phase == FOUND:
        what = _building(state, int(tokens[2]), int(tokens[4]))
        return Telling(f"{name} built {what}.", routine=True)
    return Telling(f"{name} rolled {word.removeprefix('roll ')}.", routine=True)


def _roller(state: Any) -> int:
    if state.phase in (FOUND, LAY):
        return (int(state.first) + int(state.step)) % int(state.seats)
    assert PHASES[state.phase] in ("pair", "four blue", "four yellow")
    return int(state.turn_seat)


def _payments(moment: Moment, names: Sequence[str]) -> list[Telling]:
    """Tell who was paid for completed types at the end of a round."""
    before, after = moment.before, moment.after
    told = []
    for building_type, building in enumerate(TYPES):
        got = [
            f"{_name(after, row, names)} {after.paid[row, building_type]}"
            for row in range(int(after.seats) + int(after.virtual))
            if before.paid[row, building_type] == NOTHING != after.paid[row, building_type]
        ]
        if got:
            told.append(Telling(f"Completed {building}: {listed(got)}."))
    return told


def _name(state: Any, row: int, names: Sequence[str]) -> str:
    if row < state.seats:
        return names[row]
    burnt = "" if state.solo else " burns"
    return f"virtual {row - state.seats + 1}{burnt}"
