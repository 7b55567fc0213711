"""An action and what it changes: pieces go from supplies into the city, and none is lost."""

from random import Random

import pytest

import qalat
from qalat.core.match import Match
from qalat.games.medina.components import BOX, KINDS, WALLS
from tests.games.medina.table import refusal, table


def everywhere(match: Match, kind: int) -> int:
    """Count the pieces of a kind wherever they are."""
    state = match.state[0]
    placed = state.arm.sum() if kind == WALLS else (state.piece == kind + 1).sum()
    return int(placed + state.supply[:, kind].sum() + state.box[kind])


@pytest.mark.rule("MED-M2", "MED-R3")
@pytest.mark.parametrize("seats", [3, 4])
def test_no_piece_is_ever_lost(seats: int) -> None:
    random = Random(seats)
    match = qalat.Match("medina", seats, seed=seats)
    while not match.over:
        match.play(random.choice(match.legal_actions))
        assert [everywhere(match, kind) for kind in range(len(KINDS))] == BOX.tolist()
        assert match.state[0].supply.sum(axis=1).tolist() == match.state[0].supply_size.tolist()


@pytest.mark.rule("MED-R1")
def test_a_palace_is_named_by_its_first_building_as_it_grows() -> None:
    match = table("@\n.\n.\n. . . . g", {1: "grey 2", 2: "grey 2"})
    match.play("place grey at 4,4")
    assert match.legal[-1] == "roof grey at 4,3"
    match.play("place grey at 3,3")
    assert match.legal[-1] == "roof grey at 3,3"
    match.play("place grey at 4,2")
    assert match.legal[-1] == "roof grey at 4,2"


def test_an_action_of_another_seat_is_refused() -> None:
    match = table("@", {1: "wall 2", 2: "wall 2"})
    with pytest.raises(qalat.Illegal, match="player 1"):
        match.play("place wall at north 1", seat="player 2")


@pytest.mark.rule("MED-T1")
def test_nothing_is_drawn_in_the_middle_of_the_game() -> None:
    match = table("@", {1: "wall 2"})
    assert refusal(match, "youngest seat 1").rule == "MED-T1"
