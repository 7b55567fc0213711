"""Turns: two pieces, one where a second cannot be placed, and who is passed over."""

import pytest

from qalat.games.medina.components import BOX, CELLS, MERCHANTS, WALLS
from tests.games.medina.table import cells, refusal, roofs, table

TURNS = [
    ("place black at 8,4", "place orange at 12,9"),
    ("place grey at 2,1", "place grey at 3,1"),
    ("place orange at 12,9", "place stable at 12,10"),
    ("place wall at north 1", "place wall at west 1"),
    ("place wall at north 1", "roof grey at 1,1"),
    ("place wall at north 1", "place merchant at 5,5"),
]


@pytest.mark.rule("MED-T2")
@pytest.mark.parametrize(("first", "second"), TURNS)
def test_the_examples_of_a_turn(first: str, second: str) -> None:
    match = table(
        "@\n. g", {1: "grey 2, black 1, orange 1, stable 1, merchant 1, wall 3", 2: "wall 2"}
    )
    match.play(first)
    assert match.to_move == "player 1"
    assert match.prompt == "the second piece of the turn"
    match.play(second)
    assert match.to_move == "player 2"
    assert match.prompt == "the first piece of the turn"


@pytest.mark.rule("MED-T2")
def test_a_piece_that_is_not_in_the_supply_cannot_be_placed() -> None:
    match = table("@", {1: "wall 2"})
    for phrase in ("place grey at 5,5", "place merchant at 5,5", "place stable at 5,5"):
        assert refusal(match, phrase).rule == "MED-T2"


@pytest.mark.rule("MED-T2")
def test_there_is_no_passing() -> None:
    match = table("@", {1: "wall 2"})
    with pytest.raises(ValueError, match="expected"):
        match.play("pass")
    assert all(word.startswith("place wall") for word in match.legal)


@pytest.mark.rule("MED-T3")
def test_with_one_piece_left_the_turn_ends_after_it() -> None:
    match = table("@", {1: "wall 1", 2: "wall 2"})
    match.play("place wall at north 1")
    assert match.to_move == "player 2"


@pytest.mark.rule("MED-T3")
def test_with_one_piece_placeable_the_turn_ends_after_it() -> None:
    match = table("@\n. g1 m", {1: "stable 2", 2: "wall 1"})
    match.play("place stable at 1,2")
    assert match.to_move == "player 2"
    assert match.state[0].supply_size[0] == 1


@pytest.mark.rule("MED-T3")
def test_the_first_piece_may_be_one_that_leaves_no_place_for_the_second() -> None:
    match = table(
        """
        @
        . g1 . . k2 m
        . m  . . m
        """,
        {1: "stable 2", 2: "wall 1"},
    )
    assert cells(match, "stable") == {"2,1", "3,1"}
    match.play("place stable at 2,1")
    assert match.to_move == "player 2"


@pytest.mark.rule("MED-T3")
def test_whoever_can_place_nothing_is_passed_over_and_may_place_later() -> None:
    match = table("@", {1: "wall 2, grey 2", 2: "stable 1", 3: "wall 2"})
    match.play("place wall at north 1")
    match.play("place wall at north 2")
    assert match.to_move == "player 3"
    match.play("place wall at north 3")
    match.play("place wall at north 4")
    assert match.to_move == "player 1"
    match.play("place grey at 5,5")
    match.play("place grey at 5,6")
    assert match.to_move == "player 2"
    match.play("place stable at 5,7")
    assert match.to_move == "player 2"
    assert match.legal == ["roof grey at 5,5"]


@pytest.mark.rule("MED-T3")
def test_one_who_alone_can_place_takes_one_turn_after_another() -> None:
    match = table("@", {1: "wall 3"})
    for step in (1, 2, 3):
        assert match.to_move == "player 1"
        match.play(f"place wall at north {step}")
    assert match.over
    assert match.prompt == "nothing: the game is over"
    assert match.legal == []


@pytest.mark.rule("MED-T3")
def test_the_game_ends_with_pieces_left_that_can_never_be_placed() -> None:
    match = table("@", {1: "wall 1, stable 1", 2: "stable 2"})
    match.play("place wall at north 1")
    assert match.over
    assert match.state[0].supply_size[:3].tolist() == [1, 2, 0]
    assert refusal(match, "place wall at north 2").why == "the game is over"


@pytest.mark.rule("MED-T3")
def test_everybody_finished_is_the_end() -> None:
    match = table("@\n. g1 . k2", {1: "wall 1", 2: "wall 1", 3: "wall 1"})
    for step in (1, 2, 3):
        match.play(f"place wall at north {step}")
    assert match.over
    outcome = match.outcome()
    assert outcome is not None
    assert outcome.scores == {"player 1": 1 + 1 + 1, "player 2": 1 + 1 + 2 + 1, "player 3": 0}
    assert outcome.winners == ("player 2",)


@pytest.mark.rule("MED-T3", "MED-H2")
def test_more_cells_stay_empty_than_merchants_can_stand_between() -> None:
    in_the_city = BOX[:WALLS].sum()
    assert CELLS - in_the_city == 59 > BOX[MERCHANTS] * 4 // 2


MAY = "last_piece=may"
ROOFS_BUT_ONE = """
@
. g1 . k1 . n1 . o1
.
. g2 . k2 . n2 . o2
.
. g3 . k3 . n . o
"""
"""Seats 1 and 2 have laid all their roofs, seat 3 all but brown and orange."""


@pytest.mark.rule("MED-T4")
def test_a_single_piece_that_is_left_may_be_declined_where_the_table_allows_it() -> None:
    pieces = {1: "grey 1", 2: "wall 2", 3: "orange 1"}
    sketch = ROOFS_BUT_ONE.replace("g3", "g").replace(" g ", " . ")
    match = table(sketch, pieces, options=MAY)
    assert "decline" in match.legal
    match.play("decline")
    assert match.to_move == "player 2"
    assert match.state[0].supply_size[:3].tolist() == [0, 2, 1]
    assert match.state[0].box[0] == BOX[0] - 2, "it is out of the game, like one left in the box"
    assert match.game.flaws(match.state, 0, match.game.engine.scratch()) == []


@pytest.mark.rule("MED-T4")
def test_by_default_nobody_declines_anything() -> None:
    match = table(ROOFS_BUT_ONE, {1: "wall 1"})
    shown = refusal(match, "decline")
    assert (shown.rule, shown.why) == (
        "MED-T4",
        "only the last piece may be declined, at a table with that option",
    )


@pytest.mark.rule("MED-T4")
def test_who_declined_is_not_asked_again_and_the_game_ends_without_the_piece() -> None:
    match = table(ROOFS_BUT_ONE.replace("n .", "n3 .").replace(" o\n", " o3\n"),
                  {1: "wall 1", 2: "wall 3"}, options=MAY)  # fmt: skip
    match.play("decline")
    for step in (1, 2):
        match.play(f"place wall at north {step}")
    assert match.to_move == "player 2"
    assert "decline" in match.legal
    match.play("place wall at north 3")
    assert match.over
    assert match.state[0].supply_size[:3].tolist() == [0, 0, 0]


@pytest.mark.rule("MED-T4")
def test_the_game_ends_when_all_have_declined() -> None:
    all_roofs = ROOFS_BUT_ONE.replace("n .", "n3 .").replace(" o\n", " o3\n")
    match = table(all_roofs, {1: "wall 1", 2: "stable 1", 3: "merchant 1"}, options=MAY)
    before = match.scores()
    for _ in range(3):
        match.play("decline")
    assert match.over
    assert match.scores() == before


@pytest.mark.rule("MED-T4")
@pytest.mark.parametrize("supply", ["wall 2", "wall 1, stable 1"])
def test_of_two_pieces_neither_is_declined(supply: str) -> None:
    match = table(ROOFS_BUT_ONE, {1: supply, 2: "wall 1"}, options=MAY)
    assert "decline" not in match.legal
    match.play("place wall at north 1")
    assert match.to_move == "player 1"
    assert "decline" not in match.legal, "a turn is two pieces"


@pytest.mark.rule("MED-T4")
def test_a_roof_counts_as_a_piece_that_is_left() -> None:
    match = table("@", {1: "wall 1"}, options=MAY)
    assert "decline" not in match.legal


@pytest.mark.rule("MED-T4")
def test_the_only_one_of_several_pieces_that_can_be_placed_is_not_declined() -> None:
    match = table("@\n. g1 m", {1: "stable 2", 2: "wall 1"}, options=MAY)
    assert match.legal == ["place stable at 1,2"]


@pytest.mark.rule("MED-T4", "MED-R4")
def test_the_last_roof_may_be_declined_while_others_have_roofs() -> None:
    sketch = ROOFS_BUT_ONE.replace("n2 .", "n .").replace("n .", ".  .", 1)
    match = table(sketch, {1: "wall 2"}, options=MAY, phase="piece, seat 2")
    assert match.legal == ["roof brown at 5,5", "decline"]
    match.play("decline")
    assert match.to_move == "player 3"
    assert roofs(match) == ["brown at 5,5", "orange at 7,5"]


@pytest.mark.rule("MED-T4", "MED-R4")
def test_a_roof_that_is_owed_is_not_declined() -> None:
    sketch = ROOFS_BUT_ONE.replace(" o\n", " o3\n")
    match = table(sketch, {1: "wall 2"}, options=MAY, phase="piece, seat 3")
    assert match.legal == ["roof brown at 5,5"]
    assert refusal(match, "decline").rule == "MED-T4"


@pytest.mark.rule("MED-T4", "MED-R4")
def test_a_roof_that_was_declined_counts_no_more() -> None:
    sketch = ROOFS_BUT_ONE.replace("n2 .", "n .").replace("n .", ".  .", 1)
    match = table(sketch, {1: "wall 2", 3: "wall 2"}, options=MAY, phase="piece, seat 2")
    match.play("decline")
    match.play("place wall at north 1")
    assert match.legal == ["roof brown at 5,5", "roof orange at 7,5"], "seat 3 alone has roofs"
    match.play("roof brown at 5,5")
    match.play("place wall at north 2")
    match.play("place wall at north 3")
    assert match.to_move == "player 3"


@pytest.mark.rule("MED-T4")
def test_the_colour_of_a_roof_that_was_declined_stays_in_the_game() -> None:
    sketch = ROOFS_BUT_ONE.replace("n2 .", "n .").replace("n .", ".  .", 1)
    match = table(sketch, {1: "brown 2"}, options=MAY, phase="piece, seat 2")
    match.play("decline")
    match.play("roof brown at 5,5")
    assert match.state[0].supply[0].tolist() == [0, 0, 2, 0, 0, 0, 0]
