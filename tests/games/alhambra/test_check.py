"""Everything that can be wrong with a position: each flaw is provoked alone, and is named."""

from collections.abc import Callable
from typing import Any

import pytest

import qalat
from qalat.core.match import Match
from qalat.games.alhambra import rules
from qalat.games.alhambra.components import TILES
from tests.games.alhambra.table import fresh, table

NUMBERS = {tile.name: number for number, tile in enumerate(TILES)}
NAMES = (
    "cards", "sizes", "tiles", "bag", "sides", "cut-off", "hole", "survey", "points", "actor",
    "order", "piles", "moment", "counters", "aside", "absent",
)  # fmt: skip
FLAW = dict(zip(NAMES, rules.FLAWS, strict=True))

GOOD = """
    players: 3
    options: youngest=1
    phase: action, seat 1
    market: 1 garden 10 N; 2 tower 12 -; 3 tower 9 ES; 4 arcades 9 -
    display: yellow 7; green 2; blue 3; orange 9
    deck: pile 2, places 4, found 1
    seat 1:
      hand: yellow 9 3; blue 7 4
      reserve: tower 11 -
      points: A 1 0 0 0 0 6 2
      palace:
                -1    0     1
                    +     +
          -1          T13 |
              +-----+     +     +
           0  | P5     @    P4  |
              +     +     +-----+
           1        | A6
                    +-----+
    seat 2:
      hand: orange 5
"""


def flaws(match: Match, damage: Callable[[Any], None]) -> list[str]:
    """What is found wrong after some damage; asking changes nothing."""
    states = match.state
    damage(states[0])
    before = states.tobytes()
    found = match.game.flaws(states, 0, match.game.engine.scratch())
    assert states.tobytes() == before
    return found


def no_damage(state: Any) -> None:
    """Leave everything as it is."""


def set_field(name: str, value: int, *place: int) -> Callable[[Any], None]:
    def damage(state: Any) -> None:
        if place:
            state[name][place] = value
        else:
            state[name] = value

    return damage


def put(tile: str, location: int, x: int = 0, y: int = 0) -> Callable[[Any], None]:
    def damage(state: Any) -> None:
        number = NUMBERS[tile]
        state.location[number], state.x[number], state.y[number] = location, x, y

    return damage


def all_of(*damages: Callable[[Any], None]) -> Callable[[Any], None]:
    def damage(state: Any) -> None:
        for each in damages:
            each(state)

    return damage


def surveyed(match: Match, damage: Callable[[Any], None]) -> list[str]:
    """The flaws after some damage to a palace whose notes were brought up to date."""
    states = match.state
    damage(states[0])
    states[0].bag_size = (states[0].location == 0).sum()
    scratch = match.game.engine.scratch()
    match.game.engine.driver.refresh(states, 0, scratch)
    return match.game.flaws(states, 0, scratch)


def test_a_good_position_has_no_flaw() -> None:
    assert flaws(table(GOOD), no_damage) == []
    for seats in range(2, 7):
        assert flaws(fresh(seats), no_damage) == []


@pytest.mark.parametrize(
    ("damage", "flaw"),
    [
        pytest.param(set_field("discard", 1, 0, 0), "cards", id="a card too many"),
        pytest.param(
            set_field("deck_size", 5), "sizes piles", id="a deck that counts itself wrongly"
        ),
        pytest.param(set_field("hand_size", 5, 0), "sizes", id="a hand that counts itself wrongly"),
        pytest.param(set_field("bag_size", 5), "bag", id="a bag that counts itself wrongly"),
        pytest.param(set_field("market", -1, 0), "tiles", id="a tile on the market in no slot"),
        pytest.param(set_field("market", 0, 0), "tiles", id="a slot with a tile from elsewhere"),
        pytest.param(put("tower 11 -", 13), "tiles", id="a palace of nobody"),
        pytest.param(put("tower 11 -", 9), "tiles", id="a tile nowhere"),
        pytest.param(set_field("removable", 0, 0), "survey", id="removals stored wrongly"),
        pytest.param(set_field("fitting", 0, 1), "survey", id="cells stored wrongly"),
        pytest.param(set_field("swappable", 0, 0), "survey", id="swaps stored wrongly"),
        pytest.param(set_field("score", 1, 1), "points", id="a score of no points"),
        pytest.param(set_field("points", 5, 0, 1, 2), "points", id="points in no score"),
        pytest.param(set_field("actor", 3), "actor", id="a seat that is not there"),
        pytest.param(set_field("actor", -1), "actor", id="chance where a seat is asked"),
        pytest.param(set_field("phase", 0), "actor", id="a seat where chance is asked"),
        pytest.param(set_field("phase", 10), "actor", id="a seat to act in a finished game"),
        pytest.param(set_field("found", 3), "piles", id="three scoring cards"),
        pytest.param(set_field("pile", 6), "piles", id="a seventh pile"),
        pytest.param(set_field("pile", 5), "piles", id="places in no pile"),
        pytest.param(set_field("places", 0), "piles", id="no place left in a pile"),
        pytest.param(set_field("places", 127), "piles", id="more places than cards"),
        pytest.param(set_field("pile", 0), "piles", id="A found in the first pile"),
        pytest.param(set_field("pile", 4), "piles", id="B passed by"),
        pytest.param(
            all_of(set_field("pile", 1), set_field("found", 2)), "piles", id="B in the second pile"
        ),
        pytest.param(set_field("found", 2), "piles", id="B found in the third pile"),
        pytest.param(
            all_of(set_field("pile", 3), set_field("found", 0)), "piles", id="A passed by"
        ),
        pytest.param(set_field("due", 1), "moment", id="a scoring due in the middle of a turn"),
        pytest.param(set_field("due", 2), "piles", id="two scorings due at once"),
        pytest.param(set_field("picked", 3), "moment", id="a tile picked for nothing"),
        pytest.param(set_field("phase", 9), "moment", id="no tile picked"),
        pytest.param(set_field("slot", 0), "moment", id="a slot named for nothing"),
        pytest.param(set_field("phase", 7), "moment", id="nothing set aside"),
        pytest.param(
            all_of(set_field("turn", 0), set_field("pile", 5), set_field("places", 0)),
            "moment counters",
            id="somebody's turn in the setup",
        ),
        pytest.param(set_field("turn_seat", 3), "moment counters", id="a turn of nobody"),
        pytest.param(set_field("turn_seat", 1), "moment", id="one acts in another's turn"),
        pytest.param(set_field("traded", 2), "counters", id="a flag that is neither yes nor no"),
        pytest.param(set_field("closing", 1), "moment", id="an action after the end"),
        pytest.param(set_field("passes", 4), "counters", id="more passes than players"),
        pytest.param(set_field("idle", 101), "counters", id="more idle turns than the limit"),
        pytest.param(set_field("dealt", 4), "counters", id="more hands than players"),
        pytest.param(
            set_field("dirk_owed", 1), "counters", id="tiles owed in the middle of a turn"
        ),
        pytest.param(set_field("youngest", 3), "absent", id="the youngest does not play"),
        pytest.param(put("tower 11 -", 2), "absent", id="a tile for Dirk among three"),
    ],
)
def test_one_damaged_field_is_found_and_named(damage: Callable[[Any], None], flaw: str) -> None:
    assert flaws(table(GOOD), damage) == [FLAW[name] for name in flaw.split()]


def test_the_display_stands_in_ascending_order_without_gaps() -> None:
    def exchange(state: Any) -> None:
        state.display[:2] = state.display[1::-1]

    def gap(state: Any) -> None:
        state.deck[state.display[0] // 9, state.display[0] % 9] += 1
        state.deck_size += 1
        state.display[0] = -1

    assert flaws(table(GOOD), exchange) == [FLAW["order"]]
    assert flaws(table(GOOD), gap) == [FLAW["order"]]


def test_points_or_cards_of_a_seat_that_does_not_play_are_found() -> None:
    points = all_of(set_field("points", 5, 4, 0, 0), set_field("score", 5, 4))
    assert flaws(table(GOOD), points) == [FLAW["absent"]]
    dirk = all_of(set_field("points", 5, 6, 0, 0), set_field("score", 5, 6))
    assert flaws(table(GOOD), dirk) == [FLAW["absent"]]

    def deal(state: Any) -> None:
        state.hand[5, 3, 4], state.hand_size[5] = 1, 1
        state.hand[1, 3, 4], state.hand_size[1] = 0, 0

    assert flaws(table(GOOD), deal) == [FLAW["absent"]]


@pytest.mark.rule("ALH-B2", "ALH-B3", "ALH-B5", "ALH-B7")
@pytest.mark.parametrize(
    ("damage", "flaw"),
    [
        pytest.param(put("tower 11 -", 10, 0, 1), "sides", id="two tiles in one cell"),
        pytest.param(put("tower 11 -", 10, 0, 0), "sides", id="a tile on the fountain"),
        pytest.param(put("tower 11 -", 10, 1, 1), "sides", id="a wall against an open side"),
        pytest.param(put("tower 11 -", 10, 3, 3), "cut-off", id="a tile far off"),
        pytest.param(put("seraglio 7 W", 10, 2, 0), "cut-off", id="a tile behind a wall"),
        pytest.param(put("garden 11 -", 10, 54, 0), "cut-off", id="a tile at the world's end"),
        pytest.param(put("garden 11 -", 10, 0, -54), "cut-off", id="a tile at its northern end"),
    ],
)
def test_a_palace_that_breaks_a_rule_of_building_is_found(
    damage: Callable[[Any], None], flaw: str
) -> None:
    assert surveyed(table(GOOD), damage) == [FLAW[flaw]]


@pytest.mark.rule("ALH-B8")
def test_a_drawn_palace_does_not_hang_together_round_the_back_of_the_world() -> None:
    match = table("""
        players: 3
        phase: action, seat 1
        display: blue 3
        seat 1:
          palace:
                    -9    -8    -7    -6    -5    -4    -3    -2    -1    0
                  +     +     +     +     +     +-----+     +     +     +     +
               0    C11   C10   C9    A10   A9    A8    S9    S8    P8     @
                  +     +     +-----+     +     +     +     +-----+     +     +
    """)
    assert surveyed(match, put("tower 12 -", 10, -10, 0)) == []
    assert surveyed(match, put("tower 12 -", 10, 54, 0)) == [FLAW["cut-off"]]


@pytest.mark.rule("ALH-B5", "ALH-B7")
def test_a_hole_is_found() -> None:
    match = table("""
        players: 3
        phase: action, seat 1
        display: blue 3
        seat 1:
          palace:
                    0     1     2
                  +     +     +     +
               0     @    P8    S9
                  +     +     +     +
               1                A9
                  +     +     +     +
               2    C11   C10   A10
                  +     +     +     +
    """)
    assert surveyed(match, put("tower 12 -", 10, 0, 1)) == [FLAW["hole"]]


BARE = "players: {}\noptions: youngest=1\nphase: {}\n"
FULL = (
    "market: 1 garden 10 N; 2 tower 12 -; 3 tower 9 ES; 4 arcades 9 -\n"
    "display: yellow 7; green 2; blue 3; orange 9\n"
)


@pytest.mark.parametrize(
    "drawn",
    [
        pytest.param(BARE.format(3, "display, chance") + FULL, id="no room in the display"),
        pytest.param(BARE.format(3, "market, chance") + FULL, id="no room on the market"),
        pytest.param(BARE.format(3, "hands, chance"), id="hands dealt in a turn"),
        pytest.param(
            BARE.format(3, "hands, chance") + "counters: turn 0, dealt 3", id="all hands are dealt"
        ),
        pytest.param(BARE.format(3, "youngest, chance") + "counters: turn 0", id="drawn twice"),
        pytest.param(
            "players: 3\nphase: youngest, chance\ncounters: turn 1", id="the youngest in a turn"
        ),
        pytest.param(
            "players: 3\nphase: market, chance\ncounters: turn 0", id="the youngest never drawn"
        ),
        pytest.param(
            BARE.format(3, "dirk, chance") + "counters: turn 1, dirk_owed 2", id="no Dirk at all"
        ),
        pytest.param(
            BARE.format(2, "dirk, chance") + "counters: turn 1, dirk_owed 60", id="owed too much"
        ),
        pytest.param(
            BARE.format(3, "market, chance") + "counters: turn 1, closing 1", id="a draw at the end"
        ),
        pytest.param(
            BARE.format(3, "payment, seat 1") + "paying: 1 with -", id="an empty slot is paid for"
        ),
        pytest.param(
            BARE.format(3, "payment, seat 1") + FULL + "paying: 1 with -", id="a hand too poor"
        ),
        pytest.param(
            BARE.format(3, "payment, seat 1")
            + FULL
            + "paying: 1 with 1\nseat 1:\n  hand: yellow 9",
            id="only a higher card would do",
        ),
        pytest.param(
            BARE.format(3, "site, seat 1") + "picked: tower 13 E",
            id="a tile from the bag is placed",
        ),
        pytest.param(
            BARE.format(3, "target, seat 1") + "picked: tower 13 E",
            id="a tile from the bag in a redesign",
        ),
        pytest.param(
            BARE.format(3, "display, chance").replace("=1", "=1, scoring_time=at_once")
            + "deck: pile 2, places 4, found 1\ncounters: turn 9, due 1\n",
            id="a scoring that waits though it is held at once",
        ),
    ],
)
def test_what_is_asked_fits_what_lies_on_the_table(drawn: str) -> None:
    with pytest.raises(qalat.Illegal) as caught:
        table(drawn)
    assert caught.value.why == FLAW["moment"]


@pytest.mark.parametrize(
    "counters",
    [
        "phase: youngest, chance\ncounters: turn 0, dirk_owed 127",
        "phase: youngest, chance\ncounters: turn 0",
        "phase: dirk, chance",
        "phase: action, seat 1\ncounters: turn 1, idle 100",
        "phase: action, seat 1\ncounters: turn 1, passes 2",
    ],
)
def test_counters_are_those_of_the_moment(counters: str) -> None:
    with pytest.raises(qalat.Illegal) as caught:
        table(f"players: 2\n{counters}")
    assert FLAW["counters"] in caught.value.why


@pytest.mark.parametrize(
    "drawn",
    [
        pytest.param(
            BARE.format(3, "market, chance") + "seat 1:\n  set aside: tower 13 E",
            id="while chance draws",
        ),
        pytest.param(
            BARE.format(3, "action, seat 1") + "seat 2:\n  set aside: tower 13 E",
            id="in another's turn",
        ),
    ],
)
def test_tiles_are_set_aside_only_to_be_placed(drawn: str) -> None:
    with pytest.raises(qalat.Illegal) as caught:
        table(drawn)
    assert caught.value.why == FLAW["aside"]


@pytest.mark.parametrize(
    "deck", ["pile 0, places 108", "pile 4, places 3, found 2", "pile 3, places 200, found 1"]
)
def test_each_pile_leaves_cards_for_those_below(deck: str) -> None:
    with pytest.raises(qalat.Refusal, match=r"piles|whole number"):
        table(f"players: 3\nphase: action, seat 1\ndisplay: blue 3\ndeck: {deck}")


@pytest.mark.parametrize(
    "drawn",
    [
        "players: 3\nphase: youngest, chance\ncounters: turn 0",
        BARE.format(2, "dirk, chance") + "counters: turn 0, dirk_owed 6",
        BARE.format(3, "market, chance"),
        BARE.format(3, "hands, chance") + "counters: turn 0",
        BARE.format(3, "display, chance"),
        BARE.format(3, "action, seat 2"),
        BARE.format(3, "payment, seat 1") + FULL + "paying: 1 with 9\nseat 1:\n  hand: yellow 1",
        BARE.format(3, "placement, seat 1") + "seat 1:\n  set aside: tower 13 E",
        BARE.format(3, "site, seat 1") + "picked: tower 13 E\nseat 1:\n  set aside: tower 13 E",
        BARE.format(3, "target, seat 1") + "picked: tower 13 E\nseat 1:\n  reserve: tower 13 E",
        BARE.format(3, "placement, seat 2")
        + "counters: turn 9, closing 1\nturn of: seat 1\nseat 2:\n  set aside: tower 13 E",
        BARE.format(3, "finished, nobody"),
    ],
)
def test_every_phase_has_a_position_without_flaws(drawn: str) -> None:
    assert flaws(table(drawn), no_damage) == []
