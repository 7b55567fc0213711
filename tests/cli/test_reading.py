"""Records and positions read from files: told, drawn, listed, counted."""

import re
from pathlib import Path

import pytest

import qalat
from tests.cli.conftest import Run
from tests.cli.games import EXAMPLE, POSITION


@pytest.fixture
def position(tmp_path: Path) -> str:
    file = tmp_path / "position.qalat"
    file.write_text(POSITION, "utf-8")
    return str(file)


def test_a_record_is_shown_line_by_line(run: Run) -> None:
    record = EXAMPLE.read_text("utf-8")
    ran = run("replay", str(EXAMPLE))
    assert (ran.code, ran.err) == (0, "")
    shown = re.findall(r"^ *(\d+)\. ", ran.out, re.MULTILINE)
    written = re.findall(r"^(\d+)\. ", record, re.MULTILINE)
    assert shown == written
    for scoring in "ABC":
        assert ran.out.count(f"Scoring {scoring}: Ada ") == 1
    assert ran.out.endswith("The game is over. The winner is Ada, with 142 points.\n")


def test_an_unfinished_record_says_who_is_to_move(run: Run, tmp_path: Path) -> None:
    match = qalat.Match("alhambra", ["ada", "ben"], seed=1)
    file = tmp_path / "begun.qalat"
    file.write_text(str(match.log), "utf-8")
    ran = run("replay", str(file))
    assert ran.code == 0
    assert ran.out.endswith(f"\nUnfinished: {match.to_move} is to move.\n")


def test_the_position_after_a_line_can_be_taken_out(run: Run) -> None:
    record = EXAMPLE.read_text("utf-8")
    ran = run("replay", str(EXAMPLE), "--at", "41", "--text")
    assert ran.out == str(qalat.read(record, upto=41))


def test_the_position_after_a_line_can_be_drawn(run: Run) -> None:
    match = qalat.read(EXAMPLE.read_text("utf-8"), upto=41)
    ran = run("replay", str(EXAMPLE), "--at", "41")
    assert ran.code == 0
    assert ran.out.endswith(f"\n{match.to_move} is to move.\n")
    assert "Palace of Cleo" in ran.out


def test_line_0_is_before_everything(run: Run) -> None:
    ran = run("replay", str(EXAMPLE), "--at", "0")
    assert "chance is to draw" in ran.out


def test_show_draws_the_last_position_with_all_hands(run: Run) -> None:
    ran = run("show", str(EXAMPLE))
    assert ran.out.count("Hand    of ") == 3
    assert "The winner is Ada" in ran.out


def test_show_as_text_is_the_notation_and_nothing_else(run: Run) -> None:
    ran = run("show", str(EXAMPLE), "--text", "--colour", "always")
    assert ran.out == str(qalat.read(EXAMPLE.read_text("utf-8")))


def test_a_file_may_come_from_the_standard_input(run: Run) -> None:
    assert run("legal", "-", typed=POSITION).out.split("\n")[0] == qalat.read(POSITION).legal[0]


def test_a_byte_order_mark_and_foreign_line_ends_do_no_harm(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "foreign.qalat"
    file.write_bytes(b"\xef\xbb\xbf" + POSITION.replace("\n", "\r\n").encode())
    assert run("legal", str(file)).out == "\n".join(qalat.read(POSITION).legal) + "\n"


def test_legal_lists_every_action_as_the_notation_has_it(run: Run, position: str) -> None:
    ran = run("legal", position)
    assert (ran.code, ran.err) == (0, "")
    assert ran.out.splitlines() == qalat.read(POSITION).legal


def test_nothing_is_legal_when_the_game_is_over(run: Run) -> None:
    ran = run("legal", str(EXAMPLE))
    assert (ran.code, ran.out) == (0, "")
    assert ran.err == "The game is over: nothing is legal.\n"


@pytest.mark.parametrize("depth", [1, 2, 3])
def test_the_split_sums_to_the_total(run: Run, position: str, depth: int) -> None:
    ran = run("count", position, str(depth))
    *split, total = [int(line.rsplit(": ", 1)[1]) for line in ran.out.splitlines()]
    assert ran.out.splitlines()[-1] == f"total: {total}"
    assert sum(split) == total
    match = qalat.read(POSITION)
    engine = match.game.engine
    assert total == engine.count_lines(match.state, 0, depth, engine.scratch())


def test_there_is_one_way_to_do_nothing(run: Run, position: str) -> None:
    assert run("count", position, "0").out == "total: 1\n"


def test_a_saved_game_replays_to_what_was_played(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "played.qalat"
    game = ("alhambra", "--seed", "3", "--bots", "random")
    run("play", *game, "--save", str(file), typed="quit\n")
    ran = run("show", str(file), "--text")
    assert ran.out == str(qalat.read(file.read_text("utf-8")))
