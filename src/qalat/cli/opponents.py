"""The bots at a person's table: their seats, names and characters."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from qalat import Unreadable
from qalat.cli.layout import listed
from qalat.core.match import Match
from qalat.play.bots import Bot, Budget
from qalat.play.levels import LEVELS
from qalat.play.roster import KINDS, Entrant, read_entrant

DEFAULT_BOT = "level3"
"""The default opponent: it answers at once, and is a fair match for most people."""

_NUMBER = re.compile(r"[1-5]")
_SEATED = re.compile(r"(\w+) [1-9]")


@dataclass(frozen=True)
class Opponent:
    """A bot at the table: its entry, and its name."""

    entrant: Entrant
    name: str

    @property
    def character(self) -> str:
        """The bot's character, in a few words."""
        level = next((each for each in LEVELS if each.name == self.name), None)
        if level is None:
            return self.entrant.text
        return f"level {level.number} of {len(LEVELS)}, {level.character}"


def read_opponents(asked: str | None, seats: int) -> list[Opponent]:
    """Return an opponent for each seat, from a comma-separated list or from one for all."""
    if asked is not None and seats == 0:
        raise Unreadable("--bots for a single player", "no bots, or more players")
    found = [_read(word.strip()) for word in (DEFAULT_BOT if asked is None else asked).split(",")]
    if len(found) == 1:
        return found * seats
    if len(found) != seats:
        raise Unreadable(f"{len(found)} bots", f"one for all, or one for each of {seats} seats")
    return found


def _read(word: str) -> Opponent:
    entrant = read_entrant(f"level{word}" if _NUMBER.fullmatch(word) else word)
    return Opponent(entrant, entrant.bot(0).name)


def known_opponents(names: Sequence[str]) -> list[Opponent]:
    """Return the opponents of a saved game, by their names where these are bots' names."""
    found = [_SEATED.fullmatch(name) for name in names]
    return [_read(name[1] if name and name[1] in KINDS else DEFAULT_BOT) for name in found]


def seated_bots(
    match: Match, opponents: Mapping[str, Opponent], cores: int
) -> dict[str, tuple[Bot, Budget]]:
    """Return the bots of these seats, seeded by the match's seed."""
    return {
        name: (
            each.entrant.bot(f"{match.seed} bot {match.seats.index(name) + 1}"),
            replace(each.entrant.budget, cores=cores),
        )
        for name, each in opponents.items()
    }


def introductions(opponents: Mapping[str, Opponent]) -> list[str]:
    """Return the opponents with their characters, one sentence for each kind."""
    by_character: dict[str, list[str]] = {}
    for name, opponent in opponents.items():
        by_character.setdefault(opponent.character, []).append(name)
    return [f"{listed(names)}: {character}." for character, names in by_character.items()]
