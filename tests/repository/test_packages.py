"""The lock of the browser's packages is whole, so that every build is made of the same ones."""

import copy
import json
from collections.abc import Callable

import pytest

from tests.repository.packages import (
    Packages,
    addresses,
    disagreements,
    fits,
    gaps,
    unchecked,
)
from tests.repository.project import ROOT, files

PROJECT = json.loads((ROOT / "web" / "package.json").read_text("utf-8"))
PACKAGES: Packages = json.loads((ROOT / "web" / "package-lock.json").read_text("utf-8"))["packages"]
SVELTE = "node_modules/svelte"
ROLLDOWN = "node_modules/rolldown"


def test_the_lock_and_the_package_agree() -> None:
    assert disagreements(PROJECT, PACKAGES) == []


def test_all_that_a_package_needs_on_any_system_is_in_the_lock() -> None:
    assert gaps(PACKAGES) == []


def test_every_package_is_known_by_its_hash() -> None:
    assert unchecked(PACKAGES) == []


def test_nothing_says_where_packages_are_loaded_from() -> None:
    assert addresses(PACKAGES) == []
    settings = [path for path in files() if path.name in {".npmrc", "pip.conf", ".yarnrc"}]
    assert [path.name for path in settings if "//" in path.read_text("utf-8")] == []


def changed(change: Callable[[Packages], object]) -> Packages:
    packages = copy.deepcopy(PACKAGES)
    change(packages)
    return packages


def test_a_package_that_only_another_system_needs_is_missed() -> None:
    lost = next(name for name in PACKAGES[ROLLDOWN]["optionalDependencies"] if "darwin" in name)
    packages = changed(lambda packages: packages.pop(f"node_modules/{lost}"))
    wanted = PACKAGES[ROLLDOWN]["optionalDependencies"][lost]
    assert gaps(packages) == [f"{ROLLDOWN} needs {lost} {wanted}"]


def test_a_version_that_does_not_fit_is_noticed() -> None:
    packages = changed(lambda packages: packages[SVELTE].update(version="3.0.0"))
    assert f"the project needs svelte {PROJECT['dependencies']['svelte']}" in gaps(packages)


def test_another_wish_in_the_package_is_noticed() -> None:
    packages = changed(lambda packages: packages[""]["dependencies"].update(svelte="6.0.0"))
    assert disagreements(PROJECT, packages) == ["dependencies"]


def test_a_package_without_a_hash_is_noticed() -> None:
    packages = changed(lambda packages: packages[SVELTE].pop("integrity"))
    assert unchecked(packages) == [SVELTE]


def test_an_address_is_noticed() -> None:
    address = "https://packages.example.org/svelte.tgz"
    packages = changed(lambda packages: packages[SVELTE].update(resolved=address))
    assert addresses(packages) == [f"{SVELTE}: {address}"]


@pytest.mark.parametrize(
    ("version", "wanted"),
    [
        ("1.2.3", "1.2.3"),
        ("1.2.3", "=1.2.3"),
        ("1.9.0", "^1.2.3"),
        ("0.2.9", "^0.2.3"),
        ("0.0.3", "^0.0.3"),
        ("1.2.9", "~1.2.3"),
        ("4.0.1", "^3 || ^4"),
        ("24.1.0", "^20.19.0 || >=22.12.0"),
        ("6.0.3", ">=4.8.4 <6.1.0"),
        ("2.0.0-beta.2", "^1.7.1 || 2.0.0-beta.2"),
        ("9.9.9", "*"),
    ],
)
def test_a_version_is_in_its_range(version: str, wanted: str) -> None:
    assert fits(version, wanted)


@pytest.mark.parametrize(
    ("version", "wanted"),
    [
        ("1.2.4", "1.2.3"),
        ("1.2.2", "^1.2.3"),
        ("2.0.0", "^1.2.3"),
        ("0.3.0", "^0.2.3"),
        ("0.0.4", "^0.0.3"),
        ("1.3.0", "~1.2.3"),
        ("5.0.0", "^3 || ^4"),
        ("21.0.0", "^20.19.0 || >=22.12.0"),
        ("6.1.0", ">=4.8.4 <6.1.0"),
        ("2.0.0-beta.1", "^1.7.1 || 2.0.0-beta.2"),
    ],
)
def test_a_version_is_not_in_another_range(version: str, wanted: str) -> None:
    assert not fits(version, wanted)
