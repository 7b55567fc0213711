"""Roofs: they make palaces somebody's, and end colours."""

import pytest

from tests.games.medina.table import cells, refusal, roofs, table


@pytest.mark.rule("MED-R1")
def test_the_example_of_an_orange_palace_of_four_buildings() -> None:
    match = table("""
        @
        .
        . . . o o
        . . . o o
        """)
    match.play("roof orange at 3,2")
    assert match.parts()["player 1"]["buildings"] == 4
    assert refusal(match, "place orange at 5,2").rule == "MED-R1"
    assert refusal(match, "roof orange at 3,2").rule == "MED-R1"


@pytest.mark.rule("MED-R1")
def test_a_single_building_placed_in_the_same_turn_may_be_roofed() -> None:
    match = table("@")
    match.play("place brown at 8,6")
    match.play("roof brown at 8,6")
    assert match.scores()["player 1"] == 1 + 3


@pytest.mark.rule("MED-R1")
def test_every_cell_of_a_palace_names_it() -> None:
    for cell in ("3,1", "2,2", "3,2", "4,2", "4,1"):
        match = table("""
            @
            . . . o s
            . . o o o
            """)
        match.play(f"roof orange at {cell}")
        assert str(match.log).splitlines()[-2].endswith("roof orange at 3,1")
    assert refusal(match, "roof orange at 9,9").rule == "MED-R1"
    assert refusal(match, "roof grey at 3,1").rule == "MED-R1"


@pytest.mark.rule("MED-R1")
def test_a_roof_without_a_cell_goes_where_there_is_but_one_palace() -> None:
    match = table("""
        @
        . m . . . . . o .
        . g m . g .
        . m .
        """)
    match.play("roof orange")
    with pytest.raises(ValueError, match="could be any of: roof grey at 1,2; roof grey at 4,2"):
        match.play("roof grey")


@pytest.mark.rule("MED-R2")
def test_a_player_roofs_one_palace_of_each_colour() -> None:
    match = table("""
        @
        . g1 . g . k
        """)
    assert roofs(match) == ["black at 5,1"]
    assert refusal(match, "roof grey at 3,1").rule == "MED-R2"


@pytest.mark.rule("MED-R3", "MED-T3")
def test_a_colour_that_everybody_has_roofed_leaves_the_game_before_the_second_piece() -> None:
    match = table(
        """
        @
        . g . g2 . g3
        . m
        """,
        {1: "grey 3, wall 1", 2: "grey 2, stable 1", 3: "grey 4"},
    )
    match.play("roof grey at 1,1")
    assert match.to_move == "player 1"
    assert cells(match, "grey") == set()
    assert refusal(match, "place grey at 10,10").rule == "MED-R3"
    assert match.state[0].supply_size[:3].tolist() == [1, 1, 0]
    assert match.state[0].box[0] == 20 - 3
    match.play("place wall at west 1")
    assert match.to_move == "player 2"


@pytest.mark.rule("MED-R3", "MED-T3")
def test_when_nothing_but_a_lost_colour_is_left_the_turn_ends_after_one_piece() -> None:
    match = table(
        """
        @
        . g . g2 . g3
        """,
        {1: "grey 3", 2: "wall 1"},
    )
    match.play("roof grey at 1,1")
    assert match.to_move == "player 2"


ALL_ROOFS = """
    @
    . g2 . k2 . n2 . o2
    .
    . g3 . k3 . n3 . o3
    .
    . g1 . k1 . {0}  . {1}
    """


@pytest.mark.rule("MED-R4")
def test_the_only_player_with_roofs_places_one_in_each_turn() -> None:
    match = table(ALL_ROOFS.format("n", "o1"), {1: "wall 3, stable 1"})
    assert cells(match, "wall")
    match.play("place wall at north 1")
    assert match.legal == ["roof brown at 5,5"]
    assert refusal(match, "place wall at north 2").rule == "MED-R4"


@pytest.mark.rule("MED-R4")
def test_after_a_roof_as_the_first_piece_the_second_is_free() -> None:
    match = table(ALL_ROOFS.format("n", "o"), {1: "wall 3"})
    match.play("roof brown at 5,5")
    assert cells(match, "wall")
    assert roofs(match) == ["orange at 7,5"]


@pytest.mark.rule("MED-R4")
def test_a_palace_founded_as_the_first_piece_has_to_be_roofed() -> None:
    match = table(ALL_ROOFS.format("n1", "."), {1: "orange 2, wall 3"})
    assert roofs(match) == []
    match.play("place orange at 12,9")
    assert match.legal == ["roof orange at 12,9"]


@pytest.mark.rule("MED-R4")
def test_nobody_has_to_found_a_palace_for_a_roof() -> None:
    match = table(ALL_ROOFS.format("n1", "."), {1: "orange 2, wall 3"})
    match.play("place wall at north 1")
    assert cells(match, "wall")
    assert cells(match, "orange")


@pytest.mark.rule("MED-R4")
def test_with_two_players_who_have_roofs_nobody_is_forced() -> None:
    match = table(ALL_ROOFS.format("n", "o1").replace("o3", "o"), {1: "wall 3"})
    match.play("place wall at north 1")
    assert cells(match, "wall")


@pytest.mark.rule("MED-R5", "MED-R4")
def test_a_roof_that_can_never_be_placed_counts_as_a_roof_and_costs_nothing() -> None:
    match = table(ALL_ROOFS.format("n", "o1").replace("o3", "."), {1: "wall 3"})
    match.play("place wall at north 1")
    assert cells(match, "wall")
    match.play("place wall at north 2")
    assert match.to_move == "player 1"
    match.play("place wall at north 3")
    match.play("roof brown at 5,5")
    assert match.over
    assert match.scores()["player 3"] == 3
