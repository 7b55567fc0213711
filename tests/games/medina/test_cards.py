"""Palace cards and tower cards, as they change hands."""

import pytest

from tests.games.medina.table import holder, table


@pytest.mark.rule("MED-C1", "MED-C2")
def test_the_first_roof_of_a_colour_beside_a_wall_takes_both_cards() -> None:
    match = table("""
        @ # #
        . . k
        """)
    match.play("roof black at 2,1")
    assert (holder(match, "black"), holder(match, "northwest")) == (1, 1)
    assert match.parts()["player 1"]["palace cards"] == 2
    assert match.parts()["player 1"]["tower cards"] == 1


@pytest.mark.rule("MED-C1")
def test_a_palace_card_goes_over_only_to_a_strictly_larger_palace() -> None:
    match = table("""
        @
        .
        . . k2 k . k k
        """)
    match.play("roof black at 5,2")
    assert holder(match, "black") == 2
    match.play("place stable at 5,3")
    assert holder(match, "black") == 1


@pytest.mark.rule("MED-C1")
def test_a_larger_palace_takes_the_card_with_its_roof() -> None:
    match = table("""
        @
        .
        . . k2 k . k k k
        """)
    match.play("roof black at 5,2")
    assert holder(match, "black") == 1


@pytest.mark.rule("MED-C1")
def test_a_stable_that_another_player_adds_makes_a_palace_the_largest() -> None:
    match = table("""
        @
        .
        . . k2 k . . k3 k
        """)
    assert holder(match, "black") == 2
    match.play("place stable at 6,3")
    assert holder(match, "black") == 3
    match.play("place stable at 2,3")
    assert holder(match, "black") == 3


@pytest.mark.rule("MED-C2")
def test_a_roof_takes_the_cards_of_all_towers_whose_arms_its_palace_touches() -> None:
    match = table(
        f"""
        @ {"# " * 3}. {"# " * 12}
        . . . k k k
        """,
        tower_cards="-",
    )
    match.play("roof black at 3,1")
    assert (holder(match, "northwest"), holder(match, "northeast")) == (1, 1)
    assert holder(match, "southwest") is None


@pytest.mark.rule("MED-C2", "MED-C3")
def test_a_wall_laid_by_another_player_gives_the_owner_the_tower() -> None:
    match = table("""
        @ # #
        . g2 . k3
        """)
    assert holder(match, "northwest") == 2
    match.play("place wall at north 3")
    assert holder(match, "northwest") == 3
    assert match.to_move == "player 1"


@pytest.mark.rule("MED-C2")
def test_more_walls_along_an_arm_already_touched_change_nothing() -> None:
    match = table(
        """
        @ # # #
        . . k3 k k . g2
        """,
        tower_cards="northwest seat 3",
    )
    match.play("place wall at north 4")
    assert holder(match, "northwest") == 3
    after_other = table(
        """
        @ # # #
        . g2 . k3 k
        """,
        tower_cards="northwest seat 2",
    )
    after_other.play("place wall at north 4")
    assert holder(after_other, "northwest") == 2


@pytest.mark.rule("MED-C2")
def test_reaching_the_other_arm_of_the_tower_is_a_new_joining() -> None:
    match = table(
        """
        @ # # #
        . g2 . k3
        """,
        tower_cards="northwest seat 3",
    )
    match.play("place wall at west 1")
    assert holder(match, "northwest") == 2


@pytest.mark.rule("MED-C2", "MED-C3")
def test_a_stable_beside_a_wall_joins_its_palace() -> None:
    match = table("""
        @ # # # # #
        . . . . . k3
        . g2 .
        """)
    assert holder(match, "northwest") == 3
    match.play("place stable at 1,1")
    assert holder(match, "northwest") == 2
    match.play("place stable at 2,2")
    assert holder(match, "northwest") == 2


@pytest.mark.rule("MED-C3", "MED-W2")
def test_a_stable_on_a_corner_cell_joins_two_arms_of_one_tower() -> None:
    match = table("""
        @ # # # # #
        # . . . . k3
        . g2 .
        """)
    match.play("place stable at 1,1")
    assert holder(match, "northwest") == 2
    assert [holder(match, tower) for tower in ("northeast", "southeast", "southwest")] == [None] * 3


@pytest.mark.rule("MED-C2")
def test_an_unroofed_palace_takes_no_card_from_walls_or_stables() -> None:
    match = table("""
        @ #
        . g
        """)
    match.play("place wall at west 1")
    assert holder(match, "northwest") is None
    match.play("place stable at 2,1")
    assert holder(match, "northwest") is None
    assert holder(match, "grey") is None


@pytest.mark.rule("MED-C2")
@pytest.mark.parametrize(
    ("wall", "tower", "sketch_row", "column"),
    [
        ("north 16", "northeast", 1, 16),
        ("east 1", "northeast", 1, 16),
        ("east 11", "southeast", 11, 16),
        ("south 16", "southeast", 11, 16),
        ("south 1", "southwest", 11, 1),
        ("west 11", "southwest", 11, 1),
        ("west 1", "northwest", 1, 1),
    ],
)
def test_each_arm_gives_the_card_of_its_tower(
    wall: str, tower: str, sketch_row: int, column: int
) -> None:
    rows = [["."] * 17 for _ in range(11)]
    rows[sketch_row - 1][column] = "n2"
    match = table("@\n" + "\n".join(" ".join(row) for row in rows))
    match.play(f"place wall at {wall}")
    assert holder(match, tower) == 2
