"""Positions written down: what lies on the table, in words, and each palace as a map."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from qalat.core.writer import INDENT, NONE, actor_name, joined, seat_name, settings
from qalat.games.alhambra.components import (
    CURRENCIES,
    DIRK,
    SCORINGS,
    SLOTS,
    TILE_COUNT,
    TILES,
    card_name,
)
from qalat.games.alhambra.options import OPTIONS
from qalat.games.alhambra.palace_map import draw_map
from qalat.games.alhambra.state import (
    IN_PALACE,
    IN_RESERVE,
    NOTHING,
    PAYMENT,
    PHASES,
    SET_ASIDE,
    WITH_DIRK,
)

_PLACES = (("reserve", IN_RESERVE), ("set aside", SET_ASIDE))
COUNTERS = ("turn", "dealt", "dirk_owed", "traded", "passed", "passes", "idle", "closing", "due")
PILES = ("pile", "places", "found")


def options(state: Any) -> dict[str, str]:
    """Return the options that a state is played with; a drawn youngest seat is named."""
    return {
        option.name: option.values[state[option.name] + (option.name == "youngest")]
        for option in OPTIONS
    }


def position(state: Any) -> list[str]:
    """Return a position as lines of text."""
    lines = [
        f"players: {state.seats}",
        f"options: {settings(OPTIONS, options(state))}",
        f"phase: {PHASES[state.phase]}, {actor_name(state.actor)}",
        f"turn of: {seat_name(state.turn_seat)}",
        f"counters: {_numbers(state, COUNTERS)}",
        f"market: {joined(f'{slot + 1} {_tile(state.market[slot])}' for slot in range(SLOTS))}",
        f"display: {joined(card_name(kind) for kind in state.display if kind != NOTHING)}",
        f"deck: {_numbers(state, PILES)}, cards {state.deck_size}",
        f"discard: {_cards(state.discard)}",
        f"bag: {state.bag_size} tiles",
    ]
    if state.phase == PAYMENT:
        laid = " ".join(str(value + 1) for value in _repeated(state.laid))
        lines.append(f"paying: {state.slot + 1} with {laid or NONE}")
    if state.picked != NOTHING:
        lines.append(f"picked: {_tile(state.picked)}")
    if state.seats == 2:
        lines.append(f"dirk: {_tiles(state, WITH_DIRK)}")
        lines.append(f"dirk's points: {_points(state, DIRK)}")
    for seat in range(state.seats):
        lines += _seat(state, seat)
    return lines


def _numbers(state: Any, names: Iterable[str]) -> str:
    return ", ".join(f"{name} {state[name]}" for name in names)


def _tile(tile: int) -> str:
    return NONE if tile == NOTHING else TILES[tile].name


def _tiles(state: Any, place: int) -> str:
    return joined(TILES[tile].name for tile in range(TILE_COUNT) if state.location[tile] == place)


def _repeated(counts: Sequence[int]) -> Iterator[int]:
    """Yield each index as often as its count says, from the highest down."""
    for index in reversed(range(len(counts))):
        yield from [index] * int(counts[index])


def _cards(counts: Any) -> str:
    """Return cards by currency, such as "yellow 9 3 3; blue 5"."""
    return joined(
        " ".join([currency, *(str(value + 1) for value in _repeated(counts[row]))])
        for row, currency in enumerate(CURRENCIES)
        if counts[row].any()
    )


def _points(state: Any, row: int) -> str:
    return joined(
        " ".join([SCORINGS[scoring], *(str(points) for points in state.points[row, scoring])])
        for scoring in range(len(SCORINGS))
        if state.points[row, scoring].any()
    )


def _hidden(cards: int) -> str:
    return f"{cards} card" if cards == 1 else f"{cards} cards"


def _seat(state: Any, seat: int) -> list[str]:
    hidden = state.hand_size[seat] > 0 and not state.hand[seat].any()
    hand = _hidden(int(state.hand_size[seat])) if hidden else _cards(state.hand[seat])
    palace = {
        (int(state.x[tile]), int(state.y[tile])): tile
        for tile in range(TILE_COUNT)
        if state.location[tile] == IN_PALACE + seat
    }
    return [
        f"seat {seat + 1}:",
        f"{INDENT}hand: {hand}",
        *(f"{INDENT}{name}: {_tiles(state, place + seat)}" for name, place in _PLACES),
        f"{INDENT}points: {_points(state, seat)}",
        f"{INDENT}palace:",
        *(f"{INDENT * 2}{line}" for line in draw_map(palace)),
    ]
