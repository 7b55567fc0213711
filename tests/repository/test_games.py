"""What is the same in every game's folder, and where a playout's shortcuts are."""

import ast

import pytest

import qalat
from tests.repository.markdown import spans
from tests.repository.project import PACKAGE, ROOT

FILES = {
    "__init__.py", "actions.py", "components.py", "facts.py", "game.py", "options.py",
    "playout_cache.py", "reading.py", "rules.md", "scratch.py", "state.py", "text.py", "wording.py",
    "writing.py",
    "judgement/__init__.py", "judgement/guessing.py", "judgement/levels.py",
    "judgement/quick_play.py", "judgement/turns.py", "judgement/weights.py",
    "rules/__init__.py", "rules/applying.py", "rules/check.py", "rules/listing.py",
    "rules/moment.py", "rules/reasons.py", "rules/scoring.py", "rules/setup.py", "rules/hiding.py",
    "rules/turn.py",
}  # fmt: skip


@pytest.mark.parametrize("game", qalat.GAMES)
def test_every_game_has_the_same_files(game: str) -> None:
    folder = PACKAGE / "games" / game
    missing = {name for name in FILES if not (folder / name).is_file()}
    allowed = {"judgement/guessing.py"} if game == "roll_and_write" else set()
    assert missing <= allowed


def test_only_the_playout_cache_asks_whether_a_playout_runs() -> None:
    asking = {
        path.relative_to(PACKAGE / "games").as_posix()
        for path in (PACKAGE / "games").rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.Attribute) and node.attr == "playout"
    }
    assert asking == {f"{game}/playout_cache.py" for game in qalat.GAMES}


@pytest.mark.parametrize("game", qalat.GAMES)
def test_scratch_has_the_fields_of_the_playout_cache(game: str) -> None:
    names = {field.name for field in qalat.find(game).engine.scratch_record.fields}
    cache = PACKAGE / "games" / game / "playout_cache.py"
    read = {
        node.attr
        for node in ast.walk(ast.parse(cache.read_text("utf-8")))
        if isinstance(node, ast.Attribute)
        and isinstance(node.value, ast.Name)
        and node.value.id == "scratch"
    }
    assert read <= names


def files_of_the_browser() -> list[str]:
    """The files of a game's folder in the browser, as the docs list them."""
    page = (ROOT / "docs" / "adding-a-game.md").read_text("utf-8")
    section = page.partition("\n## The browser\n")[2].partition("\n## ")[0]
    rows = [line.split("|")[1] for line in section.splitlines() if line.startswith("| `")]
    return [name for row in rows for name in spans(row)]


@pytest.mark.parametrize("game", qalat.GAMES)
def test_every_game_has_the_same_files_in_the_browser(game: str) -> None:
    folder = ROOT / "web" / "src" / "games" / game
    listed = files_of_the_browser()
    assert len(listed) > 15
    assert [name for name in listed if not (folder / name).exists()] == []


def test_files_that_all_games_have_in_the_browser_are_listed() -> None:
    folders = [ROOT / "web" / "src" / "games" / game for game in qalat.GAMES]
    shared = set.intersection(*({path.name for path in folder.iterdir()} for folder in folders))
    assert {name for name in shared if ".test." not in name} <= set(files_of_the_browser())
