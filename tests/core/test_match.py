"""A match: what is refused changes nothing, and every way in leads to the same game."""

import copy
import re
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import qalat
from qalat.core.match import Match as CoreMatch

NAMES = ["ada", "ben", "cem"]
SCENE = """qalat position 1
game: alhambra 1
players: 3
phase: action, seat 1
market: 2 garden 12 S; 3 garden 10 N
display: yellow 1; green 2; yellow 7; orange 9
seat 1:
  hand: blue 7 4 3; green 9 3
  reserve: tower 9 ES; garden 8 NE; garden 8 NW
"""


@pytest.fixture
def match() -> qalat.Match:
    return qalat.Match("alhambra", NAMES, seed=7)


@pytest.fixture
def scene() -> qalat.Match:
    return qalat.read(SCENE)


def test_a_match_can_be_set_with_a_number_of_seats() -> None:
    assert qalat.Match("alhambra", 2, seed=1).seats == ("player 1", "player 2")
    assert qalat.Match(qalat.find("alhambra"), 2, seed=1).game.name == "alhambra"


def test_the_same_seed_gives_the_same_match_and_none_a_new_one() -> None:
    one, other = (qalat.Match("alhambra", NAMES, seed="x") for _ in range(2))
    assert one.state.tobytes() == other.state.tobytes()
    assert qalat.Match("alhambra", 2).seed != qalat.Match("alhambra", 2).seed


def test_a_state_that_was_handed_out_is_a_copy(match: qalat.Match) -> None:
    before = match.state.tobytes()
    match.state[0].actor = 5
    assert match.state.tobytes() == before


def test_a_phrase_and_its_number_play_the_same(match: qalat.Match) -> None:
    other = qalat.Match("alhambra", NAMES, seed=7)
    match.play(match.legal[0])
    other.play(other.legal_actions[0])
    assert match.state.tobytes() == other.state.tobytes()


def test_whoever_is_to_move_may_be_named(match: qalat.Match) -> None:
    mover = match.to_move
    match.play(match.legal[0], seat=mover)
    assert match.to_move != mover


def test_chance_acts_until_somebody_is_to_move(match: qalat.Match) -> None:
    match.play(next(word for word in match.legal if word.startswith("take")))
    assert match.to_move in NAMES


def test_chance_waits_when_draws_are_off() -> None:
    match = qalat.Match("alhambra", NAMES, seed=7, draws=False)
    assert match.to_move == "*"
    match.play("youngest seat 2")
    assert match.to_move == "*"
    assert len(match.log.steps) == 1
    match.settle()
    assert match.to_move in NAMES


def test_a_match_that_was_read_goes_on_by_itself_unless_draws_is_off(match: qalat.Match) -> None:
    match.play(match.legal[0])
    take = next(word for word in match.legal if word.startswith("take"))
    again = qalat.read(str(match.log), seed=1)
    again.play(take)
    assert again.to_move in NAMES
    by_hand = qalat.read(str(match.log), draws=False)
    by_hand.play(take)
    assert by_hand.to_move == "*"


@pytest.mark.parametrize("drawn", [0, 1, 5])
def test_nothing_is_drawn_in_reading(drawn: int) -> None:
    match = qalat.Match("alhambra", NAMES, seed=7, draws=False)
    for _ in range(drawn):
        match.play(match.legal[0])
    for text, length in ((str(match.log), drawn), (str(match), 0)):
        again = qalat.read(text, seed=1)
        assert again.state.tobytes() == match.state.tobytes()
        assert (again.to_move, len(again.steps)) == ("*", length)
        with pytest.raises(qalat.OutOfTurn, match=r"the turn of \*, so settle first"):
            again.play(again.legal[0])
        again.settle()
        assert again.to_move in again.seats


REFUSED: dict[str, tuple[Callable[[qalat.Match], object], type[qalat.Refusal], str]] = {
    "nothing": (lambda m: m.play(""), qalat.Unreadable, "found nothing"),
    "unknown verb": (lambda m: m.play("dance"), qalat.Unreadable, "'dance'"),
    "unknown word": (lambda m: m.play("youngest seat 9"), qalat.Unreadable, "of Alhambra"),
    "far cell": (lambda m: m.play("redesign remove 99,0"), qalat.Illegal, "ALH-T7"),
    "negative number": (lambda m: m.play(-1), qalat.Unreadable, "action -1"),
    "number too high": (lambda m: m.play(10**9), qalat.Unreadable, "a number below"),
    "out of turn": (
        lambda m: m.play("take green 2", seat="player 2"),
        qalat.Illegal,
        "it is the turn of player 1",
    ),
    "unknown seat": (lambda m: m.play("take green 2", seat="eve"), qalat.Unreadable, "'eve'"),
    "illegal": (lambda m: m.play("take blue 3"), qalat.Illegal, "ALH-T2"),
    "second half": (lambda m: m.play("buy 3 with 7"), qalat.Illegal, "ALH-T3"),
    "wrong moment": (lambda m: m.play("settle"), qalat.Illegal, "expected money, a purchase or a"),
    "chance's": (lambda m: m.play("draw blue 3"), qalat.Illegal, "chance cannot draw"),
    "ambiguous": (lambda m: m.play("redesign garden at 0,-1"), qalat.Ambiguous, "garden 8 NE"),
    "undo": (lambda m: m.undo(), qalat.Illegal, "actions since the last draw: 0"),
    "rewind": (lambda m: m.rewind(99), qalat.Illegal, "actions so far: "),
    "undo backwards": (lambda m: m.undo(-1), qalat.Illegal, "actions since the last draw: 0"),
    "unknown view": (lambda m: m.view("eve"), qalat.Unreadable, "'eve'"),
}


@pytest.mark.parametrize("case", REFUSED)
def test_what_is_refused_changes_no_byte(case: str, scene: qalat.Match) -> None:
    ask, kind, words = REFUSED[case]
    before, log = scene.state.tobytes(), str(scene.log)
    with pytest.raises(kind, match=words):
        ask(scene)
    assert scene.state.tobytes() == before
    assert str(scene.log) == log


def test_an_illegal_number_is_shown_in_words(scene: qalat.Match) -> None:
    illegal = scene.game.actions.number("take blue 3")
    assert illegal is not None
    with pytest.raises(qalat.Illegal, match="'take blue 3' is not possible"):
        scene.play(illegal)


def test_ambiguous_words_are_shown_with_all_that_they_could_be(scene: qalat.Match) -> None:
    with pytest.raises(qalat.Ambiguous) as refused:
        scene.play("redesign garden at 0,-1")
    assert refused.value.candidates == [
        "redesign garden 8 NW at 0,-1",
        "redesign garden 8 NE at 0,-1",
    ]


def test_words_are_ambiguous_only_among_what_is_legal(scene: qalat.Match) -> None:
    scene.play("redesign garden at 1,0")
    assert scene.log.lines()[:1] == ["player 1: redesign garden 8 NE at 1,0"]


def test_ambiguous_words_that_fit_nothing_are_refused_with_the_first_reason(
    scene: qalat.Match,
) -> None:
    with pytest.raises(qalat.Illegal, match="redesign pavilion"):
        scene.play("redesign pavilion at 0,1")


def test_undo_takes_actions_back_one_by_one(scene: qalat.Match) -> None:
    before = scene.state.tobytes()
    scene.play("buy 3 with 7 3")
    assert scene.undoable == 4
    scene.undo(4)
    assert scene.state.tobytes() == before
    assert scene.undoable == 0
    scene.undo(0)
    assert scene.log.steps == ()


def test_what_is_taken_back_behind_a_draw_is_drawn_anew() -> None:
    match = qalat.Match("alhambra", NAMES, seed=3)
    opening, steps = match.state.tobytes(), match.log.steps
    match.play(match.legal[0])
    drawn = match.log.steps[len(steps) :]
    match.rewind(len(drawn))
    assert (match.state.tobytes(), match.log.steps) == (opening, steps)
    again = {drawn}
    for _ in range(5):
        match.play(match.legal[0])
        again.add(match.log.steps[len(steps) :])
        match.rewind(len(match.log.steps) - len(steps))
    assert len(again) > 1


def test_a_draw_that_is_taken_back_is_drawn_again_at_once() -> None:
    match = qalat.Match("alhambra", NAMES, seed=3)
    match.rewind(len(match.log.steps))
    assert match.to_move in NAMES
    assert {step.actor for step in match.log.steps} == {-1}


def test_a_run_that_was_checked_is_played_as_checked(scene: qalat.Match) -> None:
    run = scene.read("buy 3 with 7 3")
    assert scene.check(run) == run == scene.check(run)
    scene.play(run)
    assert [step.action for step in scene.steps] == run
    with pytest.raises(qalat.Illegal):
        scene.check(run)


def test_the_story_has_each_step_with_the_position_before_it(scene: qalat.Match) -> None:
    before = scene.state.tobytes()
    scene.play("buy 3 with 7 3")
    story = scene.story()
    assert [step for _, step in story] == list(scene.log.steps)
    assert story[0][0].tobytes() == before


def test_a_match_goes_on_from_a_position_with_its_own_names() -> None:
    scene = qalat.read(SCENE)
    match = qalat.Match.from_position(scene.game, scene.state, seats=NAMES, seed=2)
    match.play("take orange 9", seat="ada")
    assert match.to_move == "ben"
    again = qalat.read(str(match.log))
    assert again.state.tobytes() == match.state.tobytes()
    assert again.seats == tuple(NAMES)


def test_a_position_needs_as_many_names_as_it_has_seats(scene: qalat.Match) -> None:
    with pytest.raises(qalat.Refusal, match="the position is one of 3 players"):
        qalat.Match.from_position(scene.game, scene.state, seats=["ada", "ben"])


def test_a_position_handed_in_is_copied(scene: qalat.Match) -> None:
    states = scene.state
    match = qalat.Match.from_position(scene.game, states)
    states[0].actor = 2
    assert match.actor == 0


def test_a_finished_game_is_over_for_everybody() -> None:
    over = qalat.read(SCENE.replace("phase: action, seat 1", "phase: finished, nobody"))
    assert over.over
    assert over.to_move == ""
    assert over.legal == []
    assert over.prompt == "nothing: the game is over"
    outcome = over.outcome()
    assert outcome is not None
    assert outcome.winners == over.seats
    before = over.state.tobytes()
    with pytest.raises(qalat.Illegal, match="the game is over"):
        over.play("take green 2", seat="player 1")
    with pytest.raises(qalat.Illegal, match="the game is over"):
        over.play("take green 2")
    assert over.state.tobytes() == before
    assert str(over.log).endswith("end: player 1 0, player 2 0, player 3 0\n")


def test_no_outcome_is_shown_before_the_end(match: qalat.Match) -> None:
    assert match.outcome() is None
    assert match.log.scores is None


def test_sensible_actions_and_a_prompt_are_shown(scene: qalat.Match) -> None:
    scene.play("buy 3")
    assert scene.prompt == "cards for slot 3, or to settle"
    scene.play("pay 7")
    scene.play("pay 4")
    words = [scene.game.actions.word(action) for action in scene.sensible_actions]
    assert words == ["settle"]
    assert set(scene.sensible_actions) < set(scene.legal_actions)


@pytest.mark.parametrize("seats", ["ab", [1, 2], [None, "ben"]], ids=["text", "numbers", "none"])
def test_seats_are_a_list_of_names_or_a_number(seats: Any) -> None:
    with pytest.raises(qalat.Unreadable, match="a list of names, or how many players"):
        qalat.Match("alhambra", seats)


def test_a_seat_takes_back_only_what_is_its_own() -> None:
    match = qalat.read(REDESIGNS)
    match.play("redesign remove 1,0")
    assert (match.to_move, match.undoable) == ("player 2", 1)
    assert (match.undoable_by("player 1"), match.undoable_by("player 2")) == (1, 0)
    with pytest.raises(qalat.Illegal, match="actions of player 2 since the last draw: 0"):
        match.undo(seat="player 2")
    match.undo(seat="player 1")
    assert match.to_move == "player 1"


REDESIGNS = """qalat position 1
game: alhambra 1
players: 3
phase: action, seat 1
market: 1 tower 9 ES; 2 seraglio 7 W; 3 garden 10 N; 4 garden 8 NE
display: yellow 7; green 2; blue 3; orange 9
seat 1:
  hand: yellow 9 5
  palace:
            0     1
          +     +     +
       0     @    G11
          +     +     +
seat 2:
  hand: blue 9 5
"""


def test_a_log_shown_to_a_seat_hides_what_the_position_it_begins_from_hides() -> None:
    match = qalat.read(REDESIGNS)
    assert "blue 9 5" in str(match.log)
    assert "blue 9 5" in str(match.log_for("player 2"))
    assert "yellow 9 5" not in str(match.log_for("player 2"))
    assert "9 5" not in str(match.log_for())
    assert str(match.log_for("player 1")).count("cards") == str(match.log).count("cards") + 1


def test_a_log_that_begins_from_the_box_is_open_to_all() -> None:
    match = qalat.Match("alhambra", 3, seed=1)
    assert str(match.log_for("player 1")) == str(match.log_for()) == str(match.log)


def test_legal_actions_are_asked_for_by_words_or_by_number(scene: qalat.Match) -> None:
    legal = scene.legal
    assert "take green 2" in legal
    assert scene.game.actions.number("take green 2") in legal.numbers
    assert np.int64(legal.numbers[0]) in legal
    for other in ("take blue 3", "take", "dance", "", -1, 10**30, None, 1.5):
        assert other not in legal
    listed = list(legal)
    assert (legal[0], legal[-1], legal[1:3]) == (listed[0], listed[-1], listed[1:3])
    assert (legal.index("buy 3"), legal.count("buy 3")) == (listed.index("buy 3"), 1)
    with pytest.raises(IndexError):
        legal[len(legal)]
    assert repr(legal) == f"LegalActions({list(legal)})"


def test_legal_actions_are_those_of_the_position_now(scene: qalat.Match) -> None:
    legal = scene.legal
    listed = list(legal)
    begun = iter(legal)
    scene.play("buy 3")
    assert legal == scene.legal == list(scene.legal)
    assert legal != listed
    assert list(begun) == listed
    assert (legal == "pay 7", legal == 3) == (False, False)


def test_a_copy_stands_where_the_match_does_and_goes_its_own_way(match: qalat.Match) -> None:
    match.play(match.legal[0])
    before = str(match.log)
    for other in (match.copy(), copy.copy(match), copy.deepcopy(match)):
        assert other == match
        other.deeds()
        other.play(other.legal[0])
        assert other != match
        other.rewind(len(other.steps) - len(match.steps))
        assert other == match
        assert other.state.tobytes() == match.state.tobytes()
        assert str(match.log) == before


@pytest.mark.parametrize("keyed", [False, True])
def test_a_copy_draws_what_the_match_would_unless_it_has_a_seed(keyed: bool) -> None:
    match = qalat.Match("alhambra", NAMES, seed=3, keyed=keyed)
    copied, seeded = match.copy(), [match.copy(seed=seed) for seed in range(6)]
    for each in (match, copied, *seeded):
        for _ in range(4):
            each.play(each.legal[0])
    assert copied == match
    assert (copied.seed, seeded[5].seed) == (3, 5)
    assert len({str(each.log) for each in seeded}) > 1


def test_matches_are_equal_if_the_same_was_played_in_them(match: qalat.Match) -> None:
    other = qalat.Match("alhambra", NAMES, seed=7)
    assert match == other
    match.play(match.legal[-1])
    assert match != other
    assert qalat.read(str(match.log)) == match
    assert qalat.Match("alhambra", ["ada", "ben", "eve"], seed=7) != other
    assert qalat.Match("alhambra", NAMES, seed=7, options={"youngest": "1"}) != other
    assert qalat.read(str(other)) != other, "it begins from another opening"
    assert other != "a match"
    with pytest.raises(TypeError):
        hash(match)


def test_views_and_logs_are_equal_and_hashed_by_what_they_hold(match: qalat.Match) -> None:
    other = qalat.Match("alhambra", NAMES, seed=7)
    assert len({each.view(seat) for each in (match, other) for seat in (*NAMES, None)}) == 4
    assert len({match.log, other.log}) == 1
    assert match.view() != "a view"
    match.play(match.legal[0])
    assert match.log != other.log
    assert match.view() != other.view()


def test_what_is_played_is_seen_in_a_line(match: qalat.Match, scene: qalat.Match) -> None:
    assert repr(qalat.GAMES["alhambra"]) == "<Game alhambra 1: 2 to 6 players>"
    assert re.fullmatch(
        r"<Match of alhambra: ada, ben, cem; \d+ steps, (ada|ben|cem) to move>", repr(match)
    )
    assert repr(scene.log) == "<Log of alhambra: player 1, player 2, player 3; 0 steps>"
    assert repr(scene.view()) == "<View of alhambra for spectators: 0 actions are legal>"
    assert "for seat 0: " in repr(scene.view("player 1"))
    over = qalat.read(SCENE.replace("phase: action, seat 1", "phase: finished, nobody"))
    assert repr(over).endswith("; 0 steps, over>")


def test_there_is_one_class_of_matches() -> None:
    assert qalat.Match is CoreMatch
    assert qalat.Match.from_position("alhambra", qalat.read(SCENE).state).game.name == "alhambra"
    with pytest.raises(qalat.Unreadable, match="the game 'chess', expected one of alhambra"):
        qalat.Match("chess", 2)
