"""What is in the box, compared with the rules' own figures."""

import pytest

from qalat.games.medina import components
from qalat.games.medina.actions import ACTIONS, MOST_LEGAL


@pytest.mark.rule("MED-M1")
def test_the_city_has_176_cells_and_a_rim_of_54_wall_cells() -> None:
    assert components.CELLS == 16 * 11 == 176
    assert components.RIM_CELLS == 16 + 16 + 11 + 11 == 54
    sides = [side for side, _, _ in components.RIM]
    assert [sides.count(side) for side in range(4)] == [16, 11, 16, 11]


@pytest.mark.rule("MED-M1")
def test_a_wall_cell_touches_the_inner_cell_of_its_column_or_row() -> None:
    touched = {
        components.rim_name(wall): components.cell_name(inner)
        for wall, (_, _, inner) in enumerate(components.RIM)
    }
    assert touched["north 5"] == "5,1"
    assert touched["east 3"] == "16,3"
    assert touched["south 16"] == "16,11"
    assert touched["west 11"] == "1,11"


@pytest.mark.rule("MED-M1")
def test_only_corner_cells_touch_two_wall_cells() -> None:
    walls = {
        components.cell_name(cell): sum(wall >= 0 for wall in components.CELL_RIM[cell])
        for cell in range(components.CELLS)
    }
    corners = {cell for cell, count in walls.items() if count == 2}
    assert corners == {"1,1", "16,1", "1,11", "16,11"}
    assert sum(walls.values()) == 54


@pytest.mark.rule("MED-M2")
def test_the_box_has_169_pieces_with_roofs_and_towers() -> None:
    assert dict(zip(components.KINDS, components.box(), strict=True)) == {
        "grey": 20, "black": 20, "brown": 20, "orange": 20,
        "stable": 12, "merchant": 25, "wall": 32,
    }  # fmt: skip
    assert sum(components.box()) + 4 * components.ROOFS + len(components.TOWERS) == 169


@pytest.mark.rule("MED-M3")
def test_cards_are_worth_one_to_four_points() -> None:
    palaces, towers = components.card_points()
    assert dict(zip(components.COLOURS, palaces, strict=True)) == {
        "grey": 1, "black": 2, "brown": 3, "orange": 4,
    }  # fmt: skip
    assert dict(zip(components.TOWERS, towers, strict=True)) == {
        "northwest": 1, "northeast": 3, "southeast": 2, "southwest": 4,
    }  # fmt: skip


@pytest.mark.rule("MED-M4")
@pytest.mark.parametrize(("seats", "pieces"), [(3, 50), (4, 41)])
def test_supplies_and_roofs_are_50_pieces_or_41(seats: int, pieces: int) -> None:
    supply = components.starting_supply(seats)
    assert sum(supply) + components.ROOFS == pieces
    assert all(seats * own <= whole for own, whole in zip(supply, components.box(), strict=True))


@pytest.mark.rule("MED-W2")
def test_each_tower_has_two_arms_that_start_beside_it() -> None:
    towers = [components.tower_of(arm) for arm in range(components.ARMS)]
    assert [towers.count(tower) for tower in range(4)] == [2, 2, 2, 2]
    first = {
        components.TOWERS[tower]: {
            components.rim_name(components.ARM_RIM[arm, 0])
            for arm in range(components.ARMS)
            if towers[arm] == tower
        }
        for tower in range(4)
    }
    assert first == {
        "northwest": {"north 1", "west 1"},
        "northeast": {"north 16", "east 1"},
        "southeast": {"east 11", "south 16"},
        "southwest": {"south 1", "west 11"},
    }


def test_every_action_has_a_wording_of_its_own() -> None:
    words = [ACTIONS.word(action) for action in range(ACTIONS.count)]
    assert len(set(words)) == ACTIONS.count == 6 * 176 + 54 + 4 * 176 + 5
    assert [ACTIONS.number(word) for word in words] == list(range(ACTIONS.count))
    assert MOST_LEGAL > 5 * 176 + 8
