"""Records: all actions of a game as text, chance's included, so it replays without a seed."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import groupby, takewhile
from typing import TypeVar

from qalat.core.contract import Line, States
from qalat.core.errors import Refusal, Unreadable, quoted
from qalat.core.game import Game
from qalat.core.position import (
    find_game,
    numbered,
    read_keyed,
    read_position,
    split_header,
    write_position,
)
from qalat.core.record import CHANCE
from qalat.core.writer import settings

Answer = TypeVar("Answer")

RECORD_HEADER = "qalat record 1"
CHANCE_NAME = "*"
UNFINISHED = "unfinished"
ORIGIN = "| "
"""The prefix of each line of the position that a record starts from, if it is not the setup."""

_FORBIDDEN = set(":;,*")
_LONGEST_NAME = 40


@dataclass(frozen=True, slots=True)
class Step:
    """One action and its actor: a seat, or -1 for chance.

    >>> match.play("take yellow 1")
    >>> [(step.actor, match.game.actions.word(step.action)) for step in match.steps[-2:]]
    [(0, 'take yellow 1'), (-1, 'draw blue 3')]
    """

    actor: int
    action: int


@lru_cache(maxsize=1 << 14)
def shared_step(actor: int, action: int) -> Step:
    """Return a cached step, shared by all matches to save memory."""
    return Step(actor, action)


@dataclass(frozen=True, repr=False)
class Log:
    """All that is needed to replay a game: options, seats, every action in order.

    scores are there once the game is over; origin is the position that it began from, if not from
    the box. As text it is a record, which `qalat.read` reads.

    >>> match.play("take yellow 1")
    >>> match.log
    <Log of alhambra: ada, ben, cyd; 22 steps>
    >>> print(match.log)
    qalat record 1
    game: alhambra 1
    seats: ada, ben, cyd
    ...
    >>> match.log.runs()[-2:], match.log.lines()[-1], match.log.name(-1)
    ([(0, [0]), (-1, [36165])], '*: draw blue 3', '*')
    >>> match.log == read(str(match.log)).log
    True
    """

    game: Game
    seats: tuple[str, ...]
    options: Mapping[str, str]
    steps: tuple[Step, ...]
    scores: Mapping[str, int] | None = None
    origin: States | None = None

    def __hash__(self) -> int:
        """Return a number that equal logs have in common."""
        return hash((self.game, self.seats, self.steps))

    def __repr__(self) -> str:
        """Return whose game it is, and how long."""
        return f"<Log of {self.game.name}: {', '.join(self.seats)}; {len(self.steps)} steps>"

    def __str__(self) -> str:
        """Return the record as text."""
        lines = [
            RECORD_HEADER,
            f"game: {self.game.name} {self.game.version}",
            f"seats: {', '.join(self.seats)}",
            f"options: {settings(self.game.options, self.options)}",
            *self._origin_lines(),
            *(f"{number}. {line}" for number, line in enumerate(self.lines(), start=1)),
        ]
        if self.scores is None:
            lines.append(UNFINISHED)
        else:
            points = ", ".join(f"{name} {score}" for name, score in self.scores.items())
            lines.append(f"end: {points}")
        return "\n".join(lines) + "\n"

    def _origin_lines(self) -> list[str]:
        if self.origin is None:
            return []
        return [ORIGIN + line for line in write_position(self.game, self.origin).splitlines()]

    def runs(self) -> list[tuple[int, list[int]]]:
        """Return the actions in runs by the same actor; a run is a line of the record."""
        return [
            (actor, [step.action for step in steps])
            for actor, steps in groupby(self.steps, key=lambda step: step.actor)
        ]

    def lines(self) -> list[str]:
        """Return the runs in words, each with its actor's name."""
        lines = []
        for actor, actions in self.runs():
            words = [self.game.actions.word(action) for action in actions]
            phrases = "; ".join(self.game.notation.phrases(words))
            lines.append(f"{self.name(actor)}: {phrases}")
        return lines

    def name(self, actor: int) -> str:
        """Return an actor's name in the record."""
        return CHANCE_NAME if actor == CHANCE else self.seats[actor]


def checked_names(names: Sequence[str], taken: Sequence[str] = ()) -> tuple[str, ...]:
    """Return the seats' names if they are valid, different and not taken, or refuse them."""
    for name in names:
        if not name or name != name.strip():
            raise Unreadable(f"the name {quoted(name)}", "a name without blanks at its ends")
        if not name.isprintable() or _FORBIDDEN & set(name) or len(name) > _LONGEST_NAME:
            raise Unreadable(
                f"the name {quoted(name)}",
                f"printable characters other than : ; , *, at most {_LONGEST_NAME}",
            )
    known = set(taken)
    for name in names:
        if name in known:
            raise Unreadable(f"the name {quoted(name)} twice", "a different name for everybody")
        known.add(name)
    return tuple(names)


@dataclass(frozen=True)
class WrittenLog:
    """A record as read: its header, and each line's actor and phrases, not yet played."""

    game: Game
    seats: tuple[str, ...]
    options: Mapping[str, str]
    moves: tuple[tuple[int, str, tuple[str, ...]], ...]
    ending: Line
    origin: States | None


def read_log(text: str, games: Mapping[str, Game]) -> WrittenLog:
    """Parse a record's text; whether its actions are legal shows when they are played."""
    lines = split_header(numbered(text), RECORD_HEADER)
    named, rest = read_keyed(lines, "game")
    game = find_game(named, games, lines[0][0])
    names, rest = read_keyed(rest, "seats")
    seats = _at(lines[1][0], lambda: checked_names([name.strip() for name in names.split(",")]))
    _at(lines[1][0], lambda: game.checked_seats(len(seats)))
    chosen, rest = read_keyed(rest, "options")
    options = _at(lines[2][0], lambda: game.checked_options(_settings(chosen), len(seats)))
    origin, rest = _origin(rest, game)
    if not rest:
        raise Unreadable("the end of the text", f'moves, then "end: ..." or "{UNFINISHED}"')
    ending = rest[-1]
    if not (ending[1] == UNFINISHED or ending[1].startswith("end:")):
        raise Unreadable(
            f"the record cut off after {quoted(ending[1])}",
            f'"end: ..." or "{UNFINISHED}" as the last line',
            line=ending[0],
        )
    moves = tuple(_move(line, place) for place, line in enumerate(rest[:-1], start=1))
    return WrittenLog(game, seats, options, moves, ending, origin)


def _origin(lines: list[Line], game: Game) -> tuple[States | None, list[Line]]:
    drawn = [line for _, line in takewhile(lambda line: line[1].startswith(ORIGIN), lines)]
    if not drawn:
        return None, lines
    text = "\n".join(line[len(ORIGIN) :] for line in drawn)
    try:
        _, states = read_position(text, {game.name: game})
    except Refusal as refusal:
        refusal.line = lines[0][0] if refusal.line is None else refusal.line + lines[0][0] - 1
        raise
    return states, lines[len(drawn) :]


def _settings(text: str) -> dict[str, str]:
    chosen = {}
    for part in text.split(","):
        if part.strip():
            name, _, value = part.strip().partition("=")
            if name in chosen:
                raise Unreadable(f"{quoted(name)} a second time", "each option once")
            chosen[name] = value
    return chosen


def _move(line: Line, place: int) -> tuple[int, str, tuple[str, ...]]:
    number, text = line
    opening = f"{place}. "
    if not text.startswith(opening):
        raise Unreadable(quoted(text), f"the move {quoted(opening)}", line=number)
    name, colon, phrases = text[len(opening) :].partition(": ")
    if not colon:
        raise Unreadable(quoted(text), '"NAME: what was played"', line=number)
    return number, name, tuple(phrase.strip() for phrase in phrases.split(";"))


def _at(line: int, read: Callable[[], Answer]) -> Answer:
    """Call a function, and add the line to its refusals."""
    try:
        return read()
    except Refusal as refusal:
        raise refusal.at(line) from None
