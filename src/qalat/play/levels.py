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


LEVELS = (
    Level(
        1,
        "apprentice",
        "knows the rules, overlooks much, and is easily pleased",
        replace(GREEDY, remembers=False, doubt=0.06, oversight=0.5),
    ),
    Level(
        2,
        "mason",
        "builds soundly, but does not always see the better turn",
        replace(GREEDY, remembers=False, doubt=0.03, oversight=0.25),
    ),
    Level(
        3,
        "architect",
        "takes the turn that looks best, and remembers nobody's cards",
        replace(GREEDY, remembers=False),
    ),
    Level(
        4,
        "vizier",
        "thinks a little ahead",
        replace(SEARCH, remembers=False, most_simulations=60),
    ),
    Level(5, "sultan", "thinks as long as it may, and forgets nothing", SEARCH),
)
