"""A game: its data, and the modules of its folder."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

import numpy as np

from qalat.core.actions import ActionTable
from qalat.core.contract import Facts, Judgement, Notation, Rules, Scratch, States
from qalat.core.deeds import Deeds
from qalat.core.effects import Effects
from qalat.core.engine import Batch, Engine
from qalat.core.errors import Illegal, Unreadable, quoted
from qalat.core.random import seeded
from qalat.core.record import Field, Record


@dataclass(frozen=True)
class Option:
    """An option chosen before the game; the first value is the default.

    read parses custom values, such as a layout, into numbers. An option that was added later is
    written only when it is not at its default, so older records stay the same, byte for byte.

    >>> option = find("alhambra").options[0]
    >>> option.name, option.values, option.numbers("top")
    ('scoring_cards', ('shuffled', 'top'), (1,))
    >>> option.meaning
    'where A and B lie in their piles: anywhere, or on top'
    """

    name: str
    values: tuple[str, ...]
    meaning: str
    read: Callable[[str], tuple[int, ...]] | None = None
    added: bool = False

    def numbers(self, value: str) -> tuple[int, ...]:
        """Return a value as numbers for the rules, or refuse it."""
        if self.read is not None:
            return self.read(value)
        if value not in self.values:
            raise Unreadable(
                f"{self.name}={quoted(value)}",
                f"{self.name} to be one of {', '.join(self.values)}",
            )
        return (self.values.index(value),)


@dataclass(frozen=True)
class OptionFile:
    """A command-line file that sets some options: `--layout FILE`."""

    name: str
    meaning: str
    read: Callable[[str], dict[str, str]]


@dataclass(frozen=True)
class Lesson:
    """A first game: its seed, its number of bots, and its options."""

    seed: str
    bots: int
    options: Mapping[str, str] = field(default_factory=dict)


def as_written(phrase: str, state: Any) -> str:
    """Return a phrase unchanged: in most games it does not depend on the position."""
    return phrase


@dataclass(frozen=True, eq=False, repr=False)
class Game:
    """One game, as the code outside its folder sees it; compared by identity.

    Games are listed by place, then by name. minutes is the typical length of a game, usual the
    default number of players.

    rows is the most rows of a score table. bystanders returns, for a number of players and their
    options, the names of those who score without a seat; conflict returns what is wrong with
    such options, if anything. respelled completes a phrase that depends on the position.

    >>> game = find("alhambra")
    >>> game.title, game.version, game.fewest, game.most, game.usual, game.minutes
    ('Alhambra', 1, 2, 6, 3, 45)
    >>> game.state.bytes, game.actions.count, game.most_legal, game.package
    (757, 36237, 192, 'qalat.games.alhambra')
    >>> game.bystanders(2, {}), game.rows, game.parts[:2]
    (('Dirk',), 7, ('A pavilion', 'A seraglio'))
    >>> game.reason(4)
    ('ALH-T5', 'the slot is empty until the end of the turn')
    """

    name: str
    title: str
    version: int
    fewest: int
    most: int
    place: int
    minutes: int
    usual: int
    options: tuple[Option, ...]
    state: Record
    scratch_fields: tuple[Field, ...]
    actions: ActionTable
    most_legal: int
    rows: int
    bystanders: Callable[[int, Mapping[str, str]], tuple[str, ...]]
    parts: tuple[str, ...]
    rules: Rules
    facts: Facts
    judgement: Judgement
    notation: Notation
    conflict: Callable[[int, Mapping[str, str]], str | None]
    respelled: Callable[[str, Any], str] = as_written
    deeds: Deeds | None = None
    effects: Effects | None = None
    option_files: tuple[OptionFile, ...] = ()
    lesson: Lesson | None = None

    def __repr__(self) -> str:
        """Return the name, the version of the rules, and how many play."""
        return f"<Game {self.name} {self.version}: {self.fewest} to {self.most} players>"

    @property
    def package(self) -> str:
        """The dotted name of the game's folder."""
        module: Any = self.rules
        return str(module.__name__).rpartition(".")[0]

    @cached_property
    def engine(self) -> Engine:
        """The compiled rules, loaded on first use."""
        return Engine(
            self.name,
            self.rules,
            self.facts,
            self.state,
            self.scratch_fields,
            self.most_legal,
            self.rows,
            len(self.parts),
            self.deeds,
        )

    def checked_seats(self, count: int) -> int:
        """Return a number of players if it is allowed, or refuse it.

        >>> find("medina").checked_seats(2)
        Traceback (most recent call last):
            ...
        qalat.core.errors.Illegal: '2 players' is not possible: Medina is for 3 to 4 players
        """
        if not self.fewest <= count <= self.most:
            raise Illegal(
                f"{count} player" if count == 1 else f"{count} players",
                f"{self.title} is for {self.fewest} to {self.most} players",
            )
        return count

    def checked_options(self, chosen: Mapping[str, str] | None, seats: int) -> dict[str, str]:
        """Return every option with its value, by default the first one.

        >>> game = find("alhambra")
        >>> options = game.checked_options({"game_end": "last_tile"}, 3)
        >>> options["game_end"], options["open_hands"], game.option_numbers(options).tolist()
        ('last_tile', 'no', [0, 1, 0, 0, 0, 0])
        """
        values = {option.name: option.values[0] for option in self.options}
        for name, value in (chosen or {}).items():
            option = next((each for each in self.options if each.name == name), None)
            if option is None:
                raise Unreadable(
                    f"the option {quoted(name)}", f"one of {', '.join(values)} ({self.title})"
                )
            option.numbers(value)
            values[name] = value
        wrong = self.conflict(seats, values)
        if wrong is not None:
            raise Illegal("these options", wrong)
        return values

    def option_numbers(self, values: Mapping[str, str]) -> np.ndarray:
        """Return checked options as an array of numbers for the rules."""
        numbers = (option.numbers(values[option.name]) for option in self.options)
        return np.array([number for some in numbers for number in some], np.int64)

    def flaws(self, states: States, i: int, scratch: Scratch) -> list[str]:
        """Return the flaws of a position as sentences.

        >>> states = match.state
        >>> match.game.flaws(states, 0, match.game.engine.scratch())
        []
        >>> states["hand_size"][0, 0] += 1
        >>> match.game.flaws(states, 0, match.game.engine.scratch())
        ['a hand or the deck is not as large as it says']
        """
        bits = int(self.engine.driver.check(states, i, scratch))
        return [flaw for bit, flaw in enumerate(self.rules.FLAWS) if bits >> bit & 1]

    def batch(
        self,
        games: int,
        seats: int | None = None,
        *,
        seed: int | str = 0,
        options: Mapping[str, str] | None = None,
    ) -> Batch:
        """Return so many games side by side, which one call steps at native speed.

        >>> batch = find("alhambra").batch(1000, 4, seed=7)
        >>> batch.step(batch.lists[:, 0])  # the first legal action of each
        1000
        """
        players = self.checked_seats(self.usual if seats is None else seats)
        numbers = self.option_numbers(self.checked_options(options, players))
        streams = np.array([seeded(seed, game) for game in range(games)])
        return self.engine.batch(streams, players, numbers)

    def reason(self, number: int) -> tuple[str, str]:
        """Return the rule and the sentence of a reason against an action."""
        rule, sentence = self.rules.REASONS[number]
        return rule, sentence
