"""What a table may choose before the game."""

from __future__ import annotations

from qalat.core.game import Option
from qalat.games.alhambra.components import MAX_SEATS

OPTIONS = (
    Option(
        "scoring_cards",
        ("shuffled", "top"),
        "where A and B lie in their piles: anywhere, or on top",
    ),
    Option(
        "game_end",
        ("market_short", "last_tile"),
        "when the game ends: the market cannot be refilled, or also when the bag is emptied",
    ),
    Option("open_hands", ("no", "yes"), "whether everybody's money lies open"),
    Option(
        "youngest",
        ("drawn", *(str(seat + 1) for seat in range(MAX_SEATS))),
        "the youngest seat, which is dealt to first and wins ties for the first turn",
    ),
    Option(
        "scoring_time",
        ("after_refill", "at_once"),
        "when A and B are scored: after the refill, or as soon as the card turns up",
        added=True,
    ),
    Option(
        "extra_action",
        ("must", "may"),
        "whether the action after an exact payment has to be taken or may be declined",
        added=True,
    ),
)
