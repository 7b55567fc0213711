"""Palaces keep a cell's distance from each other in every direction."""

import pytest

from tests.games.medina.table import cells, refusal, table


@pytest.mark.rule("MED-B1", "MED-B2")
def test_a_building_keeps_away_from_the_eight_cells_round_another_palace() -> None:
    match = table("""
        @
        .
        . . .  .
        . . k2 .
        """)
    near = {f"{x},{y}" for x in (1, 2, 3) for y in (2, 3, 4)}
    assert cells(match, "grey") == {f"{x},{y}" for x in range(1, 17) for y in range(1, 12)} - near
    assert refusal(match, "place grey at 3,4").rule == "MED-B2"
    assert refusal(match, "place grey at 2,3").rule == "MED-M1"


@pytest.mark.rule("MED-B2")
def test_a_stable_keeps_other_palaces_away_as_a_building_does() -> None:
    match = table("""
        @
        .
        . . k s
        """)
    assert refusal(match, "place grey at 4,3").rule == "MED-B2"
    assert "5,2" in cells(match, "grey")


@pytest.mark.rule("MED-B2")
def test_a_cell_that_touches_two_palaces_by_a_corner_takes_neither_building_nor_stable() -> None:
    match = table("""
        @
        . g .
        . g .
        . . . k
        . . . k
        """)
    assert refusal(match, "place grey at 2,2").rule == "MED-B2"
    assert refusal(match, "place black at 2,3").rule == "MED-B2"
    assert refusal(match, "place stable at 2,3").rule == "MED-S2"
    assert "2,1" in cells(match, "grey")


@pytest.mark.rule("MED-B2", "MED-B4")
def test_two_palaces_of_one_colour_never_grow_together() -> None:
    match = table("""
        @
        . . m . . .
        . m g . g .
        . . m . . .
        """)
    assert cells(match, "grey") == {"4,1", "4,3", "5,2"}
    assert refusal(match, "place grey at 3,2").rule == "MED-B2"
    assert refusal(match, "place stable at 3,2").rule == "MED-S2"


@pytest.mark.rule("MED-B1")
def test_buildings_that_touch_at_a_corner_are_no_palace_and_too_near() -> None:
    with pytest.raises(ValueError, match="two palaces are next to each other"):
        table("""
            @
            . g .
            . . g
            """)
