"""What the coach says of turns of Medina whose reasons are known."""

from qalat.core.match import Match
from qalat.games.medina.components import COLOURS
from tests.games.effects import effect, kinds, tried
from tests.games.medina.table import SOME, table

GREY = COLOURS.index("grey")
OTHERS = {1: SOME, 2: SOME, 3: SOME}
SKETCH = """
    @ . . .
    . g g .
    . . . .
"""


def turn(sketch: str = SKETCH) -> Match:
    return table(sketch, OTHERS)


def cell(x: int, y: int) -> int:
    return 16 * (y - 1) + x - 1


def test_a_roof_says_what_its_palace_is_worth_and_that_others_could_have_had_it() -> None:
    phrases = ("roof grey at 1,1", "place merchant at 9,9")
    told = effect(turn("@ # . .\n# g g .\n. . . ."), "roofs", *phrases)
    assert (told["palace"], told["colour"], told["points"]) == (cell(1, 1), GREY, 4)
    assert told["room"] == 3
    told = effect(turn(), "before_rivals", *phrases)
    assert told == {"palace": cell(1, 1), "colour": GREY, "seats": [1, 2]}


def test_a_palace_card_and_a_tower_card_say_what_they_bring_and_whose_they_were() -> None:
    match = turn("@ # . .\n# g g .\n. . . .")
    phrases = ("roof grey at 1,1", "place merchant at 9,9")
    assert effect(match, "palace_card", *phrases) == {"colour": GREY, "points": 1, "seats": []}
    match = turn("@ # . .\n# g g .\n. . . .")
    assert effect(match, "tower_card", *phrases) == {"tower": 0, "points": 1, "seats": []}
    match = turn("@ . . . . . . . .\n. g2 g g . . g g g\n. . . . . . . . s\n. . . . . . . . .")
    told = effect(match, "palace_card", "roof grey at 6,1", "place merchant at 9,9")
    assert told["seats"] == [1]


def test_stables_walls_and_merchants_at_an_own_palace_say_what_they_bring() -> None:
    own = "@ . . .\n. g1 g .\n. . . ."
    assert effect(turn(own), "stable_points", "place stable at 3,1", "place wall at east 11") == {
        "palace": cell(1, 1), "points": 1,
    }  # fmt: skip
    match = turn(own)
    assert effect(match, "wall_points", "place wall at north 1", "place wall at north 2") == {
        "palace": cell(1, 1), "points": 2,
    }  # fmt: skip


def test_merchants_that_reach_an_own_palace_say_what_they_bring() -> None:
    match = turn("@ . . . . .\n. g1 g . m m\n. . . . . .")
    told = effect(match, "merchant_points", "place merchant at 3,1", "place wall at east 11")
    assert told == {"palace": cell(1, 1), "points": 1}


def test_points_that_another_loses_are_told() -> None:
    match = turn("@ . . . . . . . .\n. g2 g g . . g g g\n. . . . . . . . s\n. . . . . . . . .")
    told = effect(match, "costs_rival", "roof grey at 6,1", "place merchant at 9,9")
    assert told == {"seats": [1], "points": 1}


def test_the_last_roof_of_a_colour_names_those_who_are_seen_to_lose_buildings_by_it() -> None:
    sketch = "@ . . . . . . . . . . . .\n. g2 g . . g3 g . . g g . .\n. . . . . . . . . . . . ."
    phrases = ("roof grey at 9,1", "place merchant at 9,9")
    told = effect(turn(sketch), "ends_colour", *phrases)
    assert told == {"colour": GREY, "seats": []}
    match = table(sketch, OTHERS, options="open_supplies=yes")
    told = effect(match, "ends_colour", *phrases)
    assert told == {"colour": GREY, "seats": [1, 2]}


def test_a_palace_that_is_founded_is_told() -> None:
    match = turn("@ . . .\n. . . .")
    told = effect(match, "founds", "place grey at 3,3", "place wall at east 11")
    assert told == {"palace": cell(3, 3), "colour": GREY}


def test_a_palace_that_may_grow_on_fewer_cells_names_its_owner_and_the_room_left() -> None:
    match = turn("@ . . . .\n. g2 g . .\n. . . . .")
    told = effect(match, "narrows", "place merchant at 3,1", "place wall at east 11")
    assert told == {"palace": cell(1, 1), "colour": GREY, "seats": [1], "room": 2}


def test_points_for_another_are_told_as_help() -> None:
    match = turn("@ . . .\n. g2 g .\n. . . .")
    told = effect(match, "helps_rival", "place wall at north 1", "place wall at east 11")
    assert told["seats"] == [1]


def test_a_palace_that_grows_says_who_may_still_roof_it() -> None:
    grown = ("place grey at 3,1", "place wall at east 11")
    told = effect(turn(), "grows", *grown)
    assert told == {"palace": cell(1, 1), "colour": GREY, "pieces": 3}
    match = turn("@ . . . . . . . . .\n. g g . . . . . g1 .\n. . . . . . . . . .")
    told = effect(match, "grows_for_others", *grown)
    assert (told["pieces"], told["seats"]) == (3, [1, 2])


def test_the_most_valuable_palace_left_without_a_roof_is_named() -> None:
    told = effect(turn(), "leaves", "place wall at east 11", "place wall at east 10")
    assert told == {"palace": cell(1, 1), "colour": GREY, "points": 2, "seats": [1, 2]}
    assert "leaves" not in kinds(turn(), "roof grey at 1,1", "place wall at east 11")


def test_a_palace_that_loses_its_last_free_cell_is_closed() -> None:
    match = turn("@ . . . .\n. g g m .\n. m . . .\n. . . . .")
    told = effect(match, "closes", "place merchant at 2,2", "place wall at east 11")
    assert (told["palace"], told["seats"]) == (cell(1, 1), [])


def test_pieces_that_change_nothing_play_for_time() -> None:
    match = table("@ . . .\n. . . .", OTHERS)
    assert "waits" in kinds(match, "place wall at east 11", "place wall at east 10")


def test_roofs_that_are_kept_are_counted() -> None:
    match = turn()
    assert effect(match, "keeps_roofs", "place wall at east 11", "place wall at east 10") == {
        "count": 4,
    }  # fmt: skip
    match = turn()
    assert effect(match, "keeps_roofs", "roof grey at 1,1", "place wall at east 11") == {"count": 3}


def test_the_places_of_a_turn_are_its_cells_walls_and_palaces() -> None:
    told = tried(turn(), "roof grey at 1,1", "place wall at north 1")
    assert told.game.effects is not None
    assert told.game.effects.places(told) == {"palaces": [cell(1, 1)], "rim": [0]}
    told = tried(turn(), "place grey at 3,1", "place merchant at 9,9")
    assert told.game.effects is not None
    assert told.game.effects.places(told)["cells"] == [cell(3, 1), cell(9, 9)]
