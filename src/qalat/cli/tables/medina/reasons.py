"""What a turn leads to, in words: the coach's reasons."""

from __future__ import annotations

from collections.abc import Sequence

from qalat.cli.layout import counted, listed
from qalat.core.effects import Effect
from qalat.games.medina.components import COLOURS, TOWERS, cell_name

_TEMPLATES = {
    "roofs": "roofs the {colour} palace at {cell} (+{points}){room}",
    "before_rivals": "{names} could have roofed the {colour} palace",
    "palace_card": "takes the {colour} palace card{giver} (+{points})",
    "tower_card": "takes the {tower} tower card{giver} (+{points})",
    "stable_points": "stables at the palace at {cell} (+{points})",
    "wall_points": "walls at the palace at {cell} (+{points})",
    "merchant_points": "merchants at the palace at {cell} (+{points})",
    "helps_rival": "brings {names} {points}",
    "costs_rival": "costs {names} {points}",
    "grows": "the {colour} palace grows to {pieces} and can still be roofed",
    "grows_for_others": "the {colour} palace grows to {pieces}, for {names} alone",
    "founds": "founds a {colour} palace at {cell}",
    "closes": "the {colour} palace at {cell}{owner} cannot grow any more",
    "narrows": "the {colour} palace at {cell}{owner} can grow on {cells} only",
    "leaves": "leaves the {colour} palace at {cell}, worth {points}, to {names}",
    "ends_colour": "the last {colour} roof: {colour} buildings leave the game",
    "keeps_roofs": "keeps {roofs} for later",
    "waits": "commits to nothing yet",
}


def reason_words(effect: Effect, names: Sequence[str]) -> str:
    """Return an effect in words; names are those of all rows."""
    fields = dict(effect.fields)
    words = dict(fields)
    others = listed([names[row] for row in fields.get("seats", ())])
    words["names"] = others
    words["giver"] = f" from {others}" if others else ""
    words["owner"] = f" of {others}" if others else ""
    if "colour" in fields:
        words["colour"] = COLOURS[fields["colour"]]
    if "tower" in fields:
        words["tower"] = TOWERS[fields["tower"]]
    if "palace" in fields:
        words["cell"] = cell_name(fields["palace"])
    room = fields.get("room", 0)
    words["cells"] = counted(room, "cell")
    words["room"] = "" if room else ", which cannot grow any more"
    words["roofs"] = counted(fields.get("count", 0), "roof")
    return _TEMPLATES[effect.kind].format(**words)
