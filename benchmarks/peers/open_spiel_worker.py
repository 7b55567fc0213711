"""OpenSpiel: uniformly random games, by a Python loop and wholly inside its compiled code."""

from functools import cache, partial
from itertools import count
from random import choices, random
from typing import Any

import pyspiel  # type: ignore[import-not-found,import-untyped,unused-ignore]
from protocol import Answer, Measure, repeat, serve

GAMES = ("backgammon", "gin_rummy", "yacht", "chess")
ROLLOUTS = 32  # games from one opening
SIMULATIONS = 512  # in one tree: as many as ours
SAMPLE = 100  # games whose decisions are counted, for those that are played in compiled code

seeds = count(1)


def play_chance(state: Any) -> None:
    outcomes, probabilities = zip(*state.chance_outcomes(), strict=True)
    state.apply_action(choices(outcomes, probabilities)[0])


def one_game(game: Any) -> tuple[int, int]:
    """One game, one Python call a question; only the players' choices count as decisions."""
    state = game.new_initial_state()
    decisions = 0
    while not state.is_terminal():
        if state.is_chance_node():
            play_chance(state)
        else:
            actions = state.legal_actions()
            state.apply_action(actions[int(random() * len(actions))])
            decisions += 1
    return 1, decisions


def search_from_an_opening(game: Any, simulations: int, rollouts: int) -> None:
    """Search a tree from a player's first choice; the opening roll or deal is drawn before."""
    state = game.new_initial_state()
    while state.is_chance_node():
        play_chance(state)
    evaluator = pyspiel.RandomRolloutEvaluator(n_rollouts=rollouts, seed=next(seeds))
    search = pyspiel.MCTSBot(
        game,
        evaluator,
        uct_c=2.0,
        max_simulations=simulations,
        max_memory_mb=64,
        solve=False,
        seed=1,
        verbose=False,
    )
    search.mcts_search(state)


def rollouts_from_one_opening(game: Any) -> tuple[int, int]:
    """Random games to the end in compiled code.

    The bindings expose no rollout of their own. A tree search of a single simulation, though,
    evaluates its root and nothing else, and the evaluator plays ROLLOUTS random games from there.
    """
    search_from_an_opening(game, 1, ROLLOUTS)
    return ROLLOUTS, 0


def tree_search(game: Any) -> tuple[int, int]:
    """Search a tree, each simulation with one random game to the end."""
    search_from_an_opening(game, SIMULATIONS, 1)
    return SIMULATIONS, 0


def python_loop(game: Any, seconds: float) -> Answer:
    return repeat(partial(one_game, game), seconds)


@cache
def decisions_a_game(name: str) -> float:
    """Compiled rollouts do not tell how many decisions they took: count those of random games."""
    game = pyspiel.load_game(name)
    return sum(one_game(game)[1] for _ in range(SAMPLE)) / SAMPLE


def native_rollouts(game: Any, seconds: float) -> Answer:
    mean = decisions_a_game(game.get_type().short_name)
    rollouts = repeat(partial(rollouts_from_one_opening, game), seconds)
    return {**rollouts, "decisions": rollouts["games"] * mean}


def measures() -> dict[str, Measure]:
    table: dict[str, Measure] = {}
    for name in GAMES:
        game = pyspiel.load_game(name)
        table[f"{name} python loop"] = partial(python_loop, game)
        table[f"{name} native rollouts"] = partial(native_rollouts, game)
        table[f"{name} tree search"] = partial(repeat, partial(tree_search, game))
    return table


if __name__ == "__main__":
    serve(measures())
