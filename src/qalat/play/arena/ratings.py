"""Ratings from all contests, computed by openskill: one number for each entrant's strength."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from qalat.core.errors import Refusal
from qalat.play.arena.contests import Contest

MISSING = (
    "ratings need the library openskill, which is not installed: pip install 'qalat[arena]' adds it"
)


@dataclass(frozen=True)
class Rating:
    """A strength: its likeliest value, and its standard deviation."""

    mu: float
    sigma: float


def rate(contests: Sequence[Contest], entrants: int) -> list[Rating]:
    """Return each entrant's rating (Plackett-Luce model) after all contests, in their order.

    An entrant with several seats in a contest gets the mean of its seats' ratings.
    """
    try:
        from openskill.models import PlackettLuce
    except ImportError:
        raise Refusal(MISSING) from None
    model = PlackettLuce()
    ratings = [Rating(model.mu, model.sigma) for _ in range(entrants)]
    for contest in contests:
        # One team for each seat; its rank is the number of places above it.
        teams = [
            [model.rating(ratings[place.entrant].mu, ratings[place.entrant].sigma)]
            for place in contest.places
        ]
        ranks = [
            float(sum(other.rank > place.rank for other in contest.places))
            for place in contest.places
        ]
        if len(teams) > 1:
            rated = [team[0] for team in model.rate(teams, ranks=ranks)]
            ratings = _means(contest, ratings, [Rating(each.mu, each.sigma) for each in rated])
    return ratings


def _means(contest: Contest, before: Sequence[Rating], seats: Sequence[Rating]) -> list[Rating]:
    after = list(before)
    for entrant in {place.entrant for place in contest.places}:
        own = [
            rating
            for place, rating in zip(contest.places, seats, strict=True)
            if place.entrant == entrant
        ]
        after[entrant] = Rating(
            sum(rating.mu for rating in own) / len(own),
            sum(rating.sigma for rating in own) / len(own),
        )
    return after
