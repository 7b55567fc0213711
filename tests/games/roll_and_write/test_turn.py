"""A turn: build or take coins, roll, pass on; rounds and the last turn."""

import pytest

from qalat.core.match import Match
from qalat.core.record import CHANCE
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

NO_COINS = "coins: 3 gained, 3 spent"


def on_turn(*lines: str, crossings: str = "", head: str = "round: 1", others: str = PAIR) -> Match:
    """Three players, the first on turn with blue 2 and 5, yellow 3 and 6, and no coins."""
    own = ["dice: blue 2 5; yellow 3 6", *(lines or (NO_COINS,))]
    return position(
        "players: 3", head, seat(1, *own, built=crossings), seat(2, others), seat(3, others)
    )


@pytest.mark.rule("RW-T1", "RW-T2")
def test_a_turn_offers_four_crossings_or_coins() -> None:
    assert on_turn().legal == [
        "build blue 2 yellow 3",
        "build blue 5 yellow 3",
        "build blue 2 yellow 6",
        "build blue 5 yellow 6",
        "take coins",
    ]


@pytest.mark.rule("RW-T2")
def test_of_four_crossings_with_one_built_three_may_be_built() -> None:
    match = on_turn(crossings="56")
    assert match.legal == [
        "build blue 2 yellow 3",
        "build blue 5 yellow 3",
        "build blue 2 yellow 6",
        "take coins",
    ]
    refused = refusal(match, "build blue 5 yellow 6")
    assert (refused.rule, refused.why) == ("RW-T2", "that crossing is built already")
    assert refusal(match, "build blue 1 yellow 3").rule == "RW-T2"


@pytest.mark.rule("RW-T2")
def test_with_all_four_built_coins_must_be_taken() -> None:
    assert on_turn(crossings="23 53 26 56").legal == ["take coins"]


@pytest.mark.rule("RW-T2")
def test_equal_dice_are_one_choice() -> None:
    match = position(
        "players: 3", seat(1, "dice: blue 4 4; yellow 2 1", NO_COINS), seat(2, PAIR), seat(3, PAIR)
    )
    assert match.legal == ["build blue 4 yellow 1", "build blue 4 yellow 2", "take coins"]


@pytest.mark.rule("RW-T3")
def test_unused_dice_go_on_unchanged_and_used_ones_are_rolled() -> None:
    match = carry_out(on_turn(), "build blue 5 yellow 3")
    assert built(match, 1) == {"53"}
    assert dice(match, 1) == ([], [])
    assert dice(match, 2) == ([6, 2], [6, 6])
    assert match.actor == CHANCE
    assert set(chances(match).values()) == {1}
    assert len(chances(match)) == 36
    carry_out(match, "roll blue 1 yellow 4")
    assert dice(match, 1) == ([1], [4])
    assert match.to_move == "player 2"
    assert dice(match, 2) == ([2, 6], [6, 6])


@pytest.mark.rule("RW-T3")
def test_one_of_two_equal_dice_is_used_and_the_other_goes_on() -> None:
    match = position(
        "players: 3", seat(1, "dice: blue 4 4; yellow 1 2", NO_COINS), seat(2, PAIR), seat(3, PAIR)
    )
    carry_out(match, "build blue 4 yellow 2", "roll blue 3 yellow 3")
    assert dice(match, 2) == ([4, 6], [1, 6])


@pytest.mark.rule("RW-T4")
@pytest.mark.parametrize(
    ("shown", "crossings", "gained"),
    [
        ("dice: blue 2 5; yellow 3 6", "23 53 26", 3),
        ("dice: blue 2 2; yellow 3 6", "23 26", 4),
        ("dice: blue 2 2; yellow 3 6", "23", 2),
        ("dice: blue 2 2; yellow 3 3", "23", 4),
        ("dice: blue 2 5; yellow 3 6", "23 53 26 56", 4),
        ("dice: blue 2 5; yellow 3 6", "", 0),
    ],
    ids=["three of four", "two twice", "one twice", "one four times", "all", "none"],
)
def test_each_pair_on_a_built_crossing_is_a_coin(shown: str, crossings: str, gained: int) -> None:
    match = position("players: 3", seat(1, shown, built=crossings), seat(2, PAIR), seat(3, PAIR))
    carry_out(match, "take coins")
    assert coins(match, 1) == 3 + gained
    assert built(match, 1) == set(crossings.split())


@pytest.mark.rule("RW-T4", "RW-M5")
def test_coins_beyond_the_sheet_are_lost_and_may_be_taken_all_the_same() -> None:
    match = on_turn("coins: 18 gained, 9 spent", crossings="23 53 26 56")
    carry_out(match, "take coins")
    assert match.state[0].gained[0] == 20
    assert coins(match, 1) == 11
    full = on_turn("coins: 20 gained, 20 spent", crossings="23 53 26 56")
    assert coins(carry_out(full, "take coins"), 1) == 0


@pytest.mark.rule("RW-T5")
def test_after_coins_all_four_dice_are_rolled_and_a_pair_is_kept() -> None:
    match = carry_out(on_turn(), "take coins")
    assert dice(match, 1) == ([], [])
    rolled = chances(match)
    assert len(rolled) == 21
    assert rolled["roll blue 3 3"] == 1
    assert rolled["roll blue 3 4"] == 2
    assert sum(rolled.values()) == 36
    carry_out(match, "roll blue 4 1")
    assert dice(match, 1) == ([1, 4], [])
    assert sum(chances(match).values()) == 36
    carry_out(match, "roll yellow 2 5")
    assert match.to_move == "player 1"
    assert match.legal == [
        "keep blue 1 yellow 2",
        "keep blue 4 yellow 2",
        "keep blue 1 yellow 5",
        "keep blue 4 yellow 5",
    ]
    assert refusal(match, "keep blue 2 yellow 2").rule == "RW-T5"
    carry_out(match, "keep blue 4 yellow 2")
    assert dice(match, 1) == ([4], [2])
    assert dice(match, 2) == ([1, 6], [5, 6])
    assert match.to_move == "player 2"


@pytest.mark.rule("RW-T5")
def test_equal_dice_leave_less_to_choose_from() -> None:
    match = carry_out(on_turn(), "take coins", "roll blue 4 4 yellow 2 5")
    assert match.legal == ["keep blue 4 yellow 2", "keep blue 4 yellow 5"]
    match = carry_out(on_turn(), "take coins", "roll blue 4 4 yellow 2 2")
    assert match.legal == ["keep blue 4 yellow 2"]


@pytest.mark.rule("RW-S4", "RW-S1")
def test_a_round_ends_when_the_starting_player_is_next() -> None:
    match = on_turn(head="first: seat 2\nround: 4")
    carry_out(match, "build blue 2 yellow 3", "roll blue 1 yellow 1")
    assert match.state[0].round_number == 5
    assert match.to_move == "player 2"
    other = on_turn(head="first: seat 3\nround: 4")
    carry_out(other, "build blue 2 yellow 3", "roll blue 1 yellow 1")
    assert other.state[0].round_number == 4


@pytest.mark.rule("RW-T6")
@pytest.mark.parametrize("action", ["build blue 2 yellow 3", "take coins"])
def test_the_last_turn_ends_with_its_action(action: str) -> None:
    match = on_turn(head="first: seat 2\nround: 18", others="dice: blue 6; yellow 6")
    carry_out(match, action)
    assert match.over
    assert [dice(match, number) for number in (1, 2, 3)] == [([], [])] * 3


@pytest.mark.rule("RW-T6", "RW-C2")
def test_the_last_turn_may_build_twice() -> None:
    match = on_turn("coins: 3 gained, 0 spent", head="first: seat 2\nround: 18")
    carry_out(match, "build blue 2 yellow 3")
    assert not match.over
    carry_out(match, "build again")
    assert match.over
    assert built(match, 1) == {"23", "56"}


@pytest.mark.rule("RW-T6")
def test_players_before_the_last_one_roll_in_the_last_round_too() -> None:
    match = on_turn(head="first: seat 1\nround: 18")
    carry_out(match, "build blue 2 yellow 3")
    assert match.actor == CHANCE
    assert len(chances(match)) == 36


@pytest.mark.rule("RW-S4")
@pytest.mark.parametrize(("players", "rounds"), [(1, 18), (2, 18), (3, 18), (4, 15), (5, 12)])
def test_a_game_has_as_many_rounds_as_its_players_say(players: int, rounds: int) -> None:
    head = [f"players: {players}", f"phase: action, seat {players}"]
    own = seat(players, "dice: blue 2 5; yellow 3 6", NO_COINS)
    others = [seat(number, PAIR) for number in range(1, players)]
    match = position(*head, f"round: {rounds}", *others, own)
    carry_out(match, "take coins")
    state = match.state[0]
    assert match.over or (state.virtual > 0 and not state.blue.any())
    before = position(*head, f"round: {rounds - 1}", *others, own)
    carry_out(before, "take coins")
    assert len(chances(before)) == 21
