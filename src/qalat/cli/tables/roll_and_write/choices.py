"""Everything that may be done now, as phrases that can be typed, with what they lead to."""

from __future__ import annotations

from qalat.cli.layout import columns, counted, heading
from qalat.cli.tables.roll_and_write.sheets import coins_left, coins_to_take, type_name
from qalat.core.view import View
from qalat.games.roll_and_write.actions import ACTIONS
from qalat.games.roll_and_write.state import PASSED

_BEST_FIRST = ("build", "coins", "again", "end", "keep", "turn")


def possible(view: View, width: int) -> list[str]:
    """Return everything that the view's seat may do now, grouped."""
    lines: list[str] = []
    for family, phrases in _groups(view).items():
        lines.append(heading(_title(view, family), width))
        lines += columns(phrases, width)
    return lines


def hints(view: View) -> list[str]:
    """Return a phrase of each kind, buildings before turned dice."""
    first: dict[str, str] = {}
    for action in view.legal:
        first.setdefault(ACTIONS.family(action).name, ACTIONS.word(action))
    return [first[family] for family in _BEST_FIRST if family in first]


def _groups(view: View) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for action in view.legal:
        family = ACTIONS.family(action).name
        found.setdefault(family, []).append(_annotated(view, family, ACTIONS.word(action)))
    return found


def _title(view: View, family: str) -> str:
    if family == "turn":
        left = counted(coins_left(view.states[0], view.seat), "coin")
        return f"Turn a die for a coin, {left} left"
    return {
        "build": "Build",
        "coins": "Take coins and roll all dice",
        "again": "Build a second time for 3 coins",
        "end": "End the turn",
        "keep": "Keep two dice, the others go on",
    }[family]


def _annotated(view: View, family: str, word: str) -> str:
    """Return a phrase with what is worth knowing about it."""
    state, seat = view.states[0], view.seat
    if family == "build":
        tokens = word.split()
        return f"{word}  ({type_name(state, int(tokens[2]), int(tokens[4]))})"
    if family == "coins":
        return f"{word}  ({coins_to_take(state, seat)})"
    if family == "again":
        blue, yellow = int(state.blue[seat, PASSED]), int(state.yellow[seat, PASSED])
        return f"{word}  ({type_name(state, blue, yellow)} at blue {blue} yellow {yellow})"
    return word
