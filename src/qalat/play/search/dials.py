"""How a search is steered, for each way of thinking."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Dials:
    """What steers a search; qalat.play.search.records.DIALS says what each means."""

    beam: int = 48
    turns: int = 24
    inner_beam: int = 8
    inner_turns: int = 8
    depth: int = 64
    ripe: int = 12
    curiosity: float = 0.07
    trust: float = 2.0
    breadth: float = 1.0
    blur: float = 0.0


USUAL = Dials()
