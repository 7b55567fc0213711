"""The words of a game's actions for the browser: listed, or what they are put together from."""

from __future__ import annotations

import re
from typing import Any

from qalat.core.actions import Family
from qalat.core.game import Game
from qalat.server.typescript.writing import comment, heading, key, literal

_TOKEN = re.compile(r"(-?\d+|[A-Za-z]+)")


def game_actions(game: Game) -> str:
    """Return the words of every action, family by family."""
    text = heading(
        f"src/qalat/games/{game.name}/actions.py", f"{game.title}: every action in words."
    )
    text += 'import type { FamilyWords } from "../../text/words";\n\n'
    text += comment("The words of each family's actions, one by one, or by what they are made of.")
    text += "export const WORDS: Readonly<Record<string, FamilyWords>> = {\n"
    for family in game.actions.families:
        words = family_words(family)
        text += f"  {key(family.name)}: {literal(words, '  ', len(key(family.name)) + 2)},\n"
    return text + "};\n"


def family_words(family: Family) -> list[Any]:
    """Return a family's words as a list of them, or as a list with a wheel for what changes."""
    words = [family.word(number) for number in range(family.count)]
    rows = [_TOKEN.split(word) for word in words]
    if len(words) == 1 or len({len(row) for row in rows}) > 1:
        return words
    columns = [_column(list(tokens)) for tokens in zip(*rows, strict=True)]
    return words if None in columns else _joined(columns)


def _column(tokens: list[str]) -> str | dict[str, Any] | None:
    """Return what turns at a place of the words, or None if it does not turn evenly."""
    values = list(dict.fromkeys(tokens))
    if len(values) == 1:
        return values[0]
    each = next(place for place, token in enumerate(tokens) if token != tokens[0])
    turned = [values[place // each % len(values)] for place in range(len(tokens))]
    if turned != tokens:
        return None
    return {"each": each, **_values(values)}


def _values(values: list[str]) -> dict[str, Any]:
    """Return the values of a wheel: numbers in a row by the first of them and how many."""
    first = int(values[0]) if _is_number(values[0]) else 0
    if values == [str(number) for number in range(first, first + len(values))]:
        return {"from": first, "count": len(values)}
    return {"of": values}


def _is_number(text: str) -> bool:
    return text.removeprefix("-").isdigit()


def _joined(columns: list[Any]) -> list[Any]:
    """Return columns with neighbours that never change as one text."""
    parts: list[Any] = []
    for column in columns:
        if isinstance(column, str) and parts and isinstance(parts[-1], str):
            parts[-1] += column
        elif column != "":
            parts.append(column)
    return parts
