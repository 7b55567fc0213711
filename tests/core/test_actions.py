"""The action table: one number and one wording an action, family after family."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from qalat.core.actions import ActionTable, at_cells, listed

CELLS = at_cells("at", "at", 2)
TABLE = ActionTable(
    listed("take", ["take 1", "take 2"]), CELLS, listed("roll", ["roll 6"], chance=True)
)


def test_families_are_numbered_one_behind_the_other() -> None:
    assert TABLE.count == 2 + 25 + 1
    assert [TABLE.first(name) for name in ("take", "at", "roll")] == [0, 2, 27]
    assert [TABLE.family(action).name for action in (0, 1, 2, 26, 27)] == [
        "take",
        "take",
        "at",
        "at",
        "roll",
    ]


def test_words_and_numbers_lead_to_each_other() -> None:
    for action in range(TABLE.count):
        assert TABLE.number(TABLE.word(action)) == action


def test_cells_are_numbered_row_by_row_from_the_north_west() -> None:
    assert [TABLE.word(action) for action in (2, 3, 7, 14, 26)] == [
        "at -2,-2",
        "at -1,-2",
        "at -2,-1",
        "at 0,0",
        "at 2,2",
    ]


@pytest.mark.parametrize(
    "word", ["", "take 3", "at", "at 3,0", "at 0,-3", "at 1,1,1", "at +1,0", "at -0,0", "at 01,0",
             "At 1,1", "at 1, 1", "swap 1,1", "at 99999,0"],
)  # fmt: skip
def test_other_words_have_no_number(word: str) -> None:
    assert TABLE.number(word) is None


@given(st.text())
def test_no_text_is_a_cell_that_would_be_worded_otherwise(text: str) -> None:
    number = CELLS.number(f"at {text}")
    assert number is None or CELLS.word(number) == f"at {text}"


@pytest.mark.parametrize("action", [-1, 28, 1000])
def test_a_number_outside_the_table_has_no_family(action: int) -> None:
    with pytest.raises(IndexError, match=f"no action has the number {action}"):
        TABLE.family(action)
    with pytest.raises(IndexError):
        TABLE.word(action)


def test_only_chances_families_are_chance() -> None:
    assert TABLE.is_chance(27)
    assert not any(TABLE.is_chance(action) for action in range(27))


def test_two_actions_of_a_family_may_not_share_a_wording() -> None:
    with pytest.raises(ValueError, match="two actions of the family take have the same words"):
        listed("take", ["take 1", "take 1"])


def test_two_families_may_not_share_a_name() -> None:
    with pytest.raises(ValueError, match="two families are named take"):
        ActionTable(listed("take", ["take 1"]), listed("take", ["take 2"]))
