"""Alhambra Roll & Write in the terminal: its table, its story, its layouts."""

from pathlib import Path

import pytest

import qalat
from qalat.cli.layout import Size
from qalat.cli.paint import Paint
from qalat.cli.story import Story
from qalat.cli.tables import table_of
from qalat.core.match import Match
from qalat.games.roll_and_write.components import DEFAULT_LAYOUT
from tests.cli.conftest import Run
from tests.cli.games import typed_by
from tests.games.roll_and_write.table import PAIR, carry_out, crossings, fresh, position, seat

GAME = qalat.find("roll_and_write")
ROWS = ", ".join(f'"{row}"' for row in DEFAULT_LAYOUT.split("/"))
OTHER = DEFAULT_LAYOUT.replace("G", "P", 1)


def turn(coins: str = "coins: 3 gained, 0 spent", built: str = "23") -> Match:
    own = seat(1, "dice: blue 2 5; yellow 3 6", coins, built=built)
    return position("players: 3", "round: 4", own, seat(2, PAIR), seat(3, PAIR))


def sheet_file(folder: Path, text: str) -> str:
    file = folder / "sheet.toml"
    file.write_text(text, "utf-8")
    return str(file)


def test_a_sheet_shows_what_is_built_and_what_the_dice_offer() -> None:
    match = turn()
    drawn = table_of(GAME).boards(match.view("player 1"), match.seats, [0], 80)
    assert drawn == [
        "1 player 1",
        "blue 2 5, yellow 3 6, 3 coins",
        "    blue 1  2  3  4  5  6",
        "yellow 1 G  P  T  C  G  A",
        "       2 P  S  G  T  A  C",
        "       3 T  x  S  A [C] G",
        "       4 C  T  A  G  P  T",
        "       5 G  A  C  P  T  S",
        "       6 A [C] G  T [S] T",
    ]


def test_the_table_shows_the_round_the_standings_and_the_free_places() -> None:
    own = seat(1, "dice: blue 2 5; yellow 3 6", "paid: palace 17", built=crossings(("S", 4)))
    match = position("players: 2", "round: 9", own, seat(2, PAIR), "virtual 1:", "  built: tower 2")
    text = "\n".join(table_of(GAME).screen(match.view("player 1"), match.seats, Size(80, 40)))
    assert "Round 9 of 18" in text
    assert "* 1 player 1      17     3   0  4!   0   0   0   0" in text
    assert "    virtual 1      0         0   0   0   0   0   2" in text
    assert "palace 9 2" in text
    assert "pavilion 16 8 1" in text


@pytest.mark.parametrize("size", [Size(80, 24), Size(40, 10), Size(200, 80)], ids=str)
@pytest.mark.parametrize("name", ["player 1", None])
def test_the_table_fits_any_terminal(size: Size, name: str | None) -> None:
    match = turn()
    lines = table_of(GAME).screen(match.view(name), match.seats, size)
    assert max(map(len, lines)) <= max(size.width, 80)
    assert "Round 4 of 18" in "\n".join(lines)


def test_the_table_says_when_the_game_is_set_up_and_when_it_is_over() -> None:
    match = fresh(1)
    assert "Setup" in table_of(GAME).screen(match.view("player 1"), match.seats, Size(80, 40))
    match = position("players: 1", "phase: finished, nobody", "round: 18", seat(1))
    shown = table_of(GAME).screen(match.view("player 1"), match.seats, Size(80, 40))
    assert "The game is over after 18 rounds" in shown
    assert any(line.startswith("no dice") for line in shown)


def test_a_close_up_shows_the_own_sheet_alone_once_a_turn_goes_on() -> None:
    match, table = turn(), table_of(GAME)
    whole = table.close_up(match.view("player 1"), match.seats, Size(80, 40))
    assert whole == table.screen(match.view("player 1"), match.seats, Size(80, 40))
    carry_out(match, "build blue 2 yellow 6")
    assert len(table.close_up(match.view("player 1"), match.seats, Size(80, 40))) == 9


def test_everything_possible_is_shown_with_what_it_leads_to() -> None:
    table, match = table_of(GAME), turn()
    text = "\n".join(table.possible(match.view("player 1"), 200))
    assert "Turn a die for a coin, 3 coins left" in text
    assert "build blue 5 yellow 3  (castle)" in text
    assert "take coins  (1)" in text
    assert table.hints(match.view("player 1")) == [
        "build blue 5 yellow 3",
        "take coins",
        "turn blue 2 down",
    ]
    carry_out(match, "build blue 5 yellow 6")
    assert table.hints(match.view("player 1")) == []
    match = carry_out(turn(), "build blue 2 yellow 6")
    text = "\n".join(table.possible(match.view("player 1"), 200))
    assert "build again  (castle at blue 5 yellow 3)" in text
    assert "End the turn" in text
    match = carry_out(turn(), "take coins", "roll blue 1 1 yellow 2 2")
    assert "keep blue 1 yellow 2" in "\n".join(table.possible(match.view("player 1"), 200))


@pytest.mark.parametrize(
    ("phrases", "result"),
    [
        (["turn blue 2 up", "take coins"], "turned blue 2 up, then took 0 coins"),
        (
            ["build blue 2 yellow 6", "build again"],
            "built castle at blue 2 yellow 6, then built castle at blue 5 yellow 3 for 3 coins",
        ),
        (
            ["build blue 2 yellow 6", "end"],
            "built castle at blue 2 yellow 6, then ended the turn",
        ),
        (["take coins"], "took 1 coin"),
    ],
    ids=["turned", "twice", "ended", "coins"],
)
def test_a_turn_is_shown_in_one_sentence(phrases: list[str], result: str) -> None:
    match = carry_out(turn(), *phrases)
    assert Story(match).news(0) == [f"player 1 {result}."]


def test_rolls_are_routine_and_virtual_builds_and_payments_are_news() -> None:
    match = position(
        "players: 2",
        "phase: action, seat 2",
        "round: 9",
        seat(1, PAIR, built=crossings(("S", 4))),
        seat(2, "dice: blue 1 1; yellow 1 1"),
        "virtual 1:",
        "  built: palace 3",
    )
    carry_out(match, "take coins", "roll blue 1 2 yellow 3 4", "keep blue 1 yellow 3")
    carry_out(match, "virtual 1 builds palace")
    story = Story(match)
    assert story.news(0) == [
        "player 2 took 0 coins.",
        "player 2 kept blue 1 yellow 3.",
        "Virtual 1 built palace.",
        "Completed palace: player 1 13 and virtual 1 burns 13.",
    ]
    result = [sentence.text for line in story.lines() for sentence in line]
    assert "player 2 rolled blue 1 2 yellow 3 4." in result


def test_the_setup_is_shown_by_who_rolled() -> None:
    match = carry_out(fresh(2), "first seat 2", *["roll blue 1 yellow 1"] * 2)
    story = Story(match)
    assert story.news(0) == ["player 2 begins."]
    assert [sentence.text for sentence in story.lines()[0]] == [
        "player 2 begins.",
        "player 2 built garden at blue 1 yellow 1.",
        "player 1 built garden at blue 1 yellow 1.",
    ]


def test_a_virtual_player_who_is_played_against_scores_and_burns_nothing() -> None:
    match = position(
        "players: 1",
        "options: solo=against",
        "phase: virtual, chance",
        "round: 9",
        "step: 1",
        seat(1, "dice: blue 1 1; yellow 1 1"),
        "virtual 2:",
        "  built: palace 3",
    )
    carry_out(match, "virtual 2 builds palace")
    assert Story(match).news(0)[-1] == "Completed palace: virtual 2 17."


def test_letters_on_a_sheet_are_coloured() -> None:
    paint = Paint(table_of(GAME).styles(), enabled=True)
    assert paint("       3 T  x [C]").count("\x1b[0m") == 2
    assert paint("blue 2 5, yellow 3").count("\x1b[0m") == 2


def test_a_whole_game_can_be_typed(run: Run, tmp_path: Path) -> None:
    match = qalat.Match(GAME, ["player 1"], seed=5, options={"solo": "against"})
    while not match.over:
        match.play(match.legal_actions[len(match.legal_actions) // 2])
    file = tmp_path / "whole.qalat"
    arguments = ("play", "roll_and_write", "--players", "1", "--seed", "5", "--save", str(file))
    typed = "\n".join(typed_by(match, 0)) + "\n"
    ran = run(*arguments, "--option", "solo=against", typed=typed)
    assert ran.code == 0
    assert file.read_text("utf-8") == str(match.log)
    assert "The game is over." in ran.out


def test_a_layout_is_read_from_a_file(run: Run, tmp_path: Path) -> None:
    rows = ", ".join(f'"{row}"' for row in OTHER.split("/"))
    file = sheet_file(tmp_path, f"coins = 9\n[layout]\nrows = [{rows}]\n")
    ran = run("play", "roll_and_write", "--seed", "5", "--bots", "random", "--layout", file)
    assert "P/5" in ran.out
    ran = run("simulate", "roll_and_write", "--games", "2", "--layout", file, "--json")
    assert OTHER in ran.out


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("roll_and_write", "--option", "coins=9"), "coins by --option and by --layout"),
        (("alhambra",), "the option 'layout'"),
    ],
    ids=["twice", "another game"],
)
def test_a_layout_that_does_not_belong_there_is_refused(
    run: Run, tmp_path: Path, arguments: tuple[str, ...], said: str
) -> None:
    file = sheet_file(tmp_path, f"coins = 9\n[layout]\nrows = [{ROWS}]\n")
    ran = run("play", *arguments, "--layout", file)
    assert ran.code != 0
    assert said in ran.err


def test_a_file_that_is_no_layout_is_named_in_the_refusal(run: Run, tmp_path: Path) -> None:
    ran = run("play", "roll_and_write", "--layout", str(tmp_path / "none.toml"))
    assert ran.code != 0
    assert "none.toml" in ran.err
    assert "cannot be opened" in ran.err
