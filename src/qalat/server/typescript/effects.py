"""The effects of a game's turns as types for the browser: one interface a kind, and the union."""

from __future__ import annotations

from collections.abc import Sequence

from qalat.core.effects import EffectKind, Effects
from qalat.core.game import Game
from qalat.server.typescript.writing import (
    comment,
    heading,
    interface,
    interface_name,
    literal,
    number_type,
)


def game_effects(game: Game, effects: Effects) -> str:
    """Return the types of all that a turn of a game may lead to."""
    fields = {field.name: field for field in effects.EFFECT.fields}
    names = [interface_name(kind.name) for kind in effects.KINDS]
    text = heading(
        f"src/qalat/games/{game.name}/effects.py",
        f"{game.title}: what a turn leads to, one type a kind of effect.",
    )
    text += 'import type { Comparing } from "../../bots/effects";\n'
    text += 'import type { WrittenEffect } from "../../protocol";\n\n'
    for kind, name in zip(effects.KINDS, names, strict=True):
        rows = [("kind", f'"{kind.name}"', "")]
        rows += [
            (field, number_type(fields[field]), fields[field].meaning) for field in kind.fields
        ]
        text += interface(name, f"{kind.meaning[0].upper()}{kind.meaning[1:]}.", rows)
    text += "export type Effect =\n" + "\n".join(f"  | {name}" for name in names) + ";\n\n"
    text += comment("Return an effect as the server tells it, which is of one of these kinds.")
    text += (
        "export function effectOf(written: WrittenEffect): Effect {\n"
        "  return written as unknown as Effect;\n}\n"
    )
    return text + "\n" + _comparing(effects.KINDS)


def _comparing(kinds: Sequence[EffectKind]) -> str:
    """Return how effects are compared where that is not by all of their fields alike."""
    rows = ""
    for kind in kinds:
        fields = {"more": kind.more, "named": kind.named, "against": kind.against}
        if any(fields.values()):
            given = {name: value for name, value in fields.items() if value}
            rows += f"  {kind.name}: {literal(given)},\n"
    meaning = comment("How effects of two turns are compared, and which are the price of one.")
    return f"{meaning}export const COMPARING: Comparing = {{\n{rows}}};\n"
