"""What a turn leads to: majorities, walls, payments, and what it leaves to others."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from qalat.core.effects import COMMON_FIELDS, COMMON_KINDS, Effect, EffectKind
from qalat.core.record import Record, int8, int16
from qalat.core.tried_turn import TriedTurn
from qalat.games.alhambra.actions import AT, BUY, SWAP, TO_RESERVE
from qalat.games.alhambra.components import (
    CURRENCIES,
    DIRK,
    DISPLAY_SIZE,
    MAX_SEATS,
    PLACE_POINTS,
    SCORINGS,
    SLOT_CURRENCY,
    SLOTS,
    TILE_COUNT,
    TILE_PRICE,
    TILE_TYPE,
    TYPES,
    VALUES,
)
from qalat.games.alhambra.state import IN_PALACE, NOTHING, WITH_DIRK

EFFECT = Record(
    "Effect",
    int8("type", "an index of TYPES"),
    int8("tile", "an index of TILES"),
    int8("slot", "the slot of the market"),
    int8("seats", "[row] the others whom it is about; Dirk stands behind the seats", MAX_SEATS),
    int8("scoring", "the scoring: 0 A, 1 B, 2 C"),
    int8("points", "points at that scoring, as things stand"),
    int8("count", "how many tiles of the type, or cards"),
    int8("lead", "how many more that is than any other has"),
    int8("was", "sides of the longest wall before"),
    int8("now", "sides of the longest wall behind the turn"),
    int8("cards", "[card] kinds of money cards", DISPLAY_SIZE),
    int8("exactly", "1 if the price can be paid exactly, else 0"),
    int16("amount", "money: taken, held or paid too much"),
    int8("percent", "how likely it is, 1 to 99"),
    *COMMON_FIELDS,
)

KINDS = (
    EffectKind("leads_alone", "alone with the most tiles of a type",
               "type", "count", "points", "scoring"),
    EffectKind("leads_level", "level with others for the most tiles of a type",
               "type", "seats", "points", "scoring"),
    EffectKind("gains", "tiles of a type bring more at the next scoring",
               "type", "points", "scoring"),
    EffectKind("loses", "tiles of a type bring less at the next scoring",
               "type", "points", "scoring", against=True),
    EffectKind("extends_lead", "the lead in a type grows", "type", "lead"),
    EffectKind("secures", "nobody can catch up in a type any more", "type"),
    EffectKind("costs_rival", "others get less for a type at the next scoring",
               "type", "seats", "points", "scoring"),
    EffectKind("keeps_from", "a tile is bought that would have brought others points",
               "tile", "seats", "points", "scoring"),
    EffectKind("leaves", "a tile stays on the market that would bring others points",
               "tile", "slot", "seats", "points", "scoring", against=True),
    EffectKind("wall_grows", "the longest wall grows", "was", "now"),
    EffectKind("wall_shrinks", "the longest wall shrinks", "was", "now", against=True),
    EffectKind("pays_exactly", "a tile is paid exactly, so the turn goes on", "tile"),
    EffectKind("overpays", "more is paid than the price", "tile", "amount", against=True),
    EffectKind("stores", "a tile goes to the reserve and scores nothing", "tile", against=True),
    EffectKind("fits_nowhere", "a tile fits nowhere and goes to the reserve", "tile", against=True),
    EffectKind("gives", "a tile is given to Dirk", "tile", against=True),
    EffectKind("takes_money", "money is taken", "cards", "amount"),
    EffectKind("can_pay", "a tile of the market can be paid from now on",
               "tile", "slot", "exactly"),
    EffectKind("keeps_money", "more money stays in hand", "amount", "count", more="amount"),
    EffectKind("adds", "one more tile of a type counts", "type", "count"),
    EffectKind("scoring_near", "the next scoring may come before the next turn",
               "scoring", "percent"),
    EffectKind("passes", "nothing else is done", against=True),
    *COMMON_KINDS,
)  # fmt: skip

_WEIGHTS = {"pays_exactly": 3.5, "stores": 3.0, "fits_nowhere": 4.0, "gives": 2.0, "secures": 2.0}
_NEAR = 20
"""Percent; a scoring that is less likely before the next turn is no reason."""


def effects(turn: TriedTurn) -> list[Effect]:
    """Return what a turn leads to, at least one effect."""
    found = [
        *_majorities(turn),
        *_rivals(turn),
        *_walls(turn),
        *_tiles(turn),
        *_market(turn),
        *_money(turn),
    ]
    if any(effect.kind in {"leads_alone", "leads_level", "gains"} for effect in found):
        found += _scoring_near(turn)
    return found or [Effect("passes", {})]


def places(turn: TriedTurn) -> dict[str, list[int]]:
    """Return what a turn is done with: slots, tiles, cards taken, and cells as x and y by turns."""
    found: dict[str, list[int]] = {}
    for deed in turn.deeds:
        if deed.kind == "bought":
            found.setdefault("slots", []).append(deed.slot)
            found.setdefault("paid", []).extend(
                deed.currency * VALUES + value - 1 for value in deed.values
            )
        if deed.kind == "took":
            found.setdefault("cards", []).extend(deed.cards)
        if deed.kind in {"placed", "moved", "swapped", "removed"}:
            found.setdefault("cells", []).extend((deed.x, deed.y))
        if "tile" in deed.fields:
            tiles = found.setdefault("tiles", [])
            tiles.extend([deed.tile] if deed.tile not in tiles else [])
    named = [action - BUY for action in turn.actions if BUY <= action < BUY + SLOTS]
    if named and "slots" not in found:
        found["slots"] = named
    return found


def _effect(turn: TriedTurn, kind: str, weight: float = 0.0, **fields: Any) -> Effect:
    if "points" in fields:
        fields["scoring"] = int(turn.facts[1].next_scoring)
    return Effect(kind, fields, _WEIGHTS.get(kind, weight))


def _rows(state: Any) -> list[int]:
    """Return the rows that count tiles: the seats, and Dirk's with two players."""
    return [*range(int(state.seats)), *([DIRK] if state.seats == 2 else [])]


def _row_number(state: Any, row: int) -> int:
    return int(state.seats) if row == DIRK else row


def _gain(turn: TriedTurn, row: int, building_type: int) -> int:
    """Return how much more a type pays a row at the next scoring than before the turn."""
    before, after = turn.facts
    paid = after.next_points[row, building_type] - before.next_points[row, building_type]
    return int(paid)


def _majorities(turn: TriedTurn) -> Iterator[Effect]:
    """Tell what the seat's own places among the types become."""
    before, after = turn.facts
    seat, state = turn.seat, turn.after
    for number in range(len(TYPES)):
        own, was = int(after.count[seat, number]), int(before.count[seat, number])
        points = _gain(turn, seat, number)
        if own <= was:
            if points < 0:
                yield _effect(turn, "loses", -points, type=number, points=-points)
            continue
        others = [row for row in _rows(state) if row != seat]
        best = max(int(after.count[row, number]) for row in others)
        level = [_row_number(state, row) for row in others if after.count[row, number] == own]
        was_best = was > max(int(before.count[row, number]) for row in others)
        if own > best and not was_best:
            yield _effect(turn, "leads_alone", points + 1, type=number, count=own, points=points)
        elif own == best:
            seats = tuple(level)
            yield _effect(turn, "leads_level", points, type=number, seats=seats, points=points)
        elif points > 0:
            yield _effect(turn, "gains", points, type=number, points=points)
        elif own > best:
            yield _effect(turn, "extends_lead", 1.0, type=number, lead=own - best)
        else:
            yield _effect(turn, "adds", 0.4, type=number, count=own)
        if own > best and _is_secure(turn, number, own) and not _was_secure(turn, number, was):
            yield _effect(turn, "secures", type=number)


def _is_secure(turn: TriedTurn, number: int, own: int) -> bool:
    """Say whether no other can reach so many tiles of a type, whatever is still to be had."""
    return _reach(turn, turn.after, turn.facts[1], number) < own


def _was_secure(turn: TriedTurn, number: int, own: int) -> bool:
    return _reach(turn, turn.before, turn.facts[0], number) < own


def _reach(turn: TriedTurn, state: Any, facts: Any, number: int) -> int:
    """Return how many tiles of a type another could have at the end, if all went there."""
    others = [row for row in _rows(state) if row != turn.seat]
    free = sum(
        1
        for tile in range(TILE_COUNT)
        if TILE_TYPE[tile] == number
        and not IN_PALACE <= state.location[tile] < IN_PALACE + MAX_SEATS
        and state.location[tile] != WITH_DIRK
    )
    return free + max(int(facts.count[row, number]) for row in others)


def _rivals(turn: TriedTurn) -> Iterator[Effect]:
    """Tell whom the turn costs points of the next scoring."""
    for number in range(len(TYPES)):
        losses = {
            row: -_gain(turn, row, number) for row in range(int(turn.after.seats))
            if row != turn.seat and _gain(turn, row, number) < 0
        }  # fmt: skip
        if losses:
            most = max(losses.values())
            seats = tuple(row for row, lost in losses.items() if lost == most)
            yield _effect(turn, "costs_rival", 0.6 * most, type=number, seats=seats, points=most)


def _walls(turn: TriedTurn) -> Iterator[Effect]:
    was, now = (int(facts.wall[turn.seat]) for facts in turn.facts)
    left = len(SCORINGS) - int(turn.facts[1].next_scoring)
    if now != was:
        kind = "wall_grows" if now > was else "wall_shrinks"
        yield _effect(turn, kind, left * abs(now - was), was=was, now=now)


def _tiles(turn: TriedTurn) -> Iterator[Effect]:
    """Tell how tiles were paid, and which do not come into the palace."""
    for deed in turn.deeds:
        if deed.kind == "bought" and deed.exactly:
            yield _effect(turn, "pays_exactly", tile=deed.tile)
        elif deed.kind == "bought":
            more = deed.paid - deed.price
            yield _effect(turn, "overpays", 1 + more / 4, tile=deed.tile, amount=more)
        elif deed.kind == "gave":
            yield _effect(turn, "gives", tile=deed.tile)
        elif deed.kind == "stored":
            legal = turn.legal(turn.actions.index(TO_RESERVE))
            fits = bool(((legal >= AT) & (legal < SWAP)).any())
            yield _effect(turn, "stores" if fits else "fits_nowhere", tile=deed.tile)


def _market(turn: TriedTurn) -> Iterator[Effect]:
    """Tell which tiles are kept from others, and which are left to them."""
    for deed in turn.deeds:
        if deed.kind == "bought":
            seats, points = _wanted(turn, turn.before, turn.facts[0], deed.tile)
            if seats:
                yield _effect(
                    turn, "keeps_from", 0.5 * points, tile=deed.tile, seats=seats, points=points
                )
    for slot in range(SLOTS):
        tile = int(turn.after.market[slot])
        if tile != NOTHING:
            seats, points = _wanted(turn, turn.after, turn.facts[1], tile)
            if seats:
                yield _effect(
                    turn, "leaves", 0.4 * points, tile=tile, slot=slot, seats=seats, points=points
                )  # fmt: skip


def _wanted(turn: TriedTurn, state: Any, facts: Any, tile: int) -> tuple[tuple[int, ...], int]:
    """Return whom a tile would bring most at the next scoring, and how much that is."""
    number, scoring = int(TILE_TYPE[tile]), int(facts.next_scoring)
    counts = {row: int(facts.count[row, number]) for row in _rows(state)}
    gains = {
        row: _paid({**counts, row: counts[row] + 1}, row, number, scoring)
        - _paid(counts, row, number, scoring)
        for row in range(int(state.seats))
        if row != turn.seat and _may_afford(state, row, tile)
    }
    most = max(gains.values(), default=0)
    return (tuple(row for row, gain in gains.items() if gain == most), most) if most else ((), 0)


def _paid(counts: dict[int, int], row: int, number: int, scoring: int) -> int:
    """Return what a row gets for a type with such counts, as the rules share places."""
    own = counts[row]
    ahead = sum(count > own for count in counts.values())
    level = sum(count == own for count in counts.values())
    shared = range(ahead, min(ahead + level, 3))
    points = sum(int(PLACE_POINTS[scoring, number, place]) for place in shared)
    return points // level if own else 0


def _may_afford(state: Any, seat: int, tile: int) -> bool:
    """Say whether a hand could pay a tile, as far as the seat on turn may know."""
    price = int(TILE_PRICE[tile])
    if state.open_hands != 1:
        return int(state.hand_size[seat]) * VALUES >= price
    slots = [slot for slot in range(SLOTS) if state.market[slot] == tile]
    return any(_purse(state, seat, int(SLOT_CURRENCY[slot])) >= price for slot in slots)


def _purse(state: Any, seat: int, currency: int) -> int:
    return sum((value + 1) * int(state.hand[seat, currency, value]) for value in range(VALUES))


def _sums(state: Any, seat: int, currency: int) -> int:
    """Return what can be paid exactly in a currency, one bit a sum."""
    sums = 1
    for value in range(VALUES):
        for _ in range(int(state.hand[seat, currency, value])):
            sums |= sums << (value + 1)
    return sums


def _money(turn: TriedTurn) -> Iterator[Effect]:
    """Tell what is taken, what can be paid with it, and what is left."""
    seat, before, after = turn.seat, turn.before, turn.after
    taken = [card for deed in turn.deeds if deed.kind == "took" for card in deed.cards]
    if taken:
        currencies = sorted({card // VALUES for card in taken})
        payable = [effect for each in currencies for effect in _payable(turn, each)]
        amount = sum(card % VALUES + 1 for card in taken)
        if not payable:
            yield _effect(turn, "takes_money", 0.2 * amount, cards=tuple(taken), amount=amount)
        yield from payable
    bought = any(deed.kind == "bought" for deed in turn.deeds)
    if taken or bought:
        amount = sum(_purse(after, seat, currency) for currency in range(len(CURRENCIES)))
        held = sum(_purse(before, seat, currency) for currency in range(len(CURRENCIES)))
        weight = 0.1 * max(amount, held)
        count = int(after.hand_size[seat])
        yield _effect(turn, "keeps_money", min(weight, 2.0), amount=amount, count=count)


def _payable(turn: TriedTurn, currency: int) -> Iterator[Effect]:
    """Tell which tile of the market a currency can pay now, and could not, or not exactly."""
    for slot in range(SLOTS):
        tile = int(turn.after.market[slot])
        if SLOT_CURRENCY[slot] != currency or tile == NOTHING:
            continue
        price = int(TILE_PRICE[tile])
        was, now = (_sums(state, turn.seat, currency) for state in (turn.before, turn.after))
        exactly = now >> price & 1
        is_new = was.bit_length() <= price < now.bit_length()
        if is_new or (exactly and not was >> price & 1):
            yield _effect(
                turn, "can_pay", 2.5 if exactly else 1.5, tile=tile, slot=slot, exactly=exactly
            )


def _scoring_near(turn: TriedTurn) -> Iterator[Effect]:
    """Tell how likely the next scoring comes with the cards of this turn's refill."""
    state = turn.after
    waits = (state.pile == 1 and state.found == 0) or (state.pile == 3 and state.found == 1)
    missing = sum(int(kind) == NOTHING for kind in state.display)
    if waits and missing and state.places > 0:
        percent = min(99, 100 * missing // int(state.places))
        if percent >= _NEAR:
            yield _effect(
                turn, "scoring_near", percent / 25, scoring=int(state.found), percent=percent
            )
