"""What was placed, and what came of it, in sentences."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from qalat.cli.layout import listed
from qalat.cli.tables import Run, Sentence
from qalat.core.deeds import Deed
from qalat.core.record import CHANCE
from qalat.games.medina.actions import ACTIONS, MERCHANT_AT, ROOF, WALL_AT
from qalat.games.medina.components import CELLS, COLOURS, TOWERS


def sentences_of(run: Run, names: Sequence[str]) -> list[Sentence]:
    """Return what one actor did in a row, and which cards changed hands by it."""
    if run.actor == CHANCE:
        return [Sentence(f"{names[run.deeds[-1].seat]} is the youngest, and begins.")]
    done = [words for deed in run.deeds if (words := _done(deed))]
    sentences = [Sentence(f"{names[run.actor]} {listed(done)}.")]
    for deed in run.deeds:
        sentences += [Sentence(text) for text in _consequence(deed, names)]
    return sentences


def _done(deed: Deed) -> str:
    """Return what a player did, "" for what came of it."""
    match deed.kind:
        case "built":
            return _placed(ACTIONS.first(COLOURS[deed.colour]) + deed.cell)
        case "attached":
            return _placed(ACTIONS.first("stable") + deed.cell)
        case "opened" | "traded":
            return _placed(MERCHANT_AT + deed.cell)
        case "walled":
            return _placed(WALL_AT + deed.cell)
        case "roofed":
            word = ACTIONS.word(ROOF + deed.colour * CELLS + deed.palace)
            return f"roofed {word.removeprefix('roof ')}"
        case "declined":
            return "declined the last piece"
    return ""


def _placed(action: int) -> str:
    """Return a piece and its place, in the words of the action that places it."""
    return f"placed {ACTIONS.word(action).removeprefix('place ')}"


def _consequence(deed: Deed, names: Sequence[str]) -> Iterator[str]:
    if deed.kind == "palace_card":
        yield f"{names[deed.seat]} took the {COLOURS[deed.colour]} palace card."
    elif deed.kind == "tower_card":
        yield f"{names[deed.seat]} took the {TOWERS[deed.tower]} tower card."
    elif deed.kind == "colour_gone":
        yield f"The {COLOURS[deed.colour]} buildings left the game."
    elif deed.kind == "game_ended":
        yield "The game ends: nobody can place anything."
