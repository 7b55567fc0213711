"""Actions in words: the phrases a person writes, and the actions that they stand for."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from typing import Any

from qalat.core.errors import Unreadable, quoted
from qalat.core.record import CHANCE, OVER
from qalat.games.roll_and_write.actions import DIRECTIONS
from qalat.games.roll_and_write.components import COLOURS, MAX_SEATS, MAX_VIRTUAL, PIPS, TYPES
from qalat.games.roll_and_write.state import ACTION, AGAIN

_VERBS = "turn, build, take coins, build again, end or keep"
_VALUES = tuple(str(value) for value in range(1, PIPS + 1))


def phrases(words: Sequence[str]) -> list[str]:
    """Return action words as phrases: a roll of four dice becomes one phrase."""
    result: list[str] = []
    for word in words:
        if word.startswith("roll yellow ") and result and _lacks_yellow(result[-1]):
            result[-1] += word.removeprefix("roll")
        else:
            result.append(word)
    return result


def _lacks_yellow(phrase: str) -> bool:
    return phrase.startswith("roll blue ") and "yellow" not in phrase


def runs(phrase: str) -> list[list[str]]:
    """Return the runs of action words that a phrase may stand for."""
    tokens = phrase.lower().split()
    if not tokens:
        raise Unreadable("nothing", _VERBS)
    verb, rest = tokens[0], tokens[1:]
    if verb == "turn":
        return [[word] for word in _turns(rest)]
    if verb == "build":
        return _builds(rest)
    if verb == "keep":
        return [[f"keep {pair}"] for pair in _pairs(rest)]
    if tokens in (["take", "coins"], ["coins"], ["take"]):
        return [["take coins"]]
    if tokens == ["end"]:
        return [["end"]]
    if verb == "roll":
        return _rolls(rest)
    if verb == "first":
        return [[f"first seat {_number(rest, 'seat', MAX_SEATS)}"]]
    if verb == "virtual":
        return [[_virtual(rest)]]
    raise Unreadable(quoted(phrase), _VERBS)


def named(token: str, names: Sequence[str], what: str) -> int:
    """Return the place of a name in a list; its first letters will do."""
    found = [place for place, name in enumerate(names) if name.startswith(token.lower())]
    exact = [place for place in found if names[place] == token.lower()]
    if len(found) != 1 and len(exact) != 1:
        raise Unreadable(quoted(token), f"{what}: {', '.join(names)}")
    return (exact or found)[0]


def _value(token: str) -> str:
    if token not in _VALUES:
        raise Unreadable(quoted(token), f"what a die shows, 1 to {PIPS}")
    return token


def _colour(token: str) -> str:
    return COLOURS[named(token, COLOURS, "a colour")]


def _turns(tokens: Sequence[str]) -> list[str]:
    """Return the turnings meant; without a value, those of any."""
    if len(tokens) not in (2, 3):
        raise Unreadable(quoted(" ".join(["turn", *tokens])), '"turn blue 3 up"')
    colour = _colour(tokens[0])
    direction = DIRECTIONS[named(tokens[-1], DIRECTIONS, "a direction")]
    values = [_value(tokens[1])] if len(tokens) == 3 else _VALUES
    return [f"turn {colour} {value} {direction}" for value in values]


def _pairs(tokens: Sequence[str]) -> list[str]:
    """Return the pairs meant; where a colour is left out, those with any value of it."""
    if len(tokens) not in (2, 4):
        raise Unreadable(quoted(" ".join(tokens)), 'dice such as "blue 3 yellow 5"')
    values: dict[str, Sequence[str]] = {}
    for colour, value in zip(tokens[::2], tokens[1::2], strict=True):
        if _colour(colour) in values:
            raise Unreadable(f"{quoted(colour)} a second time", "one die of each colour")
        values[_colour(colour)] = [_value(value)]
    return [
        f"blue {blue} yellow {yellow}"
        for blue, yellow in product(values.get("blue", _VALUES), values.get("yellow", _VALUES))
    ]


def _builds(tokens: Sequence[str]) -> list[list[str]]:
    """Return the builds meant; with "again" behind it, a second one follows at once."""
    if list(tokens) == ["again"]:
        return [["build again"]]
    again = ["build again"] if tokens and tokens[-1] == "again" else []
    pairs = _pairs(tokens[: len(tokens) - len(again)])
    return [[f"build {pair}", *again] for pair in pairs]


def _rolls(tokens: Sequence[str]) -> list[list[str]]:
    if len(tokens) == 4:
        return [[f"roll {pair}"] for pair in _pairs(tokens)]
    if len(tokens) == 6 and _colour(tokens[0]) != _colour(tokens[3]):
        doubles = sorted([_double(tokens[:3]), _double(tokens[3:])])
        return [doubles]
    return [[_double(tokens)]]


def _double(tokens: Sequence[str]) -> str:
    if len(tokens) != 3:
        raise Unreadable(
            quoted(" ".join(["roll", *tokens])), '"roll blue 3 yellow 5" or "roll blue 2 3"'
        )
    low, high = sorted(_value(token) for token in tokens[1:])
    return f"roll {_colour(tokens[0])} {low} {high}"


def _number(tokens: Sequence[str], word: str, most: int) -> str:
    if len(tokens) != 2 or tokens[0] != word or tokens[1] not in map(str, range(1, most + 1)):
        raise Unreadable(quoted(" ".join(tokens)), f'"{word}" and a number, 1 to {most}')
    return tokens[1]


def _virtual(tokens: Sequence[str]) -> str:
    if len(tokens) != 3 or tokens[1] != "builds":
        raise Unreadable(quoted(" ".join(["virtual", *tokens])), '"virtual 1 builds garden"')
    number = _number(["virtual", tokens[0]], "virtual", MAX_VIRTUAL)
    return f"virtual {number} builds {TYPES[named(tokens[2], TYPES, 'a building')]}"


def prompt(state: Any) -> str:
    """Return in one sentence what is asked now."""
    if state.actor == OVER:
        return "nothing: the game is over"
    if state.actor == CHANCE:
        return "a roll of dice" if state.first >= 0 else "the draw of the starting player"
    if state.phase == ACTION:
        return "a building or coins; before that a coin turns a die"
    if state.phase == AGAIN:
        return "a second building for three coins, or the end of the turn"
    return "one blue and one yellow die to keep"
