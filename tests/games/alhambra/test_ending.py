"""The end: when it comes, who is awarded what is left, who wins."""

import pytest

from qalat.core.match import Match
from tests.games.alhambra.table import (
    FULL_MARKET,
    MARKET,
    cards_but,
    carry_out,
    line_of,
    palace,
    refusal,
    table,
    tiles_but,
)


def near_the_end(
    bag: list[str], *, empty_slots: tuple[int, ...] = (), options: str = "-", more: str = ""
) -> Match:
    """Seat 1 is to act; the bag holds these tiles, and seat 3's reserve those not on the table."""
    market = {slot: tile for slot, tile in enumerate(MARKET, start=1) if slot not in empty_slots}
    return table(f"""
        players: 3
        options: {options}
        phase: action, seat 1
        market: {"; ".join(f"{slot} {tile}" for slot, tile in market.items())}
        display: blue 1; blue 2; blue 3; blue 9
        {more}
        seat 1:
          hand: green 9 3 2
        seat 3:
          reserve: {tiles_but(*bag, *market.values())}
    """)


@pytest.mark.rule("ALH-E4", "ALH-E1")
def test_the_game_ends_when_the_market_stays_short_with_the_last_tiles_in_the_lowest_slots() -> (
    None
):
    match = near_the_end(["garden 6 ESW"], empty_slots=(2, 4))
    carry_out(match, "take blue 9", "draw orange 1")
    assert match.legal == ["draw garden 6 ESW"]
    carry_out(match, "draw garden 6 ESW")
    assert line_of(match, "counters").endswith("closing 1, due 0")
    assert line_of(match, "market") == "1 garden 11 -; 2 -; 3 -; 4 -"
    assert line_of(match, "set aside", 1) == "garden 6 ESW; tower 12 -"


@pytest.mark.rule("ALH-E4")
def test_a_bag_emptied_behind_a_full_market_ends_nothing_yet() -> None:
    match = near_the_end(["garden 6 ESW"])
    carry_out(match, "buy 2 with 9 3", "place tower 11 - in reserve", "draw garden 6 ESW")
    assert line_of(match, "bag") == "0 tiles"
    assert line_of(match, "phase") == "action, seat 2"
    carry_out(match, "take blue 9", "draw orange 1")
    assert line_of(match, "phase") == "action, seat 3"


@pytest.mark.rule("ALH-E4")
def test_where_the_last_tile_ends_the_game_an_emptied_bag_does() -> None:
    match = near_the_end(["garden 6 ESW"], options="game_end=last_tile")
    carry_out(match, "buy 2 with 9 3 2", "place tower 11 - in reserve", "draw garden 6 ESW")
    assert match.over


@pytest.mark.rule("ALH-E4")
def test_where_the_last_tile_ends_the_game_one_tile_in_the_bag_keeps_it_going() -> None:
    match = near_the_end(["garden 6 ESW", "tower 13 E"], options="game_end=last_tile")
    carry_out(match, "buy 2 with 9 3", "place tower 11 - in reserve", "draw garden 6 ESW")
    assert line_of(match, "phase") == "action, seat 2"


@pytest.mark.rule("ALH-E4")
def test_where_the_last_tile_ends_the_game_a_short_market_does_too() -> None:
    match = near_the_end([], options="game_end=last_tile")
    carry_out(match, "buy 2 with 9 3", "place tower 11 - in reserve")
    assert match.over


@pytest.mark.rule("ALH-E4", "ALH-E2")
@pytest.mark.parametrize("game_end", ["market_short", "last_tile"])
def test_a_scoring_card_drawn_in_the_last_refill_is_scored_first(game_end: str) -> None:
    match = near_the_end(
        ["garden 6 ESW"],
        empty_slots=(4,) if game_end == "last_tile" else (1, 4),
        options=f"game_end={game_end}",
        more="deck: pile 1, places 1, found 0, cards 101",
    )
    carry_out(match, "take blue 9", "draw scoring A", "draw orange 1", "draw garden 6 ESW")
    assert "closing 1" in line_of(match, "counters")
    assert "found 1" in line_of(match, "deck")
    carry_out(match, "place tower 11 - at 1,0", "place tower 12 - in reserve")
    assert match.over
    assert match.parts()["player 1"]["A tower"] == 0
    assert match.parts()["player 1"]["C tower"] == 21


@pytest.mark.rule("ALH-E4", "ALH-E2")
def test_a_tile_laid_in_the_last_turn_counts_in_the_scoring_before_the_last() -> None:
    match = near_the_end([], more="deck: pile 3, places 1, found 1, cards 101")
    carry_out(match, "buy 2 with 9 2", "take blue 9", "place tower 11 - at 1,0")
    carry_out(match, "draw scoring B", "draw orange 1", "place tower 12 - in reserve")
    assert match.over
    assert match.parts()["player 1"]["B tower"] == 13
    assert match.parts()["player 1"]["C tower"] == 21


@pytest.mark.rule("ALH-E5")
def test_a_player_without_any_legal_action_passes() -> None:
    match = table(f"""
        players: 3
        phase: action, seat 1
        market: {FULL_MARKET}
        seat 1:
          hand: yellow 9; green 9; blue 9; orange 9
        seat 2:
          hand: {cards_but(3, "yellow 9", "green 9", "blue 9", "orange 9")}
    """)
    assert match.legal == ["pass"]
    carry_out(match, "pass")
    assert line_of(match, "phase") == "action, seat 2"
    assert "passes 1, idle 1" in line_of(match, "counters")


def all_cards_in_seat_2(seats: int, counters: str) -> Match:
    """Seat 1 can do nothing, seat 2 has all the money; the market is full."""
    return table(f"""
        players: {seats}
        phase: action, seat 1
        counters: turn 150, {counters}
        market: {FULL_MARKET}
        seat 2:
          hand: {cards_but(seats)}
    """)


@pytest.mark.rule("ALH-E5", "ALH-P4")
@pytest.mark.parametrize("seats", [2, 3, 6])
def test_as_many_passes_in_a_row_as_there_are_players_end_the_game(seats: int) -> None:
    match = all_cards_in_seat_2(seats, f"passes {seats - 2}")
    carry_out(match, "pass")
    assert line_of(match, "phase") == "action, seat 2"
    match = all_cards_in_seat_2(seats, f"passes {seats - 1}")
    carry_out(match, "pass")
    assert match.legal == [
        f"place {tile}" for tile in ("garden 10 -", "garden 11 -", "tower 11 -", "tower 12 -")
    ]
    for tile in MARKET:
        carry_out(match, f"place {tile} in reserve")
    assert match.over


@pytest.mark.rule("ALH-E5")
def test_a_turn_with_an_action_breaks_the_row_of_passes() -> None:
    match = all_cards_in_seat_2(3, "passes 1")
    carry_out(match, "pass")
    assert "passes 2" in line_of(match, "counters")
    carry_out(match, "buy 1 with 9 3", "place garden 11 - at 1,0", "draw yellow 9", "draw yellow 3")
    carry_out(match, "draw garden 6")
    assert "passes 0, idle 0" in line_of(match, "counters")


def idle(turns: int) -> Match:
    """Seat 1 is to act after so many turns without a purchase or a card taken."""
    return table(f"""
        players: 3
        phase: action, seat 1
        counters: turn 150, idle {turns}
        market: {FULL_MARKET}
        display: blue 1; blue 2; blue 3; blue 9
        seat 1:
          hand: yellow 9 3 2
          palace:
                    0     1
                  +     +     +
               0     @    S9
                  +     +     +
    """)


@pytest.mark.rule("ALH-E5")
def test_a_hundred_turns_without_purchase_or_money_end_the_game() -> None:
    match = idle(98)
    carry_out(match, "redesign remove 1,0")
    assert line_of(match, "phase") == "action, seat 2"
    assert "idle 99" in line_of(match, "counters")
    match = idle(99)
    carry_out(match, "redesign remove 1,0")
    assert line_of(match, "phase") == "placement, seat 1"
    assert match.legal == ["place garden 11 -"]
    carry_out(match, "place garden 11 - in reserve")
    assert match.over


@pytest.mark.rule("ALH-E5")
def test_passes_are_among_the_hundred_turns() -> None:
    match = all_cards_in_seat_2(3, "idle 99")
    carry_out(match, "pass")
    assert "closing 1" in line_of(match, "counters")


@pytest.mark.rule("ALH-E5")
@pytest.mark.parametrize(
    "phrases",
    [
        ("take blue 9", "draw orange 1"),
        ("buy 1 with 9 3", "place garden 11 - in reserve", "draw garden 6"),
        ("buy 1 with 9 2", "redesign remove 1,0", "place garden 11 - at 1,0", "draw garden 6"),
    ],
)
def test_money_taken_or_a_purchase_starts_the_hundred_turns_anew(phrases: tuple[str, ...]) -> None:
    match = idle(99)
    carry_out(match, *phrases)
    assert line_of(match, "phase") == "action, seat 2"
    assert "idle 0" in line_of(match, "counters")


def awarding(*hands: str) -> Match:
    """Seat 1 has taken orange 1, so that the market, empty in slot 4, cannot be refilled."""
    lines = "".join(
        f"""
        seat {seat}:
          hand: {hand}"""
        for seat, hand in enumerate(hands, start=1)
    )
    match = table(f"""
        players: {len(hands)}
        options: youngest=1
        phase: action, seat 1
        market: {"; ".join(FULL_MARKET.split("; ")[:3])}
        display: orange 1; orange 7; orange 8; orange 9
{lines}
          reserve: {tiles_but(*MARKET[:3])}
    """)
    carry_out(match, "take orange 1", "draw orange 2")
    return match


@pytest.mark.rule("ALH-P4")
def test_a_tile_left_on_the_market_goes_to_the_highest_sum_of_its_currency() -> None:
    match = awarding("yellow 9; green 1", "yellow 5 5; green 2; orange 9", "blue 1; green 1 2")
    assert [line_of(match, "set aside", seat) for seat in (1, 2, 3)] == [
        "-",
        "garden 11 -",
        "tower 11 -; tower 12 -",
    ]


@pytest.mark.rule("ALH-P4")
def test_no_money_is_spent_on_tiles_awarded() -> None:
    match = awarding("yellow 9; green 1", "yellow 5 5", "blue 1")
    carry_out(match, "place garden 11 - at 1,0", "place tower 12 - in reserve")
    carry_out(match, "place tower 11 - in reserve")
    assert match.over
    assert [line_of(match, "hand", seat) for seat in (1, 2, 3)] == [
        "yellow 9; green 1; orange 1",
        "yellow 5 5",
        "blue 1",
    ]
    assert line_of(match, "discard") == "-"


@pytest.mark.rule("ALH-P4")
def test_a_tile_stays_on_a_tie_and_when_nobody_has_its_currency() -> None:
    match = awarding("yellow 9; blue 1", "yellow 4 5; blue 3", "yellow 1; orange 9; blue 2 1")
    assert match.over
    assert line_of(match, "market") == "1 garden 11 -; 2 tower 11 -; 3 tower 12 -; 4 -"
    assert [line_of(match, "set aside", seat) for seat in (1, 2, 3)] == ["-", "-", "-"]


@pytest.mark.rule("ALH-P4")
def test_a_tie_below_the_highest_sum_matters_not() -> None:
    match = awarding("yellow 9", "yellow 9", "yellow 5 5")
    assert line_of(match, "set aside", 3) == "garden 11 -"
    match = awarding("yellow 5 5", "yellow 9", "yellow 9")
    assert line_of(match, "set aside", 1) == "garden 11 -"


@pytest.mark.rule("ALH-P4")
def test_awarded_tiles_are_placed_clockwise_from_the_player_whose_turn_would_be_next() -> None:
    match = awarding("yellow 9", "blue 1", "green 9")
    order = []
    while not match.over:
        order.append(match.to_move)
        carry_out(match, match.legal[0], "in reserve")
    assert order == ["player 2", "player 3", "player 1"]


@pytest.mark.rule("ALH-P4")
def test_awarded_tiles_are_placed_in_the_owners_order_and_without_a_redesign() -> None:
    match = awarding("yellow 1", "blue 1", "green 9; blue 2")
    assert match.to_move == "player 3"
    assert match.legal == ["place tower 11 -", "place tower 12 -"]
    assert refusal(match, "redesign garden 10 - at 1,0").rule == "ALH-T1"
    carry_out(match, "place tower 12 -")
    assert match.legal == ["at 0,-1", "at -1,0", "at 1,0", "at 0,1", "in reserve"]
    carry_out(match, "at 1,0", "place tower 11 - at 2,0")
    assert palace(match, 3) == {(1, 0): "tower 12 -", (2, 0): "tower 11 -"}
    assert match.to_move == "player 1"


@pytest.mark.rule("ALH-P4", "ALH-T6")
def test_awarded_tiles_are_placed_by_the_rules_of_building() -> None:
    match = awarding("yellow 1", "blue 1", "green 9; blue 2")
    assert refusal(match, "place tower 12 - at 2,0").rule == "ALH-B4"


@pytest.mark.rule("ALH-P5", "ALH-M5")
def test_c_is_scored_and_ends_the_game_though_a_and_b_were_never_drawn() -> None:
    match = awarding("yellow 9", "blue 1", "green 9")
    assert "found 0" in line_of(match, "deck")
    carry_out(match, "place tower 12 - at 1,0", "place tower 11 - in reserve")
    assert match.outcome() is None
    carry_out(match, "place garden 11 - at 1,0")
    assert match.over
    assert match.legal == []
    assert match.scores() == {"player 1": 20, "player 2": 21, "player 3": 0}
    assert match.parts()["player 2"]["C tower"] == 21
    outcome = match.outcome()
    assert outcome is not None
    assert outcome.winners == ("player 2",)


@pytest.mark.rule("ALH-P5")
def test_a_tie_for_most_points_is_shared() -> None:
    outcome = awarding("yellow 9", "yellow 9", "blue 2; yellow 9", "blue 2").outcome()
    assert outcome is not None
    assert outcome.scores == {f"player {seat}": 0 for seat in (1, 2, 3, 4)}
    assert outcome.winners == ("player 1", "player 2", "player 3", "player 4")


@pytest.mark.rule("ALH-P5")
def test_nothing_is_played_when_the_game_is_over() -> None:
    match = awarding("yellow 9", "yellow 9", "blue 2; yellow 9", "blue 2")
    refused = refusal(match, "take orange 7")
    assert refused.why == "the game is over"
