"""Why an action is refused: a rule and a sentence for each reason, numbered from 1."""

from __future__ import annotations

REASONS: list[tuple[str, str]] = [("", "it is legal")]


def _reason(rule: str, sentence: str) -> int:
    REASONS.append((rule, sentence))
    return len(REASONS) - 1


LEGAL = 0
WRONG_MOMENT = _reason("MED-T2", "something else is asked now")
NONE_LEFT = _reason("MED-T2", "the player's supply has no such piece")
LEFT_THE_GAME = _reason("MED-R3", "the buildings of that colour have left the game")
MUST_ROOF = _reason("MED-R4", "the only player with roofs has to place one in each turn")
CELL_TAKEN = _reason("MED-M1", "a piece stands there already")
NOT_CENTRAL = _reason("MED-T1", "the first merchant does not stand next to the rim")
TOO_NEAR = _reason("MED-B2", "a building or stable of another palace would be next to it")
MUST_EXTEND = _reason(
    "MED-B3", "a palace of that colour can grow, and its buildings are not beside this"
)
IS_ROOFED = _reason("MED-R1", "a palace with a roof takes no more buildings")
NO_BUILDING_BESIDE = _reason("MED-S1", "a stable stands beside a building")
STABLE_TOO_NEAR = _reason("MED-S2", "another palace would be next to the stable")
NOT_AT_AN_END = _reason("MED-H1", "a merchant joins an end of a row while one can grow")
BETWEEN_MERCHANTS = _reason("MED-H2", "a merchant never stands between two or more others")
WALL_TAKEN = _reason("MED-W1", "a wall stands there already")
NO_ARM = _reason("MED-W1", "neither a tower nor a wall is beside it")
GATE = _reason("MED-W1", "the last open cell of a side is its gate")
NO_PALACE = _reason("MED-R1", "no palace of that colour without a roof is named by that cell")
ONE_A_COLOUR = _reason("MED-R2", "the player has roofed a palace of that colour already")
NOT_DRAWN_NOW = _reason("MED-T1", "chance cannot draw that now")
NOT_THE_LAST = _reason("MED-T4", "only the last piece may be declined, at a table with that option")
