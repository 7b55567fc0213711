"""The command arena: tables, JSON and a picture; going on after a cut; one sentence when wrong."""

import io
import json
import re
import signal
import subprocess
import time
from pathlib import Path
from typing import Any
from xml.etree import ElementTree as ET

import pytest

from qalat.cli.scoreboard import Progress, standings_lines
from qalat.play.arena.playing import FinishedGame, RecordedIncident
from qalat.play.arena.standings import standings
from tests.cli.conftest import Ran, Run
from tests.cli.test_bad_input import refused
from tests.cli.test_terminal import COMMAND, PATIENCE, environment
from tests.play.finished import a_game, a_plan

ARENA = ("arena", "roll_and_write", "--players", "2", "--workers", "1")
RESUME = ("arena", "--workers", "1", "--resume")
TWO = (*ARENA, "--bots", "random,random:7", "--seed", "11")


def result(ran: Ran) -> dict[str, Any]:
    assert ran.code == 0, ran.err
    report: dict[str, Any] = json.loads(ran.out)
    return report


def timeless(report: dict[str, Any]) -> dict[str, Any]:
    """A report without what depends on the machine's speed."""
    del report["speed"]
    for entrant in report["standings"]["entrants"]:
        del entrant["thinking"]
    return report


def test_the_tables_show_wins_pairs_points_and_times(run: Run) -> None:
    ran = run(*TWO, "--games", "4")
    assert ran.code == 0
    lines = ran.out.splitlines()
    assert lines[0] == "Alhambra Roll & Write, 2 players, 4 games in 2 rounds of 2 games, seed 11"
    assert re.match(r"[\d.]+ s, 1 worker, [\d.,]+ games/s", lines[1])
    for heading in ("wins", "finishes ahead of", "points", "milliseconds a turn"):
        place = next(n for n, line in enumerate(lines) if line.startswith(heading))
        assert {line.split()[0] for line in lines[place + 1 : place + 3]} == {"random", "random:7"}
    assert re.search(r"^decisions a game: \d+\.\d$", ran.out, re.MULTILINE)


def test_games_are_made_up_to_whole_rounds_and_that_is_said(run: Run) -> None:
    ran = run(*TWO, "--games", "3")
    assert "4 games in 2 rounds" in ran.out
    assert "(3 were asked for; rounds are whole, with every bot in every seat)" in ran.out


def test_elsewhere_than_on_a_terminal_progress_is_a_few_plain_lines(run: Run) -> None:
    ran = run(*TWO, "--games", "4")
    assert re.fullmatch(r"(\d of 4 games, \d+ s\n){4}", ran.err)


def test_json_holds_the_plan_and_the_standings(run: Run) -> None:
    report = result(run(*TWO, "--games", "4", "--json"))
    assert report["names"] == ["random", "random:7"]
    assert (report["game"], report["players"], report["seed"]) == ("roll_and_write", 2, 11)
    assert report["standings"]["games"] == 4
    shares = [each["wins"]["value"] for each in report["standings"]["entrants"]]
    assert sum(shares) == pytest.approx(1)


def test_the_same_seed_gives_the_same_standings(run: Run) -> None:
    again = [timeless(result(run(*TWO, "--games", "4", "--json"))) for _ in range(2)]
    assert again[0] == again[1]


@pytest.mark.compiled
def test_workers_do_not_change_the_standings(run: Run) -> None:
    one = timeless(result(run(*TWO, "--games", "8", "--json")))
    two = timeless(result(run(*TWO, "--games", "8", "--json", "--workers", "2")))
    assert one == two


def test_a_folder_gets_every_game_the_standings_and_a_picture(run: Run, tmp_path: Path) -> None:
    folder = tmp_path / "new" / "contest"
    ran = run(*TWO, "--games", "4", "--out", str(folder))
    assert ran.code == 0
    assert sorted(path.name for path in folder.iterdir()) == [
        "games.jsonl",
        "standings.json",
        "standings.svg",
    ]
    assert len((folder / "games.jsonl").read_text("utf-8").splitlines()) == 5
    assert json.loads((folder / "standings.json").read_text("utf-8"))["standings"]["games"] == 4
    assert "random:7" in "".join(ET.parse(folder / "standings.svg").getroot().itertext())
    assert f"written: {folder / 'games.jsonl'}" in ran.out


def test_a_file_gets_the_others_beside_it(run: Run, tmp_path: Path) -> None:
    assert run(*TWO, "--games", "2", "--out", str(tmp_path / "duel.json")).code == 0
    names = sorted(path.name for path in tmp_path.iterdir())
    assert names == ["duel.json", "duel.jsonl", "duel.svg"]


@pytest.mark.parametrize("name", ["contest", "contest/games.jsonl"])
def test_a_cut_arena_goes_on_and_ends_as_if_it_had_not_been_cut(
    run: Run, tmp_path: Path, name: str
) -> None:
    whole = timeless(result(run(*TWO, "--games", "6", "--json")))
    folder = tmp_path / "contest"
    assert run(*TWO, "--games", "6", "--out", str(folder)).code == 0
    games = folder / "games.jsonl"
    games.write_bytes(games.read_bytes()[:-1500])
    assert timeless(result(run(*RESUME, str(tmp_path / name), "--json"))) == whole
    kept = json.loads((folder / "standings.json").read_text("utf-8"))
    assert timeless(kept) == whole


def test_more_games_can_be_asked_for_later(run: Run, tmp_path: Path) -> None:
    whole = timeless(result(run(*TWO, "--games", "6", "--json")))
    assert run(*TWO, "--games", "2", "--out", str(tmp_path / "contest")).code == 0
    resumed = run(*RESUME, str(tmp_path / "contest"), "--games", "6", "--json")
    assert timeless(result(resumed)) == whole


def test_a_finished_arena_is_shown_again(run: Run, tmp_path: Path) -> None:
    first = run(*TWO, "--games", "2", "--out", str(tmp_path / "contest"))
    again = run("arena", "--resume", str(tmp_path / "contest"))
    assert again.code == 0
    assert again.out.splitlines()[-1] == first.out.splitlines()[-1]


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["medina"], "found game medina, expected game roll_and_write, as in"),
        (["--players", "3"], "found players 3, expected players 2, as in"),
        (["--bots", "random"], "found bots random, expected bots random,random:7, as in"),
        (["--seed", "12"], "found seed 12, expected seed 11, as in"),
        (["--option", "solo=against"], "found options"),
        (["--out", "elsewhere"], "found --resume with --out, expected one of the two"),
    ],
    ids=lambda value: value[0] if isinstance(value, list) else "",
)
def test_an_arena_does_not_go_on_as_another(
    run: Run, tmp_path: Path, arguments: list[str], said: str
) -> None:
    assert run(*TWO, "--games", "2", "--out", str(tmp_path / "contest")).code == 0
    ran = run("arena", *arguments, "--resume", str(tmp_path / "contest"))
    assert refused(ran, said), ran


def test_the_same_command_with_resume_goes_on(run: Run, tmp_path: Path) -> None:
    place = str(tmp_path / "contest")
    assert run(*TWO, "--games", "2", "--out", place).code == 0
    assert run(*TWO, "--games", "2", "--resume", place).code == 0


def test_what_was_kept_is_not_written_over(run: Run, tmp_path: Path) -> None:
    arguments = (*TWO, "--games", "2", "--out", str(tmp_path / "contest"))
    assert run(*arguments).code == 0
    assert refused(run(*arguments), "exists already: name another, or continue it with --resume")


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["arena"], "found no game, expected one of alhambra"),
        (["arena", "chess", "--bots", "random"], "found the game 'chess'"),
        ([*ARENA], "found no bots, expected bots such as"),
        ([*ARENA, "--bots", ""], "found the bot '', expected one of random"),
        ([*ARENA, "--bots", "wizard"], "found the bot 'wizard', expected one of random"),
        ([*ARENA, "--bots", "random:0s"], "'0s' is not possible: a bot thinks from 50ms"),
        ([*ARENA, "--bots", "random:20ms"], "'20ms' is not possible: a bot thinks from 50ms"),
        ([*ARENA, "--bots", "random:soon"], "found the budget 'soon', expected a time"),
        ([*ARENA, "--bots", "random", "--games", "0"], "found '0', expected a whole number"),
        ([*ARENA, "--bots", "random", "--workers", "0"], "found '0', expected a whole number"),
        ([*ARENA, "--bots", "random", "--players", "6"], "is for 1 to 5 players"),
        ([*ARENA, "--bots", "random", "--option", "speed=1"], "found the option 'speed'"),
        ([*ARENA, "--bots", "random", "--ray", "here"], "found the address 'here'"),
        (["arena", "--resume", "nowhere"], "cannot be read: no such file or directory"),
    ],
    ids=lambda value: " ".join(value)[-40:] if isinstance(value, list) else "",
)
def test_a_bad_arena_is_refused(run: Run, arguments: list[str], said: str) -> None:
    ran = run(*arguments)
    assert refused(ran, said), ran


def test_a_place_that_cannot_be_written_is_refused(run: Run, tmp_path: Path) -> None:
    (tmp_path / "taken").write_text("mine", "utf-8")
    ran = run(*TWO, "--out", str(tmp_path / "taken" / "contest"))
    assert refused(ran, "cannot be made: "), ran


@pytest.mark.parametrize("workers", ["1", "2"])
def test_an_interrupt_keeps_the_games_and_says_how_to_go_on(tmp_path: Path, workers: str) -> None:
    place = tmp_path / "contest"
    arguments = (*TWO, "--games", "20000", "--out", str(place), "--workers", workers)
    with subprocess.Popen(
        [*COMMAND, *arguments],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=environment(),
        preexec_fn=heed_interrupts,  # noqa: PLW1509
    ) as process:
        until = time.monotonic() + PATIENCE
        while lines_in(place / "games.jsonl") < 4:
            assert process.poll() is None
            assert time.monotonic() < until
            time.sleep(0.05)
        process.send_signal(signal.SIGINT)
        out, err = process.communicate(timeout=PATIENCE)
    assert process.returncode == 1
    (said,) = re.findall(
        r"^qalat: interrupted after ([\d,]+) of 20,000 games; (.*)$", err, re.MULTILINE
    )
    assert said[1] == f"continue with qalat arena --resume {place}"
    # The game that was being written down may be one more.
    assert int(said[0].replace(",", "")) in {lines_in(place / "games.jsonl") - n for n in (1, 2)}
    assert "finishes ahead of" in out


def test_a_longer_arena_that_is_interrupted_says_how_it_goes_on(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    place = str(tmp_path / "contest")
    assert run(*TWO, "--games", "2", "--out", place).code == 0
    monkeypatch.setattr("qalat.cli.arena.run", interrupted)
    ran = run(*RESUME, place, "--games", "30")
    how = f"continue with qalat arena --resume {place} --games 30"
    assert f"interrupted after 2 of 30 games; {how}" in ran.err


def heed_interrupts() -> None:
    """Undo what a shell does to commands that it runs in the background."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def lines_in(file: Path) -> int:
    return file.read_bytes().count(b"\n") if file.exists() else 0


def test_what_is_not_kept_is_lost_and_that_is_said(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(Progress, "show", interrupted)
    ran = run(*TWO, "--games", "4")
    assert ran.code == 1
    assert ran.err == (
        "qalat: interrupted after 1 of 4 games, which are lost: --out FOLDER saves them\n"
    )


class _Screen(io.StringIO):
    """A stream that takes itself for a terminal."""

    def isatty(self) -> bool:
        return True


def four_games(incidents: int = 0) -> list[FinishedGame]:
    incident = RecordedIncident(0, "random", "raised ValueError: no", 12, hanging=False)
    return [
        a_game(n, n // 2, (n % 2, 1 - n % 2), (10 + 3 * n, 12), incidents=[incident] * incidents)
        for n in range(4)
    ]


def test_on_a_terminal_there_is_a_bar_and_a_table_until_the_end() -> None:
    screen = _Screen()
    progress = Progress(a_plan(), screen)
    progress.show(four_games()[:2])
    shown = screen.getvalue()
    assert shown.startswith("[###############...............] 2 of 4 games, 0 s\nwins")
    progress.clear()
    assert screen.getvalue().endswith("\x1b[4F\x1b[J")


def test_the_screen_is_not_drawn_more_often_than_one_can_look() -> None:
    screen = _Screen()
    progress = Progress(a_plan(), screen)
    progress.show(four_games()[:1])
    before = screen.getvalue()
    progress.show(four_games()[:2])
    assert screen.getvalue() == before
    progress.show(four_games())
    assert "4 of 4 games" in screen.getvalue()


def test_incidents_are_shown_and_long_lists_of_them_cut() -> None:
    plan = a_plan()
    found = standings(plan, four_games(incidents=3))
    assert found is not None
    lines = standings_lines(plan, found)
    assert "12 incidents in which a stand-in replaced a bot:" in lines
    assert lines[-1] == "and 2 more"


def test_games_of_a_round_that_is_not_finished_are_shown() -> None:
    plan = a_plan()
    found = standings(plan, four_games()[:3])
    assert found is not None
    expected = "1 game not counted: of rounds of 2 that are not finished"
    assert expected in standings_lines(plan, found)
