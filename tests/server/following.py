"""A client that keeps a table up to date by updates alone, as the page about the protocol says."""

from __future__ import annotations

import json
from base64 import b64decode, b64encode
from typing import Any

Message = dict[str, Any]

UNTOLD = ("now", "here", "watchers", "own", "id", "position")
"""What no update carries: the moment of asking, who is here, and words; own is compared apart."""


def followed(table: Message, update: Message) -> Message:
    """Return the table that an update makes of the one before it."""
    happened = update["happened"]
    after = {**table, "number": update["number"], "turn": update["turn"], "actor": update["actor"]}
    own = update.get("own") or {"patch": []}
    after["record"] = _patched(table.get("record", ""), [*update.get("patch", []), *own["patch"]])
    after["facts"] = _patched(table.get("facts", ""), update.get("facts", []))
    after["steps"], after["deeds"] = _steps_and_deeds(table, update)
    after["own"] = {**own, "patch": []}
    known = (table.get("points") or {}).get("parts", [])
    after["points"] = {
        "totals": update.get("totals", []),
        "parts": update.get("parts") or known,
    }
    after["times"], after["asked"] = update.get("times"), update.get("asked")
    for field in ("seats", "names"):
        after[field] = update.get(field) or table[field]
    if update.get("status"):
        after["status"] = update["status"]
        after["seed"], after["winners"] = update.get("seed", ""), update.get("winners", [])
    if happened["event"] == "said":
        said = {name: happened[name] for name in ("name", "text", "at")}
        after["talk"] = [*table.get("talk", []), {**said, "seat": happened.get("seat", -1)}][-100:]
    if happened["event"] == "followed":
        after["followed"] = happened["table"]
    return after


def _steps_and_deeds(table: Message, update: Message) -> tuple[list[int], list[Any]]:
    happened = update["happened"]
    steps = list(table.get("steps", []))
    if happened["event"] in {"undone", "taken_back"}:
        steps = steps[: len(steps) - 2 * happened["steps"]]
    deeds = [deed for deed in table.get("deeds", []) if deed[1] < len(steps) / 2]
    if happened["event"] == "acted":
        steps += [number for action in happened["actions"] for number in (happened["seat"], action)]
    steps += [number for draw in happened.get("draws", []) for number in (-1, draw)]
    return steps, [*deeds, *update.get("deeds", [])]


def _patched(record: str, patch: list[int]) -> str:
    known = bytearray(b64decode(record))
    for place, value in zip(patch[::2], patch[1::2], strict=True):
        known += bytes(max(0, place + 1 - len(known)))
        known[place] = value
    return b64encode(known).decode()


def compared(table: Message) -> Message:
    """Return all of a table that updates keep up to date, whatever was left out as a default."""
    kept = {name: value for name, value in table.items() if name not in UNTOLD and value}
    for field in ("record", "facts"):
        kept[field] = b64decode(table.get(field, "")).rstrip(b"\0")
    if kept.get("points") == {"totals": [], "parts": []}:
        del kept["points"]
    times = kept.pop("times", None)
    if times is not None:
        kept["running"] = times["running"]
    own = table.get("own") or {}
    legal, undoable = own.get("legal", []), own.get("undoable", 0)
    return {**kept, "legal": legal, "undoable": undoable}


def read(frame: bytes) -> Message:
    """Return a message as a client reads it."""
    message: Message = json.loads(frame)
    return message
