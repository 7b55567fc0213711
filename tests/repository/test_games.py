"""What is the same in every game's folder, and where a playout's shortcuts are."""

import ast

import pytest

import qalat
from tests.repository.project import PACKAGE

FILES = {
    "__init__.py", "actions.py", "components.py", "facts.py", "game.py", "notes.py", "options.py",
    "reading.py", "rules.md", "scratch.py", "state.py", "text.py", "wording.py", "writing.py",
    "judgement/__init__.py", "judgement/guessing.py", "judgement/levels.py",
    "judgement/quick_play.py", "judgement/turns.py", "judgement/weights.py",
    "rules/__init__.py", "rules/applying.py", "rules/check.py", "rules/listing.py",
    "rules/moment.py", "rules/reasons.py", "rules/scoring.py", "rules/setup.py", "rules/sight.py",
    "rules/turn.py",
}  # fmt: skip


@pytest.mark.parametrize("game", qalat.GAMES)
def test_every_game_has_the_same_files(game: str) -> None:
    folder = PACKAGE / "games" / game
    missing = {name for name in FILES if not (folder / name).is_file()}
    allowed = {"judgement/guessing.py"} if game == "roll_and_write" else set()
    assert missing <= allowed


def test_only_notes_ask_whether_a_playout_runs() -> None:
    asking = {
        path.relative_to(PACKAGE / "games").as_posix()
        for path in (PACKAGE / "games").rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.Attribute) and node.attr == "hurry"
    }
    assert asking == {f"{game}/notes.py" for game in qalat.GAMES}


@pytest.mark.parametrize("game", qalat.GAMES)
def test_a_desk_has_what_the_notes_are_taken_in(game: str) -> None:
    names = {field.name for field in qalat.find(game).engine.desk_record.fields}
    notes = PACKAGE / "games" / game / "notes.py"
    read = {
        node.attr
        for node in ast.walk(ast.parse(notes.read_text("utf-8")))
        if isinstance(node, ast.Attribute)
        and isinstance(node.value, ast.Name)
        and node.value.id == "desk"
    }
    assert read <= names
