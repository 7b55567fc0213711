"""Buildings extend the palace that can grow; only when none can is another founded."""

import pytest

from tests.games.medina.table import cells, refusal, table


@pytest.mark.rule("MED-B3", "MED-S1")
def test_the_example_of_a_palace_of_three_buildings_and_a_stable() -> None:
    match = table("""
        @
        .
        . . . o o s .
        . . . o .
        """)
    around = {"3,1", "4,1", "2,2", "2,3", "4,3", "3,4"}
    assert cells(match, "orange") == around
    assert cells(match, "stable") == around
    for cell in ("6,2", "5,1", "5,3"):
        assert refusal(match, f"place orange at {cell}").rule == "MED-B3"
        assert refusal(match, f"place stable at {cell}").rule == "MED-S1"


@pytest.mark.rule("MED-B3")
def test_a_palace_grows_over_sides_not_over_corners() -> None:
    match = table("""
        @
        .
        . . g
        """)
    assert cells(match, "grey") == {"2,1", "1,2", "3,2", "2,3"}
    assert refusal(match, "place grey at 3,3").rule == "MED-B3"
    assert refusal(match, "place grey at 10,10").rule == "MED-B3"
    match.play("place grey at 1,2")
    assert refusal(match, "place grey at 3,3").rule == "MED-B3"
    assert cells(match, "grey") == {"2,1", "1,1", "3,2", "2,3", "1,3"}


@pytest.mark.rule("MED-B4")
def test_with_no_palace_of_a_colour_one_is_founded_on_any_cell_away_from_others() -> None:
    match = table("@")
    assert len(cells(match, "orange")) == 176
    match.play("place orange at 16,11")
    assert cells(match, "orange") == {"15,11", "16,10"}
    assert len(cells(match, "grey")) == 172


@pytest.mark.rule("MED-B4", "MED-R1")
def test_a_roofed_palace_takes_no_building_and_lets_another_be_founded() -> None:
    match = table("""
        @
        .
        . . g2 g
        """)
    assert refusal(match, "place grey at 4,2").rule == "MED-R1"
    assert refusal(match, "place grey at 4,3").rule == "MED-B2"
    assert "5,2" in cells(match, "grey")
    assert len(cells(match, "grey")) == 176 - 12


@pytest.mark.rule("MED-B4")
@pytest.mark.parametrize(
    ("sketch", "blocked_by"),
    [
        ("@\n. g m\n. m", "merchants and the rim"),
        ("@\n. g s\n. s", "stables and the rim"),
        ("@\n. g .\n. . .\n. . k k2\n. . .", "nothing"),
        ("@\n. g . k2\n. . .\n. k3", "distance"),
    ],
    ids=["merchants", "stables", "nothing", "distance"],
)
def test_a_palace_is_blocked_by_distance_merchants_stables_or_the_rim(
    sketch: str, blocked_by: str
) -> None:
    match = table(sketch)
    is_founded = "16,11" in cells(match, "grey")
    assert is_founded == (blocked_by != "nothing")


@pytest.mark.rule("MED-B4")
def test_a_merchant_alone_blocks_the_last_way_of_a_palace() -> None:
    match = table("""
        @
        . g .
        . m .
        . m
        """)
    assert cells(match, "grey") == {"2,1"}
    match.play("place stable at 2,1")
    assert refusal(match, "place grey at 3,1").rule == "MED-B2"
    assert "4,1" in cells(match, "grey")


@pytest.mark.rule("MED-B4")
def test_of_two_palaces_without_roofs_the_one_that_can_grow_is_extended() -> None:
    match = table("""
        @
        . g m . .
        . m . . .
        . . . . g
        """)
    assert cells(match, "grey") == {"4,2", "5,3", "3,3", "4,4"}
    assert refusal(match, "place grey at 10,10").rule == "MED-B3"
    assert refusal(match, "place grey at 2,2").rule == "MED-B3"


@pytest.mark.rule("MED-B4", "MED-R1")
def test_a_blocked_palace_can_still_be_roofed_and_get_stables() -> None:
    match = table("""
        @
        . g m . g g
        . g s . . .
        . m .
        """)
    assert "2,3" not in cells(match, "stable")
    assert {"4,2", "6,1", "5,2"} & cells(match, "stable") == {"6,1", "5,2", "4,2"}
    match.play("roof grey at 1,1")
    assert match.state[0].roof[0, 0] == 0


@pytest.mark.rule("MED-B5")
def test_merchants_stand_right_beside_palaces_and_anyone_builds_on_any_palace() -> None:
    match = table(
        """
        @
        . m .
        . . g
        """,
        {1: "grey 2, merchant 2", 2: "grey 2", 3: "grey 1"},
    )
    match.play("place merchant at 1,2")
    match.play("place grey at 3,2")
    match.play("place grey at 4,2")
    assert match.to_move == "player 2"
    match.play("place grey at 4,1")
    match.play("place grey at 4,3")
    assert match.to_move == "player 3"


@pytest.mark.rule("MED-R3")
def test_buildings_that_left_the_game_are_refused_as_such() -> None:
    match = table(
        """
        @
        . g1 . g2 . g3
        """,
        {1: "wall 2"},
    )
    assert refusal(match, "place grey at 10,10").rule == "MED-R3"
    assert refusal(match, "place black at 10,10").rule == "MED-T2"
