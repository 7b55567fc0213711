"""The files of the docs and the browser that are made from the sources, compared with them in CI.

`make golden` writes them; tests/repository/test_rules.py fails while one of them is out of date.
"""

from __future__ import annotations

import ast
import inspect
import random
import re
from collections import defaultdict
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NamedTuple
from xml.sax.saxutils import escape

import numpy as np

from qalat import GAMES, Game, Match
from qalat.cli.layout import Size
from qalat.cli.paint import Paint
from qalat.cli.tables.alhambra.screen import screen, styles
from qalat.core import contract
from qalat.core.actions import Family
from qalat.core.kernel import rule_sites
from qalat.core.record import Field, Record
from qalat.server import typescript
from tests import library_page
from tests.repository.project import PACKAGE, ROOT

DOCS = ROOT / "docs"
RULE = re.compile(r"^- \*\*([A-Z]+-[A-Z]+[0-9]+)\*\* ", re.MULTILINE)
PROVES_THE_ORACLE = ROOT / "tests" / "games" / "alhambra" / "test_oracle.py"
"""Its tests name rules too, but run the oracle and not the engine."""

PICTURED_SEED = 1
PICTURED_TURN = 46

_EDGE, _ADVANCE, _LEADING = 16, 8.4, 18  # in pixels: the margin, a character, a line
_STYLE = {
    "0": "",
    "1": ' font-weight="bold"',
    "2": ' fill-opacity="0.6"',
    "31": ' fill="#d9534f"',
    "32": ' fill="#7cc36e"',
    "33": ' fill="#e8c547"',
    "34": ' fill="#4f83d1"',
    "35": ' fill="#a66fd0"',
    "36": ' fill="#58b8b0"',
    "91": ' fill="#ef6f6c"',
    "92": ' fill="#9bdc8a"',
    "93": ' fill="#f5dc7a"',
    "94": ' fill="#6ea8f0"',
    "95": ' fill="#c792ea"',
    "97": ' fill="#ffffff"',
    "38;5;137": ' fill="#b98a5f"',
    "38;5;208": ' fill="#f0913a"',
}  # the terminal's codes, as attributes of a text in a picture
_ESCAPE = re.compile("(\x1b\\[[0-9;]*m)")


class Proof(NamedTuple):
    """A test that names a rule."""

    rule: str
    path: Path
    test: str


def rules_page(game: Game) -> Path:
    """The page of a game's rules, which travels with the package."""
    return PACKAGE / "games" / game.name / "rules.md"


def rules_of(game: Game) -> list[str]:
    """The IDs of a game's rules, in the order of its page."""
    return RULE.findall(rules_page(game).read_text("utf-8"))


def proofs() -> list[Proof]:
    """Every rule named by a test of the engine, in the order of files and lines."""
    found = []
    for path in sorted((ROOT / "tests").rglob("test_*.py")):
        if path != PROVES_THE_ORACLE:
            found += list(proofs_in(path, path.read_text("utf-8")))
    return found


def proofs_in(path: Path, source: str) -> Iterator[Proof]:
    """Every rule named by a test of one file."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.FunctionDef):
            for mark in (mark for decorator in node.decorator_list for mark in ast.walk(decorator)):
                if isinstance(mark, ast.Call) and ast.unparse(mark.func) == "pytest.mark.rule":
                    for argument in mark.args:
                        yield Proof(ast.literal_eval(argument), path, node.name)


def _linked(text: str, path: Path, page: Path) -> str:
    target = Path(*[".."] * len(page.parent.relative_to(ROOT).parts)) / path.relative_to(ROOT)
    return f"[{text}]({target.as_posix()})"


def _function_links(page: Path) -> dict[str, list[str]]:
    links: dict[str, list[str]] = defaultdict(list)
    for site in rule_sites():
        path = ROOT / "src" / Path(*site.module.split(".")).with_suffix(".py")
        links[site.rule].append(_linked(f"`{site.function}`", path, page))
    return links


def _test_links(page: Path) -> dict[str, list[str]]:
    links: dict[str, list[str]] = defaultdict(list)
    for proof in proofs():
        sentence = proof.test.removeprefix("test_").replace("_", " ")
        link = _linked(sentence, proof.path, page)
        if link not in links[proof.rule]:
            links[proof.rule].append(link)
    return links


def _table(heads: tuple[str, ...], rows: Sequence[tuple[str, ...]]) -> str:
    lines = [heads, tuple("---" for _ in heads), *rows]
    return "\n".join("| " + " | ".join(cell for cell in line) + " |" for line in lines) + "\n"


def ruled(game: Game, page: Path) -> str:
    """A game's rules, each chapter with a table of the functions and tests of its rules."""
    functions, tests = _function_links(page), _test_links(page)
    source = rules_page(game)
    title, *chapters = re.split(r"^## ", source.read_text("utf-8"), flags=re.MULTILINE)
    note = _linked(f"`{source.relative_to(ROOT).as_posix()}`", source, page)
    text = f"{title}This page is {note} and tables, written by `make golden`.\n\n"
    for chapter in chapters:
        text += f"## {chapter.rstrip()}\n\n"
        rows = [
            (rule, "<br>".join(functions[rule]), "<br>".join(tests[rule]))
            for rule in RULE.findall(chapter)
        ]
        if rows:
            text += _table(("rule", "carried out by", "proved by"), rows) + "\n"
    return text.rstrip() + "\n"


CONTRACT = DOCS / "adding-a-game.md"
_PLACE = re.compile(r"(<!-- contract: (\w+) -->\n).*?(<!-- end -->)", re.DOTALL)


def contracted(text: str) -> str:
    """A text with the tables of the contract written at their places."""
    return _PLACE.sub(
        lambda place: place[1] + _members(getattr(contract, place[2])) + place[3], text
    )


def _members(protocol: type) -> str:
    """What a module has to hold to fulfil a protocol, and what each of it is."""

    def row(name: str, member: object) -> tuple[str, ...]:
        meaning = " ".join((inspect.getdoc(member) or "").split())
        if isinstance(member, property):
            return f"`{name}`", meaning
        given = list(inspect.signature(getattr(protocol, name)).parameters)[1:]
        return f"`{name}({', '.join(given)})`", meaning

    own = [(name, each) for name, each in vars(protocol).items() if not name.startswith("_")]
    return _table(("name", "what it is, or does"), [row(*each) for each in own])


def _fields(record: Record) -> str:
    def row(field: Field) -> tuple[str, ...]:
        shape = " x ".join(str(length) for length in field.shape) or "1"
        return f"`{field.name}`", np.dtype(field.kind).name, shape, str(field.bytes), field.meaning

    return _table(
        ("field", "type", "shape", "bytes", "meaning"), [row(each) for each in record.fields]
    )


def _families(game: Game) -> str:
    def row(family: Family) -> tuple[str, ...]:
        who = "chance" if family.chance else "a player"
        first = game.actions.first(family.name)
        return family.name, who, str(first), str(family.count), f"`{family.word(0)}`"

    return _table(
        ("family", "whose", "first number", "actions", "the first one"),
        [row(family) for family in game.actions.families],
    )


def _deeds(game: Game) -> str:
    """The kinds of deeds, and the fields that they are made of."""
    deeds = game.deeds
    if deeds is None:
        return ""
    kinds = [
        (f"`{kind.name}`", ", ".join(f"`{field}`" for field in kind.fields), kind.meaning)
        for kind in deeds.KINDS
    ]
    counts = {kind.counted for kind in deeds.KINDS}
    used = {field for kind in deeds.KINDS for field in kind.fields}
    fields = [
        (f"`{field.name}`", field.meaning)
        for field in deeds.DEED.fields
        if field.name in used or field.name not in {"kind", "seat", *counts}
    ]
    return f"""## The deeds

What was done, as [the protocol](../protocol.md#deeds) writes it: the kind, the step that completed
it, the first step that led to it, the seat, and then these fields.

{_table(("kind", "fields", "what was done"), kinds)}
{_table(("field", "meaning"), fields)}
"""


def reference(game: Game, page: Path) -> str:
    """What a program wants to look up of a game: options, record, actions, deeds, refusals."""
    options = [
        (f"`{each.name}`", ", ".join(f"`{value}`" for value in each.values), each.meaning)
        for each in game.options
    ]
    reasons = [
        (str(number), rule, sentence)
        for number, (rule, sentence) in enumerate(game.rules.REASONS)
        if number
    ]
    state = _linked("`state.py`", rules_page(game).with_name("state.py"), page)
    return f"""# {game.title}, for programs

Written by `make golden` from the sources; the version of the rules is {game.version}.

## Options

The first value is the default.

{_table(("option", "values", "meaning"), options)}
## The state

One game is one record of {game.state.bytes} bytes. Brackets give the order of the indices;
{state} says what the numbers stand for.

{_fields(game.state)}
## The actions

{game.actions.count:,} actions in all, numbered family by family.
A legal list has room for {game.most_legal} of them.

{_families(game)}
{_deeds(game)}## The refusals

Why an action is refused, and the rule that forbids it.

{_table(("number", "rule", "reason"), reasons)}"""


def _choice(match: Match, chooser: random.Random) -> str:
    """What somebody would do who likes dear cards and a full palace."""

    def liking(word: str) -> float:
        verb, *rest = word.split()
        if verb == "take":
            return sum(int(value) for value in rest[1::2]) / 10
        return {"settle": 4, "buy": 3, "at": 2, "redesign": -1}.get(verb, 0)

    return max(match.legal, key=lambda word: (liking(word), chooser.random()))


def pictured_screen() -> str:
    """A game in its middle, as the seat to move sees it in a terminal with colours."""
    match = Match("alhambra", ["Ada", "Ben", "Cleo"], seed=PICTURED_SEED)
    chooser = random.Random(PICTURED_SEED)
    while match.state[0].turn < PICTURED_TURN:
        match.play(_choice(match, chooser))
    paint = Paint(styles(), enabled=True)
    lines = screen(match.view(match.to_move), match.seats, Size(110, 44))
    return "\n".join(paint(line) for line in lines)


def drawn(text: str) -> str:
    """Coloured text as it stands in a terminal, drawn as a picture."""
    lines = text.rstrip("\n").split("\n")
    wide = 2 * _EDGE + _ADVANCE * max(len(_ESCAPE.sub("", line)) for line in lines)
    high = 2 * _EDGE + _LEADING * len(lines)
    words = [
        f'<text x="{_EDGE + _ADVANCE * column:.1f}" y="{_EDGE + _LEADING * (row + 0.75):.1f}"'
        f' textLength="{_ADVANCE * len(word):.1f}"{style}>{escape(word)}</text>'
        for row, line in enumerate(lines)
        for column, word, style in _styled(line)
    ]
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide:.0f} {high:.0f}">',
            f'<rect width="{wide:.0f}" height="{high:.0f}" rx="8" fill="#1d1b22"/>',
            '<g font-family="ui-monospace, Menlo, Consolas, monospace" font-size="14" fill="#ddd">',
            *words,
            "</g>",
            "</svg>\n",
        ]
    )


def _styled(line: str) -> Iterator[tuple[int, str, str]]:
    """The words of a line with their columns and styles; wide gaps part them."""
    column, style = 0, ""
    for piece in _ESCAPE.split(line):
        if _ESCAPE.fullmatch(piece):
            style = _STYLE[piece[2:-1]]
        else:
            for word in re.finditer(r"\S+(?: \S+)*", piece):
                yield column + word.start(), word[0], style
            column += len(piece)


def pages() -> dict[Path, str]:
    """Every file that is made from the sources, with the text that it should have."""
    made = {
        CONTRACT: contracted(CONTRACT.read_text("utf-8")),
        library_page.PAGE: library_page.filled(library_page.PAGE.read_text("utf-8")),
        DOCS / "pictures" / "terminal.svg": drawn(pictured_screen()),
        **typescript.files(ROOT),
    }
    for game in GAMES.values():
        for folder, text_of in (("rules", ruled), ("reference", reference)):
            page = DOCS / folder / f"{game.name}.md"
            made[page] = text_of(game, page)
    return made


def write() -> list[Path]:
    """Write every such file; return those that changed."""
    changed = []
    for path, text in pages().items():
        if not path.exists() or path.read_text("utf-8") != text:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, "utf-8")
            changed.append(path)
    return changed


def stale() -> list[str]:
    """The names of those that are missing or differ from what the sources give."""
    return [
        path.relative_to(ROOT).as_posix()
        for path, text in pages().items()
        if not path.exists() or path.read_text("utf-8") != text
    ]


if __name__ == "__main__":
    write()
