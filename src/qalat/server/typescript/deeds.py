"""The deeds of a game as types for the browser: one interface a kind, and the union of all."""

from __future__ import annotations

from qalat.core.deeds import Deeds
from qalat.core.game import Game
from qalat.server.typescript.writing import (
    comment,
    heading,
    interface,
    interface_name,
    literal,
    number_type,
)


def game_deeds(game: Game, deeds: Deeds) -> str:
    """Return the types of all that may be done in a game."""
    fields = {field.name: field for field in deeds.DEED.fields}
    names = [interface_name(kind.name) for kind in deeds.KINDS]
    text = heading(
        f"src/qalat/games/{game.name}/deeds.py",
        f"{game.title}: what was done, one type a kind of deed.",
    )
    text += 'import { type Written, readDeeds } from "../../deeds";\n\n'
    text += interface("DeedBase", "What every deed has.", _STEPS)
    for kind, name in zip(deeds.KINDS, names, strict=True):
        rows = [("kind", f'"{kind.name}"', "")]
        rows += [
            (field, number_type(fields[field]), fields[field].meaning) for field in kind.fields
        ]
        text += interface(
            f"{name} extends DeedBase", f"{kind.meaning[0].upper()}{kind.meaning[1:]}.", rows
        )
    text += "export type Deed =\n" + "\n".join(f"  | {name}" for name in names) + ";\n\n"
    text += comment("The fields of each kind, in the order in which they are written.")
    listed = {kind.name: list(kind.fields) for kind in deeds.KINDS}
    text += f"const FIELDS: Readonly<Record<string, readonly string[]>> = {literal(listed)};\n\n"
    text += comment("Return deeds as the server tells them.")
    text += (
        "export function deedsOf(written: Written): readonly Deed[] {\n"
        "  return readDeeds<Deed>(written, FIELDS);\n}\n"
    )
    return text


_STEPS = [
    ("step", "number", "The number of the step that completed it."),
    ("first", "number", "The first of the steps that led to it: without it there were so many."),
    ("seat", "number", "Who did it or whom it befell, -1 for nobody."),
]
