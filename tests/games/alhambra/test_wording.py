"""Actions in words: the phrases that a person writes, and the actions that they stand for."""

import pytest

import qalat
from qalat.games.alhambra import wording
from tests.games.alhambra.table import carry_out, table

ALHAMBRA = qalat.find("alhambra")


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
        (
            ["redesign remove 0,3", "place garden 11 -"],
            ["redesign remove 0,3", "place garden 11 -"],
        ),
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


def test_cards_of_a_purchase_may_be_typed_in_any_order() -> None:
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
        ("buy 2 with", 'no cards behind "with"'),
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
def test_a_phrase_that_cannot_be_read_is_reported(phrase: str, found: str) -> None:
    with pytest.raises(qalat.Unreadable) as caught:
        wording.runs(phrase)
    assert caught.value.found == found
    assert caught.value.expected


@pytest.mark.rule("ALH-M3", "ALH-S4", "ALH-T2")
def test_a_take_that_can_never_be_is_illegal_before_the_display_is_looked_at() -> None:
    for phrase, rule in (
        ("take green 3 blue 3", "ALH-T2"),
        ("take green 1 green 1 blue 1 blue 1 orange 1", "ALH-S4"),
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
            "a place for tower 13 E: a cell or the reserve",
        ),
        (
            "phase: target, seat 1\npicked: tower 13 E\nseat 1:\n  reserve: tower 13 E",
            "a cell for tower 13 E, or a palace tile to swap it with",
        ),
    ],
)
def test_every_phase_says_what_it_asks(drawn: str, prompt: str) -> None:
    assert table("players: 3\n" + drawn).prompt == prompt


def test_only_two_players_before_the_end_are_offered_dirk() -> None:
    asked = (
        "players: 2\nphase: site, seat 1\npicked: tower 13 E\n{}seat 1:\n  set aside: tower 13 E"
    )
    assert table(asked.format("")).prompt.endswith("a cell, the reserve or Dirk")
    closing = table(asked.format("counters: turn 9, closing 1\n"))
    assert closing.prompt.endswith("a cell or the reserve")
    assert "with Dirk" not in closing.legal
