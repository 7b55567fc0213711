"""The wheel holds what the installed package needs, and the lock fits what it asks for."""

import tomllib
from email.message import Message
from email.parser import Parser
from pathlib import Path
from zipfile import ZipFile

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

import qalat
from tests.repository.project import PACKAGE, ROOT

_SETTINGS = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
PROJECT, BUILD_SYSTEM = _SETTINGS["project"], _SETTINGS["build-system"]


def names_in(wheel: Path) -> set[str]:
    with ZipFile(wheel) as archive:
        return set(archive.namelist())


def metadata_of(wheel: Path) -> Message:
    with ZipFile(wheel) as archive:
        (name,) = [name for name in archive.namelist() if name.endswith(".dist-info/METADATA")]
        return Parser().parsestr(archive.read(name).decode("utf-8"))


def test_the_wheel_is_named_after_the_package_and_its_version(wheel: Path) -> None:
    metadata = metadata_of(wheel)
    assert wheel.name == f"qalat-{qalat.__version__}-py3-none-any.whl"
    assert (metadata["Name"], metadata["Version"]) == ("qalat", qalat.__version__)
    assert metadata["Requires-Python"] == ">=3.11"


def test_the_wheel_needs_numpy_and_numba_and_nothing_else(wheel: Path) -> None:
    requirements = [Requirement(line) for line in metadata_of(wheel).get_all("Requires-Dist") or []]
    assert {need.name for need in requirements if need.marker is None} == {"numpy", "numba"}


def test_the_rules_and_the_tiles_travel_in_the_wheel(wheel: Path) -> None:
    names = names_in(wheel)
    data = {
        path.relative_to(PACKAGE.parent).as_posix()
        for pattern in ("*.md", "*.csv")
        for path in (PACKAGE / "games").rglob(pattern)
    }
    assert data <= names
    assert "qalat/games/alhambra/rules.md" in names
    assert any(name.startswith("qalat/games/alhambra/") and name.endswith(".csv") for name in names)


def test_the_wheel_holds_the_package_and_no_tests(wheel: Path) -> None:
    tops = {name.split("/")[0] for name in names_in(wheel)}
    assert tops == {"qalat", f"qalat-{qalat.__version__}.dist-info"}


def test_the_wheel_installs_the_command(wheel: Path) -> None:
    with ZipFile(wheel) as archive:
        (name,) = [name for name in archive.namelist() if name.endswith("/entry_points.txt")]
        assert "qalat = qalat.cli:main" in archive.read(name).decode("utf-8")


EXTRAS = PROJECT["optional-dependencies"]
NEEDED = {
    "requirements.lock": [*EXTRAS["server"], *BUILD_SYSTEM["requires"]],
    "requirements-dev.lock": [*EXTRAS["dev"], *EXTRAS["server"], *BUILD_SYSTEM["requires"]],
}
"""What each lock has to hold beside the dependencies of the package."""


def locked(name: str) -> dict[str, str]:
    lines = (ROOT / name).read_text("utf-8").split()
    return {canonicalize_name(name): version for name, version in (x.split("==") for x in lines)}


@pytest.mark.parametrize("lock", NEEDED)
def test_a_lock_holds_a_fitting_version_of_all_that_is_asked_for(lock: str) -> None:
    versions = locked(lock)
    needs = map(Requirement, PROJECT["dependencies"] + NEEDED[lock])
    assert [
        str(need)
        for need in needs
        if not need.specifier.contains(versions.get(canonicalize_name(need.name), "0"))
    ] == []


def test_who_plays_is_given_what_developers_test_with() -> None:
    assert locked("requirements.lock").items() < locked("requirements-dev.lock").items()


def test_who_plays_is_given_nothing_that_only_developers_need() -> None:
    server = {canonicalize_name(Requirement(need).name) for need in EXTRAS["server"]}
    only = {canonicalize_name(Requirement(need).name) for need in EXTRAS["dev"]} - server
    needed_to_install = {"editables", "hatchling", "packaging", "pathspec"}
    assert locked("requirements.lock").keys() & only <= needed_to_install


def test_the_modules_of_all_games_travel_in_the_wheel(wheel: Path) -> None:
    names = names_in(wheel)
    for game in qalat.GAMES:
        pattern = f"qalat/server/browser/assets/{game}-*.wasm"
        assert [name for name in names if Path(name).match(pattern)], game
