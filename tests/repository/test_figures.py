"""Histograms in the docs: they are those that were measured."""

import json
import re
from itertools import pairwise

import pytest

from qalat.play import levels
from tests.repository.project import ROOT

PAGE = (ROOT / "docs/bots.md").read_text("utf-8")
CLAIMS = json.loads((ROOT / "benchmarks/results/2026-11-strength.json").read_text("utf-8"))[
    "claims"
]
TITLES = {"alhambra": "Alhambra", "roll_and_write": "Roll & Write", "medina": "Medina"}
GAMES = tuple(TITLES)
FEWEST, MOST, THREE = (2, 2, 3), (6, 5, 4), (3, 3, 3)
LEVELS = tuple(level.name for level in levels.LEVELS)
ROWS = {
    "greedy against random, the fewest": ("greedy-random", FEWEST),
    "greedy against random, the most": ("greedy-random", MOST),
    "search, 100 ms a turn, against greedy, the fewest": ("search-greedy", FEWEST),
    "search, 100 ms a turn, against greedy, the most": ("search-greedy", MOST),
    "search against flat, both 100 ms, three": ("search-flat", THREE),
    "search, 400 ms against 100 ms, three": ("time-helps", THREE),
}
LADDERS = [
    (game, players)
    for game, fewest, most in zip(GAMES, FEWEST, MOST, strict=True)
    for players in range(fewest, most + 1)
]


def cell(name: str, game: str, players: int) -> str:
    """How often the first finishes ahead, its interval, and of how many games."""
    (claim,) = (
        each
        for each in CLAIMS
        if (each["name"], each["game"], each["players"]) == (name, game, players)
    )
    value, low, high = (100 * claim["ahead"][part] for part in ("value", "low", "high"))
    return f"{value:.1f} ({low:.0f} to {high:.0f}; {claim['games']})"


def row(label: str) -> list[str]:
    """What the page tells in a row of a table, without its label."""
    (cells,) = re.findall(rf"^\| {re.escape(label)} \| (.*) \|$", PAGE, re.MULTILINE)
    return str(cells).split(" | ")


@pytest.mark.parametrize("label", ROWS)
def test_who_finishes_ahead_is_shown_as_it_was_measured(label: str) -> None:
    name, players = ROWS[label]
    assert row(label) == [
        cell(name, game, count) for game, count in zip(GAMES, players, strict=True)
    ]


@pytest.mark.parametrize(("game", "players"), LADDERS)
def test_how_far_the_levels_are_apart_is_measured_for_every_table(game: str, players: int) -> None:
    assert row(f"{TITLES[game]}, {players}") == [
        cell(f"levels-{strong}-{weak}", game, players) for weak, strong in pairwise(LEVELS)
    ]
