"""Games on a Ray cluster are the games that one process plays."""

import sys
from pathlib import Path

import pytest

import qalat
from qalat import Refusal
from qalat.play.arena.playing import FinishedGame
from qalat.play.arena.ray import run_on_ray
from qalat.play.arena.running import remaining, run
from tests.play.finished import a_plan

SOURCES = Path(qalat.__file__).parents[1]

# What the library does with its own files and sockets when it is shut down is not ours.
quiet = pytest.mark.filterwarnings(
    "ignore::ResourceWarning", "ignore::pytest.PytestUnraisableExceptionWarning"
)


def outcome(game: FinishedGame) -> tuple[object, ...]:
    return game.number, game.seating, game.points, game.parts, game.winners, game.incidents


@quiet
@pytest.mark.compiled
def test_two_workers_of_ray_play_the_same_games_as_one_process(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("PYTHONPATH", str(SOURCES))  # for the library's own processes
    plan = a_plan("random,random:7", players=3, games=12)
    here: list[FinishedGame] = []
    there: list[FinishedGame] = []
    run(plan, remaining(plan, []), 1, here.append)
    run_on_ray(plan, remaining(plan, []), "local", 2, there.append)
    assert sorted(map(outcome, there)) == sorted(map(outcome, here))

    import ray

    assert not ray.is_initialized()


def test_an_address_at_which_nobody_answers_is_refused() -> None:
    with pytest.raises(Refusal, match=r"no Ray cluster answers at '127\.0\.0\.1:1': "):
        run_on_ray(a_plan(), [], "127.0.0.1:1", 1, lambda _: None)


@pytest.mark.parametrize("address", ["", "here", "127.0.0.1", "127.0.0.1:99999", "a b:1"])
def test_what_is_no_address_is_refused(address: str) -> None:
    with pytest.raises(Refusal, match=r'found the address .*, expected HOST:PORT, or "local"'):
        run_on_ray(a_plan(), [], address, 1, lambda _: None)


def test_without_the_library_one_sentence_says_what_to_install(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(Refusal, match=r"the library ray is not installed: pip install"):
        run_on_ray(a_plan(), [], "local", 1, lambda _: None)
