"""The wall: the longest unbroken run of walled sides on the outline, at a real scoring of A."""

from textwrap import dedent, indent

import pytest

from tests.games.alhambra.table import carry_out, table


def wall(palace: str) -> int:
    """The points of this palace's wall when A is drawn and scored."""
    seat = indent(dedent(palace).strip("\n"), "  ")
    match = table(
        "players: 3\noptions: youngest=1\nphase: display, chance\n"
        "market: 1 pavilion 2 NEW; 2 seraglio 3 ESW; 3 arcades 4 NES; 4 chambers 5 NSW\n"
        "display: blue 9; green 9; orange 9\ndeck: pile 1, places 5, found 0\n"
        f"seat 1:\n{seat}"
    )
    carry_out(match, "draw scoring A", "draw yellow 9")
    assert match.to_move == "player 2"
    return match.parts()["player 1"]["A wall"]


@pytest.mark.rule("ALH-M2", "ALH-P3")
def test_the_fountain_has_no_wall() -> None:
    assert (
        wall("""
        palace:
                  0
                +     +
             0     @
                +     +
        """)
        == 0
    )


@pytest.mark.rule("ALH-P3")
def test_only_the_longest_run_counts() -> None:
    assert (
        wall("""
        palace:
                  -1    0     1     2
                +-----+     +     +     +
             0  | G7     @    G11   T13 |
                +-----+     +     +     +
        """)
        == 3
    )


@pytest.mark.rule("ALH-P3")
def test_a_run_goes_on_round_convex_corners_and_across_the_north() -> None:
    assert (
        wall("""
        palace:
                  -1    0     1
                      +-----+-----+
            -1        | T9    S4  |
                +     +     +     +
             0    G11    @    P7  |
                +     +     +     +
        """)
        == 5
    )


@pytest.mark.rule("ALH-P3")
def test_a_run_goes_on_round_a_concave_corner() -> None:
    assert (
        wall("""
        palace:
                  0     1
                +-----+
            -1    T9  |
                +     +-----+
             0     @    T8  |
                +     +-----+
        """)
        == 5
    )


@pytest.mark.rule("ALH-P3")
def test_a_run_goes_through_a_bay() -> None:
    assert (
        wall("""
        palace:
                  0     1     2
                +     +     +     +
             0     @    S8    S9
                +     +-----+     +
             1    A8  |     | C9
                +     +     +     +
        """)
        == 3
    )


@pytest.mark.rule("ALH-P3")
def test_an_open_side_breaks_a_run() -> None:
    assert (
        wall("""
        palace:
                  0     1     2
                +-----+
            -1    T9  |
                +     +-----+     +
             0     @    A8    P4  |
                +     +     +-----+
        """)
        == 3
    )


@pytest.mark.rule("ALH-P3")
def test_a_wall_between_two_tiles_is_inner_and_counts_nothing() -> None:
    assert (
        wall("""
        palace:
                  0     1     2
                +     +     +     +
            -1    G11   T12   C11
                +     +     +     +
             0     @    A8  | G10
                +     +     +     +
        """)
        == 0
    )


@pytest.mark.rule("ALH-P3")
def test_an_inner_wall_joins_no_outer_ones() -> None:
    assert (
        wall("""
        palace:
                  0     1     2
                +     +-----+-----+
            -1    G11   P6    S4  |
                +     +     +     +
             0     @    A8  | G8
                +     +     +-----+
        """)
        == 3
    )


@pytest.mark.rule("ALH-B7", "ALH-P3")
def test_a_wall_that_closes_all_round_counts_all_its_sides() -> None:
    assert (
        wall("""
        palace:
                  -1    0     1
                +-----+-----+-----+
            -1  | P5    P6    S4  |
                +     +     +     +
             0  | S7     @    P7  |
                +     +     +     +
             1  | P3    S8    P4  |
                +-----+-----+-----+
        """)
        == 12
    )


@pytest.mark.rule("ALH-B7", "ALH-P3")
def test_a_closed_wall_may_have_concave_corners() -> None:
    assert (
        wall("""
        palace:
                  -1    0     1
                      +-----+
            -1        | T7  |
                +-----+     +-----+
             0  | G7     @    T8  |
                +-----+     +-----+
             1        | G6  |
                      +-----+
        """)
        == 12
    )


@pytest.mark.rule("ALH-P3")
def test_a_ring_with_one_open_side_counts_all_but_that_one() -> None:
    assert (
        wall("""
        palace:
                  -1    0     1
                +-----+-----+-----+
            -1  | P5    P6    S4  |
                +     +     +     +
             0  | S7     @    G11
                +     +     +     +
             1  | P3    S8    P4  |
                +-----+-----+-----+
        """)
        == 11
    )


@pytest.mark.rule("ALH-P3")
def test_every_player_scores_a_wall_of_their_own() -> None:
    match = table("""
        players: 3
        options: youngest=1
        phase: display, chance
        market: 1 pavilion 2 NEW; 2 seraglio 3 ESW; 3 arcades 4 NES; 4 chambers 5 NSW
        display: blue 9; green 9; orange 9
        deck: pile 3, places 5, found 1
        seat 1:
          palace:
                    0     1
                  +     +-----+
               0     @    T8  |
                  +     +-----+
        seat 3:
          palace:
                    -1    0
                  +     +     +
               0  | C9     @
                  +     +     +
    """)
    carry_out(match, "draw scoring B", "draw yellow 9")
    parts = match.parts()
    assert [parts[name]["B wall"] for name in match.seats] == [3, 0, 1]
