"""What happened in Alhambra, in sentences."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from qalat.cli.layout import counted, listed
from qalat.cli.tables import Moment, Telling
from qalat.cli.tables.alhambra.pieces import (
    palace_of,
    set_aside_of,
    slot_coin,
    tile_name,
    values_of,
)
from qalat.core.record import CHANCE
from qalat.games.alhambra.actions import ACTIONS
from qalat.games.alhambra.components import DIRK, SCORINGS, TILES, C
from qalat.games.alhambra.state import (
    DRAW_YOUNGEST,
    FILL_DIRK,
    FILL_DISPLAY,
    FILL_HANDS,
    FILL_MARKET,
    FINISHED,
    NOTHING,
    TARGET,
)


def tell(moments: Sequence[Moment], names: Sequence[str]) -> list[Telling]:
    """Return what one actor did in a row, and what came of it."""
    if moments[0].actor == CHANCE:
        told = _draws(moments, names)
    else:
        told = [Telling(f"{names[moments[0].actor]} {_deeds(moments)}.")]
    for moment in moments:
        told += _consequences(moment, names)
    return told


def _deeds(moments: Sequence[Moment]) -> str:
    deeds = [deed for moment in moments if (deed := _deed(moment))]
    return ", then ".join([*deeds, *_begun(moments[-1])])


def _deed(moment: Moment) -> str:
    """Return what a completed action did; the first half of one says nothing by itself."""
    word, state = ACTIONS.word(moment.action), moment.before
    family = ACTIONS.family(moment.action).name
    if family == "take":
        tokens = word.split()[1:]
        return f"took {listed([' '.join(tokens[k : k + 2]) for k in range(0, len(tokens), 2)])}"
    if family == "settle":
        return _purchase(moment)
    if family == "remove":
        return f"took {_palace_tile(moment, word)} out into the reserve"
    if family == "swap":
        return f"swapped {_palace_tile(moment, word)} for {tile_name(state.picked)}"
    if family == "at" and state.phase == TARGET:
        return f"moved {tile_name(state.picked)} from the reserve to {word.split()[1]}"
    endings = {
        "at": f"placed {tile_name(state.picked)} {word}",
        "reserve": f"put {tile_name(state.picked)} in reserve",
        "give": f"gave {tile_name(state.picked)} to Dirk",
        "pass": "declined the extra action" if state.traded else "passed, as nothing was possible",
    }
    return endings.get(family, "")


def _purchase(moment: Moment) -> str:
    state = moment.before
    tile = int(state.market[state.slot])
    values = values_of(state.laid)
    exactly = " exactly" if sum(values) == TILES[tile].price else ""
    cards = " ".join(map(str, values))
    return f"bought {tile_name(tile)} with {slot_coin(state.slot)} {cards}{exactly}"


def _palace_tile(moment: Moment, word: str) -> str:
    cell = word.rsplit(maxsplit=1)[-1]
    x, y = cell.split(",")
    return f"{tile_name(palace_of(moment.before, moment.actor)[int(x), int(y)])} at {cell}"


def _begun(last: Moment) -> list[str]:
    """Return what is left half done."""
    family, after = ACTIONS.family(last.action).name, last.after
    if family in ("buy", "pay"):
        return [f"began to pay for slot {after.slot + 1}"]
    return [f"picked {tile_name(after.picked)}"] if family in ("redesign", "place") else []


def _draws(moments: Sequence[Moment], names: Sequence[str]) -> list[Telling]:
    told: list[Telling] = []
    for phase, group in groupby(moments, key=lambda moment: int(moment.before.phase)):
        drawn = list(group)
        told += _drawn(phase, drawn, names)
    return told


def _drawn(phase: int, moments: Sequence[Moment], names: Sequence[str]) -> list[Telling]:
    things = [ACTIONS.word(moment.action).removeprefix("draw ") for moment in moments]
    if phase == DRAW_YOUNGEST:
        return [Telling(f"{names[moments[0].after.youngest]} is the youngest.", routine=True)]
    if phase == FILL_DIRK:
        return [Telling(f"Dirk drew {listed(things)}.")]
    if phase == FILL_HANDS:
        return _dealt(moments, things, names)
    if phase == FILL_MARKET:
        slots = [_filled_slot(moment) for moment in moments]
        laid = [f"{thing} in slot {slot + 1}" for thing, slot in zip(things, slots, strict=True)]
        return [Telling(f"To the market: {listed(laid)}.", routine=True)]
    assert phase == FILL_DISPLAY
    cards = [thing for thing in things if not thing.startswith("scoring")]
    told = [Telling(f"To the display: {listed(cards)}.", routine=True)] if cards else []
    found = [thing for thing in things if thing.startswith("scoring")]
    return told + [Telling(f"The card of {thing} was drawn.", routine=True) for thing in found]


def _dealt(moments: Sequence[Moment], cards: Sequence[str], names: Sequence[str]) -> list[Telling]:
    hands: dict[int, list[str]] = {}
    for moment, card in zip(moments, cards, strict=True):
        grown = moment.after.hand_size > moment.before.hand_size
        hands.setdefault(int(grown.argmax()), []).append(card)
    return [
        Telling(f"{names[seat]} was dealt {counted(len(hand), 'card')}: {listed(hand)}.", True)
        for seat, hand in hands.items()
    ]


def _filled_slot(moment: Moment) -> int:
    return int((moment.before.market == NOTHING).argmax())


def _consequences(moment: Moment, names: Sequence[str]) -> list[Telling]:
    before, after = moment.before, moment.after
    told = []
    if before.turn == 0 and after.turn == 1:
        told.append(Telling(f"{names[after.turn_seat]} began."))
    if after.deck_size > before.deck_size:
        told.append(Telling("The discard pile was shuffled into a new deck."))
    if after.found - after.due > before.found - before.due:
        told.append(_scoring(moment, int(after.found) - 1, names))
    if before.closing == 0 and after.closing == 1:
        told.append(_awards(moment, names))
    if after.phase == FINISHED and before.phase != FINISHED:
        told.append(_scoring(moment, C, names))
    return told


def _scoring(moment: Moment, scoring: int, names: Sequence[str]) -> Telling:
    points = moment.after.points
    rows = [(name, seat) for seat, name in enumerate(names[: int(moment.after.seats)])]
    if moment.after.seats == 2:
        rows.append(("Dirk", DIRK))
    told = [f"{name} {points[row, scoring].sum()}" for name, row in rows]
    return Telling(f"Scoring {SCORINGS[scoring]}: {', '.join(told)}.")


def _awards(moment: Moment, names: Sequence[str]) -> Telling:
    before, after = moment.before, moment.after
    won = []
    for seat, name in enumerate(names[: int(after.seats)]):
        tiles = set(set_aside_of(after, seat)) - set(set_aside_of(before, seat))
        won += [f"{tile_name(tile)} to {name}" for tile in sorted(tiles)]
    last = f" The last tiles of the market: {listed(won)}." if won else ""
    return Telling(f"The game ends.{last}")
