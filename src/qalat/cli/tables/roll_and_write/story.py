"""What happened in Alhambra Roll & Write, in sentences."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from qalat.cli.layout import counted, listed
from qalat.cli.tables import Run, Sentence
from qalat.core.deeds import Deed
from qalat.core.record import CHANCE
from qalat.games.roll_and_write.components import COLOURS, PIPS, TYPES


def sentences_of(run: Run, names: Sequence[str]) -> list[Sentence]:
    """Return what one actor did in a row, and what came of it."""
    if run.actor == CHANCE:
        sentences = [sentence for deed in run.deeds for sentence in _drawn(deed, names)]
    else:
        done = ", then ".join(words for deed in run.deeds if (words := _done(deed)))
        sentences = [Sentence(f"{names[run.actor]} {done}.")]
    return sentences + _payments(run.deeds, names)


def _done(deed: Deed) -> str:
    """Return what a player did, "" for what came of it."""
    match deed.kind:
        case "turned":
            way = "up" if deed.now > deed.was else "down"
            return f"turned {COLOURS[deed.colour]} {deed.was} {way}"
        case "built":
            return f"built {_building(deed)}"
        case "built_again":
            return f"built {_building(deed)} for {counted(deed.coins, 'coin')}"
        case "coins_taken":
            return f"took {counted(deed.coins, 'coin')}"
        case "declined":
            return "ended the turn"
        case "kept":
            return f"kept {_pair(deed.own)}"
    return ""


def _pair(pair: Sequence[int]) -> str:
    return f"blue {pair[0]} yellow {pair[1]}"


def _building(deed: Deed) -> str:
    pair = (deed.crossing % PIPS + 1, deed.crossing // PIPS + 1)
    return f"{TYPES[deed.type]} at {_pair(pair)}"


def _drawn(deed: Deed, names: Sequence[str]) -> list[Sentence]:
    """Tell a roll; those of the setup, and dice that only lie there, are routine."""
    match deed.kind:
        case "starting_player":
            return [Sentence(f"{names[deed.seat]} begins.")]
        case "virtual_founded" | "virtual_built":
            name, is_routine = names[deed.seat].capitalize(), deed.kind == "virtual_founded"
            return [Sentence(f"{name} built {TYPES[deed.type]}.", routine=is_routine)]
        case "founded":
            return [Sentence(f"{names[deed.seat]} built {_building(deed)}.", routine=True)]
        case "rolled":
            rolled = _pair(deed.passed if deed.place else deed.own)
            return [Sentence(f"{names[deed.seat]} rolled {rolled}.", routine=True)]
        case "rolled_all":
            blue, yellow = zip(deed.own, deed.passed, strict=True)
            dice = f"blue {blue[0]} {blue[1]} yellow {yellow[0]} {yellow[1]}"
            return [Sentence(f"{names[deed.seat]} rolled {dice}.", routine=True)]
    return []


def _payments(deeds: Sequence[Deed], names: Sequence[str]) -> list[Sentence]:
    """Tell who was paid for completed types at the end of a round."""
    paid = [deed for deed in deeds if deed.kind == "completed"]
    return [
        Sentence(f"Completed {TYPES[building]}: {listed([_share(deed, names) for deed in same])}.")
        for building, same in groupby(paid, key=lambda deed: int(deed.type))
    ]


def _share(deed: Deed, names: Sequence[str]) -> str:
    burnt = " burns" if deed.burnt else ""
    return f"{names[deed.seat]}{burnt} {deed.total}"
