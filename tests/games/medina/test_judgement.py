"""What a position of Medina promises each player."""

import numpy as np
import pytest

import qalat
from qalat.core.match import Match
from qalat.games.medina import judgement
from qalat.games.medina.judgement.holdings import HOLDING_FACTS
from qalat.games.medina.judgement.races import RACE_FACTS
from qalat.games.medina.judgement.weights import TABLE
from tests.games.medina.table import SOME, table

EVERYBODY = {1: SOME, 2: SOME, 3: SOME}


def promised(match: Match) -> list[float]:
    """The points that a position promises each seat."""
    values = np.full(match.game.rows, np.nan)
    judgement.estimate(match.state[0], values, match.game.engine.scratch(1)[0])
    return [float(values[seat]) for seat in range(len(match.seats))]


def promised_in(sketch: str, phase: str = "piece, seat 1", **lines: str) -> list[float]:
    """The points that a drawn city promises three players with some pieces each."""
    return promised(table(sketch, EVERYBODY, phase=phase, **lines))


def test_the_weights_are_those_of_the_facts() -> None:
    assert [fact for fact, _ in TABLE["race"]] == list(RACE_FACTS)
    assert [fact for fact, _ in TABLE["holding"]] == list(HOLDING_FACTS)


@pytest.mark.parametrize("beside", ["s", "m"])
def test_a_stable_or_a_merchant_beside_a_palace_is_good_for_its_owner(beside: str) -> None:
    before = promised_in("@\n. . g1 g .")
    after = promised_in(f"@\n. . g1 g {beside}")
    assert after[0] > before[0] + 0.3


def test_a_palace_that_the_walls_will_reach_is_worth_more_than_one_in_the_middle() -> None:
    by_the_walls = promised_in("@ # #\n. . . g1 g g")
    in_the_middle = promised_in("@ # #\n.\n.\n. . . g1 g g")
    assert by_the_walls[0] > in_the_middle[0] + 0.5


def test_stables_are_worth_something_only_beside_a_palace_with_room() -> None:
    with_room = table("@\n.\n. m . . .\n. . o1 o .\n.", {1: "stable 2, wall 1"})
    without = table("@\n. . m m\n. m o1 o m\n. . m m\n.", {1: "stable 2, wall 1"})
    shut = promised(without)[0] - without.scores()["player 1"]
    assert promised(with_room)[0] - with_room.scores()["player 1"] > shut + 0.5


def stables_beyond_walls(sketch: str) -> float:
    """What two stables promise the first player more than two walls would."""
    stables = promised(table(sketch, {1: "stable 2, wall 1"}))
    return stables[0] - promised(table(sketch, {1: "wall 3"}))[0]


def test_stables_are_worth_keeping_for_a_palace_to_come() -> None:
    assert stables_beyond_walls("@\n.\n. . o o .") > 1


def test_stables_are_worth_nothing_to_who_has_laid_all_roofs_on_palaces_without_room() -> None:
    shut = "@\n.\n. . . m . m . m . m\n. . m o1 m g1 m k1 m n1 m\n. . . m . m . m . m"
    assert stables_beyond_walls(shut) == pytest.approx(0)


def test_who_comes_first_to_a_large_palace_can_expect_most_of_it() -> None:
    city = "@\n.\n. . o o o o\n. . o o o o"
    mine = promised_in(city)
    assert mine[0] > mine[1] + 1
    assert mine[0] > mine[2] + 1
    theirs = promised_in(city, phase="piece, seat 2")
    assert theirs[1] > theirs[0] + 1


def test_who_has_laid_a_piece_already_can_still_take_the_palace() -> None:
    city = "@\n.\n. . o o o o\n. . o o o o"
    in_the_middle = promised_in(city, laid="no roof")
    assert in_the_middle[0] > in_the_middle[1] + 1


def test_a_roof_on_a_single_building_is_a_loss_in_the_opening() -> None:
    match = qalat.Match("medina", 3, options={"youngest": "1"})
    for move in ("place merchant at 8,6", "place orange at 3,3"):
        match.play(move)
    before = promised(match)
    match.play("roof orange at 3,3")
    assert promised(match)[0] < before[0]


def test_a_blocked_palace_can_still_be_taken() -> None:
    blocked = "@\n. o o o m\n. o o o m\n. m m m"
    with_it = promised_in(blocked)
    without = promised_in("@\n.\n.\n. m m m")
    assert sum(with_it) > sum(without) + 2


def test_a_palace_card_is_safer_the_larger_the_lead() -> None:
    leading = promised_in("@\n. o1 o o o o . o2", roofs="seat 1 orange; seat 2 orange")
    level = promised_in("@\n. o1 o o o o . o2 o o o o", roofs="seat 1 orange; seat 2 orange")
    assert leading[0] > level[0]


def test_a_palace_card_that_nobody_else_can_win_counts_in_full() -> None:
    city = "@\n. o1 o o o o . o2 o o . o3\n. o o . . . . o"
    match = table(city, {1: "wall 1"})
    assert promised(match)[0] >= match.scores()["player 1"] - 0.5


def test_a_tower_card_is_safer_towards_the_end() -> None:
    city = "@ # # #\n. . o1 o o"
    late = promised(table(city, {1: "wall 1"}))
    early = promised(table(city, {1: SOME, 2: SOME, 3: SOME}))
    others = [early[1] - late[1], early[2] - late[2]]
    assert all(gain > 0 for gain in others)


def test_before_the_first_move_everybody_can_expect_the_same() -> None:
    match = qalat.Match("medina", 4, options={"youngest": "1"})
    values = promised(match)
    assert max(values) - min(values) < 3
    assert 20 < sum(values) / 4 < 60


def test_a_turn_is_in_its_middle_after_one_piece() -> None:
    match = table("@\n. g")
    assert judgement.mid_turn(match.state[0]) == 0
    match.play("place wall at north 1")
    assert judgement.mid_turn(match.state[0]) == 1
    assert judgement.share_of_turn(match.state[0]) == 1.0


def test_at_the_end_a_card_that_nobody_holds_counts_for_nobody() -> None:
    match = table("@\n. g1", {1: "wall 1"})
    match.play("place wall at east 1")
    assert match.over
    assert promised(match) == list(match.scores().values())


def test_who_declined_the_last_roof_waits_for_no_palace_and_no_card() -> None:
    match = table(
        "@\n. g1 . k1 . n1 . o o\n.\n. g2 . k2",
        {2: SOME, 3: SOME},
        options="last_piece=may",
    )
    match.play("decline")
    without = promised(match)
    states = match.state
    states[0].declined[0] = 0
    waiting = promised(Match.from_position(match.game, states))
    assert waiting[0] > without[0] + 1
    assert sum(without) < sum(waiting)
