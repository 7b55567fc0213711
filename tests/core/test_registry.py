"""The registry: a game is a folder, here or in any package that the environment names."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

import qalat
from qalat import games
from tests.repository.project import PACKAGE

GAME = """
import dataclasses
from qalat.games.medina.game import GAME as MEDINA

GAME = dataclasses.replace(MEDINA, name={name!r}, place=0)
"""


def package(root: Path, folder: str, source: str) -> str:
    """Write a package of one module and return its name."""
    (root / folder).mkdir()
    (root / folder / "__init__.py").touch()
    (root / folder / "game.py").write_text(source)
    return folder


@pytest.fixture
def root(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.syspath_prepend(tmp_path)
    return tmp_path


def test_every_folder_of_games_is_registered_under_its_name() -> None:
    folders = {path.parent.name for path in PACKAGE.glob("games/*/__init__.py")}
    assert set(qalat.GAMES) >= folders
    assert all(game.name == name for name, game in qalat.GAMES.items())


def test_games_stand_in_the_order_of_their_places() -> None:
    places = [game.place for game in qalat.GAMES.values()]
    assert places == sorted(places)
    assert len(set(places)) == len(places)


def test_a_game_is_usually_played_by_as_many_as_may_play_it() -> None:
    for game in qalat.GAMES.values():
        assert game.fewest <= game.usual <= game.most


def test_the_environment_names_games_of_other_packages(
    root: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    names = [package(root, f"outside_{n}", GAME.format(name=f"outside_{n}")) for n in (1, 2)]
    monkeypatch.setenv(games.ELSEWHERE, ", ".join(names))
    assert games.packages()[-2:] == names
    found = games.Registry(games.packages())
    assert [name for name in found if name in names] == names
    assert set(found) - set(names) == {path.parent.name for path in PACKAGE.glob("games/*/game.py")}
    assert list(found)[:2] == names


def test_a_folder_without_a_game_is_refused(root: Path) -> None:
    name = package(root, "nothing_inside", "")
    with pytest.raises(ImportError, match=r"nothing_inside.game has no GAME"):
        games.load(name)


def test_a_game_is_named_as_its_folder_is(root: Path) -> None:
    name = package(root, "named_so", GAME.format(name="named_otherwise"))
    with pytest.raises(ImportError, match="named as its folder is"):
        games.load(name)


def test_two_games_of_one_name_are_refused(root: Path) -> None:
    (root / "other").mkdir()
    package(root / "other", "medina", GAME.format(name="medina"))
    with pytest.raises(ImportError, match="games of one name"):
        games.Registry(["qalat.games.medina", "other.medina"])


def test_a_game_is_loaded_when_it_is_first_asked_for() -> None:
    asked = (
        "import sys, qalat; assert 'medina' in qalat.GAMES and len(qalat.GAMES) > 1;"
        "qalat.find('alhambra');"
        "print(sorted(name for name in sys.modules if name.endswith('.game')))"
    )
    ran = subprocess.run([sys.executable, "-c", asked], capture_output=True, text=True, check=True)
    assert ran.stdout == "['qalat.core.game', 'qalat.games.alhambra.game']\n"
