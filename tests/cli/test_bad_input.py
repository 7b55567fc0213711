"""Whatever is wrong, one sentence says so: on the standard error, with exit code 2."""

from pathlib import Path

import pytest

from tests.cli.conftest import Ran, Run
from tests.cli.games import EXAMPLE, POSITION

PLAY = ("play", "alhambra")


def refused(ran: Ran, *said: str) -> bool:
    """Whether a command ended with one sentence that says these things, and nothing else."""
    one_sentence = ran.err.count("\n") == 1 and ran.err.startswith("qalat") and not ran.out
    return ran.code == 2 and one_sentence and all(part in ran.err for part in said)


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ([], "the following arguments are required: COMMAND"),
        (["dance"], "invalid choice: 'dance'"),
        (["play"], "found no game, expected one of alhambra"),
        (["play", "chess"], "found the game 'chess', expected one of alhambra"),
        ([*PLAY, "--players", "1"], "Alhambra is for 2 to 6 players"),
        ([*PLAY, "--players", "7"], "Alhambra is for 2 to 6 players"),
        ([*PLAY, "--players", "many"], "found 'many', expected a whole number"),
        ([*PLAY, "--seat", "4"], "found seat 4, expected a seat from 1 to 3"),
        ([*PLAY, "--seat", "0"], "found '0', expected a whole number from 1"),
        ([*PLAY, "--cores", "0"], "found '0', expected a whole number from 1"),
        ([*PLAY, "--option", "speed=high"], "found the option 'speed', expected one of"),
        ([*PLAY, "--option", "open_hands=maybe"], "open_hands to be one of no, yes"),
        ([*PLAY, "--option", "open_hands"], "each option once, as name=value"),
        ([*PLAY, "--option", "youngest=5"], "youngest=5, and there are 3 seats"),
        ([*PLAY, "--names", "Ada", "B\nen"], "found the name 'B\\nen', expected printable"),
        ([*PLAY, "--names", "Ada", "Ada"], "a different name for every"),
        ([*PLAY, "--names", "Ada", "Ben", "--players", "3"], "found 2 names, expected one for"),
        ([*PLAY, "--seed", ""], "found '', expected a number or words"),
        ([*PLAY, "--colour", "blue"], "invalid choice: 'blue'"),
        ([*PLAY, "--what\never"], "unrecognized arguments: --what\\never"),
        ([*PLAY, "--bots", "queen"], "found the bot 'queen', expected one of random"),
        ([*PLAY, "--bots", "7"], "found the bot '7', expected one of random"),
        ([*PLAY, "--bots", ""], "found the bot '', expected one of random"),
        ([*PLAY, "--bots", "1,2,3"], "found 3 bots, expected one for all, or one for each of 2"),
        ([*PLAY, "--bots", "search:0s"], "'0s' is not possible: a bot thinks from 50ms"),
        (["play", "roll_and_write", "--players", "1", "--bots", "1"], "--bots for a single player"),
        ([*PLAY, "--resume", "game.qalat"], "found --resume with game, expected one of the two"),
        (["play", "--resume", "-"], "found --resume -, expected a file"),
        (["simulate", "alhambra", "--games", "-5"], "found '-5', expected a whole number"),
        (["simulate", "alhambra", "--games", "0"], "found '0', expected a whole number"),
        (["simulate", "alhambra", "--threads", "0"], "found '0', expected a whole number"),
        (["simulate", "alhambra", "--players", "9"], "Alhambra is for 2 to 6 players"),
        (["coach", "-", "--seconds", "0"], "found '0', expected seconds from 0.05 to 86400"),
        (["coach", "-", "--seconds", "-3"], "found '-3', expected seconds"),
        (["coach", "-", "--seconds", "soon"], "found 'soon', expected seconds"),
        (["coach", "-", "--seat", "0"], "found '0', expected a whole number from 1"),
        (["serve", "--proxy", "10.0.0.1/8"], "found the proxy '10.0.0.1/8', expected an address"),
        (["serve", "--proxy", "::/0"], "found the proxy '::/0', expected an address"),
        (["coach", "missing.qalat"], "missing.qalat cannot be read: no such file or directory"),
        (["count", "-", "-1"], "found '-1', expected a whole number from 0"),
        (["replay", "missing.qalat"], "missing.qalat cannot be read: no such file or directory"),
        (["show", "new\nline"], "'new\\nline' cannot be read: no such file"),
        (["show", "nothing\0"], "cannot be read"),
        (["rules", "chess"], "found the game 'chess'"),
        (["rules", "alhambra", "ALH-B77"], "no rule 'ALH-B77'; the nearest are ALH-B7"),
        (["rules", "alhambra", "?"], "no rule '?'; the chapters are ALH-M, ALH-S"),
    ],
    ids=lambda value: (
        " ".join(value).encode("unicode_escape").decode() if isinstance(value, list) else ""
    ),
)
def test_a_bad_command_line_is_refused(run: Run, arguments: list[str], said: str) -> None:
    ran = run(*arguments)
    assert refused(ran, said), ran


RECORD = EXAMPLE.read_text("utf-8")


@pytest.mark.parametrize(
    ("content", "said"),
    [
        (b"", "line 1: found '' as the first line"),
        (b"\x89PNG\r\n\x1a\n\x00\xff", "is not text: byte 0 is not UTF-8"),
        (b"hello", "line 1: found 'hello' as the first line"),
        (b" " * (1 << 20) + b"  ", "is larger than any record or position"),
        (RECORD.replace("alhambra 1", "alhambra 9").encode(), "found version '9' of Alhambra"),
        (RECORD.replace("alhambra 1", "chess 1").encode(), "found the game 'chess'"),
        (RECORD[: len(RECORD) // 2].encode(), "found the record cut off after"),
        (RECORD.replace("end: Ada 142", "end: Ada 143").encode(), "found 'end: Ada 143,"),
        (RECORD.replace("\n2. Cleo:", "\n2. Ben:").encode(), "line 6: found a move of 'Ben'"),
        (POSITION.replace("tower 9 ES", "tower 9 NNN").encode(), "line 9: found 'tower 9 NNN'"),
        (POSITION.replace("tower 9 ES", "\x1b[31m").encode(), "line 9: found '\\x1b[31m'"),
    ],
    ids=[
        "empty",
        "binary",
        "another text",
        "huge",
        "another version",
        "another game",
        "cut off",
        "wrong ending",
        "out of turn",
        "unknown tile",
        "escape codes",
    ],
)
@pytest.mark.parametrize("command", ["replay", "show", "legal", "coach"])
def test_a_bad_file_is_refused(
    run: Run, tmp_path: Path, command: str, content: bytes, said: str
) -> None:
    file = tmp_path / "bad.qalat"
    file.write_bytes(content)
    ran = run(command, str(file))
    assert refused(ran, str(file), said), ran


def test_a_folder_is_no_file(run: Run, tmp_path: Path) -> None:
    assert refused(run("show", str(tmp_path)), "cannot be read: is a directory")


def test_a_line_that_a_record_does_not_have_cannot_be_drawn(run: Run) -> None:
    ran = run("replay", str(EXAMPLE), "--at", "4000")
    assert refused(ran, "found 198 lines of moves, expected at least 4000"), ran


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("--seat", "4"), "found seat 4, expected a seat from 1 to 3"),
        (("--at", "198"), "is over, so no advice can help"),
        (("--at", "4000"), "found 198 lines of moves, expected at least 4000"),
        (("--at", "40", "--svg", "game.svg"), "found --svg with a single position"),
        (("--svg", "game.qalat"), "found --svg game.qalat, expected a file whose name ends in"),
        (("--svg", "nowhere/game.svg"), "cannot be written: no such file or directory"),
        (("--svg", "tests.svg\0"), "found --svg 'tests.svg\\x00', expected a file whose name"),
    ],
    ids=["seat", "over", "line", "position", "no picture", "no folder", "no name"],
)
def test_the_coach_refuses_what_it_cannot_do(
    run: Run, arguments: tuple[str, ...], said: str
) -> None:
    ran = run("coach", str(EXAMPLE), *arguments)
    assert refused(ran, said), ran


def test_a_picture_is_not_written_over_a_folder(run: Run, tmp_path: Path) -> None:
    (tmp_path / "game.svg").mkdir()
    ran = run("coach", str(EXAMPLE), "--svg", str(tmp_path / "game.svg"))
    assert refused(ran, "cannot be written: is a directory"), ran


def test_a_finished_game_cannot_be_gone_on_with(run: Run) -> None:
    assert refused(run("play", "--resume", str(EXAMPLE)), "is over; qalat replay shows it")


def test_a_seat_that_a_saved_game_does_not_have_is_refused(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "position.qalat"
    file.write_text(POSITION, "utf-8")
    ran = run("play", "--resume", str(file), "--seat", "4")
    assert refused(ran, "found seat 4, expected a seat from 1 to 3"), ran


def test_a_game_that_cannot_be_saved_is_not_begun(run: Run, tmp_path: Path) -> None:
    ran = run(*PLAY, "--save", str(tmp_path / "nowhere" / "game.qalat"))
    assert refused(ran, "cannot be written: no such file or directory"), ran
