"""Everything that the library exports is on its reference page, with an example that runs.

That the page is fresh is tested with all other pages, and so are its examples.
"""

import pytest

import qalat
from tests import library_page
from tests.library_page import PAGE, filled, listed, without_example

PLAIN_DATA = {"GAMES", "__version__"}


def test_the_page_has_everything_that_the_library_exports() -> None:
    text = PAGE.read_text("utf-8")
    exported = {f"qalat.{name}" for name in set(qalat.__all__) - PLAIN_DATA}
    assert sorted(exported - set(listed(text))) == []
    assert "`GAMES`" in text


def test_every_public_name_has_an_example() -> None:
    assert without_example(PAGE.read_text("utf-8")) == []


def test_a_name_without_an_example_is_caught() -> None:
    text = PAGE.read_text("utf-8").replace("match.rewind(", "match.undo(")
    assert without_example(text) == ["qalat.Match.rewind"]


def test_every_place_is_filled_with_what_the_docstrings_say() -> None:
    text = filled("<!-- library: qalat.Step qalat.find -->\nstale\n<!-- end -->\nprose\n")
    assert "stale" not in text
    assert text.endswith("<!-- end -->\nprose\n")
    for expected in ("### Step", "| `actor` | `int` |", "find(name: str) -> Game", '>>> find("'):
        assert expected in text
    assert text.count(library_page.EXAMPLE) == 1, "only what speaks of a match begins with it"


@pytest.mark.parametrize("name", sorted(set(qalat.__all__) - PLAIN_DATA))
def test_every_export_has_a_docstring(name: str) -> None:
    assert getattr(qalat, name).__doc__
