"""What a player may see: others' supplies as numbers, everything else whole."""

import pytest

import qalat
from tests.games.medina.table import table


@pytest.mark.rule("MED-M4")
def test_a_seat_sees_its_own_supply_and_the_size_of_the_others() -> None:
    match = qalat.Match("medina", ["ada", "ben", "cem"], seed=4)
    for seat, name in enumerate(match.seats):
        shown = match.view(name).states[0]
        assert shown.supply[seat].tolist() == [6, 6, 6, 6, 4, 8, 10]
        assert shown.supply.sum() == 46
        assert shown.supply_size.tolist() == [46, 46, 46, 0]
        assert str(match.view(name)).count("supply: 46 pieces\n") == 2
    assert match.view().states[0].supply.sum() == 0


@pytest.mark.rule("MED-M4")
def test_a_single_hidden_piece_is_shown_in_the_singular() -> None:
    match = table("@", {1: "wall 2", 2: "grey 1"})
    assert "supply: 1 piece\n" in str(match.view("player 1"))


@pytest.mark.rule("MED-M4")
def test_open_supplies_are_shown_to_everybody() -> None:
    match = qalat.Match("medina", 3, seed=4, options={"open_supplies": "yes"})
    for name in (*match.seats, None):
        assert match.view(name).states.tobytes() == match.state.tobytes()


@pytest.mark.rule("MED-M4")
def test_roofs_and_the_city_lie_open() -> None:
    match = table("@\n. g1 . k2", {1: "wall 2", 2: "grey 1"})
    shown, whole = match.view("player 3").states[0], match.state[0]
    for field in ("piece", "roof", "rank", "arm", "palace_card", "tower_card", "near", "plane"):
        assert shown[field].tolist() == whole[field].tolist()
