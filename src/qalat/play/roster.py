"""The roster: bots by their written form, such as "search:100ms"."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial

from qalat.core.errors import Illegal, Unreadable, quoted
from qalat.play.bots import LEAST_SECONDS, MOST_SECONDS, Bot, Budget, RandomBot
from qalat.play.levels import LEVELS
from qalat.play.planning_bots import FLAT, GREEDY, SEARCH, PlanningBot

KINDS: Mapping[str, Callable[[int | str], Bot]] = {
    "random": RandomBot,
    "greedy": partial(PlanningBot, "greedy", GREEDY),
    "flat": partial(PlanningBot, "flat", FLAT),
    "search": partial(PlanningBot, "search", SEARCH),
    **{f"level{level.number}": level.bot for level in LEVELS},
    **{level.name: level.bot for level in LEVELS},
}
"""All bots by name, each as a factory that takes a seed."""

STAND_IN = "greedy"
"""The bot that replaces one that fails."""

_MOST_SIMULATIONS = 10**7
_NUMBER = r"[0-9]{1,9}(?:\.[0-9]{1,6})?"
_TIME = re.compile(rf"({_NUMBER})(ms|s)")
_SIMULATIONS = re.compile(r"[0-9]{1,9}")
_EXAMPLES = "a time such as 100ms or 2s, or a number of simulations such as 500"


@dataclass(frozen=True)
class Entrant:
    """A bot as it was entered: its written form, its kind, and its budget."""

    text: str
    kind: str
    budget: Budget

    def bot(self, seed: int | str) -> Bot:
        """Return a bot of this kind; equal seeds give bots that play alike."""
        return KINDS[self.kind](seed)


def read_entrant(text: str) -> Entrant:
    """Return the entrant that a text such as "search:100ms" names, or refuse it."""
    kind, colon, budget = text.partition(":")
    if kind not in KINDS:
        raise Unreadable(f"the bot {quoted(kind)}", f"one of {', '.join(KINDS)}")
    if not colon:
        return Entrant(kind, kind, Budget())
    thinking = read_budget(budget)
    return Entrant(f"{kind}:{thinking}", kind, thinking)


def read_budget(text: str) -> Budget:
    """Return the budget that a text such as "100ms", "2s" or "500" names, or refuse it."""
    if _SIMULATIONS.fullmatch(text):
        simulations = int(text)
        if not 1 <= simulations <= _MOST_SIMULATIONS:
            raise Illegal(text, f"simulations go from 1 to {_MOST_SIMULATIONS:,}")
        return Budget(simulations=simulations)
    found = _TIME.fullmatch(text)
    if found is None:
        raise Unreadable(f"the budget {quoted(text)}", _EXAMPLES)
    seconds = float(found[1]) / (1000 if found[2] == "ms" else 1)
    if not LEAST_SECONDS <= seconds <= MOST_SECONDS:
        least, most = Budget(LEAST_SECONDS), Budget(MOST_SECONDS)
        raise Illegal(text, f"a bot thinks from {least} to {most} about a turn")
    return Budget(seconds)


def read_entrants(text: str) -> list[Entrant]:
    """Return the entrants of a comma-separated list."""
    return [read_entrant(each.strip()) for each in text.split(",")]


def labels(entrants: Sequence[Entrant]) -> list[str]:
    """Return a name for each entrant, numbered where the same one is entered again."""
    names: list[str] = []
    for place, entrant in enumerate(entrants):
        same = sum(each.text == entrant.text for each in entrants[:place])
        names.append(f"{entrant.text} ({same + 1})" if same else entrant.text)
    return names


def stand_in(seed: int | str) -> Bot:
    """Return a bot to replace one that failed."""
    return KINDS[STAND_IN](seed)
