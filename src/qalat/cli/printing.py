"""The commands that only print: the rules page, and compiling ahead."""

from __future__ import annotations

import argparse

import qalat
from qalat.cli.layout import terminal_size
from qalat.cli.output import Output
from qalat.cli.rulebook import rule_lines, rules_page
from qalat.core.kernel import INTERPRETED
from qalat.play.compiling import compile_rules, compile_thinking, thinks


def rules(arguments: argparse.Namespace) -> int:
    """Print a game's rules page, a chapter of it, or one rule."""
    game = qalat.find(arguments.game)
    width = terminal_size().width
    if arguments.id is None:
        Output(arguments.colour).lines(rules_page(game).splitlines())
    else:
        Output(arguments.colour, game).lines(rule_lines(game, arguments.id, width))
    return 0


def compile_all(_: argparse.Namespace) -> int:
    """Compile the rules and the thinking of all games, so that no later command has to."""
    if INTERPRETED:
        print("QALAT_INTERPRET is set: the rules run as plain Python, nothing is compiled.")
        return 0
    for game in qalat.GAMES.values():
        state = "loading" if game.engine.is_compiled else "compiling, about half a minute"
        print(f"{game.title}: {state} ...", end=" ", flush=True)
        print(f"{compile_rules(game):.1f} s")
        state = "loading" if thinks(game) else "compiling, about a minute"
        print(f"{game.title}, how bots think: {state} ...", end=" ", flush=True)
        print(f"{compile_thinking(game):.1f} s")
    return 0
