"""The coach in the terminal: the best turns of a position, and what the turns of a game cost."""

import io
import json
import re
from itertools import pairwise
from pathlib import Path
from typing import Any
from xml.etree import ElementTree as ET

import pytest

import qalat
from qalat.cli.curves_chart import curves_chart
from qalat.cli.graph import Curves, curves_of, graph_lines, seat_styles
from qalat.cli.layout import shown_width
from qalat.cli.paint import Paint
from qalat.play.coach import Review, Verdict
from tests.cli.conftest import Run
from tests.cli.games import EXAMPLE, POSITION

QUICK = ("--seconds", "0.1")
RECORD = EXAMPLE.read_text("utf-8")


def begun(folder: Path, lines: int) -> str:
    """A file with so many lines of the example."""
    file = folder / "begun.qalat"
    file.write_text(str(qalat.read(RECORD, lines).log), "utf-8")
    return str(file)


def reported(run: Run, *arguments: str, typed: str = "") -> dict[str, Any]:
    ran = run("coach", *arguments, *QUICK, "--json", typed=typed)
    assert (ran.code, ran.err) == (0, "")
    shown: dict[str, Any] = json.loads(ran.out)
    return shown


@pytest.mark.compiled
def test_a_position_is_shown_with_what_to_expect_and_the_best_turns(run: Run) -> None:
    ran = run("coach", "-", *QUICK, typed=POSITION)
    assert (ran.code, ran.err) == (0, "")
    lines = ran.out.splitlines()
    assert lines[0].startswith("--- Alhambra: player 1 is to move ---")
    assert [line.split()[:2] for line in lines[2:5]] == [["player", str(n)] for n in (1, 2, 3)]
    assert "--- The best turns of player 1 ---" in ran.out
    assert re.search(r"^1\. [^:]+: \d+\.\d\s+points,\s+\d+\s+%\s+to\s+win$", ran.out, re.MULTILINE)
    assert re.search(r"^From [\d,]+ games simulated from here\.$", ran.out, re.MULTILINE)
    assert max(map(len, lines)) <= 80


@pytest.mark.compiled
def test_a_position_as_json_has_turns_that_can_be_played(run: Run) -> None:
    shown = reported(run, "-", typed=POSITION)
    assert (shown["game"], shown["to_move"], shown["seat"]) == ("alhambra", "player 1", "player 1")
    assert sum(each["win"] for each in shown["expected"]) == pytest.approx(1, abs=0.01)
    assert sum(turn["visits"] for turn in shown["turns"]) == shown["simulations"]
    for turn in shown["turns"]:
        match = qalat.read(POSITION)
        for phrase in turn["phrases"]:
            match.play(phrase)
        assert sum(turn["parts"].values()) == pytest.approx(turn["points"], abs=0.1)


@pytest.mark.compiled
def test_another_seat_is_shown_what_it_can_expect(run: Run) -> None:
    ran = run("coach", "-", "--seat", "2", *QUICK, typed=POSITION)
    assert ran.out.startswith("--- Alhambra: player 1 is to move ---")
    assert "player 2 has nothing to decide now." in ran.out
    assert reported(run, "-", "--seat", "2", typed=POSITION)["turns"] == []


@pytest.mark.compiled
def test_the_position_after_a_line_of_a_record_is_advised_on(run: Run) -> None:
    match = qalat.read(RECORD, upto=41)
    assert reported(run, str(EXAMPLE), "--at", "41")["to_move"] == match.to_move
    ran = run("coach", str(EXAMPLE), "--at", "0", *QUICK)
    assert ran.out.startswith("--- Alhambra: chance is to move ---")


@pytest.mark.compiled
def test_who_scores_along_has_points_and_no_chance_to_win(run: Run) -> None:
    position = str(qalat.Match("alhambra", 2, seed=1))
    shown = reported(run, "-", typed=position)["expected"]
    assert [each["name"] for each in shown] == ["player 1", "player 2", "Dirk"]
    assert shown[2]["win"] is None
    ran = run("coach", "-", *QUICK, typed=position)
    assert re.search(r"^Dirk +\d+\.\d +-$", ran.out, re.MULTILINE)


@pytest.mark.compiled
def test_a_record_is_shown_turn_by_turn(run: Run, tmp_path: Path) -> None:
    ran = run("coach", begun(tmp_path, 20), *QUICK)
    assert (ran.code, ran.err) == (0, "")
    shown = re.findall(r"^ +(\d+)  (Ada|Ben|Cleo) +(?:\d+\.\d|=)  \S", ran.out, re.MULTILINE)
    written = re.findall(r"^(\d+)\. (Ada|Ben|Cleo): ", RECORD, re.MULTILINE)
    assert shown == [(line, name) for line, name in written if int(line) <= 20]
    for part in ("--- Chances to win ---", "--- The costliest turns ---", "loss a turn"):
        assert part in ran.out
    assert max(map(shown_width, ran.out.splitlines())) <= 80


@pytest.mark.compiled
def test_of_a_record_a_seat_may_ask_for_its_own_turns(run: Run, tmp_path: Path) -> None:
    shown = reported(run, begun(tmp_path, 20), "--seat", "2")
    assert {turn["seat"] for turn in shown["turns"] + shown["costliest"]} == {"Ben"}
    assert list(shown["mean_loss"]) == ["Ben"]
    ran = run("coach", begun(tmp_path, 20), "--seat", "2", *QUICK)
    assert not re.search(r"^ +\d+  (Ada|Cleo) ", ran.out, re.MULTILINE)


@pytest.mark.compiled
def test_a_record_as_json_sums_up_what_it_shows(run: Run, tmp_path: Path) -> None:
    shown = reported(run, begun(tmp_path, 30))
    losses = [turn["loss"] for turn in shown["turns"]]
    assert min(losses) >= 0
    plain = [turn["loss"] for turn in shown["turns"] if not turn["equal"]]
    assert [turn["loss"] for turn in shown["costliest"]] == sorted(plain, reverse=True)[:3]
    assert all(turn["loss"] <= turn["error"] for turn in shown["turns"] if turn["equal"])
    assert all(turn["reasons"] or turn["costs"] for turn in shown["turns"])
    ada = [turn["loss"] for turn in shown["turns"] if turn["seat"] == "Ada"]
    assert shown["mean_loss"]["Ada"] == pytest.approx(sum(ada) / len(ada), abs=0.01)
    for turn in shown["turns"]:
        match = qalat.read(RECORD, upto=turn["line"] - 1)
        for phrase in turn["best"]:
            match.play(phrase, seat=turn["seat"])


@pytest.mark.compiled
def test_a_record_of_a_single_player_is_address_file_points(run: Run, tmp_path: Path) -> None:
    match = qalat.Match("roll_and_write", ["Zoë"], seed=3)
    while not match.over:
        match.play(match.legal_actions[0])
    file = tmp_path / "alone.qalat"
    file.write_text(str(match.log), "utf-8")
    ran = run("coach", str(file), *QUICK, "--svg", str(tmp_path / "alone.svg"))
    assert (ran.code, ran.err) == (0, "")
    assert "--- Expected points ---" in ran.out
    assert "to win" not in ran.out
    assert ran.out.endswith(f"The chart is in {tmp_path / 'alone.svg'}.\n")
    picture = (tmp_path / "alone.svg").read_text("utf-8")
    assert f"Zoë {match.scores()['Zoë']}" in "".join(ET.fromstring(picture).itertext())


@pytest.mark.compiled
def test_a_record_in_which_nobody_has_played_is_a_position(run: Run, tmp_path: Path) -> None:
    match = qalat.Match("medina", ["Ada", "Ben", "Cleo"], seed=2)
    file = tmp_path / "new.qalat"
    file.write_text(str(match.log), "utf-8")
    ran = run("coach", str(file), *QUICK)
    assert f"--- The best turns of {match.to_move} ---" in ran.out


def verdict(first: int, *wins: float) -> Verdict:
    return Verdict(first, 0, (), (), 0.0, 0.0, (0.0,) * 7, wins)


def three_curves() -> Curves:
    match = qalat.read(RECORD)
    review = Review((verdict(0, 0.5, 0.25, 0.25), verdict(9, 0.25, 0.5, 0.25)))
    return curves_of(match, review, [2, 4])


def test_the_curves_of_a_finished_game_end_with_its_outcome() -> None:
    curves = three_curves()
    assert curves.lines == (2, 4, 198)
    assert curves.values == ((50, 25, 100), (25, 50, 0), (25, 25, 0))


def test_a_graph_has_a_band_a_seat_a_scale_and_the_first_and_last_line() -> None:
    head, *bands, feet = graph_lines(three_curves(), 60)
    assert head.startswith("--- Chances to win ---")
    assert [line[0] for line in bands] == list("111222333")
    assert bands[0].startswith("1 Ada  100 │")
    assert bands[0].endswith("█")
    assert bands[2].endswith(" 100 %")
    assert bands[5].endswith(" 0 %")
    assert feet.split() == ["line", "2", "line", "198"]
    assert max(map(len, [*bands, feet])) <= 60


def test_a_terminal_without_blocks_gets_plain_signs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdout", io.TextIOWrapper(io.BytesIO(), "ascii"))
    lines = graph_lines(three_curves(), 60)
    assert "".join(lines).isascii()
    assert lines[1].startswith("1 Ada  100 |")
    assert lines[1].endswith("#")


def test_every_seat_has_a_colour_of_its_own() -> None:
    paint = Paint(seat_styles(3), enabled=True)
    lines = graph_lines(three_curves(), 60)
    colours = [paint(line).split("m")[0] for line in lines if line[0] in "123"]
    assert len(set(colours)) == 3
    assert paint(lines[-1]) == lines[-1]


def test_the_picture_is_sound_and_has_all_names() -> None:
    picture = curves_chart(three_curves(), "Ada & <friends>")
    words = [text for text in ET.fromstring(picture).itertext() if text.strip()]
    assert "Ada & <friends>" in words
    assert {"Ada 100 %", "Ben 0 %", "Cleo 0 %", "2", "198"} <= set(words)
    assert picture.count('class="curve ') == 6
    assert "prefers-color-scheme: dark" in picture


def test_names_in_a_picture_do_not_lie_on_one_another() -> None:
    picture = ET.fromstring(curves_chart(three_curves(), "A game"))
    texts = picture.findall("{http://www.w3.org/2000/svg}text")
    heights = sorted(float(each.attrib["y"]) for each in texts if not each.attrib["class"])
    assert len(heights) == 3
    assert min(below - above for above, below in pairwise(heights)) >= 15
