"""The views of a table are its own, although all tables of a thread compute them in one place."""

from __future__ import annotations

import random
from concurrent.futures import ThreadPoolExecutor

import pytest

from qalat.core.match import Match
from qalat.core.workspace import shared_space
from qalat.games import GAMES
from qalat.server.table.views import Changes, TableViews

Told = list[tuple[Changes, tuple[list[int], list[list[int]]], str]]


class Watched:
    """A match, and all that is told of it."""

    def __init__(self, game: str, seed: int) -> None:
        self.match = Match(game, GAMES[game].most, seed=seed, keyed=True)
        self.views = TableViews(self.match)
        self.told: Told = []
        self._random = random.Random(seed)

    def go_on(self) -> None:
        if not self.match.over:
            self.match.play(self._random.choice(self.match.legal_actions))
        changes = self.views.changes(range(len(self.match.seats)))
        self.told.append((changes, self.views.points(), self.views.facts()))


def told_alone(game: str, seed: int) -> Told:
    watched = Watched(game, seed)
    for _ in range(60):
        watched.go_on()
    return watched.told


@pytest.mark.parametrize("game", GAMES)
def test_what_is_told_of_a_table_does_not_depend_on_other_tables(game: str) -> None:
    tables = [Watched(game, seed) for seed in range(3)]
    for _ in range(60):
        for each in tables:
            each.go_on()
    assert [each.told for each in tables] == [told_alone(game, seed) for seed in range(3)]


def test_tables_of_several_threads_are_played_side_by_side() -> None:
    seeds = range(8)
    with ThreadPoolExecutor(4) as threads:
        told = list(threads.map(lambda seed: told_alone("alhambra", seed), seeds))
        spaces = set(threads.map(lambda _: id(shared_space(GAMES["alhambra"].engine)()), seeds))
    assert told == [told_alone("alhambra", seed) for seed in seeds]
    assert id(shared_space(GAMES["alhambra"].engine)()) not in spaces


def test_a_match_whose_draws_are_not_keyed_has_a_generator_of_its_own() -> None:
    one, other = (Match("alhambra", 3, seed=5) for _ in range(2))
    alone = Match("alhambra", 3, seed=5)
    for _ in range(40):
        for match in (one, other):
            match.play(match.legal_actions[0])
    for _ in range(40):
        alone.play(alone.legal_actions[0])
    assert one == other == alone
