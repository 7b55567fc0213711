"""Every link, path, command and example in the docs holds."""

import ast
import contextlib
import doctest
import io
import re
import shlex
from collections.abc import Callable
from pathlib import Path

import pytest

from qalat.cli import parser
from tests.repository.markdown import Block, Command, anchors, blocks, commands, links, spans
from tests.repository.project import ROOT, documents, name_of

PATH = re.compile(r"(?:src|docs|tests|benchmarks|examples|web|\.ci)/[^\s`]*")
VERB = re.compile(r"^([a-z][a-z-]*):", re.MULTILINE)
HELPED = re.compile(r"^([a-z][a-z-]*):.*## \S", re.MULTILINE)
PLAY = ["play", "alhambra"]

every_page = pytest.mark.parametrize("page", documents(), ids=name_of)


def broken_links(page: Path) -> list[str]:
    return [target for target in links(page.read_text("utf-8")) if not resolves(page, target)]


def resolves(page: Path, target: str) -> bool:
    if re.match(r"[a-z][a-z+.-]*:", target):
        return True
    name, _, anchor = target.partition("#")
    place = (page.parent / name).resolve() if name else page
    if not place.exists() or not place.is_relative_to(ROOT):
        return False
    if not anchor:
        return True
    # Only a page has anchors that stay: a line's number moves.
    return place.suffix == ".md" and anchor in anchors(place.read_text("utf-8"))


def missing_paths(text: str) -> list[str]:
    return [span for span in spans(text) if PATH.fullmatch(span) and not stands(span)]


def stands(span: str) -> bool:
    """Whether a path exists; `<game>` and `*` stand for any name, `::` leads to a test."""
    name, _, test = span.partition("::")
    found = list(ROOT.glob(re.sub(r"<[^>]*>", "*", name).rstrip("/")))
    return any(not test or f"def {test}(" in path.read_text("utf-8") for path in found)


def unknown_verbs(text: str) -> list[str]:
    verbs = set(VERB.findall((ROOT / "Makefile").read_text("utf-8")))
    return [
        word
        for command in commands(text)
        if command.words[0] == "make"
        for word in command.words[1:]
        if "=" not in word and not word.startswith("-") and word not in verbs
    ]


def refused_commands(text: str) -> list[str]:
    """The lines for the `qalat` command that its own parser does not take, with its reason."""
    refusals = []
    for command in commands(text):
        arguments = arguments_of(command)
        if arguments and (reason := refusal(arguments, whole=command.whole)):
            refusals.append(f"qalat {shlex.join(arguments)}: {reason}")
    return refusals


def arguments_of(command: Command) -> list[str]:
    """What a command line hands to the parser, empty where it is not ours."""
    words = command.words
    if words[0] == "uvx" and "qalat" in words:
        return words[words.index("qalat") + 1 :]
    if words[0] == "qalat" or words[0].endswith("/bin/qalat"):
        return words[1:]
    if Path(words[0]).name.startswith("python") and words[1:3] in (
        ["-m", "qalat"],
        ["-m", "qalat.cli"],
    ):
        return words[3:]
    if words[:2] == ["make", "play"]:
        passed = [word.removeprefix("ARGS=") for word in words[2:] if word.startswith("ARGS=")]
        return PLAY + [argument for each in passed for argument in shlex.split(each)]
    return []


def refusal(arguments: list[str], *, whole: bool) -> str | None:
    """Why the parser refuses, or None; a line that only names a command may leave things out."""
    said = exit_message(arguments)
    if said is None or whole or "arguments are required" not in said:
        return said
    options = {word.split("=")[0] for word in arguments if word.startswith("-")}
    described = printed_help([word for word in arguments if not word.startswith("-")])
    unknown = sorted(option for option in options if option not in described.split())
    return f"unknown options {unknown}" if unknown else None


def exit_message(arguments: list[str]) -> str | None:
    said = io.StringIO()
    try:
        with contextlib.redirect_stderr(said), contextlib.redirect_stdout(io.StringIO()):
            parser().parse_args(arguments)
    except SystemExit as leaving:
        return said.getvalue().strip() if leaving.code else None
    return None


def printed_help(words: list[str]) -> str:
    said = io.StringIO()
    with contextlib.redirect_stdout(said), contextlib.suppress(SystemExit):
        parser().parse_args([*words, "--help"])
    return re.sub(r"[\[\],=|]", " ", said.getvalue())


def examples(name: str, found: list[Block]) -> list[doctest.Example]:
    """The examples of all Python blocks of a page, which share their names as one session does."""
    collected: list[doctest.Example] = []
    for block in found:
        if block.language in {"python", "pycon"}:
            for example in doctest.DocTestParser().get_examples(block.text, name):
                example.lineno += block.line - 1
                collected.append(example)
    return collected


def failed_examples(name: str, text: str) -> str:
    """The report of the examples that do not give what the page says, empty if all do."""
    session = doctest.DocTest(examples(name, blocks(text)), {}, name, name, 0, None)
    report: list[str] = []
    write: Callable[[str], object] = report.append
    doctest.DocTestRunner(optionflags=doctest.ELLIPSIS).run(session, out=write)
    return "".join(report)


def unreadable_blocks(text: str) -> list[str]:
    wrong = []
    for block in blocks(text):
        if block.language == "python" and ">>>" not in block.text:
            try:
                ast.parse(block.text)
            except SyntaxError as error:
                wrong.append(f"line {block.line}: {error.msg}")
    return wrong


@every_page
def test_every_link_leads_somewhere(page: Path) -> None:
    assert broken_links(page) == []


@every_page
def test_every_path_exists(page: Path) -> None:
    assert missing_paths(page.read_text("utf-8")) == []


@every_page
def test_every_make_verb_is_a_target(page: Path) -> None:
    assert unknown_verbs(page.read_text("utf-8")) == []


@every_page
def test_every_command_is_one_that_the_parser_takes(page: Path) -> None:
    assert refused_commands(page.read_text("utf-8")) == []


@every_page
def test_every_example_gives_what_the_page_says(page: Path) -> None:
    text = page.read_text("utf-8")
    assert unreadable_blocks(text) == []
    assert failed_examples(name_of(page), text) == ""


def test_the_readme_shows_the_library_at_work() -> None:
    assert examples("README.md", blocks((ROOT / "README.md").read_text("utf-8")))


def test_every_verb_of_the_makefile_is_in_its_help() -> None:
    makefile = (ROOT / "Makefile").read_text("utf-8")
    assert set(VERB.findall(makefile)) == set(HELPED.findall(makefile))
