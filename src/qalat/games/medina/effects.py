"""What a turn leads to: roofs and cards, palaces that grow or are closed, and what others gain."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from qalat.core.effects import COMMON_FIELDS, COMMON_KINDS, Effect, EffectKind
from qalat.core.record import Record, int8, int16
from qalat.core.tried_turn import TriedTurn
from qalat.games.medina.components import (
    CELLS,
    COLOURS,
    MAX_SEATS,
    PALACE_POINTS,
    TOWER_POINTS,
    WIDTH,
)
from qalat.games.medina.state import EMPTY, FRONTIER, GROWTH, NOTHING, UNROOFED

EFFECT = Record(
    "Effect",
    int16("palace", "the palace, named by a cell"),
    int8("colour", "an index of COLOURS"),
    int8("tower", "an index of TOWERS"),
    int8("seats", "[seat] the others whom it is about", MAX_SEATS),
    int8("pieces", "how many buildings and stables the palace has"),
    int16("points", "points"),
    int8("room", "cells on which the palace could be extended"),
    int8("count", "how many"),
    *COMMON_FIELDS,
)

KINDS = (
    EffectKind("roofs", "a palace is roofed", "palace", "colour", "points", "room"),
    EffectKind("before_rivals", "others could have roofed it too", "palace", "colour", "seats"),
    EffectKind("palace_card", "the palace card of a colour is taken",
               "colour", "points", "seats"),
    EffectKind("tower_card", "the card of a tower is taken", "tower", "points", "seats"),
    EffectKind("stable_points", "stables bring points to an own palace", "palace", "points"),
    EffectKind("wall_points", "walls bring points to an own palace", "palace", "points"),
    EffectKind("merchant_points", "merchants bring points to an own palace", "palace", "points"),
    EffectKind("helps_rival", "others gain points", "seats", "points", against=True),
    EffectKind("costs_rival", "others lose points", "seats", "points"),
    EffectKind("grows", "a palace without a roof grows, which the seat may still roof",
               "palace", "colour", "pieces"),
    EffectKind("grows_for_others", "a palace grows that only others may roof",
               "palace", "colour", "pieces", "seats", against=True),
    EffectKind("founds", "a palace is founded", "palace", "colour"),
    EffectKind("closes", "a palace cannot be extended any more",
               "palace", "colour", "seats", named="palace"),
    EffectKind("narrows", "a palace can be extended on fewer cells",
               "palace", "colour", "seats", "room", named="palace"),
    EffectKind("leaves", "a palace without a roof is left to others",
               "palace", "colour", "points", "seats", named="palace", against=True),
    EffectKind("ends_colour", "the last roof of a colour: buildings in supplies are lost",
               "colour", "seats"),
    EffectKind("keeps_roofs", "more roofs are kept for later", "count", more="count"),
    EffectKind("waits", "pieces are placed that commit the seat to nothing"),
    *COMMON_KINDS,
)  # fmt: skip

_BESIDE = ("stables", "walls", "merchants")


def effects(turn: TriedTurn) -> list[Effect]:
    """Return what a turn leads to, at least one effect."""
    found = [
        *_roofs(turn),
        *_cards(turn),
        *_beside(turn),
        *_rivals(turn),
        *_growth(turn),
        *_room(turn),
        *_left(turn),
    ]
    if not any(effect.kind not in {"leaves", "helps_rival"} for effect in found):
        found.append(Effect("waits", {}, 0.1))
    left = sum(_waits_for(turn.after, turn.seat, colour) for colour in range(len(COLOURS)))
    return [*found, Effect("keeps_roofs", {"count": left}, 0.3)]


def places(turn: TriedTurn) -> dict[str, list[int]]:
    """Return the cells, the wall cells of the rim and the palaces that pieces go to."""
    found: dict[str, list[int]] = {}
    for deed in turn.deeds:
        if deed.kind in {"built", "attached", "traded", "opened"}:
            found.setdefault("cells", []).append(deed.cell)
        elif deed.kind == "walled":
            found.setdefault("rim", []).append(deed.cell)
        elif deed.kind == "roofed":
            found.setdefault("palaces", []).append(deed.palace)
    return found


def _colour(state: Any, palace: int) -> int:
    return int(state.piece[palace]) - 1


def _has(state: Any, plane: int, cell: int) -> bool:
    """Say whether a set of cells that the rules note has a cell."""
    return bool(int(state.plane[plane, cell // WIDTH]) >> cell % WIDTH & 1)


def _waits_for(state: Any, seat: int, colour: int) -> bool:
    """Say whether a seat has a roof yet for a palace of a colour."""
    return bool(state.declined[seat] == 0 and state.roof[seat, colour] == NOTHING)


def _room_of(state: Any, palace: int) -> int:
    """Return on how many cells a palace could be extended."""
    plane = GROWTH + _colour(state, palace) if _is_unroofed(state, palace) else FRONTIER
    return sum(
        1
        for cell in range(CELLS)
        if int(state.near[cell]) == palace
        and state.piece[cell] == EMPTY
        and _has(state, plane, cell)
    )


def _is_unroofed(state: Any, palace: int) -> bool:
    return _has(state, UNROOFED, palace)


def _palaces(facts: Any) -> list[int]:
    return [cell for cell in range(CELLS) if facts.buildings[cell] > 0]


def _worth(facts: Any, palace: int) -> int:
    return sum(int(facts[name][palace]) for name in ("buildings", *_BESIDE))


def _may_roof(state: Any, colour: int, but: int) -> tuple[int, ...]:
    """Return the others that have a roof for a colour."""
    return tuple(
        seat for seat in range(int(state.seats)) if seat != but and _waits_for(state, seat, colour)
    )


def _roofs(turn: TriedTurn) -> Iterator[Effect]:
    """Tell which palaces are roofed, and who could have done so too."""
    for deed in turn.deeds:
        if deed.kind == "roofed":
            fields = {"palace": deed.palace, "colour": deed.colour}
            place = next(
                number
                for number in range(len(turn.actions))
                if turn.positions[number + 1].roof[turn.seat, deed.colour] != NOTHING
            )
            room = _room_of(turn.positions[place], deed.palace)
            yield Effect("roofs", {**fields, "points": deed.worth, "room": room}, deed.worth)
            seats = _may_roof(turn.before, deed.colour, turn.seat)
            if seats:
                yield Effect("before_rivals", {**fields, "seats": seats}, 0.6 * deed.worth)
        elif deed.kind == "colour_gone":
            seats = tuple(seat for seat, lost in enumerate(deed.lost) if lost and seat != turn.seat)
            yield Effect("ends_colour", {"colour": deed.colour, "seats": seats}, 2.0)


def _cards(turn: TriedTurn) -> Iterator[Effect]:
    """Tell which cards the seat takes, and from whom."""
    for deed in turn.deeds:
        if deed.seat != turn.seat or deed.kind not in {"palace_card", "tower_card"}:
            continue
        giver = () if deed.giver in {NOTHING, turn.seat} else (deed.giver,)
        if deed.kind == "palace_card":
            points = int(PALACE_POINTS[deed.colour])
            fields = {"colour": deed.colour, "points": points, "seats": giver}
        else:
            points = int(TOWER_POINTS[deed.tower])
            fields = {"tower": deed.tower, "points": points, "seats": giver}
        yield Effect(deed.kind, fields, points + len(giver))


def _beside(turn: TriedTurn) -> Iterator[Effect]:
    """Tell what stables, walls and merchants bring to palaces that were the seat's before."""
    before, after = turn.facts
    for palace in _palaces(before):
        if before.owner[palace] != turn.seat:
            continue
        now = int(after.palace[palace])
        for name in _BESIDE:
            points = int(after[name][now]) - int(before[name][palace])
            if points > 0:
                fields = {"palace": now, "points": points}
                yield Effect(f"{name[:-1]}_points", fields, 1.0 + points)


def _rivals(turn: TriedTurn) -> Iterator[Effect]:
    """Tell who else gains or loses points."""
    were, are = turn.points(0)[0], turn.points(-1)[0]
    changes = {
        seat: int(are[seat] - were[seat])
        for seat in range(int(turn.after.seats))
        if seat != turn.seat and are[seat] != were[seat]
    }
    for points in sorted(set(changes.values())):
        seats = tuple(seat for seat, change in changes.items() if change == points)
        kind = "helps_rival" if points > 0 else "costs_rival"
        yield Effect(kind, {"seats": seats, "points": abs(points)}, abs(points))


def _growth(turn: TriedTurn) -> Iterator[Effect]:
    """Tell which palaces without a roof are founded or grow, and for whom."""
    after = turn.facts[1]
    for palace in _palaces(after):
        if after.owner[palace] != NOTHING:
            continue
        colour = _colour(turn.after, palace)
        pieces = int(after.buildings[palace] + after.stables[palace])
        was = _pieces_before(turn, palace)
        fields = {"palace": palace, "colour": colour}
        if was == 0:
            yield Effect("founds", fields, 0.5)
        elif pieces > was and _waits_for(turn.after, turn.seat, colour):
            yield Effect("grows", {**fields, "pieces": pieces}, 1.0)
        elif pieces > was:
            seats = _may_roof(turn.after, colour, turn.seat)
            yield Effect("grows_for_others", {**fields, "pieces": pieces, "seats": seats}, 1.0)


def _pieces_before(turn: TriedTurn, palace: int) -> int:
    """Return how many pieces a palace had before the turn, by whatever cell it was named."""
    before, after = turn.facts
    names = {
        int(before.palace[cell])
        for cell in range(CELLS)
        if after.palace[cell] == palace and before.palace[cell] != NOTHING
    }
    return sum(int(before.buildings[name] + before.stables[name]) for name in names)


def _room(turn: TriedTurn) -> Iterator[Effect]:
    """Tell which palaces of others, or of nobody, lose the cells that they could grow on."""
    before, after = turn.facts
    for palace in _palaces(before):
        now = int(after.palace[palace])
        owner = int(before.owner[palace])
        touched = _pieces_before(turn, now) != after.buildings[now] + after.stables[now]
        if owner == turn.seat or touched or owner != int(after.owner[now]):
            continue
        was, room = _room_of(turn.before, palace), _room_of(turn.after, now)
        seats = () if owner == NOTHING else (owner,)
        fields = {"palace": now, "colour": _colour(turn.after, now), "seats": seats}
        if was > 0 and room == 0:
            yield Effect("closes", fields, 2.0)
        elif room < was:
            yield Effect("narrows", {**fields, "room": room}, 0.5 * (was - room))


def _left(turn: TriedTurn) -> Iterator[Effect]:
    """Tell the most valuable palace that is left to others without a roof."""
    facts = turn.facts[1]
    left = [
        (_worth(facts, palace), -palace, seats)
        for palace in _palaces(facts)
        if facts.owner[palace] == NOTHING
        and (seats := _may_roof(turn.after, _colour(turn.after, palace), turn.seat))
    ]
    if left:
        worth, name, seats = max(left)
        colour = _colour(turn.after, -name)
        fields = {"palace": -name, "colour": colour, "points": worth, "seats": seats}
        yield Effect("leaves", fields, 0.5 * worth)
