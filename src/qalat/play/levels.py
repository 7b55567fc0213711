"""The five levels of opponents, from a beginner to the strongest."""

from __future__ import annotations

from dataclasses import dataclass, replace

from qalat.play.planning_bots import GREEDY, SEARCH, PlanningBot, Strategy


@dataclass(frozen=True)
class BotLevel:
    """An opponent for people: its number, its name, how it plays, and its strategy."""

    number: int
    name: str
    style: str
    strategy: Strategy

    def bot(self, seed: int | str) -> PlanningBot:
        """Return a bot of this level."""
        return PlanningBot(self.name, self.strategy, seed)


def _misjudging(error_level: int) -> Strategy:
    """Return the strategy that takes the turn that looks best, misjudged by so much."""
    return replace(GREEDY, error_level=error_level, remembers=False)


LEVELS = (
    BotLevel(1, "apprentice", "knows the rules, misjudges a lot, soon forgets", _misjudging(0)),
    BotLevel(2, "mason", "builds soundly, and errs at times", _misjudging(1)),
    BotLevel(
        3,
        "architect",
        "takes the turn that looks best, but forgets who holds what",
        _misjudging(2),
    ),
    BotLevel(
        4,
        "vizier",
        "thinks ahead, briefly, and guesses who holds what",
        replace(SEARCH, error_level=3, limited=True, remembers=False),
    ),
    BotLevel(5, "sultan", "thinks ahead for all the time it has, and forgets nothing", SEARCH),
)
