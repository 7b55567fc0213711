"""The bots at a person's table: their seats, their names and how they play."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from qalat import Unreadable
from qalat.cli.layout import listed
from qalat.core.match import Match
from qalat.play.bots import Bot, Budget
from qalat.play.characters import name_among, named, next_character, of_level
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
    def style(self) -> str:
        """How the bot plays, in a few words."""
        level = next((each for each in LEVELS if each.name == self.name), None)
        if level is None:
            return self.entrant.text
        return f"{level.name}, level {level.number} of {len(LEVELS)}, {level.style}"


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
    return [_read(_kind_of(name)) for name in names]


def _kind_of(name: str) -> str:
    """Return the kind of bot that bears a name, the usual one if none does."""
    character, seated = named(name), _SEATED.fullmatch(name)
    if character is not None:
        return character.level
    return seated[1] if seated and seated[1] in KINDS else DEFAULT_BOT


def names_of(opponents: Sequence[Opponent], seat: int, seed: int) -> list[str]:
    """Return a name for each seat: characters' for bots of a level, others with their number."""
    kinds = [opponent.name for opponent in opponents]
    kinds.insert(seat - 1, "player")
    names: list[str] = []
    seated: list[str] = []
    for number, kind in enumerate(kinds, start=1):
        if of_level(kind):
            character = next_character(kind, seated, seed)
            seated.append(character.key)
            names.append(name_among(character, names))
        else:
            names.append(f"{kind} {number}")
    return names


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
    """Return the opponents and how they play, one sentence for each kind."""
    by_style: dict[str, list[str]] = {}
    for name, opponent in opponents.items():
        by_style.setdefault(opponent.style, []).append(name)
    return [f"{listed(names)}: {style}." for style, names in by_style.items()]
