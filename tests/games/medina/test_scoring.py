"""Points: palaces and what stands beside them, cards, and ties."""

import pytest

import qalat
from qalat.core.match import Match
from tests.games.medina.table import table


def worth(match: Match, seat: int) -> tuple[int, int, int, int]:
    """A seat's buildings, stables, walls and merchants that score."""
    parts = match.parts()[f"player {seat}"]
    return parts["buildings"], parts["stables"], parts["walls"], parts["merchants"]


@pytest.mark.rule("MED-P1")
def test_the_example_of_a_row_beside_an_orange_and_a_black_palace() -> None:
    match = table("""
        @
        .
        . . o1 o o .
        . . m  m m m
        . . .  . . k2
        """)
    assert worth(match, 1) == (3, 0, 0, 3)
    assert worth(match, 2) == (1, 0, 0, 1)


@pytest.mark.rule("MED-P1")
def test_the_example_of_three_palaces_with_11_10_and_13_points() -> None:
    match = table("""
        @ #  # # . #  # # #  # # # # # # # #
        # g1 g g m k3 . m o2 o m
        # g  m m m k  m m o  o s
        . s  . k k k  . . .  s
        """)
    assert worth(match, 1) == (4, 1, 5, 3)
    assert worth(match, 2) == (4, 2, 2, 3)
    assert worth(match, 3) == (5, 0, 1, 4)
    assert [sum(worth(match, seat)) for seat in (1, 2, 3)] == [13, 11, 10]


@pytest.mark.rule("MED-P1")
def test_a_merchant_counts_once_a_palace_but_for_every_palace_that_it_touches() -> None:
    match = table("""
        @
        . g1 g .
        . g  m .
        . .  . .
        """)
    assert worth(match, 1) == (3, 0, 0, 1)
    match = table("""
        @
        . g1 m k2
        . s  m s
        """)
    assert worth(match, 1) == (1, 1, 0, 2)
    assert worth(match, 2) == (1, 1, 0, 2)


@pytest.mark.rule("MED-P1")
def test_a_building_in_a_corner_touches_two_walls_and_a_diagonal_counts_for_nothing() -> None:
    match = table("""
        @ #  #
        # g1 .
        # .  m
        """)
    assert worth(match, 1) == (1, 0, 2, 0)


@pytest.mark.rule("MED-P2")
def test_palaces_without_roofs_score_for_nobody() -> None:
    match = table("""
        @ # #
        # g g
        """)
    assert set(match.scores().values()) == {0}


@pytest.mark.rule("MED-P2", "MED-M3")
def test_the_cards_held_are_added() -> None:
    match = table(
        """
        @
        . g1 . k1 . n2 . o3
        """,
        {1: "wall 1"},
        south="# # #",
    )
    cards = [parts["palace cards"] for parts in match.parts().values()]
    assert cards == [1 + 2, 3, 4]
    match = table("@ # # #\n. g1 . g2 . k3", tower_cards="northwest seat 2")
    assert match.parts()["player 2"]["tower cards"] == 1


def ended(sketch: str, **lines: str) -> qalat.Outcome:
    """How a game ends whose last piece is a wall that touches nothing."""
    match = table(sketch, {1: "wall 1"}, **lines)
    match.play("place wall at east 11")
    outcome = match.outcome()
    assert outcome is not None
    return outcome


LARGER = "@\n. g1 g g . k2 k"
LEVEL = "@\n. g1 m . k2"


@pytest.mark.rule("MED-P2")
def test_the_most_points_win() -> None:
    assert ended("@\n. g1 g g g . k2 k").winners == ("player 1",)


@pytest.mark.rule("MED-P2")
def test_a_tie_is_shared() -> None:
    outcome = ended(LARGER)
    assert outcome.scores == {"player 1": 4, "player 2": 4, "player 3": 0}
    assert outcome.winners == ("player 1", "player 2")


@pytest.mark.rule("MED-P2")
def test_by_the_option_the_larger_largest_palace_wins_a_tie() -> None:
    assert ended(LARGER, options="final_tie=largest_palace").winners == ("player 1",)


@pytest.mark.rule("MED-P2")
@pytest.mark.parametrize(
    ("roofs", "winner"),
    [
        ("seat 1 grey; seat 2 black", "player 1"),
        ("seat 2 black; seat 1 grey", "player 2"),
    ],
)
def test_between_equally_large_palaces_the_one_roofed_first_wins(roofs: str, winner: str) -> None:
    assert ended(LEVEL).winners == ("player 1", "player 2")
    outcome = ended(LEVEL, options="final_tie=largest_palace", roofs=roofs)
    assert outcome.winners == (winner,)


@pytest.mark.rule("MED-P2")
def test_players_without_palaces_share_a_tie_under_either_setting() -> None:
    for setting in ("shared", "largest_palace"):
        outcome = ended("@", options=f"final_tie={setting}")
        assert outcome.winners == ("player 1", "player 2", "player 3")
