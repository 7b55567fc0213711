"""Intervals over rounds: right in small cases worked by hand, and right as often as they say."""

import math

import numpy as np
import pytest

from qalat.play.arena.intervals import mean_of_rounds, share_of_rounds, student

NORMAL = 1.959964


@pytest.mark.parametrize(
    ("freedom", "quantile"),
    [(1, 12.7062), (2, 4.3027), (3, 3.1824), (10, 2.2281), (30, 2.0423), (9999, NORMAL)],
)
def test_students_quantiles_are_those_of_the_tables(freedom: int, quantile: float) -> None:
    assert student(freedom) == pytest.approx(quantile, abs=1e-4)


def test_a_mean_of_four_rounds_is_worked_out_as_by_hand() -> None:
    found = mean_of_rounds(np.array([10, 14, 12, 16]), np.array([1, 1, 1, 1]))
    # Mean 13, deviations -3 1 -1 3, variance 20/3, that of the mean 5/3; 3 degrees of freedom.
    assert found.value == 13
    assert found.low == pytest.approx(13 - 3.1824 * math.sqrt(5 / 3), abs=1e-3)
    assert found.high == pytest.approx(13 + 3.1824 * math.sqrt(5 / 3), abs=1e-3)


def test_a_share_of_rounds_of_one_game_is_wilsons() -> None:
    found = share_of_rounds(np.array([1] * 8 + [0] * 2), np.ones(10))
    games = 9 * (NORMAL / 2.262157) ** 2
    square = NORMAL**2
    middle = (0.8 + square / (2 * games)) / (1 + square / games)
    reach = math.sqrt(0.8 * 0.2 / games + square / (4 * games**2)) * NORMAL / (1 + square / games)
    assert found.value == 0.8
    assert found.low == pytest.approx(middle - reach, abs=1e-5)
    assert found.high == pytest.approx(middle + reach, abs=1e-5)


def test_equal_games_of_a_round_count_no_more_than_one_of_them() -> None:
    alone = share_of_rounds(np.array([1, 0, 1, 1, 0, 1]), np.ones(6))
    alike = share_of_rounds(np.array([10, 0, 10, 10, 0, 10]), np.full(6, 10))
    assert (alike.low, alike.high) == pytest.approx((alone.low, alone.high))


def test_games_that_even_out_in_a_round_count_as_so_many_and_no_more() -> None:
    even = share_of_rounds(np.full(40, 5), np.full(40, 10))
    assert even.low is not None
    assert 0.44 < even.low < 0.46


def test_who_has_always_won_may_still_lose() -> None:
    found = share_of_rounds(np.full(20, 4), np.full(20, 4))
    assert found.value == found.high == 1
    assert found.low is not None
    assert 0.80 < found.low < 0.87


def test_a_single_round_has_no_interval() -> None:
    for of_rounds in (mean_of_rounds, share_of_rounds):
        found = of_rounds(np.array([3.0]), np.array([4.0]))
        assert (found.value, found.low, found.high) == (0.75, None, None)


def test_a_round_without_games_does_not_count() -> None:
    with_it = mean_of_rounds(np.array([1.0, 0.0, 2.0]), np.array([1.0, 0.0, 1.0]))
    assert with_it == mean_of_rounds(np.array([1.0, 2.0]), np.array([1.0, 1.0]))


def test_without_games_there_is_nothing_to_show() -> None:
    assert math.isnan(mean_of_rounds(np.zeros(2), np.zeros(2)).value)


@pytest.mark.parametrize("likeness", [0.0, 0.5, 1.0])
@pytest.mark.parametrize("share", [0.5, 0.8, 0.95])
def test_the_interval_holds_the_truth_about_as_often_as_it_says(
    share: float, likeness: float
) -> None:
    chance = np.random.default_rng(7)
    rounds, games, arenas = 40, 6, 500
    held = 0
    for _ in range(arenas):
        of_round = chance.random((rounds, 1)) < share
        of_game = chance.random((rounds, games)) < share
        alike = chance.random((rounds, games)) < likeness
        wins = np.where(alike, of_round, of_game).sum(axis=1)
        found = share_of_rounds(wins, np.full(rounds, games))
        assert found.low is not None
        assert found.high is not None
        held += found.low <= share <= found.high
    assert held / arenas > 0.9
