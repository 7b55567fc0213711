"""The workflows run our verbs on every Python that we say we run on, and the lock fits them all."""

import re

import pytest
from packaging.specifiers import SpecifierSet

from tests.repository.project import ROOT
from tests.repository.test_docs import VERB
from tests.repository.test_wheel import PROJECT

MAKEFILE = (ROOT / "Makefile").read_text("utf-8")
WORKFLOWS = {
    path.stem: path.read_text("utf-8")
    for path in sorted((ROOT / ".github" / "workflows").glob("test*.yml"))
}
each_workflow = pytest.mark.parametrize("workflow", WORKFLOWS.values(), ids=WORKFLOWS)


def pythons(workflow: str) -> list[str]:
    (listed,) = re.findall(r"^ +python: \[(.*)\]$", workflow, re.MULTILINE)
    return re.findall(r'"(3\.\d+)"', listed)


def called(workflow: str) -> set[str]:
    """The verbs that a workflow calls."""
    return set(re.findall(r"^ +(?:- )?verb: \[?([a-z-]+)\]?$", workflow, re.MULTILINE))


def recipe(verb: str) -> str:
    """What a verb of the Makefile does, with the line of its name."""
    found = re.search(rf"^{verb}:.*\n(?:\t.*\n)*", MAKEFILE, re.MULTILINE)
    assert found, verb
    return found[0]


@each_workflow
def test_every_python_that_is_promised_is_tested(workflow: str) -> None:
    promised = [
        name.rpartition(" ")[2]
        for name in PROJECT["classifiers"]
        if re.fullmatch(r"Programming Language :: Python :: 3\.\d+", name)
    ]
    assert len(promised) > 1
    assert set(promised) <= set(pythons(workflow))


@each_workflow
def test_the_oldest_python_that_is_tested_is_the_oldest_that_is_taken(workflow: str) -> None:
    taken = SpecifierSet(PROJECT["requires-python"])
    assert all(python in taken for python in pythons(workflow))
    first, *_ = pythons(workflow)
    assert f"3.{int(first[2:]) - 1}" not in taken


def test_the_workflows_call_verbs_of_the_makefile() -> None:
    assert {name: called(workflow) for name, workflow in WORKFLOWS.items()} == {
        "test": {"test"},
        "test-long": {"test-long", "test-compiled"},
    }
    assert set().union(*map(called, WORKFLOWS.values())) <= set(VERB.findall(MAKEFILE))


def test_everything_is_run_at_least_on_a_schedule() -> None:
    assert "schedule:" in WORKFLOWS["test-long"]
    ways = {"check", "test-interpreted", "test-compiled", "test-bounds", "test-web"}
    assert ways <= set(re.findall(r"[a-z-]+", recipe("test-long")))


def test_what_is_left_out_of_the_quick_run_is_left_out_of_no_long_one() -> None:
    assert '-m "not long"' in recipe("test-python")
    for verb in ("test-compiled", "test-bounds", "test-interpreted", "test-web"):
        assert "long" not in recipe(verb).partition("\n")[2]
