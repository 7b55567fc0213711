"""Finished games as contests: who met whom, with how many points, and who finished ahead."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import groupby

from qalat.play.arena.plan import Plan
from qalat.play.arena.playing import FinishedGame


@dataclass(frozen=True)
class Place:
    """One seat of a contest: the entrant in it, its points, and the share of the win it got."""

    entrant: int
    points: int
    win: float

    @property
    def rank(self) -> tuple[int, bool]:
        """The key to compare by: points, then whether the seat won a tie."""
        return self.points, self.win > 0


@dataclass(frozen=True)
class Contest:
    """Seats that are compared with one another."""

    round: int
    places: tuple[Place, ...]


def whole_rounds(plan: Plan, games: Iterable[FinishedGame]) -> list[FinishedGame]:
    """Return the games of the rounds that are finished, in the order of the plan."""
    ordered = sorted(games, key=lambda game: game.number)
    rounds = (list(some) for _, some in groupby(ordered, key=lambda game: game.round))
    return [game for some in rounds if len(some) == plan.games_a_round for game in some]


def contests(plan: Plan, games: Sequence[FinishedGame]) -> list[Contest]:
    """Return one contest a game; solo games are compared with those that had the same draws."""
    if plan.players > 1:
        return [_table(game) for game in games]
    rounds = groupby(games, key=lambda game: game.round)
    return [_alone(number, list(some)) for number, some in rounds]


def _table(game: FinishedGame) -> Contest:
    places = (
        Place(entrant, game.points[seat], (seat in game.winners) / len(game.winners))
        for seat, entrant in enumerate(game.seating)
    )
    return Contest(game.round, tuple(places))


def _alone(number: int, games: Sequence[FinishedGame]) -> Contest:
    best = max(game.points[0] for game in games)
    winners = sum(game.points[0] == best for game in games)
    places = (
        Place(game.seating[0], game.points[0], (game.points[0] == best) / winners) for game in games
    )
    return Contest(number, tuple(places))


def ahead(one: Place, other: Place) -> float:
    """Return 1 if a place is ahead of another, 1/2 if they are level, 0 if it is behind."""
    if one.rank == other.rank:
        return 0.5
    return float(one.rank > other.rank)
