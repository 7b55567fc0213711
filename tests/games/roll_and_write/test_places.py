"""Completed types: paid at the end of the round, shared, and never twice."""

import pytest

from qalat.core.match import Match
from qalat.games.roll_and_write.components import DEFAULT_LAYOUT
from tests.games.roll_and_write.table import (
    PAIR,
    carry_out,
    crossings,
    fresh,
    position,
    seat,
    shares,
)

PAVILION, PALACE = 0, 1
NO_COINS = "coins: 3 gained, 3 spent"
LAST_PALACE = "dice: blue 5 5; yellow 6 6"
"""What shows the last of the four palaces of the default layout, at blue 5 and yellow 6."""

ALL_BUT_ONE = crossings(("S", 3))


def next_to_last(*, paid: str = "-", head: str = "round: 4") -> Match:
    """Three players in the last turn of a round, each with a palace less than all."""
    return position(
        "players: 3",
        "phase: action, seat 3",
        head,
        seat(1, PAIR, NO_COINS, f"paid: {paid}", built=crossings(("S", 4))),
        seat(2, PAIR, NO_COINS, built=ALL_BUT_ONE),
        seat(3, LAST_PALACE, NO_COINS, built=ALL_BUT_ONE),
    )


@pytest.mark.rule("RW-P1")
def test_a_completed_type_is_paid_when_the_round_ends_and_not_before() -> None:
    match = position(
        "players: 3",
        "round: 4",
        seat(1, LAST_PALACE, NO_COINS, built=ALL_BUT_ONE),
        seat(2, PAIR, NO_COINS),
        seat(3, PAIR, NO_COINS),
    )
    carry_out(match, "build blue 5 yellow 6", "roll blue 1 yellow 1")
    assert shares(match, PALACE) == [[0], [0], [0]]
    carry_out(match, "take coins", "roll blue 1 1 yellow 1 1", "keep blue 1 yellow 1", "take coins")
    assert shares(match, PALACE) == [[0], [0], [0]]
    carry_out(match, "roll blue 1 1 yellow 1 1", "keep blue 1 yellow 1")
    assert match.state[0].round_number == 5
    assert shares(match, PALACE) == [[17], [0], [0]]


@pytest.mark.rule("RW-P1")
def test_who_completes_a_type_later_gets_the_second_place() -> None:
    match = next_to_last(paid="palace 17")
    carry_out(match, "build blue 5 yellow 6", "roll blue 1 yellow 1")
    assert shares(match, PALACE) == [[17], [0], [9]]


@pytest.mark.rule("RW-P2")
def test_two_who_complete_the_palaces_in_one_round_get_13_each() -> None:
    match = next_to_last()
    carry_out(match, "build blue 5 yellow 6", "roll blue 1 yellow 1")
    assert shares(match, PALACE) == [[13], [0], [13]]
    assert match.state[0].paid[:3, PALACE].tolist() == [13, -1, 13]


def pavilions_of(finishers: int, paid: tuple[str, ...] = ()) -> list[int]:
    """Shares of five players for pavilions; so many complete them now, those before were paid."""
    full, rest = crossings(("P", 4)), crossings(("P", 3))
    completed = len(paid) + finishers
    seats = [
        seat(
            number,
            PAIR,
            NO_COINS,
            f"paid: {paid[number - 1] if number <= len(paid) else '-'}",
            built=full if number <= completed else rest,
        )
        for number in range(1, 5)
    ]
    last = seat(
        5,
        "dice: blue 1 1; yellow 1 1",
        NO_COINS,
        f"paid: {paid[4] if len(paid) == 5 else '-'}",
        built=full if completed == 5 else rest,
    )
    match = position("players: 5", "phase: action, seat 5", "round: 4", *seats, last)
    carry_out(match, "build blue 1 yellow 1", "roll blue 1 yellow 1")
    return [row[0] for row in shares(match, PAVILION)]


@pytest.mark.rule("RW-P2")
def test_four_who_complete_the_pavilions_in_one_round_get_6_each() -> None:
    assert pavilions_of(4) == [6, 6, 6, 6, 0]


@pytest.mark.rule("RW-P2")
def test_more_finishers_than_places_share_what_is_left() -> None:
    assert pavilions_of(5) == [5, 5, 5, 5, 5]
    assert pavilions_of(3, ("pavilion 16",)) == [16, 3, 3, 3, 0]
    assert pavilions_of(2, ("pavilion 12", "pavilion 12")) == [12, 12, 0, 0, 0]


@pytest.mark.rule("RW-P2", "RW-P3")
def test_where_no_place_is_left_the_share_is_0_and_is_a_payment() -> None:
    paid = ("pavilion 16", "pavilion 8", "pavilion 1")
    assert pavilions_of(2, paid) == [16, 8, 1, 0, 0]


@pytest.mark.rule("RW-P3")
def test_nobody_is_paid_twice_for_a_type() -> None:
    match = next_to_last(paid="palace 17")
    carry_out(match, "take coins", "roll blue 1 1 yellow 1 1", "keep blue 1 yellow 1")
    assert match.state[0].paid[:3, PALACE].tolist() == [17, -1, -1]


@pytest.mark.rule("RW-P3")
def test_what_the_last_round_completes_is_paid_before_the_final_scoring() -> None:
    match = next_to_last(head="round: 18")
    carry_out(match, "build blue 5 yellow 6")
    assert match.over
    assert match.state[0].paid[:3, PALACE].tolist() == [13, -1, 13]
    assert shares(match, PALACE) == [[13], [2], [13]]


@pytest.mark.rule("RW-P1")
def test_what_the_setup_completes_is_paid_at_the_end_of_round_1() -> None:
    layout = DEFAULT_LAYOUT.replace("S", "T").replace("G", "S", 1)
    match = carry_out(fresh(3, layout=layout), "first seat 1")
    carry_out(match, *["roll blue 1 yellow 1", "roll blue 2 yellow 1", "roll blue 2 yellow 1"])
    carry_out(match, *[f"roll blue {2 + n // 3} yellow 3" for n in range(6)])
    carry_out(match, *["roll blue 6 yellow 6"] * 4)
    for _ in range(3):
        assert shares(match, PALACE) == [[0], [0], [0]]
        carry_out(match, "take coins", "roll blue 6 6 yellow 6 6", "keep blue 6 yellow 6")
    assert shares(match, PALACE) == [[17], [0], [0]]
