"""Setup: tiles, starting hands, who begins, the display, and where the scoring cards lie."""

from fractions import Fraction
from itertools import cycle

import pytest

import qalat
from qalat.core.match import Match
from tests.games.alhambra.oracle import scoring_card_odds, starting_seat
from tests.games.alhambra.table import (
    FULL_MARKET,
    MARKET,
    cards_but,
    carry_out,
    fresh,
    line_of,
    table,
)

FOUR_TILES = tuple(f"draw {tile}" for tile in MARKET)
SIX_TILES = tuple(f"draw garden {tile}" for tile in ("6", "7", "8 NW", "8 NE", "8 SW", "9"))


def deal(match: Match, hands: list[list[int]]) -> None:
    """Draw the tiles of the market, then these values, hand by hand in the order of dealing."""
    carry_out(match, *FOUR_TILES)
    currencies = cycle(("yellow", "green", "blue", "orange"))
    for value in (value for hand in hands for value in hand):
        carry_out(match, f"draw {next(currencies)} {value}")


def values(match: Match, seat: int) -> list[int]:
    """The values of a hand, whatever the currencies."""
    words = line_of(match, "hand", seat).replace(";", "").split()
    return sorted((int(word) for word in words if word.isdigit()), reverse=True)


@pytest.mark.rule("ALH-S1")
def test_the_slots_are_filled_in_order() -> None:
    match = fresh(3, youngest="1")
    carry_out(match, *FOUR_TILES)
    assert line_of(match, "market") == FULL_MARKET
    assert line_of(match, "bag") == "50 tiles"
    assert line_of(match, "phase") == "hands, chance"


@pytest.mark.rule("ALH-S1", "ALH-D2")
def test_with_two_players_dirk_takes_six_tiles_before_the_market_is_filled() -> None:
    match = fresh(2, youngest="1")
    for drawn, phrase in enumerate(SIX_TILES):
        assert line_of(match, "phase") == "dirk, chance"
        assert line_of(match, "bag") == f"{54 - drawn} tiles"
        carry_out(match, phrase)
    assert line_of(match, "dirk") == (
        "garden 6 ESW; garden 7 NSW; garden 8 NW; garden 8 NE; garden 8 SW; garden 9 E"
    )
    assert line_of(match, "market") == "1 -; 2 -; 3 -; 4 -"
    assert line_of(match, "phase") == "market, chance"
    carry_out(match, *FOUR_TILES)
    assert line_of(match, "bag") == "44 tiles"


@pytest.mark.rule("ALH-S1")
@pytest.mark.parametrize("seats", [3, 6])
def test_with_more_players_nobody_draws_before_the_market(seats: int) -> None:
    assert line_of(fresh(seats, youngest="1"), "phase") == "market, chance"


@pytest.mark.rule("ALH-S2")
def test_a_hand_grows_to_twenty_or_more_before_the_next_one_begins() -> None:
    match = fresh(3, youngest="1")
    deal(match, [[9, 9, 1]])
    assert values(match, 1) == [9, 9, 1]
    carry_out(match, "draw blue 9")
    assert values(match, 1) == [9, 9, 9, 1]
    carry_out(match, "draw orange 2")
    assert values(match, 1) == [9, 9, 9, 1]
    assert values(match, 2) == [2]


@pytest.mark.rule("ALH-S2")
def test_twenty_is_enough_and_currencies_do_not_matter() -> None:
    match = fresh(3, youngest="1")
    deal(match, [[9, 9, 2], [5]])
    assert line_of(match, "hand", 1) == "yellow 9; green 9; blue 2"
    assert line_of(match, "hand", 2) == "orange 5"


@pytest.mark.rule("ALH-S2", "ALH-S6")
def test_the_youngest_is_dealt_to_first_and_the_others_clockwise() -> None:
    match = fresh(3, youngest="2")
    deal(match, [[9, 9, 2], [8, 8, 4], [7, 7, 6]])
    assert [values(match, seat) for seat in (2, 3, 1)] == [[9, 9, 2], [8, 8, 4], [7, 7, 6]]


@pytest.mark.rule("ALH-S2", "ALH-S3", "ALH-S6")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_hands_start_between_twenty_and_twenty_eight_and_the_right_seat_begins(seats: int) -> None:
    for seed in range(4):
        match = qalat.Match("alhambra", seats, seed=seed)
        hands = [values(match, seat) for seat in range(1, seats + 1)]
        assert all(20 <= sum(hand) <= 28 for hand in hands)
        _, _, youngest = line_of(match, "options").rpartition("=")
        assert match.actor == starting_seat(hands, int(youngest) - 1)


DISPLAY = ("draw orange 1", "draw orange 2", "draw orange 3", "draw orange 4")


@pytest.mark.rule("ALH-S3")
@pytest.mark.parametrize(
    ("hands", "first"),
    [
        pytest.param([[5, 5, 5, 5], [9, 9, 9], [8, 8, 3, 1]], 2, id="fewest cards"),
        pytest.param([[9, 9, 9], [9, 9, 4], [9, 8, 6]], 2, id="then the lowest sum"),
        pytest.param([[9, 9, 9], [9, 9, 8], [6, 7, 7]], 3, id="the lowest sum in the last seat"),
        pytest.param([[9, 9, 8], [9, 2, 8, 1], [5, 5, 5, 6]], 1, id="cards before the sum"),
        pytest.param([[9, 9, 4], [9, 9, 5], [8, 8, 6]], 1, id="then the youngest"),
        pytest.param([[9, 9, 5], [9, 9, 4], [8, 8, 6]], 2, id="the youngest of those tied"),
    ],
)
def test_fewest_cards_then_the_lowest_sum_then_the_youngest_begins(
    hands: list[list[int]], first: int
) -> None:
    match = fresh(3, youngest="1")
    deal(match, hands)
    carry_out(match, *DISPLAY)
    assert match.actor == first - 1


@pytest.mark.rule("ALH-S3", "ALH-S6")
@pytest.mark.parametrize(("youngest", "first"), [("1", 1), ("2", 3), ("3", 3), ("4", 1)])
def test_of_tied_players_the_first_one_clockwise_from_the_youngest_begins(
    youngest: str, first: int
) -> None:
    in_seats = [[9, 9, 3], [9, 9, 9], [8, 8, 5], [9, 9, 4]]
    match = fresh(4, youngest=youngest)
    start = int(youngest) - 1
    deal(match, in_seats[start:] + in_seats[:start])
    carry_out(match, *DISPLAY)
    assert match.actor == first - 1


@pytest.mark.rule("ALH-S4")
def test_four_cards_are_turned_up_and_then_the_first_player_is_to_act() -> None:
    match = fresh(3, youngest="1")
    deal(match, [[9, 9, 2], [9, 9, 3], [9, 9, 4]])
    for shown, phrase in enumerate(DISPLAY):
        assert line_of(match, "phase") == "display, chance"
        assert line_of(match, "display").count("orange") == shown
        carry_out(match, phrase)
    assert line_of(match, "display") == "orange 1; orange 2; orange 3; orange 4"
    assert line_of(match, "phase") == "action, seat 1"
    assert line_of(match, "deck").endswith(f"cards {108 - 9 - 4}")


@pytest.mark.rule("ALH-S4", "ALH-S5")
def test_no_scoring_card_is_drawn_while_the_table_is_set() -> None:
    match = fresh(3, youngest="1", scoring_cards="top")
    for phrase in FOUR_TILES:
        carry_out(match, phrase)
    while match.actor == -1:
        assert not any("scoring" in word for word in match.legal)
        carry_out(match, match.legal[-1])
    assert line_of(match, "deck").startswith("pile 0, ")


def set_table(deck_size: int, scoring_cards: str) -> Match:
    """A table set but for the last card of the display, with few cards left to be dealt in piles.

    The other cards lie in the first seat's hand.
    """
    everything = cards_but(3).split("; ")
    shown, deck = everything[:3], everything[3 : deck_size + 4]
    match = table(f"""
        players: 3
        options: youngest=1, scoring_cards={scoring_cards}
        phase: display, chance
        counters: turn 0, dealt 3
        market: {FULL_MARKET}
        display: {"; ".join(shown)}
        seat 1:
          hand: {cards_but(3, *shown, *deck)}
    """)
    carry_out(match, f"draw {deck[0]}")
    return match


def shares(match: Match) -> dict[str, Fraction]:
    """How likely each draw is that chance may make now."""
    engine = match.game.engine
    chances = engine.chances(match.state, 0, engine.scratch())
    total = sum(chances.values())
    return {
        match.game.actions.word(action): Fraction(weight, total)
        for action, weight in chances.items()
    }


def odds_by_walking(match: Match, positions: int, place_of_a: int = -1) -> list[list[Fraction]]:
    """For A and for B, how likely each position of the deck is, by drawing one card after another.

    A card is at a position if it was at none before and is drawn there. Money is drawn wherever
    it may be; but A is drawn at the place given, if one is.
    """
    odds = [[Fraction(0)] * positions for _ in "AB"]
    still_out = [Fraction(1), Fraction(1)]
    found = 0
    for position in range(positions):
        while match.actor >= 0 or match.state[0].dirk_owed > 0:
            match.play(match.legal_actions[0])
        scoring = f"draw scoring {'AB'[found]}"
        share = shares(match).get(scoring, Fraction(0))
        odds[found][position] = still_out[found] * share
        still_out[found] *= 1 - share
        if share == 1 or (found == 0 and position == place_of_a):
            match.play(scoring)
            found += 1
        else:
            match.play(match.legal_actions[0])
        if found == 2:
            break
    return odds


@pytest.mark.rule("ALH-S5")
@pytest.mark.parametrize("scoring_cards", ["shuffled", "top"])
@pytest.mark.parametrize("deck_size", [10, 11, 12, 13, 14, 27])
def test_a_scoring_card_drawn_late_is_as_likely_everywhere_as_in_a_shuffled_deck(
    deck_size: int, scoring_cards: str
) -> None:
    match = set_table(deck_size, scoring_cards)
    expected = list(scoring_card_odds(deck_size, scoring_cards))
    assert odds_by_walking(match, deck_size + 2) == expected


@pytest.mark.rule("ALH-S5")
@pytest.mark.parametrize("deck_size", [10, 13, 14])
def test_the_place_of_a_says_nothing_about_b(deck_size: int) -> None:
    odds_of_a, odds_of_b = scoring_card_odds(deck_size)
    for place in (place for place, odds in enumerate(odds_of_a) if odds):
        match = set_table(deck_size, "shuffled")
        assert odds_by_walking(match, deck_size + 2, place)[1] == odds_of_b


@pytest.mark.rule("ALH-S5")
@pytest.mark.parametrize("seats", [2, 6])
def test_all_cards_left_by_the_setup_are_dealt_into_the_piles(seats: int) -> None:
    match = qalat.Match("alhambra", seats, seed=5)
    match.draws = False
    deck_size = int(line_of(match, "deck").rpartition(" ")[2])
    expected = list(scoring_card_odds(deck_size))
    assert odds_by_walking(match, deck_size + 2) == expected


@pytest.mark.rule("ALH-S5")
def test_money_cards_share_what_the_scoring_card_leaves_by_their_number() -> None:
    match = table(f"""
        players: 3
        options: youngest=1
        phase: display, chance
        turn of: seat 1
        market: {FULL_MARKET}
        deck: pile 1, places 4, found 0, cards 10
        seat 3:
          hand: {cards_but(3, *["blue 1"] * 3, *["blue 2"] * 2, *["green 7"] * 3, *["green 8"] * 2)}
    """)
    assert shares(match) == {
        "draw blue 1": Fraction(3, 4) * Fraction(3, 10),
        "draw blue 2": Fraction(3, 4) * Fraction(2, 10),
        "draw green 7": Fraction(3, 4) * Fraction(3, 10),
        "draw green 8": Fraction(3, 4) * Fraction(2, 10),
        "draw scoring A": Fraction(1, 4),
    }


@pytest.mark.rule("ALH-S5")
def test_on_top_of_its_pile_the_scoring_card_comes_before_any_card_of_the_pile() -> None:
    match = table(f"""
        players: 3
        options: scoring_cards=top, youngest=1
        phase: display, chance
        turn of: seat 1
        market: {FULL_MARKET}
        deck: pile 0, places 1, found 0, cards 108
    """)
    assert "draw scoring A" not in match.legal
    carry_out(match, "draw blue 1")
    assert match.legal == ["draw scoring A"]
    carry_out(match, "draw scoring A")
    assert "draw scoring A" not in match.legal


@pytest.mark.rule("ALH-S6")
@pytest.mark.parametrize("seats", [2, 5])
def test_the_youngest_seat_is_drawn_and_each_seat_is_as_likely(seats: int) -> None:
    match = fresh(seats)
    assert line_of(match, "phase") == "youngest, chance"
    assert shares(match) == {
        f"youngest seat {seat}": Fraction(1, seats) for seat in range(1, seats + 1)
    }
    carry_out(match, "youngest seat 2")
    assert line_of(match, "options").endswith("youngest=2")


@pytest.mark.rule("ALH-S6")
def test_a_youngest_seat_that_the_table_names_is_not_drawn() -> None:
    match = fresh(4, youngest="3")
    assert line_of(match, "phase") == "market, chance"
    assert line_of(match, "options").endswith("youngest=3")


@pytest.mark.rule("ALH-S6")
def test_a_youngest_seat_that_nobody_sits_on_is_refused() -> None:
    with pytest.raises(qalat.Refusal):
        fresh(3, youngest="4")
    with pytest.raises(qalat.Refusal):
        table("""
            players: 3
            options: youngest=4
            phase: action, seat 1
        """)
