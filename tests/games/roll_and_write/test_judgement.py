"""The estimate: what points everybody may expect at the end."""

from math import exp

import numpy as np
import pytest

import qalat
from qalat.core.match import Match
from qalat.games.roll_and_write import judgement
from qalat.games.roll_and_write.judgement.races import odds_ahead
from qalat.games.roll_and_write.judgement.weights import FURTHEST
from tests.games.roll_and_write.judged import expects, values
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
NO_COINS = "coins: 3 gained, 3 spent"
OWN = crossings(("P", 3), ("S", 3), ("A", 1), ("C", 1), ("G", 1), ("T", 1))
RIVAL = crossings(("P", 3), ("S", 3), ("A", 5), ("C", 5), ("G", 6), ("T", 6))
"""Level in two races, in which one pavilion (blue 4, yellow 5) and one palace (blue 5, yellow 6)
are missing; the other races are lost for whoever has the smaller sheet."""


def rival(number: int, built: str = RIVAL) -> str:
    return seat(number, PAIR, NO_COINS, built=built)


def three(own: str, *others: str, head: str = "round: 15") -> Match:
    """Three players, the first on turn with four dice; the others have many buildings."""
    return position("players: 3", head, own, *(others or (rival(2), rival(3))))


def sheet(built: str, *lines: str) -> str:
    return seat(1, FOUR, *(lines or (NO_COINS,)), built=built)


def at_last(first: str, second: str) -> Match:
    """The last turn of all is to come, that of the third player."""
    third = seat(3, FOUR, NO_COINS, built="66")
    return position("players: 3", "phase: action, seat 3", "round: 18", first, second, third)


@pytest.mark.parametrize(
    ("seats", "options"),
    [(1, {}), (1, {"solo": "against", "virtual_players": "4"}), (2, {}), (3, {})],
    ids=str,
)
def test_of_a_finished_game_the_estimate_is_the_score(seats: int, options: dict[str, str]) -> None:
    match = play_out(fresh(seats, **options))
    assert values(match) == [float(points) for points in match.scores().values()]


@pytest.mark.parametrize(
    ("seats", "options"),
    [(1, {}), (1, {"solo": "against"}), (2, {}), (4, {})],
    ids=str,
)
def test_whatever_is_asked_points_can_be_expected(seats: int, options: dict[str, str]) -> None:
    match = fresh(seats, **options)
    for _ in wander(match):
        for row, value in enumerate(values(match)):
            scores = row < seats or "solo" in options
            assert 10 < value < 170 if scores else value == 0


def test_before_the_first_roll_all_may_expect_the_same() -> None:
    assert len(set(values(fresh(3)))) == 1


def test_whoever_has_more_of_a_type_may_expect_more() -> None:
    some, more = three(sheet(OWN)), three(sheet(f"{OWN} 45"))
    assert expects(more, 1) > expects(some, 1) + 1
    assert expects(more, 2) < expects(some, 2)


def test_odds_grow_nearly_e_times_as_good_with_each_step_of_a_lead() -> None:
    for step in range(-20, 21):
        lead = np.float32(step / 20)
        odds = odds_ahead(lead, np.float32(1), np.float32(1), np.float32(-1))
        assert odds == pytest.approx(1 / (1 + exp(-FURTHEST * lead)), abs=0.006)


def test_the_same_lead_is_worth_more_late_than_early() -> None:
    def lead(head: str) -> float:
        found = values(three(sheet("21 12"), rival(2, "21 12 54"), rival(3, "21 12"), head=head))
        return found[1] - found[2]

    assert lead("round: 18") > lead("round: 3")


def test_a_completed_type_is_worth_nearly_the_first_place_before_it_is_paid() -> None:
    full, level = three(sheet(f"{OWN} 45")), three(sheet(OWN))
    assert expects(full, 1) > expects(level, 1) + 4
    assert expects(full, 2) < expects(level, 2) - 2


def test_two_who_complete_a_type_in_one_round_may_expect_the_same() -> None:
    built = f"{OWN} 45"
    one, two = values(at_last(rival(1, built), rival(2, built)))[:2]
    assert one == pytest.approx(two)


def test_a_share_that_is_paid_is_certain() -> None:
    paid = sheet(f"{OWN} 45", NO_COINS, "paid: pavilion 16")
    waiting = three(sheet(f"{OWN} 45"))
    assert expects(three(paid), 1) > expects(waiting, 1)
    assert expects(three(paid), 2) < expects(waiting, 2) + 1


def test_a_type_without_a_building_brings_nothing_at_the_end() -> None:
    match = at_last(rival(1, "11"), seat(2, PAIR, NO_COINS))
    assert expects(match, 1) > 19
    assert expects(match, 2) == 0


def test_buildings_in_one_line_promise_more_than_scattered_ones() -> None:
    layout = "PPPPPP/SSSSSS/AAAAAA/CCCCCC/GGGGGG/TTTTTT"

    def match(built: str) -> Match:
        return position(
            "players: 3",
            f"options: layout={layout}",
            "round: 12",
            seat(1, FOUR, NO_COINS, built=built, layout=layout),
            seat(2, PAIR, NO_COINS),
            seat(3, PAIR, NO_COINS),
        )

    one_column, scattered = match("11 12 13 14"), match("11 22 33 44")
    assert expects(one_column, 1) > expects(scattered, 1) + 1


def test_coins_are_worth_less_when_they_can_hardly_be_used_any_more() -> None:
    def worth(head: str) -> float:
        rich, poor = (
            three(sheet(OWN, f"coins: 9 gained, {spent} spent"), head=head) for spent in (3, 9)
        )
        return expects(rich, 1) - expects(poor, 1)

    assert worth("round: 16") > worth("round: 18") >= 3


def test_after_the_last_turn_two_coins_are_a_point_and_an_odd_one_is_nothing() -> None:
    def after(left: int) -> float:
        own = seat(1, PAIR, f"coins: 9 gained, {9 - left} spent", built=OWN)
        return expects(at_last(own, rival(2)), 1)

    assert after(3) - after(0) == pytest.approx(1)


def test_dice_that_show_a_needed_crossing_promise_more_than_dice_that_show_built_ones() -> None:
    def with_dice(dice: str) -> float:
        return expects(three(seat(1, dice, NO_COINS, built=OWN)), 1)

    assert with_dice("dice: blue 4 4; yellow 5 5") > with_dice("dice: blue 1 2; yellow 1 2") + 0.5


def test_a_pair_kept_for_the_next_turn_counts_too() -> None:
    def kept(pair: str) -> float:
        return expects(three(sheet(OWN), rival(2), seat(3, pair, NO_COINS, built=OWN)), 3)

    assert kept("dice: blue 4; yellow 5") > kept("dice: blue 2; yellow 1")


def test_a_single_player_counts_on_the_unused_pair() -> None:
    def unused(dice: str) -> float:
        virtual = ("virtual 1:", "  built: pavilion 3")
        match = position("players: 1", "round: 17", seat(1, dice, NO_COINS, built=OWN), *virtual)
        return expects(carry_out(match, "build blue 6 yellow 6"), 1)

    assert unused("dice: blue 4 6; yellow 5 6") > unused("dice: blue 2 6; yellow 1 6")


def test_a_second_build_that_is_offered_is_counted_on_if_it_is_worth_its_coins() -> None:
    def offered(dice: str) -> float:
        own = seat(1, dice, "coins: 3 gained, 0 spent", built=OWN)
        match = carry_out(three(own, head="round: 18"), "build blue 6 yellow 6")
        waiting = expects(match, 1)
        return waiting - expects(carry_out(match, "end"), 1)

    assert offered("dice: blue 4 6; yellow 5 6") > offered("dice: blue 2 6; yellow 3 6") == 0


def test_after_coins_a_roll_of_all_four_is_looked_forward_to() -> None:
    match = carry_out(
        three(seat(1, "dice: blue 1 2; yellow 1 2", NO_COINS, built=OWN)), "take coins"
    )
    before = expects(match, 1)
    assert expects(carry_out(match, "roll blue 1 2"), 1) == before
    carry_out(match, "roll yellow 1 2", "keep blue 1 yellow 2")
    assert before > expects(match, 1)


def test_virtual_players_expect_points_only_in_a_game_against_them() -> None:
    alone = position("players: 1", "round: 3", seat(1, FOUR))
    assert values(alone)[1:] == [0, 0]
    against = position("players: 1", "options: solo=against", "round: 3", seat(1, FOUR))
    assert min(values(against)[1:]) > 21


def test_a_virtual_player_that_has_built_in_this_round_counts_on_one_build_fewer() -> None:
    def virtual(step: int) -> float:
        return expects(
            position(
                "players: 1",
                "options: solo=against",
                "phase: virtual, chance",
                "round: 17",
                f"step: {step}",
                seat(1, FOUR, built=OWN),
                "virtual 1:",
                "  built: pavilion 2; tower 3",
            ),
            2,
        )

    assert virtual(0) > virtual(1)


def test_nothing_is_hidden_so_nothing_is_guessed() -> None:
    match = qalat.Match("roll_and_write", 3, seed=5)
    states = match.state
    judgement.guess(states[0], 1, GAME.engine.scratch()[0])
    assert states.tobytes() == match.state.tobytes()


def test_a_turn_is_parted_by_the_dice_alone() -> None:
    match = three(sheet(OWN))
    assert judgement.mid_turn(match.state[0]) == 1
    assert judgement.share_of_turn(match.state[0]) == 0.9
    carry_out(match, "take coins", "roll blue 2 5", "roll yellow 3 6")
    assert judgement.share_of_turn(match.state[0]) == 0.1
