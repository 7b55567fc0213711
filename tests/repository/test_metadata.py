"""What package indexes, catalogues and forges are told is the same everywhere, and true."""

import re
import tomllib
from typing import Any

import pytest

import qalat
from tests.repository.project import ROOT

PROJECT: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
CITATION = (ROOT / "CITATION.cff").read_text("utf-8")
README = (ROOT / "README.md").read_text("utf-8")
TEMPLATES = sorted((ROOT / ".github" / "ISSUE_TEMPLATE").glob("*.yml"))


def cited(key: str) -> str:
    """The value of a line of the citation."""
    [value] = re.findall(rf"^{key}: (.+)$", CITATION, re.MULTILINE)
    return str(value)


def test_the_citation_is_of_this_version_under_this_licence() -> None:
    assert cited("version") == qalat.__version__
    assert cited("license") == PROJECT["license"]
    assert cited("cff-version") == "1.2.0"
    assert f"- name: {PROJECT['authors'][0]['name']}\n" in CITATION


def test_the_citation_has_the_keywords_of_the_package() -> None:
    assert re.findall(r"^  - (?!name)(.+)$", CITATION, re.MULTILINE) == PROJECT["keywords"]


def test_the_classifiers_name_the_versions_of_python_that_are_tested() -> None:
    workflow = (ROOT / ".github" / "workflows" / "test.yml").read_text("utf-8")
    tested = set(re.findall(r"\b3\.\d\d\b", workflow))
    named = set(re.findall(r"Python :: (3\.\d+)", "\n".join(PROJECT["classifiers"])))
    assert named == tested
    assert PROJECT["requires-python"] == f">={min(named)}"


def test_the_install_lines_name_extras_that_there_are() -> None:
    extras = set(re.findall(r"qalat\[(\w+)\]", README))
    assert extras
    assert extras <= PROJECT["optional-dependencies"].keys()


@pytest.mark.parametrize("template", TEMPLATES, ids=lambda path: path.stem)
def test_every_file_and_rule_that_a_template_names_is_there(template: Any) -> None:
    text = template.read_text("utf-8")
    for name in re.findall(r"\b[A-Z]+\.md\b|\bdocs/\w+", text):
        assert (ROOT / name).exists()
    for rule in re.findall(r"\b[A-Z]+-[A-Z]\d+\b", text):
        assert f"**{rule}**" in (ROOT / "docs" / "rules" / "alhambra.md").read_text("utf-8")
