"""Setup: the draw of the starting player, three buildings each, the first dice."""

from itertools import product

import pytest

from qalat.core.record import CHANCE
from tests.games.roll_and_write.table import built, carry_out, chances, coins, dice, fresh, refusal

ALL = [f"roll blue {blue} yellow {yellow}" for yellow, blue in product(range(1, 7), range(1, 7))]


@pytest.mark.rule("RW-S1")
def test_everybody_is_as_likely_to_begin() -> None:
    assert chances(fresh(3)) == {"first seat 1": 1, "first seat 2": 1, "first seat 3": 1}
    assert len(chances(fresh(5))) == 5


@pytest.mark.rule("RW-S1", "RW-S2")
def test_the_others_follow_the_starting_player_clockwise() -> None:
    match = carry_out(fresh(3), "first seat 2")
    for place, seat in enumerate([2, 3, 1, 2, 3, 1, 2, 3, 1], start=1):
        before = built(match, seat)
        carry_out(match, f"roll blue {(place - 1) // 3 + 1} yellow 4")
        assert built(match, seat) == before | {f"{(place - 1) // 3 + 1}4"}
    assert [len(built(match, seat)) for seat in (1, 2, 3)] == [3, 3, 3]


@pytest.mark.rule("RW-S1")
def test_a_single_player_is_not_drawn() -> None:
    match = fresh(1)
    assert match.state[0].first == 0
    assert list(chances(match)) == ALL


@pytest.mark.rule("RW-S2")
def test_every_free_crossing_is_equally_likely_and_a_built_one_is_not_recorded() -> None:
    match = carry_out(fresh(2), "first seat 1")
    assert chances(match) == dict.fromkeys(ALL, 1)
    carry_out(match, "roll blue 3 yellow 5")
    assert chances(match) == dict.fromkeys(ALL, 1), "the other player's sheet is empty"
    carry_out(match, "roll blue 3 yellow 5")
    left = [word for word in ALL if word != "roll blue 3 yellow 5"]
    assert chances(match) == dict.fromkeys(left, 1)
    refused = refusal(match, "roll blue 3 yellow 5")
    assert refused.rule == "RW-S2"
    assert "rolled again" in str(refused)


@pytest.mark.rule("RW-S3")
def test_each_player_lays_a_pair_and_the_starting_player_a_second_one() -> None:
    match = carry_out(fresh(3), "first seat 3", *[f"roll blue {n} yellow 1" for n in (1, 2, 3)])
    carry_out(match, *[f"roll blue {n} yellow 2" for n in (1, 2, 3)])
    carry_out(match, *[f"roll blue {n} yellow 3" for n in (1, 2, 3)])
    assert dice(match, 1) == dice(match, 3) == ([], [])
    assert chances(match) == dict.fromkeys(ALL, 1), "built crossings do not matter to dice"
    carry_out(match, "roll blue 5 yellow 4")
    assert dice(match, 3) == ([5], [4])
    carry_out(match, "roll blue 1 yellow 6", "roll blue 2 yellow 2")
    assert (dice(match, 1), dice(match, 2)) == (([1], [6]), ([2], [2]))
    assert match.actor == CHANCE
    carry_out(match, "roll blue 3 yellow 6")
    assert dice(match, 3) == ([3, 5], [4, 6])
    assert match.to_move == "player 3"
    assert match.state[0].round_number == 1


@pytest.mark.rule("RW-M5")
def test_three_coins_start_circled() -> None:
    match = fresh(4)
    assert [coins(match, seat) for seat in (1, 2, 3, 4)] == [3, 3, 3, 3]
    assert match.state[0].gained.tolist() == [3, 3, 3, 3, 0]


@pytest.mark.rule("RW-M3")
def test_boxes_are_counted_by_the_layout_of_the_table() -> None:
    assert fresh(3).state[0].boxes.tolist() == [4, 4, 6, 6, 8, 8]
    layout = "GPTCGA/PSGTAC/TGSACG/CTAGPT/GACPTP/ACGTSP"
    assert fresh(3, layout=layout).state[0].boxes.tolist() == [6, 3, 6, 6, 8, 7]
