"""Coins: turning dice before the action, a second build after it."""

import pytest

import qalat
from qalat.core.match import Match
from qalat.core.record import CHANCE
from qalat.games.roll_and_write.actions import ACTIONS
from tests.games.roll_and_write.table import (
    PAIR,
    built,
    carry_out,
    chances,
    coins,
    dice,
    position,
    refusal,
    seat,
)


def rich(left: int, shown: str = "dice: blue 3 5; yellow 3 6", crossings: str = "") -> Match:
    """Three players, the first on turn with so many coins."""
    own = seat(1, shown, f"coins: 20 gained, {20 - left} spent", built=crossings)
    return position("players: 3", own, seat(2, PAIR), seat(3, PAIR))


@pytest.mark.rule("RW-C1")
def test_a_coin_turns_any_of_the_four_dice_by_one() -> None:
    assert [word for word in rich(1).legal if word.startswith("turn")] == [
        "turn blue 3 down",
        "turn blue 3 up",
        "turn blue 5 down",
        "turn blue 5 up",
        "turn yellow 3 down",
        "turn yellow 3 up",
        "turn yellow 6 down",
    ]


@pytest.mark.rule("RW-C1")
def test_blue_down_by_one_and_yellow_down_by_two_costs_three_coins() -> None:
    match = rich(3)
    carry_out(match, "turn blue 3 down", "turn yellow 6 down", "turn yellow 5 down")
    assert coins(match, 1) == 0
    assert dice(match, 1) == ([2, 5], [3, 4])
    assert match.to_move == "player 1"
    assert not [word for word in match.legal if word.startswith("turn")]


@pytest.mark.rule("RW-C1")
def test_a_die_is_never_turned_from_6_to_1_or_back() -> None:
    match = rich(3, "dice: blue 1 6; yellow 1 6")
    for phrase in ("turn blue 6 up", "turn blue 1 down", "turn yellow 6 up", "turn yellow 1 down"):
        refused = refusal(match, phrase)
        assert refused.rule == "RW-C1"
        assert "never turned" in refused.why


@pytest.mark.rule("RW-C1")
def test_only_a_die_that_is_there_can_be_turned() -> None:
    assert "no die of that colour" in refusal(rich(3), "turn blue 4 up").why


@pytest.mark.rule("RW-C1")
def test_one_of_two_equal_dice_is_turned() -> None:
    match = rich(2, "dice: blue 3 3; yellow 4 4")
    assert [word for word in match.legal if word.startswith("turn blue")] == [
        "turn blue 3 down",
        "turn blue 3 up",
    ]
    assert dice(carry_out(match, "turn blue 3 up", "turn yellow 4 down"), 1) == ([3, 4], [3, 4])


@pytest.mark.rule("RW-C1")
def test_dice_stay_in_order_when_one_is_turned_past_the_other() -> None:
    match = rich(3, "dice: blue 3 4; yellow 2 2")
    carry_out(match, "turn blue 3 up", "turn blue 4 up")
    assert dice(match, 1) == ([4, 5], [2, 2])


@pytest.mark.rule("RW-C1")
def test_a_turned_die_is_passed_on_with_its_new_value() -> None:
    match = rich(1)
    carry_out(match, "turn blue 5 up", "build blue 3 yellow 3", "roll blue 1 yellow 1")
    assert dice(match, 2) == ([6, 6], [6, 6])
    again = carry_out(rich(1), "turn blue 5 up")
    carry_out(again, "take coins", "roll blue 1 1 yellow 2 2", "keep blue 1 yellow 2")
    assert dice(again, 2) == ([1, 6], [2, 6])


@pytest.mark.rule("RW-C1")
def test_a_die_may_be_turned_back_for_another_coin() -> None:
    match = carry_out(rich(2), "turn blue 3 up", "turn blue 4 down")
    assert dice(match, 1) == ([3, 5], [3, 6])
    assert coins(match, 1) == 0


@pytest.mark.rule("RW-C1")
def test_dice_are_not_turned_between_two_builds_or_after_coins() -> None:
    match = carry_out(rich(9), "build blue 3 yellow 3")
    assert match.legal == ["build again", "end"]
    assert refusal(match, "turn blue 5 up").rule == "RW-C1"
    match = carry_out(rich(9), "take coins", "roll blue 1 2 yellow 3 4")
    assert refusal(match, "turn blue 1 up").rule == "RW-C1"


@pytest.mark.rule("RW-C3")
def test_without_a_coin_no_die_is_turned() -> None:
    match = rich(0)
    refused = refusal(match, "turn blue 3 up")
    assert (refused.rule, refused.why) == ("RW-C3", "no coin is left to turn a die with")
    assert len(match.legal) == 5


@pytest.mark.rule("RW-C2", "RW-T5")
def test_three_coins_build_a_second_time_with_the_two_unused_dice() -> None:
    match = carry_out(rich(3), "build blue 3 yellow 6")
    assert match.to_move == "player 1"
    assert match.legal == ["build again", "end"]
    carry_out(match, "build again")
    assert built(match, 1) == {"36", "53"}
    assert coins(match, 1) == 0
    assert match.actor == CHANCE
    assert sum(chances(match).values()) == 36
    carry_out(match, "roll blue 2 1 yellow 4 4", "keep blue 1 yellow 4")
    assert dice(match, 1) == ([1], [4])
    assert dice(match, 2) == ([2, 6], [4, 6])


@pytest.mark.rule("RW-C2", "RW-T3")
def test_a_second_build_may_be_left_out() -> None:
    match = carry_out(rich(5), "build blue 3 yellow 6", "end", "roll blue 2 yellow 2")
    assert coins(match, 1) == 5
    assert dice(match, 2) == ([5, 6], [3, 6])


@pytest.mark.rule("RW-C3")
def test_with_two_coins_there_is_no_second_build() -> None:
    match = rich(2)
    refused = refusal(match, "build blue 3 yellow 6 again")
    assert (refused.rule, refused.why) == ("RW-C3", "a second build costs three coins")
    carry_out(match, "build blue 3 yellow 6")
    assert match.actor == CHANCE


def test_who_plays_by_numbers_learns_only_that_something_is_drawn() -> None:
    match = rich(2)
    numbers = [ACTIONS.number(word) for word in ("build blue 3 yellow 6", "build again")]
    with pytest.raises(qalat.Illegal, match="something is drawn before action 2"):
        match.play([number for number in numbers if number is not None])


@pytest.mark.rule("RW-C2")
@pytest.mark.parametrize(
    ("shown", "crossings"),
    [("dice: blue 3 5; yellow 3 6", "53"), ("dice: blue 3 3; yellow 6 6", "")],
    ids=["built before", "built just now"],
)
def test_a_second_build_needs_a_free_crossing(shown: str, crossings: str) -> None:
    match = rich(9, shown, crossings)
    refused = refusal(match, "build blue 3 yellow 6 again")
    assert refused.rule == "RW-C2"
    assert "built already" in refused.why
    assert carry_out(match, "build blue 3 yellow 6").actor == CHANCE


@pytest.mark.rule("RW-C2")
def test_a_second_build_follows_a_build_once_and_nothing_else() -> None:
    assert refusal(rich(9), "build again").rule == "RW-C2"
    assert refusal(carry_out(rich(9), "take coins"), "build again").rule == "RW-C2"
    ended = carry_out(rich(9), "build blue 3 yellow 6", "end")
    assert refusal(ended, "build again").rule == "RW-C2"
    twice = carry_out(rich(9), "build blue 3 yellow 6 again")
    assert refusal(twice, "build again").rule == "RW-C2"
