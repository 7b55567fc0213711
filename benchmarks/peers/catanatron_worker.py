"""Catanatron: four random players."""

from itertools import count

from catanatron import (  # type: ignore[import-not-found,import-untyped,unused-ignore]
    Color,
    Game,
    RandomPlayer,
)
from protocol import Answer, repeat, serve

seeds = count(1)


def one_game() -> tuple[int, int]:
    game = Game([RandomPlayer(color) for color in Color], seed=next(seeds))
    game.play()
    return 1, len(game.state.actions)


def playouts(seconds: float) -> Answer:
    return repeat(one_game, seconds)


if __name__ == "__main__":
    serve({"playouts": playouts})
