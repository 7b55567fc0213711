"""What a turn leads to, in words: the coach's reasons."""

from __future__ import annotations

from collections.abc import Sequence

from qalat.cli.layout import counted, listed
from qalat.core.effects import Effect
from qalat.games.alhambra.components import SCORINGS, TILES, TYPES, card_name

_PLURALS = {"seraglio": "seraglios", "arcades": "arcades", "chambers": "chambers"}
_TEMPLATES = {
    "leads_alone": "alone in the lead in {types} with {count}{gain}",
    "leads_level": "level with {names} in {types}{gain}",
    "gains": "{types} bring more{gain}",
    "loses": "{types} bring {points} less at {scoring}",
    "extends_lead": "the lead in {types} grows to {lead}",
    "secures": "nobody can catch up in {types} any more",
    "costs_rival": "{names} would get {points} less for {types} at {scoring}",
    "keeps_from": "keeps {tile} from {names} (+{points} at {scoring})",
    "leaves": "leaves {tile} to {names} (+{points} at {scoring})",
    "wall_grows": "the wall grows from {was} to {now}",
    "wall_shrinks": "the wall shrinks from {was} to {now}",
    "pays_exactly": "pays {tile} exactly and plays on",
    "overpays": "pays {amount} too much for {tile}, so the turn is over",
    "stores": "{tile} goes to the reserve and counts for nothing",
    "fits_nowhere": "{tile} fits nowhere and goes to the reserve",
    "gives": "{tile} goes to Dirk",
    "takes_money": "takes {cards}",
    "can_pay": "can then pay for {tile}{exactly}",
    "keeps_money": "then holds {amount} in {hand}",
    "adds": "{types}: {count} now",
    "scoring_near": "scoring {scoring} comes before the next turn with {percent} %",
    "passes": "does nothing more",
}


def reason_words(effect: Effect, names: Sequence[str]) -> str:
    """Return an effect in words; names are those of all rows."""
    fields = dict(effect.fields)
    numbers = {name: value for name, value in fields.items() if isinstance(value, int)}
    rivals = listed([names[row] for row in fields.get("seats", ())])
    words: dict[str, object] = {**numbers, "names": rivals}
    if "type" in fields:
        name = TYPES[fields["type"]]
        words["types"] = _PLURALS.get(name, f"{name}s")
    if "tile" in fields:
        tile = TILES[fields["tile"]]
        words["tile"] = f"{TYPES[tile.type]} {tile.price}"
    if "scoring" in fields:
        words["scoring"] = SCORINGS[fields["scoring"]]
    points = fields.get("points", 0)
    words["gain"] = f" (+{points} at {words['scoring']})" if points > 0 else ""
    words["exactly"] = " exactly" if fields.get("exactly") else ""
    words["cards"] = listed([card_name(card) for card in fields.get("cards", ())])
    words["hand"] = counted(fields.get("count", 0), "card")
    return _TEMPLATES[effect.kind].format(**words)
