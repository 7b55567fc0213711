"""The oracle itself, proved on the worked examples of the rules and on palaces small enough to see.

In a picture F is the fountain, `.` an empty cell, `-` a tile without walls, letters its walls.
"""

import random
from collections import Counter
from fractions import Fraction
from itertools import pairwise
from pathlib import Path

import pytest

from tests.games.alhambra.oracle import (
    FOUNTAIN,
    POINTS,
    Card,
    Cell,
    Palace,
    Tile,
    awarded,
    drawn,
    holes,
    is_sound,
    majority_points,
    outline,
    payments,
    placements,
    reachable,
    read_tiles,
    removals,
    scoring_card_odds,
    sensible_payments,
    sides_match,
    starting_seat,
    swaps,
    takes,
    wall_length,
    why_not_place,
)


def tile(walls: str = "") -> Tile:
    return Tile("garden", 10, walls)


LONE_FOUNTAIN = drawn("F")
BESIDE_THE_FOUNTAIN = {(0, -1), (1, 0), (0, 1), (-1, 0)}


@pytest.mark.rule("ALH-M1")
def test_a_table_of_tiles_is_read_with_walls_in_the_order_nesw(tmp_path: Path) -> None:
    table = tmp_path / "tiles.csv"
    table.write_text(
        "type,price,north,east,south,west\npavilion,2,1,1,0,1\nseraglio,3,0,1,1,1\ntower,12,0,0,0,0\n"
    )
    assert read_tiles(table) == [
        Tile("pavilion", 2, "NEW"),
        Tile("seraglio", 3, "ESW"),
        Tile("tower", 12, ""),
    ]


def test_a_picture_is_centred_on_its_fountain() -> None:
    assert drawn(". NE\n F E") == {(0, 0): FOUNTAIN, (1, -1): tile("NE"), (1, 0): tile("E")}


@pytest.mark.rule("ALH-B4")
def test_a_lone_fountain_takes_an_open_tile_on_its_four_sides() -> None:
    assert is_sound(LONE_FOUNTAIN)
    assert placements(LONE_FOUNTAIN, tile()) == BESIDE_THE_FOUNTAIN


@pytest.mark.rule("ALH-B1", "ALH-B2")
def test_a_tile_is_not_turned_to_make_it_fit() -> None:
    assert placements(LONE_FOUNTAIN, tile("NE")) == {(0, -1), (1, 0)}
    assert placements(LONE_FOUNTAIN, tile("SW")) == {(0, 1), (-1, 0)}
    assert placements(LONE_FOUNTAIN, tile("NES")) == {(1, 0)}


@pytest.mark.rule("ALH-B2")
def test_a_walled_side_against_an_open_one_is_refused() -> None:
    palace = drawn("""
        F -
        E .
    """)
    assert is_sound(palace)
    assert why_not_place(palace, tile(), (1, 1)) == {"ALH-B2"}
    assert why_not_place(palace, tile("W"), (1, 1)) == set()
    assert not sides_match({**palace, (1, 1): tile()})
    assert (1, 1) not in placements(palace, tile())
    assert (1, 1) in placements(palace, tile("W"))


@pytest.mark.rule("ALH-B3")
def test_a_wall_on_either_tile_stops_the_walker() -> None:
    assert reachable(drawn("F W")) == {(0, 0)}
    assert reachable(drawn("F E -")) == {(0, 0), (1, 0)}


@pytest.mark.rule("ALH-B3")
def test_a_tower_cut_off_from_the_chambers_beside_it_by_a_wall_is_refused() -> None:
    palace: Palace = {(0, 0): FOUNTAIN, (1, 0): Tile("chambers", 6, "ES")}
    tower = Tile("tower", 10, "W")
    assert sides_match({**palace, (2, 0): tower})
    assert reachable({**palace, (2, 0): tower}) == {(0, 0), (1, 0)}
    assert why_not_place(palace, tower, (2, 0)) == {"ALH-B3"}


@pytest.mark.rule("ALH-B3")
def test_a_walk_round_a_wall_reaches_the_tile_behind_it() -> None:
    palace = drawn("""
        F E W
        - - -
    """)
    assert reachable(palace) == palace.keys()
    assert is_sound(palace)


@pytest.mark.rule("ALH-B4")
def test_a_corner_is_not_enough_and_an_occupied_cell_is_refused() -> None:
    palace = drawn("F -")
    assert "ALH-B4" in why_not_place(palace, tile(), (2, 1))
    assert "ALH-B4" in why_not_place(palace, tile(), (5, 5))
    assert why_not_place(palace, tile(), (1, 0)) == {"ALH-B4"}
    assert why_not_place(palace, tile(), (0, 0)) == {"ALH-B4"}
    assert placements(palace, tile()) == {(0, -1), (1, -1), (2, 0), (1, 1), (0, 1), (-1, 0)}


@pytest.mark.rule("ALH-B5")
def test_a_tile_that_closes_a_ring_round_an_empty_cell_is_refused() -> None:
    palace = drawn("""
        - - -
        - . -
        F - .
    """)
    assert holes(palace) == {(1, -1)}
    opened = {cell: laid for cell, laid in palace.items() if cell != (1, 0)}
    assert holes(opened) == set()
    assert why_not_place(opened, tile(), (1, 0)) == {"ALH-B5"}
    assert why_not_place(opened, tile(), (1, -1)) == set()


@pytest.mark.rule("ALH-B5")
def test_an_enclosed_area_of_several_cells_is_a_hole() -> None:
    palace = drawn("""
        - - - -
        - . . -
        - . - -
        F - - .
    """)
    assert holes(palace) == {(1, -2), (2, -2), (1, -1)}
    assert not is_sound(palace)


@pytest.mark.rule("ALH-B5")
def test_a_diagonal_gap_does_not_open_a_hole() -> None:
    palace = drawn("""
        . - - -
        - - . -
        - . - -
        F - - .
    """)
    assert holes(palace) == {(2, -2), (1, -1)}


@pytest.mark.rule("ALH-B5")
def test_a_bay_with_a_winding_way_out_is_no_hole() -> None:
    palace = drawn("""
        F - - - -
        - . . . -
        - . - . -
        - . - - -
        - . - . .
    """)
    assert holes(palace) == set()
    assert is_sound(palace)
    assert why_not_place(palace, tile(), (1, 4)) == {"ALH-B5"}


@pytest.mark.rule("ALH-M2", "ALH-B6")
def test_only_the_one_fountain_makes_a_palace_sound() -> None:
    assert not is_sound({(0, 0): tile()})
    assert not is_sound({(0, 0): FOUNTAIN, (1, 0): FOUNTAIN})
    assert not is_sound({(1, 0): FOUNTAIN})
    assert not is_sound({(0, 0): Tile("fountain", 0, "N")})
    assert removals(LONE_FOUNTAIN) == set()
    assert swaps(LONE_FOUNTAIN, tile()) == set()


@pytest.mark.rule("ALH-B6")
def test_taking_a_tile_out_of_a_row_may_cut_nothing_off() -> None:
    assert removals(drawn("- F - - N")) == {(-1, 0), (3, 0)}


@pytest.mark.rule("ALH-B6")
def test_taking_a_tile_out_may_leave_no_hole() -> None:
    palace = drawn("""
        F - -
        - - -
        - - -
    """)
    assert removals(palace) == palace.keys() - {(0, 0), (1, 1)}


@pytest.mark.rule("ALH-B6")
def test_a_tile_joined_only_through_a_wall_is_cut_off_with_its_way_round() -> None:
    palace = drawn("""
        F E W
        - - -
    """)
    assert removals(palace) == {(1, 0), (2, 0), (0, 1)}


@pytest.mark.rule("ALH-T7", "ALH-B6")
def test_a_swap_goes_into_the_very_same_cell_and_must_fit_all_neighbours() -> None:
    palace = drawn("""
        F - -
        - . .
    """)
    assert swaps(palace, tile("N")) == {(1, 0), (2, 0)}
    assert swaps(palace, tile("E")) == {(2, 0), (0, 1)}
    assert swaps(palace, tile()) == {(1, 0), (2, 0), (0, 1)}


@pytest.mark.rule("ALH-T7", "ALH-B2")
def test_a_swap_that_puts_a_wall_against_an_open_side_is_refused() -> None:
    palace = drawn("""
        F -
        - -
    """)
    assert swaps(palace, tile("N")) == {(1, 0)}
    assert swaps(palace, tile("W")) == {(0, 1)}


@pytest.mark.rule("ALH-B8")
def test_no_cell_is_refused_for_being_far_out() -> None:
    row = drawn("F " + "- " * 60)
    assert {(61, 0), (-1, 0), (60, 1)} <= placements(row, tile())


@pytest.mark.rule("ALH-P3")
@pytest.mark.parametrize(
    ("picture", "length"),
    [
        pytest.param("F", 0, id="a lone fountain"),
        pytest.param("F - -", 0, id="a row without walls"),
        pytest.param("F N N NE", 4, id="a row, round a convex corner"),
        pytest.param("F N N NES", 5, id="a row, round its end"),
        pytest.param("F NS NES", 5, id="an end whose walls come back"),
        pytest.param("W F N - N", 1, id="runs parted by open sides do not add up"),
        pytest.param("F N - NE", 2, id="the longer of two runs"),
        pytest.param(". . W\nF N -", 2, id="round a concave corner"),
        pytest.param(". . NEW\nF N -", 4, id="concave, then convex corners"),
        pytest.param("F NE NW\n- - -", 2, id="an inner wall that meets a run changes nothing"),
        pytest.param("F E W\n- - -", 0, id="walls between two tiles count nothing"),
        pytest.param("NW N NE\nW F E\nSW S SE", 12, id="a closed ring"),
        pytest.param("NW N NE\nW F E\nSW - SE", 11, id="a ring with one open side"),
        pytest.param("NW - NE\nW F E\nSW S SE", 11, id="a ring open to the north"),
        pytest.param("NW N NE\n- F E\nSW - SE", 8, id="a ring in two parts"),
    ],
)
def test_the_wall_is_the_longest_unbroken_run_on_the_outline(picture: str, length: int) -> None:
    palace = drawn(picture)
    assert is_sound(palace)
    assert wall_length(palace) == length


@pytest.mark.rule("ALH-P3")
def test_a_closed_ring_with_concave_corners_counts_all_its_sides() -> None:
    palace = drawn("""
        .   NEW .
        NSW F   NES
        .   ESW .
    """)
    assert is_sound(palace)
    assert wall_length(palace) == 12


@pytest.mark.rule("ALH-B7")
def test_the_outline_is_walked_clockwise_round_every_corner() -> None:
    [loop] = outline(
        drawn("""
        . -
        F -
    """)
    )
    corner, end = (1, -1), (1, 0)
    assert loop == [
        ((0, 0), "N"), (corner, "W"), (corner, "N"), (corner, "E"),
        (end, "E"), (end, "S"), ((0, 0), "S"), ((0, 0), "W"),
    ]  # fmt: skip


def grown_palace(seed: int) -> Palace:
    """A palace of up to 40 tiles with random walls, each laid on a random legal cell."""
    draw = random.Random(seed)
    palace = dict(LONE_FOUNTAIN)
    for _ in range(40):
        walls = "".join(letter for letter in "NESW" if draw.random() < 0.3)
        cells = sorted(placements(palace, tile(walls)))
        if cells:
            palace[draw.choice(cells)] = tile(walls)
    return palace


Corner = tuple[int, int]


def ends_of_side(cell: Cell, direction: str) -> tuple[Corner, Corner]:
    """The two lattice corners of a side; a cell's own corner is its north-west one."""
    x, y = cell
    return {
        "N": ((x, y), (x + 1, y)),
        "E": ((x + 1, y), (x + 1, y + 1)),
        "S": ((x, y + 1), (x + 1, y + 1)),
        "W": ((x, y), (x, y + 1)),
    }[direction]


def longest_joined_wall(palace: Palace) -> int:
    """The wall told otherwise: outline walls are sticks, joined where their ends touch."""
    runs: list[tuple[set[Corner], int]] = []
    for (x, y), laid in palace.items():
        beyond = {"N": (x, y - 1), "E": (x + 1, y), "S": (x, y + 1), "W": (x - 1, y)}
        for direction in laid.walls:
            if beyond[direction] in palace:
                continue
            corners, length = set(ends_of_side((x, y), direction)), 1
            for run in [run for run in runs if run[0] & corners]:
                runs.remove(run)
                corners, length = corners | run[0], length + run[1]
            runs.append((corners, length))
    return max((length for _, length in runs), default=0)


@pytest.mark.rule("ALH-B7", "ALH-P3")
@pytest.mark.parametrize("seed", range(12))
def test_a_grown_palace_has_one_outline_and_both_readings_of_its_wall_agree(seed: int) -> None:
    palace = grown_palace(seed)
    assert is_sound(palace)
    assert len(palace) > 20
    [loop] = outline(palace)
    corners = Counter(corner for side in loop for corner in ends_of_side(*side))
    assert len(set(loop)) == len(loop)
    assert set(corners.values()) == {2}
    assert all(
        set(ends_of_side(*side)) & set(ends_of_side(*later))
        for side, later in pairwise([*loop, loop[0]])
    )
    assert wall_length(palace) == longest_joined_wall(palace)


@pytest.mark.rule("ALH-T3")
def test_a_garden_of_ten_may_be_paid_with_seven_and_four() -> None:
    assert payments([7, 4], 10) == {(7, 4)}


@pytest.mark.rule("ALH-T3")
def test_superfluous_cards_may_be_paid_but_are_not_sensible() -> None:
    assert payments([5, 2, 9], 7) == {(9,), (5, 2), (9, 2), (9, 5), (9, 5, 2)}
    assert sensible_payments([5, 2, 9], 7) == {(9,), (5, 2)}


@pytest.mark.rule("ALH-T3")
def test_copies_of_a_card_are_one_payment_and_too_little_is_none() -> None:
    assert payments([3, 3, 3], 6) == {(3, 3), (3, 3, 3)}
    assert sensible_payments([3, 3, 3], 6) == {(3, 3)}
    assert payments([3, 3, 3], 10) == set()
    assert payments([], 2) == set()


@pytest.mark.rule("ALH-T2")
def test_two_cards_that_sum_to_five_beside_a_seven_and_a_nine_give_five_takes() -> None:
    two, three, seven, nine = ("blue", 2), ("orange", 3), ("blue", 7), ("green", 9)
    assert takes([nine, three, two, seven]) == {
        (two,), (three,), (seven,), (nine,), (two, three),
    }  # fmt: skip


@pytest.mark.rule("ALH-T2")
def test_up_to_four_small_cards_may_be_taken_and_copies_are_one_take() -> None:
    one: Card = ("blue", 1)
    two: Card = ("green", 2)
    assert takes([one, one, one, two]) == {
        (one,), (two,), (one, one), (one, two),
        (one, one, one), (one, one, two), (one, one, one, two),
    }  # fmt: skip
    assert takes([two, two, two]) == {(two,), (two, two)}
    assert takes([]) == set()


@pytest.mark.rule("ALH-P1")
def test_the_places_of_each_type_are_paid_as_printed() -> None:
    assert majority_points([2, 1, 0], "chambers", "A") == [4, 0, 0]
    assert majority_points([1, 3, 2], "tower", "B") == [0, 13, 6]
    assert majority_points([1, 2, 3, 0], "pavilion", "C") == [1, 8, 16, 0]


@pytest.mark.rule("ALH-P1")
def test_every_place_of_the_table_slides_down_by_one_at_the_next_scoring() -> None:
    assert list(POINTS) == ["pavilion", "seraglio", "arcades", "chambers", "garden", "tower"]
    for rank, paid in enumerate(POINTS.values(), start=1):
        assert paid == {"A": [rank], "B": [7 + rank, rank], "C": [15 + rank, 7 + rank, rank]}


@pytest.mark.rule("ALH-P1")
def test_without_a_tile_there_are_no_points() -> None:
    assert majority_points([0, 0, 0], "tower", "C") == [0, 0, 0]
    assert majority_points([0, 1], "tower", "C") == [0, 21]


@pytest.mark.rule("ALH-P2")
def test_tied_players_share_the_places_that_they_fill_rounded_down() -> None:
    assert majority_points([4, 4], "tower", "B") == [9, 9]
    assert majority_points([2, 2, 1], "tower", "A") == [3, 3, 0]
    assert majority_points([1, 1], "pavilion", "A") == [0, 0]
    assert majority_points([3, 2, 2], "tower", "B") == [13, 3, 3]
    assert majority_points([2, 2, 1], "garden", "C") == [16, 16, 5]
    assert majority_points([1, 1, 1, 1], "pavilion", "C") == [6, 6, 6, 6]
    assert majority_points([3, 2, 1, 1], "garden", "C") == [20, 12, 2, 2]


@pytest.mark.rule("ALH-D3")
def test_dirk_fills_and_shares_places_as_one_more_entry() -> None:
    dirk_first = majority_points([2, 1, 3], "arcades", "C")
    dirk_tied = majority_points([2, 1, 2], "arcades", "B")
    assert dirk_first == [10, 3, 18]
    assert dirk_tied == [6, 0, 6]


@pytest.mark.rule("ALH-P4")
def test_a_tile_left_over_goes_to_the_one_richest_hand_if_there_is_one() -> None:
    assert awarded([3, 8, 7]) == 1
    assert awarded([1, 0]) == 0
    assert awarded([8, 3, 8]) is None
    assert awarded([0, 0, 0]) is None


@pytest.mark.rule("ALH-S3")
def test_fewest_cards_begin_and_then_the_lowest_sum() -> None:
    assert starting_seat([[9, 9, 1, 1], [9, 9, 9], [5, 5, 5, 5]], youngest=0) == 1
    assert starting_seat([[9, 9, 9], [9, 9, 4], [9, 8, 6]], youngest=0) == 1


@pytest.mark.rule("ALH-S3", "ALH-S6")
def test_of_tied_hands_the_first_clockwise_from_the_youngest_begins() -> None:
    hands = [[9, 9, 3], [9, 9, 9], [8, 8, 5], [9, 9, 4]]
    assert [starting_seat(hands, youngest) for youngest in range(4)] == [0, 2, 2, 0]


@pytest.mark.rule("ALH-S5")
def test_a_lies_anywhere_in_pile_two_and_b_anywhere_in_pile_four() -> None:
    # Twelve cards make piles of 3, 3, 2, 2, 2.
    odds_of_a, odds_of_b = scoring_card_odds(12)
    quarter, third, never = Fraction(1, 4), Fraction(1, 3), Fraction(0)
    assert odds_of_a == [never] * 3 + [quarter] * 4 + [never] * 7
    assert odds_of_b == [never] * 9 + [third] * 3 + [never] * 2


@pytest.mark.rule("ALH-S5")
@pytest.mark.parametrize(
    ("deck_size", "places_of_a", "places_of_b"),
    [
        (10, range(2, 5), range(7, 10)),
        (11, range(3, 6), range(8, 11)),
        (12, range(3, 7), range(9, 12)),
        (13, range(3, 7), range(10, 13)),
        (14, range(3, 7), range(10, 14)),
    ],
)
def test_spare_cards_go_to_the_first_piles(
    deck_size: int, places_of_a: range, places_of_b: range
) -> None:
    odds_of_a, odds_of_b = scoring_card_odds(deck_size)
    assert [place for place, chance in enumerate(odds_of_a) if chance] == list(places_of_a)
    assert [place for place, chance in enumerate(odds_of_b) if chance] == list(places_of_b)


@pytest.mark.rule("ALH-S5")
def test_on_top_of_their_piles_both_cards_have_a_certain_place() -> None:
    odds_of_a, odds_of_b = scoring_card_odds(12, scoring_cards="top")
    assert odds_of_a.index(Fraction(1)) == 3
    assert odds_of_b.index(Fraction(1)) == 9
    with pytest.raises(ValueError, match="bottom"):
        scoring_card_odds(12, scoring_cards="bottom")


@pytest.mark.rule("ALH-S5")
@pytest.mark.parametrize("deck_size", [46, 59, 70, 83, 92])
def test_a_card_not_yet_met_comes_next_with_one_over_the_places_left(deck_size: int) -> None:
    for odds in scoring_card_odds(deck_size):
        assert sum(odds) == 1
        possible = [position for position, chance in enumerate(odds) if chance]
        for place, position in enumerate(possible):
            still_out = 1 - sum(odds[:position])
            assert odds[position] / still_out == Fraction(1, len(possible) - place)


@pytest.mark.rule("ALH-E2", "ALH-S5")
@pytest.mark.parametrize("deck_size", range(18, 100))
def test_a_refill_of_four_never_meets_both_scoring_cards(deck_size: int) -> None:
    odds_of_a, odds_of_b = scoring_card_odds(deck_size)
    last_a = max(position for position, chance in enumerate(odds_of_a) if chance)
    first_b = min(position for position, chance in enumerate(odds_of_b) if chance)
    money_between = first_b - last_a - 1
    assert money_between >= 4
