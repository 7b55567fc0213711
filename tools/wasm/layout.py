"""What a module tells of itself: its records, its entry points, and what a search begins with."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Any

import numpy as np

from qalat.core.engine import file_of
from qalat.core.game import Game
from qalat.core.kernel import SOURCES, source_fingerprint
from qalat.core.record import Record
from qalat.play.search import records
from qalat.play.search.parameters import DEFAULT
from qalat.play.search.search import compiled_search
from tools.wasm.entries import Entry
from tools.wasm.sheet import sheet
from tools.wasm.tables import UNFOLD

SECTION = "qalat"
"""The name of the custom section that holds it, as JSON."""

_READ_SCRATCH = ("ids", "weights", "stream", "playouts", "playout")
"""What is read and written of the scratch space from outside."""


def fingerprint(game: Game) -> str:
    """Hash all that a game's module is made of: what is compiled, and what compiles it."""
    judged = getattr(compiled_search(game), SOURCES)
    shown = [getattr(template, SOURCES) for template in game.engine.templates]
    sources = {source for some in (judged, *shown) for source in some}
    own = sorted(Path(__file__).parent.glob("*.py"))
    return source_fingerprint((*sorted(sources), file_of(game.engine.driver), *own))


def layout(game: Game, entries: Iterable[Entry]) -> dict[str, Any]:
    """Return what the module of a game tells of itself."""
    engine = game.engine
    told: dict[str, Any] = {
        "game": game.name,
        "version": game.version,
        "fingerprint": fingerprint(game),
        "seats": [game.fewest, game.most],
        "sizes": {
            "rows": engine.rows,
            "parts": engine.parts,
            "actions": game.actions.count,
            "mostLegal": engine.most_legal,
            "mostDeeds": game.deeds.MOST_DEEDS if game.deeds is not None else 0,
        },
        "records": {
            "state": _record(engine.state, ("seats", "actor")),
            "scratch": _record(engine.scratch_record, _READ_SCRATCH),
            "facts": _record(engine.facts, ()),
            **({} if game.deeds is None else {"deed": _record(game.deeds.DEED)}),
            "node": _record(records.NODE),
            "candidate": _record(records.CANDIDATE),
            "parameters": _record(records.PARAMETERS),
            "report": _record(records.REPORT),
        },
        "sheet": sheet(game),
        "search": _search(game),
        "entries": {entry.name: _entry(entry) for entry in entries if entry.name != UNFOLD},
    }
    return told


def _record(record: Record, named: Sequence[str] | None = None) -> dict[str, Any]:
    """Return the size of a record, and where its fields lie: all, or those that are named."""
    fields = {}
    offset = 0
    for field in record.fields:
        if named is None or field.name in named:
            fields[field.name] = [np.dtype(field.kind).name, offset, *field.shape]
        offset += field.bytes
    return {"bytes": record.bytes, "fields": fields}


def _entry(entry: Entry) -> dict[str, Any]:
    """Return what an entry point takes: numbers, and arrays by the bytes of one of their rows."""
    takes = [
        [each.name, each.example[:1].nbytes] if each.is_array else [each.name]
        for each in entry.parameters
        if not each.is_bound
    ]
    return {"takes": takes, "returns": entry.returns}


def _search(game: Game) -> dict[str, Any]:
    """Return what a search of a game is set up with, beside its position."""
    judgement = game.judgement
    return {
        "parameters": {
            **asdict(DEFAULT),
            "forced": -1,
            "spread": judgement.SPREAD,
            "final_spread": judgement.FINAL_SPREAD,
        },
        "horizon": judgement.HORIZON,
        "levelErrors": {seats: list(each) for seats, each in judgement.LEVEL_ERRORS.items()},
        "level4Simulations": dict(judgement.LEVEL_4_SIMULATIONS),
        "slots": records.SLOTS,
        "mostTurns": records.MOST_TURNS,
        "mostDepth": records.MOST_DEPTH,
        "mostActions": records.MOST_ACTIONS,
        "unbeatable": records.UNBEATABLE,
    }


def with_layout(module: bytes, told: dict[str, Any]) -> bytes:
    """Return a module with what it tells of itself as its last section."""
    text = json.dumps(told, separators=(",", ":")).encode()
    name = SECTION.encode()
    content = _leb(len(name)) + name + text
    return module + b"\0" + _leb(len(content)) + content


def layout_of(module: bytes) -> dict[str, Any]:
    """Return what a module tells of itself, or raise ValueError."""
    place = 8
    while place < len(module):
        kind, (size, begin) = module[place], _read_leb(module, place + 1)
        if kind == 0:
            length, name = _read_leb(module, begin)
            if module[name : name + length] == SECTION.encode():
                told: dict[str, Any] = json.loads(module[name + length : begin + size])
                return told
        place = begin + size
    raise ValueError("this is no module of Qalat")


def _leb(number: int) -> bytes:
    """Return a number as WebAssembly writes it: seven bits a byte, the lowest first."""
    low, rest = number & 0x7F, number >> 7
    return bytes([low | 0x80]) + _leb(rest) if rest else bytes([low])


def _read_leb(data: bytes, place: int) -> tuple[int, int]:
    number = shift = 0
    while True:
        byte = data[place]
        number |= (byte & 0x7F) << shift
        place, shift = place + 1, shift + 7
        if byte < 0x80:
            return number, place
