"""Many stories are played again by several processes, with the same outcome as by one."""

from __future__ import annotations

from dataclasses import replace

import pytest

from qalat.core.errors import Illegal
from qalat.server.maintenance import verification as checking
from qalat.server.rooms.summaries import summary_of
from qalat.server.table.table_log import Section, Story, replayed, sections, written_log
from tests.server.test_admin import played

MANY = 40


@pytest.fixture
def few(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let other processes be worth their start for a few stories."""
    monkeypatch.setattr(checking, "FEW", 3)
    monkeypatch.setattr(checking, "CHUNK", 4)


@pytest.fixture(scope="module")
def story() -> Story:
    return played("t", 9)[1]


def section_of(code: str, story: Story) -> Section:
    (section,) = sections([written_log(code, story, whole=True)])
    return section


@pytest.mark.usefixtures("few")
def test_every_story_is_played_again_in_its_order(story: Story) -> None:
    codes = [f"t{number}" for number in range(MANY)]
    found = list(checking.checked(section_of(code, story) for code in codes))
    assert [each.summary for each in found] == [summary_of(replayed(code, story)) for code in codes]


@pytest.mark.usefixtures("few")
@pytest.mark.parametrize("bad", [1, 20, MANY - 1])
def test_an_unsound_story_is_refused_wherever_it_stands(story: Story, bad: int) -> None:
    found = [section_of(f"t{number}", story) for number in range(MANY)]
    first, wanted, rest = found[bad].body.partition('"actions":[')
    found[bad] = replace(found[bad], body=f"{first}{wanted}9{rest}")
    with pytest.raises(Illegal, match=f"the story of table t{bad}"):
        list(checking.checked(found))
