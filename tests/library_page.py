"""The reference page of the library: prose of its own, and what the docstrings say.

A docstring's example stands at its end. It may use everything that `qalat` exports, and the match
of EXAMPLE, which on the page is written before it.
"""

from __future__ import annotations

import dataclasses
import inspect
import re
from collections.abc import Iterator
from functools import cached_property
from pkgutil import resolve_name
from types import FunctionType
from typing import Any

from tests.repository.project import ROOT

PAGE = ROOT / "docs" / "reference" / "library.md"
EXAMPLE = '>>> match = Match("alhambra", ["ada", "ben", "cyd"], seed=7)'

_PLACE = re.compile(r"(<!-- library: ([^\n]*) -->\n).*?(<!-- end -->)", re.DOTALL)
_NAMES = re.compile(r"<!-- library: (.*) -->")
_LONGEST = 100


def filled(text: str) -> str:
    """A text with what the docstrings say written at its places."""
    return _PLACE.sub(
        lambda place: place[1] + "".join(map(_entries, place[2].split())) + "\n" + place[3], text
    )


def _entries(name: str) -> str:
    """What there is to say of a function, or of a class and its members."""
    thing = resolve_name(_place(name))
    own = name.rpartition(".")[2]
    text = _entry(f"### {own}", own, thing)
    if isinstance(thing, type):
        text += _fields(thing)
        for member, each in members(thing):
            text += _entry(f"#### {own}.{member}", member, each)
    return text


def _place(name: str) -> str:
    module, _, own = name.rpartition(".")
    return f"{module}:{own}"


def members(thing: type) -> Iterator[tuple[str, Any]]:
    """The public methods and properties that a class has itself, in the order of its source."""
    fields = {field.name for field in _fields_of(thing)}
    for name, member in vars(thing).items():
        if isinstance(member, FunctionType | classmethod | property | cached_property):
            if not name.startswith("_") and name not in fields:
                yield name, member


def _fields_of(thing: Any) -> tuple[dataclasses.Field[Any], ...]:
    return dataclasses.fields(thing) if dataclasses.is_dataclass(thing) else ()


def _fields(thing: type) -> str:
    types = {field.name: str(field.type).replace("|", "\\|") for field in _fields_of(thing)}
    rows = [f"| `{name}` | `{type_}` |\n" for name, type_ in types.items()]
    return "\n| field | type |\n| --- | --- |\n" + "".join(rows) if rows else ""


def _entry(heading: str, name: str, thing: Any) -> str:
    """One heading, what it takes and returns, and what its docstring says."""
    said, _, rest = (inspect.getdoc(thing) or "").partition(">>>")
    text = f"\n{heading}\n"
    if signature := _signature(name, thing):
        text += f"\n```text\n{signature}\n```\n"
    text += f"\n{said.strip()}\n"
    if rest:
        example = f">>> {rest.strip()}"
        if re.search(r"\bmatch\b", example) and not example.startswith(EXAMPLE):
            example = f"{EXAMPLE}\n{example}"
        text += f"\n```python\n{example}\n```\n"
    return text


def _signature(name: str, thing: Any) -> str:
    if isinstance(thing, property | cached_property):
        asked: Any = thing.fget if isinstance(thing, property) else thing.func
        return f"{name}: {inspect.signature(asked).return_annotation}"
    if isinstance(thing, type) and (_fields_of(thing) or "__init__" not in vars(thing)):
        return ""
    taken = str(inspect.signature(getattr(thing, "__func__", thing)))
    taken = re.sub(r"\((self|cls)(, )?", "(", taken)
    taken = re.sub(r"(: |-> )'([^']*)'", r"\1\2", taken).replace(" -> None", "")
    whole = name + taken
    if len(whole) <= _LONGEST:
        return whole
    opening, _, rest = whole.partition("(")
    inner, _, returned = rest.rpartition(")")
    lines = "".join(f"    {part},\n" for part in re.split(r", (?![^\[]*\])", inner))
    return f"{opening}(\n{lines}){returned}"


def listed(text: str) -> list[str]:
    """The dotted names of all that a page has places for."""
    return [name for names in _NAMES.findall(text) for name in names.split()]


def without_example(text: str) -> list[str]:
    """The names at a page's places, and those of their members, that no example uses."""
    lines = [line for line in text.splitlines() if line.startswith((">>> ", "... "))]
    used = set(re.findall(r"\w+", "\n".join(lines)))
    wanted: list[str] = []
    for name in listed(text):
        thing = resolve_name(_place(name))
        if ">>>" not in (inspect.getdoc(thing) or "") and not isinstance(thing, type):
            wanted.append(name)
        if isinstance(thing, type):
            wanted += [f"{name}.{member}" for member, _ in members(thing)]
    return [name for name in wanted if name.rpartition(".")[2] not in used]
