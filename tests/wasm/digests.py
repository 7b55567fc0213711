"""All that the compiled rules say of a game, hashed as web/tests/engine.mjs hashes it."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Sequence

import numpy as np

from qalat.core.game import Game
from qalat.core.random import below, seeded


def hashed(*pieces: bytes) -> bytes:
    """Return a hash of pieces of data."""
    return hashlib.sha256(b"".join(pieces)).digest()[:16]


def digest_of(game: Game, seats: int, states: np.ndarray, scratch: np.ndarray) -> bytes:
    """Return a hash of a position and all that the rules say of it."""
    engine = game.engine
    sensible = engine.sensible(states, 0, scratch).tobytes()
    legal = engine.legal(states, 0, scratch).tolist()
    weights = scratch[0].weights[: len(legal)].tolist()
    numbers = [number for pair in zip(legal, weights, strict=True) for number in pair]
    totals, parts = engine.points(states, 0)
    numbers.append(int(engine.driver.check(states, 0, scratch)))
    numbers += [*totals.tolist(), *parts.ravel().tolist()]
    facts, shown = engine.facts.blank(), engine.blank(seats + 1)
    engine.view_kernels.write_views(states, 0, shown, facts, scratch)
    text = json.dumps(numbers, separators=(",", ":")).encode()
    of_all = engine.facts.blank()
    engine.view_kernels.compute_facts(states, 0, of_all, scratch)
    pieces = (states.tobytes(), sensible, text, shown.tobytes(), facts.tobytes(), of_all.tobytes())
    return hashed(*pieces)


def blank_scratch(game: Game) -> np.ndarray:
    """Return scratch space of zeros."""
    return game.engine.scratch_record.blank()


def follow(
    game: Game, seats: int, options: np.ndarray, actions: Sequence[int]
) -> dict[str, object]:
    """Follow the actions of a game; return a hash of all that the rules say of each position."""
    engine, scratch = game.engine, blank_scratch(game)
    states, seen = engine.blank(), engine.blank(2)
    engine.driver.start(states, 0, seats, options)
    hashes = [digest_of(game, seats, states, scratch)]
    for action in actions:
        against = int(engine.driver.why_not(states, 0, action, scratch))
        deeds = b""
        if game.deeds is not None:
            engine.deed_kernels.remember(states, 0, seen)
        engine.driver.apply(states, 0, action, scratch)
        if game.deeds is not None:
            records = game.deeds.DEED.blank(game.deeds.MOST_DEEDS)
            count = engine.deed_kernels.write_deeds(states, 0, action, seen, records, scratch)
            deeds = records[:count].tobytes()
        hashes.append(hashed(bytes([against]), digest_of(game, seats, states, scratch), deeds))
    return {"hashes": [each.hex() for each in hashes], "state": states.tobytes().hex()}


def random_line(game: Game, seats: int, options: np.ndarray, *seed: int | str) -> list[int]:
    """Return the actions of a random game, those of chance among them."""
    engine = game.engine
    scratch, states = engine.scratch(*seed), engine.blank()
    stream = seeded("line", *seed)
    engine.driver.start(states, 0, seats, options)
    actions: list[int] = []
    while legal := engine.legal(states, 0, scratch).tolist():
        chosen = (
            engine.draw(states, 0, scratch)
            if states[0].actor < 0
            else legal[int(below(stream, len(legal)))]
        )
        engine.driver.apply(states, 0, chosen, scratch)
        actions.append(chosen)
    return actions
