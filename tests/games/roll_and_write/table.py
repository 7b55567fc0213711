"""Matches made from drawn positions, in which chance draws nothing unless it is told what."""

from collections.abc import Iterator
from textwrap import dedent

import pytest

import qalat
from qalat.core.match import Match
from qalat.games.roll_and_write.components import DEFAULT_LAYOUT, LETTERS, PIPS

GAME = qalat.find("roll_and_write")
_HEADER = "qalat position 1\ngame: roll_and_write 1\n"
DICE = "dice: blue 1 2; yellow 1 2"
PAIR = "dice: blue 6; yellow 6"


def table(text: str) -> Match:
    """The match that goes on from a drawn position; the two header lines are added."""
    return qalat.read(_HEADER + dedent(text).strip("\n"), draws=False)


def seat(number: int, *lines: str, built: str = "", layout: str = DEFAULT_LAYOUT) -> str:
    """The lines of a seat; built names crossings as blue and yellow value, such as "35 36"."""
    rows = layout.split("/")
    drawn = []
    for yellow in range(1, PIPS + 1):
        cells = [
            rows[yellow - 1][blue - 1] if f"{blue}{yellow}" in built.split() else "."
            for blue in range(1, PIPS + 1)
        ]
        drawn.append(f"    yellow {yellow} {' '.join(cells)}")
    shown = [f"seat {number}:", *(f"  {line}" for line in lines)]
    return "\n".join([*shown, "  sheet:", *drawn] if built else shown)


def crossings(*wanted: tuple[str, int], layout: str = DEFAULT_LAYOUT) -> str:
    """The first so many crossings of each type, named by letter, as seat() takes them."""
    flat = layout.replace("/", "")
    found: list[str] = []
    for letter, number in wanted:
        assert letter in LETTERS
        places = [place for place, each in enumerate(flat) if each == letter]
        assert len(places) >= number
        found += [f"{place % PIPS + 1}{place // PIPS + 1}" for place in places[:number]]
    return " ".join(found)


def position(*parts: str) -> Match:
    """The match of a position told in parts."""
    return qalat.read(_HEADER + "\n".join(parts), draws=False)


def fresh(seats: int, **options: str) -> Match:
    """A match of which only the box is laid out: nothing has been rolled."""
    return qalat.Match("roll_and_write", seats, options=options, draws=False)


def carry_out(match: Match, *phrases: str) -> Match:
    """Play phrases, chance's rolls among them, and let chance do nothing by itself."""
    assert not match.draws
    for phrase in phrases:
        match.play(phrase)
    return match


def refusal(match: Match, phrase: str) -> qalat.Illegal:
    """How a phrase is refused as illegal; the position stays as it was."""
    before = match.state.tobytes()
    with pytest.raises(qalat.Illegal) as caught:
        match.play(phrase)
    assert match.state.tobytes() == before
    return caught.value


def dice(match: Match, number: int) -> tuple[list[int], list[int]]:
    """The blue and the yellow dice of a seat (the first is seat 1), those that are there."""
    state = match.state[0]
    return (
        [int(value) for value in state.blue[number - 1] if value],
        [int(value) for value in state.yellow[number - 1] if value],
    )


def coins(match: Match, number: int) -> int:
    """The coins that a seat has left (the first is seat 1)."""
    state = match.state[0]
    return int(state.gained[number - 1]) - int(state.spent[number - 1])


def built(match: Match, number: int) -> set[str]:
    """The crossings that a seat has built, as blue and yellow value (the first is seat 1)."""
    bits = int(match.state[0].built[number - 1])
    return {
        f"{place % PIPS + 1}{place // PIPS + 1}"
        for place in range(PIPS * PIPS)
        if bits >> place & 1
    }


def chances(match: Match) -> dict[str, int]:
    """What chance may bring now, in words, with its weight."""
    found = GAME.engine.chances(match.state, 0, GAME.engine.scratch())
    return {GAME.actions.word(action): weight for action, weight in found.items()}


def changed(match: Match, **fields: object) -> list[str]:
    """The flaws of the position with some fields set to something else."""
    states = match.state
    for name, value in fields.items():
        states[name][0] = value
    return GAME.flaws(states, 0, GAME.engine.scratch())


def shares(match: Match, *types: int) -> list[list[int]]:
    """The points of everybody, row by row, for some types."""
    _, parts = GAME.engine.points(match.state, 0)
    everybody = len(match.names)
    found: list[list[int]] = parts[:everybody, list(types)].tolist()
    return found


def play_out(match: Match) -> Match:
    """Play the first legal action, chance's too, until the game is over."""
    while not match.over:
        match.play(match.legal_actions[0])
    return match


def wander(match: Match) -> Iterator[None]:
    """Stop before each click until the game is over; chance and players choose by turns."""
    clicks = 0
    while not match.over:
        yield
        legal = match.legal_actions
        match.play(legal[clicks * 7 % len(legal)])
        clicks += 1
