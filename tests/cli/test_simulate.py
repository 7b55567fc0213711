"""Random games by the thousand: the same result on any number of threads."""

import json
import re
from typing import Any

import numpy as np
import pytest

import qalat
from qalat.core.random import seeded
from tests.cli.conftest import Run

SIMULATE = ("simulate", "alhambra", "--seed", "11")


def simulated(run: Run, *arguments: str) -> dict[str, Any]:
    ran = run(*SIMULATE, "--json", *arguments)
    assert (ran.code, ran.err) == (0, "")
    shown: dict[str, Any] = json.loads(ran.out)
    return shown


def test_threads_do_not_change_the_result(run: Run) -> None:
    arguments = ("--players", "2", "--games", "2")
    one = simulated(run, *arguments, "--threads", "1")
    two = simulated(run, *arguments, "--threads", "2")
    assert (one.pop("speed")["threads"], two.pop("speed")["threads"]) == (1, 2)
    assert one == two


@pytest.mark.compiled
def test_threads_do_not_change_the_result_of_many_chunks(run: Run) -> None:
    arguments = ("--players", "4", "--games", "300")
    one = simulated(run, *arguments, "--threads", "1")
    four = simulated(run, *arguments, "--threads", "4")
    del one["speed"], four["speed"]
    assert one == four
    assert one["games"] == 300


def test_every_seat_and_dirk_have_a_line(run: Run) -> None:
    shown = simulated(run, "--players", "2", "--games", "2")
    assert [row["name"] for row in shown["scores"]] == ["seat 1", "seat 2", "Dirk"]
    assert sum(row.get("wins", 0) for row in shown["scores"]) == pytest.approx(100, abs=0.05)
    for row in shown["scores"]:
        assert row["min"] <= row["mean"] <= row["max"]


def test_the_numbers_are_those_of_the_games(run: Run) -> None:
    game = qalat.find("alhambra")
    options = game.option_numbers(game.checked_options({}, 2))
    streams = np.array([seeded(11, number) for number in range(2)])
    played = game.engine.play_games(streams, 2, options)
    shown = simulated(run, "--players", "2", "--games", "2")
    assert shown["decisions"]["all"] == played.decisions.sum()
    assert shown["decisions"]["min"] == played.decisions.min()
    assert shown["decisions"]["max"] == played.decisions.max()
    for seat, row in enumerate(shown["scores"]):
        assert row["mean"] == pytest.approx(played.totals[:, seat].mean())
        assert row["deviation"] == pytest.approx(played.totals[:, seat].std(), abs=0.001)


def test_the_report_is_readable(run: Run) -> None:
    ran = run(*SIMULATE, "--players", "2", "--games", "1", "--threads", "1")
    assert ran.out.startswith("Alhambra, 2 players, 1 game, seed 11, 1 thread\n")
    assert re.search(r"^[\d.]+ s: [\d,]+ games/s, [\d,]+ decisions/s$", ran.out, re.MULTILINE)
    assert re.search(r"^seat 1 +\d+\.\d +0\.0 +\d+ +\d+ +[\d.]+ %$", ran.out, re.MULTILINE)
    assert re.search(r"^decisions a game: min \d+, lower quartile \d+", ran.out, re.MULTILINE)


def test_options_reach_the_games(run: Run) -> None:
    shown = simulated(run, "--players", "2", "--games", "1", "--option", "game_end=last_tile")
    assert shown["options"]["game_end"] == "last_tile"
