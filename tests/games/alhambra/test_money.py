"""Money: what may be taken, how the display is refilled, when the discards become the deck."""

import pytest

from qalat.core.match import Match
from tests.games.alhambra.oracle import Card, takes
from tests.games.alhambra.table import FULL_MARKET, cards_but, carry_out, line_of, refusal, table


def shown(display: str) -> Match:
    """Seat 1 is to act, with nothing but these cards to choose from."""
    return table(f"""
        players: 3
        phase: action, seat 1
        market: {FULL_MARKET}
        display: {display}
    """)


@pytest.mark.rule("ALH-T2")
def test_two_cards_that_sum_to_five_beside_a_seven_and_a_nine_give_five_takes() -> None:
    assert shown("blue 3; green 2; yellow 7; orange 9").legal == [
        "take yellow 7",
        "take green 2",
        "take blue 3",
        "take orange 9",
        "take green 2 blue 3",
    ]


@pytest.mark.rule("ALH-T2")
@pytest.mark.parametrize(
    "display",
    [
        "blue 1; blue 1; blue 1; green 2",
        "yellow 1; green 1; blue 1; orange 2",
        "yellow 1; yellow 1; orange 1; orange 1",
        "yellow 2; yellow 2; green 2; orange 1",
        "yellow 4; yellow 4; yellow 4; orange 1",
        "yellow 5; green 1; blue 4; orange 5",
        "yellow 3; green 3; blue 3; orange 3",
        "yellow 6; green 7; blue 8; orange 9",
        "blue 2; orange 3",
        "orange 9",
    ],
)
def test_all_takes_are_legal_that_the_rules_allow_and_no_others(display: str) -> None:
    match = shown(display)
    cards: list[Card] = []
    for part in display.split("; "):
        currency, value = part.split()
        cards.append((currency, int(value)))
    words = []
    for word in match.legal:
        verb, *told_cards = word.split()
        assert verb == "take"
        pairs = zip(told_cards[::2], told_cards[1::2], strict=True)
        words.append(tuple(sorted((currency, int(value)) for currency, value in pairs)))
    assert len(words) == len(set(words))
    assert set(words) == takes(cards)


@pytest.mark.rule("ALH-T2")
def test_the_whole_display_is_taken_if_it_is_worth_five() -> None:
    match = shown("yellow 1; green 1; blue 1; orange 2")
    match.play("take yellow 1 green 1 blue 1 orange 2")
    assert line_of(match, "hand", 1) == "yellow 1; green 1; blue 1; orange 2"


@pytest.mark.rule("ALH-T2")
def test_cards_that_sum_to_six_are_not_taken_together() -> None:
    match = shown("blue 2; green 4; yellow 1; orange 1")
    assert refusal(match, "take blue 2 green 4").rule == "ALH-T2"
    assert refusal(match, "take green 4 yellow 1 orange 1").rule == "ALH-T2"
    match.play("take green 4 orange 1")


@pytest.mark.rule("ALH-T2")
@pytest.mark.parametrize("phrase", ["take blue 3", "take blue 2 blue 2", "take blue 2 green 3"])
def test_only_cards_of_the_display_are_taken(phrase: str) -> None:
    assert refusal(shown("blue 2; green 4; yellow 1; orange 1"), phrase).rule == "ALH-T2"


@pytest.mark.rule("ALH-T2")
def test_cards_taken_go_into_the_hand_and_out_of_the_display() -> None:
    match = shown("blue 1; blue 1; green 2; orange 8")
    carry_out(match, "take blue 1 green 2 blue 1")
    assert line_of(match, "hand", 1) == "green 2; blue 1 1"
    assert line_of(match, "display") == "orange 8"


@pytest.mark.rule("ALH-E1")
def test_the_display_is_refilled_to_four_cards() -> None:
    match = shown("blue 1; green 1; yellow 1; orange 1")
    carry_out(match, "take blue 1 green 1 yellow 1")
    carry_out(match, "draw orange 9", "draw yellow 4", "draw green 3")
    assert line_of(match, "display") == "yellow 4; green 3; orange 1; orange 9"
    assert line_of(match, "phase") == "action, seat 2"


def scoring_card_next(pile: int, found: int, options: str = "-") -> Match:
    """Seat 1 is to act, and the next card of the deck is a scoring card."""
    return table(f"""
        players: 3
        options: {options}
        phase: action, seat 1
        market: 1 garden 11 -; 2 pavilion 8 -; 3 tower 11 -; 4 garden 10 -
        display: blue 1; blue 2; blue 3; blue 9
        deck: pile {pile}, places 1, found {found}, cards 103
        seat 1:
          hand: green 8
        seat 2:
          palace:
                    0     1
                  +     +     +
               0     @    T12
                  +     +     +
    """)


@pytest.mark.rule("ALH-E2")
def test_a_scoring_card_is_set_aside_and_no_card_is_missing_from_the_display() -> None:
    match = scoring_card_next(pile=1, found=0)
    carry_out(match, "take blue 9")
    assert match.legal == ["draw scoring A"]
    carry_out(match, "draw scoring A")
    assert line_of(match, "display") == "blue 1; blue 2; blue 3"
    assert line_of(match, "phase") == "display, chance"
    carry_out(match, "draw yellow 5")
    assert line_of(match, "display") == "yellow 5; blue 1; blue 2; blue 3"
    assert line_of(match, "deck") == "pile 2, places 34, found 1, cards 102"


@pytest.mark.rule("ALH-E2")
def test_a_scoring_takes_place_after_the_display_is_full_and_before_the_next_turn() -> None:
    match = scoring_card_next(pile=1, found=0)
    carry_out(match, "take blue 1 blue 2", "draw scoring A", "draw yellow 5")
    assert match.scores()["player 2"] == 0
    carry_out(match, "draw yellow 6")
    assert match.scores()["player 2"] == 6
    assert line_of(match, "phase") == "action, seat 2"


@pytest.mark.rule("ALH-E2", "ALH-E1")
def test_a_scoring_waits_until_the_market_is_full_too() -> None:
    match = scoring_card_next(pile=3, found=1)
    carry_out(match, "buy 2 with 8", "take blue 1 blue 2", "place pavilion 8 - at 1,0")
    carry_out(match, "draw scoring B", "draw yellow 5", "draw yellow 6")
    assert line_of(match, "phase") == "market, chance"
    assert match.scores() == {"player 1": 0, "player 2": 0, "player 3": 0}
    carry_out(match, "draw garden 6")
    assert match.parts()["player 1"]["B pavilion"] == 8
    assert match.parts()["player 2"]["B tower"] == 13
    assert line_of(match, "phase") == "action, seat 2"


@pytest.mark.rule("ALH-E2")
def test_a_scoring_card_is_scored_once() -> None:
    match = scoring_card_next(pile=1, found=0)
    carry_out(match, "take blue 9", "draw scoring A", "draw yellow 5")
    carry_out(match, "take blue 3", "draw yellow 6")
    assert match.scores() == {"player 1": 0, "player 2": 6, "player 3": 0}


@pytest.mark.rule("ALH-E2")
def test_a_scoring_may_be_held_as_soon_as_its_card_turns_up() -> None:
    match = scoring_card_next(pile=1, found=0, options="scoring_time=at_once")
    carry_out(match, "take blue 1 blue 2", "draw scoring A")
    assert match.scores() == {"player 1": 0, "player 2": 6, "player 3": 0}
    assert line_of(match, "counters").endswith("due 0")
    assert line_of(match, "phase") == "display, chance"
    carry_out(match, "draw yellow 5", "draw yellow 6")
    assert match.scores()["player 2"] == 6
    assert line_of(match, "phase") == "action, seat 2"


def few_cards(deck: list[str], discard: list[str]) -> Match:
    """Seat 1 is to act; deck and discard pile hold these, and seat 3 what is left of the box."""
    display = ["blue 1", "blue 2", "blue 3", "blue 9"]
    return table(f"""
        players: 3
        phase: action, seat 1
        market: {FULL_MARKET}
        display: {"; ".join(display)}
        deck: pile 5, found 2, cards {len(deck)}
        discard: {"; ".join(discard) or "-"}
        seat 3:
          hand: {cards_but(3, *display, *deck, *discard)}
    """)


@pytest.mark.rule("ALH-E3")
def test_in_the_middle_of_a_refill_the_discards_become_the_deck() -> None:
    match = few_cards(["green 4"], ["orange 1", "orange 1", "yellow 7"])
    carry_out(match, "take blue 1 blue 2")
    assert match.legal == ["draw green 4"]
    assert line_of(match, "discard") == "yellow 7; orange 1 1"
    carry_out(match, "draw green 4")
    assert match.legal == ["draw yellow 7", "draw orange 1"]
    assert line_of(match, "discard") == "-"
    carry_out(match, "draw orange 1")
    assert line_of(match, "deck").endswith("cards 2")
    assert line_of(match, "display") == "green 4; blue 3; blue 9; orange 1"
    assert line_of(match, "phase") == "action, seat 2"


@pytest.mark.rule("ALH-E3")
def test_discards_are_left_alone_while_no_card_is_needed() -> None:
    match = few_cards(["green 4"], ["orange 1", "orange 1", "yellow 7"])
    carry_out(match, "take blue 1", "draw green 4")
    assert line_of(match, "phase") == "action, seat 2"
    assert line_of(match, "discard") == "yellow 7; orange 1 1"
    assert line_of(match, "deck").endswith("cards 0")


@pytest.mark.rule("ALH-E3")
def test_a_card_just_paid_may_be_drawn_from_the_new_deck() -> None:
    match = table(f"""
        players: 3
        phase: action, seat 1
        market: 1 garden 11 -; 2 seraglio 9 -; 3 tower 12 -; 4 garden 10 -
        display: blue 1
        seat 1:
          hand: green 9
        seat 3:
          hand: {cards_but(3, "blue 1", "green 9")}
    """)
    carry_out(match, "buy 2 with 9", "take blue 1", "place seraglio 9 in reserve")
    assert match.legal == ["draw green 9"]
    carry_out(match, "draw green 9")
    assert line_of(match, "phase") == "market, chance"


@pytest.mark.rule("ALH-E3")
def test_with_deck_and_discards_empty_the_display_stays_short() -> None:
    match = few_cards([], [])
    carry_out(match, "take blue 1 blue 2")
    assert line_of(match, "display") == "blue 3; blue 9"
    assert line_of(match, "phase") == "action, seat 2"
    assert match.legal == ["take blue 3", "take blue 9"]


@pytest.mark.rule("ALH-E3")
def test_the_new_deck_holds_no_scoring_card() -> None:
    match = few_cards(["green 4"], ["orange 1", "orange 1", "yellow 7"])
    carry_out(match, "take blue 1 blue 2", "draw green 4")
    while match.actor == -1:
        assert not [word for word in match.legal if "scoring" in word]
        carry_out(match, match.legal[-1])
