"""What happened in Alhambra, in sentences."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from qalat.cli.layout import counted, listed
from qalat.cli.tables import Run, Sentence
from qalat.cli.tables.alhambra.pieces import tile_name
from qalat.core.deeds import Deed
from qalat.core.record import CHANCE
from qalat.games.alhambra.components import CURRENCIES, SCORINGS, VALUES


def sentences_of(run: Run, names: Sequence[str]) -> list[Sentence]:
    """Return what one actor did in a row, and what came of it."""
    if run.actor == CHANCE:
        sentences = _draws(run.deeds, names)
    else:
        done = [words for deed in run.deeds if (words := _done(deed))]
        sentences = [Sentence(f"{names[run.actor]} {', then '.join([*done, *_begun(run.begun)])}.")]
    for deed in run.deeds:
        sentences += _consequence(deed, run.deeds, names)
    return sentences


def _done(deed: Deed) -> str:
    """Return what a player did, "" for what came of it."""
    match deed.kind:
        case "took":
            return f"took {listed([_card(kind) for kind in deed.cards])}"
        case "bought":
            return _purchase(deed)
        case "removed":
            return f"took {tile_name(deed.tile)} at {_cell(deed)} out into the reserve"
        case "swapped":
            return f"swapped {tile_name(deed.out)} at {_cell(deed)} for {tile_name(deed.tile)}"
        case "moved":
            return f"moved {tile_name(deed.tile)} from the reserve to {_cell(deed)}"
        case "placed":
            return f"placed {tile_name(deed.tile)} at {_cell(deed)}"
        case "stored":
            return f"put {tile_name(deed.tile)} in reserve"
        case "gave":
            return f"gave {tile_name(deed.tile)} to Dirk"
        case "declined":
            return "declined the extra action"
        case "passed":
            return "passed, as nothing was possible"
    return ""


def _purchase(deed: Deed) -> str:
    exactly = " exactly" if deed.exactly else ""
    cards = " ".join(map(str, deed.values))
    return f"bought {tile_name(deed.tile)} with {CURRENCIES[deed.currency]} {cards}{exactly}"


def _card(kind: int) -> str:
    return f"{CURRENCIES[kind // VALUES]} {kind % VALUES + 1}"


def _cell(deed: Deed) -> str:
    return f"{deed.x},{deed.y}"


def _begun(words: Sequence[str]) -> list[str]:
    """Return what is left half done."""
    if not words:
        return []
    verb, what = words[0].split(" ", 1)
    return [f"began to pay for slot {what}" if verb == "buy" else f"picked {what}"]


def _draws(deeds: Sequence[Deed], names: Sequence[str]) -> list[Sentence]:
    sentences: list[Sentence] = []
    for _, group in groupby(deeds, key=lambda deed: _DRAWN_TOGETHER.get(deed.kind, deed.kind)):
        sentences += _drawn(list(group), names)
    return sentences


_DRAWN_TOGETHER = {"scoring_found": "display_filled"}
"""A card of a scoring is drawn among those of the display."""


def _drawn(deeds: Sequence[Deed], names: Sequence[str]) -> list[Sentence]:
    """Return what was drawn together; deeds that are no draws give nothing here."""
    kind = _DRAWN_TOGETHER.get(deeds[0].kind, deeds[0].kind)
    if kind == "youngest":
        return [Sentence(f"{names[deeds[0].seat]} is the youngest.", routine=True)]
    if kind == "drew":
        return [Sentence(f"Dirk drew {listed([tile_name(deed.tile) for deed in deeds])}.")]
    if kind == "dealt":
        return _dealt(deeds, names)
    if kind == "market_filled":
        laid = [f"{tile_name(deed.tile)} in slot {deed.slot + 1}" for deed in deeds]
        return [Sentence(f"To the market: {listed(laid)}.", routine=True)]
    return _displayed(deeds) if kind == "display_filled" else []


def _displayed(deeds: Sequence[Deed]) -> list[Sentence]:
    cards = [_card(deed.card) for deed in deeds if deed.kind == "display_filled"]
    sentences = [Sentence(f"To the display: {listed(cards)}.", routine=True)] if cards else []
    found = [SCORINGS[deed.scoring] for deed in deeds if deed.kind == "scoring_found"]
    return sentences + [
        Sentence(f"The card of scoring {each} was drawn.", routine=True) for each in found
    ]


def _dealt(deeds: Sequence[Deed], names: Sequence[str]) -> list[Sentence]:
    hands: dict[int, list[str]] = {}
    for deed in deeds:
        hands.setdefault(deed.seat, []).append(_card(deed.card))
    return [
        Sentence(f"{names[seat]} was dealt {counted(len(hand), 'card')}: {listed(hand)}.", True)
        for seat, hand in hands.items()
    ]


def _consequence(deed: Deed, deeds: Sequence[Deed], names: Sequence[str]) -> list[Sentence]:
    """Return what came of an action or a draw, nothing for what somebody did."""
    if deed.kind == "turn_began" and deed.turn == 1:
        return [Sentence(f"{names[deed.seat]} began.")]
    if deed.kind == "reshuffled":
        return [Sentence("The discard pile was shuffled into a new deck.")]
    if deed.kind == "scored":
        points = [f"{name} {own}" for name, own in zip(names, deed.sums, strict=True)]
        return [Sentence(f"Scoring {SCORINGS[deed.scoring]}: {', '.join(points)}.")]
    if deed.kind == "market_closed":
        won = [
            f"{tile_name(each.tile)} to {names[each.seat]}"
            for each in deeds
            if each.kind == "awarded"
        ]
        last = f" The last tiles of the market: {listed(won)}." if won else ""
        return [Sentence(f"The game ends.{last}")]
    return []
