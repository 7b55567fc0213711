"""The writer of positions: what the notations of all games share."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from qalat.core.game import Option
from qalat.core.record import CHANCE, OVER

NONE = "-"
"""The text for nothing, nobody, none."""

INDENT = "  "
"""The indent of a seat's lines; twice, that of a map within them."""


def actor_name(actor: int) -> str:
    """Return the actor: "seat 2", "chance" or "nobody"."""
    if actor == CHANCE:
        return "chance"
    return "nobody" if actor == OVER else f"seat {actor + 1}"


def seat_name(seat: int) -> str:
    """Return a seat as "seat 2", or "-" for none."""
    return NONE if seat < 0 else f"seat {seat + 1}"


def joined(parts: Iterable[str]) -> str:
    """Return parts joined by semicolons, or "-" for none."""
    return "; ".join(parts) or NONE


def settings(options: Iterable[Option], values: Mapping[str, str]) -> str:
    """Return options with their values; later additions only when not at their default."""
    return ", ".join(
        f"{option.name}={values[option.name]}"
        for option in options
        if not option.added or values[option.name] != option.values[0]
    )
