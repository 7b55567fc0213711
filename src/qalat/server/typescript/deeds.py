"""The deeds of a game as types for the browser: one interface a kind, and the union of all."""

from __future__ import annotations

from qalat.core.deeds import DeedKind, Deeds
from qalat.core.game import Game
from qalat.core.record import Field
from qalat.server.typescript.writing import comment, heading, literal


def game_deeds(game: Game, deeds: Deeds) -> str:
    """Return the types of all that may be done in a game."""
    fields = {field.name: field for field in deeds.DEED.fields}
    names = [_interface_name(kind) for kind in deeds.KINDS]
    text = heading(
        f"src/qalat/games/{game.name}/deeds.py",
        f"{game.title}: what was done, one type a kind of deed.",
    )
    text += 'import { type Written, readDeeds } from "../../deeds";\n\n'
    text += _interface("Done", "What every deed has.", _STEPS)
    for kind, name in zip(deeds.KINDS, names, strict=True):
        rows = [("kind", f'"{kind.name}"', "")]
        rows += [(field, _kind(fields[field]), fields[field].meaning) for field in kind.fields]
        text += _interface(
            f"{name} extends Done", f"{kind.meaning[0].upper()}{kind.meaning[1:]}.", rows
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


def _interface_name(kind: DeedKind) -> str:
    return "".join(word.capitalize() for word in kind.name.split("_"))


def _interface(name: str, meaning: str, rows: list[tuple[str, str, str]]) -> str:
    text = comment(meaning) + f"export interface {name} {{\n"
    for field, kind, note in rows:
        text += (comment(note, "  ") if note else "") + f"  readonly {field}: {kind};\n"
    return text + "}\n\n"


def _kind(field: Field) -> str:
    return "readonly number" + "[]" * len(field.shape) if field.shape else "number"
