"""Matches made from drawn positions, in which chance draws nothing unless it is told what."""

from textwrap import dedent

import pytest

import qalat
from qalat.core.match import Match
from qalat.games.alhambra.components import CARD_KINDS, TILES, card_name, copies
from qalat.games.alhambra.state import IN_PALACE

MARKET = ("garden 11 -", "tower 11 -", "tower 12 -", "garden 10 -")
FULL_MARKET = "; ".join(f"{slot} {tile}" for slot, tile in enumerate(MARKET, start=1))
"""Four tiles without walls, as a line of a position tells the market."""

_HEADER = "qalat position 1\ngame: alhambra 1\n"


def table(text: str) -> Match:
    """The match that goes on from a drawn position; the two header lines are added."""
    return qalat.read(_HEADER + dedent(text).strip("\n"), draws=False)


def fresh(seats: int, **options: str) -> Match:
    """A match of which only the box is laid out: all that the setup draws is still to be drawn."""
    return qalat.Match("alhambra", seats, options=options, draws=False)


def carry_out(match: Match, *phrases: str) -> None:
    """Play phrases, chance's draws among them, and let chance do nothing by itself."""
    assert not match.draws
    for phrase in phrases:
        match.play(phrase)


def refusal(match: Match, phrase: str) -> qalat.Illegal:
    """How a phrase is refused as illegal; the position stays as it was."""
    before = match.state.tobytes()
    with pytest.raises(qalat.Illegal) as caught:
        match.play(phrase)
    assert match.state.tobytes() == before
    return caught.value


def tiles_but(*left_out: str) -> str:
    """All tiles of the box but these, as a line of a position tells them."""
    names = [tile.name for tile in TILES]
    for name in left_out:
        names.remove(name)
    return "; ".join(names)


def cards_but(seats: int, *left_out: str) -> str:
    """All cards of a box for so many seats but these, each told as often as it is left out."""
    names = [card_name(kind) for kind in range(CARD_KINDS)] * copies(seats)
    for name in left_out:
        names.remove(name)
    return "; ".join(names)


def line_of(match: Match, key: str, seat: int | None = None) -> str:
    """What a line of the position says, of the table or of a seat (the first is seat 1)."""
    _, *blocks = str(match).replace("\nseat ", "\n\nseat ").split("\n\n")
    lines = str(match).split("\nseat ")[0] if seat is None else blocks[seat - 1]
    [value] = [
        line.partition(": ")[2]
        for line in lines.splitlines()
        if line.strip().startswith(f"{key}: ")
    ]
    return value


def palace(match: Match, seat: int) -> dict[tuple[int, int], str]:
    """The tiles of a seat's palace by cell, without the fountain (the first is seat 1)."""
    state = match.state[0]
    return {
        (int(state.x[number]), int(state.y[number])): tile.name
        for number, tile in enumerate(TILES)
        if state.location[number] == IN_PALACE + seat - 1
    }
