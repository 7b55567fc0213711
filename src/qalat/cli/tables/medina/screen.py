"""Medina as a seat sees it: the city, who owns what, and what is left to be placed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from qalat.cli.layout import Size, table, wrapped_list
from qalat.cli.paint import Style
from qalat.core.view import View
from qalat.games.medina.city_map import draw_city
from qalat.games.medina.components import COLOURS, PALACE_POINTS, TOWER_POINTS, TOWERS
from qalat.games.medina.state import NOTHING
from qalat.games.medina.writing import supply

_LEGEND = (
    "g grey, k black, n brown, o orange, s stable, m merchant, # wall, @ tower; 1 roof of seat 1"
)
_STYLES: tuple[Style, ...] = (
    (r"\bgrey\b|(?<=[ #])g\d?(?= )", "white"),
    (r"\bblack\b|(?<=[ #])k\d?(?= )", "purple"),
    (r"\bbrown\b|(?<=[ #])n\d?(?= )", "brown"),
    (r"\borange\b|(?<=[ #])o\d?(?= )", "orange"),
    (r"(?<= )m(?= )", "yellow"),
    (r"(?<= )s(?= )", "green"),
)


def styles() -> Sequence[Style]:
    """Return the colours of the buildings, in words and on the map."""
    return _STYLES


def screen(view: View, names: Sequence[str], size: Size) -> list[str]:
    """Return the whole table, the city nearest to the question."""
    legend = wrapped_list(_LEGEND.split(", "), size.width, "", "")
    shown = [*_standings(view, names), "", *draw_city(view.states[0]), *legend]
    if view.seat >= 0:
        pieces = supply(view.states[0], view.seat).split(", ")
        shown += wrapped_list(pieces, size.width, "Your supply: ", "  ")
    return shown


def close_up(view: View, names: Sequence[str], size: Size) -> list[str]:
    """Return the whole table: the second piece of a turn may go anywhere too."""
    return screen(view, names, size)


def boards(view: View, names: Sequence[str], seats: Sequence[int], width: int) -> list[str]:
    """Return what some seats have: their points by part, cards and supplies."""
    lines: list[str] = []
    _, parts = view.game.engine.points(view.states, 0)
    for seat in seats:
        scored = [
            f"{name} {points}"
            for name, points in zip(view.game.parts, parts[seat], strict=True)
            if points
        ]
        lines += wrapped_list(scored or ["no points"], width, f"{names[seat]}: ", "  ")
        lines += wrapped_list(_cards(view, seat), width, "  cards: ", "    ")
        lines += wrapped_list(supply(view.states[0], seat).split(", "), width, "  supply: ", "    ")
    return lines


def _standings(view: View, names: Sequence[str]) -> list[str]:
    state = view.states[0]
    totals, _ = view.game.engine.points(view.states, 0)
    rows = [("", "pieces", "roofs", "cards", "points")]
    for seat in range(int(state.seats)):
        marker = ">" if seat == state.actor else " "
        left = [] if state.declined[seat] else _roofs_left(state, seat)
        rows.append(
            (
                f"{marker} {seat + 1} {names[seat]}",
                str(state.supply_size[seat]),
                " ".join(left) or "-",
                " ".join(_cards(view, seat)),
                str(totals[seat]),
            )
        )
    return table(rows, words=4)


def _roofs_left(state: Any, seat: int) -> list[str]:
    return [colour for k, colour in enumerate(COLOURS) if state.roof[seat, k] == NOTHING]


def _cards(view: View, seat: int) -> list[str]:
    state = view.states[0]
    cards = [
        *zip(COLOURS, PALACE_POINTS, state.palace_card, strict=True),
        *zip(TOWERS, TOWER_POINTS, state.tower_card, strict=True),
    ]
    return [f"{name} {points}" for name, points, holder in cards if holder == seat] or ["-"]
