"""Alhambra as a seat sees it: standings, market, money, palaces."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from qalat.cli.layout import Size, row_width, side_by_side, table, wrapped_list
from qalat.cli.paint import Style
from qalat.cli.tables.alhambra.choices import free_cells
from qalat.cli.tables.alhambra.palaces import board, boards
from qalat.cli.tables.alhambra.pieces import (
    hand_of,
    hand_sum,
    is_open,
    reserve_of,
    set_aside_of,
    slot_coin,
    tile_name,
    type_counts,
    values_of,
)
from qalat.core.record import CHANCE, OVER
from qalat.core.view import View
from qalat.games.alhambra.components import (
    CURRENCIES,
    DIRK,
    LETTERS,
    SCORINGS,
    SLOTS,
    TILES,
    TYPES,
    card_name,
)
from qalat.games.alhambra.state import ACTION, NOTHING, PAYMENT

_TYPE_COLOURS = ("blue", "red", "brown", "white", "green", "purple")
_ROOM_FOR_THE_QUESTION = 6

_STYLES: tuple[Style, ...] = (
    *((rf"\b{currency}(?: \d)*\b", currency) for currency in CURRENCIES),
    *((rf"\b{name}\b(?: \d+)?", colour) for name, colour in zip(TYPES, _TYPE_COLOURS, strict=True)),
    *(
        (rf"(?<!\w){letter}\d+\b", colour)
        for letter, colour in zip(LETTERS, _TYPE_COLOURS, strict=True)
    ),
    (r"\[ \]", "bold"),
    (r"\band play on\b", "bold"),
)


def styles() -> Sequence[Style]:
    """Return the colours of the currencies and of the buildings, in words and on maps."""
    return _STYLES


def screen(view: View, names: Sequence[str], size: Size) -> list[str]:
    """Return the whole table; maps stand beside the rest where there is room."""
    state = view.states[0]
    seats = range(int(state.seats))
    open_to_all = [*_standings(state, names), "", *_market(view)]
    money = _money(view, names, size)
    if view.seat < 0:
        return [*open_to_all, *money, "", *boards(view, names, seats, size.width)]
    own = board(view, names, view.seat, free_cells(view))
    others = [board(view, names, seat) for seat in seats if seat != view.seat]
    palaces = side_by_side([own, *others], size.width)
    height = len(palaces) + len(open_to_all) + len(money) + _ROOM_FOR_THE_QUESTION
    if row_width([own, *others]) <= size.width and height <= size.height:
        return [*palaces, "", *open_to_all, *money]
    if row_width([open_to_all, own]) <= size.width:
        return [*side_by_side([open_to_all, own], size.width), *money]
    return [*own, "", *open_to_all, *money]


def close_up(view: View, names: Sequence[str], size: Size) -> list[str]:
    """Return what a purchase or a placement needs: the hand, or the palace and its free cells."""
    if view.states[0].phase == ACTION:
        return screen(view, names, size)
    if view.states[0].phase == PAYMENT:
        return _money(view, names, size)
    return board(view, names, view.seat, free_cells(view)) + _waiting(view, size)


def _standings(state: Any, names: Sequence[str]) -> list[str]:
    rows = [["", "seat", "points", "cards", *LETTERS, "reserve"]]
    for seat in range(int(state.seats)):
        mark = "*" if state.actor == seat else ""
        numbers = [
            state.score[seat],
            state.hand_size[seat],
            *type_counts(state, seat),
            len(reserve_of(state, seat)),
        ]
        rows.append([mark, f"{seat + 1} {names[seat]}", *map(str, numbers)])
    if state.seats == 2:
        counts = [str(count) for count in type_counts(state, DIRK)]
        rows.append(["", "  Dirk", str(state.score[DIRK]), "", *counts, ""])
    return table(rows, words=2, gap=1)


def _market(view: View) -> list[str]:
    state = view.states[0]
    rows = []
    for slot in range(SLOTS):
        tile = int(state.market[slot])
        price = "" if tile == NOTHING else f"{TILES[tile].price} {slot_coin(slot)}"
        held = ""
        if view.seat >= 0 and tile != NOTHING:
            held = f"you hold {hand_sum(state, view.seat, slot)}"
        lead = "Market" if slot == 0 else ""
        rows.append([lead, f"{slot + 1} {tile_name(tile)}", price or f"({slot_coin(slot)})", held])
    return table(rows, words=4)


def _money(view: View, names: Sequence[str], size: Size) -> list[str]:
    state = view.states[0]
    display = "; ".join(card_name(kind) for kind in state.display if kind != NOTHING)
    lines = [f"Display {display or '-'}"]
    for seat in range(int(state.seats)):
        if seat == view.seat or (is_open(state, seat) and state.hand_size[seat]):
            whose = "" if seat == view.seat else f"of {names[seat]}: "
            hand = hand_of(state, seat) or ["-"]
            lines += wrapped_list(hand, size.width, f"Hand    {whose}", " " * 8)
    return [*lines, *_waiting(view, size), _stock(state)]


def _waiting(view: View, size: Size) -> list[str]:
    """Return what the seat has begun: a payment, tiles set aside, and the tiles in reserve."""
    state = view.states[0]
    lines = []
    if state.phase == PAYMENT:
        tile = int(state.market[state.slot])
        price = f"{TILES[tile].price} {slot_coin(state.slot)}"
        laid = " ".join(map(str, values_of(state.laid))) or "nothing"
        lines.append(f"Paying  {price} for {tile_name(tile)}, laid so far: {laid}")
    if view.seat < 0:
        return lines
    piles = (("Aside", set_aside_of(state, view.seat)), ("Reserve", reserve_of(state, view.seat)))
    for title, tiles in piles:
        if tiles:
            names = [tile_name(tile) for tile in tiles]
            lines += wrapped_list(names, size.width, f"{title:<8}", " " * 8)
    return lines


def _stock(state: Any) -> str:
    found = ", ".join(SCORINGS[: int(state.found)])
    parts = [f"{state.deck_size} cards in the deck", f"{state.bag_size} tiles in the bag"]
    if state.actor == OVER:
        parts.append("the game is over")
    elif found:
        parts.append(f"scored: {found}")
    if state.actor == CHANCE:
        parts.append("chance is to draw")
    return "Left    " + ", ".join(parts)
