"""A turn: its actions, then the placing of what was bought."""

import pytest

from qalat.core.match import Match
from tests.games.alhambra.table import (
    FULL_MARKET,
    carry_out,
    line_of,
    palace,
    refusal,
    table,
    tiles_but,
)


@pytest.mark.rule("ALH-T1")
def test_turns_go_clockwise() -> None:
    match = table(f"""
        players: 3
        phase: action, seat 2
        market: {FULL_MARKET}
        display: blue 1; blue 2; blue 3; blue 9
    """)
    for taken, following in [("blue 1", 3), ("blue 2", 1), ("blue 3", 2)]:
        carry_out(match, f"take {taken}", "draw green 1")
        assert line_of(match, "phase") == f"action, seat {following}"


@pytest.mark.rule("ALH-T1")
@pytest.mark.parametrize(
    ("display", "hand", "reserve", "possible"),
    [
        pytest.param("blue 3", "-", "-", "take blue 3", id="money"),
        pytest.param("-", "yellow 9 2", "-", "buy 1", id="a purchase"),
        pytest.param("-", "-", "tower 9 ES", "redesign tower 9 ES", id="a redesign"),
    ],
)
def test_there_is_no_pass_while_an_action_is_possible(
    display: str, hand: str, reserve: str, possible: str
) -> None:
    match = table(f"""
        players: 3
        phase: action, seat 1
        market: {FULL_MARKET}
        display: {display}
        seat 1:
          hand: {hand}
          reserve: {reserve}
    """)
    assert match.legal == [possible]
    refused = refusal(match, "pass")
    assert refused.rule == "ALH-T1"
    assert "no pass" in refused.why


@pytest.mark.rule("ALH-T1")
def test_one_action_ends_the_turn() -> None:
    match = table(f"""
        players: 3
        phase: action, seat 1
        market: {FULL_MARKET}
        display: blue 1; blue 2; blue 3; blue 9
        seat 1:
          hand: yellow 9 3
    """)
    carry_out(match, "take blue 9")
    assert refusal(match, "buy 1 with 9 3").rule == "ALH-E1"
    carry_out(match, "draw green 1")
    assert match.to_move == "player 2"


def shopping() -> Match:
    """Seat 1 can buy tiles in slots 1, 2 and 3, each exactly, and has a reserve."""
    return table("""
        players: 3
        phase: action, seat 1
        market: 1 pavilion 8 -; 2 arcades 8 E; 3 seraglio 7 W; 4 tower 7 NEW
        display: blue 1; blue 2; blue 3; blue 9
        seat 1:
          hand: yellow 8; green 8; blue 7
          reserve: chambers 10 -; garden 12 S
          palace:
                    0     1
                  +     +     +
               0     @    S9
                  +     +     +
    """)


@pytest.mark.rule("ALH-T4", "ALH-T6", "ALH-T7")
def test_two_exact_purchases_and_a_swap_and_only_then_are_the_tiles_placed() -> None:
    match = shopping()
    carry_out(match, "buy 1 with 8", "buy 2 with 8")
    assert line_of(match, "set aside", 1) == "pavilion 8 -; arcades 8 E"
    carry_out(match, "redesign chambers 10 swap 1,0")
    assert palace(match, 1) == {(1, 0): "chambers 10 -"}
    assert line_of(match, "reserve", 1) == "seraglio 9 -; garden 12 S"
    assert match.legal == ["place pavilion 8 -", "place arcades 8 E"]
    carry_out(match, "place arcades 8 E at 2,0", "place pavilion 8 - at 0,1")
    assert match.actor == -1


@pytest.mark.rule("ALH-T6")
@pytest.mark.parametrize(
    "phrases",
    [
        ("place pavilion 8 - at 0,1", "place arcades 8 E at 2,0"),
        ("place arcades 8 E in reserve", "place pavilion 8 - at -1,0"),
        ("place arcades 8 E at 2,0", "place pavilion 8 - in reserve"),
        ("place pavilion 8 - in reserve", "place arcades 8 E in reserve"),
    ],
)
def test_bought_tiles_are_placed_in_any_order_into_palace_or_reserve(
    phrases: tuple[str, str],
) -> None:
    match = shopping()
    carry_out(match, "buy 1 with 8", "buy 2 with 8", "take blue 9", *phrases)
    for phrase in phrases:
        tile = " ".join(phrase.split()[1:4])
        in_reserve = tile in line_of(match, "reserve", 1)
        assert in_reserve == phrase.endswith("in reserve")
        assert (tile in palace(match, 1).values()) == (not in_reserve)
    assert line_of(match, "set aside", 1) == "-"


@pytest.mark.rule("ALH-T6")
def test_a_tile_bought_this_turn_is_no_part_of_this_turns_redesign() -> None:
    match = shopping()
    carry_out(match, "buy 1 with 8")
    assert [word for word in match.legal if word.startswith("redesign")] == [
        "redesign chambers 10 -",
        "redesign garden 12 S",
        "redesign remove 1,0",
    ]
    assert refusal(match, "redesign pavilion 8 - at 0,1").rule == "ALH-T7"
    assert refusal(match, "redesign pavilion 8 - swap 1,0").rule == "ALH-T7"


@pytest.mark.rule("ALH-T6")
def test_a_bought_tile_is_not_swapped_in() -> None:
    match = shopping()
    carry_out(match, "buy 1 with 8", "take blue 9", "place pavilion 8 -")
    assert [word for word in match.legal if word.startswith("swap")] == []
    assert refusal(match, "swap 1,0").rule == "ALH-T1"
    assert refusal(match, "at 1,0").rule == "ALH-B4"


@pytest.mark.rule("ALH-T6")
def test_a_later_tile_does_not_mend_an_earlier_one() -> None:
    match = shopping()
    carry_out(match, "buy 1 with 8", "buy 2 with 8", "take blue 9")
    assert refusal(match, "place arcades 8 E at -2,0").rule == "ALH-B4"
    carry_out(match, "place pavilion 8 - at -1,0")
    assert refusal(match, "place arcades 8 E at -2,0").rule == "ALH-B2"
    carry_out(match, "place arcades 8 E at -1,1")


@pytest.mark.rule("ALH-T6")
def test_only_tiles_bought_this_turn_are_placed() -> None:
    match = shopping()
    carry_out(match, "buy 1 with 8", "take blue 9")
    assert refusal(match, "place chambers 10 - at 0,1").rule == "ALH-T6"
    assert refusal(match, "place tower 7 NEW in reserve").rule == "ALH-T6"


@pytest.mark.rule("ALH-T7")
@pytest.mark.parametrize(
    ("phrase", "laid", "reserve"),
    [
        (
            "redesign chambers 10 - at 0,1",
            {(1, 0): "seraglio 9 -", (0, 1): "chambers 10 -"},
            "garden 12 S",
        ),
        ("redesign remove 1,0", {}, "seraglio 9 -; chambers 10 -; garden 12 S"),
        (
            "redesign garden 12 S swap 1,0",
            {(1, 0): "garden 12 S"},
            "seraglio 9 -; chambers 10 -",
        ),
    ],
)
def test_a_redesign_is_one_of_three_things_and_ends_the_actions(
    phrase: str, laid: dict[tuple[int, int], str], reserve: str
) -> None:
    match = shopping()
    carry_out(match, phrase)
    assert palace(match, 1) == laid
    assert line_of(match, "reserve", 1) == reserve
    assert line_of(match, "phase") == "action, seat 2"


@pytest.mark.rule("ALH-T7")
def test_a_swap_needs_a_palace_tile_and_a_reserve_tile() -> None:
    match = shopping()
    assert refusal(match, "redesign chambers 10 - swap 0,1").rule == "ALH-T7"
    assert refusal(match, "redesign tower 7 NEW swap 1,0").rule == "ALH-T7"
    assert refusal(match, "redesign remove 0,1").rule == "ALH-T7"
    carry_out(match, "redesign chambers 10 -")
    assert refusal(match, "in reserve").rule == "ALH-T1"


@pytest.mark.rule("ALH-T8")
def test_a_reserve_has_no_limit_and_never_scores() -> None:
    match = table(f"""
        players: 3
        phase: action, seat 1
        market: 1 garden 11 -
        display: blue 1; blue 2; blue 3; blue 9
        seat 1:
          hand: yellow 9 3
          reserve: {tiles_but("garden 11 -")}
    """)
    carry_out(match, "buy 1 with 9 3", "place garden 11 - in reserve")
    assert line_of(match, "reserve", 1).count(";") == 53
    assert match.over
    assert match.scores() == {"player 1": 0, "player 2": 0, "player 3": 0}
