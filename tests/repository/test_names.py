"""One name for one thing: no class has the name of another, and words that are gone stay gone."""

import ast
import re
from collections import defaultdict

import pytest

from tests.repository.project import PACKAGE, ROOT

BOTH_ARE_MEANT = {
    "Match",  # the package's own finds a game by its name
    "Moment", "Table",  # of the server and of the terminal
    "_Reader",  # each game reads its own positions
}  # fmt: skip
"""Names of classes that may be there more than once."""

BANNED = {
    "asking", "bell", "bench", "company", "curiosity", "desk", "desks", "dials", "hall", "haste",
    "hurry", "keeper", "manner", "mishap", "office", "questioner", "retelling", "retold", "shelf",
    "sight", "sketch", "tell", "teller", "telling", "tending", "thinker", "told", "whisper",
    "whispers",
}  # fmt: skip
"""Words that names in the sources were made of, and that have to be explained to anybody new."""

BANNED_IN_BROWSER = {"retell", "retelling", "retold", "teller", "telling", "tells", "told"}
"""Words that no name in the browser's sources is made of."""

WORD = re.compile(r"[A-Z]?[a-z]+|[A-Z]+(?![a-z])")
# Comments and texts in quotes, of TypeScript and of components.
PROSE = re.compile(r"/\*.*?\*/|<!--.*?-->|(?<![:\w])//[^\n]*|\"(?:\\.|[^\"\\\n])*\"", re.DOTALL)
TYPE = re.compile(r"^\s*export (?:abstract )?(?:class|interface|type) (\w+)", re.MULTILINE)


def sources() -> dict[str, str]:
    """The source of every module, by its path from the root."""
    return {
        path.relative_to(ROOT).as_posix(): path.read_text("utf-8") for path in PACKAGE.rglob("*.py")
    }


def classes_of_one_name(files: dict[str, str]) -> dict[str, list[str]]:
    """The names that several classes have, each with their files."""
    found = defaultdict(list)
    for name, source in sorted(files.items()):
        for node in ast.walk(ast.parse(source)):
            if isinstance(node, ast.ClassDef):
                found[node.name].append(name)
    return {name: where for name, where in found.items() if len(where) > 1}


def names_in(source: str) -> set[str]:
    """Every name that a source gives to something."""
    names = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            names.add(node.name)
        elif isinstance(node, ast.arg):
            names.add(node.arg)
        elif isinstance(node, ast.Name | ast.Attribute) and isinstance(node.ctx, ast.Store):
            names.add(node.id if isinstance(node, ast.Name) else node.attr)
    return names


def banned_words(files: dict[str, str]) -> list[str]:
    """Every banned word in a name, as `file: name`."""
    return sorted(
        f"{file}: {name}"
        for file, source in files.items()
        for name in names_in(source) | set(file.removesuffix(".py").split("/"))
        if {word.lower() for word in WORD.findall(name)} & BANNED
    )


def browser_sources() -> dict[str, str]:
    """The source of every module and component of the browser, by its path from `web/src`."""
    folder = ROOT / "web/src"
    return {
        path.relative_to(folder).as_posix(): path.read_text("utf-8")
        for path in sorted(folder.rglob("*"))
        if path.suffix in {".ts", ".svelte"}
    }


def banned_in_browser(files: dict[str, str]) -> list[str]:
    """Every banned word in a name of the browser, as `file: name`."""
    return sorted(
        f"{file}: {name}"
        for file, source in files.items()
        for name in {*re.findall(r"[A-Za-z]\w*", PROSE.sub("", source)), *re.split(r"[/.]", file)}
        if {word.lower() for word in WORD.findall(name)} & BANNED_IN_BROWSER
    )


def types_of_one_name(files: dict[str, str]) -> dict[str, list[str]]:
    """The names that several types have which one module can see, each with their files.

    Games do not know one another, and name what they all have alike. What is generated has the
    names that the sources of the games and the server gave it.
    """
    found = defaultdict(list)
    for file, source in files.items():
        if not re.search(r"\.test\.ts$|/(deeds|effects)\.ts$", file):
            for name in TYPE.findall(source):
                found[name].append(file)
    folders = {
        name: {"/".join(file.split("/")[:2]) for file in where if file.startswith("games/")}
        for name, where in found.items()
    }
    return {name: where for name, where in found.items() if len(where) > max(1, len(folders[name]))}


def glossary() -> list[str]:
    """The words that the glossary explains."""
    return re.findall(r"(?m)^- \*\*(.+?)\*\*:", (ROOT / "docs/glossary.md").read_text("utf-8"))


def test_every_word_of_the_glossary_is_used() -> None:
    browser = [
        path.read_text("utf-8")
        for path in (ROOT / "web/src").rglob("*")
        if path.suffix in {".ts", ".svelte"}
    ]
    text = re.sub(r"[\s_]+", " ", " ".join([*sources().values(), *browser])).lower()
    assert glossary()
    assert [word for word in glossary() if word not in text] == []


def test_no_two_classes_have_the_same_name() -> None:
    assert classes_of_one_name(sources()).keys() <= BOTH_ARE_MEANT


def test_no_name_has_a_banned_word() -> None:
    assert banned_words(sources()) == []


def test_no_two_types_of_the_browser_have_the_same_name() -> None:
    assert types_of_one_name(browser_sources()) == {}


def test_no_name_of_the_browser_has_a_banned_word() -> None:
    assert banned_in_browser(browser_sources()) == []


def test_types_of_the_same_name_are_caught_but_in_two_games() -> None:
    game = "export interface Play {\n}\n"
    own = "export class Table {\n}\nexport type Play = 1;\n"
    files = {"games/one/play.ts": game, "games/two/play.ts": game}
    assert types_of_one_name(files) == {}
    assert types_of_one_name({**files, "table/a.ts": own, "local/a.ts": own}) == {
        "Play": [*files, "table/a.ts", "local/a.ts"],
        "Table": ["table/a.ts", "local/a.ts"],
    }


@pytest.mark.parametrize(
    ("source", "name"),
    [
        ("export interface Told {}\n", "Told"),
        ("const isTold = true; // a comment\n", "isTold"),
        ("function tellsAll(): void {}\n", "tellsAll"),
        ('<p data-heard={retold("x")}></p>\n', "retold"),
        ("const line = `${told} points`;\n", "told"),
    ],
)
def test_a_banned_word_of_the_browser_is_caught(source: str, name: str) -> None:
    assert banned_in_browser({"a.ts": source}) == [f"a.ts: {name}"]


def test_a_banned_word_in_a_comment_or_a_text_of_the_browser_is_let_through() -> None:
    text = '/** It is told. */\n// as told\n<!-- told -->\nconst one = "told"; const untold = 1;\n'
    assert banned_in_browser({"a.ts": text}) == []


def test_classes_of_the_same_name_are_caught() -> None:
    files = {"a.py": "class Moment:\n    pass\n", "b.py": "class Moment:\n    pass\n"}
    assert classes_of_one_name(files) == {"Moment": ["a.py", "b.py"]}


@pytest.mark.parametrize(
    ("source", "name"),
    [
        ("def told_match(match):\n    pass\n", "told_match"),
        ("class Teller:\n    pass\n", "Teller"),
        ("TOLD_TABLES = []\n", "TOLD_TABLES"),
        ("def carry_out(state, desk):\n    pass\n", "desk"),
        ("self.told = 1\n", "told"),
    ],
)
def test_a_banned_word_is_caught(source: str, name: str) -> None:
    assert banned_words({"a.py": source}) == [f"a.py: {name}"]


def test_a_word_that_only_contains_a_banned_one_is_let_through() -> None:
    assert banned_words({"a.py": "def bellman(untold, deskew):\n    pass\n"}) == []
