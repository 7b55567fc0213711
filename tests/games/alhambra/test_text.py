"""Positions and records: what is written can be read, and what cannot be read is told."""

from collections import Counter
from collections.abc import Callable
from functools import cache
from operator import attrgetter
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

import qalat
from qalat.core.match import Match
from qalat.games.alhambra.components import TILES
from qalat.games.alhambra.state import PHASES
from tests.games.alhambra.table import carry_out, fresh, table

HEADER = "qalat position 1\ngame: alhambra 1\n"


def random_match(seats: int, seed: int, steps: int, **options: str) -> Match:
    """A game of so many random actions, chance's included, or one that ended before that."""
    random = Random(seed)
    match = qalat.Match("alhambra", seats, seed=seed, options=options, draws=False)
    for _ in range(steps):
        if match.over:
            break
        match.play(random.choice(match.legal_actions))
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
        match.play(random.choice(match.legal_actions))


@pytest.mark.compiled
@pytest.mark.parametrize(("seats", "seed"), PLAYED)
def test_positions_of_every_phase_of_a_whole_game_are_read_again(seats: int, seed: int) -> None:
    random = Random(seed)
    match = fresh(seats, open_hands="yes", game_end="last_tile")
    met = Counter[str]()
    while not match.over:
        phase = PHASES[match.state[0].phase]
        met[phase] += 1
        if met[phase] % 10 == 1:
            assert_round_trip(match)
        match.play(random.choice(match.legal_actions))
    assert_round_trip(match)
    expected = set(PHASES) - {"finished"}
    assert met.keys() == (expected if seats == 2 else expected - {"dirk"})
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
        "players: 3\nphase: payment, seat 1\nmarket: 1 garden 10 N\npaying: 1 with 9 1",
        "players: 3\nphase: action, seat 3\nseat 3:\n  hand: yellow 1; blue 9 9 3",
        "players: 3\nphase: placement, seat 1\nseat 1:\n  set aside: tower 13 E",
        "players: 3\nphase: site, seat 1\npicked: tower 13 E\nseat 1:\n  set aside: tower 13 E",
        "players: 3\nphase: target, seat 1\npicked: tower 13 E\nseat 1:\n  reserve: tower 13 E",
        "players: 2\nphase: action, seat 1\ndirk: tower 12 -\ndirk's points: A 0 0 0 0 0 6 0",
        "players: 6\nphase: finished, nobody\nseat 6:\n  points: A 1 2 3 4 5 6 7; C 1 0 0 0 0 0 0",
    ],
)
def test_a_short_position_of_every_phase_is_read_and_written_whole(drawn: str) -> None:
    match = table(drawn)
    for line in drawn.splitlines():
        key, _, value = line.strip().partition(":")
        assert f"{key}:" in str(match)
        assert all(part.strip() in str(match) for part in value.split(","))
    assert_round_trip(match)


def test_what_is_left_out_is_in_the_deck_and_in_the_bag() -> None:
    match = table("players: 3\nphase: action, seat 1\ndisplay: blue 3\nmarket: 2 tower 13 E")
    assert "deck: pile 5, places 0, found 0, cards 107" in str(match)
    assert "bag: 53 tiles" in str(match)


def test_what_follows_from_a_short_position_is_read_again() -> None:
    match = table("players: 3\nphase: action, seat 1\ndisplay: blue 3")
    carry_out(match, "take blue 3")
    assert_round_trip(match)
    match.settle()
    assert_round_trip(match)


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
        ("players: 3\nseat 1: ada", "'ada'", "nothing after the seat", 4),
        ("players: 3\nseat 1:\nseat 1:", "'seat 1' a second time", "each line once", 5),
        ("players: 3\noptions: youngest=9", "youngest='9'", "youngest to be one of", 4),
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
        ("players: 3\ncounters: turn 30001", "'30001'", "a whole number from 0 to 30000", 4),
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
        ("players: 3\npalace:", "'palace'", "one of players", 4),
        ("players: 3\nseat 1:\n  palace:", "no map", "a map, each line indented by 4 spaces", 5),
        ("players: 3\nseat 1:\n  palace: a tower", "'a tower'", "the map in the lines below", 5),
        (f"players: 3{FOUNTAIN_MAP}  palace:", "'palace' a second time", "each line once", 10),
    ],
)
def test_a_position_that_cannot_be_read_is_refused_with_its_line(
    lines: str, found: str, expected: str, line: int | None
) -> None:
    with pytest.raises(qalat.Unreadable) as caught:
        qalat.read(HEADER + lines)
    assert caught.value.found == found
    assert caught.value.expected.startswith(expected)
    assert caught.value.line == line


def test_a_flawed_position_is_illegal_and_its_flaw_is_shown() -> None:
    with pytest.raises(qalat.Illegal) as caught:
        table("players: 3\nphase: action, chance")
    assert caught.value.asked == "this position"
    assert caught.value.why == "who is to act does not fit what is asked"


@pytest.mark.parametrize(("seats", "seed"), PLAYED)
def test_a_record_that_is_read_and_written_again_is_the_same(seats: int, seed: int) -> None:
    record = str(random_match(seats, seed, 60).log)
    assert str(qalat.read(record).log) == record


def test_a_record_that_begins_from_a_position_is_read_again() -> None:
    match = table("""
        players: 3
        phase: payment, seat 1
        market: 1 garden 10 N
        paying: 1 with 6
        display: blue 3
        seat 1:
          hand: yellow 4 1
    """)
    carry_out(match, "pay 4", "settle", "take blue 3", "place garden 10 N in reserve")
    record = str(match.log)
    assert "1. player 1: pay 4; settle; take blue 3; place garden 10 N in reserve\n" in record
    again = qalat.read(record)
    assert str(again.log) == record
    assert again.state.tobytes() == match.state.tobytes()


@cache
def played() -> list[Match]:
    """Games broken off at different moments."""
    return [random_match(seats, seats, steps) for seats, steps in [(2, 20), (3, 90), (5, 121)]]


ALPHABET = st.sampled_from("abcdeNESW0123456789 -:;,|+@.PSACGT\n")


def read_or_refused(text: str) -> Match | None:
    """The match that a text tells of, or None when it was refused in so many words."""
    refusal: qalat.Refusal
    try:
        return qalat.read(text, draws=False)
    except qalat.Unreadable as unreadable:
        refusal = unreadable
        shown = [unreadable.found, unreadable.expected]
        line = unreadable.line
    except qalat.Illegal as illegal:
        refusal = illegal
        shown = [illegal.asked, illegal.why]
        line = None
    assert all(each and each in str(refusal) for each in shown)
    assert line is None or 1 <= line <= text.count("\n") + 1
    return None


def assert_refused_or_played_on(text: str) -> None:
    match = read_or_refused(text)
    if match is not None:
        assert match.over or match.legal
        assert qalat.read(str(match)).state.tobytes() == match.state.tobytes()
        play_on(match)


def play_on(match: Match) -> None:
    """A few random actions from a position that somebody typed: it stays without flaws."""
    random = Random(0)
    scratch = match.game.engine.scratch()
    for _ in range(8):
        if match.over:
            return
        match.play(random.choice(match.legal_actions))
        assert match.game.flaws(match.state, 0, scratch) == []


@st.composite
def damaged(draw: st.DrawFn, shown: Callable[[Match], object]) -> str:
    """A text with a few lines dropped, doubled, swapped or with a few characters changed."""
    lines = str(shown(draw(st.sampled_from(played())))).split("\n")
    for _ in range(draw(st.integers(1, 3))):
        place = draw(st.integers(0, len(lines) - 1))
        line = lines[place]
        match draw(st.sampled_from(["drop", "double", "swap", "number", "cut", "put"])):
            case "drop":
                lines[place : place + 1] = [] if len(lines) > 1 else [""]
            case "double":
                lines.insert(place, line)
            case "swap":
                other = draw(st.integers(0, len(lines) - 1))
                lines[place], lines[other] = lines[other], line
            case "number":
                lines[place] = line.translate(str.maketrans("0123456789", "1234567890"))
            case "cut":
                lines[place] = line[: draw(st.integers(0, len(line)))]
            case "put":
                at = draw(st.integers(0, len(line)))
                lines[place] = line[:at] + draw(st.text(ALPHABET, max_size=3)) + line[at + 1 :]
    return "\n".join(lines)


@given(damaged(str))
def test_a_damaged_position_is_read_or_refused_in_words(text: str) -> None:
    assert_refused_or_played_on(text)


@given(damaged(attrgetter("log")))
def test_a_damaged_record_is_read_or_refused_in_words(text: str) -> None:
    match = read_or_refused(text)
    if match is not None:
        assert str(qalat.read(str(match.log)).log) == str(match.log)


PHASE_LINES = st.builds(
    "phase: {}, {}".format,
    st.sampled_from(PHASES),
    st.sampled_from(["chance", "nobody", "seat 1", "seat 2", "seat 3"]),
)
COUNTER_LINES = st.builds(
    "counters: turn {}, {} {}, {} {}".format,
    st.integers(0, 3),
    st.sampled_from(["dealt", "dirk_owed", "traded", "passed", "passes", "idle"]),
    st.integers(0, 127),
    st.sampled_from(["closing", "due"]),
    st.integers(0, 2),
)
PILE_LINES = st.builds(
    "deck: pile {}, places {}, found {}".format,
    st.integers(0, 6),
    st.integers(0, 127),
    st.integers(0, 3),
)
TILE = st.sampled_from([tile.name for tile in TILES])


@given(
    st.integers(2, 6),
    PHASE_LINES,
    st.lists(
        st.one_of(
            COUNTER_LINES,
            PILE_LINES,
            st.builds("options: youngest={}".format, st.integers(1, 6)),
            st.builds("picked: {}".format, TILE),
            st.builds("paying: {} with {}".format, st.integers(1, 4), st.integers(1, 9)),
            st.builds("market: {} {}".format, st.integers(1, 4), TILE),
            st.builds("display: blue {}; green {}".format, st.integers(1, 9), st.integers(1, 9)),
            st.builds("dirk: {}".format, TILE),
            st.builds("turn of: seat {}".format, st.integers(1, 6)),
        ),
        max_size=5,
    ),
    st.lists(
        st.one_of(
            st.builds("  set aside: {}".format, TILE),
            st.builds("  reserve: {}".format, TILE),
            st.builds("  hand: yellow {}; blue {}".format, st.integers(1, 9), st.integers(1, 9)),
        ),
        max_size=2,
    ),
)
def test_a_position_typed_at_random_is_played_on_or_refused(
    seats: int, phase: str, lines: list[str], seat: list[str]
) -> None:
    typed = [f"players: {seats}", phase, *lines, "seat 1:", *seat]
    assert_refused_or_played_on(HEADER + "\n".join(typed))


@given(st.text())
def test_any_text_is_refused_in_words(text: str) -> None:
    assert_refused_or_played_on(text)
    assert_refused_or_played_on("qalat position 1\n" + text)
    assert_refused_or_played_on(HEADER + "players: 3\n" + text)


WORDS = (
    "take", "buy", "pay", "settle", "pass", "place", "redesign", "remove", "draw", "scoring",
    "youngest", "seat", "at", "swap", "in", "reserve", "with", "Dirk", "dirk", "tower", "garden",
    "g", "b", "blue", "green", "1", "2", "3", "9", "13", "E", "NW", "-", "0,1", "-1,0", "99,99",
)  # fmt: skip


@given(st.one_of(st.text(), st.lists(st.sampled_from(WORDS), max_size=8).map(" ".join)))
def test_any_phrase_is_carried_out_or_refused_in_words(phrase: str) -> None:
    match = qalat.read(str(played()[1]), draws=False)
    before = match.state.tobytes()
    try:
        match.play(phrase)
    except qalat.Unreadable as unreadable:
        shown: list[str | None] = [unreadable.found, unreadable.expected]
    except qalat.Ambiguous as ambiguous:
        shown = [ambiguous.asked, *ambiguous.candidates]
    except qalat.Illegal as illegal:
        shown = [illegal.asked, illegal.why, illegal.rule]
    else:
        return
    assert all(shown)
    assert match.state.tobytes() == before
