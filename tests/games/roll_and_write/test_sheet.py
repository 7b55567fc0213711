"""The sheet: crossings, what is built, and where dice lie."""

import pytest

from tests.games.roll_and_write.table import PAIR, built, carry_out, dice, position, seat


@pytest.mark.rule("RW-M1")
def test_a_build_crosses_out_the_building_at_blue_and_yellow() -> None:
    own = seat(1, "dice: blue 3 3; yellow 1 1", "coins: 3 gained, 3 spent")
    match = position("players: 3", own, seat(2, PAIR), seat(3, PAIR))
    carry_out(match, "build blue 3 yellow 1")
    assert built(match, 1) == {"31"}
    assert match.state[0].count[0].tolist() == [0, 0, 0, 0, 0, 1], "a tower stands there"
    assert "yellow 1      g p T c g a" in str(match)


@pytest.mark.rule("RW-M1")
def test_the_last_crossing_of_the_sheet_is_built_like_the_first() -> None:
    own = seat(1, "dice: blue 6 6; yellow 6 6", "coins: 3 gained, 3 spent", built="11")
    match = position("players: 3", own, seat(2, PAIR), seat(3, PAIR))
    carry_out(match, "build blue 6 yellow 6")
    assert built(match, 1) == {"11", "66"}
    assert match.state[0].count[0].tolist() == [0, 0, 0, 0, 1, 1]


@pytest.mark.rule("RW-M6")
def test_only_the_player_on_turn_has_two_pairs() -> None:
    own = seat(1, "dice: blue 6 1; yellow 4 2")
    match = position("players: 3", own, seat(2, PAIR), seat(3, PAIR))
    assert dice(match, 1) == ([1, 6], [2, 4]), "the dice lie by value"
    assert dice(match, 2) == dice(match, 3) == ([6], [6])


@pytest.mark.rule("RW-M6")
@pytest.mark.parametrize(
    ("build", "passed"),
    [
        ("build blue 1 yellow 2", ([6, 6], [4, 6])),
        ("build blue 6 yellow 2", ([1, 6], [4, 6])),
        ("build blue 1 yellow 4", ([6, 6], [2, 6])),
        ("build blue 6 yellow 4", ([1, 6], [2, 6])),
    ],
)
def test_each_pair_of_the_four_dice_leaves_the_two_others(
    build: str, passed: tuple[list[int], list[int]]
) -> None:
    own = seat(1, "dice: blue 6 1; yellow 4 2", "coins: 3 gained, 3 spent")
    match = position("players: 3", own, seat(2, PAIR), seat(3, PAIR))
    carry_out(match, build, "roll blue 1 yellow 1")
    assert dice(match, 2) == passed
