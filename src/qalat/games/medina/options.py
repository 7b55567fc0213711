"""What a table may choose before the game."""

from __future__ import annotations

from qalat.core.game import Option
from qalat.games.medina.components import MAX_SEATS

OPTIONS = (
    Option(
        "final_tie",
        ("shared", "largest_palace"),
        "who wins among equals: all of them, or whoever owns the largest palace",
    ),
    Option("open_supplies", ("no", "yes"), "whether everybody's supply lies open"),
    Option(
        "youngest",
        ("drawn", *(str(seat + 1) for seat in range(MAX_SEATS))),
        "the youngest seat, which begins",
    ),
    Option(
        "last_piece",
        ("must", "may"),
        "whether a single piece that is left has to be placed, or may be declined",
        added=True,
    ),
)
