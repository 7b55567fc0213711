"""The messages of the protocol as types for the browser, and as a JSON schema."""

from __future__ import annotations

import inspect
import json
import types
from collections.abc import Iterator, Mapping
from functools import reduce
from operator import or_
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

import msgspec

from qalat.server import protocol
from qalat.server.refusals import REASONS, Reason
from qalat.server.table.events import AnyClock, Why
from qalat.server.typescript.writing import alternatives, comment, heading, key, literal

_SOURCE = "src/qalat/server/protocol.py"
_ALIASES: Mapping[Any, str] = {
    Reason: "Reason",
    Why: "Why",
    AnyClock: "AnyClock",
    protocol.AnyFromClient: "AnyFromClient",
    protocol.AnyToClient: "AnyToClient",
    protocol.WrittenDeed: "WrittenDeed",
    protocol.WrittenEffect: "WrittenEffect",
    protocol.WrittenPlaces: "WrittenPlaces",
}
_PLAIN: Mapping[Any, str] = {
    str: "string",
    int: "number",
    float: "number",
    bool: "boolean",
    type(None): "null",
}


def message_types() -> str:
    """Return the types of all messages, and what goes over HTTP."""
    text = heading(_SOURCE, inspect.getdoc(protocol) or "")
    text += comment("The version that a client says in its first message.")
    text += f"export const VERSION = {protocol.VERSION};\n\n"
    text += comment("Bytes that a client may send at once.")
    text += f"export const LARGEST_MESSAGE = {protocol.LARGEST_MESSAGE};\n\n"
    text += comment("Everything that the server refuses.")
    text += f"export const REASONS = {literal(list(REASONS), '', 30)} as const;\n\n"
    text += "export type Reason = (typeof REASONS)[number];\n\n"
    for alias, name in _ALIASES.items():
        if alias is not Reason:
            text += f"export type {name} ={alternatives(_type(alias, {}))};\n\n"
    return text + "\n".join(_interface(struct) for struct in structs())


def structs() -> list[type[msgspec.Struct]]:
    """Return everything that is sent, in the order of the module, and what it is made of."""
    sent = [*get_args(protocol.AnyFromClient), *get_args(protocol.AnyToClient)]
    own = [
        each
        for each in vars(protocol).values()
        if isinstance(each, type)
        and issubclass(each, msgspec.Struct)
        and each.__module__ == protocol.__name__
        and (each in sent or each.__struct_config__.tag is None)
    ]
    found: dict[type[msgspec.Struct], None] = {}
    for struct in own:
        for part in _parts(struct):
            found[part] = None
        found[struct] = None
    return list(found)


def message_schema() -> str:
    """Return the same as a JSON schema: a definition a message, and one for each direction."""
    both = (protocol.AnyFromClient, protocol.AnyToClient)
    (from_client, to_client), definitions = msgspec.json.schema_components(
        [*both], ref_template="#/$defs/{name}"
    )
    _, rest = msgspec.json.schema_components(structs(), ref_template="#/$defs/{name}")
    schema = {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"The messages of Qalat, version {protocol.VERSION}",
        "description": f"Written by `make types` from {_SOURCE}.",
        "anyOf": [{"$ref": "#/$defs/AnyFromClient"}, {"$ref": "#/$defs/AnyToClient"}],
        "$defs": {
            "AnyFromClient": from_client,
            "AnyToClient": to_client,
            **dict(sorted({**definitions, **rest}.items())),
        },
    }
    return json.dumps(schema, indent=2, ensure_ascii=False) + "\n"


def _parts(struct: type[msgspec.Struct]) -> Iterator[type[msgspec.Struct]]:
    """Return the structs that a struct's fields are made of, the innermost first."""
    waiting = list(get_type_hints(struct).values())
    while waiting:
        kind = waiting.pop(0)
        if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
            yield from _parts(kind)
            yield kind
        else:
            waiting += get_args(kind)


def _interface(struct: type[msgspec.Struct]) -> str:
    config = struct.__struct_config__
    text = comment(inspect.getdoc(struct) or "") + f"export interface {struct.__name__} {{\n"
    if config.tag_field is not None:
        text += f"  {key(config.tag_field)}: {json.dumps(config.tag)};\n"
    # What a client leaves out, and what the server does, has its default.
    may_be_left_out = config.omit_defaults or config.forbid_unknown_fields
    hints = get_type_hints(struct)
    for field in msgspec.structs.fields(struct):
        mark = "?" if may_be_left_out and not field.required else ""
        text += f"  {key(field.encode_name)}{mark}: {_type(hints[field.name])};\n"
    return text + "}\n"


def _type(kind: Any, aliases: Mapping[Any, str] = _ALIASES) -> str:
    """Return a type as TypeScript writes it."""
    origin, arguments = get_origin(kind), get_args(kind)
    if kind in _PLAIN:
        return _PLAIN[kind]
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        return kind.__name__
    if kind in aliases or origin in (Literal, Union, types.UnionType):
        return _union(kind, aliases)
    if origin in (list, tuple):
        inner = _type(arguments[0], aliases)
        return f"({inner})[]" if "|" in inner else f"{inner}[]"
    if origin is dict:
        return f"Record<{_type(arguments[0])}, {_type(arguments[1])}>"
    raise TypeError(f"{kind} has no counterpart in TypeScript yet")


def _union(kind: Any, aliases: Mapping[Any, str]) -> str:
    """Return a union, by its name if it has one; one with nothing in it is schema beside."""
    if kind in aliases:
        return aliases[kind]
    arguments = get_args(kind)
    if get_origin(kind) is Literal:
        return " | ".join(json.dumps(value) for value in arguments)
    something = [each for each in arguments if each is not type(None)]
    if len(something) < len(arguments):
        return f"{_type(reduce(or_, something), aliases)} | null"
    return " | ".join(_type(each, aliases) for each in something)
