"""Positions as text: a common header, and the game's own lines."""

from __future__ import annotations

from collections.abc import Mapping

from qalat.core.contract import Line, States
from qalat.core.errors import Illegal, Unreadable, quoted
from qalat.core.game import Game

POSITION_HEADER = "qalat position 1"


def write_position(game: Game, states: States, i: int = 0) -> str:
    """Return a position as text."""
    lines = [POSITION_HEADER, f"game: {game.name} {game.version}"]
    lines += game.notation.position(states[i])
    return "\n".join(lines) + "\n"


def numbered(text: str) -> list[Line]:
    """Return the non-empty lines of a text with their numbers, without trailing spaces."""
    return [
        (number, line.rstrip())
        for number, line in enumerate(text.split("\n"), start=1)
        if line.strip()
    ]


def split_header(lines: list[Line], header: str) -> list[Line]:
    """Return the lines after the header, or refuse what is in its place."""
    if not lines:
        raise Unreadable("an empty text", quoted(header))
    number, first = lines[0]
    if first != header:
        raise Unreadable(quoted(first), quoted(header), line=number)
    return lines[1:]


def read_keyed(lines: list[Line], key: str) -> tuple[str, list[Line]]:
    """Return the value of a line "key: value", and the remaining lines."""
    if not lines:
        raise Unreadable("the end of the text", f'"{key}: ..."')
    number, line = lines[0]
    found, colon, value = line.partition(":")
    if not colon or found != key:
        raise Unreadable(quoted(line), f'"{key}: ..."', line=number)
    return value.strip(), lines[1:]


def find_game(named: str, games: Mapping[str, Game], line: int) -> Game:
    """Return the game of that name and version, or refuse it."""
    name, _, version = named.partition(" ")
    if name not in games:
        raise Unreadable(f"the game {quoted(name)}", f"one of {', '.join(games)}", line=line)
    game = games[name]
    if version != str(game.version):
        raise Unreadable(
            f"version {quoted(version)} of {game.title}",
            f"version {game.version}, whose rules are the ones played here",
            line=line,
        )
    return game


def read_position(text: str, games: Mapping[str, Game]) -> tuple[Game, States]:
    """Parse a position's text into its game and state; refuse flawed positions."""
    lines = split_header(numbered(text), POSITION_HEADER)
    named, rest = read_keyed(lines, "game")
    game = find_game(named, games, lines[0][0])
    states = game.engine.blank()
    game.notation.read_position(rest, states[0])
    scratch = game.engine.scratch()
    game.engine.driver.refresh(states, 0, scratch)
    flaws = game.flaws(states, 0, scratch)
    if flaws:
        raise Illegal("this position", "; ".join(flaws))
    return game, states
