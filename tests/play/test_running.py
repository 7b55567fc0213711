"""Games on several processes: the same as on one, kept when interrupted, and no process left."""

import multiprocessing
import os
from collections.abc import Callable

import pytest

from qalat.play.arena.plan import Plan, PlannedGame
from qalat.play.arena.playing import FinishedGame, play_game
from qalat.play.arena.running import WorkerFailed, _one_thread_each, _Worker, remaining, run
from tests.play.finished import a_plan


def played(plan: Plan, workers: int, finish: Callable[[], None] = lambda: None) -> list[object]:
    """What came of all games, in the order of the plan, without how long they took."""
    games: list[FinishedGame] = []

    def keep(game: FinishedGame) -> None:
        games.append(game)
        finish()

    run(plan, remaining(plan, []), workers, keep)
    games.sort(key=lambda game: game.number)
    return [(game.number, game.seating, game.points, game.parts, game.winners) for game in games]


def test_a_game_can_be_played_again() -> None:
    plan = a_plan()
    game = next(plan.planned())
    assert play_game(plan, game).points == play_game(plan, game).points


def test_games_of_one_round_differ_though_their_draws_are_the_same() -> None:
    plan = a_plan(games=2)
    first, second = played(plan, 1)
    assert first != second


def test_what_is_finished_is_not_played_again() -> None:
    plan = a_plan()
    done = [play_game(plan, planned) for planned in list(plan.planned())[1:3]]
    assert [planned.number for planned in remaining(plan, done)] == [0, 3]


@pytest.mark.compiled
def test_the_number_of_processes_does_not_change_the_games() -> None:
    plan = a_plan("random,random:7", players=3, games=12)
    assert played(plan, 1) == played(plan, 2)
    assert multiprocessing.active_children() == []


@pytest.mark.compiled
def test_an_interrupt_keeps_what_is_finished_and_leaves_no_process() -> None:
    plan = a_plan(games=40)
    seen: list[int] = []

    def interrupted() -> None:
        seen.append(1)
        if len(seen) == 3:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        played(plan, 2, interrupted)
    assert len(seen) == 3
    assert multiprocessing.active_children() == []


@pytest.mark.compiled
def test_a_process_that_dies_is_reported() -> None:
    def killed() -> None:
        for child in multiprocessing.active_children():
            child.kill()

    with pytest.raises(
        WorkerFailed, match=r"the process that played PlannedGame.* ended with code -9"
    ):
        played(a_plan(games=40), 2, killed)
    assert multiprocessing.active_children() == []


@pytest.mark.compiled
def test_a_process_is_replaced_and_what_fails_in_it_is_reported() -> None:
    plan = a_plan()
    game = next(plan.planned())
    worker = _Worker(plan)
    try:
        worker.give(game)
        first = worker.take()
        worker.replace()
        worker.give(game)
        assert worker.take().points == first.points
        worker.give(PlannedGame(0, 0, (0, 9)))
        with pytest.raises(WorkerFailed, match=r"(?s)failed:.*IndexError"):
            worker.take()
    finally:
        worker.end()


def test_the_environment_is_as_before_when_the_processes_have_begun(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("OMP_NUM_THREADS", "5")
    monkeypatch.delenv("NUMBA_NUM_THREADS", raising=False)
    with _one_thread_each():
        assert os.environ["OMP_NUM_THREADS"] == os.environ["NUMBA_NUM_THREADS"] == "1"
    assert os.environ["OMP_NUM_THREADS"] == "5"
    assert "NUMBA_NUM_THREADS" not in os.environ
