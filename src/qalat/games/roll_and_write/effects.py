"""What a turn leads to: types and lines that fill, coins, and the dice that others get."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from qalat.core.effects import COMMON_FIELDS, COMMON_KINDS, Effect, EffectKind
from qalat.core.record import Record, int8, int16
from qalat.core.tried_turn import TriedTurn
from qalat.games.roll_and_write.actions import BUILD_AGAIN, END
from qalat.games.roll_and_write.components import LINE_POINTS, PIPS, ROWS, TYPES

EFFECT = Record(
    "Effect",
    int8("type", "an index of TYPES"),
    int8("crossing", "the crossing, row by row from yellow 1 down"),
    int8("line", "the row or the column, from 1"),
    int8("seats", "[row] the others whom it is about; virtual players stand behind", ROWS),
    int16("points", "points"),
    int8("count", "how many are built"),
    int8("boxes", "how many of the type complete it"),
    int8("place", "the place that it brings, from 1"),
    int8("coins", "coins taken, spent or left"),
    int8("lost", "coins that were shown, but find no room on the sheet"),
    *COMMON_FIELDS,
)

KINDS = (
    EffectKind("completes", "a type is complete and will be paid at the end of the round",
               "type", "place", "points"),
    EffectKind("ranks", "a type would pay more if the game ended now", "type", "count", "points"),
    EffectKind("costs_rival", "others would get less for a type if the game ended now",
               "type", "seats", "points"),
    EffectKind("builds", "a type comes one nearer to being complete", "type", "count", "boxes"),
    EffectKind("row_points", "a row brings more points", "line", "count", "points"),
    EffectKind("column_points", "a column brings more points", "line", "count", "points"),
    EffectKind("row_near", "one more in a row brings points", "line", "count", "points"),
    EffectKind("column_near", "one more in a column brings points", "line", "count", "points"),
    EffectKind("builds_twice", "coins buy a second build", "coins"),
    EffectKind("saves_build", "a second build is left out, and its coins are saved", "coins"),
    EffectKind("takes_coins", "coins are taken", "coins", "lost"),
    EffectKind("turns_dice", "coins turn dice", "coins", against=True),
    EffectKind("keeps_coins", "more coins are left for later", "coins", more="coins"),
    EffectKind("keeps_dice", "the dice that are kept show a building that is still free",
               "crossing", "type"),
    EffectKind("passes_dead", "the dice passed on show what the next player has built",
               "crossing", "seats"),
    EffectKind("passes_useful", "the dice passed on complete a type or a line for the next player",
               "crossing", "seats", against=True),
    *COMMON_KINDS,
)  # fmt: skip

_LINES = {
    "row": ("in_row", "row_points"),
    "column": ("in_column", "column_points"),
}


def effects(turn: TriedTurn) -> list[Effect]:
    """Return what a turn leads to, at least one effect."""
    found = [*_types(turn), *_rivals(turn), *_lines(turn), *_coins(turn), *_dice(turn)]
    return found or [_coins_left(turn)]


def places(turn: TriedTurn) -> dict[str, list[int]]:
    """Return the crossings that are built, and the pairs that are kept and passed on."""
    found: dict[str, list[int]] = {}
    for deed in turn.deeds:
        if deed.kind in {"built", "built_again"}:
            found.setdefault("crossings", []).append(deed.crossing)
        elif deed.kind == "kept":
            found["kept"] = [_crossing(deed.own)]
        elif deed.kind == "turned":
            found.setdefault("turned", []).extend((deed.colour, deed.was, deed.now))
    return found


def _crossing(pair: Any) -> int:
    blue, yellow = pair
    return (int(yellow) - 1) * PIPS + int(blue) - 1


def _is_built(state: Any, seat: int, crossing: int) -> bool:
    return bool(int(state.built[seat]) >> crossing & 1)


def _built(turn: TriedTurn) -> list[int]:
    """Return the types that the turn builds, each once."""
    types = [deed.type for deed in turn.deeds if deed.kind in {"built", "built_again"}]
    return sorted(set(types))


def _types(turn: TriedTurn) -> Iterator[Effect]:
    """Tell how far the types are that the turn builds, and what they would pay."""
    before, after = turn.facts
    for number in _built(turn):
        count = int(turn.after.count[turn.seat, number])
        boxes = int(turn.after.boxes[number])
        points = int(after.rank_points[turn.seat, number])
        more = points - int(before.rank_points[turn.seat, number])
        if count == boxes:
            place = int(turn.facts[0].gone[number]) + 1
            fields = {"type": number, "place": place, "points": points}
            yield Effect("completes", fields, 3.0 + points)
        elif more > 0:
            fields = {"type": number, "count": count, "points": more}
            yield Effect("ranks", fields, 0.4 * more)
        if count < boxes:
            fields = {"type": number, "count": count, "boxes": boxes}
            yield Effect("builds", fields, 1.0 + 2.0 * count / boxes)


def _rivals(turn: TriedTurn) -> Iterator[Effect]:
    """Tell whom a type would pay less than before."""
    before, after = turn.facts
    for number in range(len(TYPES)):
        losses = {
            row: int(before.rank_points[row, number] - after.rank_points[row, number])
            for row in range(int(turn.after.seats))
            if row != turn.seat
        }
        most = max(losses.values(), default=0)
        if most > 0:
            seats = tuple(row for row, lost in losses.items() if lost == most)
            fields = {"type": number, "seats": seats, "points": most}
            yield Effect("costs_rival", fields, 0.3 * most)


def _lines(turn: TriedTurn) -> Iterator[Effect]:
    """Tell which rows and columns bring points, or will with one more."""
    before, after = turn.facts
    for name, (number, worth) in _LINES.items():
        for line in range(PIPS):
            built = int(after[number][turn.seat, line])
            if built == before[number][turn.seat, line]:
                continue
            points = int(after[worth][turn.seat, line] - before[worth][turn.seat, line])
            fields = {"line": line + 1, "count": built}
            if points > 0:
                yield Effect(f"{name}_points", {**fields, "points": points}, 1.0 + points)
            elif built < PIPS and LINE_POINTS[built + 1] > LINE_POINTS[built]:
                more = int(LINE_POINTS[built + 1] - LINE_POINTS[built])
                yield Effect(f"{name}_near", {**fields, "points": more}, 1.0)


def _coins(turn: TriedTurn) -> Iterator[Effect]:
    """Tell what coins are taken, spent and saved."""
    turned = sum(deed.coins for deed in turn.deeds if deed.kind == "turned")
    if turned:
        yield Effect("turns_dice", {"coins": turned}, 0.5 * turned)
    for deed in turn.deeds:
        if deed.kind == "coins_taken":
            yield Effect(
                "takes_coins", {"coins": deed.coins, "lost": deed.lost}, 0.8 * deed.coins + 0.2
            )
        elif deed.kind == "built_again":
            yield Effect("builds_twice", {"coins": deed.coins}, 2.0)
    place = turn.actions.index(END) if END in turn.actions else -1
    if place >= 0 and BUILD_AGAIN in turn.legal(place):
        yield Effect("saves_build", {"coins": int(turn.facts[1].coins[turn.seat])}, 1.5)
    yield _coins_left(turn)


def _coins_left(turn: TriedTurn) -> Effect:
    return Effect("keeps_coins", {"coins": int(turn.facts[1].coins[turn.seat])}, 0.3)


def _dice(turn: TriedTurn) -> Iterator[Effect]:
    """Tell what the dice are worth that are kept, and those that are passed on."""
    for deed in turn.deeds:
        if deed.kind == "kept":
            crossing = _crossing(deed.own)
            if not _is_built(turn.after, turn.seat, crossing):
                fields = {"crossing": crossing, "type": int(turn.after.layout[crossing])}
                yield Effect("keeps_dice", fields, 1.5)
        elif deed.kind == "passed_on" and deed.receiver != turn.seat:
            yield from _passed(turn, deed.receiver, _crossing(deed.pair))


def _passed(turn: TriedTurn, receiver: int, crossing: int) -> Iterator[Effect]:
    fields = {"crossing": crossing, "seats": (receiver,)}
    state, facts = turn.after, turn.facts[1]
    if _is_built(state, receiver, crossing):
        yield Effect("passes_dead", fields, 1.0)
        return
    number = int(state.layout[crossing])
    completes = int(state.count[receiver, number]) + 1 == int(state.boxes[number])
    in_row = int(facts.in_row[receiver, crossing // PIPS])
    in_column = int(facts.in_column[receiver, crossing % PIPS])
    gains = any(LINE_POINTS[built + 1] > LINE_POINTS[built] for built in (in_row, in_column))
    if completes or gains:
        yield Effect("passes_useful", fields, 2.0 if completes else 1.0)
