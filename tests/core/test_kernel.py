"""Kernels: rules carry their IDs, compiled code lies in a folder that changes with the sources."""

import os
import shutil
import tempfile
from collections.abc import Callable
from functools import partial
from pathlib import Path

import numba
import numpy as np
import pytest

from qalat.core import kernel

FINGERPRINT = 16


@pytest.fixture
def sites(monkeypatch: pytest.MonkeyPatch) -> list[kernel.RuleSite]:
    """Rules that are tied in a test are forgotten after it."""
    own: list[kernel.RuleSite] = []
    monkeypatch.setattr(kernel, "_sites", own)
    return own


@pytest.fixture
def folder() -> Callable[[], Path | None]:
    """Choose the folder anew, whatever was chosen when this process began."""
    return partial(kernel.cache_folder.__wrapped__, kernel.CORE)


@pytest.fixture(autouse=True)
def environment(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Let no test touch the folders of the person who runs it."""
    monkeypatch.delenv("QALAT_CACHE_DIR", raising=False)
    monkeypatch.delenv("XDG_CACHE_HOME", raising=False)
    monkeypatch.setattr(Path, "home", lambda: tmp_path / "home")
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path / "temporary"))


def test_a_rule_is_tied_to_its_function_and_its_first_sentence(
    sites: list[kernel.RuleSite],
) -> None:
    @kernel.rule("TOY-A1", "TOY-A2")
    def pay() -> None:
        """Pay the price.

        No change is given.
        """

    assert [site.rule for site in sites] == ["TOY-A1", "TOY-A2"]
    assert {site.sentence for site in sites} == {"Pay the price."}
    assert sites[0].module == __name__
    assert sites[0].function.endswith("pay")
    assert kernel.rule_sites() == tuple(sites)


@pytest.mark.parametrize("docstring", [None, "", "  \n "])
def test_a_rule_without_a_sentence_is_refused(
    sites: list[kernel.RuleSite], docstring: str | None
) -> None:
    def pay() -> None: ...

    pay.__doc__ = docstring
    with pytest.raises(ValueError, match=r"pay carries \('TOY-A1',\) but has no docstring"):
        kernel.rule("TOY-A1")(pay)
    with pytest.raises(ValueError, match="no docstring"):
        kernel.kernel("TOY-A1")(pay)
    assert sites == []


def test_a_kernel_that_carries_no_rule_needs_no_sentence(sites: list[kernel.RuleSite]) -> None:
    def double_it(number: int) -> int:
        return 2 * number

    double_it.__doc__ = None
    assert kernel.plain(kernel.kernel()(double_it)) is double_it
    assert sites == []


def double(number: int) -> int:
    return 2 * number


def test_a_function_is_compiled_and_its_plain_form_kept() -> None:
    compiled = kernel._compiled(double, cached=False)
    assert compiled is not double
    assert compiled(21) == 42
    assert kernel.plain(compiled) is double
    assert kernel.plain(double) is double


def test_an_entry_point_is_kept_in_the_folder_and_numba_keeps_its_own_setting(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(kernel, "cache_folder", lambda _: tmp_path)
    monkeypatch.setattr(numba.config, "CACHE_DIR", "as before")
    compiled = kernel._compiled(double, cached=True)
    assert numba.config.CACHE_DIR == "as before"
    assert compiled(4) == 8
    assert list(tmp_path.rglob("*double*.nbi"))


def test_an_entry_point_works_where_nothing_can_be_written(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kernel, "cache_folder", lambda _: None)
    assert kernel._compiled(double, cached=True)(5) == 10


def test_kernels_are_compiled_unless_they_are_to_be_interpreted(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(kernel, "cache_folder", lambda _: None)
    monkeypatch.setattr(kernel, "INTERPRETED", False)
    assert kernel.plain(kernel.kernel()(double)) is double
    assert kernel.kernel()(double) is not double
    assert kernel.entry(double) is not double
    assert kernel.inlined(double) is not double
    assert kernel.inlined(double)(4) == 8
    monkeypatch.setattr(kernel, "INTERPRETED", True)
    assert kernel.kernel()(double) is double
    assert kernel.entry(double) is double
    assert kernel.inlined(double) is double


def test_a_constant_can_not_be_written_to() -> None:
    table = kernel.constant([1, 2], np.int64)
    assert table.dtype == np.int64
    with pytest.raises(ValueError, match="read-only"):
        table[0] = 3


@pytest.fixture
def package(tmp_path: Path) -> Path:
    """A small package to take a fingerprint of."""
    for name in ("core/kernel.py", "games/toy/tiles.csv", "games/toy/rules.md", "play/bots.py"):
        path = tmp_path / "package" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(name)
    return tmp_path / "package"


def fingerprint(package: Path) -> str:
    return kernel.fingerprint.__wrapped__((package / "core", package / "games/toy"))


def test_the_fingerprint_is_the_same_while_nothing_changes(package: Path) -> None:
    assert fingerprint(package) == fingerprint(package)
    assert len(fingerprint(package)) == FINGERPRINT


@pytest.mark.parametrize("name", ["core/kernel.py", "games/toy/tiles.csv"])
def test_the_fingerprint_changes_with_a_source_or_a_table(package: Path, name: str) -> None:
    before = fingerprint(package)
    (package / name).write_text("changed")
    assert fingerprint(package) != before


def test_the_fingerprint_changes_with_the_name_of_a_source(package: Path) -> None:
    before = fingerprint(package)
    (package / "core/kernel.py").rename(package / "core/nut.py")
    assert fingerprint(package) != before


@pytest.mark.parametrize("name", ["games/toy/rules.md", "play/bots.py"])
def test_the_fingerprint_does_not_change_with_what_is_not_compiled(
    package: Path, name: str
) -> None:
    before = fingerprint(package)
    (package / name).write_text("changed")
    assert fingerprint(package) == before


def test_the_fingerprint_of_one_file_changes_with_that_file(package: Path) -> None:
    source = package / "core/kernel.py"
    before = kernel.fingerprint.__wrapped__((source,))
    source.write_text("changed")
    assert kernel.fingerprint.__wrapped__((source,)) != before


def test_the_fingerprint_changes_with_numba_and_with_its_checks(
    package: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen = {fingerprint(package)}
    monkeypatch.setattr(numba, "__version__", "0.0")
    seen.add(fingerprint(package))
    monkeypatch.setattr(numba.config, "BOUNDSCHECK", 7)
    seen.add(fingerprint(package))
    assert len(seen) == 3


def test_a_folder_of_ones_own_can_be_named(
    folder: Callable[[], Path | None], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("QALAT_CACHE_DIR", str(tmp_path / "own"))
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "caches"))
    assert folder() == tmp_path / "own" / kernel.fingerprint(kernel.CORE)


def test_else_the_folder_lies_where_caches_are_kept(
    folder: Callable[[], Path | None], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    assert folder() == tmp_path / "home" / ".cache" / "qalat" / kernel.fingerprint(kernel.CORE)
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "caches"))
    assert folder() == tmp_path / "caches" / "qalat" / kernel.fingerprint(kernel.CORE)


def test_a_folder_that_cannot_be_made_gives_way_to_a_temporary_one(
    folder: Callable[[], Path | None], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "file").touch()
    monkeypatch.setenv("QALAT_CACHE_DIR", str(tmp_path / "file"))
    found = folder()
    assert found is not None
    assert found.parent == tmp_path / "temporary" / f"qalat-{os.getuid()}"
    assert found.stat().st_mode & 0o077 == 0 or found.parent.stat().st_mode & 0o077 == 0


def test_a_user_without_a_home_gets_a_temporary_folder(
    folder: Callable[[], Path | None], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def no_home() -> Path:
        raise RuntimeError("Could not determine home directory.")

    monkeypatch.setattr(Path, "home", no_home)
    found = folder()
    assert found is not None
    assert found.is_relative_to(tmp_path / "temporary")


def test_a_system_without_user_numbers_gets_a_folder_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delattr(os, "getuid")
    assert kernel._user() == 0


def test_somebody_elses_compiled_code_is_not_run(
    folder: Callable[[], Path | None], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert folder() is not None
    monkeypatch.setattr(kernel, "_user", lambda: os.getuid() + 1)
    assert folder() is None


def test_where_nothing_can_be_written_there_is_no_folder(
    folder: Callable[[], Path | None], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "file").touch()
    monkeypatch.setenv("QALAT_CACHE_DIR", str(tmp_path / "file"))
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path / "file"))
    assert folder() is None


def test_only_the_caches_used_last_are_kept(
    folder: Callable[[], Path | None], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("QALAT_CACHE_DIR", str(tmp_path))
    for age in range(80):
        old = tmp_path / f"{age:0{FINGERPRINT}}"
        old.mkdir()
        os.utime(old, (1000 - age, 1000 - age))
    (tmp_path / "not a cache").mkdir()
    now = folder()
    kept = {path.name for path in tmp_path.iterdir() if len(path.name) == FINGERPRINT}
    assert now is not None
    assert len(kept) > 2 * 2 * 13  # of two clones, compiled with checked indices and without
    assert kept == {now.name, *(f"{age:0{FINGERPRINT}}" for age in range(len(kept) - 1))}
    assert (tmp_path / "not a cache").exists()


def test_a_cache_that_vanishes_while_it_is_looked_at_is_no_trouble(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / ("0" * FINGERPRINT)).symlink_to(tmp_path / "gone")
    monkeypatch.setattr(Path, "is_dir", lambda _: True)
    forgotten: list[Path] = []
    monkeypatch.setattr(kernel, "_KEPT_CACHES", 0)
    monkeypatch.setattr(shutil, "rmtree", lambda path, **_: forgotten.append(path))
    kernel._remove_old_caches(tmp_path)
    assert forgotten == [tmp_path / ("0" * FINGERPRINT)]


def test_the_stamp_of_a_file_changes_with_its_place_its_time_and_its_size(tmp_path: Path) -> None:
    one, other = tmp_path / "one.py", tmp_path / "other.py"
    stamps = set()
    for file in (one, other):
        file.write_text("1")
        os.utime(file, (1, 1))
        stamps |= {kernel.stamp(file), kernel.stamp(file)}
    os.utime(one, (2, 2))
    stamps.add(kernel.stamp(one))
    one.write_text("12")
    os.utime(one, (2, 2))
    stamps.add(kernel.stamp(one))
    assert len(stamps) == 4
