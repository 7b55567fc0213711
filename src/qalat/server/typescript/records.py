"""What the browser knows of a game: where the numbers of its record lie, and what they mean."""

from __future__ import annotations

from importlib import import_module
from types import ModuleType
from typing import Any

import numpy as np

from qalat.core.game import Game, Option
from qalat.core.record import Field, Record
from qalat.server.typescript.writing import comment, heading, key, literal

_MODULES = ("components", "state", "actions")
_LARGEST_TABLE = 200
"""Numbers: larger tables are there to look things up quickly, and say nothing new."""

_OWN = (
    *("GAME", "TITLE", "VERSION", "FEWEST", "MOST", "BYTES", "FACT_BYTES"),
    *("FIELDS", "FACT_FIELDS", "FAMILIES", "OPTIONS", "PARTS", "REASONS"),
)


def game_record(game: Game) -> str:
    """Return a game's record, actions, options, parts and reasons, with the constants of both."""
    facts: Record = game.facts.FACTS
    return "".join(
        [
            heading(
                f"src/qalat/games/{game.name}",
                f"{game.title}: the record of a position, and the numbers of actions.",
            ),
            'import { type Families, type Fields, read } from "../../record";\n\n',
            _facts(game),
            _interface("Position", game.state),
            _fields("FIELDS", game.state),
            _reader("position", "Position", "FIELDS", "Return the position that a record holds."),
            _interface("Facts", facts),
            _fields("FACT_FIELDS", facts),
            _reader("facts", "Facts", "FACT_FIELDS", "Return the facts of a position."),
            _families(game),
            _options(game),
            _parts(game),
            _reasons(game),
            _constants(game),
        ]
    )


def constants(game: Game) -> dict[str, Any]:
    """Return what a game's files name: the box, the phases, where a kind of action begins."""
    found: dict[str, Any] = {}
    for module in _modules(game):
        for name, value in vars(module).items():
            plain = _plain_value(value) if name.isupper() and not name.startswith("_") else None
            if plain is None or name in _OWN:
                continue
            if found.setdefault(name, plain) != plain:
                raise ValueError(f"{game.name} has two constants {name}: {plain} and {found[name]}")
    return found


def _modules(game: Game) -> list[ModuleType]:
    return [import_module(f"{game.package}.{name}") for name in _MODULES]


def _plain_value(value: Any) -> Any:
    """Return a constant as plain data, None where it is none or too large."""
    if isinstance(value, np.ndarray):
        return value.tolist() if value.size <= _LARGEST_TABLE else None
    if isinstance(value, np.integer):
        return int(value)
    if isinstance(value, bool | int | float | str):
        return value
    if hasattr(value, "_asdict"):
        return {"name": value.name, **value._asdict()}
    if isinstance(value, tuple | list):
        plain = [_plain_value(each) for each in value]
        return None if None in plain else plain
    return None


def _facts(game: Game) -> str:
    facts = {
        "GAME": game.name,
        "TITLE": game.title,
        "VERSION": game.version,
        "FEWEST": game.fewest,
        "MOST": game.most,
        "BYTES": game.state.bytes,
        "FACT_BYTES": game.facts.FACTS.bytes,
    }
    return "".join(f"export const {name} = {literal(fact)};\n" for name, fact in facts.items())


def _constants(game: Game) -> str:
    text = "\n"
    for name, value in constants(game).items():
        fixed = " as const" if isinstance(value, list) else ""
        before = f"export const {name} = "
        text += f"{before}{literal(value, '', len(before) + len(fixed))}{fixed};\n"
    return text


def _interface(name: str, record: Record) -> str:
    rows = [
        comment(field.meaning, "  ") + f"  {field.name}: {_kind(field)};\n"
        for field in record.fields
    ]
    return f"\nexport interface {name} {{\n{''.join(rows)}}}\n"


def _kind(field: Field) -> str:
    # One bit a tile is more bits than a number of JavaScript holds.
    kind = "bigint" if np.dtype(field.kind).name == "int64" else "number"
    return kind + "[]" * len(field.shape)


def _fields(name: str, record: Record) -> str:
    rows, offset = "", 0
    for field in record.fields:
        kind = np.dtype(field.kind).name
        plain = {"kind": kind, "offset": offset, "shape": list(field.shape)}
        rows += f"  {key(field.name)}: {literal(plain)},\n"
        offset += field.bytes
    return f"\nexport const {name} = {{\n{rows}}} as const satisfies Fields;\n"


def _reader(name: str, kind: str, fields: str, sentence: str) -> str:
    return (
        f"\n{comment(sentence)}export function {name}(bytes: Uint8Array): {kind} {{\n"
        f"  return read(bytes, {fields}) as unknown as {kind};\n}}\n"
    )


def _families(game: Game) -> str:
    rows = []
    for family in game.actions.families:
        last = f' to "{family.word(family.count - 1)}"' if family.count > 1 else ""
        plain = {
            "first": game.actions.first(family.name),
            "count": family.count,
            "chance": family.chance,
        }
        rows.append(comment(f'"{family.word(0)}"{last}', "  "))
        rows.append(f"  {key(family.name)}: {literal(plain)},\n")
    return f"\nexport const FAMILIES = {{\n{''.join(rows)}}} as const satisfies Families;\n"


def _options(game: Game) -> str:
    rows = [
        comment(option.meaning, "  ")
        + f"  {key(option.name)}: "
        + literal(_choice(option), "  ", 20)
        + ",\n"
        for option in game.options
    ]
    return (
        "\n"
        + comment(
            "What a table chooses; the first value is the default, a free one takes others.\n"
            "One that was added later is written down only where it is not at its default."
        )
        + f"export const OPTIONS = {{\n{''.join(rows)}}} as const;\n"
    )


def _choice(option: Option) -> dict[str, Any]:
    return {
        "values": list(option.values),
        "free": option.read is not None,
        "added": option.added,
    }


def _parts(game: Game) -> str:
    plain = literal(list(game.parts), "", 30)
    return (
        "\n" + comment("What points are made with.") + f"export const PARTS = {plain} as const;\n"
    )


def _reasons(game: Game) -> str:
    names = _names_of_reasons(game)
    rows = [
        comment(sentence, "  ") + f"  {literal({'name': names[number], 'rule': rule})},\n"
        for number, (rule, sentence) in enumerate(game.rules.REASONS)
    ]
    return (
        "\n"
        + comment("Why an action is refused, by the reason's number.")
        + f"export const REASONS = [\n{''.join(rows)}] as const;\n"
    )


def _names_of_reasons(game: Game) -> dict[int, str]:
    module = import_module(f"{game.package}.rules.reasons")
    return {
        number: name.lower()
        for name, number in vars(module).items()
        if name.isupper() and isinstance(number, int)
    }
