"""Every rule has a function and a test, and the docs say what the sources say."""

import re
from pathlib import Path

import pytest

import qalat
from qalat import GAMES, Game
from qalat.core.kernel import rule_sites
from qalat.core.log import RECORD_HEADER
from qalat.core.position import POSITION_HEADER
from tests.generated_docs import (
    Proof,
    proofs,
    proofs_in,
    rules_of,
    rules_page,
    stale,
)
from tests.repository.markdown import Block, blocks
from tests.repository.project import PACKAGE, ROOT, documents, name_of

NAMED = re.compile(r"\b[A-Z]{2,3}-[A-Z][0-9]+\b")

every_game = pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)


def known() -> set[str]:
    return {rule for game in GAMES.values() for rule in rules_of(game)}


def unknown(path: Path) -> list[str]:
    """The rules that a file speaks of and no page of rules has."""
    text = path.read_text("utf-8")
    return [f"{name_of(path)}: {rule}" for rule in NAMED.findall(text) if rule not in known()]


def notations() -> list[tuple[Path, Block]]:
    """Every position and record that a page shows."""
    return [
        (page, block)
        for page in documents()
        for block in blocks(page.read_text("utf-8"))
        if block.text.startswith((POSITION_HEADER, RECORD_HEADER))
    ]


@every_game
def test_every_rule_has_a_function(game: Game) -> None:
    carried = {site.rule for site in rule_sites()}
    assert [rule for rule in rules_of(game) if rule not in carried] == []


@every_game
def test_every_rule_has_a_test(game: Game) -> None:
    proved = {proof.rule for proof in proofs()}
    assert [rule for rule in rules_of(game) if rule not in proved] == []


@every_game
def test_no_rule_is_stated_twice(game: Game) -> None:
    rules = rules_of(game)
    assert len(rules) > 0
    assert sorted(set(rules)) == sorted(rules)


def test_every_rule_that_a_function_or_a_test_carries_is_on_the_page() -> None:
    carried = {site.rule for site in rule_sites()} | {proof.rule for proof in proofs()}
    assert sorted(carried - known()) == []


@every_game
def test_every_reason_against_an_action_names_a_rule(game: Game) -> None:
    assert {rule for rule, _ in game.rules.REASONS[1:]} <= known()


def test_nothing_speaks_of_a_rule_that_is_not_there() -> None:
    sources = [*PACKAGE.rglob("*.py"), *(ROOT / "tests" / "games").rglob("*.py"), *documents()]
    pages = [rules_page(game) for game in GAMES.values()]
    assert [wrong for path in [*sources, *pages] for wrong in unknown(path)] == []


def test_the_pages_and_pictures_made_from_the_sources_are_fresh() -> None:
    assert stale() == [], "run make golden"


def test_the_figures_on_the_pages_are_those_of_the_engine() -> None:
    text = "\n".join(page.read_text("utf-8") for page in documents())
    sizes = {f"{game.state.bytes} bytes" for game in GAMES.values()}
    counts = {f"{game.actions.count:,}" for game in GAMES.values() if game.actions.count >= 10_000}
    assert set(re.findall(r"\b[0-9]+ bytes\b", text)) == sizes
    figures = set(re.findall(r"\b[0-9]+,[0-9]{3}\b", text))
    assert counts <= figures
    assert {figure for figure in figures if len(figure) > len("1,024")} <= counts


@pytest.mark.parametrize(
    ("page", "block"),
    notations(),
    ids=lambda part: name_of(part) if isinstance(part, Path) else str(part.line),
)
def test_every_position_and_record_on_a_page_can_be_read(page: Path, block: Block) -> None:
    match = qalat.read(block.text)
    if block.text.startswith(RECORD_HEADER):
        result = [line for line in block.text.splitlines() if not line.startswith("|")]
        assert [line for line in str(match.log).splitlines() if not line.startswith("|")] == result
    else:
        assert qalat.read(str(match)).state.tobytes() == match.state.tobytes()


def test_the_notation_page_shows_both_a_position_and_a_record() -> None:
    shown = [block.text.splitlines()[0] for _, block in notations()]
    assert {POSITION_HEADER, RECORD_HEADER} <= set(shown)


def test_a_test_may_prove_several_rules_and_a_case_one_of_its_own() -> None:
    source = (
        '@pytest.mark.rule("ALH-T4", "ALH-T6")\n'
        '@pytest.mark.parametrize("x", [pytest.param(1, marks=pytest.mark.rule("ALH-B5"))])\n'
        "def test_it(x): pass\n"
        "def test_that_proves_nothing(): pass\n"
    )
    here = Path(__file__)
    expected = [Proof(rule, here, "test_it") for rule in ("ALH-T4", "ALH-T6", "ALH-B5")]
    assert list(proofs_in(here, source)) == expected
