"""The command `simulate`: random games in compiled code, and their statistics."""

from __future__ import annotations

import argparse
import json
import secrets
import time
from collections.abc import Iterator, Mapping
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from itertools import islice
from typing import Any

import numpy as np

import qalat
from qalat.cli.compiling import make_ready
from qalat.cli.layout import counted, table
from qalat.cli.options import chosen_options
from qalat.cli.progress import draw_bar
from qalat.core.engine import PlayedGames
from qalat.core.game import Game
from qalat.core.random import seeded

_CHUNK = 64
_WAITING = 2
"""Chunks queued for each thread, so that none is idle."""


class Tally:
    """Sums and counts over many games, which do not depend on their order."""

    def __init__(self, game: Game, seats: int, options: Mapping[str, str]) -> None:
        self.game = game
        self.seats = seats
        self.options = options
        self.names = [
            *(f"seat {seat + 1}" for seat in range(seats)),
            *game.bystanders(seats, options),
        ]
        self.games = 0
        self.points = np.zeros((len(self.names), 1), np.int64)  # [row, points] games
        self.wins = np.zeros((len(self.names), game.rows + 1), np.int64)  # [row, winners] wins
        self.lengths = np.zeros(1, np.int64)  # [decisions] games

    def add(self, played: PlayedGames) -> None:
        """Count the games of a chunk."""
        self.games += len(played.decisions)
        self.lengths = _sum(self.lengths, np.bincount(played.decisions))
        most = int(played.totals.max()) + 1
        rows = played.totals[:, : len(self.names)].T
        self.points = _sum(
            self.points, np.array([np.bincount(row, minlength=most) for row in rows])
        )
        shared = played.wins.sum(axis=1)
        for row in range(len(self.names)):
            self.wins[row] += np.bincount(
                shared[played.wins[:, row] == 1], minlength=self.game.rows + 1
            )

    def share_of_wins(self, seat: int) -> float:
        """Return a seat's share of all wins, in percent; a shared win counts in parts."""
        shared = sum(int(n) / max(k, 1) for k, n in enumerate(self.wins[seat]))
        return 100 * shared / self.games

    def scores(self) -> list[dict[str, Any]]:
        """Return the distribution of everybody's points."""
        spreads = []
        for row, name in enumerate(self.names):
            spread: dict[str, Any] = {"name": name, **_spread(self.points[row])}
            if row < self.seats:
                spread["wins"] = round(self.share_of_wins(row), 2)
            spreads.append(spread)
        return spreads

    def quartiles(self) -> list[int]:
        """Return the shortest length, the quartiles and the longest, in decisions."""
        upto = np.cumsum(self.lengths)
        return [int(np.searchsorted(upto, max(1, -(-self.games * part // 4)))) for part in range(5)]


def _sum(counts: np.ndarray, more: np.ndarray) -> np.ndarray:
    width = max(counts.shape[-1], more.shape[-1])
    total = np.zeros((*counts.shape[:-1], width), np.int64)
    total[..., : counts.shape[-1]] += counts
    total[..., : more.shape[-1]] += more
    return total


def _spread(counts: np.ndarray) -> dict[str, float]:
    values = np.arange(len(counts))
    games = counts.sum()
    mean = float((counts * values).sum() / games)
    square = float((counts * values**2).sum() / games)
    reached = values[counts > 0]
    return {
        "mean": round(mean, 3),
        "deviation": round(max(0.0, square - mean**2) ** 0.5, 3),
        "min": int(reached[0]),
        "max": int(reached[-1]),
    }


def simulate(arguments: argparse.Namespace) -> int:
    """Play random games and print statistics."""
    game = qalat.find(arguments.game)
    seats = game.checked_seats(arguments.players)
    options = game.checked_options(chosen_options(arguments), seats)
    numbers = game.option_numbers(options)
    seed = secrets.randbits(32) if arguments.seed is None else arguments.seed
    make_ready(game)
    # The first call loads the compiled code, which does not count towards the speed.
    game.engine.play_games(np.array([seeded(seed, 0)]), seats, numbers)
    tally = Tally(game, seats, options)
    began = time.perf_counter()
    for chunk in _played(game, seats, numbers, seed, arguments):
        tally.add(chunk)
        draw_bar(tally.games, arguments.games, "games")
    seconds = time.perf_counter() - began
    if arguments.json:
        print(json.dumps(_report(tally, seed, options, seconds, arguments), indent=2))
    else:
        _print(tally, seed, seconds, arguments.threads)
    return 0


def _played(
    game: Game, seats: int, options: np.ndarray, seed: int | str, arguments: argparse.Namespace
) -> Iterator[PlayedGames]:
    """Yield all games, chunk by chunk, as they finish."""

    def play(first: int) -> PlayedGames:
        last = min(first + _CHUNK, arguments.games)
        streams = np.array([seeded(seed, number) for number in range(first, last)])
        return game.engine.play_games(streams, seats, options)

    chunks = iter(range(0, arguments.games, _CHUNK))
    with ThreadPoolExecutor(arguments.threads) as executor:
        ahead = arguments.threads * _WAITING
        waiting: set[Future[Any]] = {executor.submit(play, k) for k in islice(chunks, ahead)}
        try:
            while waiting:
                done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
                waiting |= {executor.submit(play, k) for k in islice(chunks, len(done))}
                for future in done:
                    yield future.result()
        finally:
            executor.shutdown(wait=False, cancel_futures=True)


def _decisions(tally: Tally) -> int:
    return int((tally.lengths * np.arange(len(tally.lengths))).sum())


def _report(
    tally: Tally,
    seed: int | str,
    options: Mapping[str, str],
    seconds: float,
    arguments: argparse.Namespace,
) -> dict[str, Any]:
    return {
        "game": tally.game.name,
        "version": tally.game.version,
        "players": tally.seats,
        "options": dict(options),
        "games": tally.games,
        "seed": seed,
        "scores": tally.scores(),
        "decisions": {
            "all": _decisions(tally),
            **dict(zip(_LENGTHS, tally.quartiles(), strict=True)),
        },
        "speed": {
            "threads": arguments.threads,
            "seconds": round(seconds, 3),
            "games_per_second": round(tally.games / seconds, 1),
            "decisions_per_second": round(_decisions(tally) / seconds),
        },
    }


_LENGTHS = ("min", "lower_quartile", "median", "upper_quartile", "max")


def _print(tally: Tally, seed: int | str, seconds: float, threads: int) -> None:
    game = tally.game
    print(
        f"{game.title}, {counted(tally.seats, 'player')}, {counted(tally.games, 'game')},"
        f" seed {seed}, {counted(threads, 'thread')}"
    )
    print(
        f"{seconds:.1f} s: {tally.games / seconds:,.0f} games/s,"
        f" {_decisions(tally) / seconds:,.0f} decisions/s\n"
    )
    rows = [["points", "mean", "deviation", "min", "max", "wins"]]
    for spread in tally.scores():
        numbers = [f"{spread['mean']:.1f}", f"{spread['deviation']:.1f}"]
        wins = f"{spread['wins']:.1f} %" if "wins" in spread else "-"
        rows.append([spread["name"], *numbers, str(spread["min"]), str(spread["max"]), wins])
    print("\n".join(table(rows)))
    named = zip(_LENGTHS, tally.quartiles(), strict=True)
    lengths = ", ".join(f"{name.replace('_', ' ')} {length}" for name, length in named)
    print(f"\ndecisions a game: {lengths}")
