"""Positions written down: the city as a map, and all else in words."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from qalat.core.writer import INDENT, NONE, actor_name, joined, settings
from qalat.games.medina.city_map import draw_city
from qalat.games.medina.components import COLOURS, KINDS, TOWERS
from qalat.games.medina.options import OPTIONS
from qalat.games.medina.state import NOTHING, PHASES

DECLINED = "declined"

LAID = ("nothing", "no roof", "a roof")
"""What this turn has seen, by its number in the state."""


def options(state: Any) -> dict[str, str]:
    """Return the options that a state is played with; a drawn youngest seat is named."""
    numbers = (state.final_tie, state.open_supplies, state.youngest + 1, state.last_piece)
    return {
        option.name: option.values[number] for option, number in zip(OPTIONS, numbers, strict=True)
    }


def position(state: Any) -> list[str]:
    """Return a position as lines of text."""
    lines = [
        f"players: {state.seats}",
        f"options: {settings(OPTIONS, options(state))}",
        f"phase: {PHASES[state.phase]}, {actor_name(state.actor)}",
        f"laid: {LAID[state.laid]}",
        "city:",
        *(INDENT + line for line in draw_city(state)),
        f"roofs: {_roofs(state)}",
        f"palace cards: {_cards(COLOURS, state.palace_card)}",
        f"tower cards: {_cards(TOWERS, state.tower_card)}",
    ]
    for seat in range(state.seats):
        lines += [f"seat {seat + 1}:", f"{INDENT}supply: {supply(state, seat)}"]
        if state.declined[seat]:
            lines.append(f"{INDENT}last piece: {DECLINED}")
    return lines


def roofs_in_order(state: Any) -> list[tuple[int, int]]:
    """Return the roofs, each as seat and colour, in the order in which they were laid."""
    laid = [
        (int(state.rank[seat, colour]), seat, colour)
        for seat in range(state.seats)
        for colour in range(len(COLOURS))
        if state.roof[seat, colour] != NOTHING
    ]
    return [(seat, colour) for _, seat, colour in sorted(laid)]


def _roofs(state: Any) -> str:
    return joined(f"seat {seat + 1} {COLOURS[colour]}" for seat, colour in roofs_in_order(state))


def _cards(names: Iterable[str], holders: Any) -> str:
    return joined(
        f"{name} seat {holder + 1}"
        for name, holder in zip(names, holders, strict=True)
        if holder != NOTHING
    )


def supply(state: Any, seat: int) -> str:
    """Return a supply by kind, such as "grey 6, wall 2"; a hidden one as a number of pieces."""
    pieces = state.supply[seat]
    held = int(state.supply_size[seat])
    if held > 0 and not pieces.any():
        return f"{held} piece" if held == 1 else f"{held} pieces"
    items = [f"{name} {count}" for name, count in zip(KINDS, pieces, strict=True) if count]
    return ", ".join(items) or NONE
