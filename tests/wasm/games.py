"""Games that are played here and written down in the browser as well."""

from __future__ import annotations

from typing import Any

from qalat.core.match import Match
from tests.contract.walk import Table, by_family

NAMES = ("Ada", "Zoë O'Hara", "🐌", 'the "third"', "Ed 4", "x" * 40)
LONGEST = 3000


def named(table: Table) -> Match:
    """Return a match of people whose names are not plain."""
    names = NAMES[: table.seats]
    return Match(table.game, names, seed=str(table), options=table.options)


def played(table: Table, longest: int = LONGEST, seed: str = "texts") -> Match:
    """Return a game played to its end, or as far as is wanted."""
    match = named(table)
    stream = table.game.engine.scratch(seed, str(table))[0].stream
    while not match.over and len(match.steps) < longest:
        match.play(by_family(match, stream))
    return match


def plain(match: Match) -> dict[str, Any]:
    """Return what the browser knows of a game."""
    return {
        "game": match.game.name,
        "seats": list(match.seats),
        "options": dict(match.options),
        "steps": [{"actor": step.actor, "action": step.action} for step in match.steps],
    }
