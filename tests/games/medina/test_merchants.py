"""Merchants: rows grow at their ends, and new markets begin only when none can grow."""

import pytest

from tests.games.medina.table import cells, refusal, table

MERCHANTS = {1: "merchant 3"}


@pytest.mark.rule("MED-H1")
def test_a_lone_merchant_is_an_end_on_every_side() -> None:
    match = table(
        """
        @
        .
        . . . m
        """,
        MERCHANTS,
    )
    assert cells(match, "merchant") == {"3,1", "2,2", "4,2", "3,3"}
    assert refusal(match, "place merchant at 4,3").rule == "MED-H1"


@pytest.mark.rule("MED-H1")
def test_a_row_grows_at_its_ends_only_and_may_turn() -> None:
    match = table(
        """
        @
        .
        . . m m m .
        . . . . m .
        """,
        MERCHANTS,
    )
    assert cells(match, "merchant") == {"1,2", "2,1", "2,3", "4,4", "5,3"}
    assert refusal(match, "place merchant at 3,3").rule == "MED-H2"
    assert refusal(match, "place merchant at 3,1").rule == "MED-H1"
    assert refusal(match, "place merchant at 2,2").rule == "MED-M1"


@pytest.mark.rule("MED-H1")
def test_the_example_the_cell_between_two_merchants_is_refused() -> None:
    match = table(
        """
        @
        .
        . m m . m m
        """,
        MERCHANTS,
    )
    assert refusal(match, "place merchant at 3,2").rule == "MED-H2"
    rows = {"1,1", "1,3", "2,1", "2,3", "4,1", "4,3", "5,1", "5,3", "6,2"}
    assert cells(match, "merchant") == rows


@pytest.mark.rule("MED-H1")
def test_a_cell_with_two_merchant_neighbours_is_refused_although_both_are_ends() -> None:
    match = table(
        """
        @
        . m .
        . . m
        """,
        MERCHANTS,
    )
    assert refusal(match, "place merchant at 2,1").rule == "MED-H2"
    assert refusal(match, "place merchant at 1,2").rule == "MED-H2"
    assert cells(match, "merchant") == {"3,2", "2,3"}


@pytest.mark.rule("MED-H1")
def test_diagonals_never_matter() -> None:
    match = table(
        """
        @
        . . m
        . . m
        . m .
        """,
        MERCHANTS,
    )
    assert "1,1" in cells(match, "merchant")
    assert "1,2" not in cells(match, "merchant")


@pytest.mark.rule("MED-H1", "MED-H2")
def test_with_both_ends_of_the_row_blocked_a_new_market_starts_anywhere() -> None:
    match = table(
        """
        @
        . m g
        . m g
        . s g
        """,
        MERCHANTS,
    )
    assert len(cells(match, "merchant")) == 176 - 6
    match.play("place merchant at 16,1")
    assert cells(match, "merchant") == {"15,1", "16,2"}


@pytest.mark.rule("MED-H2")
def test_a_new_market_never_starts_between_merchants_but_may_touch_one() -> None:
    match = table(
        """
        @
        . m . m g
        . m . m g
        . m m m .
        """,
        MERCHANTS,
    )
    assert len(cells(match, "merchant")) == 176 - 9 - 2
    for cell in ("2,1", "2,2"):
        assert refusal(match, f"place merchant at {cell}").rule == "MED-H2"
    assert {"1,4", "4,3"} <= cells(match, "merchant")
