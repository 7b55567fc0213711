"""Standings of games written by hand, where every number can be worked out on paper."""

import json
import sys

import pytest
from openskill.models import PlackettLuce

from qalat.play.arena.contests import contests, whole_rounds
from qalat.play.arena.playing import RecordedIncident
from qalat.play.arena.ratings import rate
from qalat.play.arena.standings import Standings, standings
from tests.play.finished import a_game, a_plan


def two_rounds() -> Standings:
    """Two bots, four games: the first one wins twice, loses once and ties once."""
    games = [
        a_game(0, 0, (0, 1), (60, 50)),
        a_game(1, 0, (1, 0), (40, 70)),
        a_game(2, 1, (0, 1), (30, 90)),
        a_game(3, 1, (1, 0), (55, 55)),
    ]
    shown = standings(a_plan(), games)
    assert shown is not None
    return shown


def test_a_shared_win_counts_in_parts() -> None:
    first, second = two_rounds().entrants
    assert (first.wins.value, second.wins.value) == (0.625, 0.375)
    assert (first.even, second.even) == (0.5, 0.5)


def test_a_tie_is_half_a_finish_ahead() -> None:
    ahead = two_rounds().ahead
    assert ahead[0][0] is ahead[1][1] is None
    assert ahead[0][1] is not None
    assert ahead[1][0] is not None
    assert (ahead[0][1].value, ahead[1][0].value) == (0.625, 0.375)


def test_points_are_shown_by_their_mean_and_their_quantiles() -> None:
    first = two_rounds().entrants[0]
    assert first.points.value == (60 + 70 + 30 + 55) / 4
    assert first.quantiles[2] == 57.5
    assert first.parts == (first.points.value - 1, 1)
    assert first.seats == 4


def test_the_histogram_holds_every_seat() -> None:
    shown = two_rounds()
    first, second = shown.entrants
    assert (shown.lowest, shown.bar_width) == (30, 2)
    assert sum(first.histogram) == sum(second.histogram) == 4
    assert [place for place, count in enumerate(first.histogram) if count] == [0, 12, 15, 20]


def test_times_are_shown_by_turn_and_by_decision() -> None:
    games = [
        a_game(0, 0, (0, 1), (1, 2), milliseconds=10),
        a_game(1, 0, (1, 0), (1, 2), milliseconds=30),
    ]
    shown = standings(a_plan(games=2), games)
    assert shown is not None
    took = shown.entrants[0].thinking
    assert (took.mean, took.longest, took.longest_decision) == (30, 60, 30)
    assert 59 < took.most_of_all < 60
    assert shown.decisions == 6


def test_a_tie_that_the_rules_decide_is_no_tie() -> None:
    game = a_game(0, 0, (0, 1), (5, 5), winners=[1])
    shown = standings(a_plan(games=2), [game])
    assert shown is not None
    assert shown.ahead[1][0] is not None
    assert shown.ahead[1][0].value == 1


def test_every_pair_of_seats_counts_where_a_bot_has_several() -> None:
    plan = a_plan(players=3, games=6)
    shown = standings(plan, [a_game(0, 0, (0, 1, 0), (30, 20, 10))])
    assert shown is not None
    assert shown.ahead[0][1] is not None
    assert shown.ahead[0][1].value == 0.5
    assert shown.entrants[0].even == pytest.approx(2 / 3)
    assert shown.entrants[0].wins.value == 1


def test_only_whole_rounds_count() -> None:
    games = [
        a_game(2, 1, (0, 1), (30, 90)),
        a_game(1, 0, (1, 0), (40, 70)),
        a_game(0, 0, (0, 1), (60, 50)),
    ]
    shown = standings(a_plan(), games)
    assert shown is not None
    assert (shown.games, shown.rounds, shown.left_out) == (2, 1, 1)
    assert shown.entrants[0].wins.value == 1
    assert [game.number for game in whole_rounds(a_plan(), games)] == [0, 1]


def test_before_a_round_is_whole_all_games_count() -> None:
    shown = standings(a_plan(), [a_game(0, 0, (0, 1), (60, 50))])
    assert shown is not None
    assert (shown.games, shown.left_out) == (1, 0)
    assert shown.entrants[0].wins.low is None


def test_without_games_there_are_no_standings() -> None:
    assert standings(a_plan(), []) is None


def test_the_order_in_which_games_end_does_not_matter() -> None:
    games = [a_game(n, n // 2, (n % 2, 1 - n % 2), (10 + 7 * n % 5, 11)) for n in range(4)]
    assert standings(a_plan(), games) == standings(a_plan(), games[::-1])


def test_who_plays_alone_is_compared_with_those_who_had_the_same_draws() -> None:
    plan = a_plan(players=1)
    assert plan.games_a_round == 2
    games = [
        a_game(0, 0, (0,), (30,)),
        a_game(1, 0, (1,), (40,)),
        a_game(2, 1, (0,), (50,)),
        a_game(3, 1, (1,), (50,)),
    ]
    shown = standings(plan, games)
    assert shown is not None
    assert shown.entrants[1].wins.value == 0.75
    assert shown.ahead[1][0] is not None
    assert shown.ahead[1][0].value == 0.75


def test_the_best_for_its_seats_stands_first() -> None:
    games = [a_game(0, 0, (0, 1), (10, 50)), a_game(1, 0, (1, 0), (40, 20))]
    shown = standings(a_plan(games=2), games)
    assert shown is not None
    assert shown.ranked == [1, 0]


def test_incidents_are_shown_with_bot_seat_and_game() -> None:
    incident = RecordedIncident(1, "random", "raised ValueError: no", 12, hanging=False)
    game = a_game(0, 0, (1, 0), (5, 6), incidents=[incident])
    shown = standings(a_plan(bots="random,random:7"), [game])
    assert shown is not None
    assert shown.entrants[1].incidents == ()
    assert shown.entrants[0].incidents == (
        "random in seat 2 of game 0: random raised ValueError: no, after 12 actions",
    )


def test_ratings_are_those_of_the_library() -> None:
    plan = a_plan(bots="random,random,random", players=3, games=3)
    games = [
        a_game(0, 0, (0, 1, 2), (60, 50, 40)),
        a_game(1, 0, (1, 2, 0), (40, 70, 40)),
    ]
    model = PlackettLuce()
    a, b, c = (model.rating() for _ in range(3))
    [[a], [b], [c]] = model.rate([[a], [b], [c]], ranks=[0, 1, 2])
    [[b], [c], [a]] = model.rate([[b], [c], [a]], ranks=[1, 0, 1])
    found = rate(contests(plan, games), 3)
    assert [(each.mu, each.sigma) for each in found] == [
        pytest.approx((each.mu, each.sigma)) for each in (a, b, c)
    ]


def test_a_bot_with_several_seats_is_rated_by_their_mean() -> None:
    plan = a_plan(players=3, games=6)
    model = PlackettLuce()
    teams = [[model.rating()] for _ in range(3)]
    [[one], [other], [third]] = model.rate(teams, ranks=[0, 1, 2])
    found = rate(contests(plan, [a_game(0, 0, (0, 1, 0), (30, 20, 10))]), 2)
    assert found[0].mu == pytest.approx((one.mu + third.mu) / 2)
    assert found[1].mu == pytest.approx(other.mu)


def test_without_the_library_there_are_no_ratings_and_a_note_says_why(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(sys.modules, "openskill.models", None)
    shown = two_rounds()
    assert [each.rating for each in shown.entrants] == [None, None]
    (note,) = shown.notes
    assert "the library openskill, which is not installed" in note
    assert "pip install 'qalat[arena]'" in note


def test_what_no_game_has_shown_is_null_in_json() -> None:
    plan = a_plan(bots="random,random,random", games=6)
    shown = standings(plan, [a_game(0, 0, (0, 1), (60, 50))])
    assert shown is not None
    data = json.loads(json.dumps(shown.data(), allow_nan=False))
    assert data["entrants"][2]["wins"] == {"value": None, "low": None, "high": None}
    assert data["ahead"][0][2] is None
