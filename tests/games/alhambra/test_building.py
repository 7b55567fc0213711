"""Where a tile may stand: ALH-B1 to ALH-B5, ALH-B8, and the placing of what was bought."""

from textwrap import dedent, indent

import pytest

import qalat
from qalat.core.match import Match
from qalat.games.alhambra.components import TILES, wall_letters
from tests.games.alhambra import oracle
from tests.games.alhambra.table import carry_out, refusal, table


def placing(tile: str, palace: str) -> Match:
    """Seat 1, asked where in its palace this tile goes."""
    seat = indent(dedent(palace).strip("\n"), "  ")
    return table(
        f"players: 3\nphase: site, seat 1\npicked: {tile}\nseat 1:\n  set aside: {tile}\n{seat}"
    )


LONE_FOUNTAIN = """
    palace:
              0
            +     +
         0     @
            +     +
"""


@pytest.mark.rule("ALH-B1", "ALH-B2")
def test_a_tile_goes_beside_the_fountain_by_its_open_sides_only() -> None:
    assert placing("tower 9 ES", LONE_FOUNTAIN).legal == ["at 1,0", "at 0,1", "in reserve"]
    assert placing("tower 9 NW", LONE_FOUNTAIN).legal == ["at 0,-1", "at -1,0", "in reserve"]
    assert placing("tower 7 NEW", LONE_FOUNTAIN).legal == ["at 0,-1", "in reserve"]
    assert placing("tower 12 -", LONE_FOUNTAIN).legal == [
        "at 0,-1",
        "at -1,0",
        "at 1,0",
        "at 0,1",
        "in reserve",
    ]


@pytest.mark.rule("ALH-B1")
def test_a_tile_turned_upside_down_cannot_even_be_written() -> None:
    match = table("""
        players: 3
        phase: placement, seat 1
        seat 1:
          set aside: pavilion 4 ES
    """)
    with pytest.raises(qalat.Unreadable) as caught:
        match.play("place pavilion 4 NW at -1,0")
    assert caught.value.found == "'pavilion 4 NW'"
    assert caught.value.expected == "a tile of the box"
    match.play("place pavilion 4 ES at 1,0")


@pytest.mark.rule("ALH-B1")
def test_a_tile_turned_upside_down_cannot_even_be_drawn() -> None:
    with pytest.raises(qalat.Unreadable) as caught:
        placing(
            "tower 12 -",
            """
            palace:
                      -1    0
                    +-----+
                 0  | P4     @
                    +     +
            """,
        )
    assert caught.value.found == "P4 with the walls NW"
    assert caught.value.expected == "P4 with ES"
    assert caught.value.line == 11


@pytest.mark.rule("ALH-B2")
def test_a_walled_side_does_not_meet_an_open_one() -> None:
    refused = refusal(placing("tower 10 W", LONE_FOUNTAIN), "at 1,0")
    assert refused.rule == "ALH-B2"
    assert refused.why == "a walled side would meet an open one"


@pytest.mark.rule("ALH-B2")
def test_an_open_side_does_not_meet_a_walled_one() -> None:
    match = placing(
        "tower 12 -",
        """
        palace:
                  0     1
                +     +-----+
             0     @    C7  |
                +     +     +
        """,
    )
    assert refusal(match, "at 2,0").rule == "ALH-B2"
    assert refusal(match, "at 1,-1").rule == "ALH-B2"
    assert match.legal == ["at 0,-1", "at -1,0", "at 0,1", "at 1,1", "in reserve"]


@pytest.mark.rule("ALH-B2")
def test_every_shared_side_matches_and_not_only_the_one_walked_through() -> None:
    match = placing(
        "garden 10 W",
        """
        palace:
                  0     1
                +     +     +
            -1    A10   A9
                +     +     +
             0     @
                +     +
        """,
    )
    assert refusal(match, "at 1,0").rule == "ALH-B2"
    assert refusal(match, "at 2,-1").rule == "ALH-B2"
    assert "at 0,1" in match.legal


@pytest.mark.rule("ALH-B3")
def test_a_tower_that_a_wall_cuts_off_from_the_chambers_beside_it_is_refused() -> None:
    match = placing(
        "tower 10 W",
        """
        palace:
                  0     1
                +     +-----+
             0     @    C7  |
                +     +     +
        """,
    )
    refused = refusal(match, "at 2,0")
    assert refused.rule == "ALH-B3"
    assert refused.why == "no open side would lead into the tile"


@pytest.mark.rule("ALH-B3")
def test_a_wall_between_two_tiles_is_no_obstacle_where_another_side_leads_in() -> None:
    match = placing(
        "garden 10 W",
        """
        palace:
                  0     1     2
                +     +     +     +
            -1    G11   T12   C11
                +     +     +     +
             0     @    A8  |
                +     +     +
        """,
    )
    assert "at 2,0" in match.legal
    match.play("at 2,0")


@pytest.mark.rule("ALH-B4")
def test_a_tile_that_touches_by_a_corner_only_is_refused() -> None:
    match = placing("tower 12 -", LONE_FOUNTAIN)
    for corner in ("at -1,-1", "at 1,-1", "at -1,1", "at 1,1"):
        refused = refusal(match, corner)
        assert refused.rule == "ALH-B4"
        assert refused.why == "the tile would share no side with the palace"


@pytest.mark.rule("ALH-B4")
def test_a_tile_goes_on_an_empty_cell() -> None:
    match = placing(
        "tower 12 -",
        """
        palace:
                  0     1
                +     +-----+
             0     @    C7  |
                +     +     +
        """,
    )
    for cell in ("at 0,0", "at 1,0"):
        refused = refusal(match, cell)
        assert refused.rule == "ALH-B4"
        assert refused.why == "a tile lies there already"


RING_BUT_ONE = """
    palace:
              0     1     2
            +     +     +     +
         0     @    P8    S9
            +     +     +     +
         1                A9
            +     +     +     +
         2    C11   C10   A10
            +     +     +     +
"""


@pytest.mark.rule("ALH-B5")
def test_a_tile_that_closes_a_ring_round_an_empty_cell_is_refused() -> None:
    match = placing("tower 12 -", RING_BUT_ONE)
    refused = refusal(match, "at 0,1")
    assert refused.rule == "ALH-B5"
    assert refused.why == "an empty area would be enclosed"


@pytest.mark.rule("ALH-B5")
def test_an_open_court_is_filled_from_its_far_end() -> None:
    match = placing("tower 12 -", RING_BUT_ONE)
    assert "at 1,1" in match.legal


@pytest.mark.rule("ALH-B5")
def test_a_diagonal_gap_does_not_open_a_hole() -> None:
    match = placing(
        "tower 12 -",
        """
        palace:
                  0     1     2
                +     +     +     +
             0     @    P8    S9
                +     +     +     +
             1    A9
                +     +     +
             2    A10   C10
                +     +     +
        """,
    )
    assert refusal(match, "at 2,1").rule == "ALH-B5"
    assert "at 1,1" in match.legal


@pytest.mark.rule("ALH-B5")
def test_an_enclosed_area_of_two_cells_is_a_hole_too() -> None:
    match = placing(
        "tower 12 -",
        """
        palace:
                  0     1     2     3
                +     +     +     +     +
             0     @    P8    S9    A9
                +     +     +     +     +
             1                      A10
                +     +     +     +     +
             2    G11   G10   C11   C10
                +     +     +     +     +
        """,
    )
    for cell in ("at 0,1", "at 1,1"):
        assert refusal(match, cell).rule == "ALH-B5"
    assert "at 2,1" in match.legal
    assert "at -1,2" in match.legal


@pytest.mark.rule("ALH-B5")
def test_a_bay_of_one_cell_may_be_filled() -> None:
    match = placing(
        "tower 12 -",
        """
        palace:
                  0     1     2
                +     +     +     +
             0     @    P8    S9
                +     +     +     +
             1    A9          A10
                +     +     +     +
        """,
    )
    assert "at 1,1" in match.legal
    assert refusal(match, "at 1,2").rule == "ALH-B4"


@pytest.mark.rule("ALH-T6")
def test_a_later_tile_cannot_mend_an_earlier_one() -> None:
    match = table("""
        players: 3
        phase: placement, seat 1
        seat 1:
          set aside: chambers 7 NE; tower 10 W; garden 11 -
    """)
    carry_out(match, "place chambers 7 NE at 1,0")
    assert refusal(match, "place tower 10 W at 2,0").rule == "ALH-B3"
    assert refusal(match, "place garden 11 - at 2,1").rule == "ALH-B4"
    carry_out(match, "place garden 11 - at 1,1")
    assert refusal(match, "place tower 10 W at 2,0").rule == "ALH-B3"
    assert refusal(match, "place tower 10 W at 2,1").rule == "ALH-B2"
    carry_out(match, "place tower 10 W in reserve")
    assert match.to_move == "*"


@pytest.mark.rule("ALH-T6")
def test_bought_tiles_are_placed_in_any_order_that_the_player_likes() -> None:
    drawn = """
        players: 3
        phase: placement, seat 2
        seat 2:
          set aside: pavilion 8 -; tower 10 W
    """
    first, second = table(drawn), table(drawn)
    assert first.legal == ["place pavilion 8 -", "place tower 10 W"]
    carry_out(first, "place tower 10 W at -1,0", "place pavilion 8 - at 1,0")
    carry_out(second, "place pavilion 8 - at 1,0", "place tower 10 W at -1,0")
    assert str(first) == str(second)


STRAIGHT = [tile.name for tile in TILES if not set("EW") & set(wall_letters(tile.walls))]
NORTHERN = [name for name in STRAIGHT if name.endswith("N")]
SOUTHERN = [name for name in STRAIGHT if name.endswith("S")]
OPEN = [name for name in STRAIGHT if name.endswith("-")]
LONGEST_ROW = ["garden 7 NSW", *NORTHERN, *OPEN, *SOUTHERN, "tower 8 NES"]
TURNED = str.maketrans("NESW", "WNES")


def turned(name: str) -> str:
    """The walls of a name as they would stand a quarter turn to the left, in the order NESW."""
    walls = name.split()[2].translate(TURNED)
    return "".join(letter for letter in "NESW" if letter in walls) or "-"


def longest_column() -> list[str]:
    """Tiles of the box whose walls are those of the longest row turned: north end last."""
    left = [tile.name for tile in TILES]
    column = []
    for name in LONGEST_ROW:
        found = next(each for each in left if each.split()[2] == turned(name))
        left.remove(found)
        column.append(found)
    return column


def built(names: list[str], cells: list[tuple[int, int]]) -> Match:
    """Seat 1 places these tiles one by one, each on its cell; the refill is still to come."""
    market = [tile.name for tile in TILES if tile.name not in names][:4]
    match = table(f"""
        players: 3
        phase: placement, seat 1
        market: {"; ".join(f"{slot} {name}" for slot, name in enumerate(market, start=1))}
        display: blue 9; green 9; orange 9
        deck: pile 1, places 5, found 0, cards 105
        seat 1:
          set aside: {"; ".join(names)}
    """)
    for name, (x, y) in zip(names, cells, strict=True):
        carry_out(match, f"place {name} at {x},{y}")
    return match


def outward(names: list[str], before: int) -> list[tuple[str, int]]:
    """The tiles of a row with their places, so many of them before the fountain, nearest first."""
    places = [*range(-before, 0), *range(1, len(names) - before + 1)]
    return sorted(zip(names, places, strict=True), key=lambda each: abs(each[1]))


def wall_points_at_a(match: Match) -> int:
    carry_out(match, "draw scoring A", "draw yellow 9")
    return match.parts()["player 1"]["A wall"]


@pytest.mark.rule("ALH-B8", "ALH-P3")
@pytest.mark.parametrize("before", [1, 10, 19])
def test_the_longest_row_there_can_be_is_built_and_scored(before: int) -> None:
    row = outward(LONGEST_ROW, before)
    assert len(row) == 20
    match = built([name for name, _ in row], [(x, 0) for _, x in row])
    assert wall_points_at_a(match) == 7


@pytest.mark.rule("ALH-B8", "ALH-P3")
@pytest.mark.parametrize("before", [1, 10, 19])
def test_the_longest_column_there_can_be_is_built_and_scored(before: int) -> None:
    column = outward(longest_column()[::-1], before)
    assert len(column) == 20
    match = built([name for name, _ in column], [(0, y) for _, y in column])
    assert wall_points_at_a(match) == 7


@pytest.mark.rule("ALH-B8")
def test_no_row_can_be_longer_than_that() -> None:
    upright = [tile for tile in TILES if not set("NS") & set(wall_letters(tile.walls))]
    ends = 2
    assert len(STRAIGHT) + ends == len(upright) + ends == 20


def winding_way() -> list[tuple[str, tuple[int, int]]]:
    """A way of 44 tiles to the east: straight on, then stairs down, then stairs up again."""

    def with_walls(*sets: str) -> list[str]:
        return [tile.name for tile in TILES if wall_letters(tile.walls) in sets]

    stairs_down = list(zip(with_walls("E", "NE"), with_walls("W", "SW"), strict=True))
    stairs_up = list(zip(with_walls("ES"), with_walls("NW"), strict=True))
    way = [(name, (x, 0)) for x, name in enumerate(STRAIGHT[:-1], start=1)]
    x, y = len(way), 0
    for upper, lower in stairs_down:
        x += 1
        way += [(upper, (x, y)), (lower, (x, y + 1))]
        y += 1
    x += 1
    way.append((STRAIGHT[-1], (x, y)))
    for lower, upper in stairs_up:
        x += 1
        way += [(lower, (x, y)), (upper, (x, y - 1))]
        y -= 1
    return way


@pytest.mark.rule("ALH-B8")
def test_a_palace_may_wind_far_beyond_the_longest_row() -> None:
    way = winding_way()
    assert max(x for _, (x, _) in way) == 32
    match = built([name for name, _ in way], [cell for _, cell in way])
    palace = {(0, 0): oracle.FOUNTAIN}
    for name, cell in way:
        building_type, price, walls = name.split()
        palace[cell] = oracle.Tile(building_type, int(price), walls.replace("-", ""))
    assert oracle.is_sound(palace)
    assert wall_points_at_a(match) == oracle.wall_length(palace)


ROW_TO_THE_WEST = """
    palace:
              -9    -8    -7    -6    -5    -4    -3    -2    -1    0
            +     +     +     +     +     +-----+     +     +     +     +
         0    C11   C10   C9    A10   A9    A8    S9    S8    P8     @
            +     +     +-----+     +     +     +     +-----+     +     +
"""


@pytest.mark.rule("ALH-B4", "ALH-B8")
def test_a_cell_far_out_in_the_east_is_no_neighbour_of_a_palace_in_the_west() -> None:
    match = placing("tower 12 -", ROW_TO_THE_WEST)
    assert "at -10,0" in match.legal
    assert "at 54,0" not in match.legal
    assert refusal(match, "at 54,0").rule == "ALH-B4"
    assert refusal(match, "at 0,54").rule == "ALH-B4"
    assert refusal(match, "at -54,-54").rule == "ALH-B4"


@pytest.mark.rule("ALH-B8")
@pytest.mark.parametrize(
    ("phrase", "rule"), [("at 55,0", "ALH-B4"), ("at 500,-500", "ALH-B4"), ("swap 0,99", "ALH-T7")]
)
def test_a_cell_that_54_tiles_could_never_reach_is_refused(phrase: str, rule: str) -> None:
    assert refusal(placing("tower 12 -", LONE_FOUNTAIN), phrase).rule == rule
