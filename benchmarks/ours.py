"""Qalat: uniformly random games in compiled code and from Python, and what it costs to start."""

import os
import subprocess
import sys
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor
from functools import cache, partial
from itertools import count
from pathlib import Path
from random import random

import numba
import numpy as np
from protocol import Answer, Measure, repeat, serve

import qalat
from qalat.core.random import seeded
from qalat.core.record import SETTLE_ONLY
from qalat.play.search.parameters import DEFAULT
from qalat.play.search.search import Search

ALHAMBRA = qalat.find("alhambra")
ENGINE = ALHAMBRA.engine
PLAYERS = 4  # at the tables of Alhambra
CHUNK = 64  # games a call: enough to make the call itself cost nothing
BATCH = 1024
BATCH_STEPS = 16
COPIES = 1 << 20
SIMULATIONS = 512  # in one tree: as many as open_spiel's
FIRST_MOVE = "import qalat; match = qalat.Match('alhambra', 3, seed=1); match.play(match.legal[0])"

seeds = count(1)


@cache
def options(game: qalat.Game, players: int) -> np.ndarray:
    return game.option_numbers(game.checked_options(None, players))


@cache
def streams(first: int) -> np.ndarray:
    """Make the streams of a chunk of games beforehand: seeding is not what is measured."""
    return np.array([seeded(first, k) for k in range(CHUNK)])


def chunk(game: qalat.Game, players: int) -> tuple[int, int]:
    numbers = options(game, players)
    played = game.engine.play_games(streams(next(seeds) % 8), players, numbers)
    return CHUNK, int(played.decisions.sum())


def playouts(game: qalat.Game, players: int, seconds: float) -> Answer:
    return repeat(partial(chunk, game, players), seconds)


def threaded(threads: int, seconds: float) -> Answer:
    """Play with so many threads at once; the compiled code lets them run side by side."""
    with ThreadPoolExecutor(threads) as pool:
        start = time.perf_counter()
        answers = list(pool.map(lambda _: playouts(ALHAMBRA, PLAYERS, seconds), range(threads)))
        elapsed = time.perf_counter() - start
    return {"decisions": sum(each["decisions"] for each in answers), "seconds": elapsed}


def stepped_game() -> tuple[int, int]:
    """Play one game, one Python call a decision."""
    step = ENGINE.driver.step
    states, scratch = ENGINE.blank(), ENGINE.scratch(next(seeds))
    ids = scratch["ids"][0]
    ENGINE.driver.start(states, 0, PLAYERS, options(ALHAMBRA, PLAYERS))
    legal = step(states, 0, SETTLE_ONLY, scratch)
    decisions = 0
    while legal:
        legal = step(states, 0, ids[int(random() * legal)], scratch)
        decisions += 1
    return 1, decisions


def step_loop(seconds: float) -> Answer:
    return repeat(stepped_game, seconds)


def batched(seconds: float) -> Answer:
    games = np.array([seeded(next(seeds)) for _ in range(BATCH)])
    batch = ENGINE.batch(games, PLAYERS, options(ALHAMBRA, PLAYERS))

    def steps() -> tuple[int, int]:
        return 0, sum(batch.step() for _ in range(BATCH_STEPS))

    return repeat(steps, seconds)


@numba.njit  # type: ignore[untyped-decorator]  # Numba has no types for it
def copy_round(states: np.ndarray, times: int) -> None:
    """Copy states along a ring: copying one and the same twice would be optimised away."""
    last = len(states) - 1
    for k in range(times):
        states[(k + 1) & last] = states[k & last]


def copy(_: float) -> Answer:
    states = ENGINE.blank(16)
    copy_round(states, 1)
    start = time.perf_counter()
    copy_round(states, COPIES)
    return {"nanoseconds": (time.perf_counter() - start) / COPIES * 1e9}


def state(game: qalat.Game, _: float) -> Answer:
    return {"bytes": game.state.bytes}


def fresh(program: str, folder: Path) -> float:
    """Run a program in a new process with that cache folder; return its seconds."""
    start = time.perf_counter()
    environment = {**os.environ, "QALAT_CACHE_DIR": str(folder)}
    subprocess.run([sys.executable, "-c", program], env=environment, check=True)
    return time.perf_counter() - start


def compile_all(game: qalat.Game) -> str:
    return (
        f"import qalat; game = qalat.find('{game.name}'); players = game.most; "
        "game.engine.compile(players, game.option_numbers(game.checked_options(None, players)))"
    )


def cold_compile(game: qalat.Game, _: float) -> Answer:
    with tempfile.TemporaryDirectory() as folder:
        return {"seconds": fresh(compile_all(game), Path(folder))}


@cache
def filled_cache() -> tempfile.TemporaryDirectory[str]:
    """Compile into a folder of our own, once; it goes when the worker does."""
    folder = tempfile.TemporaryDirectory()
    fresh(compile_all(ALHAMBRA), Path(folder.name))
    return folder


def warm_start(_: float) -> Answer:
    return {"seconds": fresh(FIRST_MOVE, Path(filled_cache().name))}


@cache
def opening(game: qalat.Game, players: int) -> qalat.Match:
    return qalat.Match(game, players, seed=1)


@cache
def search(game: qalat.Game) -> Search:
    """A tree search whose playouts all go to the end of the game."""
    return Search(game, DEFAULT, horizon=0)


def simulations(game: qalat.Game, players: int) -> tuple[int, int]:
    match, tree = opening(game, players), search(game)
    tree.begin(match.state, match.actor, next(seeds))
    tree.grow(SIMULATIONS)
    return SIMULATIONS, 0


def tree_search(game: qalat.Game, players: int, seconds: float) -> Answer:
    simulations(game, players)
    return repeat(partial(simulations, game, players), seconds)


def measures_of(game: qalat.Game) -> dict[str, Measure]:
    """Return what is measured of every game alike."""
    return {
        **{
            f"{game.name} playouts, {players} players": partial(playouts, game, players)
            for players in range(game.fewest, game.most + 1)
        },
        **{
            f"{game.name} tree search, {players} players": partial(tree_search, game, players)
            for players in range(game.fewest, game.most + 1)
        },
        f"{game.name} state": partial(state, game),
        f"{game.name} cold compile": partial(cold_compile, game),
    }


MEASURES: dict[str, Measure] = {
    **{name: take for game in qalat.GAMES.values() for name, take in measures_of(game).items()},
    f"python step loop, {PLAYERS} players": step_loop,
    f"batch of {BATCH}, {PLAYERS} players": batched,
    "playouts, 1 thread": partial(threaded, 1),
    "playouts, 2 threads": partial(threaded, 2),
    "copy": copy,
    "warm start": warm_start,
}

if __name__ == "__main__":
    serve(MEASURES)
