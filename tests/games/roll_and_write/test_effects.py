"""What the coach says of turns of Roll & Write whose reasons are known."""

from qalat.core.match import Match
from qalat.games.roll_and_write.components import LETTERS
from tests.games.effects import effect, effects, kinds, tried
from tests.games.roll_and_write.table import PAIR, crossings, position, seat

HAND = "dice: blue 2 5; yellow 3 6"
GARDEN, PAVILION, TOWER = (LETTERS.index(letter) for letter in "GPT")


def crossing(blue: int, yellow: int) -> int:
    return 6 * (yellow - 1) + blue - 1


def turn(own: str = "", other: str = "", coins: str = "coins: 6 gained, 0 spent") -> Match:
    """Seat 1 has four dice; what is built is named by blue and yellow value."""
    lines = (HAND, coins)
    return position(
        "players: 3", seat(1, *lines, built=own), seat(2, PAIR, built=other), seat(3, PAIR)
    )


def test_a_type_that_is_complete_says_which_place_it_brings() -> None:
    # The layout has an S at blue 2 yellow 3: TGSACG begins with T, so look the type up.
    match = turn()
    number = int(match.state[0].layout[crossing(2, 3)])
    flat = [place for place in range(36) if match.state[0].layout[place] == number]
    others = [place for place in flat if place != crossing(2, 3)]
    built = " ".join(f"{place % 6 + 1}{place // 6 + 1}" for place in others)
    told = effect(turn(own=built), "completes", "build blue 2 yellow 3", "end")
    assert told == {"type": number, "place": 1, "points": 16 + number}


def test_a_type_says_how_far_it_is_and_what_it_would_pay() -> None:
    match = turn()
    number = int(match.state[0].layout[crossing(2, 3)])
    boxes = int(match.state[0].boxes[number])
    phrases = ("build blue 2 yellow 3", "end")
    assert effect(match, "builds", *phrases) == {"type": number, "count": 1, "boxes": boxes}
    told = effect(turn(), "ranks", *phrases)
    assert told == {"type": number, "count": 1, "points": 16 + number}


def test_whom_a_build_costs_points_is_named() -> None:
    number = int(turn().state[0].layout[crossing(2, 3)])
    letter = LETTERS[number]
    other = crossings((letter, 1))
    if other == "23":
        other = crossings((letter, 2)).split()[1]
    told = effect(turn(other=other), "costs_rival", "build blue 2 yellow 3", "end")
    assert told["seats"] == [1]
    assert told["type"] == number


def test_a_row_and_a_column_say_what_they_bring_now_or_with_one_more() -> None:
    match = turn(own="13 33 43 21 22")
    phrases = ("build blue 2 yellow 3", "end")
    assert effect(match, "row_points", *phrases) == {"line": 3, "count": 4, "points": 2}
    match = turn(own="13 33 43 21 22")
    assert effect(match, "column_near", *phrases) == {"line": 2, "count": 3, "points": 2}
    match = turn(own="13 33 21 22 24")
    assert effect(match, "column_points", *phrases) == {"line": 2, "count": 4, "points": 2}
    match = turn(own="13 33 21 22 24")
    assert effect(match, "row_near", *phrases) == {"line": 3, "count": 3, "points": 2}


def test_coins_say_what_was_taken_spent_and_saved() -> None:
    assert effect(turn(own="23"), "takes_coins", "take coins") == {"coins": 1, "lost": 0}
    twice = ("build blue 2 yellow 3", "build again")
    assert effect(turn(), "builds_twice", *twice) == {"coins": 3}
    assert effect(turn(), "saves_build", "build blue 2 yellow 3", "end") == {"coins": 6}
    turned = ("turn blue 2 up", "turn yellow 3 up", "build blue 3 yellow 4", "end")
    assert effect(turn(), "turns_dice", *turned) == {"coins": 2}
    assert effect(turn(), "keeps_coins", *turned) == {"coins": 4}


def test_the_dice_passed_on_are_of_no_use_where_the_building_stands() -> None:
    phrases = ("build blue 2 yellow 3", "end")
    told = effect(turn(other="56"), "passes_dead", *phrases)
    assert told == {"crossing": crossing(5, 6), "seats": [1]}


def test_the_dice_passed_on_may_complete_a_line_for_the_next_player() -> None:
    phrases = ("build blue 2 yellow 3", "end")
    told = effect(turn(other="16 26 36"), "passes_useful", *phrases)
    assert told == {"crossing": crossing(5, 6), "seats": [1]}
    assert "passes_useful" not in kinds(turn(), *phrases)


def test_the_dice_that_are_kept_name_the_building_that_is_still_free() -> None:
    match = turn()
    for phrase in ("build blue 2 yellow 3", "build again", "roll blue 1 2 yellow 3 4"):
        match.play(phrase)
    number = int(match.state[0].layout[crossing(1, 4)])
    told = effect(match, "keeps_dice", "keep blue 1 yellow 4")
    assert told == {"crossing": crossing(1, 4), "type": number}


def test_the_places_of_a_turn_are_its_crossings_and_dice() -> None:
    told = tried(turn(), "turn blue 2 up", "build blue 3 yellow 3", "build again")
    assert told.game.effects is not None
    places = told.game.effects.places(told)
    assert places == {"turned": [0, 2, 3], "crossings": [crossing(3, 3), crossing(5, 6)]}


def test_every_turn_leads_to_something() -> None:
    assert effects(turn(coins="coins: 3 gained, 3 spent"), "take coins")
