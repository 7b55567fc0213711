"""The five opponents that people are offered, from a beginner to the strongest."""

from __future__ import annotations

from dataclasses import dataclass, replace

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


def _slipping(slip: int) -> Manner:
    """Return how somebody plays who takes the turn that looks best, and forgets who holds what."""
    return replace(GREEDY, slip=slip, remembers=False)


LEVELS = (
    Level(1, "apprentice", "knows the rules, misjudges a lot, soon forgets", _slipping(0)),
    Level(2, "mason", "builds soundly, and errs at times", _slipping(1)),
    Level(
        3,
        "architect",
        "takes the turn that looks best, but forgets who holds what",
        _slipping(2),
    ),
    Level(
        4,
        "vizier",
        "thinks ahead, briefly, and guesses who holds what",
        replace(SEARCH, slip=3, hasty=True, remembers=False),
    ),
    Level(5, "sultan", "thinks ahead for all the time it has, and forgets nothing", SEARCH),
)
