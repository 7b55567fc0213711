"""What a player may see: all that lies open; other hands and the draws to come do not."""

import pytest

import qalat
from qalat.core.match import Match
from qalat.core.view import View
from tests.games.alhambra.table import FULL_MARKET, carry_out, line_of, table

EVERYBODY = (None, "player 1", "player 2", "player 3")


def laid_out(*hands: str, options: str = "-", deck: str = "pile 1, places 9, found 0") -> Match:
    """Three seats with these hands, and something wherever something can lie."""
    first, second, third = hands
    return table(f"""
        players: 3
        options: {options}
        phase: action, seat 1
        counters: turn 31, idle 2
        market: {FULL_MARKET}
        display: blue 1; blue 2; blue 3; blue 9
        deck: {deck}
        discard: green 9 9; orange 4
        seat 1:
          hand: {first}
          points: A 1 0 0 0 0 6 2
          palace:
                    0     1
                  +     +     +
               0     @    P8
                  +     +     +
        seat 2:
          hand: {second}
          reserve: tower 7 NEW; garden 6 ESW
        seat 3:
          hand: {third}
    """)


def lines(shown: View | Match) -> list[str]:
    return str(shown).splitlines()


@pytest.mark.rule("ALH-V1", "ALH-T8")
@pytest.mark.parametrize("seat", EVERYBODY)
def test_everybody_sees_all_that_lies_open(seat: str | None) -> None:
    match = laid_out("yellow 9 3", "orange 1 1", "blue 5")
    hidden = {line for line in lines(match) if line.startswith("  hand: ")}
    shown = [line for line in lines(match.view(seat)) if not line.startswith("  hand: ")]
    assert shown == [line for line in lines(match) if line not in hidden]
    for line in (
        f"market: {FULL_MARKET}",
        "display: blue 1; blue 2; blue 3; blue 9",
        "deck: pile 1, places 9, found 0, cards 96",
        "discard: green 9 9; orange 4",
        "bag: 47 tiles",
        "  reserve: garden 6 ESW; tower 7 NEW",
        "  points: A 1 0 0 0 0 6 2",
        "       0     @    P8",
    ):
        assert line in shown


@pytest.mark.rule("ALH-V1")
def test_the_log_shows_every_card_taken_and_paid() -> None:
    match = laid_out("yellow 9 3", "orange 1 1", "blue 5")
    carry_out(match, "buy 1 with 9 3", "place garden 11 in reserve", "draw tower 13")
    carry_out(match, "take blue 1 blue 3", "draw orange 7", "draw orange 8")
    for words in ("buy 1 with 9 3", "take blue 1 blue 3", "draw orange 7", "draw tower 13 E"):
        assert words in str(match.log)


@pytest.mark.rule("ALH-V2")
def test_another_players_hand_is_shown_as_a_number_of_cards() -> None:
    match = laid_out("yellow 9 3", "orange 1 1", "blue 5")
    hands = {
        seat: [
            line.partition(": ")[2]
            for line in lines(match.view(seat))
            if line.startswith("  hand: ")
        ]
        for seat in EVERYBODY
    }
    assert hands == {
        None: ["2 cards", "2 cards", "1 card"],
        "player 1": ["yellow 9 3", "2 cards", "1 card"],
        "player 2": ["2 cards", "orange 1 1", "1 card"],
        "player 3": ["2 cards", "2 cards", "blue 5"],
    }


@pytest.mark.rule("ALH-V2")
def test_open_hands_are_shown_whole_to_everybody() -> None:
    match = laid_out("yellow 9 3", "orange 1 1", "blue 5", options="open_hands=yes")
    for seat in EVERYBODY:
        assert str(match.view(seat)) == str(match)


@pytest.mark.rule("ALH-V2")
def test_tables_that_differ_in_what_a_seat_is_not_shown_look_the_same_to_it() -> None:
    match = laid_out("yellow 9 3", "orange 1 1", "blue 5")
    for other in (
        laid_out("yellow 9 3", "orange 9 8", "blue 5"),
        laid_out("yellow 9 3", "green 1 1", "orange 7"),
    ):
        assert match.view("player 1").bytes() == other.view("player 1").bytes()
        assert match.view(None).bytes() == other.view(None).bytes()
        assert match.view("player 2").bytes() != other.view("player 2").bytes()


@pytest.mark.rule("ALH-V2")
def test_nothing_but_numbers_is_known_of_deck_and_bag() -> None:
    match = laid_out("yellow 9 3", "orange 1 1", "blue 5")
    for seat in EVERYBODY:
        shown = match.view(seat).states[0]
        assert not shown.deck.any()
        assert (int(shown.deck_size), int(shown.bag_size)) == (96, 47)


@pytest.mark.rule("ALH-V2")
def test_the_place_of_a_scoring_card_is_nowhere_before_it_is_drawn() -> None:
    match = laid_out("yellow 9 3", "orange 1 1", "blue 5")
    other = laid_out("yellow 9 3", "orange 1 1", "blue 5")
    assert match.seed != other.seed
    carry_out(match, "take blue 9")
    carry_out(other, "take blue 9")
    assert match.state.tobytes() == other.state.tobytes()
    carry_out(match, "draw scoring A")
    carry_out(other, "draw orange 7")
    assert "found 1" in line_of(match, "deck")
    assert "found 0" in line_of(other, "deck")


@pytest.mark.rule("ALH-V2")
def test_on_top_of_its_pile_a_scoring_card_can_be_counted_out() -> None:
    match = laid_out(
        "yellow 9 3",
        "orange 1 1",
        "blue 5",
        options="scoring_cards=top",
        deck="pile 0, places 1, found 0",
    )
    assert "deck: pile 0, places 1, found 0, cards 96" in lines(match.view("player 2"))
    carry_out(match, "take blue 1 blue 2", "draw green 1")
    assert match.legal == ["draw scoring A"]


@pytest.mark.rule("ALH-V2")
def test_what_is_legal_is_shown_to_the_player_who_is_to_act_and_to_nobody_else() -> None:
    match = laid_out("yellow 9 3", "orange 1 1", "blue 5")
    assert match.view("player 1").words == match.legal
    assert "buy 1" in match.legal
    for seat in (None, "player 2", "player 3"):
        assert match.view(seat).words == []


@pytest.mark.rule("ALH-V1")
def test_looking_changes_nothing() -> None:
    match = laid_out("yellow 9 3", "orange 1 1", "blue 5")
    before = match.state.tobytes()
    for seat in EVERYBODY:
        match.view(seat)
    assert match.state.tobytes() == before
    assert line_of(match, "hand", 2) == "orange 1 1"


@pytest.mark.rule("ALH-V2")
def test_a_seat_keeps_its_own_hand_and_is_shown_others_as_numbers() -> None:
    match = qalat.Match("alhambra", ["ada", "ben", "cem"], seed=4)
    hands = match.state[0].hand
    for seat, name in enumerate(match.seats):
        shown = match.view(name).states[0]
        assert shown.hand[seat].tolist() == hands[seat].tolist()
        assert shown.hand.sum() == hands[seat].sum()
        assert shown.hand_size.tolist() == match.state[0].hand_size.tolist()
        assert str(match.view(name)).count(" cards\n") == 2
    assert match.view().states[0].hand.sum() == 0


@pytest.mark.rule("ALH-V2")
def test_open_hands_are_shown_to_everybody() -> None:
    match = qalat.Match("alhambra", ["ada", "ben", "cem"], seed=4, options={"open_hands": "yes"})
    for name in (*match.seats, None):
        assert match.view(name).states[0].hand.tolist() == match.state[0].hand.tolist()
