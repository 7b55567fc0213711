"""Finished games on disk: nothing is lost, nothing counted twice, and no other arena's taken."""

import json
from pathlib import Path

import pytest

from qalat import Refusal
from qalat.play.arena.plan import Plan
from qalat.play.arena.playing import FinishedGame, RecordedIncident, play_game
from qalat.play.arena.results import ResultsFile, extended, read_results
from qalat.play.arena.running import remaining
from tests.play.finished import a_game, a_plan

VERSION = "1.2.3"


def written(file: Path, plan: Plan, count: int) -> list[FinishedGame]:
    """Play so many games of a plan into a new file."""
    games = [play_game(plan, planned) for planned in list(plan.planned())[:count]]
    with ResultsFile.begin(file, plan, VERSION) as results:
        for game in games:
            results.add(game)
    return games


def shown(game: FinishedGame) -> tuple[object, ...]:
    """All of a game but how long it took."""
    return game.number, game.round, game.seating, game.points, game.parts, game.winners


def test_what_is_written_is_read_again(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    plan = a_plan()
    games = written(file, plan, 4)
    kept = read_results(file, VERSION)
    assert list(kept.games) == games
    assert kept.plan() == plan


def test_incidents_are_kept_too(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    plan = a_plan()
    seating = next(plan.planned()).seating
    incident = RecordedIncident(0, "random", "did not answer", 3, hanging=True)
    game = a_game(0, 0, seating, (1, 2), incidents=[incident])
    with ResultsFile.begin(file, plan, VERSION) as results:
        results.add(game)
    assert read_results(file, VERSION).games == (game,)
    assert read_results(file, VERSION).games[0].hung


def test_every_game_is_on_disk_as_soon_as_it_is_added(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    plan = a_plan()
    with ResultsFile.begin(file, plan, VERSION) as results:
        for number, planned in enumerate(plan.planned()):
            results.add(play_game(plan, planned))
            assert len(read_results(file, VERSION).games) == number + 1


def test_a_cut_arena_goes_on_where_it_was_and_ends_the_same(tmp_path: Path) -> None:
    plan = a_plan()
    whole = written(tmp_path / "whole.jsonl", plan, 4)
    file = tmp_path / "cut.jsonl"
    written(file, plan, 3)
    data = file.read_bytes()
    file.write_bytes(data[:-40])  # in the middle of the third game's line
    kept = read_results(file, VERSION)
    assert [game.number for game in kept.games] == [0, 1]
    with ResultsFile(file, kept.whole_bytes) as results:
        for planned in remaining(plan, kept.games):
            results.add(play_game(plan, planned))
    assert list(map(shown, read_results(file, VERSION).games)) == list(map(shown, whole))


def test_a_file_cut_in_its_first_line_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    written(file, a_plan(), 0)
    file.write_bytes(file.read_bytes()[:-20])
    with pytest.raises(Refusal, match="found another file, expected results of an arena"):
        read_results(file, VERSION)


def test_a_file_that_is_there_is_not_written_over(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    file.write_text("mine", "utf-8")
    with pytest.raises(
        Refusal, match=r"exists already: name another, or continue it with --resume"
    ):
        ResultsFile.begin(file, a_plan(), VERSION)
    assert file.read_text("utf-8") == "mine"


def test_a_file_that_cannot_be_written_is_refused(tmp_path: Path) -> None:
    with pytest.raises(Refusal, match="cannot be written: no such file or directory"):
        ResultsFile.begin(tmp_path / "nowhere" / "games.jsonl", a_plan(), VERSION)


def changed(file: Path, **header: object) -> None:
    """Write other facts into a file's first line."""
    first, rest = file.read_text("utf-8").split("\n", 1)
    file.write_text(json.dumps({**json.loads(first), **header}) + "\n" + rest, "utf-8")


@pytest.mark.parametrize(
    ("header", "said"),
    [
        ({"qalat arena": 9}, 'expected results of an arena, "qalat arena" 1'),
        ({"qalat": "0.0.1"}, "found games played with qalat 0.0.1, expected games of qalat 1.2.3"),
        ({"game": "chess"}, "found the game 'chess', expected one of alhambra"),
        ({"version": 0}, "found games of version 0 of Alhambra Roll & Write, expected version 1"),
        ({"seed": 8}, "found game "),
        ({"bots": ["random"]}, "found game 0, expected a game of the plan above"),
        ({"players": "many"}, "expected the plan of an arena in the first line"),
        ({"players": 9}, "Alhambra Roll & Write is for 1 to 5 players"),
        ({"bots": ["wizard"]}, "found the bot 'wizard'"),
        ({"bots": 5}, "expected the plan of an arena in the first line"),
        ({"rounds": None}, "expected the plan of an arena in the first line"),
        ({"options": {"speed": "high"}}, "found the option 'speed'"),
    ],
    ids=lambda value: str(next(iter(value.items()))) if isinstance(value, dict) else "",
)
def test_games_of_another_arena_are_refused(
    tmp_path: Path, header: dict[str, object], said: str
) -> None:
    file = tmp_path / "games.jsonl"
    written(file, a_plan(players=3, games=6), 6)
    changed(file, **header)
    with pytest.raises(Refusal) as refused:
        read_results(file, VERSION)
    assert said in str(refused.value)
    assert str(refused.value).startswith(str(file))


@pytest.mark.parametrize(
    ("line", "said"),
    [
        (b"not json", "line 4: found 'not json', expected JSON"),
        (b"[1, 2]", "line 4: found '[1, 2]', expected JSON"),
        (b'{"number": 1}', "line 4: found something else, expected a finished game"),
        (b"\xff\xfe", "line 4: found"),
    ],
)
def test_a_line_that_is_no_game_is_refused_with_its_number(
    tmp_path: Path, line: bytes, said: str
) -> None:
    file = tmp_path / "games.jsonl"
    written(file, a_plan(), 2)
    file.write_bytes(file.read_bytes() + line + b"\n")
    with pytest.raises(Refusal) as refused:
        read_results(file, VERSION)
    assert said in str(refused.value)


def test_a_game_twice_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    written(file, a_plan(), 1)
    lines = file.read_bytes().splitlines(keepends=True)
    file.write_bytes(b"".join([*lines, lines[-1]]))
    with pytest.raises(Refusal, match="line 3: found game 0 again, expected each game once"):
        read_results(file, VERSION)


def test_a_file_that_is_not_there_is_refused(tmp_path: Path) -> None:
    with pytest.raises(Refusal, match="cannot be read: no such file or directory"):
        read_results(tmp_path / "games.jsonl", VERSION)


def test_more_games_may_be_added_later_and_are_found_again(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    plan = a_plan(games=2)
    written(file, plan, 2)
    longer = extended(plan, 5)
    assert longer.games == 6
    assert extended(longer, 1) == longer
    with ResultsFile(file, read_results(file, VERSION).whole_bytes) as results:
        for planned in remaining(longer, read_results(file, VERSION).games):
            results.add(play_game(longer, planned))
    assert read_results(file, VERSION).plan() == longer
