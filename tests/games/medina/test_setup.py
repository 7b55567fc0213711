"""The setup: full supplies, an empty city, and the youngest player's merchant."""

import pytest

import qalat
from tests.games.medina.table import cells, refusal


@pytest.mark.rule("MED-M4")
@pytest.mark.parametrize(
    ("seats", "supply"),
    [
        (3, "grey 6, black 6, brown 6, orange 6, stable 4, merchant 8, wall 10"),
        (4, "grey 5, black 5, brown 5, orange 5, stable 3, merchant 6, wall 8"),
    ],
)
def test_every_player_takes_the_same_pieces(seats: int, supply: str) -> None:
    match = qalat.Match("medina", seats, seed=1)
    assert str(match).count(f"  supply: {supply}\n") == seats
    assert match.state[0].supply_size[:seats].tolist() == [46 if seats == 3 else 37] * seats


@pytest.mark.rule("MED-M2", "MED-M4")
def test_what_is_not_dealt_stays_in_the_box() -> None:
    assert qalat.Match("medina", 3).state[0].box.tolist() == [2, 2, 2, 2, 0, 1, 2]
    assert qalat.Match("medina", 4).state[0].box.tolist() == [0, 0, 0, 0, 0, 1, 0]


@pytest.mark.rule("MED-T1")
def test_the_youngest_is_drawn_or_a_setting() -> None:
    match = qalat.Match("medina", 3, draws=False)
    assert match.prompt == "a draw"
    assert match.legal == ["youngest seat 1", "youngest seat 2", "youngest seat 3"]
    match.play("youngest seat 2")
    assert match.to_move == "player 2"
    assert qalat.Match("medina", 4, options={"youngest": "4"}).to_move == "player 4"


@pytest.mark.rule("MED-T1")
def test_a_youngest_seat_beyond_the_table_is_refused() -> None:
    with pytest.raises(qalat.Illegal, match="the youngest seat is one of 3"):
        qalat.Match("medina", 3, options={"youngest": "4"})
    match = qalat.Match("medina", 3, draws=False)
    assert refusal(match, "youngest seat 4").rule == "MED-T1"
    assert refusal(match, "place merchant at 5,5").rule == "MED-T1"


@pytest.mark.rule("MED-T1")
def test_the_first_merchant_goes_into_the_central_14_by_9_cells() -> None:
    match = qalat.Match("medina", 3, options={"youngest": "2"})
    assert len(match.legal) == 14 * 9
    assert cells(match, "merchant") == {f"{x},{y}" for x in range(2, 16) for y in range(2, 11)}
    assert match.prompt == "the first merchant, on a cell that is not next to the rim"
    for cell in ("1,5", "16,5", "5,1", "5,11", "1,1"):
        assert refusal(match, f"place merchant at {cell}").rule == "MED-T1"
    assert refusal(match, "place grey at 5,5").rule == "MED-T2"
    assert refusal(match, "youngest seat 1").rule == "MED-T1"


@pytest.mark.rule("MED-T1", "MED-T2")
def test_whoever_placed_the_first_merchant_takes_a_normal_turn_of_two_pieces() -> None:
    match = qalat.Match("medina", 3, options={"youngest": "3"})
    match.play("place merchant at 8,6")
    assert match.to_move == "player 3"
    assert match.state[0].supply_size[:3].tolist() == [46, 46, 46]
    match.play("place wall at north 1")
    assert match.to_move == "player 3"
    match.play("place wall at north 2")
    assert match.to_move == "player 1"


def test_five_players_are_refused_in_one_sentence() -> None:
    with pytest.raises(qalat.Illegal) as refused:
        qalat.Match("medina", 5)
    assert str(refused.value) == "'5 players' is not possible: Medina is for 3 to 4 players"
