"""The majorities: the printed table, shared places, and Dirk among the players."""

import pytest

from qalat.core.match import Match
from qalat.games.alhambra.components import TILES, TYPES
from qalat.games.alhambra.palace_map import draw_map
from tests.games.alhambra import oracle
from tests.games.alhambra.table import carry_out, table

NUMBERS = {tile.name: number for number, tile in enumerate(TILES)}


def laid(names: list[str]) -> str:
    """The line "palace:" and the map of a palace of these tiles, each where it first fits."""
    palace = {(0, 0): oracle.FOUNTAIN}
    numbers = {}
    for name in sorted(names, key=lambda name: len(name.split()[2].strip("-"))):
        building_type, price, walls = name.split()
        tile = oracle.Tile(building_type, int(price), walls.strip("-"))
        cell = min(oracle.placements(palace, tile))
        palace[cell] = tile
        numbers[cell] = NUMBERS[name]
    return "\n".join(["  palace:", *(f"    {line}" for line in draw_map(numbers))])


def scored(scoring: str, *palaces: list[str], dirk: tuple[str, ...] = ()) -> Match:
    """A match just after a scoring with these palaces; two players when Dirk has tiles.

    For C the bag and the market are empty, and all other tiles lie in the last seat's reserve.
    """
    seats = 2 if dirk else max(3, len(palaces))
    used = {name for palace in palaces for name in palace} | set(dirk)
    left = [tile.name for tile in TILES if tile.name not in used]
    lines = [f"players: {seats}", "options: youngest=1", "phase: display, chance"]
    lines += ["display: blue 9; green 9; orange 9", f"dirk: {'; '.join(dirk) or '-'}"]
    if scoring != "C":
        pile, found = {"A": (1, 0), "B": (3, 1)}[scoring]
        lines.append(f"deck: pile {pile}, places 5, found {found}")
        market = "; ".join(f"{slot} {name}" for slot, name in enumerate(left[:4], start=1))
        lines.append(f"market: {market}")
        left = []
    for seat, palace in enumerate([*palaces, *[[]] * (seats - len(palaces))], start=1):
        lines += [f"seat {seat}:", laid(palace)]
    lines.append(f"  reserve: {'; '.join(left) or '-'}")
    match = table("\n".join(lines))
    if scoring != "C":
        carry_out(match, f"draw scoring {scoring}")
    carry_out(match, "draw yellow 9")
    assert match.over == (scoring == "C")
    return match


def points(match: Match, part: str) -> list[int]:
    return [row[part] for row in match.parts().values()]


def holding(building_type: str, *counts: int) -> list[list[str]]:
    """So many tiles of a type for one after another."""
    names = [tile.name for tile in TILES if TYPES[tile.type] == building_type]
    return [[names.pop() for _ in range(count)] for count in counts]


@pytest.mark.rule("ALH-P2")
def test_four_towers_against_four_at_b_are_worth_nine_each() -> None:
    match = table("""
        players: 3
        options: youngest=1
        phase: display, chance
        market: 1 pavilion 2 NEW; 2 seraglio 3 ESW; 3 arcades 4 NES; 4 chambers 5 NSW
        display: blue 9; green 9; orange 9
        deck: pile 3, places 5, found 1
        seat 1:
          palace:
                    -1    0     1
                        +-----+
              -1          T11
                  +     +     +     +
               0  | T10    @    T13 |
                  +     +     +     +
               1          T11
                        +-----+
        seat 2:
          palace:
                    -1    0     1
                        +-----+-----+
              -1        | T9    T9  |
                  +     +     +     +
               0    T12    @    T9  |
                  +     +     +-----+
    """)
    carry_out(match, "draw scoring B", "draw yellow 9")
    assert points(match, "B tower") == [9, 9, 0]
    assert points(match, "B wall") == [1, 6, 0]
    assert match.scores() == {"player 1": 10, "player 2": 15, "player 3": 0}


@pytest.mark.rule("ALH-P1")
def test_the_most_chambers_at_a_are_worth_four() -> None:
    assert points(scored("A", *holding("chambers", 1, 2)), "A chambers") == [0, 4, 0]


@pytest.mark.rule("ALH-P1")
def test_towers_at_b_are_worth_thirteen_and_six() -> None:
    assert points(scored("B", *holding("tower", 1, 3, 2)), "B tower") == [0, 13, 6]


@pytest.mark.rule("ALH-P1")
def test_pavilions_at_c_are_worth_sixteen_eight_and_one() -> None:
    assert points(scored("C", *holding("pavilion", 1, 2, 3)), "C pavilion") == [1, 8, 16]


PRINTED = {
    "pavilion": ([1, 0, 0], [8, 1, 0], [16, 8, 1]),
    "seraglio": ([2, 0, 0], [9, 2, 0], [17, 9, 2]),
    "arcades": ([3, 0, 0], [10, 3, 0], [18, 10, 3]),
    "chambers": ([4, 0, 0], [11, 4, 0], [19, 11, 4]),
    "garden": ([5, 0, 0], [12, 5, 0], [20, 12, 5]),
    "tower": ([6, 0, 0], [13, 6, 0], [21, 13, 6]),
}


@pytest.mark.rule("ALH-P1")
@pytest.mark.parametrize("scoring", ["A", "B", "C"])
@pytest.mark.parametrize("building_type", TYPES)
def test_each_type_pays_its_places_as_printed(building_type: str, scoring: str) -> None:
    match = scored(scoring, *holding(building_type, 3, 2, 1))
    expected = PRINTED[building_type]["ABC".index(scoring)]
    assert points(match, f"{scoring} {building_type}") == expected


@pytest.mark.rule("ALH-P2")
@pytest.mark.parametrize(
    ("scoring", "building_type", "counts", "expected"),
    [
        pytest.param("A", "tower", (2, 2, 1), [3, 3, 0], id="a place that A does not pay is 0"),
        pytest.param("A", "pavilion", (1, 1, 0), [0, 0, 0], id="one point for two is none"),
        pytest.param("A", "tower", (1, 1, 1, 1), [1, 1, 1, 1], id="four share a place"),
        pytest.param("B", "tower", (3, 2, 2), [13, 3, 3], id="two share only the second place"),
        pytest.param("B", "tower", (2, 2, 1), [9, 9, 0], id="two fill both places of B"),
        pytest.param("B", "garden", (1, 1, 1), [5, 5, 5], id="three share two places"),
        pytest.param("B", "pavilion", (2, 1, 1), [8, 0, 0], id="half a point is none"),
        pytest.param("C", "tower", (2, 2, 1), [17, 17, 6], id="behind two the third place"),
        pytest.param("C", "tower", (3, 2, 2, 1), [21, 9, 9, 0], id="behind three no place"),
        pytest.param("C", "tower", (3, 2, 1, 1), [21, 13, 3, 3], id="two share the third place"),
        pytest.param("C", "tower", (2, 2, 2), [13, 13, 13], id="three share all places"),
        pytest.param("C", "garden", (1,) * 6, [6] * 6, id="six share all places"),
        pytest.param("C", "garden", (3, 2, 2, 2, 1, 1), [20, 5, 5, 5, 0, 0], id="three seconds"),
        pytest.param("C", "arcades", (4, 0, 0), [18, 0, 0], id="whoever has none gets none"),
        pytest.param("C", "arcades", (0, 0, 0), [0, 0, 0], id="nobody has any"),
    ],
)
def test_tied_players_share_the_places_that_they_fill(
    scoring: str, building_type: str, counts: tuple[int, ...], expected: list[int]
) -> None:
    match = scored(scoring, *holding(building_type, *counts))
    assert points(match, f"{scoring} {building_type}") == expected


@pytest.mark.rule("ALH-P1", "ALH-T8")
def test_tiles_in_a_reserve_never_score() -> None:
    match = scored("C", ["tower 12 -"])
    assert points(match, "C tower") == [21, 0, 0]
    assert points(match, "C garden") == [0, 0, 0]


@pytest.mark.rule("ALH-D3")
def test_dirk_takes_places_like_a_player() -> None:
    towers = holding("tower", 1, 2, 3)
    match = scored("B", *towers[:2], dirk=tuple(towers[2]))
    assert match.names[-1] == "Dirk"
    assert points(match, "B tower") == [0, 6, 13]


@pytest.mark.rule("ALH-D3", "ALH-P2")
def test_dirk_shares_places_like_a_player() -> None:
    towers = holding("tower", 2, 1, 2)
    match = scored("C", *towers[:2], dirk=tuple(towers[2]))
    assert points(match, "C tower") == [17, 6, 17]


@pytest.mark.rule("ALH-D3")
def test_dirk_gets_no_wall_points() -> None:
    match = scored("A", ["tower 8 NES"], dirk=("garden 7 NSW",))
    assert points(match, "A wall") == [3, 0, 0]
    assert match.scores()["Dirk"] == 5


@pytest.mark.rule("ALH-P1")
def test_a_scoring_adds_to_the_points_made_before() -> None:
    match = table("""
        players: 3
        options: youngest=1
        phase: display, chance
        market: 1 pavilion 2 NEW; 2 seraglio 3 ESW; 3 arcades 4 NES; 4 chambers 5 NSW
        display: blue 9; green 9; orange 9
        deck: pile 3, places 5, found 1
        seat 1:
          points: A 1 0 0 0 0 6 2
          palace:
                    0     1
                  +     +     +
               0     @    T13 |
                  +     +     +
    """)
    assert match.scores()["player 1"] == 9
    carry_out(match, "draw scoring B", "draw yellow 9")
    assert match.scores()["player 1"] == 9 + 13 + 1
    assert points(match, "A tower") == [6, 0, 0]


@pytest.mark.rule("ALH-P4")
def test_the_last_tiles_go_to_the_richest_and_stay_on_a_tie() -> None:
    kept = [tile.name for tile in TILES if tile.name not in ("tower 12 -", "garden 11 -")]
    match = table(f"""
        players: 3
        options: youngest=1
        phase: display, chance
        market: 1 tower 12 -; 2 garden 11 -
        display: blue 9; green 9; orange 9
        seat 1:
          hand: yellow 5; green 3
        seat 2:
          hand: yellow 3 3; green 3
        seat 3:
          reserve: {"; ".join(kept)}
    """)
    carry_out(match, "draw yellow 9")
    assert match.to_move == "player 2"
    assert match.legal == ["place tower 12 -"]
    carry_out(match, "place tower 12 - at 1,0")
    assert match.over
    assert "market: 1 -; 2 garden 11 -; 3 -; 4 -" in str(match)
    assert points(match, "C tower") == [0, 21, 0]
