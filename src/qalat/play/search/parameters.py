"""The parameters of a search, and their defaults."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class SearchParameters:
    """The parameters of a search; qalat.play.search.records.PARAMETERS explains each."""

    beam: int = 48
    turns: int = 24
    inner_beam: int = 8
    inner_turns: int = 8
    depth: int = 64
    expand_after: int = 12
    exploration: float = 0.07
    trust: float = 2.0
    widening: float = 1.0
    noise: float = 0.0


DEFAULT = SearchParameters()
