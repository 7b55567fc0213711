"""TypeScript as text: comments, names and literals."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping, Sequence
from typing import Any

from qalat.core.record import Field

WIDTH = 100

_NAME = re.compile(r"[A-Za-z_$][A-Za-z0-9_$]*")


def comment(text: str, indent: str = "") -> str:
    """Return a text as the comment of what stands below it."""
    lines = text.strip().splitlines()
    if len(lines) == 1:
        return f"{indent}/** {lines[0]} */\n"
    body = "".join(f"{indent} * {line.strip()}".rstrip() + "\n" for line in lines)
    return f"{indent}/**\n{body}{indent} */\n"


def heading(source: str, text: str) -> str:
    """Return how every file begins: what made it, and what is in it."""
    return f"// Written by `make types` from {source}.\n\n{comment(text)}\n"


def key(name: str) -> str:
    """Return a name as the key of an object."""
    return name if _NAME.fullmatch(name) else json.dumps(name)


def alternatives(union: str) -> str:
    """Return a union behind an equals sign, each of its members in a line if they are many."""
    members = union.split(" | ")
    return f" {union}" if len(members) < 6 else "".join(f"\n  | {each}" for each in members)


def literal(value: Any, indent: str = "", before: int = 0) -> str:
    """Return a value as a literal, in one line if it fits there; before is what stands in it."""
    line = _in_one_line(value)
    if len(indent) + before + len(line) < WIDTH or not isinstance(value, Mapping | list | tuple):
        return line
    inner = indent + "  "
    if isinstance(value, Mapping):
        rows = [
            f"{inner}{key(name)}: {literal(each, inner, len(key(name)) + 2)},\n"
            for name, each in value.items()
        ]
        return "{\n" + "".join(rows) + indent + "}"
    return "[\n" + "".join(_filled(value, inner)) + indent + "]"


def _in_one_line(value: Any) -> str:
    if isinstance(value, Mapping):
        inside = ", ".join(f"{key(name)}: {_in_one_line(each)}" for name, each in value.items())
        return f"{{ {inside} }}" if inside else "{}"
    if isinstance(value, list | tuple):
        return f"[{', '.join(_in_one_line(each) for each in value)}]"
    return json.dumps(value, ensure_ascii=False)


def _filled(values: Sequence[Any], indent: str) -> list[str]:
    """Return values as lines, as many of them in a line as fit."""
    lines: list[str] = []
    line = indent
    for value in values:
        each = literal(value, indent)
        if line != indent and len(line) + len(each) + 2 > WIDTH:
            lines.append(line.rstrip() + "\n")
            line = indent
        line += f"{each}, "
    return [*lines, line.rstrip() + "\n"]


def interface_name(kind: str) -> str:
    """Return the name of a kind's interface."""
    return "".join(word.capitalize() for word in kind.split("_"))


def interface(name: str, meaning: str, rows: list[tuple[str, str, str]]) -> str:
    """Return an interface of fields, each with its type and, if there is one, its meaning."""
    text = comment(meaning) + f"export interface {name} {{\n"
    for field, kind, about in rows:
        text += (comment(about, "  ") if about else "") + f"  readonly {field}: {kind};\n"
    return text + "}\n\n"


def number_type(field: Field) -> str:
    """Return the type of a field of numbers."""
    return "readonly number" + "[]" * len(field.shape) if field.shape else "number"
