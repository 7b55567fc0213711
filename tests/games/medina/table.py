"""Matches made from drawn cities: a sketch is the northwest of the map, with its rim."""

from collections.abc import Mapping
from textwrap import dedent, indent

import pytest

import qalat
from qalat.core.match import Match

_HEADER = "qalat position 1\ngame: medina 1\n"
SOME = "grey 2, black 2, brown 2, orange 2, stable 2, merchant 2, wall 2"
"""A supply with two of every kind."""


def city(sketch: str, south: str = "") -> str:
    """The whole map of a sketch: what it leaves out is empty."""
    lines = [line.split() for line in dedent(sketch).strip("\n").splitlines()] or [["@"]]
    rows = [line + ["."] * (18 - len(line)) for line in lines]
    rows += [["."] * 18 for _ in range(12 - len(rows))]
    rows[0][-1] = "@"
    below = ["@", *south.split()]
    rows.append([*below, *["."] * (17 - len(below)), "@"])
    return "\n".join(" ".join(row) for row in rows)


def text(
    sketch: str,
    supplies: Mapping[int, str] | None = None,
    *,
    players: int | str = 3,
    phase: str = "piece, seat 1",
    south: str = "",
    **lines: str,
) -> str:
    """A position as text; seat 1 has some pieces of all kinds unless supplies are told."""
    shown = {1: SOME} if supplies is None else supplies
    return "\n".join(
        [
            f"players: {players}",
            f"phase: {phase}",
            *(f"{key.replace('_', ' ')}: {value}" for key, value in lines.items()),
            "city:",
            indent(city(sketch, south), "  "),
            *(f"seat {seat}:\n  supply: {supply}" for seat, supply in shown.items()),
        ]
    )


def table(
    sketch: str,
    supplies: Mapping[int, str] | None = None,
    *,
    players: int | str = 3,
    phase: str = "piece, seat 1",
    south: str = "",
    **lines: str,
) -> Match:
    """The match that goes on from a drawn city."""
    return qalat.read(
        _HEADER + text(sketch, supplies, players=players, phase=phase, south=south, **lines)
    )


def refusal(match: Match, phrase: str) -> qalat.Illegal:
    """How a phrase is refused as illegal; the position stays as it was."""
    before = match.state.tobytes()
    with pytest.raises(qalat.Illegal) as caught:
        match.play(phrase)
    assert match.state.tobytes() == before
    return caught.value


def cells(match: Match, piece: str) -> set[str]:
    """Where a kind of piece may go now."""
    opening = f"place {piece} at "
    return {word.removeprefix(opening) for word in match.legal if word.startswith(opening)}


def roofs(match: Match) -> list[str]:
    """Which palaces may be roofed now."""
    return [word.removeprefix("roof ") for word in match.legal if word.startswith("roof ")]


def holder(match: Match, card: str) -> int | None:
    """The seat that holds a palace card or a tower card, from 1, or None."""
    for line in str(match).splitlines():
        if line.startswith(("palace cards: ", "tower cards: ")):
            for shown in line.partition(": ")[2].split("; "):
                if shown.startswith(f"{card} "):
                    return int(shown.split()[-1])
    return None
