"""What was placed, and what came of it, in sentences."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from qalat.cli.layout import listed
from qalat.cli.tables import Moment, Telling
from qalat.core.record import CHANCE
from qalat.games.medina.actions import ACTIONS, DECLINE
from qalat.games.medina.components import COLOURS, TOWERS
from qalat.games.medina.state import FINISHED


def tell(moments: Sequence[Moment], names: Sequence[str]) -> list[Telling]:
    """Return what one actor did in a row, and which cards changed hands by it."""
    actor = moments[0].actor
    if actor == CHANCE:
        return [Telling(f"{names[moments[-1].after.youngest]} is the youngest, and begins.")]
    told = [Telling(f"{names[actor]} {listed([_deed(moment) for moment in moments])}.")]
    for moment in moments:
        told += [Telling(sentence) for sentence in _consequences(moment, names)]
    return told


def _deed(moment: Moment) -> str:
    if moment.action == DECLINE:
        return "declined the last piece"
    verb, rest = ACTIONS.word(moment.action).split(" ", 1)
    return f"{'roofed' if verb == 'roof' else 'placed'} {rest}"


def _consequences(moment: Moment, names: Sequence[str]) -> Iterator[str]:
    before, after = moment.before, moment.after
    for kind, cards in (("palace", COLOURS), ("tower", TOWERS)):
        field = f"{kind}_card"
        for card, was, now in zip(cards, before[field], after[field], strict=True):
            if was != now:
                yield f"{names[now]} took the {card} {kind} card."
    for colour, was, now in zip(COLOURS, before.box, after.box, strict=False):
        if now > was:
            yield f"The {colour} buildings left the game."
    if after.phase == FINISHED:
        yield "The game ends: nobody can place anything."
