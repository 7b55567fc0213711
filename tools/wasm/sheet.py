"""What a table must know of a game besides its rules: options as numbers, reasons, deeds, names."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from qalat.core.game import Game


def sheet(game: Game) -> dict[str, Any]:
    """Return what a module carries of its game as data."""
    return {
        "options": [
            {
                "name": option.name,
                "numbers": {value: option.numbers(value) for value in option.values},
            }
            for option in game.options
        ],
        "bystanders": list(_bystanders(game)),
        "reasons": [rule for rule, _ in game.rules.REASONS],
        "deeds": []
        if game.deeds is None
        else [
            {"name": kind.name, "fields": kind.fields, "counted": kind.counted}
            for kind in game.deeds.KINDS
        ],
    }


def _bystanders(game: Game) -> Iterator[dict[str, Any]]:
    """Yield who scores without a seat, by players and by the one option that may change that."""
    for seats in range(game.fewest, game.most + 1):
        usual = game.checked_options(None, seats)
        names = game.bystanders(seats, usual)
        yield {"seats": seats, "names": names}
        for option in game.options:
            for value in option.values[1:]:
                chosen = {**usual, option.name: value}
                if game.conflict(seats, chosen) is None and game.bystanders(seats, chosen) != names:
                    others = game.bystanders(seats, chosen)
                    yield {"seats": seats, "option": option.name, "value": value, "names": others}
