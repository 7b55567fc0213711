"""How a game ended."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass


@dataclass(frozen=True)
class Outcome:
    """How a game ended: points by name, their parts, and who won.

    >>> while not match.over:
    ...     match.play(match.legal[0])
    >>> outcome = match.outcome()
    >>> outcome.winners, outcome.scores
    (('ada',), {'ada': 96, 'ben': 62, 'cyd': 55})
    >>> sum(outcome.parts["ada"].values()) == outcome.scores["ada"]
    True
    """

    scores: Mapping[str, int]
    parts: Mapping[str, Mapping[str, int]]
    winners: tuple[str, ...]
