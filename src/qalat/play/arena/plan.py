"""The plan of an arena: its games, their seeds, and who sits where."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import combinations
from math import comb

from qalat.core.errors import Illegal
from qalat.core.game import Game
from qalat.core.random import below, seeded
from qalat.games import find
from qalat.play.roster import Entrant, labels, read_entrant

MOST_GAMES_A_ROUND = 20_000

Seating = tuple[int, ...]
"""[seat] the entrant who sits there, by its place in the list of entrants."""


@dataclass(frozen=True)
class PlannedGame:
    """One game to be played: its number, its round, and who sits where."""

    number: int
    round: int
    seating: Seating


@dataclass(frozen=True)
class Plan:
    """Games in whole rounds.

    A round has one seed. Every set of bots that fills the seats evenly is seated at random and
    then rotated around the table, one game for each rotation, so that each bot plays every seat
    with the same draws. All rounds have the same pairings.
    """

    game_name: str
    players: int
    options: Mapping[str, str]
    bots: tuple[str, ...]
    seed: int | str
    rounds: int

    @property
    def game(self) -> Game:
        """The game that is played."""
        return find(self.game_name)

    @cached_property
    def entrants(self) -> list[Entrant]:
        """The bots, in the order of entry."""
        return [read_entrant(text) for text in self.bots]

    @property
    def names(self) -> list[str]:
        """A name for each entrant."""
        return labels(self.entrants)

    @property
    def games_a_round(self) -> int:
        """How many games are played with one seed."""
        return games_a_round(len(self.bots), self.players)

    @property
    def games(self) -> int:
        """How many games there are in all."""
        return self.rounds * self.games_a_round

    def seed_of(self, game: PlannedGame) -> str:
        """Return the seed of the draws: the same in all games of a round."""
        return f"{self.seed} round {game.round}"

    def bot_seed(self, game: PlannedGame, seat: int) -> str:
        """Return the seed of a bot: a different one for each game and seat."""
        return f"{self.seed} game {game.number} seat {seat}"

    def planned(self) -> Iterator[PlannedGame]:
        """Yield all games, round by round."""
        for number in range(self.rounds):
            yield from self.round_of(number)

    def round_of(self, number: int) -> Iterator[PlannedGame]:
        """Yield the games of one round."""
        first = number * self.games_a_round
        seatings = _seatings(len(self.bots), self.players, seeded(self.seed, "seats", number))
        for place, seating in enumerate(seatings):
            yield PlannedGame(first + place, number, seating)


def make_plan(
    game: Game,
    players: int,
    entrants: Sequence[Entrant],
    games: int,
    seed: int | str,
    options: Mapping[str, str] | None = None,
) -> Plan:
    """Return a plan for at least this many games, rounded up to whole rounds."""
    game.checked_seats(players)
    each = games_a_round(len(entrants), players)
    if each > MOST_GAMES_A_ROUND:
        raise Illegal(
            f"{len(entrants)} bots",
            f"a round in which all of them meet {players} at a time takes {each:,} games,"
            f" more than {MOST_GAMES_A_ROUND:,}",
            expected="fewer bots",
        )
    checked = game.checked_options(options, players)
    bots = tuple(entrant.text for entrant in entrants)
    return Plan(game.name, players, checked, bots, seed, max(1, -(-games // each)))


def games_a_round(bots: int, players: int) -> int:
    """Return how many games a round takes: every even set of bots, in every rotation."""
    return comb(bots, players % bots) * _turns(bots, players)


def _turns(bots: int, players: int) -> int:
    """Return the number of rotations of a table; with a single bot all are the same."""
    return 1 if bots == 1 else players


def _seatings(bots: int, players: int, stream: object) -> Iterator[Seating]:
    """Yield the seatings of a round: each bot equally often, and in every seat.

    Rotations that repeat a seating are kept, with other bot seeds: otherwise bots that sit
    alternately would meet less often than bots that sit in pairs.
    """
    share, extra = divmod(players, bots)
    for favoured in combinations(range(bots), extra):
        order = [*(list(range(bots)) * share), *favoured]
        _shuffle(order, stream)
        for turn in range(_turns(bots, players)):
            yield (*order[turn:], *order[:turn])


def _shuffle(order: list[int], stream: object) -> None:
    for last in range(len(order) - 1, 0, -1):
        other = int(below(stream, last + 1))
        order[last], order[other] = order[other], order[last]
