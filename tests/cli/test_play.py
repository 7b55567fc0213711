"""Playing in the terminal: what is typed, what is shown, what is kept."""

import re
from pathlib import Path
from typing import Any, cast

import pytest

import qalat
from qalat.cli.files import read_match
from qalat.cli.opponents import known_opponents, read_opponents, seated_bots
from qalat.play.roster import KINDS
from tests.cli.conftest import Run
from tests.cli.games import POSITION, first_turn, played_out, typed_by
from tests.play.players import RaisingBot

RANDOM = ("--bots", "random")
PLAY = ("play", "alhambra", "--players", "2", "--seed", "5", *RANDOM)


def file_with(folder: Path, text: str) -> str:
    file = folder / "game.qalat"
    file.write_text(text, "utf-8")
    return str(file)


def test_a_whole_game_can_be_typed_and_is_saved(run: Run, tmp_path: Path) -> None:
    match, typed = played_out(5, 2)
    file = tmp_path / "whole.qalat"
    ran = run(*PLAY, "--save", str(file), typed="\n".join(typed) + "\n")
    assert (ran.code, ran.err) == (0, "")
    assert file.read_text("utf-8") == str(match.log)
    assert [path.name for path in tmp_path.iterdir()] == ["whole.qalat"]
    outcome = match.outcome()
    assert outcome is not None
    assert f"The winner is {outcome.winners[0]}" in ran.out
    for name, points in outcome.scores.items():
        assert re.search(rf"^{name} +{points}$", ran.out, re.MULTILINE)
    assert "Scoring C: " in ran.out
    assert "Traceback" not in ran.out


def test_a_seat_sees_its_own_hand_and_only_numbers_of_the_others(run: Run) -> None:
    match = first_turn(5, 3)
    ran = run("play", "alhambra", "--seed", "5", *RANDOM)
    hands = [line for line in ran.out.splitlines() if line.startswith("Hand")]
    assert len(hands) == 1
    for seat, name in enumerate(match.seats):
        size = int(match.state[0].hand_size[seat])
        assert re.search(rf"^[* ] {seat + 1} {name} +0 +{size} ", ran.out, re.MULTILINE)


def test_open_hands_are_shown(run: Run) -> None:
    ran = run("play", "alhambra", "--seed", "5", *RANDOM, "--option", "open_hands=yes")
    assert "Hand    of random 2: " in ran.out
    assert "Hand    of random 3: " in ran.out


def test_a_bad_line_is_refused_in_a_sentence_and_changes_nothing(run: Run) -> None:
    ran = run(*PLAY, typed="fly to the moon\nbuy 9\ntake blue 3 blue 4\n\npass\nlog\n")
    said = " ".join(ran.out.split())
    assert "found 'fly to the moon', expected take, buy, pay" in said
    assert "found '9', expected a slot, 1 to 4." in said
    assert "'take blue 3 blue 4' is not possible: " in said
    assert "(ALH-T2)." in said
    assert "there is no pass while an action is possible (ALH-T1)." in said
    assert str(first_turn(5, 2).log) in ran.out


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("undo", "'undo 1' is not possible: you have made 0 moves"),
        ("undo 0", "'undo 0' is not possible"),
        ("undo much", "found 'much', expected how much to take back"),
        ("show 9", "found the seat '9', expected one of player 1, random 2"),
        ("rules ALH-B99", "Alhambra has no rule 'ALH-B99'; the nearest are ALH-B"),
        ("save", "found no file, expected a name"),
        ("save .", ". exists already: name a new file."),
        ("save nowhere/game.qalat", "nowhere/game.qalat cannot be written: no such file"),
    ],
)
def test_a_command_that_cannot_be_obeyed_says_why(run: Run, line: str, said: str) -> None:
    ran = run(*PLAY, typed=f"{line}\n")
    assert said in ran.out
    assert ran.out.count("> ") == 2


def test_the_question_mark_lists_everything_and_marks_exact_payments(
    run: Run, tmp_path: Path
) -> None:
    file = file_with(tmp_path, POSITION)
    ran = run("play", "--resume", file, *RANDOM, typed="?\n")
    assert "take green 2 blue 3" in ran.out
    assert "--- Buy garden 10 N from slot 3 for 10 blue ---" in ran.out
    assert "buy 3 with 7 3  (exactly, and play on)" in ran.out
    assert "buy 3 with 7 4  (1 too much)" in ran.out
    assert "redesign tower 9 ES at " in ran.out
    assert "redesign remove 1,0  (pavilion 4 ES)" in ran.out


def test_every_phrase_of_the_list_is_one_that_can_be_played(tmp_path: Path, run: Run) -> None:
    ran = run("play", "--resume", file_with(tmp_path, POSITION), *RANDOM, typed="?\n")
    shown = ran.out.split("> ?\n")[1].split("\n> ")[0]
    lines = [line for line in shown.splitlines() if line.startswith("  ")]
    phrases = [
        re.sub(r" +\(.*", "", phrase)
        for line in lines
        for phrase in re.split(r"  +(?=take|buy|redesign)", line.strip())
    ]
    match = qalat.read(POSITION)
    assert len(phrases) > 10
    assert [phrase for phrase in phrases if match.read(phrase) == []] == []


def test_free_cells_are_marked_on_the_map_of_whoever_places(run: Run, tmp_path: Path) -> None:
    file = file_with(tmp_path, POSITION)
    ran = run("play", "--resume", file, *RANDOM, typed="buy 3 with 7 4\n?\n")
    close_up, listed = ran.out.split("> buy 3 with 7 4\n")[1].split("> ?\n")
    cells = re.findall(r"place garden 10 N at (-?\d+,-?\d+)", listed)
    assert len(cells) > 1
    assert close_up.count("[ ]") == len(cells)


def test_what_was_typed_can_be_taken_back_until_something_is_drawn(
    run: Run, tmp_path: Path
) -> None:
    file = file_with(tmp_path, POSITION)
    saved = tmp_path / "saved.qalat"
    typed = f"buy 3\npay 7\nundo 2\nbuy 3 with 7 3\nundo\nsave {saved}\n"
    ran = run("play", "--resume", file, *RANDOM, typed=typed)
    assert f"Saved in {saved}." in ran.out
    assert read_match(str(saved)).state.tobytes() == qalat.read(POSITION).state.tobytes()


def test_several_phrases_may_stand_on_one_line(run: Run, tmp_path: Path) -> None:
    file = file_with(tmp_path, POSITION)
    typed = "buy 3 with 7 4; place garden in reserve\nlog\n"
    ran = run("play", "--resume", file, *RANDOM, typed=typed)
    assert "1. player 1: buy 3 with 7 4; place garden 10 N in reserve\n" in ran.out


def test_what_the_bots_did_is_shown_in_words(run: Run, tmp_path: Path) -> None:
    ran = run("play", "--resume", file_with(tmp_path, POSITION), *RANDOM, typed="take orange 9\n")
    result = ran.out.split("> take orange 9\n")[1]
    assert "player 1 took orange 9.\nplayer 2 " in result
    assert "\nplayer 3 " in result


def test_an_unsaved_game_is_left_only_on_a_second_quit(run: Run) -> None:
    ran = run(*PLAY, typed="quit\nquit\nlog\n")
    assert ran.code == 0
    assert "This game is not saved: quit again to leave it" in ran.out
    assert ran.out.endswith("Goodbye: the game is not saved.\n")


def test_the_end_of_input_leaves_the_game_with_a_sentence(run: Run) -> None:
    ran = run(*PLAY, typed="score\n")
    assert ran.code == 1
    assert ran.out.endswith("\nThe input has ended: the game is not saved.\n")


def test_an_interrupt_leaves_the_game_with_a_sentence(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupt(_: str) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("builtins.input", interrupt)
    file = tmp_path / "kept.qalat"
    ran = run(*PLAY, "--save", str(file))
    assert ran.code == 1
    assert ran.out.endswith(f"\nInterrupted: the game is saved in {file}.\n")
    assert read_match(str(file)).to_move == "player 1"


def test_a_saved_game_can_be_gone_on_with(run: Run, tmp_path: Path) -> None:
    match, typed = played_out(5, 2)
    file = tmp_path / "saved.qalat"
    run(*PLAY, "--save", str(file), typed="\n".join(typed[:3]) + "\n")
    ran = run("play", "--resume", str(file), "--save", str(file), "--seed", "1", typed="?\nquit\n")
    assert ran.code == 0
    assert ran.out.endswith(f"Goodbye: the game is saved in {file}.\n")
    steps = read_match(str(file)).log.steps
    assert len(steps) > 20
    assert steps == match.log.steps[: len(steps)]


def test_a_new_game_is_never_written_over_another_file(run: Run, tmp_path: Path) -> None:
    file = file_with(tmp_path, "precious")
    ran = run(*PLAY, "--save", file)
    assert (ran.code, ran.out) == (2, "")
    assert ran.err == f"qalat: {file} exists already: name a new file\n"
    assert Path(file).read_text("utf-8") == "precious"


def test_the_pages_of_the_game_can_be_read_while_playing(run: Run) -> None:
    ran = run(*PLAY, typed="help\nrules ALH-T4\nshow all\nshow 2\nscore\n")
    assert "undo [N]" in ran.out
    assert "ALH-T4  Whoever pays" in ran.out
    assert ran.out.count("Palace of random 2") >= 2
    assert re.search(r"^random 2 +0$", ran.out, re.MULTILINE)


MEDINA = ("play", "medina", "--seed", "5", "--option", "youngest=1")
"""Here seat 1 begins, so that no bot has to think."""


@pytest.mark.parametrize(
    ("bots", "seats", "result"),
    [
        ((), "1 player 1, 2 Rodrigo, 3 Kenza", "Rodrigo and Kenza: architect, level 3 of 5"),
        (("--bots", "2"), "1 player 1, 2 Sol, 3 Idris", "Sol and Idris: mason, level 2 of 5"),
        (("--bots", "level1, sultan"), "1 player 1, 2 Isak, 3 Aisha", "Aisha: sultan, level 5"),
        (("--bots", "search:200ms,greedy"), "2 search 2, 3 greedy 3", "search 2: search:200ms."),
    ],
    ids=["usual", "number", "names", "bots"],
)
def test_bots_of_a_level_have_names_and_are_introduced(
    run: Run, bots: tuple[str, ...], seats: str, result: str
) -> None:
    ran = run(*MEDINA, *bots)
    assert seats in ran.out.splitlines()[0]
    assert result in ran.out.split("Seed 5.")[0]


def test_bots_think_on_as_many_cores_as_they_are_given(run: Run) -> None:
    match = qalat.Match("medina", 3, seed=5)
    others = dict(zip(match.seats[1:], read_opponents("sultan,search:200ms", 2), strict=True))
    assert {str(budget): budget.cores for _, budget in seated_bots(match, others, 2).values()} == {
        "1s": 2,
        "200ms": 2,
    }
    assert run(*MEDINA, "--cores", "2").code == run(*MEDINA).code


def test_people_may_name_everybody_and_are_shown_who_is_what(run: Run) -> None:
    ran = run(*MEDINA, "--names", "Ada", "Ben", "Cleo", "--bots", "mason,vizier")
    assert "Ben: mason, level 2 of 5, builds soundly" in ran.out
    assert "Cleo: vizier, level 4 of 5, thinks ahead, briefly" in ran.out


def test_a_saved_game_knows_its_bots_by_their_names(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "saved.qalat"
    run(*MEDINA, "--bots", "apprentice,sultan", "--save", str(file))
    ran = run("play", "--resume", str(file))
    assert "Isak: apprentice, level 1 of 5" in ran.out
    assert "Aisha: sultan, level 5 of 5" in ran.out
    ran = run("play", "--resume", str(file), "--bots", "random")
    assert "Isak and Aisha: random.\n" in ran.out


def test_a_game_saved_before_bots_had_names_knows_them_as_well() -> None:
    known = known_opponents(["apprentice 2", "Yusuf II", "Ada", "search 3"])
    assert [each.name for each in known] == ["apprentice", "sultan", "architect", "search"]


@pytest.mark.compiled
def test_a_bot_that_fails_is_replaced_and_reported(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(cast(dict[str, Any], KINDS), "raising", lambda _: RaisingBot())
    match = qalat.Match("medina", 3, seed=5, options={"youngest": "1"})
    while match.actor == 0:
        match.play(match.legal_actions[0])
    typed = "\n".join(typed_by(match, 0)) + "\n"
    said = " ".join(run(*MEDINA, "--bots", "raising,random", typed=typed).out.split())
    assert "raising in the seat of raising 2 raised LookupError: no idea" in said
    assert "Another bot plays on in its place." in said
    assert "raising 2 placed" in said


def advised_turns(shown: str) -> list[list[str]]:
    """The turns of the last hint, each as the phrases that are to be typed."""
    result = re.sub(r"\n {3}(?! )", " ", shown.rsplit("> hint\n", maxsplit=1)[-1])
    turns = re.findall(r"^[1-3]\. (.*): \d+\.\d points", result, re.MULTILINE)
    return [turn.split("; ") for turn in turns]


@pytest.mark.compiled
@pytest.mark.parametrize(
    ("game", "before"),
    [("alhambra", ""), ("alhambra", "buy 3"), ("medina", ""), ("roll_and_write", "")],
    ids=["alhambra", "in the middle of a turn", "medina", "roll and write"],
)
def test_every_turn_of_a_hint_can_be_typed(
    run: Run, tmp_path: Path, game: str, before: str
) -> None:
    position = POSITION if game == "alhambra" else str(qalat.Match(game, 3, seed=8))
    mover = qalat.read(position).actor + 1
    file = file_with(tmp_path, position)
    ran = run("play", "--resume", file, "--seat", str(mover), typed=f"{before}\nhint\n")
    assert f"--- The best turns of player {mover} ---" in ran.out
    assert "% to win" in ran.out
    turns = advised_turns(ran.out)
    assert len(turns) == 3
    for turn in turns:
        match = qalat.read(position)
        for phrase in [*filter(None, [before]), *turn]:
            match.play(phrase, seat=f"player {mover}")


def test_there_is_no_hint_when_the_game_is_over(run: Run) -> None:
    _, typed = played_out(5, 2)
    ran = run(*PLAY, typed="\n".join([*typed, "hint"]) + "\n")
    assert "'hint' is not possible: the game is over." in ran.out
