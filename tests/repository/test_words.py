"""What no file of the repository may hold."""

import re
from pathlib import Path

import pytest

from tests.repository.project import ROOT, files, name_of

# In two parts each, so that this file does not hold them itself.
ANYWHERE = [
    "/wo" + "rk/",
    "/ro" + "ot/",
    r"(?<![\w.])/ho" + "me/",  # a folder of our own may have that name
    "/Us" + "ers/",
    "pypi" + r"\.org",
    "files" + r"\.pythonhosted",
    "registry" + r"\.npmjs",
    "registry" + r"\.yarnpkg",
]
IN_CODE = ["TO" + "DO", "FIX" + "ME", "XX" + "X", "HA" + "CK"]

FORBIDDEN_ANYWHERE = re.compile("|".join(ANYWHERE))
FORBIDDEN_IN_CODE = re.compile(r"\b(?:" + "|".join(IN_CODE) + r")\b")


def forbidden(name: str, text: str) -> list[str]:
    """Every forbidden word of one file, as `name:line: word`."""
    patterns = [FORBIDDEN_ANYWHERE]
    if name.startswith(("src/", "tests/", "benchmarks/", "examples/", "web/src/")):
        patterns.append(FORBIDDEN_IN_CODE)
    return [
        f"{name}:{number}: {found}"
        for number, line in enumerate(text.splitlines(), 1)
        for pattern in patterns
        for found in pattern.findall(line)
    ]


def text_of(path: Path) -> str:
    return path.read_bytes().decode("utf-8", errors="replace")


def test_no_file_holds_a_forbidden_word() -> None:
    assert [found for path in files() for found in forbidden(name_of(path), text_of(path))] == []


def test_the_test_reads_the_whole_repository() -> None:
    names = {name_of(path) for path in files()}
    assert {"pyproject.toml", ".ci/run", "tests/repository/test_words.py"} <= names
    assert not any(name.startswith((".venv/", ".git/")) for name in names)


@pytest.mark.parametrize(
    "line",
    [
        "cd /ho" + "me/ada/qalat",
        "numpy @ https://files" + ".pythonhosted.org/numpy.whl",
        "# TO" + "DO: later",
    ],
)
def test_a_forbidden_word_is_caught(line: str) -> None:
    name = "src/qalat/core/kernel.py"
    assert [found.rsplit(": ", 1)[0] for found in forbidden(name, f"x = 1\n{line}\n")] == [
        f"{name}:2"
    ]


def test_a_page_may_speak_of_what_code_may_not_hold() -> None:
    assert forbidden("CONTRIBUTING.md", "No TO" + "DO, no banner.") == []


@pytest.mark.parametrize("lock", ["requirements.lock", "requirements-dev.lock"])
def test_a_lock_file_pins_names_and_versions_only(lock: str) -> None:
    lines = (ROOT / lock).read_text("utf-8").splitlines()
    assert [line for line in lines if not re.fullmatch(r"[\w.-]+==[\w.]+", line)] == []
