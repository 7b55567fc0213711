"""Compiling the rules ahead of play, behind a visible step."""

from __future__ import annotations

import sys

from qalat.core.game import Game


def compile_rules(game: Game) -> float:
    """Compile or load a game's entry points; return the seconds."""
    options = game.option_numbers(game.checked_options(None, game.fewest))
    return game.engine.compile(game.fewest, options)


def make_ready(game: Game) -> Game:
    """Return the game with its rules compiled, saying so if that takes a while."""
    if not game.engine.is_compiled:
        print(
            f"Compiling the rules of {game.title}, once; this takes about half a minute ...",
            file=sys.stderr,
            flush=True,
        )
        print(f"Compiled in {compile_rules(game):.0f} s.", file=sys.stderr, flush=True)
    return game
