"""What is the same in every game's folder, and where a playout's shortcuts are."""

import ast

import pytest

import qalat
from tests.repository.project import PACKAGE

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
