"""Stables: beside a building of any palace, and away from all others."""

import pytest

from tests.games.medina.table import cells, refusal, table


@pytest.mark.rule("MED-S1")
def test_a_stable_goes_to_any_palace_roofed_or_not_own_or_not() -> None:
    match = table("""
        @
        . g1 . k2 . o
        """)
    assert cells(match, "stable") == {"1,2", "3,2", "5,2", "6,1"}


@pytest.mark.rule("MED-S1")
def test_a_stable_never_goes_beside_a_stable_alone() -> None:
    match = table("""
        @
        . g s .
        """)
    assert cells(match, "stable") == {"1,2"}
    assert refusal(match, "place stable at 3,1").rule == "MED-S1"
    assert refusal(match, "place stable at 2,1").rule == "MED-M1"
    assert refusal(match, "place stable at 2,2").rule == "MED-S1"


@pytest.mark.rule("MED-S2")
def test_a_stable_may_touch_another_stable_of_its_own_palace() -> None:
    match = table("""
        @
        . . s
        . g g
        """)
    match.play("place stable at 1,1")
    match.play("place stable at 3,2")
    assert match.state[0].piece[:3].tolist() == [5, 5, 0]


@pytest.mark.rule("MED-S2", "MED-B2")
def test_a_stable_does_not_come_near_a_second_palace() -> None:
    match = table("""
        @
        . g . . k
        . . . .
        """)
    assert "2,1" in cells(match, "stable")
    match.play("place stable at 2,1")
    assert refusal(match, "place stable at 3,1").rule == "MED-S2"
    assert refusal(match, "place black at 3,1").rule == "MED-B2"


@pytest.mark.rule("MED-S1")
def test_without_a_palace_there_is_no_place_for_a_stable() -> None:
    match = table("@")
    assert cells(match, "stable") == set()
    assert refusal(match, "place stable at 5,5").rule == "MED-S1"
