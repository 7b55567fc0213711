"""Figures in the docs: they are those that were measured."""

import json
import re
from itertools import pairwise

import pytest

from tests.repository.project import ROOT

PAGE = (ROOT / "docs/bots.md").read_text("utf-8")
CLAIMS = json.loads((ROOT / "benchmarks/results/2026-11-strength.json").read_text("utf-8"))[
    "claims"
]
GAMES = ("alhambra", "roll_and_write", "medina")
FEWEST, MOST, THREE = (2, 2, 3), (6, 5, 4), (3, 3, 3)
LEVELS = ("apprentice", "mason", "architect", "vizier")
TABLES = {"the fewest": FEWEST, "three": THREE, "the most": MOST}
ROWS = {
    "greedy against random, the fewest": ("greedy-random", FEWEST),
    "greedy against random, the most": ("greedy-random", MOST),
    "search, 100 ms a turn, against greedy, the fewest": ("search-greedy", FEWEST),
    "search, 100 ms a turn, against greedy, the most": ("search-greedy", MOST),
    "search against flat, both 100 ms, three": ("search-flat", THREE),
    "search, 400 ms against 100 ms, three": ("time-helps", THREE),
    **{
        f"{strong} against {weak}, {size}": (f"levels-{strong}-{weak}", players)
        for weak, strong in pairwise(LEVELS)
        for size, players in TABLES.items()
    },
    "sultan, 1 s a turn, against vizier, three": ("levels-sultan-vizier", THREE),
}


def cell(name: str, game: str, players: int) -> str:
    """How often the first finishes ahead, its interval, and of how many games."""
    (claim,) = (
        each
        for each in CLAIMS
        if (each["name"], each["game"], each["players"]) == (name, game, players)
    )
    value, low, high = (100 * claim["ahead"][part] for part in ("value", "low", "high"))
    return f"{value:.1f} ({low:.0f} to {high:.0f}; {claim['games']})"


@pytest.mark.parametrize("label", ROWS)
def test_who_finishes_ahead_is_told_as_it_was_measured(label: str) -> None:
    name, players = ROWS[label]
    (row,) = re.findall(rf"^\| {re.escape(label)} \| (.*) \|$", PAGE, re.MULTILINE)
    told = [cell(name, game, count) for game, count in zip(GAMES, players, strict=True)]
    assert row.split(" | ") == told
