"""Final scoring: places by rank, rows and columns, coins, and who wins."""

import numpy as np
import pytest

import qalat
from qalat.core.match import Match
from tests.games.roll_and_write.table import (
    PAIR,
    carry_out,
    crossings,
    position,
    seat,
    shares,
)

ARCADES, TOWER = 2, 5
NO_COINS = "coins: 3 gained, 3 spent"


def finished(*seats: str, rounds: int = 12) -> Match:
    """A game that is over, the last seat having had the last turn."""
    return position(
        f"players: {len(seats)}",
        "phase: finished, nobody",
        f"turn of: seat {len(seats)}",
        f"round: {rounds}",
        *seats,
    )


def ranked(letter: str, *numbers: int, paid: dict[int, str] | None = None) -> Match:
    """A finished game of five with so many of one type each."""
    seats = [
        seat(place, NO_COINS, f"paid: {(paid or {}).get(place, '-')}", built=crossings((letter, n)))
        for place, n in enumerate(numbers, start=1)
    ]
    return finished(*seats)


@pytest.mark.rule("RW-F1")
def test_arcades_2_2_4_1_0_bring_6_6_18_0_0() -> None:
    assert shares(ranked("A", 2, 2, 4, 1, 0), ARCADES) == [[6], [6], [18], [0], [0]]


@pytest.mark.rule("RW-F1")
def test_a_place_paid_in_play_is_gone_from_the_ranking() -> None:
    match = ranked("T", 8, 5, 4, 1, 3, paid={1: "tower 21"})
    assert shares(match, TOWER) == [[21], [13], [6], [0], [0]]


@pytest.mark.rule("RW-F1")
def test_four_players_with_4_2_2_1_arcades_get_18_6_6_0() -> None:
    seats = [
        seat(place, NO_COINS, built=crossings(("A", n))) for place, n in enumerate((4, 2, 2, 1), 1)
    ]
    assert shares(finished(*seats, rounds=15), ARCADES) == [[18], [6], [6], [0]]


@pytest.mark.rule("RW-F1")
def test_two_level_for_the_third_place_share_that_one_alone() -> None:
    assert shares(ranked("T", 5, 4, 3, 3, 2), TOWER) == [[21], [13], [3], [3], [0]]


@pytest.mark.rule("RW-F1")
def test_five_who_are_level_share_all_three_places() -> None:
    assert shares(ranked("T", 2, 2, 2, 2, 2), TOWER) == [[8]] * 5


@pytest.mark.rule("RW-F1")
def test_none_built_brings_nothing_even_if_a_place_is_free() -> None:
    assert shares(ranked("A", 0, 0, 1, 0, 0), ARCADES) == [[0], [0], [18], [0], [0]]


@pytest.mark.rule("RW-F1")
def test_when_all_places_are_paid_the_ranking_brings_nothing() -> None:
    paid = {1: "tower 21", 2: "tower 13", 3: "tower 6"}
    assert shares(ranked("T", 8, 8, 8, 7, 1, paid=paid), TOWER) == [[21], [13], [6], [0], [0]]


def lines_of(built: str) -> tuple[int, int]:
    seats = [seat(1, NO_COINS, built=built), seat(2, NO_COINS), seat(3, NO_COINS)]
    parts = finished(*seats, rounds=18).parts()["player 1"]
    return parts["rows"], parts["columns"]


@pytest.mark.rule("RW-F2")
def test_a_row_and_two_columns_bring_17() -> None:
    columns = "11 12 13 14 16 31 32 33 34 35 36"
    assert lines_of(columns + " 21 61") == (2, 15)
    assert lines_of("11 21 31 41 51 61") == (10, 0)
    assert lines_of("11 12 13 15 16") == (0, 5)


@pytest.mark.rule("RW-F2")
def test_three_in_a_line_bring_nothing_and_gaps_do_not_matter() -> None:
    assert lines_of("11 21 31") == (0, 0)
    assert lines_of("11 31 51 61") == (2, 0)


@pytest.mark.rule("RW-F2")
def test_lines_count_while_the_game_goes_on() -> None:
    match = position(
        "players: 3",
        seat(1, "dice: blue 4 4; yellow 1 1", NO_COINS, built="11 21 31"),
        seat(2, PAIR),
        seat(3, PAIR),
    )
    assert match.scores()["player 1"] == 0
    carry_out(match, "build blue 4 yellow 1")
    assert match.scores()["player 1"] == 2
    assert match.parts()["player 1"]["coins"] == 0


@pytest.mark.rule("RW-F3")
@pytest.mark.parametrize(("left", "points"), [(0, 0), (1, 0), (2, 1), (3, 1), (20, 10)])
def test_every_two_coins_left_are_a_point(left: int, points: int) -> None:
    own = seat(1, f"coins: 20 gained, {20 - left} spent")
    match = finished(own, seat(2, NO_COINS), seat(3, NO_COINS), rounds=18)
    assert match.parts()["player 1"]["coins"] == points
    assert match.scores() == {"player 1": points, "player 2": 0, "player 3": 0}


def winners(points: list[int], seats: int, solo: str) -> list[int]:
    """The rows that win with these points, those behind the seats being virtual players."""
    engine = qalat.find("roll_and_write").engine
    states, wins = engine.blank(), np.zeros(engine.rows, np.int64)
    states["seats"], states["virtual"] = seats, len(points) - seats
    states["solo"] = solo == "against"
    totals = np.array(points + [0] * (engine.rows - len(points)))
    engine.driver.winners(states, 0, totals, wins)
    rows: list[int] = np.flatnonzero(wins).tolist()
    return rows


@pytest.mark.rule("RW-F4")
def test_the_most_points_win_and_a_tie_is_shared() -> None:
    two = "coins: 5 gained, 3 spent"
    outcome = finished(seat(1, two), seat(2, NO_COINS), seat(3, two), rounds=18).outcome()
    assert outcome is not None
    assert outcome.winners == ("player 1", "player 3")
    assert winners([3, 9, 4], 3, "points") == [1]


@pytest.mark.rule("RW-V5", "RW-V7")
def test_virtual_players_win_only_in_a_game_against_them() -> None:
    assert winners([10, 20, 5], 1, "points") == [0]
    assert winners([10, 20, 5], 1, "against") == [1]
    assert winners([20, 20, 5], 1, "against") == [0, 1]


def test_the_parts_are_named_and_sum_to_the_points() -> None:
    match = ranked("T", 5, 4, 3, 3, 2)
    parts = match.parts()["player 1"]
    assert list(parts) == [
        "pavilion", "palace", "arcades", "castle", "garden", "tower",
        "rows", "columns", "coins", "bonus",
    ]  # fmt: skip
    assert sum(parts.values()) == match.scores()["player 1"] == 21
    assert isinstance(match.outcome(), qalat.Outcome)
