"""Who sits on the chairs of a table: the characters of bots, and the names of all."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from qalat.play.characters import BY_KEY, name_among, next_character, of_level
from qalat.play.levels import LEVELS
from qalat.server.refusals import Refused
from qalat.server.table.events import AnyChair, BotChair, PersonChair, ProgramChair

LEVEL_NAMES = tuple(level.name for level in LEVELS)


def checked_level(level: str) -> str:
    """Return the name of a level, or refuse what is none."""
    if level not in LEVEL_NAMES:
        raise Refused("unknown_bot", found=level[:40], expected=", ".join(LEVEL_NAMES))
    return level


def checked_bot(chair: BotChair) -> BotChair:
    """Return a bot's chair if there are such a level and such a character of it, or refuse it."""
    keys = [character.key for character in of_level(checked_level(chair.level))]
    if chair.character and chair.character not in keys:
        raise Refused("unknown_bot", found=chair.character[:40], expected=", ".join(keys))
    return chair


def with_character(chair: AnyChair, others: Sequence[AnyChair], seed: str) -> AnyChair:
    """Return a chair with somebody on it, if it is a bot's for which nobody was chosen."""
    if not isinstance(chair, BotChair) or chair.character:
        return chair
    seated = [each.character for each in others if isinstance(each, BotChair)]
    character = next_character(chair.level, seated, seed)
    return msgspec.structs.replace(chair, character=character.key)


def with_characters(chairs: Sequence[AnyChair], seed: str) -> tuple[AnyChair, ...]:
    """Return chairs with somebody on each that is a bot's; who was chosen is not doubled."""
    seated = list(chairs)
    for seat, chair in enumerate(chairs):
        seated[seat] = with_character(chair, seated, seed)
    return tuple(seated)


def names_at(chairs: Sequence[AnyChair], bystanders: Sequence[str] = ()) -> tuple[str, ...]:
    """Return a name for each chair, "" for an open one; those who came first keep theirs.

    People and programs bear the names that they gave, characters whatever is left of theirs.
    """
    taken = [name for name in bystanders if name]
    names = [""] * len(chairs)
    for seat in sorted(range(len(chairs)), key=lambda seat: isinstance(chairs[seat], BotChair)):
        names[seat] = _name(chairs[seat], taken)
        taken.append(names[seat])
    return tuple(names)


def _name(chair: AnyChair, taken: Sequence[str]) -> str:
    if isinstance(chair, BotChair):
        if chair.character in BY_KEY:
            return name_among(BY_KEY[chair.character], taken)
        return _numbered(chair.level.capitalize(), taken)  # of before characters
    if isinstance(chair, PersonChair | ProgramChair):
        return _numbered(chair.name, taken)
    return ""


def _numbered(wanted: str, taken: Sequence[str]) -> str:
    name, number = wanted, 1
    while name in taken:
        number += 1
        name = f"{wanted} {number}"
    return name
