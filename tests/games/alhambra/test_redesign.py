"""Redesign: its three forms, what keeps a palace whole, and what ends the actions."""

from textwrap import dedent, indent

import pytest

from qalat.core.match import Match
from tests.games.alhambra.table import carry_out, refusal, table


def acting(palace: str, reserve: str = "-") -> Match:
    """Seat 1 on turn with this palace and this reserve, and one card to take."""
    seat = indent(dedent(palace).strip("\n"), "  ")
    return table(
        f"players: 3\nphase: action, seat 1\ndisplay: blue 3\nseat 1:\n  reserve: {reserve}\n{seat}"
    )


def redesigns(match: Match) -> list[str]:
    return [word for word in match.legal if word.startswith("redesign")]


def targets(match: Match, tile: str) -> list[str]:
    """Where a tile of the reserve may go."""
    carry_out(match, f"redesign {tile}")
    return list(match.legal)


ROW = """
    palace:
              -1    0     1     2
            +     +     +     +-----+
         0  | T10    @    G11   P6
            +     +     +     +     +
"""


@pytest.mark.rule("ALH-T7")
def test_a_reserve_tile_goes_into_the_palace() -> None:
    match = acting(ROW, reserve="tower 9 ES")
    carry_out(match, "redesign tower 9 ES at 3,0")
    assert match.to_move == "*"
    drawn = str(match)
    assert "| T10    @    G11   P6    T9  |" in drawn
    assert "reserve: -" in drawn


@pytest.mark.rule("ALH-T7", "ALH-T8")
def test_a_palace_tile_goes_to_the_reserve() -> None:
    match = acting(ROW)
    assert redesigns(match) == ["redesign remove -1,0", "redesign remove 2,0"]
    carry_out(match, "redesign remove 2,0")
    assert "reserve: pavilion 6 N" in str(match)
    assert match.to_move == "*"


@pytest.mark.rule("ALH-T7")
def test_a_reserve_tile_is_swapped_into_the_very_same_cell() -> None:
    match = acting(ROW, reserve="tower 12 -")
    carry_out(match, "redesign tower 12 - swap 1,0")
    drawn = str(match)
    assert "| T10    @    T12   P6" in drawn
    assert "reserve: garden 11 -" in drawn
    assert match.to_move == "*"


@pytest.mark.rule("ALH-T7")
@pytest.mark.parametrize(
    "redesign",
    ["redesign tower 12 - at 0,1", "redesign remove 2,0", "redesign tower 12 - swap 1,0"],
)
def test_every_redesign_ends_the_actions(redesign: str) -> None:
    match = acting(ROW, reserve="tower 12 -")
    carry_out(match, redesign)
    assert match.to_move == "*"
    assert match.legal[0].startswith("draw")


@pytest.mark.rule("ALH-T6", "ALH-T7")
def test_a_tile_bought_in_a_turn_is_no_part_of_its_redesign() -> None:
    match = table("""
        players: 3
        phase: action, seat 1
        market: 1 garden 10 N; 2 tower 9 ES
        display: orange 3
        seat 1:
          hand: yellow 9 1; green 9
          reserve: tower 12 -
          palace:
                    0     1
                  +     +     +
               0     @    G11
                  +     +     +
    """)
    carry_out(match, "buy 1 with 9 1", "buy 2 with 9")
    assert "redesign garden 10 N" not in match.legal
    assert refusal(match, "redesign garden 10 N").rule == "ALH-T7"
    carry_out(match, "redesign tower 12 - swap 1,0")
    assert match.to_move == "player 1"
    assert match.legal == ["place garden 10 N", "place tower 9 ES"]
    carry_out(match, "place tower 9 ES at 2,0", "place garden 10 N in reserve")
    assert "@    T12   T9  |" in str(match)
    assert "reserve: garden 10 N; garden 11 -" in str(match)


@pytest.mark.rule("ALH-T7")
def test_nobody_uses_the_reserve_of_another() -> None:
    match = table("""
        players: 3
        phase: action, seat 1
        display: orange 3
        seat 2:
          reserve: tower 12 -
    """)
    assert match.legal == ["take orange 3"]
    refused = refusal(match, "redesign tower 12 - at 1,0")
    assert refused.rule == "ALH-T7"
    assert refused.why == "the tile is not in the player's reserve"


@pytest.mark.rule("ALH-B6")
def test_the_fountain_is_never_removed_or_replaced() -> None:
    match = acting(ROW, reserve="tower 12 -")
    assert "redesign remove 0,0" not in match.legal
    for phrase in ("redesign remove 0,0", "redesign tower 12 - swap 0,0"):
        refused = refusal(match, phrase)
        assert refused.rule == "ALH-B6"
        assert refused.why == "the fountain is never removed or replaced"
    assert "swap 0,0" not in targets(match, "tower 12 -")


@pytest.mark.rule("ALH-B6")
def test_the_fountain_alone_in_the_middle_of_a_row_does_not_hold_a_removal_back() -> None:
    match = acting("""
        palace:
                  -1    0     1
                +     +     +     +
             0    T12    @    G11
                +     +     +     +
    """)
    assert redesigns(match) == ["redesign remove -1,0", "redesign remove 1,0"]


@pytest.mark.rule("ALH-B6")
def test_a_tile_without_which_another_is_cut_off_stays() -> None:
    refused = refusal(acting(ROW), "redesign remove 1,0")
    assert refused.rule == "ALH-B6"
    assert refused.why == "other tiles could no longer be reached on foot"


@pytest.mark.rule("ALH-B3", "ALH-B6")
def test_a_neighbour_behind_a_wall_is_no_way_round() -> None:
    match = acting("""
        palace:
                  0     1     2
                +     +     +     +
            -1    G11   T12   C11
                +     +     +     +
             0     @    A8  | G10
                +     +     +     +
    """)
    assert redesigns(match) == [
        "redesign remove 0,-1",
        "redesign remove 1,0",
        "redesign remove 2,0",
    ]
    assert refusal(match, "redesign remove 1,-1").why.startswith("other tiles")
    assert refusal(match, "redesign remove 2,-1").why.startswith("other tiles")


@pytest.mark.rule("ALH-B5", "ALH-B6")
def test_a_tile_with_four_neighbours_stays_because_it_would_leave_a_hole() -> None:
    match = acting("""
        palace:
                  0     1     2
                +     +     +     +
             0     @    P8    S9
                +     +     +     +
             1    A9    A10   C10
                +     +     +     +
             2    C11   G10   G11
                +     +     +     +
    """)
    refused = refusal(match, "redesign remove 1,1")
    assert refused.rule == "ALH-B6"
    assert refused.why == "the palace would be left with a hole"
    assert len(redesigns(match)) == 7


@pytest.mark.rule("ALH-T7")
def test_an_empty_cell_gives_nothing_to_remove_or_to_swap() -> None:
    match = acting(ROW, reserve="tower 12 -")
    for phrase in (
        "redesign remove 0,1",
        "redesign remove 54,0",
        "redesign tower 12 - swap 0,1",
        "redesign tower 12 - swap 0,-54",
    ):
        refused = refusal(match, phrase)
        assert refused.rule == "ALH-T7"
        assert refused.why == "the player's palace has no tile there"


@pytest.mark.rule("ALH-B8", "ALH-T7")
def test_the_western_end_of_a_palace_is_not_taken_for_a_cell_far_out_in_the_east() -> None:
    row = """
        palace:
                  -10   -9    -8    -7    -6    -5    -4    -3    -2    -1    0
                +     +     +     +     +     +     +-----+     +     +     +     +
             0    T12   C11   C10   C9    A10   A9    A8    S9    S8    P8     @
                +     +     +     +-----+     +     +     +     +-----+     +     +
    """
    match = acting(row, reserve="garden 11 -")
    assert "redesign remove -10,0" in match.legal
    assert refusal(match, "redesign remove 54,0").rule == "ALH-T7"
    assert refusal(match, "redesign garden 11 - swap 54,0").rule == "ALH-T7"
    carry_out(match, "redesign garden 11 - swap -10,0")
    assert "reserve: tower 12 -" in str(match)


WALLED_ROOM = """
    palace:
              0     1     2
            +     +-----+-----+
        -1    G11   P6    S4  |
            +     +     +     +
         0     @    A8  | G8
            +     +     +-----+
"""


@pytest.mark.rule("ALH-B2", "ALH-B6")
def test_a_swapped_tile_matches_all_its_neighbours_and_is_free_outside() -> None:
    match = acting(WALLED_ROOM, reserve="garden 9 E; arcades 7 ES; tower 12 -")
    assert refusal(match, "redesign tower 12 - swap 1,0").rule == "ALH-B2"
    assert refusal(match, "redesign arcades 7 ES swap 0,-1").rule == "ALH-B2"
    carry_out(match, "redesign arcades 7 ES swap 1,0")
    assert "@    A7  | G8" in str(match)


@pytest.mark.rule("ALH-B6", "ALH-T7")
def test_a_swap_is_offered_wherever_the_shared_sides_agree() -> None:
    match = acting(WALLED_ROOM, reserve="arcades 7 ES")
    swaps = [word for word in targets(match, "arcades 7 ES") if word.startswith("swap")]
    assert swaps == ["swap 1,0"]
    match = acting(WALLED_ROOM, reserve="tower 12 -")
    swaps = [word for word in targets(match, "tower 12 -") if word.startswith("swap")]
    assert swaps == ["swap 0,-1", "swap 1,-1", "swap 2,-1"]


CLOSED_RING = """
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


@pytest.mark.rule("ALH-B6", "ALH-T8")
def test_a_reserve_tile_that_fits_nowhere_is_not_offered() -> None:
    match = acting(CLOSED_RING, reserve="tower 7 NEW; tower 8 NES; tower 12 -; garden 6 ESW")
    assert [word for word in redesigns(match) if "remove" not in word] == ["redesign tower 12 -"]
    refused = refusal(match, "redesign tower 7 NEW")
    assert refused.rule == "ALH-B6"
    assert refused.why == "the tile fits on no cell and in place of no palace tile"


@pytest.mark.rule("ALH-B6")
def test_a_tile_that_may_only_be_swapped_is_offered_with_its_swaps_alone() -> None:
    match = acting(CLOSED_RING, reserve="tower 12 -")
    assert targets(match, "tower 12 -") == [
        "swap -1,-1",
        "swap 0,-1",
        "swap 1,-1",
        "swap -1,0",
        "swap 1,0",
        "swap -1,1",
        "swap 0,1",
        "swap 1,1",
    ]


@pytest.mark.rule("ALH-B6")
def test_a_reserve_tile_keeps_the_rules_of_building_when_it_goes_on_an_empty_cell() -> None:
    match = acting(ROW, reserve="tower 13 E; tower 12 -")
    assert refusal(match, "redesign tower 13 E at -2,0").rule == "ALH-B3"
    assert refusal(match, "redesign tower 12 - at 2,-1").rule == "ALH-B2"
    assert refusal(match, "redesign tower 12 - at 3,1").rule == "ALH-B4"
    assert refusal(match, "redesign tower 12 - at 1,0").rule == "ALH-B4"


@pytest.mark.rule("ALH-T8")
def test_a_reserve_has_no_limit() -> None:
    match = table("""
        players: 3
        phase: placement, seat 1
        display: blue 1
        seat 1:
          set aside: tower 12 -; tower 13 E; tower 11 -
          reserve: tower 9 NE; tower 9 ES; tower 9 NW
    """)
    for tile in ("tower 12 -", "tower 13 E", "tower 11 -"):
        carry_out(match, f"place {tile} in reserve")
    assert "reserve: tower 9 NW; tower 9 ES; tower 9 NE; tower 11 -; tower 12 -; tower 13 E" in str(
        match
    )


@pytest.mark.rule("ALH-T7")
def test_a_redesign_has_no_way_into_the_reserve_and_none_to_dirk() -> None:
    match = table("""
        players: 2
        phase: action, seat 1
        display: blue 1
        seat 1:
          reserve: tower 12 -
    """)
    assert refusal(match, "redesign tower 12 - in reserve").why == "something else is asked now"
    assert refusal(match, "redesign tower 12 - with Dirk").why == "something else is asked now"


@pytest.mark.rule("ALH-T1", "ALH-T7")
@pytest.mark.parametrize(
    "drawn",
    [
        "reserve: tower 12 -",
        """palace:
                    0     1
                  +     +     +
               0     @    G11
                  +     +     +
        """,
    ],
)
def test_whoever_can_redesign_may_not_pass(drawn: str) -> None:
    match = table(f"""
        players: 3
        phase: action, seat 1
        seat 1:
          {drawn}
    """)
    assert refusal(match, "pass").why == "there is no pass while an action is possible"
    assert table("players: 3\nphase: action, seat 1").legal == ["pass"]
