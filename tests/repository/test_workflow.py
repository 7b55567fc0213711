"""The workflow runs our verbs on every Python that we say we run on, and the lock fits them all."""

import re

from packaging.specifiers import SpecifierSet

from tests.repository.project import ROOT
from tests.repository.test_docs import VERB
from tests.repository.test_wheel import PROJECT

WORKFLOW = (ROOT / ".github" / "workflows" / "test.yml").read_text("utf-8")


def pythons() -> list[str]:
    (listed,) = re.findall(r"^ +python: \[(.*)\]$", WORKFLOW, re.MULTILINE)
    return re.findall(r'"(3\.\d+)"', listed)


def test_every_python_that_is_promised_is_tested() -> None:
    promised = [
        name.rpartition(" ")[2]
        for name in PROJECT["classifiers"]
        if re.fullmatch(r"Programming Language :: Python :: 3\.\d+", name)
    ]
    assert len(promised) > 1
    assert set(promised) <= set(pythons())


def test_the_oldest_python_that_is_tested_is_the_oldest_that_is_taken() -> None:
    taken = SpecifierSet(PROJECT["requires-python"])
    assert all(python in taken for python in pythons())
    first, *_ = pythons()
    assert f"3.{int(first[2:]) - 1}" not in taken


def test_the_workflow_calls_verbs_of_the_makefile() -> None:
    verbs = set(VERB.findall((ROOT / "Makefile").read_text("utf-8")))
    called = set(re.findall(r"^ +(?:- )?verb: \[?([a-z-]+)\]?$", WORKFLOW, re.MULTILINE))
    assert called == {"test", "test-compiled"}
    assert called <= verbs
