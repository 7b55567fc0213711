"""Kernels: plain Python functions, compiled by Numba or, for debugging, interpreted."""

from __future__ import annotations

import hashlib
import os
import platform
import shutil
import tempfile
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, TypeVar, cast

import numpy as np

Function = TypeVar("Function", bound=Callable[..., Any])

INTERPRETED = os.environ.get("QALAT_INTERPRET", "") == "1"
"""Whether kernels stay plain Python: slow, but visible to debuggers and coverage."""

_BORROWED: dict[str, Any] = {"_nrt": False}
"""Kernels allocate no arrays and only borrow the caller's, so references need not be counted."""

_PACKAGE = Path(__file__).resolve().parents[1]
_KEPT_CACHES = 64
"""Caches of one clone: 13 for the three games, and 13 with checked indices; room for two clones."""

CORE = tuple(
    _PACKAGE / "core" / f"{name}.py"
    for name in (
        "actions",
        "defaults",
        "driver",
        "elementary",
        "engine",
        "kernel",
        "random",
        "record",
        "view_kernels",
    )
)
"""The sources that all compiled code depends on; the rest of the core is not compiled."""

SOURCES = "SOURCES"
"""The module attribute that lists the files and folders that its entry points depend on."""


@dataclass(frozen=True)
class RuleSite:
    """The function that implements a rule, by the rule's ID."""

    rule: str
    module: str
    function: str
    sentence: str


_sites: list[RuleSite] = []


def rule_sites() -> tuple[RuleSite, ...]:
    """Return every function with a rule's ID among the modules imported so far."""
    return tuple(_sites)


def rule(*ids: str) -> Callable[[Function], Function]:
    """Mark a plain function with the IDs of the rules that it implements."""

    def tie(function: Function) -> Function:
        sentence = (function.__doc__ or "").strip().splitlines()
        if not sentence:
            raise ValueError(f"{function.__qualname__} carries {ids} but has no docstring")
        for each in ids:
            _sites.append(RuleSite(each, function.__module__, function.__qualname__, sentence[0]))
        return function

    return tie


def kernel(*rules: str) -> Callable[[Function], Function]:
    """Compile a function over records, and mark it with the rules that it implements."""

    def make(function: Function) -> Function:
        if rules:
            rule(*rules)(function)
        return function if INTERPRETED else _compiled(function, cached=False)

    return make


def inlined(function: Function) -> Function:
    """Inline a function into its callers.

    Every kernel is optimised together with all that it calls, so each level of calls between an
    entry point and the rules costs seconds of compile time, unless it is inlined.
    """
    if INTERPRETED:
        return function
    import numba

    return cast(Function, numba.njit(inline="always", **_BORROWED)(function))


def entry(function: Function) -> Function:
    """Compile a function that Python calls; it is cached on disk with all that it calls."""
    return function if INTERPRETED else _compiled(function, cached=True)


def plain(function: Function) -> Function:
    """Return the Python function of a kernel, for tables that are filled before compiling."""
    return cast(Function, getattr(function, "py_func", function))


def _compiled(function: Function, *, cached: bool) -> Function:
    import numba

    folder = cache_folder(function.__globals__.get(SOURCES, CORE)) if cached else None
    # Numba reads the folder when it wraps the function; other packages keep theirs.
    before = numba.config.CACHE_DIR
    numba.config.CACHE_DIR = str(folder or "")
    try:
        compiler = numba.njit(
            cache=folder is not None,
            nogil=True,
            error_model="numpy",
            no_cfunc_wrapper=True,
            **_BORROWED,
        )
        return cast(Function, compiler(function))
    finally:
        numba.config.CACHE_DIR = before


@cache
def fingerprint(sources: tuple[Path, ...]) -> str:
    """Hash everything that compiled code depends on: Numba checks only the function's own file."""
    import numba

    digest = hashlib.blake2s()
    versions = (platform.python_version(), np.__version__, numba.__version__)
    digest.update(repr((versions, numba.config.BOUNDSCHECK)).encode())
    _digest_sources(digest, sources)
    return digest.hexdigest()[:16]


def source_fingerprint(sources: tuple[Path, ...]) -> str:
    """Hash the sources alone: the same on every machine, for what is compiled for all of them."""
    digest = hashlib.blake2s()
    _digest_sources(digest, sources)
    return digest.hexdigest()[:16]


def _digest_sources(digest: hashlib.blake2s, sources: tuple[Path, ...]) -> None:
    for source in sources:
        for path in [source] if source.is_file() else sorted(source.rglob("*")):
            if path.suffix in (".py", ".csv", ".json", ".toml"):
                digest.update(path.relative_to(source.parent).as_posix().encode())
                digest.update(path.read_bytes())


def stamp(*files: Path) -> str:
    """Hash the paths and times of files, which are part of Numba's cache index too."""
    digest = hashlib.blake2s(digest_size=4)
    for file in files:
        written = file.stat()
        digest.update(repr((str(file), written.st_mtime_ns, written.st_size)).encode())
    return digest.hexdigest()


def _user() -> int:
    """Return the number of the user, 0 where users have none."""
    return os.getuid() if hasattr(os, "getuid") else 0


def _named_folder() -> Path | None:
    """Return the folder that the environment names, if any."""
    if named := os.environ.get("QALAT_CACHE_DIR"):
        return Path(named)
    if named := os.environ.get("XDG_CACHE_HOME"):
        return Path(named) / "qalat"
    return None


@cache
def cache_folder(sources: tuple[Path, ...]) -> Path | None:
    """Return the cache folder for code compiled from these sources, None if none is writable."""
    choices = [Path(tempfile.gettempdir()) / f"qalat-{_user()}"]
    with suppress(RuntimeError):  # some users have no home
        choices.insert(0, _named_folder() or Path.home() / ".cache" / "qalat")
    for choice in choices:
        folder = choice / fingerprint(sources)
        try:
            choice.mkdir(mode=0o700, parents=True, exist_ok=True)
            folder.mkdir(exist_ok=True)
            os.utime(folder)
            if {choice.stat().st_uid, folder.stat().st_uid} != {_user()}:
                continue  # never run another user's code
        except OSError:
            continue
        _remove_old_caches(choice)
        return folder
    return None


def _remove_old_caches(parent: Path) -> None:
    """Keep the most recently used caches: each change of the sources makes a new one."""

    def last_used(folder: Path) -> float:
        try:
            return folder.stat().st_mtime
        except OSError:
            return 0.0

    folders = [each for each in parent.iterdir() if each.is_dir() and len(each.name) == 16]
    for folder in sorted(folders, key=last_used, reverse=True)[_KEPT_CACHES:]:
        shutil.rmtree(folder, ignore_errors=True)


def constant(values: Any, kind: type[np.generic]) -> np.ndarray:
    """Return a read-only array: Numba compiles module-level arrays in as constants."""
    table = np.array(values, dtype=kind)
    table.setflags(write=False)
    return table
