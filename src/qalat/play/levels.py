"""The five opponents that people are offered, from a beginner to the strongest."""

from __future__ import annotations

from dataclasses import dataclass, replace

from qalat.play.search.dials import USUAL
from qalat.play.thinkers import GREEDY, SEARCH, Manner, Thinker


@dataclass(frozen=True)
class Level:
    """An opponent for people: its number, its name, what it is like, and how it thinks."""

    number: int
    name: str
    character: str
    manner: Manner

    def bot(self, seed: int | str) -> Thinker:
        """Return a bot of this level."""
        return Thinker(self.name, self.manner, seed)


def _short_sighted(blur: float) -> Manner:
    """Return how somebody plays who misjudges turns, and remembers nobody's cards.

    1 is what a beginner misjudges, 0 nothing.
    """
    return replace(GREEDY, dials=replace(USUAL, blur=blur), remembers=False)


LEVELS = (
    Level(1, "apprentice", "knows the rules, misjudges much, soon forgets", _short_sighted(1.0)),
    Level(2, "mason", "builds soundly, with an eye that errs at times", _short_sighted(0.5)),
    Level(3, "architect", "seldom errs, but forgets who holds what", _short_sighted(0.2)),
    Level(4, "vizier", "takes the turn that looks best, and forgets nothing", GREEDY),
    Level(5, "sultan", "thinks ahead as long as it may", SEARCH),
)
