"""What is in the box: tiles, fountains, money cards, the market's slots, the scoring cards."""

from collections import Counter
from itertools import count, takewhile

import pytest

from qalat import Unreadable, find
from qalat.games.alhambra.components import CURRENCIES, TILES, may_be_taken_together
from tests.games.alhambra.table import (
    FULL_MARKET,
    cards_but,
    carry_out,
    fresh,
    line_of,
    refusal,
    table,
)

# Every tile as printed: its price and the sides that are walled.
PRINTED = {
    "pavilion": "2 NEW, 3 SW, 4 ES, 5 NW, 6 N, 7 E, 8 -",
    "seraglio": "3 ESW, 4 NE, 5 SW, 6 ES, 7 W, 8 S, 9 -",
    "arcades": "4 NES, 5 NW, 6 SW, 6 NE, 7 ES, 8 E, 8 N, 9 -, 10 -",
    "chambers": "5 NSW, 6 ES, 7 NE, 7 SW, 8 NW, 9 W, 9 S, 10 -, 11 -",
    "garden": "6 ESW, 7 NSW, 8 NW, 8 NE, 8 SW, 9 E, 10 N, 10 W, 10 -, 11 -, 12 S",
    "tower": "7 NEW, 8 NES, 9 NW, 9 ES, 9 NE, 10 W, 11 N, 11 -, 11 S, 12 -, 13 E",
}
BOX = [f"{type_name} {tile}" for type_name, tiles in PRINTED.items() for tile in tiles.split(", ")]


@pytest.mark.rule("ALH-M1")
def test_the_bag_of_a_new_game_holds_each_printed_tile_once() -> None:
    match = fresh(3, youngest="1")
    assert line_of(match, "phase") == "market, chance"
    assert match.legal == [f"draw {name}" for name in BOX]
    assert len(BOX) == len(set(BOX)) == 54


@pytest.mark.rule("ALH-M1")
def test_types_differ_in_how_many_tiles_they_have_and_what_those_cost() -> None:
    prices: dict[str, list[int]] = {}
    for name in BOX:
        type_name, price, _ = name.split()
        prices.setdefault(type_name, []).append(int(price))
    ranges = {name: (len(shown), min(shown), max(shown)) for name, shown in prices.items()}
    assert ranges == {
        "pavilion": (7, 2, 8),
        "seraglio": (7, 3, 9),
        "arcades": (9, 4, 10),
        "chambers": (9, 5, 11),
        "garden": (11, 6, 12),
        "tower": (11, 7, 13),
    }


@pytest.mark.rule("ALH-M1")
def test_a_tile_has_up_to_three_walls() -> None:
    walls = Counter(tile.walls.bit_count() for tile in TILES)
    assert set(walls) == {0, 1, 2, 3}


@pytest.mark.rule("ALH-M1")
def test_a_tile_is_placed_with_the_walls_it_is_printed_with_and_no_others() -> None:
    actions = find("alhambra").actions
    first = actions.first("place")
    words = takewhile(lambda word: word.startswith("place "), map(actions.word, count(first)))
    assert list(words) == [f"place {name}" for name in BOX]


@pytest.mark.rule("ALH-M2")
def test_every_palace_starts_as_a_fountain_with_four_open_sides() -> None:
    match = table("""
        players: 2
        phase: site, seat 2
        picked: tower 12 -
        seat 2:
          set aside: tower 12 -
    """)
    assert match.legal == ["at 0,-1", "at -1,0", "at 1,0", "at 0,1", "in reserve", "with Dirk"]


@pytest.mark.rule("ALH-M2")
def test_the_fountain_is_never_moved() -> None:
    match = table("""
        players: 3
        phase: action, seat 1
        display: blue 3
        seat 1:
          reserve: tower 12 -
          palace:
                    0     1
                  +     +     +
               0     @    P8
                  +     +     +
    """)
    assert refusal(match, "redesign remove 0,0").rule == "ALH-B6"
    assert refusal(match, "redesign tower 12 - swap 0,0").rule == "ALH-B6"


@pytest.mark.rule("ALH-M2")
def test_the_fountain_counts_as_no_building() -> None:
    match = table(f"""
        players: 3
        options: youngest=1
        phase: display, chance
        turn of: seat 1
        market: {FULL_MARKET}
        display: yellow 9; yellow 8; yellow 7
        deck: pile 1, places 1, found 0, cards 105
    """)
    carry_out(match, "draw scoring A", "draw yellow 6")
    assert match.actor == 1
    assert match.scores() == {"player 1": 0, "player 2": 0, "player 3": 0}


@pytest.mark.rule("ALH-M3", "ALH-D1")
@pytest.mark.parametrize(("seats", "each", "cards"), [(2, 2, 72), (3, 3, 108), (6, 3, 108)])
def test_each_value_of_each_currency_is_there_three_times_with_two_players_twice(
    seats: int, each: int, cards: int
) -> None:
    match = fresh(seats, youngest="1")
    engine = match.game.engine
    while line_of(match, "phase") != "hands, chance":
        carry_out(match, match.legal[0])
    chances = engine.chances(match.state, 0, engine.scratch())
    weighed = {match.game.actions.word(action): weight for action, weight in chances.items()}
    assert weighed == {
        f"draw {currency} {value}": each
        for currency in ("yellow", "green", "blue", "orange")
        for value in range(1, 10)
    }
    assert sum(weighed.values()) == cards
    assert line_of(match, "deck").endswith(f"cards {cards}")


@pytest.mark.rule("ALH-M3")
@pytest.mark.parametrize(("players", "hand"), [(2, "blue 3 3 3"), (3, "blue 3 3 3 3")])
def test_a_position_with_one_card_too_many_of_a_kind_is_refused(players: int, hand: str) -> None:
    with pytest.raises(Unreadable, match="each card at most"):
        table(f"""
            players: {players}
            phase: action, seat 1
            seat 1:
              hand: {hand}
        """)


@pytest.mark.rule("ALH-M4", "ALH-T3")
@pytest.mark.parametrize(
    ("slot", "currency"), [(1, "yellow"), (2, "green"), (3, "blue"), (4, "orange")]
)
def test_each_slot_takes_one_currency(slot: int, currency: str) -> None:
    match = table(f"""
        players: 3
        phase: action, seat 1
        market: 1 pavilion 2 NEW; 2 seraglio 3 ESW; 3 pavilion 3 SW; 4 pavilion 4 ES
        seat 1:
          hand: {currency} 9
    """)
    assert match.legal == [f"buy {slot}"]
    match.play(f"buy {slot} with 9")
    assert line_of(match, "discard") == f"{currency} 9"
    assert CURRENCIES[slot - 1] == currency


@pytest.mark.rule("ALH-M5")
def test_there_are_two_scoring_cards_and_no_third() -> None:
    deck = ["yellow 1", "yellow 2", "yellow 3", "yellow 4"]
    match = table(f"""
        players: 3
        options: youngest=1
        phase: display, chance
        turn of: seat 1
        market: {FULL_MARKET}
        deck: pile 3, places 1, found 1, cards 4
        seat 3:
          hand: {cards_but(3, *deck)}
    """)
    assert match.legal == ["draw scoring B"]
    carry_out(match, "draw scoring B")
    for card in deck:
        assert not [word for word in match.legal if "scoring" in word]
        carry_out(match, f"draw {card}")
    assert match.to_move == "player 2"


@pytest.mark.rule("ALH-T2")
@pytest.mark.parametrize(
    ("values", "together"),
    [
        ((9,), True), ((1, 4), True), ((2, 4), False), ((1, 1, 3), True), ((2, 2, 2), False),
        ((1, 1, 1, 2), True), ((1, 1, 1, 3), False), ((1, 1, 1, 1, 1), False),
    ],
)  # fmt: skip
def test_one_card_or_up_to_four_that_sum_to_five_go_together(
    values: tuple[int, ...], together: bool
) -> None:
    assert may_be_taken_together(values) == together
