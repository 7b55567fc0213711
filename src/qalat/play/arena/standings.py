"""The standings of an arena, with confidence intervals."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import Any

import numpy as np

from qalat.core.errors import Refusal
from qalat.play.arena.contests import Contest, ahead, contests, whole_rounds
from qalat.play.arena.intervals import Estimate, mean_of_rounds, share_of_rounds
from qalat.play.arena.plan import Plan
from qalat.play.arena.playing import FinishedGame
from qalat.play.arena.ratings import Rating, rate

QUANTILES = (0.05, 0.25, 0.5, 0.75, 0.95)
_MOST_BARS = 40
_WIDTHS = (1, 2, 5, 10, 20, 50, 100)


@dataclass(frozen=True)
class Thinking:
    """How long an entrant took: milliseconds for a turn, and for its longest decision."""

    mean: float
    most_of_all: float
    longest: float
    longest_decision: float


@dataclass(frozen=True)
class Standing:
    """One entrant: how often it wins, what it scores, how long it thinks, and where it failed.

    even is the share of wins that it would have if all were equally strong; histogram counts
    seats by points, in bars of the standings' bar_width.
    """

    name: str
    seats: int
    wins: Estimate
    even: float
    points: Estimate
    quantiles: tuple[float, ...]
    parts: tuple[float, ...]
    histogram: tuple[int, ...]
    thinking: Thinking
    incidents: tuple[str, ...]
    rating: Rating | None


@dataclass(frozen=True)
class Standings:
    """All entrants, in the order of entry, and every pair of them.

    ahead[one][other] is how often a seat of one finishes ahead of a seat of the other, a tie
    counting half; None where they never met.
    """

    games: int
    rounds: int
    left_out: int
    decisions: float
    bar_width: int
    lowest: int
    entrants: tuple[Standing, ...]
    ahead: tuple[tuple[Estimate | None, ...], ...]
    notes: tuple[str, ...] = ()

    @property
    def ranked(self) -> list[int]:
        """The entrants, by wins relative to an even share, best first."""
        return sorted(
            range(len(self.entrants)),
            key=lambda each: (
                -(self.entrants[each].wins.value / self.entrants[each].even),
                -self.entrants[each].points.value,
            ),
        )

    def data(self) -> dict[str, Any]:
        """Return the standings as JSON writes them, null where there is no value yet."""
        data: dict[str, Any] = _without_nan(asdict(self))
        return data


def _without_nan(value: Any) -> Any:
    if isinstance(value, dict):
        return {name: _without_nan(each) for name, each in value.items()}
    if isinstance(value, list | tuple):
        return [_without_nan(each) for each in value]
    return None if isinstance(value, float) and math.isnan(value) else value


def standings(plan: Plan, games: Sequence[FinishedGame]) -> Standings | None:
    """Return the standings of the finished rounds; before the first one ends, of all games."""
    whole = whole_rounds(plan, games)
    counted = whole or sorted(games, key=lambda game: game.number)
    if not counted:
        return None
    rounds = sorted({game.round for game in counted})
    met = contests(plan, counted)
    ratings, notes = _ratings(met, len(plan.bots))
    lowest, width, bars = _bars([place.points for contest in met for place in contest.places])
    return Standings(
        games=len(counted),
        rounds=len(rounds),
        left_out=len(games) - len(counted),
        decisions=sum(sum(game.decisions) for game in counted) / len(counted),
        bar_width=width,
        lowest=lowest,
        entrants=tuple(
            _standing(plan, entrant, met, counted, ratings[entrant], (lowest, width, bars))
            for entrant in range(len(plan.bots))
        ),
        ahead=tuple(
            tuple(_ahead(met, one, other) for other in range(len(plan.bots)))
            for one in range(len(plan.bots))
        ),
        notes=notes,
    )


def _ratings(
    met: Sequence[Contest], entrants: int
) -> tuple[Sequence[Rating | None], tuple[str, ...]]:
    try:
        return rate(met, entrants), ()
    except Refusal as refusal:
        return [None] * entrants, (str(refusal),)


class _Rounds:
    """Sums and counts by round."""

    def __init__(self, met: Sequence[Contest]) -> None:
        self._row = {number: row for row, number in enumerate({each.round: 0 for each in met})}
        self.sums = np.zeros(len(self._row))
        self.counts = np.zeros(len(self._row))

    def add(self, number: int, value: float) -> None:
        self.sums[self._row[number]] += value
        self.counts[self._row[number]] += 1


def _standing(
    plan: Plan,
    entrant: int,
    met: Sequence[Contest],
    games: Sequence[FinishedGame],
    rating: Rating | None,
    bars: tuple[int, int, int],
) -> Standing:
    wins, scored = _Rounds(met), _Rounds(met)
    points: list[int] = []
    even: list[float] = []
    for contest in met:
        own = [place for place in contest.places if place.entrant == entrant]
        if own:
            wins.add(contest.round, sum(place.win for place in own))
            even.append(len(own) / len(contest.places))
        for place in own:
            scored.add(contest.round, place.points)
            points.append(place.points)
    lowest, width, count = bars
    histogram = np.bincount((np.array(points, np.int64) - lowest) // width, minlength=count)
    return Standing(
        name=plan.names[entrant],
        seats=len(points),
        wins=share_of_rounds(wins.sums, wins.counts),
        even=float(np.mean(even)) if even else 1.0,
        points=mean_of_rounds(scored.sums, scored.counts),
        quantiles=tuple(np.quantile(points, QUANTILES).tolist()) if points else (),
        parts=_parts(entrant, games),
        histogram=tuple(histogram.tolist()),
        thinking=_thinking(entrant, games),
        incidents=_incidents(plan, entrant, games),
        rating=rating,
    )


def _own_seats(entrant: int, games: Sequence[FinishedGame]) -> list[tuple[FinishedGame, int]]:
    return [
        (game, seat)
        for game in games
        for seat, sitting in enumerate(game.seating)
        if sitting == entrant
    ]


def _parts(entrant: int, games: Sequence[FinishedGame]) -> tuple[float, ...]:
    rows = [game.parts[seat] for game, seat in _own_seats(entrant, games)]
    return tuple(np.mean(rows, axis=0).tolist()) if rows else ()


def _thinking(entrant: int, games: Sequence[FinishedGame]) -> Thinking:
    own = _own_seats(entrant, games)
    turns = [each for game, seat in own for each in game.turn_milliseconds[seat]]
    if not turns:
        return Thinking(0.0, 0.0, 0.0, 0.0)
    return Thinking(
        float(np.mean(turns)),
        float(np.quantile(turns, 0.99)),
        max(turns),
        max(game.slowest[seat] for game, seat in own),
    )


def _incidents(plan: Plan, entrant: int, games: Sequence[FinishedGame]) -> tuple[str, ...]:
    return tuple(
        f"{plan.names[entrant]} in seat {incident.seat + 1} of game {game.number}: {incident.bot}"
        f" {incident.what}, after {incident.step} actions"
        for game in games
        for incident in game.incidents
        if game.seating[incident.seat] == entrant
    )


def _ahead(met: Sequence[Contest], one: int, other: int) -> Estimate | None:
    if one == other:
        return None
    pairs = _Rounds(met)
    for contest in met:
        for place in contest.places:
            if place.entrant == one:
                for rival in contest.places:
                    if rival.entrant == other:
                        pairs.add(contest.round, ahead(place, rival))
    return share_of_rounds(pairs.sums, pairs.counts) if pairs.counts.any() else None


def _bars(points: Sequence[int]) -> tuple[int, int, int]:
    """Return where a histogram begins, how wide its bars are, and how many there are."""
    least, most = min(points), max(points)
    width = next((each for each in _WIDTHS if (most - least) // each < _MOST_BARS), _WIDTHS[-1])
    lowest = least // width * width
    return lowest, width, (most - lowest) // width + 1
