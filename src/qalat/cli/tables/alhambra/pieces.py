"""What lies on an Alhambra table, read out of a state in words."""

from __future__ import annotations

from typing import Any

from qalat.games.alhambra.components import (
    CURRENCIES,
    DIRK,
    SLOT_CURRENCY,
    TILE_COUNT,
    TILE_TYPE,
    TILES,
    TYPES,
    VALUES,
)
from qalat.games.alhambra.state import IN_PALACE, IN_RESERVE, NOTHING, SET_ASIDE, WITH_DIRK

Cell = tuple[int, int]


def tile_name(tile: int) -> str:
    """Return a tile in words, or "-" for none."""
    return "-" if tile == NOTHING else TILES[tile].name


def tiles_at(state: Any, place: int) -> list[int]:
    """Return the tiles that lie at a place."""
    return [tile for tile in range(TILE_COUNT) if state.location[tile] == place]


def palace_of(state: Any, seat: int) -> dict[Cell, int]:
    """Return a seat's tiles by cell."""
    return {
        (int(state.x[tile]), int(state.y[tile])): tile for tile in tiles_at(state, IN_PALACE + seat)
    }


def reserve_of(state: Any, seat: int) -> list[int]:
    """Return the tiles of a seat's reserve."""
    return tiles_at(state, IN_RESERVE + seat)


def set_aside_of(state: Any, seat: int) -> list[int]:
    """Return the tiles that a seat has bought and not placed yet."""
    return tiles_at(state, SET_ASIDE + seat)


def type_counts(state: Any, row: int) -> list[int]:
    """Return how many tiles that count a seat has of each type; Dirk's row is the last."""
    tiles = tiles_at(state, WITH_DIRK if row == DIRK else IN_PALACE + row)
    return [sum(TILE_TYPE[tile] == kind for tile in tiles) for kind in range(len(TYPES))]


def values_of(counts: Any) -> list[int]:
    """Return cards of one currency by value, the highest first."""
    return [value + 1 for value in reversed(range(VALUES)) for _ in range(int(counts[value]))]


def hand_of(state: Any, seat: int) -> list[str]:
    """Return a hand by currency with its sums, such as "yellow 9 3 (12)"."""
    return [
        f"{currency} {' '.join(map(str, values))} ({sum(values)})"
        for row, currency in enumerate(CURRENCIES)
        if (values := values_of(state.hand[seat, row]))
    ]


def hand_sum(state: Any, seat: int, slot: int) -> int:
    """Return what a seat's hand holds of a slot's currency."""
    return sum(values_of(state.hand[seat, SLOT_CURRENCY[slot]]))


def slot_coin(slot: int) -> str:
    """Return the currency that a slot is paid in."""
    return CURRENCIES[SLOT_CURRENCY[slot]]


def is_open(state: Any, seat: int) -> bool:
    """Return whether the cards of a hand are shown, and not only their number."""
    return bool(state.hand_size[seat] == 0 or state.hand[seat].any())
