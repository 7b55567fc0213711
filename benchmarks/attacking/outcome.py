"""What became of an attack, and the list of all of them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True)
class Outcome:
    """Whether the server held, and what was seen."""

    held: bool
    told: str


Attack = Callable[[Path], Outcome]
"""Attacks a server that it starts from the sources in a folder."""

ATTACKS: dict[str, Attack] = {}


def attack(name: str) -> Callable[[Attack], Attack]:
    """Put an attack on the list, by the name that it is told by."""

    def put(function: Attack) -> Attack:
        ATTACKS[name] = function
        return function

    return put
