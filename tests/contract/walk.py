"""Random lines of play over every table that can be set: what the contract tests walk along."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import groupby, product

import numpy as np
from hypothesis import strategies as st

import qalat
from qalat.core.kernel import INTERPRETED
from qalat.core.match import Match
from qalat.core.random import below
from qalat.core.record import CHANCE, OVER

LONGEST = 120 if INTERPRETED else 1000
"""How many actions a drawn line has at most; interpreted ones are slow."""


@dataclass(frozen=True, repr=False)
class Table:
    """A game, a number of players and one choice among its options."""

    game: qalat.Game
    seats: int
    chosen: tuple[tuple[str, str], ...] = ()

    def __repr__(self) -> str:
        settings = [f"{name}={value}" for name, value in self.chosen]
        return "-".join([self.game.name, str(self.seats), *settings])

    @property
    def options(self) -> dict[str, str]:
        return self.game.checked_options(dict(self.chosen), self.seats)

    def match(self, seed: int | str = 0, *, draws: bool = True) -> qalat.Match:
        return qalat.Match(self.game, self.seats, seed=seed, options=self.options, draws=draws)


def may_be_set(table: Table) -> bool:
    """Say whether the game lets such a table be set: a youngest seat must be one of the seats."""
    try:
        return bool(table.options)
    except qalat.Illegal:
        return False


def plain_tables() -> Iterator[Table]:
    for game in qalat.GAMES.values():
        for seats in range(game.fewest, game.most + 1):
            yield Table(game, seats)


def chosen_tables() -> Iterator[Table]:
    for table in plain_tables():
        for option in table.game.options:
            for value in option.values[1:]:
                chosen = Table(table.game, table.seats, ((option.name, value),))
                if may_be_set(chosen):
                    yield chosen


def solo_tables() -> Iterator[Table]:
    """Yield, of the games that one can play alone, every way of doing so but the plain one."""
    for table in plain_tables():
        if table.seats == 1:
            options = table.game.options
            for way in list(product(*(option.values for option in options)))[1:]:
                chosen = zip(options, way, strict=True)
                other = [(each.name, value) for each, value in chosen if value != each.values[0]]
                yield Table(table.game, 1, tuple(other))


PLAIN_TABLES = list(plain_tables())
"""Every game with every number of players, all options left as they are."""

PLAYTHROUGH_TABLES = [*PLAIN_TABLES, *solo_tables()]
"""Those whose playthroughs are kept."""

TABLES = [*PLAIN_TABLES, *chosen_tables()]
"""Every game with every number of players and every value of each option."""


class Walk:
    """A game played at random through the compiled entry points, chance by its weights."""

    def __init__(self, table: Table, *seed: int | str) -> None:
        self.table = table
        self.seed = seed
        self.game = table.game
        self.engine = table.game.engine
        self.scratch = self.engine.scratch(*seed)
        self.states = self.engine.blank()
        self.length = 0
        numbers = self.game.option_numbers(table.options)
        self.engine.driver.start(self.states, 0, table.seats, numbers)

    def __repr__(self) -> str:
        return f"Walk({self.table}, seed {self.seed}, {self.length} actions)"

    @property
    def actor(self) -> int:
        return int(self.states[0].actor)

    @property
    def over(self) -> bool:
        return self.actor == OVER

    @property
    def bytes(self) -> bytes:
        return self.states.tobytes()

    def legal(self) -> list[int]:
        actions: list[int] = self.engine.legal(self.states, 0, self.scratch).tolist()
        return actions

    def choose(self) -> int:
        """Draw for chance by its weights, for a player one of the legal actions."""
        if self.actor == CHANCE:
            return self.engine.draw(self.states, 0, self.scratch)
        return one_of(self.legal(), self.scratch[0].stream)

    def advance(self) -> int:
        action = self.choose()
        self.engine.driver.apply(self.states, 0, action, self.scratch)
        self.length += 1
        return action

    def go(self, length: int) -> Walk:
        """Go on by so many actions, or to the end of the game if that comes first."""
        for _ in range(length):
            if self.over:
                break
            self.advance()
        return self

    def flaws(self) -> list[str]:
        return self.game.flaws(self.states, 0, self.scratch)

    def match(self) -> Match:
        """Return a match that goes on from here; chance waits."""
        return Match.from_position(self.game, self.states, draws=False)


def one_of(actions: list[int], stream: np.ndarray) -> int:
    return actions[int(below(stream, len(actions)))]


RARE = {"redesign", "remove", "swap", "reserve", "give"}
"""Families chosen once where others are six times: at random, palaces are torn down as built."""


def by_family(match: Match, stream: np.ndarray) -> int:
    """Choose a family of actions first and one of them then: games go forward that way."""
    families = []
    for name, actions in groupby(
        match.legal_actions, key=lambda action: match.game.actions.family(action).name
    ):
        families += [list(actions)] * (1 if name in RARE else 6)
    return one_of(families[int(below(stream, len(families)))], stream)


def walks(longest: int = LONGEST, tables: list[Table] | None = None) -> st.SearchStrategy[Walk]:
    """Draw a table, a seed and a length, and return the walk of that length."""
    return st.builds(
        lambda table, seed, length: Walk(table, seed).go(length),
        st.sampled_from(tables or TABLES),
        st.integers(0, 2**32),
        st.integers(0, longest),
    )
