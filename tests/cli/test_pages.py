"""What only prints: rules, version, help, compiling; and how lines are set and coloured."""

import re
import sys
from importlib import resources

import pytest

import qalat
from qalat.cli import parser
from qalat.cli.layout import shown_width, side_by_side, table, terminal_size, wrapped_list
from qalat.cli.paint import has_colour
from qalat.cli.rules import rules_by_id
from qalat.core.kernel import INTERPRETED
from tests.cli.conftest import Run
from tests.cli.games import POSITION

COMMANDS = (
    "play",
    "replay",
    "show",
    "legal",
    "count",
    "coach",
    "simulate",
    "arena",
    "serve",
    "verify",
    "export",
    "import",
    "backup",
    "admin",
    "rules",
    "compile",
)
PAGE = resources.files("qalat.games.alhambra").joinpath("rules.md").read_text(encoding="utf-8")


def test_the_rules_page_is_printed_as_it_is(run: Run) -> None:
    assert run("rules", "alhambra").out == PAGE


def test_a_rule_is_printed_with_its_table_and_no_other_rule(run: Run) -> None:
    ran = run("rules", "alhambra", "ALH-P1")
    assert ran.out.startswith("ALH-P1  For each type of building")
    assert "| tower | 6 | 13, 6 | 21, 13, 6 |" in ran.out
    assert "ALH-P2" not in ran.out


def test_the_last_rule_of_a_chapter_ends_with_the_chapter() -> None:
    rules = rules_by_id(PAGE)
    assert not any("##" in line for lines in rules.values() for line in lines)
    assert "Rulings" not in " ".join(rules["ALH-V2"])


@pytest.mark.parametrize("asked", ["ALH-B", "alh-b", "B"])
def test_a_chapter_is_printed_by_its_letters(run: Run, asked: str) -> None:
    lines = run("rules", "alhambra", asked).out.splitlines()
    ids = [line.split()[0] for line in lines if line.startswith("ALH-")]
    assert ids == [f"ALH-B{number}" for number in range(1, 9)]


@pytest.mark.parametrize("asked", ["ALH-B5", "alh-b5", "b5"])
def test_a_rule_may_be_named_short(run: Run, asked: str) -> None:
    assert run("rules", "alhambra", asked).out.startswith("ALH-B5  A palace has no hole")


def test_the_version_is_that_of_the_package(run: Run) -> None:
    assert run("--version").out == f"qalat {qalat.__version__}\n"


@pytest.mark.parametrize("command", COMMANDS)
def test_every_help_page_has_examples_that_the_parser_takes(run: Run, command: str) -> None:
    ran = run(command, "--help")
    assert ran.code == 0
    examples = [
        line.split(" > ")[0].split(" | ")[-1].split()[1:]
        for line in ran.out.split("examples:\n")[1].splitlines()
    ]
    assert [parser().parse_args(words).command for words in examples if words]


def test_compiling_says_what_it_does(run: Run) -> None:
    ran = run("compile")
    assert ran.code == 0
    assert ("nothing is compiled" in ran.out) == INTERPRETED
    assert ("Medina and its bots are ready." in ran.out) != INTERPRETED


def test_compiling_an_unknown_game_names_the_known_ones(run: Run) -> None:
    ran = run("compile", "chess")
    assert (ran.code, "medina" in ran.err) == (2, True)


def test_without_colour_there_is_no_escape_byte(run: Run) -> None:
    for colour in ("auto", "never"):
        ran = run("show", "-", "--colour", colour, typed=POSITION)
        assert "\x1b" not in ran.out + ran.err


def test_colour_changes_nothing_but_the_colour(run: Run) -> None:
    for arguments in (("show", "-"), ("rules", "alhambra", "ALH-M1")):
        plain = run(*arguments, "--colour", "never", typed=POSITION).out
        coloured = run(*arguments, "--colour", "always", typed=POSITION).out
        assert "\x1b[" in coloured
        assert re.sub("\x1b\\[[0-9;]*m", "", coloured) == plain


@pytest.mark.parametrize(
    ("choice", "environment", "expected"),
    [
        ("always", {"NO_COLOR": "1"}, True),
        ("never", {"FORCE_COLOR": "1"}, False),
        ("auto", {"FORCE_COLOR": "1"}, True),
        ("auto", {"FORCE_COLOR": "1", "NO_COLOR": "1"}, False),
        ("auto", {"TERM": "xterm"}, False),
    ],
)
def test_colour_is_what_was_asked_for(
    choice: str, environment: dict[str, str], expected: bool
) -> None:
    # What pytest captures is no terminal, so only a wish brings colour.
    assert has_colour(choice, sys.stdout, environment) == expected


def test_columns_line_up_whatever_the_script() -> None:
    lines = table([["name", "points"], ["李", "5"], ["Zoë", "12"]])
    assert {shown_width(line) for line in lines} == {len("name  points")}


def test_blocks_that_do_not_fit_go_below() -> None:
    blocks = [["a" * 20], ["b" * 20], ["c" * 20]]
    assert side_by_side(blocks, 50) == ["a" * 20 + "   " + "b" * 20, "", "c" * 20]


def test_no_item_of_a_list_is_broken() -> None:
    assert wrapped_list(["tower 9 ES", "garden 8 NW"], 20, "R ", "  ") == [
        "R tower 9 ES;",
        "  garden 8 NW",
    ]


@pytest.mark.parametrize("width", ["20", "80", "200"])
def test_a_table_is_drawn_on_any_terminal(
    run: Run, width: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", width)
    monkeypatch.setenv("LINES", "60")
    ran = run("show", "-", typed=POSITION)
    assert "| P5     @    P4  |" in ran.out
    if width != "20":
        assert max(map(len, ran.out.splitlines())) <= terminal_size().width
