"""Two players: Dirk collects tiles and scores along."""

import pytest

from qalat.core.match import Match
from tests.games.alhambra.table import (
    FULL_MARKET,
    MARKET,
    carry_out,
    fresh,
    line_of,
    refusal,
    table,
    tiles_but,
)


def before_a_scoring(pile: int, bag: list[str], options: str = "-") -> Match:
    """Seat 1 is to act with a scoring card on top; the bag holds these tiles.

    All tiles that are not named lie in seat 2's reserve.
    """
    return table(f"""
        players: 2
        options: {options}
        phase: action, seat 1
        market: {FULL_MARKET}
        display: blue 1; blue 2; blue 3; blue 9
        deck: pile {pile}, places 1, found {pile // 2}, cards 66
        dirk: tower 7 NEW; garden 6 ESW
        seat 1:
          hand: green 9 2
        seat 2:
          reserve: {tiles_but(*MARKET, *bag, "tower 7 NEW", "garden 6 ESW")}
    """)


EIGHT = [
    "pavilion 2 NEW", "pavilion 3 SW", "pavilion 4 ES", "pavilion 5 NW",
    "pavilion 6 N", "pavilion 7 E", "pavilion 8 -", "seraglio 3 ESW",
]  # fmt: skip


@pytest.mark.rule("ALH-D1")
def test_dirk_takes_no_turn() -> None:
    match = before_a_scoring(1, EIGHT)
    carry_out(match, "buy 2 with 9 2", "take blue 1", "place tower 11 - in reserve")
    carry_out(match, "draw scoring A", "draw green 1", "draw pavilion 2")
    for name in EIGHT[1:7]:
        carry_out(match, f"draw {name}")
    assert line_of(match, "phase") == "action, seat 2"
    carry_out(match, "take blue 2", "draw green 1")
    assert line_of(match, "phase") == "action, seat 1"


@pytest.mark.rule("ALH-D1")
def test_dirk_has_tiles_that_lie_open_and_points_but_no_seat() -> None:
    match = before_a_scoring(1, EIGHT)
    assert match.seats == ("player 1", "player 2")
    assert match.names == ("player 1", "player 2", "Dirk")
    assert line_of(match, "dirk") == "garden 6 ESW; tower 7 NEW"
    for seat in (None, "player 1", "player 2"):
        assert "dirk: garden 6 ESW; tower 7 NEW\n" in str(match.view(seat))
    assert "seat 3" not in str(match)


@pytest.mark.rule("ALH-D1")
def test_with_three_players_there_is_no_dirk() -> None:
    match = table("""
        players: 3
        phase: placement, seat 1
        seat 1:
          set aside: tower 12 -
    """)
    assert match.names == ("player 1", "player 2", "player 3")
    assert refusal(match, "place tower 12 - with Dirk").rule == "ALH-D1"
    carry_out(match, "place tower 12 -")
    assert "with Dirk" not in match.legal


@pytest.mark.rule("ALH-T6", "ALH-D1")
def test_bought_tiles_are_given_to_dirk_tile_by_tile() -> None:
    match = table("""
        players: 2
        phase: placement, seat 1
        display: blue 1; blue 2; blue 3; blue 9
        seat 1:
          set aside: tower 12 -; tower 11 -; garden 11 -
    """)
    carry_out(match, "place tower 12 - with Dirk", "place garden 11 - at 1,0")
    carry_out(match, "place tower 11 - with Dirk")
    assert line_of(match, "dirk") == "tower 11 -; tower 12 -"
    assert match.actor == -1


@pytest.mark.rule("ALH-D1")
def test_a_reserve_tile_is_not_given_to_dirk() -> None:
    match = table("""
        players: 2
        phase: action, seat 1
        seat 1:
          reserve: tower 12 -
    """)
    refusal(match, "redesign tower 12 - with Dirk")
    carry_out(match, "redesign tower 12 -")
    assert "with Dirk" not in match.legal


@pytest.mark.rule("ALH-D2")
def test_dirk_starts_with_six_tiles() -> None:
    match = fresh(2, youngest="2")
    drawn = 0
    while line_of(match, "phase") == "dirk, chance":
        carry_out(match, match.legal[0])
        drawn += 1
    assert drawn == 6
    assert line_of(match, "dirk").count(";") == 5


def draw_for_dirk(match: Match) -> int:
    """Let Dirk draw all that he is owed; how many tiles that were."""
    drawn = 0
    while line_of(match, "phase") == "dirk, chance":
        carry_out(match, match.legal[0])
        drawn += 1
    return drawn


@pytest.mark.rule("ALH-D2")
@pytest.mark.parametrize(("bag", "drawn"), [(8, 6), (7, 6), (6, 6), (5, 5), (1, 1), (0, 0)])
def test_after_a_dirk_draws_six_tiles_or_what_the_bag_still_has(bag: int, drawn: int) -> None:
    match = before_a_scoring(1, EIGHT[:bag])
    carry_out(match, "take blue 1", "draw scoring A", "draw green 1")
    assert draw_for_dirk(match) == drawn
    assert line_of(match, "bag") == f"{bag - drawn} tiles"
    assert line_of(match, "phase") == "action, seat 2"


@pytest.mark.rule("ALH-D2")
@pytest.mark.parametrize(("bag", "drawn"), [(8, 2), (6, 2), (5, 1), (3, 1), (2, 0), (0, 0)])
def test_after_b_dirk_draws_a_third_of_the_bag_rounded_down(bag: int, drawn: int) -> None:
    match = before_a_scoring(3, EIGHT[:bag])
    carry_out(match, "take blue 1", "draw scoring B", "draw green 1")
    assert draw_for_dirk(match) == drawn
    assert line_of(match, "bag") == f"{bag - drawn} tiles"
    assert line_of(match, "phase") == "action, seat 2"


@pytest.mark.rule("ALH-D2")
def test_the_scoring_counts_dirks_tiles_before_he_draws() -> None:
    match = before_a_scoring(1, EIGHT)
    carry_out(match, "take blue 1", "draw scoring A", "draw green 1")
    draw_for_dirk(match)
    assert match.parts()["Dirk"]["A tower"] == 6
    assert match.parts()["Dirk"]["A garden"] == 5
    assert match.parts()["Dirk"]["A pavilion"] == 0


@pytest.mark.rule("ALH-D2")
def test_the_market_is_refilled_before_dirk_draws() -> None:
    match = before_a_scoring(3, EIGHT[:3])
    carry_out(match, "buy 2 with 9 2", "take blue 1", "place tower 11 - in reserve")
    carry_out(match, "draw scoring B", "draw green 1")
    assert line_of(match, "phase") == "market, chance"
    carry_out(match, "draw pavilion 2")
    assert draw_for_dirk(match) == 0


AT_ONCE = "scoring_time=at_once"


@pytest.mark.rule("ALH-D2", "ALH-E2")
def test_in_a_scoring_held_at_once_dirk_draws_before_the_refill_goes_on() -> None:
    match = before_a_scoring(1, EIGHT, AT_ONCE)
    carry_out(match, "buy 2 with 9 2", "take blue 1 blue 2", "place tower 11 - in reserve")
    carry_out(match, "draw scoring A")
    assert match.parts()["Dirk"]["A tower"] == 6
    assert draw_for_dirk(match) == 6
    assert line_of(match, "phase") == "display, chance"
    carry_out(match, "draw green 1", "draw green 2")
    assert line_of(match, "phase") == "market, chance"
    carry_out(match, match.legal[0])
    assert line_of(match, "phase") == "action, seat 2"


@pytest.mark.rule("ALH-D2", "ALH-E2")
@pytest.mark.parametrize(("options", "drawn", "left"), [("-", 1, 4), (AT_ONCE, 2, 3)])
def test_after_b_dirks_third_is_of_the_bag_before_or_after_the_refill(
    options: str, drawn: int, left: int
) -> None:
    match = before_a_scoring(3, EIGHT[:6], options)
    carry_out(match, "buy 2 with 9 2", "take blue 1", "place tower 11 - in reserve")
    carry_out(match, "draw scoring B")
    dirks = draw_for_dirk(match)
    carry_out(match, "draw green 1", "draw pavilion 6")
    dirks += draw_for_dirk(match)
    assert (dirks, line_of(match, "bag")) == (drawn, f"{left} tiles")
    assert line_of(match, "phase") == "action, seat 2"


@pytest.mark.rule("ALH-D2", "ALH-E4")
def test_in_a_scoring_held_at_once_dirk_may_leave_the_market_short() -> None:
    match = before_a_scoring(1, EIGHT[:6], AT_ONCE)
    carry_out(match, "buy 2 with 9 2", "take blue 1", "place tower 11 - in reserve")
    carry_out(match, "draw scoring A")
    assert draw_for_dirk(match) == 6
    carry_out(match, "draw green 1")
    assert "closing 1" in line_of(match, "counters")


@pytest.mark.rule("ALH-D2", "ALH-E4")
def test_after_a_last_refill_there_is_nothing_for_dirk() -> None:
    match = before_a_scoring(1, [])
    carry_out(match, "buy 2 with 9 2", "take blue 1", "place tower 11 - in reserve")
    carry_out(match, "draw scoring A", "draw green 1")
    assert line_of(match, "dirk") == "garden 6 ESW; tower 7 NEW"
    assert "closing 1" in line_of(match, "counters")


@pytest.mark.rule("ALH-E4", "ALH-D2")
@pytest.mark.parametrize(
    ("game_end", "bag", "ends"),
    [("last_tile", 4, True), ("last_tile", 7, False), ("market_short", 4, False)],
)
def test_where_the_last_tile_ends_the_game_dirk_may_take_it(
    game_end: str, bag: int, ends: bool
) -> None:
    match = before_a_scoring(1, EIGHT[:bag], f"game_end={game_end}")
    carry_out(match, "take blue 1", "draw scoring A", "draw green 1")
    draw_for_dirk(match)
    assert ("closing 1" in line_of(match, "counters")) == ends


@pytest.mark.rule("ALH-D3")
def test_dirk_takes_and_shares_places_like_a_player_but_no_wall_points() -> None:
    match = table(f"""
        players: 2
        phase: action, seat 1
        market: {FULL_MARKET}
        display: blue 1; blue 2; blue 3; blue 9
        deck: pile 3, places 1, found 1, cards 68
        dirk: tower 7 NEW; tower 9 NW; pavilion 2 NEW; seraglio 3 ESW
        seat 1:
          palace:
                    0     1
                  +     +-----+
               0     @    T11
                  +     +     +
               1          P8
                        +     +
    """)
    carry_out(match, "take blue 1", "draw scoring B", "draw green 1")
    towers, pavilions = "B tower", "B pavilion"
    assert match.parts()["Dirk"][towers] == 13
    assert match.parts()["player 1"][towers] == 6
    assert match.parts()["Dirk"][pavilions] == match.parts()["player 1"][pavilions] == 4
    assert match.parts()["Dirk"]["B seraglio"] == 9
    assert match.parts()["player 1"]["B wall"] == 1
    assert match.parts()["Dirk"]["B wall"] == 0


@pytest.mark.rule("ALH-P4")
def test_awarded_tiles_are_not_given_to_dirk() -> None:
    match = before_a_scoring(1, [])
    carry_out(match, "buy 2 with 9 2", "take blue 1", "place tower 11 - in reserve")
    carry_out(match, "draw scoring A", "draw green 1", "place tower 12 -")
    assert match.legal == ["at 0,-1", "at -1,0", "at 1,0", "at 0,1", "in reserve"]
    assert refusal(match, "with Dirk").rule == "ALH-P4"


@pytest.mark.rule("ALH-D4", "ALH-P5")
def test_dirks_score_is_shown_but_the_better_player_wins() -> None:
    match = before_a_scoring(1, [])
    carry_out(match, "buy 2 with 9 2", "take blue 1", "place tower 11 - in reserve")
    carry_out(match, "draw scoring A", "draw green 1", "place tower 12 - at 1,0")
    assert match.over
    outcome = match.outcome()
    assert outcome is not None
    # A: Dirk 6 and 5. C: towers 1-1 share 21 and 13, the one garden is Dirk's.
    assert outcome.scores == {"player 1": 17, "player 2": 0, "Dirk": 11 + 17 + 20}
    assert outcome.winners == ("player 1",)
