"""What the coach says of turns of Alhambra whose reasons are known."""

import pytest

from qalat.core.match import Match
from qalat.games.alhambra.components import TILES, TYPES, card_name
from tests.games.alhambra.table import table
from tests.games.effects import effect, effects, kinds, tried

POSITION = """
    players: 3
    options: {options}
    phase: action, seat 1
    found: {found}
    market: 1 garden 8 SW; 2 arcades 8 E; 3 seraglio 7 W; 4 tower 7 NEW
    display: blue 1; blue 3; green 1; orange 9
    seat 1:
      hand: {hand}
      reserve: chambers 10 -
      palace:
                0     1
              +     +     +
           0     @    S9
              +     +     +
    seat 2:
      hand: {other}
      palace:
                0     1
              +     +     +
           0     @    G10
              +     +     +
"""
HAND = "yellow 8 1; green 5 3; blue 7"
A, B = 0, 1


def turn(hand: str = HAND, other: str = "yellow 9", found: str = "-", options: str = "-") -> Match:
    """Seat 1 can buy three tiles exactly; seat 2 leads in gardens."""
    text = POSITION.format(hand=hand, other=other, found=found, options=options)
    kept = [line for line in text.splitlines() if not line.endswith(": -") or "options" in line]
    return table("\n".join(kept))


def tile(name: str) -> int:
    return [each.name for each in TILES].index(name)


ARCADES = ("buy 2 with 5 3", "take orange 9", "place arcades 8 E at 0,1")
GARDEN = ("buy 1 with 8", "take orange 9", "place garden 8 SW at 0,1")


def test_whoever_has_most_of_a_type_alone_is_told_so_with_the_points() -> None:
    assert effect(turn(), "leads_alone", *ARCADES) == {
        "type": TYPES.index("arcades"), "count": 1, "points": 3, "scoring": A,
    }  # fmt: skip


def test_a_lead_that_another_shares_names_the_other() -> None:
    assert effect(turn(), "leads_level", *GARDEN) == {
        "type": TYPES.index("garden"), "seats": [1], "points": 2, "scoring": A,
    }  # fmt: skip


def test_points_that_another_loses_are_told() -> None:
    assert effect(turn(), "costs_rival", *GARDEN) == {
        "type": TYPES.index("garden"), "seats": [1], "points": 3, "scoring": A,
    }  # fmt: skip


def test_a_lead_that_grows_brings_no_points_and_is_told_as_that() -> None:
    phrases = ("buy 3 with 7", "take orange 9", "place seraglio 7 W at -1,0")
    assert effect(turn(), "extends_lead", *phrases) == {"type": TYPES.index("seraglio"), "lead": 2}


def test_an_exact_payment_and_one_that_is_too_high_are_told_apart() -> None:
    assert effect(turn(), "pays_exactly", *ARCADES) == {"tile": tile("arcades 8 E")}
    over = ("buy 1 with 8 1", "place garden 8 SW at 0,1")
    assert effect(turn(), "overpays", *over) == {"tile": tile("garden 8 SW"), "amount": 1}
    assert "pays_exactly" not in kinds(turn(), *over)


def test_a_wall_that_grows_is_told_with_both_lengths() -> None:
    assert effect(turn(), "wall_grows", *ARCADES) == {"was": 0, "now": 1}


def test_a_tile_that_goes_to_the_reserve_is_told() -> None:
    stored = ("buy 2 with 5 3", "take orange 9", "place arcades 8 E in reserve")
    assert effect(turn(), "stores", *stored) == {"tile": tile("arcades 8 E")}


def test_a_tile_that_fits_nowhere_is_told_to_fit_nowhere() -> None:
    match = table("""
        players: 3
        phase: action, seat 1
        market: 1 garden 8 SW; 2 arcades 8 E; 3 seraglio 7 W; 4 tower 7 NEW
        display: blue 1; blue 3; green 1; orange 9
        seat 1:
          hand: orange 7
          palace:
                     0
                  +-----+
              -1    T11
                  +     +
               0     @
                  +     +
    """)
    told = kinds(match, "buy 4 with 7", "take orange 9", "place tower 7 NEW in reserve")
    assert "fits_nowhere" in told
    assert "stores" not in told


def test_a_tile_is_kept_from_whoever_would_have_gained_by_it() -> None:
    kept = effect(turn(), "keeps_from", *ARCADES)
    assert kept == {
        "tile": tile("arcades 8 E"), "seats": [1], "points": 3, "scoring": A,
    }  # fmt: skip


def test_nothing_is_kept_from_or_left_to_a_hand_that_cannot_pay() -> None:
    told = kinds(turn(other="-"), *ARCADES)
    assert not told & {"keeps_from", "leaves"}


def test_what_is_left_on_the_market_names_who_would_gain() -> None:
    left = [each for each in effects(turn(), "take orange 9") if each.kind == "leaves"]
    by_tile = {each.tile: (each.slot, each.seats, each.points) for each in left}
    assert by_tile[tile("tower 7 NEW")] == (3, (1,), 6)
    assert tile("garden 8 SW") not in by_tile  # seat 2 is alone in the lead already


def test_other_hands_are_known_only_where_they_lie_open() -> None:
    rich = "green 1; blue 1"
    shut = {
        each.tile for each in effects(turn(other=rich), "take orange 9") if each.kind == "leaves"
    }
    assert tile("arcades 8 E") in shut  # two cards could be worth 18
    match = turn(other=rich, options="open_hands=yes")
    assert "leaves" not in kinds(match, "take orange 9")


def test_money_says_what_it_can_pay_from_now_on() -> None:
    told = effect(turn(hand="green 7"), "can_pay", "take green 1")
    assert told == {"tile": tile("arcades 8 E"), "slot": 1, "exactly": 1}
    assert effect(turn(hand="orange 1"), "can_pay", "take orange 9")["exactly"] == 0
    took = effect(turn(hand="yellow 1"), "takes_money", "take blue 1 blue 3")
    assert [card_name(card) for card in took["cards"]] == ["blue 1", "blue 3"]  # type: ignore[attr-defined]


def test_money_that_is_kept_is_the_own_hand_behind_the_turn() -> None:
    assert effect(turn(), "keeps_money", "take orange 9") == {"amount": 33, "count": 6}
    assert effect(turn(), "keeps_money", *ARCADES) == {"amount": 25, "count": 4}


def test_nobody_can_catch_up_where_too_few_tiles_are_left() -> None:
    drawn = """
        players: 3
        phase: action, seat 1
        market: 1 pavilion 5 NW; 2 arcades 8 E; 3 seraglio 7 W; 4 tower 7 NEW
        display: blue 1; blue 3; green 1; orange 9
        seat 1:
          hand: yellow 5
          palace:
                    0     1
                  +-----+
              -1    P6
                  +     +     +
               0     @    P7  |
                  +     +     +
               1  | P3
                  +-----+
        seat 2:
          palace:
                    0     1
                  +-----+
              -1  | P2  |
                  +     +     +
               0     @    P8
                  +     +     +
               1    P4  |
                  +-----+
    """
    phrases = ("buy 1 with 5", "take orange 9", "place pavilion 5 NW at -1,0")
    assert effect(table(drawn), "secures", *phrases) == {"type": TYPES.index("pavilion")}
    assert "secures" not in kinds(table(drawn), "take orange 9")


def test_the_places_of_a_turn_are_its_slots_cards_tiles_and_cells() -> None:
    told = tried(turn(), *ARCADES)
    assert told.game.effects is not None
    places = told.game.effects.places(told)
    assert places["slots"] == [1]
    assert places["tiles"] == [tile("arcades 8 E")]
    assert places["cells"] == [0, 1]
    assert [card_name(card) for card in places["paid"]] == ["green 5", "green 3"]
    assert [card_name(card) for card in places["cards"]] == ["orange 9"]


FEW = """
    players: 3
    phase: action, seat 1
    {deck}
    market: 1 garden 8 SW; 2 arcades 8 E; 3 seraglio 7 W; 4 tower 7 NEW
    display: blue 1; blue 3; green 1; orange 9
    seat 1:
      hand: yellow 8
      palace:
                0     1
              +     +-----+
           0     @    P6
              +     +     +
    seat 2:
      palace:
                0     1
              +     +     +
           0     @    G10
              +     +     +
           1          G11
              +     +     +
"""


def garden_behind(deck: str = "") -> Match:
    """Seat 1 can buy a garden exactly; seat 2 has two, so that it would be the second."""
    text = FEW.format(deck=deck)
    return table("\n".join(line for line in text.splitlines() if line.strip()))


def test_a_tile_that_brings_nothing_yet_is_told_to_count() -> None:
    told = effect(garden_behind(), "adds", *GARDEN)
    assert told == {"type": TYPES.index("garden"), "count": 1}
    assert "gains" not in kinds(garden_behind(), *GARDEN)


def test_points_of_a_second_place_are_told_where_the_next_scoring_pays_it() -> None:
    told = effect(garden_behind("deck: pile 3, places 50, found 1"), "gains", *GARDEN)
    assert told == {"type": TYPES.index("garden"), "points": 5, "scoring": B}


def test_a_scoring_is_told_to_be_near_only_where_it_may_well_come_with_this_refill() -> None:
    near = garden_behind("deck: pile 3, places 4, found 1")
    assert effect(near, "scoring_near", *GARDEN) == {"scoring": B, "percent": 25}
    far = garden_behind("deck: pile 3, places 6, found 1")
    assert "scoring_near" not in kinds(far, *GARDEN)


def test_a_tile_that_is_taken_out_loses_its_points_and_its_wall() -> None:
    removal = "redesign remove 1,0"
    assert effect(garden_behind(), "loses", removal) == {
        "type": TYPES.index("pavilion"), "points": 1, "scoring": A,
    }  # fmt: skip
    assert effect(garden_behind(), "wall_shrinks", removal) == {"was": 1, "now": 0}


def test_a_tile_that_is_given_away_is_told() -> None:
    match = table("""
        players: 2
        phase: placement, seat 1
        display: blue 1; blue 2; blue 3; blue 9
        seat 1:
          set aside: tower 12 -
    """)
    assert effect(match, "gives", "place tower 12 - with Dirk") == {"tile": tile("tower 12 -")}


def test_where_nothing_can_be_done_that_is_told() -> None:
    match = table("""
        players: 3
        phase: action, seat 1
        seat 1:
          hand: -
    """)
    assert kinds(match, "pass") == {"passes"}


@pytest.mark.parametrize("phrases", [("take orange 9",), ARCADES, GARDEN])
def test_another_hand_changes_no_reason_that_a_seat_is_told(phrases: tuple[str, ...]) -> None:
    known = effects(turn(other="yellow 9 8; blue 7"), *phrases)
    assert effects(turn(other="green 1 1; orange 9"), *phrases) == known
