"""Qalat in Node.js: the games' modules for the browser, measured like the compiled code."""

import sys
from functools import cache, partial
from itertools import count
from pathlib import Path

from protocol import Answer, Measure, available_cores, pin, serve

import qalat
from qalat.core.random import seeded

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from tools.node import Node

CHUNK = 64  # games a call, as of the compiled code
SIMULATIONS = 512  # in one tree
WARM_UP = [1] * 20 + [20] * 20
ROOM = 1 << 15

seeds = count(1)


@cache
def node() -> Node:
    """Start Node.js on the core that this process is on, as the compiled code is."""
    pin(available_cores(), 1)
    return Node()


@cache
def streams(first: int) -> list[list[int]]:
    return [seeded(first, k).tolist() for k in range(CHUNK)]


def playouts(game: qalat.Game, players: int, seconds: float) -> Answer:
    """Play random games; only what passes inside Node.js counts."""
    options = game.option_numbers(game.checked_options(None, players)).tolist()
    played = {"games": 0.0, "decisions": 0.0, "seconds": 0.0}
    while played["seconds"] < seconds:
        given = {"seats": players, "options": options, "streams": streams(next(seeds) % 8)}
        answer = node().ask("measure", game, **given)
        played["games"] += CHUNK
        played["decisions"] += answer["decisions"]
        played["seconds"] += answer["seconds"]
    return played


@cache
def opening(game: qalat.Game, players: int) -> qalat.Match:
    return qalat.Match(game, players, seed=1)


def tree_search(game: qalat.Game, players: int, seconds: float) -> Answer:
    """Run simulations to the end of the game; the time to list the turns counts, as natively."""
    match = opening(game, players)
    given = {"state": match.state.tobytes().hex(), "seat": match.actor, "line": [], "room": ROOM}
    played = {"games": 0.0, "decisions": 0.0, "seconds": 0.0}
    warmed = False
    while played["seconds"] < seconds:
        seed = next(seeds)
        answer = node().ask(
            "think",
            game,
            horizon=0,
            listing=seeded("search", seed).tolist(),
            playing=seeded("search", seed, 0).tolist(),
            simulations=[SIMULATIONS] if warmed else WARM_UP,
            **given,
        )
        if warmed:
            played["games"] += SIMULATIONS
            played["seconds"] += answer["seconds"]
        warmed = True
    return played


def first_position(game: qalat.Game, _: float) -> Answer:
    """Read, compile and start a module anew, until the first position's actions are listed."""
    options = game.option_numbers(game.checked_options(None, game.usual)).tolist()
    seconds = node().ask("first", game, seats=game.usual, options=options)
    return {"seconds": float(seconds)}


MEASURES: dict[str, Measure] = {
    **{
        f"{game.name} {what}, {players} players": partial(take, game, players)
        for game in qalat.GAMES.values()
        for players in range(game.fewest, game.most + 1)
        for what, take in (("playouts", playouts), ("tree search", tree_search))
    },
    **{
        f"{game.name} first position": partial(first_position, game)
        for game in qalat.GAMES.values()
    },
}

if __name__ == "__main__":
    serve(MEASURES)
