"""Positions, maps and wording: what is written can be read, and what cannot be read is told."""

from random import Random
from textwrap import dedent

import pytest
from hypothesis import given
from hypothesis import strategies as st

import qalat
from qalat.core.errors import Refusal
from qalat.core.match import Match
from qalat.games.alhambra import wording
from qalat.games.alhambra.components import FOUNTAIN, TILES
from qalat.games.alhambra.palace_map import draw_map, read_map, tile_mark
from qalat.games.alhambra.state import PHASES
from tests.games.alhambra.table import carry_out, fresh, table

ALHAMBRA = qalat.find("alhambra")
HEADER = "qalat position 1\ngame: alhambra 1\n"


def random_match(seats: int, seed: int, steps: int, **options: str) -> Match:
    """A game of so many random actions, chance's included, or one that ended before that."""
    random = Random(seed)
    match = qalat.Match("alhambra", seats, seed=seed, options=options, draws=False)
    for _ in range(steps):
        if match.over:
            break
        match._carry_out(random.choice(match.legal_actions))
    return match


def assert_round_trip(match: Match) -> None:
    again = qalat.read(str(match))
    assert str(again) == str(match)
    assert again.state.tobytes() == match.state.tobytes()


PLAYED = [(2, 1), (3, 2), (4, 3), (5, 4), (6, 5)]


@pytest.mark.parametrize(("seats", "seed"), PLAYED)
def test_a_position_that_is_written_and_read_again_is_the_same_to_the_byte(
    seats: int, seed: int
) -> None:
    random = Random(seed)
    match = fresh(seats, scoring_cards=random.choice(["shuffled", "top"]))
    for step in range(160):
        if step % 5 == 0:
            assert_round_trip(match)
        match._carry_out(random.choice(match.legal_actions))


@pytest.mark.compiled
@pytest.mark.parametrize(("seats", "seed"), PLAYED)
def test_a_whole_game_s_positions_of_every_phase_are_read_again(seats: int, seed: int) -> None:
    random = Random(seed)
    match = fresh(seats, open_hands="yes", game_end="last_tile")
    met = set()
    while not match.over:
        met.add(int(match.state[0].phase))
        assert_round_trip(match)
        match._carry_out(random.choice(match.legal_actions))
    assert_round_trip(match)
    expected = set(range(len(PHASES) - 1))
    assert met == (expected if seats == 2 else expected - {PHASES.index("dirk")})
    assert str(qalat.read(str(match.log)).log) == str(match.log)


@pytest.mark.parametrize(
    "drawn",
    [
        "players: 3\nphase: youngest, chance\ncounters: turn 0",
        "players: 2\noptions: youngest=2\nphase: dirk, chance\ncounters: turn 0, dirk_owed 6",
        "players: 3\noptions: youngest=1\nphase: market, chance",
        "players: 3\noptions: youngest=1\nphase: hands, chance\ncounters: turn 0",
        "players: 3\noptions: youngest=3\nphase: display, chance",
        "players: 3\nphase: action, seat 2\nturn of: seat 2",
        "players: 3\nphase: payment, seat 1\nmarket: 1 garden 10 N\npaying: 1 with 9\n"
        "seat 1:\n  hand: yellow 1; blue 9 9 3",
        "players: 3\nphase: placement, seat 1\nseat 1:\n  set aside: tower 13 E",
        "players: 3\nphase: site, seat 1\npicked: tower 13 E\nseat 1:\n  set aside: tower 13 E",
        "players: 2\nphase: target, seat 1\npicked: tower 13 E\ndirk: tower 12 -\n"
        "dirk's points: A 0 0 0 0 0 6 0\nseat 1:\n  reserve: tower 13 E",
        "players: 6\nphase: finished, nobody\nseat 6:\n  points: A 1 2 3 4 5 6 7; C 1 0 0 0 0 0 0",
    ],
)
def test_a_short_position_of_every_phase_is_read_and_written_whole(drawn: str) -> None:
    match = table(drawn)
    for line in drawn.splitlines():
        key, _, value = line.strip().partition(":")
        assert f"{key}:" in str(match)
        assert value.strip() in str(match)
    assert_round_trip(match)


def test_what_is_left_out_is_in_the_deck_and_in_the_bag() -> None:
    match = table("players: 3\nphase: action, seat 1\ndisplay: blue 3\nmarket: 2 tower 13 E")
    assert "deck: pile 5, places 0, found 0, cards 107" in str(match)
    assert "bag: 53 tiles" in str(match)


def test_a_hidden_hand_is_a_number_and_cannot_be_read_back() -> None:
    match = qalat.Match("alhambra", ["ada", "ben", "cyd"], seed=7)
    seen = str(match.view("ada"))
    assert " cards\n" in seen
    with pytest.raises(qalat.Unreadable) as caught:
        qalat.read(seen)
    assert caught.value.expected == "the cards of the hand, currency by currency"
    assert caught.value.line is not None


FOUNTAIN_MAP = """
seat 1:
  palace:
            0
          +     +
       0     @
          +     +
"""


@pytest.mark.parametrize(
    ("lines", "found", "expected", "line"),
    [
        ("", 'no line "players: ..."', "the number of players", None),
        ("market: 1 tower 12 -", "'market'", '"players: ..." before it', 3),
        ("players: 7", "'7'", "a whole number from 2 to 6", 3),
        ("players: --3", "'--3'", "a whole number from 2 to 6", 3),
        ("players: 3\nplayers: 3", "'players' a second time", "each line once", 4),
        ("players: 3\nhello", "'hello'", '"key: value"', 4),
        ("players: 3\nseat 4:", "'4'", "a whole number from 1 to 3", 4),
        ("players: 3\nseat 1: ada", "'ada'", "nothing behind the seat", 4),
        ("players: 3\nseat 1:\nseat 1:", "'seat 1' a second time", "each line once", 5),
        ("players: 3\noptions: youngest=9", "'youngest=9'", "name=value of", 4),
        ("players: 3\noptions: colour=red", "'colour=red'", "name=value of", 4),
        (
            "players: 3\noptions: youngest=1, youngest=2",
            "'youngest' a second time",
            "each option once",
            4,
        ),
        ("players: 3\nphase: lunch, seat 1", "'lunch'", "one of youngest, dirk, market", 4),
        ("players: 3\nphase: action", "''", '"seat N"', 4),
        ("players: 3\nturn of: ada", "'ada'", '"seat N"', 4),
        ("players: 3\ncounters: luck 3", "'luck 3'", "a number for one of turn, dealt", 4),
        ("players: 3\ncounters: turn 12345", "'12345'", "a whole number from 0 to 9999", 4),
        ("players: 3\nmarket: 5 tower 12 -", "'5'", "a whole number from 1 to 4", 4),
        ("players: 3\nmarket: 1 tower", "'tower'", "one of tower 7 NEW, tower 8 NES", 4),
        ("players: 3\nmarket: 1 tower 12 - now", "'tower 12 - now'", "a tile such as", 4),
        ("players: 3\nmarket: 1 castle 12 -", "'castle'", "a building: pavilion", 4),
        ("players: 3\nmarket: 1 tower 1 -", "'tower 1 -'", "a tile of the box", 4),
        (
            "players: 3\nmarket: 1 tower 12 -; 2 tower 12 -",
            "tower 12 - a second time",
            "each tile of the box once",
            4,
        ),
        ("players: 3\ndisplay: blue", "'blue'", 'a card such as "blue 3"', 4),
        ("players: 3\ndisplay: red 3", "'red'", "a currency: yellow, green, blue, orange", 4),
        ("players: 3\ndisplay: blue 0", "'0'", "a card's value, 1 to 9", 4),
        ("players: 3\ndisplay: blue 3;", "'blue 3;'", 'something between each ";"', 4),
        (
            "players: 3\ndisplay: blue 1; blue 2; blue 3; blue 4; blue 5",
            "5 cards",
            "at most 4",
            4,
        ),
        ("players: 3\ndiscard: blue", "'blue'", "a currency and the values of its cards", 4),
        ("players: 3\ndiscard: blue 3 3 3 3", "'blue 3 3 3 3'", "each card at most 3 times", 4),
        ("players: 2\ndiscard: blue 3 3 3", "'blue 3 3 3'", "each card at most 2 times", 4),
        (
            "players: 2\ndiscard: blue 3 3\ndisplay: blue 3",
            "more cards of a kind than the box has",
            "the cards of the box",
            None,
        ),
        ("players: 3\nbag: 99 tiles", "'99'", "a whole number from 0 to 54", 4),
        ("players: 3\nbag: 7 tiles", "7 tiles in the bag", "54, as the rest says", None),
        ("players: 3\ndeck: cards 7", "7 cards in the deck", "108, as the rest says", None),
        ("players: 3\npaying: 1", "'1'", '"SLOT with CARDS", "-" for none', 4),
        ("players: 3\npaying: 1 with 0", "'0'", "a whole number from 1 to 9", 4),
        ("players: 3\npaying: 1 with 9 9 9 9", "'9 9 9 9'", "each card at most 3 times", 4),
        ("players: 3\npicked: tower 9", "'tower 9'", "one of tower 9 NW, tower 9 ES", 4),
        ("players: 3\nseat 1:\n  money: 9", "'money'", "one of hand, reserve, set aside", 5),
        ("players: 3\nseat 1:\n  hand: 4 cards", "'4 cards'", "the cards of the hand", 5),
        ("players: 3\nseat 1:\n  points: D 1", "'D 1'", "a scoring and 7 numbers", 5),
        (
            "players: 3\nseat 1:\n  points: A 1 0 0 0 0 0 0; A 1 0 0 0 0 0 0",
            "'A' a second time",
            "each scoring once",
            5,
        ),
        ("players: 3\npalace:", '"palace"', '"seat N:" before it', 4),
        ("players: 3\nseat 1:\n  palace:", "no map", "a map, each line behind 4 blanks", 5),
        ("players: 3\nseat 1:\n  palace: a tower", "'a tower'", "the map in the lines below", 5),
        (f"players: 3{FOUNTAIN_MAP}  palace:", "'palace' a second time", "each line once", 10),
    ],
)
def test_a_position_that_cannot_be_read_is_told_with_its_line(
    lines: str, found: str, expected: str, line: int | None
) -> None:
    with pytest.raises(qalat.Unreadable) as caught:
        qalat.read(HEADER + lines)
    assert caught.value.found == found
    assert caught.value.expected.startswith(expected)
    assert caught.value.line == line


def test_a_flawed_position_is_illegal_and_its_flaw_is_told() -> None:
    with pytest.raises(qalat.Illegal) as caught:
        table("players: 3\nphase: action, chance")
    assert caught.value.asked == "this position"
    assert caught.value.why == "who is to act does not fit what is asked"


def seat_map(*lines: str) -> str:
    return "\n".join(["players: 3", "phase: action, seat 1", "seat 1:", "  palace:", *lines])


@pytest.mark.parametrize(
    ("drawn", "found", "expected", "line"),
    [
        (
            seat_map("            0", "          +     +", "       0     @"),
            "a map cut off",
            "a line of borders behind each row of tiles",
            9,
        ),
        (
            seat_map("            0", "          +     +", "       0", "          +     +"),
            "0 fountains",
            "one @ on the map",
            7,
        ),
        (
            seat_map("            0", "          +     +", "       0     @     @", "          +"),
            "2 fountains",
            "one @ on the map",
            7,
        ),
        (
            seat_map("            0", "          +     +", "       0   @ @", "          +     +"),
            "'@ @'",
            "a letter (P pavilion, S seraglio, A arcades",
            9,
        ),
        (
            seat_map("            0", "          +     +", "       0    @   X12", "          +"),
            "'X12'",
            "a letter (P pavilion, S seraglio, A arcades",
            9,
        ),
        (
            seat_map("            0", "          +     +", "       0     @xP8", "          +"),
            "'    @xP8'",
            'a wall "|" or a blank between tiles',
            9,
        ),
        (
            seat_map("            0", "          +     +", "       0     @   T13", "          +"),
            "T13 with the walls -",
            "T13 with E",
            9,
        ),
        (
            seat_map(
                "            0",
                "          +     +",
                "       0     @  " + " " * 6 * 54 + " T12",
                "          +     +",
            ),
            "a tile at (55, 0)",
            "cells at most 54 away",
            9,
        ),
    ],
)
def test_a_map_that_cannot_be_read_is_told_with_its_line(
    drawn: str, found: str, expected: str, line: int
) -> None:
    with pytest.raises(qalat.Unreadable) as caught:
        qalat.read(HEADER + drawn)
    assert caught.value.found == found
    assert caught.value.expected.startswith(expected)
    assert caught.value.line == line


def test_a_map_shows_tiles_by_letter_and_price_and_walls_where_they_stand() -> None:
    numbers = {tile.name: number for number, tile in enumerate(TILES)}
    palace = {(0, -1): numbers["tower 9 NE"], (1, 0): numbers["tower 8 NES"]}
    picture = """\
                   0     1
                 +-----+
             -1    T9  |
                 +     +-----+
              0     @    T8  |
                 +     +-----+"""
    lines = draw_map(palace)
    assert [line.strip() for line in lines] == [line.strip() for line in picture.splitlines()]
    assert read_map(list(enumerate(lines, start=1))) == palace
    assert tile_mark(FOUNTAIN) == "@"
    assert tile_mark(palace[1, 0]) == "T8"


def test_corners_on_a_map_are_decoration() -> None:
    plain = """
        players: 3
        phase: action, seat 1
        seat 1:
          palace:
                  0     1
                  .     .-----.
               0     @    T8  |
                        -----
    """
    drawn = table(plain.replace(".", "+"))
    assert str(table(plain.replace(".", " "))) == str(drawn)


def test_every_action_has_a_word_of_its_own_that_names_it() -> None:
    table_of_actions = ALHAMBRA.actions
    words = [table_of_actions.word(action) for action in range(table_of_actions.count)]
    assert len(set(words)) == len(words) > 36_000
    assert [table_of_actions.number(word) for word in words] == list(range(len(words)))


@pytest.mark.parametrize(
    "word", ["at 0,00", "at 55,0", "at +1,0", "at 1, 0", "buy 5", "take", "TAKE blue 3", ""]
)
def test_no_other_word_names_an_action(word: str) -> None:
    assert ALHAMBRA.actions.number(word) is None


@pytest.mark.parametrize(
    ("words", "phrases"),
    [
        (["buy 2", "pay 5", "pay 4", "settle"], ["buy 2 with 5 4"]),
        (["buy 2", "pay 5"], ["buy 2; pay 5"]),
        (["buy 2"], ["buy 2"]),
        (["pay 5", "settle"], ["pay 5", "settle"]),
        (["place garden 8 NW", "at 1,-2"], ["place garden 8 NW at 1,-2"]),
        (["place garden 8 NW", "in reserve"], ["place garden 8 NW in reserve"]),
        (["place garden 8 NW", "with Dirk"], ["place garden 8 NW with Dirk"]),
        (["redesign tower 9 ES", "swap 0,3"], ["redesign tower 9 ES swap 0,3"]),
        (["redesign remove 0,3", "place garden 11 -"], ["redesign remove 0,3", "place garden 11 -"]),
        (["at 1,0", "place garden 11 -"], ["at 1,0", "place garden 11 -"]),
        (
            ["buy 1", "pay 9", "settle", "buy 2", "pay 3", "settle", "take blue 3"],
            ["buy 1 with 9", "buy 2 with 3", "take blue 3"],
        ),
    ],
)
def test_action_words_join_into_phrases_and_split_again(
    words: list[str], phrases: list[str]
) -> None:
    assert wording.phrases(words) == phrases
    split = [part for phrase in phrases for part in phrase.split("; ")]
    runs = [wording.runs(phrase) for phrase in split]
    assert all(len(run) == 1 for run in runs)
    assert [word for run in runs for word in run[0]] == words


@pytest.mark.parametrize(
    ("phrase", "word"),
    [
        ("Take GREEN 2 blue 3", "take green 2 blue 3"),
        ("take b 3 g 2", "take green 2 blue 3"),
        ("AT 01,-02", "at 1,-2"),
        ("In Reserve", "in reserve"),
        ("with dirk", "with Dirk"),
        ("pay 5", "pay 5"),
        ("SETTLE", "settle"),
        ("pass", "pass"),
        ("youngest seat 2", "youngest seat 2"),
        ("redesign remove 3,-1", "redesign remove 3,-1"),
        ("draw scoring A", "draw scoring A"),
        ("draw blue 3", "draw blue 3"),
        ("draw tower 13", "draw tower 13 E"),
        ("place g 12", "place garden 12 S"),
    ],
)
def test_a_phrase_may_be_written_loosely(phrase: str, word: str) -> None:
    assert wording.runs(phrase) == [[word]]


def test_cards_of_a_purchase_may_be_told_in_any_order() -> None:
    assert wording.runs("buy 2 with 4 5 4") == [["buy 2", "pay 5", "pay 4", "pay 4", "settle"]]


@pytest.mark.parametrize(
    ("phrase", "found"),
    [
        ("", "nothing"),
        ("   ", "nothing"),
        ("sing", "'sing'"),
        ("take", "no cards to take"),
        ("take blue", "'blue'"),
        ("take blue 3 green", "'green'"),
        ("take blue 10", "'10'"),
        ("buy", "''"),
        ("buy 12", "'12'"),
        ("buy 2 for 5", "'for 5'"),
        ("buy 2 with", "'with'"),
        ("buy 2 with x", "'x'"),
        ("pay", "'pay'"),
        ("pay x", "'x'"),
        ("place", "''"),
        ("place garden 8 NW at", "'at'"),
        ("place garden 8 NW at 1", "'1'"),
        ("place garden 8 NW on 1,1", "'garden 8 NW on 1,1'"),
        ("redesign remove 1", "'1'"),
        ("redesign remove", "'remove'"),
        ("at 1234,0", "'1234,0'"),
        ("in bed", "'in bed'"),
        ("with Ada", "'with Ada'"),
        ("draw scoring C", "'scoring'"),
        ("draw", "''"),
    ],
)
def test_a_phrase_that_cannot_be_read_is_told(phrase: str, found: str) -> None:
    with pytest.raises(qalat.Unreadable) as caught:
        wording.runs(phrase)
    assert caught.value.found == found
    assert caught.value.expected


@pytest.mark.rule("ALH-M3", "ALH-T2")
def test_a_take_that_can_never_be_is_illegal_before_the_display_is_looked_at() -> None:
    for phrase, rule in (
        ("take blue 3 green 3", "ALH-T2"),
        ("take blue 1 blue 1 green 1 green 1 orange 1", "ALH-T2"),
        ("take blue 1 blue 1 blue 1 blue 1", "ALH-M3"),
    ):
        with pytest.raises(qalat.Illegal) as caught:
            wording.runs(phrase)
        assert caught.value.rule == rule
        assert caught.value.asked == phrase
        assert caught.value.why


def test_a_vague_phrase_is_resolved_if_one_reading_is_legal() -> None:
    match = table("""
        players: 3
        phase: placement, seat 1
        seat 1:
          set aside: garden 8 NW; tower 12 -
    """)
    carry_out(match, "place garden at 0,-1")
    assert "-1  | G8" in str(match)


def test_a_vague_phrase_with_several_readings_is_ambiguous() -> None:
    match = table("""
        players: 3
        phase: placement, seat 1
        seat 1:
          set aside: tower 9 NW; tower 9 NE; tower 12 -
    """)
    with pytest.raises(qalat.Ambiguous) as caught:
        match.play("place tower 9 at 0,-1")
    assert caught.value.asked == "place tower 9 at 0,-1"
    assert caught.value.candidates == ["place tower 9 NW at 0,-1", "place tower 9 NE at 0,-1"]
    with pytest.raises(qalat.Illegal):
        match.play("place tower 9 at 0,1")


@pytest.mark.parametrize(
    ("drawn", "prompt"),
    [
        ("phase: finished, nobody", "nothing: the game is over"),
        ("options: youngest=1\nphase: market, chance", "a draw"),
        ("phase: action, seat 1", "money, a purchase or a redesign"),
        (
            "phase: payment, seat 1\nmarket: 2 garden 10 N\npaying: 2 with 9 9",
            "cards for slot 2, or to settle",
        ),
        (
            "phase: placement, seat 1\nseat 1:\n  set aside: tower 13 E",
            "one of the tiles set aside to be placed",
        ),
        (
            "phase: site, seat 1\npicked: tower 13 E\nseat 1:\n  set aside: tower 13 E",
            "a place for tower 13 E: a cell, the reserve or Dirk",
        ),
        (
            "phase: target, seat 1\npicked: tower 13 E\nseat 1:\n  reserve: tower 13 E",
            "a cell for tower 13 E, or a palace tile to swap it with",
        ),
    ],
)
def test_every_phase_says_what_it_asks(drawn: str, prompt: str) -> None:
    assert table("players: 3\n" + drawn).prompt == prompt


@pytest.mark.parametrize(("seats", "seed"), PLAYED)
def test_a_record_that_is_read_and_written_again_is_the_same(seats: int, seed: int) -> None:
    record = str(random_match(seats, seed, 60).log)
    assert str(qalat.read(record).log) == record


def test_a_record_that_begins_from_a_position_is_read_again() -> None:
    match = table("""
        players: 3
        phase: payment, seat 1
        market: 1 garden 10 N
        paying: 1 with 4
        display: blue 3
        seat 1:
          hand: yellow 6 1
    """)
    assert match.legal == []
