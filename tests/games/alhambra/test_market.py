"""The market: what a tile costs, which cards may be paid, what an exact payment gives."""

import numpy as np
import pytest

from qalat.core.match import Match
from tests.games.alhambra.oracle import payments, sensible_payments
from tests.games.alhambra.table import cards_but, carry_out, line_of, refusal, table


def shopping(hand: str, market: str = "3 garden 10 N") -> Match:
    """Seat 1 is to act, with this hand, before this market."""
    return table(f"""
        players: 3
        phase: action, seat 1
        market: {market}
        display: yellow 7; green 7; blue 6; orange 9
        seat 1:
          hand: {hand}
    """)


def paid_sets(match: Match, narrow: bool) -> list[tuple[int, ...]]:
    """Every set of cards that can be settled with, by trying every order that is listed."""
    engine, actions = match.game.engine, match.game.actions
    scratch = engine.scratch()
    found: list[tuple[int, ...]] = []
    waiting: list[tuple[np.ndarray, tuple[int, ...]]] = [(match.state, ())]
    while waiting:
        states, laid = waiting.pop()
        listed = engine.sensible if narrow else engine.legal
        for action in listed(states, 0, scratch).tolist():
            word = actions.word(action)
            if word == "settle":
                found.append(laid)
                continue
            after = states.copy()
            engine.driver.apply(after, 0, action, scratch)
            waiting.append((after, (*laid, int(word.removeprefix("pay ")))))
    return found


HANDS = [
    pytest.param([7, 4], "garden 10 N", id="the worked example"),
    pytest.param([5, 2, 9], "arcades 7 ES", id="three cards"),
    pytest.param([3, 3, 3], "pavilion 6 N", id="copies"),
    pytest.param([1, 1, 1, 2, 2, 2], "seraglio 9 -", id="all cards needed"),
    pytest.param([9, 9, 9, 8, 7], "pavilion 2 NEW", id="every card is enough"),
    pytest.param([1, 2, 3, 4, 5, 6, 7, 8, 9], "tower 13 E", id="one of each"),
    pytest.param([1, 1, 1, 2, 2, 3, 5, 8, 8], "garden 11 -", id="a bit of all"),
]


@pytest.mark.rule("ALH-T3")
@pytest.mark.parametrize(("hand", "tile"), HANDS)
def test_every_set_of_cards_that_reaches_the_price_can_be_paid_in_one_way(
    hand: list[int], tile: str
) -> None:
    match = shopping(f"blue {' '.join(map(str, hand))}; orange 9 9", f"3 {tile}")
    carry_out(match, "buy 3")
    price = int(tile.split()[1])
    found = paid_sets(match, narrow=False)
    assert len(found) == len(set(found))
    assert set(found) == payments(hand, price)


@pytest.mark.rule("ALH-T3")
@pytest.mark.parametrize(("hand", "tile"), HANDS)
def test_payments_without_a_superfluous_card_are_the_sensible_ones(
    hand: list[int], tile: str
) -> None:
    match = shopping(f"blue {' '.join(map(str, hand))}; orange 9 9", f"3 {tile}")
    carry_out(match, "buy 3")
    price = int(tile.split()[1])
    found = paid_sets(match, narrow=True)
    assert len(found) == len(set(found))
    assert set(found) == sensible_payments(hand, price)


@pytest.mark.rule("ALH-T3")
def test_superfluous_cards_may_be_paid_and_are_gone() -> None:
    match = shopping("blue 9 5 2 1", "3 arcades 7 ES")
    carry_out(match, "buy 3", "pay 9")
    words = [match.game.actions.word(action) for action in match.sensible_actions]
    assert words == ["settle"]
    assert match.legal == ["pay 1", "pay 2", "pay 5", "settle"]
    carry_out(match, "pay 5", "pay 1", "settle")
    assert line_of(match, "hand", 1) == "blue 2"
    assert line_of(match, "discard") == "blue 9 5 1"


@pytest.mark.rule("ALH-T3", "ALH-T4")
def test_a_garden_of_ten_is_paid_with_seven_and_four_and_nothing_comes_back() -> None:
    match = shopping("blue 7 4")
    carry_out(match, "buy 3 with 7 4")
    assert line_of(match, "hand", 1) == "-"
    assert line_of(match, "discard") == "blue 7 4"
    assert line_of(match, "market") == "1 -; 2 -; 3 -; 4 -"
    assert line_of(match, "set aside", 1) == "garden 10 N"
    assert match.legal == ["place garden 10 N"]


@pytest.mark.rule("ALH-T3")
def test_a_tile_is_not_bought_below_its_price() -> None:
    match = shopping("blue 5 4; orange 9 9")
    assert "buy 3" not in match.legal
    assert refusal(match, "buy 3").rule == "ALH-T3"
    assert refusal(match, "buy 3 with 5 4").rule == "ALH-T3"


@pytest.mark.rule("ALH-T3")
def test_cards_of_another_currency_do_not_count() -> None:
    match = shopping("blue 5; orange 5")
    assert refusal(match, "buy 3 with 5 5").rule == "ALH-T3"
    match = shopping("blue 6 4; orange 5")
    assert refusal(match, "buy 3 with 6 5").rule == "ALH-T3"
    carry_out(match, "buy 3")
    assert match.legal == ["pay 6"]


@pytest.mark.rule("ALH-T3")
def test_only_cards_in_hand_are_paid_and_each_once() -> None:
    match = shopping("blue 6 5 2")
    assert refusal(match, "buy 3 with 9 1").rule == "ALH-T3"
    assert refusal(match, "buy 3 with 5 5").rule == "ALH-T3"
    carry_out(match, "buy 3 with 6 5")


@pytest.mark.rule("ALH-T3")
def test_cards_that_do_not_reach_the_price_are_not_settled_with() -> None:
    match = shopping("blue 6 5 2")
    carry_out(match, "buy 3", "pay 6")
    assert "settle" not in match.legal
    assert refusal(match, "settle").rule == "ALH-T3"


@pytest.mark.rule("ALH-T3")
def test_cards_may_be_named_in_any_order() -> None:
    match = shopping("blue 6 5 2")
    carry_out(match, "buy 3 with 2 5 6")
    assert line_of(match, "discard") == "blue 6 5 2"


@pytest.mark.rule("ALH-T3")
def test_laid_cards_come_from_the_highest_so_that_no_payment_becomes_a_dead_end() -> None:
    match = shopping("blue 6 5 2")
    carry_out(match, "buy 3")
    assert match.legal == ["pay 6"]
    assert refusal(match, "pay 5").rule == "ALH-T3"
    carry_out(match, "pay 6")
    assert match.legal == ["pay 5"]
    carry_out(match, "pay 5")
    assert match.legal == ["pay 2", "settle"]
    assert refusal(match, "pay 6").rule == "ALH-T3"


@pytest.mark.rule("ALH-T4")
def test_whoever_pays_exactly_plays_on() -> None:
    match = shopping("blue 7 3; orange 9")
    carry_out(match, "buy 3 with 7 3")
    assert line_of(match, "phase") == "action, seat 1"
    assert match.legal == ["take yellow 7", "take green 7", "take blue 6", "take orange 9"]


@pytest.mark.rule("ALH-T4")
def test_the_other_action_after_an_exact_purchase_is_compulsory() -> None:
    match = shopping("blue 7 3")
    carry_out(match, "buy 3 with 7 3")
    assert refusal(match, "pass").rule == "ALH-T1"
    assert refusal(match, "place garden 10 N in reserve").rule == "ALH-T1"


@pytest.mark.rule("ALH-T4")
@pytest.mark.parametrize(
    "phrase", ["take blue 6", "buy 1 with 9", "redesign tower 12 - at 1,0", "buy 2 with 8"]
)
def test_after_an_exact_purchase_an_action_of_any_kind_may_follow(phrase: str) -> None:
    match = table("""
        players: 3
        phase: action, seat 1
        market: 1 pavilion 8 -; 2 arcades 8 E; 3 garden 10 N
        display: blue 6
        seat 1:
          hand: yellow 9; green 8; blue 7 3
          reserve: tower 12 -
    """)
    carry_out(match, "buy 3 with 7 3", phrase)
    exact = phrase == "buy 2 with 8"
    assert line_of(match, "phase") == ("action, seat 1" if exact else "placement, seat 1")


@pytest.mark.rule("ALH-T4", "ALH-E5")
def test_the_other_action_lapses_when_nothing_is_legal_and_that_is_no_pass() -> None:
    match = table(f"""
        players: 3
        phase: action, seat 1
        counters: turn 9, passes 2
        market: 1 pavilion 8 -; 2 arcades 8 E; 3 garden 10 N; 4 arcades 8 N
        seat 1:
          hand: blue 7 3
        seat 2:
          hand: {cards_but(3, "blue 7", "blue 3")}
    """)
    carry_out(match, "buy 3 with 7 3")
    assert line_of(match, "phase") == "placement, seat 1"
    assert match.legal == ["place garden 10 N"]
    carry_out(match, "place garden 10 N in reserve", "draw blue 7", "draw blue 3", "draw garden 6")
    assert line_of(match, "phase") == "action, seat 2"
    assert "passed 0, passes 0" in line_of(match, "counters")


@pytest.mark.rule("ALH-T4")
def test_the_other_action_stays_when_a_redesign_is_all_that_is_left() -> None:
    match = table(f"""
        players: 3
        phase: action, seat 1
        market: 3 garden 10 N
        seat 1:
          hand: blue 7 3
          reserve: tower 12 -
        seat 2:
          hand: {cards_but(3, "blue 7", "blue 3")}
    """)
    carry_out(match, "buy 3 with 7 3")
    assert match.legal == ["redesign tower 12 -"]


def paid_exactly(extra_action: str, **lines: str) -> Match:
    """Seat 1 has paid exactly, and could take blue 6, buy or redesign."""
    told_lines = {"display": "blue 6", "counters": "turn 9, passes 2, idle 3"} | lines
    match = table(f"""
        players: 3
        options: extra_action={extra_action}
        phase: action, seat 1
        counters: {told_lines["counters"]}
        market: 1 pavilion 8 -; 2 arcades 8 E; 3 garden 10 N
        display: {told_lines["display"]}
        seat 1:
          hand: yellow 9; blue 7 3
          reserve: tower 12 -
    """)
    carry_out(match, "buy 3 with 7 3")
    return match


@pytest.mark.rule("ALH-T4")
def test_a_table_may_leave_the_other_action_to_the_player() -> None:
    others = ["take blue 6", "buy 1", "redesign tower 12 -"]
    assert paid_exactly("must").legal == others
    match = paid_exactly("may")
    assert match.legal == [*others, "pass"]
    assert match.prompt == "money, a purchase or a redesign, or a pass"
    carry_out(match, "pass")
    assert line_of(match, "phase") == "placement, seat 1"
    assert match.legal == ["place garden 10 N"]


@pytest.mark.rule("ALH-T4", "ALH-E5")
def test_to_decline_the_other_action_is_no_pass() -> None:
    match = paid_exactly("may")
    carry_out(match, "pass", "place garden 10 N in reserve", "draw yellow 1", "draw yellow 2")
    carry_out(match, "draw yellow 3", "draw garden 6 ESW", "draw tower 13 E")
    assert line_of(match, "phase") == "action, seat 2"
    assert "passed 0, passes 0, idle 0" in line_of(match, "counters")


@pytest.mark.rule("ALH-T4", "ALH-T1")
def test_only_an_action_after_an_exact_purchase_may_be_declined() -> None:
    match = table(f"""
        players: 3
        options: extra_action=may
        phase: action, seat 1
        market: {FULL_MARKET}
        display: blue 6
        seat 1:
          hand: yellow 9
    """)
    assert refusal(match, "pass").rule == "ALH-T1"
    carry_out(match, "buy 1 with 9")
    assert line_of(match, "phase") == "placement, seat 1"


@pytest.mark.rule("ALH-T4", "ALH-T5")
def test_each_of_several_other_actions_may_be_declined() -> None:
    match = table(f"""
        players: 3
        options: extra_action=may
        phase: action, seat 1
        market: {FULL_MARKET}
        display: orange 9
        seat 1:
          hand: yellow 2; green 3
    """)
    carry_out(match, "buy 1 with 2", "buy 2 with 3")
    assert match.legal == ["take orange 9", "pass"]
    carry_out(match, "pass")
    assert match.legal == ["place pavilion 2 NEW", "place seraglio 3 ESW"]


@pytest.mark.rule("ALH-T4")
def test_what_lapses_need_not_be_declined() -> None:
    match = table(f"""
        players: 3
        options: extra_action=may
        phase: action, seat 1
        market: 3 garden 10 N
        seat 1:
          hand: blue 7 3
        seat 2:
          hand: {cards_but(3, "blue 7", "blue 3")}
    """)
    carry_out(match, "buy 3 with 7 3")
    assert line_of(match, "phase") == "placement, seat 1"


FULL_MARKET = "1 pavilion 2 NEW; 2 seraglio 3 ESW; 3 arcades 4 NES; 4 chambers 5 NSW"


@pytest.mark.rule("ALH-T5")
def test_a_bought_slot_stays_empty_during_the_turn_and_the_display_as_it_is() -> None:
    match = shopping("yellow 2; green 3 3; blue 9", FULL_MARKET)
    carry_out(match, "buy 2 with 3")
    assert line_of(match, "market") == "1 pavilion 2 NEW; 2 -; 3 arcades 4 NES; 4 chambers 5 NSW"
    assert line_of(match, "display") == "yellow 7; green 7; blue 6; orange 9"
    refused = refusal(match, "buy 2 with 3")
    assert refused.rule == "ALH-T5"
    assert "empty" in refused.why


@pytest.mark.rule("ALH-T5", "ALH-T4")
@pytest.mark.parametrize("last", ["take green 7", "redesign tower 12 - at 1,0"])
def test_four_exact_purchases_may_be_followed_by_money_or_a_redesign(last: str) -> None:
    match = table(f"""
        players: 3
        phase: action, seat 1
        market: {FULL_MARKET}
        display: yellow 7; green 7; blue 6; orange 9
        seat 1:
          hand: yellow 2 9; green 3 9; blue 4 9; orange 5 9
          reserve: tower 12 -
    """)
    carry_out(match, "buy 3 with 4", "buy 1 with 2", "buy 4 with 5", "buy 2 with 3")
    assert match.legal == [
        "take yellow 7",
        "take green 7",
        "take blue 6",
        "take orange 9",
        "redesign tower 12 -",
    ]
    carry_out(match, last)
    assert match.legal == [
        "place pavilion 2 NEW",
        "place seraglio 3 ESW",
        "place arcades 4 NES",
        "place chambers 5 NSW",
    ]


@pytest.mark.rule("ALH-E1")
def test_the_first_tile_drawn_goes_to_the_lowest_empty_slot() -> None:
    match = shopping(
        "green 9; orange 8", "1 garden 11 -; 2 seraglio 9 -; 3 tower 12 -; 4 arcades 8 E"
    )
    carry_out(match, "buy 2 with 9", "buy 4 with 8", "take blue 6")
    carry_out(match, "place seraglio 9 in reserve", "place arcades 8 E in reserve")
    assert line_of(match, "phase") == "display, chance"
    assert all(len(word.split()) == 3 for word in match.legal)
    carry_out(match, "draw blue 1")
    assert line_of(match, "phase") == "market, chance"
    carry_out(match, "draw tower 13 E")
    assert line_of(match, "market") == "1 garden 11 -; 2 tower 13 E; 3 tower 12 -; 4 -"
    carry_out(match, "draw tower 11 N")
    assert line_of(match, "market") == "1 garden 11 -; 2 tower 13 E; 3 tower 12 -; 4 tower 11 N"
    assert line_of(match, "phase") == "action, seat 2"


@pytest.mark.rule("ALH-E1")
def test_nothing_is_refilled_before_the_bought_tiles_are_placed() -> None:
    match = shopping("blue 9 4")
    carry_out(match, "buy 3 with 9 4")
    assert line_of(match, "phase") == "placement, seat 1"
    carry_out(match, "place garden 10 N")
    assert line_of(match, "phase") == "site, seat 1"
    carry_out(match, "at 1,0")
    assert match.actor == -1
