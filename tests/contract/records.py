"""Finished games to be kept as records: every number of players, every option."""

from __future__ import annotations

import qalat
from qalat.core.random import seeded
from tests.contract.walk import Table, by_family

NAMES = ("ada", "Ben", "Çiğdem", "dirk o'neill", "Эмма", "F. 6")

GAMES = {
    "alhambra": {
        "2-plain": (2, {}),
        "2-last-tile": (2, {"game_end": "last_tile"}),
        "2-open-hands": (2, {"open_hands": "yes", "youngest": "2"}),
        "3-plain": (3, {}),
        "3-top": (3, {"scoring_cards": "top"}),
        "4-plain": (4, {}),
        "4-last-tile-top": (4, {"scoring_cards": "top", "game_end": "last_tile"}),
        "5-plain": (5, {}),
        "5-youngest": (5, {"youngest": "5"}),
        "2-at-once-may-decline": (2, {"scoring_time": "at_once", "extra_action": "may"}),
        "4-may-decline": (4, {"extra_action": "may"}),
        "6-plain": (6, {}),
        "6-open-hands": (6, {"open_hands": "yes", "scoring_cards": "top"}),
    },
    "roll_and_write": {
        "1-plain": (1, {}),
        "1-against-two": (1, {"solo": "against"}),
        "1-against-three": (1, {"solo": "against", "virtual_players": "3"}),
        "1-four-virtual": (1, {"virtual_players": "4"}),
        "2-plain": (2, {}),
        "3-plain": (3, {}),
        "3-layout": (3, {"layout": "PSTTTT/TTTTTT/AAAAAA/CCCCCC/GGGGGG/GTTTTT", "coins": "40"}),
        "4-plain": (4, {}),
        "5-plain": (5, {}),
    },
    "medina": {
        "3-plain": (3, {}),
        "3-open-supplies": (3, {"open_supplies": "yes", "youngest": "3"}),
        "4-plain": (4, {}),
        "4-largest-palace": (4, {"final_tie": "largest_palace", "youngest": "1"}),
        "4-last-piece": (4, {"last_piece": "may"}),
    },
}


def finished(game: str, name: str) -> str:
    """Play a game to its end and return its record."""
    seats, options = GAMES[game][name]
    match = qalat.Match(game, NAMES[:seats], seed=name, options=options)
    play_out(match, name)
    return str(match.log)


def play_out(match: qalat.Match, seed: int | str) -> None:
    stream = seeded("records", seed)
    while not match.over:
        match.play(by_family(match, stream))


def played(table: Table, seed: int, moves: int) -> qalat.Match:
    """Return a match after so many moves."""
    match = table.match(seed)
    stream = seeded("moves", seed)
    for _ in range(moves):
        if not match.over:
            match.play(by_family(match, stream))
    return match
