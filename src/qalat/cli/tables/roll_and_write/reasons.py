"""What a turn leads to, in words: the coach's reasons."""

from __future__ import annotations

from collections.abc import Sequence

from qalat.cli.layout import counted, listed
from qalat.core.effects import Effect
from qalat.games.roll_and_write.actions import pair_name
from qalat.games.roll_and_write.components import TYPES

_PLACES = ("first", "second", "third")
_TEMPLATES = {
    "completes": "completes {type}: the {place} place (+{points})",
    "ranks": "{type} would bring {points} more if the game ended now",
    "costs_rival": "{names} would get {points} less for {type} if the game ended now",
    "builds": "{type}: {count} of {boxes}",
    "row_points": "row {line} has {count} now (+{points})",
    "column_points": "column {line} has {count} now (+{points})",
    "row_near": "one more in row {line} brings {points}",
    "column_near": "one more in column {line} brings {points}",
    "builds_twice": "builds twice for {coins}",
    "saves_build": "saves the coins of a second build",
    "takes_coins": "takes {coins}{lost}",
    "turns_dice": "turns dice for {coins}",
    "keeps_coins": "keeps {coins}",
    "keeps_dice": "keeps the dice for {pair}, {type} still free",
    "passes_dead": "{names} gets {pair}, which is built there already",
    "passes_useful": "{names} gets {pair}, which completes something there",
}


def reason_words(effect: Effect, names: Sequence[str]) -> str:
    """Return an effect in words; names are those of all rows."""
    fields = dict(effect.fields)
    words = dict(fields)
    words["names"] = listed([names[row] for row in fields.get("seats", ())])
    if "type" in fields:
        words["type"] = TYPES[fields["type"]]
    if "crossing" in fields:
        words["pair"] = pair_name(fields["crossing"])
    if "coins" in fields:
        words["coins"] = counted(fields["coins"], "coin")
    if "place" in fields:
        words["place"] = _PLACES[min(fields["place"], len(_PLACES)) - 1]
    words["lost"] = f", {fields['lost']} more are lost" if fields.get("lost") else ""
    return _TEMPLATES[effect.kind].format(**words)
