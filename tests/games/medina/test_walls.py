"""Walls: eight arms, and a gate on each side."""

import pytest

from qalat.games.medina.components import BOX, RIM_CELLS, WALLS
from tests.games.medina.table import cells, refusal, table

SOME_WALLS = {1: "wall 4"}


@pytest.mark.rule("MED-W1")
def test_the_first_walls_go_beside_the_towers() -> None:
    match = table("@", SOME_WALLS)
    assert cells(match, "wall") == {
        "north 1", "north 16", "east 1", "east 11", "south 1", "south 16", "west 1", "west 11",
    }  # fmt: skip
    assert refusal(match, "place wall at north 2").rule == "MED-W1"


@pytest.mark.rule("MED-W1")
def test_an_arm_grows_at_its_end() -> None:
    match = table(
        """
        @ # # #
        #
        #
        """,
        SOME_WALLS,
        south="# . . . . . . . . . . . . . # #",
    )
    assert cells(match, "wall") == {
        "north 4", "north 16", "east 1", "east 11", "south 2", "south 14", "west 3", "west 11",
    }  # fmt: skip
    assert "a wall stands there" in str(refusal(match, "place wall at north 3"))
    assert "a wall stands there" in str(refusal(match, "place wall at south 16"))
    assert "neither a tower nor a wall" in str(refusal(match, "place wall at west 5"))


SIDES = [("north", 16), ("east", 11), ("south", 16), ("west", 11)]


def closed_but(side: str, length: int, open_cells: int) -> str:
    """A city with one side walled but for some cells behind its third wall."""
    walls = ["."] * length
    walls[:3] = "###"
    walls[3 + open_cells :] = "#" * (length - 3 - open_cells)
    rows = [["@", *(walls if side == "north" else ["."] * 16), "@"]]
    for y in range(11):
        west = walls[y] if side == "west" else "."
        east = walls[y] if side == "east" else "."
        rows.append([west, *["."] * 16, east])
    return "\n".join(" ".join(row) for row in rows)


@pytest.mark.rule("MED-W1")
@pytest.mark.parametrize(("side", "length"), SIDES)
def test_the_gate_of_each_side_stays_open(side: str, length: int) -> None:
    south = {n: "# # # " + ". " * n + "# " * (13 - n) for n in (1, 2)}
    for open_cells in (1, 2):
        match = table(
            closed_but(side, length, open_cells),
            SOME_WALLS,
            south=south[open_cells] if side == "south" else "",
        )
        own = {cell for cell in cells(match, "wall") if cell.startswith(side)}
        if open_cells == 1:
            assert own == set()
            assert "gate" in str(refusal(match, f"place wall at {side} 4"))
        else:
            assert own == {f"{side} 4", f"{side} 5"}
            match.play(f"place wall at {side} 5")
            assert "gate" in str(refusal(match, f"place wall at {side} 4"))
            assert not any(cell.startswith(side) for cell in cells(match, "wall"))


@pytest.mark.rule("MED-W1")
@pytest.mark.parametrize(("side", "length"), SIDES)
def test_one_arm_alone_may_run_along_the_side_up_to_the_gate(side: str, length: int) -> None:
    match = table("@", {1: "wall 10", 2: "wall 10"})
    for number in range(1, length):
        match.play(f"place wall at {side} {number}")
    assert "gate" in str(refusal(match, f"place wall at {side} {length}"))


@pytest.mark.rule("MED-W2", "MED-C2")
def test_a_wall_belongs_to_the_tower_that_its_arm_starts_from() -> None:
    long_arm = "@ " + "# " * 9
    match = table(
        f"""
        {long_arm}
        . . . . . . . . . k1
        """,
        SOME_WALLS,
    )
    assert "tower cards: northwest seat 1\n" in str(match)


@pytest.mark.rule("MED-W1", "MED-M2")
def test_the_box_has_fewer_walls_than_the_rim_has_cells_that_are_no_gates() -> None:
    assert BOX[WALLS] == 32 < RIM_CELLS - 4
