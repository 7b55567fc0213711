"""A fourth game is a folder: it gets the contract's tests, the terminal, a server and bots."""

import os
import subprocess
import sys

import pytest

from tests.repository.project import ROOT

PACKAGE = "tests.fourth.pebbles"
ALONE = """
import sys, pytest, qalat
qalat.GAMES.__init__([sys.argv[1]])
sys.exit(pytest.main(sys.argv[2:]))
"""
"""The game stands for all games: tests of every game are tests of this one."""


@pytest.mark.parametrize(
    "tests",
    [
        ["tests/fourth/played.py"],
        ["tests/contract", "--ignore=tests/contract/test_golden.py", "--hypothesis-profile=few"],
    ],
    ids=["terminal and server", "contract"],
)
def test_a_fourth_game_is_a_folder(tests: list[str]) -> None:
    # Its kernels are run as plain Python: nothing has to be compiled for it.
    chosen = {"QALAT_GAMES": PACKAGE, "QALAT_INTERPRET": "1", "PYTHONPATH": str(ROOT)}
    ran = subprocess.run(
        [sys.executable, "-c", ALONE, PACKAGE, "-q", "-n", "0", "-p", "no:cacheprovider", *tests],
        cwd=ROOT,
        env={**os.environ, **chosen},
        capture_output=True,
        text=True,
        check=False,
    )
    assert ran.returncode == 0, ran.stdout[-4000:] + ran.stderr[-4000:]
