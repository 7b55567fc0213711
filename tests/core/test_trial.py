"""A turn's actions are checked in one place, and carried out once."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import pytest

import qalat
from qalat.core.match import Match
from qalat.core.record import CHANCE, OVER
from qalat.games import GAMES
from tests.core.test_match import SCENE


@pytest.fixture
def scene() -> Match:
    return qalat.read(SCENE)


@contextmanager
def applications(match: Match) -> Iterator[list[int]]:
    """Note every action that is carried out by the rules of a match's game."""
    driver, carried_out = match.game.engine.driver, []
    apply: Callable[..., Any] = driver.apply

    def counted(states: Any, i: int, action: int, scratch: Any) -> None:
        carried_out.append(action)
        apply(states, i, action, scratch)

    driver.apply = counted
    try:
        yield carried_out
    finally:
        driver.apply = apply


def behind(match: Match, action: int) -> tuple[int, list[int]]:
    """Return who is to act behind an action, and what could be done then."""
    engine = match.game.engine
    states, scratch = match.state, engine.scratch()
    engine.driver.apply(states, 0, action, scratch)
    return int(states[0].actor), engine.legal(states, 0, scratch).tolist()


def test_nobody_chooses_a_draw() -> None:
    match = qalat.Match("alhambra", seats=["a", "b"], seed=7)
    take = match.read("take green 1")[0]
    actor, draws = behind(match, take)
    assert actor == CHANCE
    before = str(match.log)
    for draw in draws:
        with pytest.raises(qalat.Illegal, match="something is drawn before action 2"):
            match.play([take, draw])
    assert str(match.log) == before


@pytest.mark.parametrize("game", GAMES)
def test_actions_are_of_one_turn(game: str) -> None:
    match, met = qalat.Match(game, 3, seed=5), 0
    while not match.over and met < 12:
        actions = match.legal_actions
        action = actions[len(match.steps) % len(actions)]
        actor, legal = behind(match, action)
        if actor not in {match.actor, OVER}:
            met += 1
            for second in (legal[0], -1, 10**30):
                for seat in (None, match.to_move):
                    with pytest.raises(qalat.Illegal, match="before action 2"):
                        match.play([action, second], seat=seat)
        match.play(action)
    assert met == 12


def test_what_is_to_be_drawn_is_not_played_while_draws_is_on() -> None:
    match = qalat.Match("alhambra", 3, seed=7, draws=False)
    match.draws = True
    with pytest.raises(qalat.Illegal, match=r"it is the turn of \*"):
        match.play("youngest seat 2")


def test_a_draw_is_played_by_hand_where_draws_is_off() -> None:
    match = qalat.Match("alhambra", 3, seed=7, draws=False)
    match.play("youngest seat 2")
    while match.actor == CHANCE:
        match.play(match.legal_actions[0])
    take = next(word for word in match.legal if word.startswith("take"))
    draw = behind(match, match.read(take)[0])[1][0]
    with pytest.raises(qalat.Illegal, match="something is drawn before action 2"):
        match.play([*match.read(take), draw])
    match.play(take)
    match.play(draw)


def test_a_purchase_of_four_clicks_is_carried_out_once(scene: Match) -> None:
    run = scene.read("buy 3 with 7 3")
    assert len(run) == 4
    scene = qalat.read(SCENE)
    with applications(scene) as carried_out:
        scene.play(run)
    assert carried_out == run
    again = qalat.read(SCENE)
    with applications(again) as carried_out:
        again.play("buy 3 with 7 3")
    assert carried_out == run


def test_clicks_that_are_looked_at_one_by_one_are_carried_out_once(scene: Match) -> None:
    run = scene.read("buy 3 with 7 3")
    scene = qalat.read(SCENE)
    with applications(scene) as carried_out:
        positions = [scene.after(run[:count]).tobytes() for count in range(1, 5)]
        scene.check(run)
        scene.play(run)
    assert carried_out == run
    assert positions[-1] == scene.state.tobytes()
    assert len(set(positions)) == 4
    assert scene.undoable == 4


def test_other_clicks_are_tried_from_where_they_part(scene: Match) -> None:
    run = scene.read("buy 3 with 7 3")
    other = scene.read("buy 3 with 7 4")
    fresh = qalat.read(SCENE)
    fresh.play(other)
    scene.check(run)
    assert scene.after(other).tobytes() == fresh.state.tobytes()
    scene.check(run[:2])
    scene.play(other)
    assert scene.state.tobytes() == fresh.state.tobytes()
    assert scene.log.steps == fresh.log.steps


def test_what_was_tried_is_forgotten_when_the_position_is_another(scene: Match) -> None:
    run = scene.read("buy 3 with 7 3")
    scene.after(run)
    scene.play("take orange 9")
    with pytest.raises(qalat.Illegal):
        scene.check(run)


def test_the_position_behind_no_action_is_the_one_that_is(scene: Match) -> None:
    assert scene.after([]).tobytes() == scene.state.tobytes()


def test_a_turn_may_be_as_long_as_a_hand_of_small_cards() -> None:
    scene = qalat.read(SCENE.replace("blue 7 4 3", "blue 3 2 2 1 1 1"))
    run = scene.read("buy 3 with 3 2 2 1 1 1")
    assert len(run) == 8
    after = scene.after(run)
    scene.play(run)
    assert scene.state.tobytes() == after.tobytes()
