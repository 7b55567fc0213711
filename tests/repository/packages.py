"""The lock of the browser's packages, read as npm reads it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

Package = dict[str, Any]
Packages = dict[str, Package]  # by its folder, `node_modules/...`; the project's own is ""

ROOTS = ("dependencies", "devDependencies", "engines", "name")
"""What the lock repeats of package.json."""

_RANGE = re.compile(r"(\^|~|>=|<|=|)v?(\d+)(?:\.(\d+))?(?:\.(\d+))?(?:-[\w.]+)?")


def disagreements(project: Package, packages: Packages) -> list[str]:
    """What package.json says in another way than the lock does."""
    return [key for key in ROOTS if project.get(key) != packages[""].get(key)]


def gaps(packages: Packages) -> list[str]:
    """Every dependency of a package that the lock lacks, or has in a version that does not fit."""
    return [
        f"{folder or 'the project'} needs {name} {wanted}"
        for folder, package in packages.items()
        for name, wanted in needs(package)
        if not any(fits(packages[at]["version"], wanted) for at in _place(name, folder, packages))
    ]


def needs(package: Package) -> Iterator[tuple[str, str]]:
    """All that a package asks for, on any system; a peer that is optional may be missing."""
    for kind in ("dependencies", "devDependencies", "optionalDependencies"):
        yield from package.get(kind, {}).items()
    optional = package.get("peerDependenciesMeta", {})
    for name, wanted in package.get("peerDependencies", {}).items():
        if not optional.get(name, {}).get("optional"):
            yield name, wanted


def _place(name: str, folder: str, packages: Packages) -> list[str]:
    """Where Node finds a package that one in some folder asks for: the nearest, or nowhere."""
    while True:
        at = f"{folder}/node_modules/{name}".removeprefix("/")
        if at in packages:
            return [at]
        if not folder:
            return []
        folder = folder.rpartition("node_modules/")[0].removesuffix("/")


def fits(version: str, wanted: str) -> bool:
    """Whether a version is one of those that a range names."""
    return any(all(_meets(version, part) for part in way.split()) for way in wanted.split("||"))


def _meets(version: str, part: str) -> bool:
    if part in {"*", version, f"={version}"}:
        return True
    found = _RANGE.fullmatch(part)
    assert found, f"a range that is not read here: {part}"
    given = tuple(int(number) for number in re.split(r"[.-]", version)[:3])
    shown = [int(number) for number in found.groups()[1:] if number is not None]
    least = tuple(shown + [0] * (3 - len(shown)))
    if found[1] == ">=":
        return given >= least
    if found[1] == "<":
        return given < least
    if found[1] in {"=", ""}:
        return given[: len(shown)] == tuple(shown) and len(shown) < 3
    first = next((index for index, number in enumerate(shown) if number), len(shown) - 1)
    fixed = min(len(shown), 2) if found[1] == "~" else first + 1
    return given >= least and given[:fixed] == least[:fixed]


def unchecked(packages: Packages) -> list[str]:
    """The packages that could be exchanged: no hash tells what is in them."""
    return [at for at, package in packages.items() if at and not package.get("integrity")]


def addresses(packages: Packages) -> list[str]:
    """All that tells where a package is loaded from."""
    return [
        f"{at}: {text}"
        for at, package in packages.items()
        for key, value in package.items()
        if key not in {"funding", "integrity"}
        for text in _texts(value)
        if key == "resolved" or "//" in text
    ]


def _texts(value: Any) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for each in value.values():
            yield from _texts(each)
    elif isinstance(value, list):
        for each in value:
            yield from _texts(each)
