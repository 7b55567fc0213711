"""The commands `rules` and `compile`."""

from __future__ import annotations

import argparse

import qalat
from qalat.cli.compiling import compile_part, make_all_ready
from qalat.cli.layout import terminal_size
from qalat.cli.output import Output
from qalat.cli.rules import rule_lines, rules_page
from qalat.core.kernel import INTERPRETED


def rules(arguments: argparse.Namespace) -> int:
    """Print a game's rules page, a chapter of it, or one rule."""
    game = qalat.find(arguments.game)
    width = terminal_size().width
    if arguments.id is None:
        Output(arguments.colour).lines(rules_page(game).splitlines())
    else:
        Output(arguments.colour, game).lines(rule_lines(game, arguments.id, width))
    return 0


def compile_ahead(arguments: argparse.Namespace) -> int:
    """Compile the rules and the search of games, so that no later command has to."""
    games = [qalat.find(name) for name in arguments.games or qalat.GAMES]
    if INTERPRETED:
        print("QALAT_INTERPRET is set: the rules run as plain Python, nothing is compiled.")
        return 0
    if arguments.only:
        for game in games:
            compile_part(game, arguments.only)
        return 0
    make_all_ready(games)
    for game in games:
        print(f"{game.title} and its bots are ready.")
    return 0
