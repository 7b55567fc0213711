"""The plan seats every bot in every seat alike, and lets all meet alike."""

from collections import Counter
from itertools import combinations

import pytest

from qalat import Illegal, find
from qalat.play.arena.plan import Plan, make_plan
from qalat.play.roster import read_entrant

GAME = find("alhambra")

every_size = pytest.mark.parametrize(
    ("bots", "players"),
    [(bots, players) for bots in range(1, 8) for players in range(2, 7)],
)


def planned(bots: int, players: int, games: int = 1, seed: int | str = 7) -> Plan:
    return make_plan(GAME, players, [read_entrant("random")] * bots, games, seed)


@every_size
def test_every_bot_sits_in_every_seat_as_often_as_any_other(bots: int, players: int) -> None:
    seats = Counter(
        (seat, entrant)
        for game in planned(bots, players).planned()
        for seat, entrant in enumerate(game.seating)
    )
    assert len(seats) == bots * players
    assert len(set(seats.values())) == 1


@every_size
def test_every_two_bots_meet_as_often_as_any_other_two(bots: int, players: int) -> None:
    meetings = Counter(
        tuple(sorted(pair))
        for game in planned(bots, players).planned()
        for pair in combinations(game.seating, 2)
        if pair[0] != pair[1]
    )
    assert len(meetings) == bots * (bots - 1) // 2
    assert len(set(meetings.values())) <= 1


@every_size
def test_the_seats_of_a_game_are_shared_as_evenly_as_they_can_be(bots: int, players: int) -> None:
    for game in planned(bots, players).planned():
        held = Counter(game.seating)
        counts = [held[entrant] for entrant in range(bots)]
        assert max(counts) - min(counts) <= 1


def test_two_bots_at_a_table_of_six_hold_three_seats_each() -> None:
    plan = planned(2, 6)
    assert plan.games_a_round == 6
    assert {tuple(sorted(game.seating)) for game in plan.planned()} == {(0, 0, 0, 1, 1, 1)}


def test_two_bots_at_a_table_of_four_sit_in_pairs_and_alternately_as_chance_has_it() -> None:
    plan = planned(2, 4, games=4 * 600)
    seatings = Counter(game.seating for game in plan.planned())
    assert len(seatings) == 6
    assert all(300 < times < 500 for times in seatings.values())


def test_the_neighbours_change_from_round_to_round() -> None:
    plan = planned(4, 4, games=200)
    behind = Counter(
        (game.seating[seat - 1], game.seating[seat]) for game in plan.planned() for seat in range(4)
    )
    assert len(behind) == 12


def test_all_games_of_a_round_have_the_same_draws_and_other_rounds_others() -> None:
    plan = planned(3, 3, games=9)
    seeds = Counter(plan.seed_of(game) for game in plan.planned())
    assert list(seeds.values()) == [3, 3, 3]


def test_no_two_bots_are_made_from_the_same_seed() -> None:
    plan = planned(2, 3, games=12)
    seeds = [plan.bot_seed(game, seat) for game in plan.planned() for seat in range(3)]
    assert len(set(seeds)) == len(seeds)


def test_a_number_of_games_is_made_up_to_whole_rounds() -> None:
    assert [planned(2, 3, games=games).games for games in (1, 6, 7)] == [6, 6, 12]


def test_the_same_seed_plans_the_same_games_and_more_of_them_begin_alike() -> None:
    few, many = planned(3, 4, games=12), planned(3, 4, games=60)
    assert list(few.planned()) == list(many.planned())[: few.games]
    assert list(few.planned()) != list(planned(3, 4, games=12, seed=8).planned())


def test_games_are_numbered_in_their_order() -> None:
    assert [game.number for game in planned(2, 4, games=20).planned()] == list(range(20))


def test_too_many_bots_for_one_round_are_refused() -> None:
    with pytest.raises(Illegal, match=r"'16 bots' is not possible: .* takes 48,048 games"):
        planned(16, 6)


def test_a_number_of_players_that_the_game_is_not_for_is_refused() -> None:
    with pytest.raises(Illegal, match="Alhambra is for 2 to 6 players"):
        planned(2, 7)
