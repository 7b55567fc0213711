"""Foresight: what points a fitted network expects where a playout is cut off."""

import pytest

from qalat.core.match import Match
from qalat.core.record import CHANCE
from tests.games.roll_and_write.judged import JUDGE, values
from tests.games.roll_and_write.table import (
    GAME,
    PAIR,
    carry_out,
    crossings,
    fresh,
    play_out,
    position,
    seat,
    wander,
)

FOUR = "dice: blue 2 5; yellow 3 6"
COINS = "coins: 5 gained, 2 spent"
SOME = "11 21 34 52 55"


def foreseen(match: Match) -> list[float]:
    """The points that each row may expect."""
    found = JUDGE.foresee(match.state, 0, GAME.engine.scratch())
    return [float(value) for value in found[: len(match.scores())]]


def own(built: str = SOME, *lines: str) -> str:
    return seat(1, FOUR, *(lines or (COINS,)), built=built)


def rival(number: int, built: str = SOME, *lines: str) -> str:
    return seat(number, PAIR, *(lines or (COINS,)), built=built)


def table(*seats: str, head: str = "round: 9") -> Match:
    return position(f"players: {len(seats)}", head, *seats)


@pytest.mark.parametrize("seats", [1, 2, 5])
def test_of_a_finished_game_the_score_is_foreseen(seats: int) -> None:
    match = play_out(fresh(seats))
    assert foreseen(match) == [float(points) for points in match.scores().values()]


def test_for_a_single_player_the_estimate_is_used() -> None:
    match = position("players: 1", "round: 9", own(), "virtual 1:", "virtual 2:")
    assert foreseen(match) == values(match)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_whoever_acts_points_can_be_foreseen_for_all_players(seats: int) -> None:
    match = fresh(seats)
    for _ in wander(match):
        if match.state[0].actor != CHANCE:
            for row, value in enumerate(foreseen(match)):
                assert 5 < value < 150 if row < seats else value == 0


def test_a_type_nearly_complete_promises_more_and_takes_from_the_rivals() -> None:
    few, many = crossings(("P", 1), ("G", 3)), crossings(("P", 3), ("G", 1))
    behind, ahead = table(own(few), rival(2, few)), table(own(many), rival(2, few))
    assert foreseen(ahead)[0] > foreseen(behind)[0]
    assert foreseen(ahead)[1] < foreseen(behind)[1]


def test_coins_promise_something() -> None:
    poor = table(own(SOME, "coins: 5 gained, 5 spent"), rival(2))
    assert foreseen(table(own(), rival(2)))[0] > foreseen(poor)[0] + 1


def test_it_does_not_matter_which_rival_is_nearer_to_a_type() -> None:
    near, far = f"{SOME} 24 36", "61 62 63"
    one = table(own(), rival(2, near), rival(3, far), rival(4, far))
    other = table(own(), rival(2, far), rival(3, near), rival(4, far))
    assert foreseen(one)[0] == pytest.approx(foreseen(other)[0])


def test_a_place_that_was_paid_counts_in_full() -> None:
    paid = rival(2, crossings(("P", 4), ("C", 2)), COINS, "paid: pavilion 16")
    racing = rival(2, crossings(("P", 3), ("C", 2)))
    winner = seat(1, FOUR, COINS, "paid: pavilion 16", built=crossings(("P", 4), ("C", 2)))
    hopes = foreseen(table(own(), racing, rival(3)))[1]
    assert foreseen(table(own(), paid, rival(3)))[1] > hopes
    assert foreseen(table(winner, racing, rival(3)))[1] < hopes


def test_lines_that_are_full_count_in_full() -> None:
    column = "61 62 63 64 65"
    nearly, full = table(own(column), rival(2)), table(own(f"{column} 66"), rival(2))
    assert foreseen(full)[0] > foreseen(nearly)[0] + 2


def test_dice_for_what_is_free_promise_more_than_dice_for_what_is_built() -> None:
    def foreseen_with(dice: str, waiting: str) -> list[float]:
        first = seat(1, dice, COINS, built=SOME)
        return foreseen(table(first, seat(2, waiting, COINS, built=SOME), head="round: 17"))

    built_four, free_four = "dice: blue 1 2; yellow 1 1", "dice: blue 3 4; yellow 1 1"
    built_pair, free_pair = "dice: blue 3; yellow 4", "dice: blue 2; yellow 2"
    assert foreseen_with(free_four, free_pair)[0] > foreseen_with(built_four, free_pair)[0]
    assert foreseen_with(free_four, free_pair)[1] > foreseen_with(free_four, built_pair)[1]


def test_where_chance_is_to_act_the_estimate_is_used() -> None:
    match = table(own(), rival(2), rival(3))
    for roll in ("take coins", "roll blue 3 4"):
        carry_out(match, roll)
        assert foreseen(match) == values(match)
    carry_out(match, "roll yellow 1 2")
    assert foreseen(match) != values(match)


@pytest.mark.parametrize("letters", ["P" * 31 + "SACGT", "G" * 13 + "T" * 13 + "PPSSAACCCC"])
def test_for_types_with_unusual_numbers_of_boxes_the_estimate_is_used(letters: str) -> None:
    layout = "/".join(letters[row : row + 6] for row in range(0, 36, 6))
    match = fresh(5, layout=layout, coins="99")
    for _ in wander(match):
        assert foreseen(match) == values(match)
