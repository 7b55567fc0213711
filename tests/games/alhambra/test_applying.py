"""Carrying out actions one by one, and the reason, with its rule, against each that is refused."""

import pytest

import qalat
from qalat.core.match import Match
from qalat.games.alhambra.rules import REASONS
from tests.games.alhambra.table import carry_out, fresh, refusal, table, tiles_but

TURN = """
    players: 3
    phase: action, seat 1
    market: 1 garden 10 N; 2 tower 12 -; 4 arcades 9 -
    display: blue 3; green 2; orange 9
    seat 1:
      hand: yellow 9 1; green 9 2
      reserve: tower 13 E; garden 6 ESW; tower 7 NEW
      palace:
                -1    0     1     2     3
              +     +     +     +     +     +
           0    G11    @    P8    S9    A10
              +     +     +     +     +     +
           1                            C10
                                +     +     +
           2                      C11   G10
                                +     +     +
"""
PAYING = """
    players: 3
    phase: payment, seat 1
    market: 1 garden 10 N
    paying: 1 with 6
    seat 1:
      hand: yellow 9 4 1
"""
PLACING = """
    players: {}
    phase: placement, seat 1
    {}
    seat 1:
      set aside: tower 12 -; tower 9 ES; tower 8 NES
      palace:
                0     1
              +     +-----+
           0     @    C7  |
              +     +     +
"""
RING = """
    players: 3
    phase: site, seat 1
    picked: tower 12 -
    seat 1:
      set aside: tower 12 -
      palace:
                -1    0     1     2
              +     +     +     +     +
           0          @    P8    S9
              +     +     +     +     +
           1                      A9
              +     +     +     +     +
           2          C11   C10   A10
              +     +     +     +     +
"""


REFUSED = [
    (TURN, "settle", "ALH-T1", "something else is asked now"),
    (TURN, "at 0,1", "ALH-T1", "something else is asked now"),
    (TURN, "place tower 12 -", "ALH-T1", "something else is asked now"),
    (TURN, "swap 1,0", "ALH-T1", "something else is asked now"),
    (PAYING, "take blue 3", "ALH-T1", "something else is asked now"),
    (TURN, "pass", "ALH-T1", "there is no pass while an action is possible"),
    (TURN, "take blue 4", "ALH-T2", "the display does not show these cards"),
    (TURN, "take blue 3 blue 2", "ALH-T2", "the display does not show these cards"),
    (TURN, "buy 3", "ALH-T5", "the slot is empty until the end of the turn"),
    (TURN, "buy 2", "ALH-T3", "the hand holds too little of the slot's currency"),
    (PAYING, "pay 5", "ALH-T3", "the hand holds no such card of the slot's currency"),
    (PAYING, "pay 9", "ALH-T3", "cards are laid from the highest value to the lowest"),
    (PAYING, "pay 1", "ALH-T3", "the cards that could follow would not reach the price"),
    (PAYING, "settle", "ALH-T3", "the cards laid do not reach the price"),
    (TURN, "redesign tower 12 -", "ALH-T7", "the tile is not in the player's reserve"),
    (TURN, "redesign remove 5,5", "ALH-T7", "the player's palace has no tile there"),
    (TURN, "redesign remove 54,54", "ALH-T7", "the player's palace has no tile there"),
    (TURN, "redesign tower 13 E swap 9,9", "ALH-T7", "the player's palace has no tile there"),
    (TURN, "redesign remove 0,0", "ALH-B6", "the fountain is never removed or replaced"),
    (TURN, "redesign remove 1,0", "ALH-B6", "other tiles could no longer be reached on foot"),
    (PLACING, "place tower 13 E", "ALH-T6", "the tile is not one of those bought and set aside"),
    (PLACING, "place tower 12 - at 1,0", "ALH-B4", "a tile lies there already"),
    (PLACING, "place tower 12 - at 2,2", "ALH-B4", "the tile would share no side with the palace"),
    (PLACING, "place tower 12 - at 9,9", "ALH-B4", "the tile would share no side with the palace"),
    (PLACING, "place tower 12 - at 2,0", "ALH-B2", "a walled side would meet an open one"),
    (PLACING, "place tower 8 NES at -1,0", "ALH-B2", "a walled side would meet an open one"),
    (RING, "at 0,1", "ALH-B5", "an empty area would be enclosed"),
    (PLACING, "place tower 12 - with Dirk", "ALH-D1", "Dirk takes part with two players only"),
    (TURN, "draw blue 3", "ALH-E1", "chance cannot draw that now"),
    (PAYING, "youngest seat 1", "ALH-E1", "chance cannot draw that now"),
]


@pytest.mark.rule("ALH-T1", "ALH-T2", "ALH-T3", "ALH-T5", "ALH-T6", "ALH-T7", "ALH-D1", "ALH-E1")
@pytest.mark.rule("ALH-B2", "ALH-B4", "ALH-B5", "ALH-B6")
@pytest.mark.parametrize(("drawn", "phrase", "rule", "why"), REFUSED)
def test_a_refusal_names_its_rule(drawn: str, phrase: str, rule: str, why: str) -> None:
    refused = refusal(table(drawn.format(3, "turn of: seat 1")), phrase)
    assert refused.asked == phrase
    assert (refused.rule, refused.why) == (rule, why)
    assert rule in str(refused)
    assert why in str(refused)


FITS_NOWHERE = """
    players: 3
    phase: action, seat 1
    display: blue 3
    seat 1:
      reserve: tower 7 NEW
      palace:
                -1    0     1
              +-----+-----+-----+
          -1  | P5    P6    S4  |
              +     +     +     +
           0  | S7     @    P7  |
              +     +     +     +
           1  | P3    S8    P4  |
              +-----+-----+-----+
"""
BLOCK = """
    players: 3
    phase: action, seat 1
    seat 1:
      palace:
                -1    0     1     2
              +     +     +     +
          -1    A9    C11   G10
              +     +     +     +     +
           0    G11    @    P8    S9
              +     +     +     +     +
           1                A10
                          +     +
"""
BEHIND_A_WALL = """
    players: 3
    phase: site, seat 1
    picked: tower 10 W
    seat 1:
      set aside: tower 10 W
      palace:
                0     1
              +     +-----+
           0     @    C7  |
              +     +     +
"""
AWARDED = "counters: turn 9, closing 1"


RARELY_REFUSED = [
    (
        FITS_NOWHERE,
        "redesign tower 7 NEW",
        "ALH-B6",
        "the tile fits on no cell and in place of no palace tile",
    ),
    (BLOCK, "redesign remove 1,0", "ALH-B6", "the palace would be left with a hole"),
    (BEHIND_A_WALL, "at 2,0", "ALH-B3", "no open side would lead into the tile"),
    (
        PLACING.format(2, AWARDED),
        "place tower 12 - with Dirk",
        "ALH-P4",
        "tiles awarded at the end are not given to Dirk",
    ),
]


@pytest.mark.rule("ALH-B3", "ALH-B6", "ALH-P4")
@pytest.mark.parametrize(("drawn", "phrase", "rule", "why"), RARELY_REFUSED)
def test_a_rarer_refusal_names_its_rule(drawn: str, phrase: str, rule: str, why: str) -> None:
    refused = refusal(table(drawn), phrase)
    assert (refused.rule, refused.why) == (rule, why)


def test_every_reason_against_an_action_is_provoked_here() -> None:
    provoked = {(rule, why) for _, _, rule, why in REFUSED + RARELY_REFUSED}
    assert provoked == set(REASONS[1:])


def test_what_was_expected_is_said_when_something_else_is_played() -> None:
    assert refusal(table(TURN), "settle").expected == "money, a purchase or a redesign"
    assert refusal(table(PAYING), "buy 1").expected == "cards for slot 1, or to settle"


def test_nothing_is_possible_in_a_finished_game() -> None:
    match = table("players: 3\nphase: finished, nobody")
    for phrase in ("take blue 3", "draw blue 3", "pass"):
        assert refusal(match, phrase).why == "the game is over"


def test_nobody_acts_while_chance_draws() -> None:
    match = fresh(3)
    assert refusal(match, "take blue 3").rule == "ALH-E1"
    assert refusal(match, "youngest seat 4").rule == "ALH-E1"


def seat_lines(match: Match, seat: int) -> list[str]:
    """The lines of one seat, each without its indentation."""
    shown = str(match).split(f"seat {seat}:\n")[1].split("\nseat ")[0]
    return [line.strip() for line in shown.splitlines()]


@pytest.mark.rule("ALH-T2", "ALH-T4")
def test_money_taken_goes_from_the_display_to_the_hand() -> None:
    match = table(TURN)
    carry_out(match, "take blue 3 green 2")
    assert "hand: yellow 9 1; green 9 2 2; blue 3" in seat_lines(match, 1)
    assert "display: orange 9" in str(match)
    assert match.to_move == "*"


@pytest.mark.rule("ALH-T3", "ALH-T4")
def test_an_exact_purchase_is_followed_by_another_action() -> None:
    match = table(TURN)
    carry_out(match, "buy 1 with 9 1")
    assert match.to_move == "player 1"
    assert "discard: yellow 9 1" in str(match)
    assert "set aside: garden 10 N" in seat_lines(match, 1)
    carry_out(match, "redesign remove -1,0")
    assert match.legal == ["place garden 10 N"]


@pytest.mark.rule("ALH-T4")
def test_a_purchase_with_too_much_ends_the_actions() -> None:
    match = table(PAYING.replace("paying: 1 with 6", "paying: 1 with 9").replace("9 4 1", "6"))
    carry_out(match, "pay 6", "settle")
    assert match.legal == ["place garden 10 N"]


@pytest.mark.rule("ALH-T6")
def test_a_bought_tile_goes_to_palace_reserve_or_dirk() -> None:
    match = table(PLACING.format(2, ""))
    carry_out(match, "place tower 12 - at 1,1", "place tower 9 ES with Dirk")
    carry_out(match, "place tower 8 NES in reserve")
    assert "dirk: tower 9 ES" in str(match)
    assert "reserve: tower 8 NES" in seat_lines(match, 1)
    assert "set aside: -" in seat_lines(match, 1)
    assert "1          T12" in seat_lines(match, 1)


@pytest.mark.rule("ALH-E5")
def test_a_pass_is_counted() -> None:
    match = table(f"""
        players: 3
        phase: action, seat 1
        seat 2:
          reserve: {tiles_but("tower 12 -", "garden 11 -", "pavilion 8 -", "arcades 9 -")}
    """)
    carry_out(match, "pass")
    assert "passed 1, passes 1, idle 1" in str(match)


def test_chance_fills_what_the_setup_asks_for() -> None:
    match = fresh(2)
    carry_out(match, "youngest seat 2")
    for tile in (
        "tower 12 -",
        "tower 13 E",
        "tower 11 -",
        "tower 9 ES",
        "tower 9 NE",
        "tower 9 NW",
    ):
        carry_out(match, f"draw {tile}")
    assert str(match).count("tower") == 6
    for tile in ("garden 11 -", "garden 12 S", "garden 9 E", "garden 6 ESW"):
        carry_out(match, f"draw {tile}")
    assert "market: 1 garden 11 -; 2 garden 12 S; 3 garden 9 E; 4 garden 6 ESW" in str(match)
    carry_out(match, "draw blue 9", "draw blue 9", "draw green 9", "draw yellow 1")
    assert "hand: green 9; blue 9 9" in seat_lines(match, 2)
    assert "hand: yellow 1" in seat_lines(match, 1)


@pytest.mark.rule("ALH-D2")
def test_dirk_draws_in_a_refill_too() -> None:
    match = table("""
        players: 2
        options: youngest=1
        phase: dirk, chance
        market: 1 garden 10 N; 2 tower 12 -; 3 tower 9 ES; 4 arcades 9 -
        display: yellow 7; green 2; blue 3; orange 9
        counters: turn 3, dealt 2, dirk_owed 2
        turn of: seat 1
    """)
    carry_out(match, "draw garden 11 -", "draw tower 13 E")
    assert "dirk: garden 11 -; tower 13 E" in str(match)
    assert match.to_move == "player 2"


def test_a_refused_phrase_changes_nothing_even_if_its_first_part_is_legal() -> None:
    match = table(TURN)
    assert refusal(match, "buy 1 with 9 9").rule == "ALH-T3"
    assert refusal(match, "redesign tower 13 E at 9,9").rule == "ALH-B4"
    assert match.log.steps == ()


def test_an_action_is_played_by_its_number_too() -> None:
    match = table(TURN)
    number = match.game.actions.number("take blue 3")
    assert number is not None
    match.play(number)
    assert "hand: yellow 9 1; green 9 2; blue 3" in seat_lines(match, 1)
    with pytest.raises(qalat.Unreadable) as caught:
        match.play(match.game.actions.count)
    assert caught.value.expected == f"a number below {match.game.actions.count}"
