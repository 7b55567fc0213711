"""The deeds of recorded games as text, to be read in a review like code."""

from __future__ import annotations

import hashlib
from pathlib import Path

import qalat
from qalat.core.deeds import Deed

READ = "plain"
"""What ends the name of a record whose deeds are kept in full."""

_NOTHING_TO_DO = """\
qalat position 1
game: alhambra 1
players: 3
phase: action, seat 1
market: 1 garden 11 -; 2 tower 11 -; 3 tower 12 -; 4 garden 10 -
"""

RARE = {"alhambra": ((_NOTHING_TO_DO, "pass"),)}
"""What random games hardly ever come to: a position, and the phrase that does it there."""


def lines(match: qalat.Match) -> list[str]:
    """A line for each deed of a game."""
    return [line(deed) for deed in match.deeds()]


def line(deed: Deed) -> str:
    steps = str(deed.step) if deed.first == deed.step else f"{deed.first}-{deed.step}"
    fields = [f"{name} {value}" for name, value in deed.fields.items()]
    return f"{steps}. seat {deed.seat} {deed.kind}{': ' if fields else ''}{', '.join(fields)}"


def of_record(path: Path) -> str:
    """The deeds of a recorded game."""
    return "\n".join(lines(qalat.read(path.read_text("utf-8")))) + "\n"


def digests(paths: list[Path]) -> str:
    """A line for each recorded game: how many deeds it has, and a hash of them."""
    shown = []
    for path in paths:
        text = of_record(path)
        digest = hashlib.blake2s(text.encode(), digest_size=8).hexdigest()
        shown.append(f"{path.stem}: {text.count(chr(10))} deeds, {digest}")
    return "\n".join(shown) + "\n"
