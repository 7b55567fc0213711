"""The checks of the docs catch what they are there for: tried on pages made up for it."""

from pathlib import Path

import pytest

from tests.repository import markdown, test_docs
from tests.repository.project import ROOT

FENCE = "`" * 3


def block(language: str, text: str) -> str:
    return f"Before.\n\n{FENCE}{language}\n{text}\n{FENCE}\n\nAfter.\n"


@pytest.mark.parametrize(
    ("page", "target"),
    [
        ("See [the rules](docs/nowhere.md).", "docs/nowhere.md"),
        ("![the board](board.svg)", "board.svg"),
        ("See [below](#nowhere).\n\n# Somewhere\n", "#nowhere"),
        ("See [x][rules].\n\n[rules]: nowhere.md\n", "nowhere.md"),
        ('<a href="nowhere.html">x</a>', "nowhere.html"),
        ("[the file](Makefile#L3)", "Makefile#L3"),
        ("[outside](../elsewhere)", "../elsewhere"),
    ],
)
def test_a_broken_link_is_caught(page: str, target: str) -> None:
    assert markdown.links(page).count(target) == 1
    assert not test_docs.resolves(ROOT / "CONTRIBUTING.md", target)


@pytest.mark.parametrize("target", ["Makefile", "https://example.com/x", "CHANGELOG.md#unreleased"])
def test_a_sound_link_is_let_through(target: str) -> None:
    assert test_docs.resolves(ROOT / "CONTRIBUTING.md", target)


def test_a_link_in_code_is_no_link() -> None:
    assert markdown.links("`[x](y)`\n\n" + block("text", "[x](y)")) == []


def test_headings_become_anchors_as_code_hosts_make_them() -> None:
    page = "# What's *new*?\n## `make play`\n## A turn\n## A turn\n" + block("sh", "# no heading")
    assert markdown.anchors(page) == {"whats-new", "make-play", "a-turn", "a-turn-1"}


def test_a_block_that_is_never_closed_is_caught() -> None:
    with pytest.raises(ValueError, match="never closed"):
        markdown.blocks(f"{FENCE}python\n1\n")


def test_a_missing_path_is_caught() -> None:
    page = "`src/qalat/core` `src/nowhere.py` `docs/<page>.nowhere` `tests/<folder>/project.py`"
    assert test_docs.missing_paths(page) == ["src/nowhere.py", "docs/<page>.nowhere"]


def test_a_path_may_lead_to_a_test() -> None:
    here = f"tests/repository/{Path(__file__).name}"
    page = f"`{here}::test_a_path_may_lead_to_a_test` `{here}::test_that_is_not_there`"
    assert test_docs.missing_paths(page) == [f"{here}::test_that_is_not_there"]


def test_an_unknown_verb_is_caught() -> None:
    page = "Type `make play` or `make merry`, to make do.\n" + block(
        "sh", "cd qalat && PYTHON=python3.12 make test mischief ARGS='-k walls'  # make haste"
    )
    assert test_docs.unknown_verbs(page) == ["merry", "mischief"]


@pytest.mark.parametrize(
    "page",
    [
        "`qalat conquer`",
        "`qalat play --no-such-flag`",
        "`make play ARGS=--no-such-flag`",
        block("sh", "qalat play alhambra --no-such-flag"),
        block("console", "$ python -m qalat.cli conquer\nqalat is surprised"),
    ],
)
def test_a_command_that_the_parser_refuses_is_caught(page: str) -> None:
    assert len(test_docs.refused_commands(page)) == 1


@pytest.mark.parametrize(
    "page",
    [
        "`qalat`, `qalat play` and `make play` are commands, qalat conquer is none.",
        block("sh", "$ qalat play --help\n.venv/bin/qalat compile"),
        block("console", "$ qalat --help\nqalat conquer"),
        block("text", "qalat conquer"),
    ],
)
def test_a_command_that_the_parser_takes_is_let_through(page: str) -> None:
    assert test_docs.refused_commands(page) == []


def test_an_example_that_gives_something_else_is_caught() -> None:
    page = block("python", ">>> fountain = 1") + block("python", ">>> fountain + 1\n3")
    report = test_docs.failed_examples("page.md", page)
    assert "Expected:\n    3\nGot:\n    2" in report
    assert "line 11, in page.md" in report


def test_the_blocks_of_a_page_are_one_session() -> None:
    page = block("python", ">>> fountain = 1") + block("python", ">>> fountain + 1\n2")
    assert test_docs.failed_examples("page.md", page) == ""


def test_python_that_cannot_be_read_is_caught() -> None:
    assert len(test_docs.unreadable_blocks(block("python", "match play("))) == 1
    assert test_docs.unreadable_blocks(block("python", "match.play(...)")) == []
