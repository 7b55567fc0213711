"""Why a turn is better than another: never without a reason, and equal within the error."""

from collections.abc import Iterator
from pathlib import Path

import pytest

import qalat
from qalat.cli.advice import figure, percent, reason_words
from qalat.core.effects import COMMON_KINDS, Effect
from qalat.core.match import Match
from qalat.games import GAMES
from qalat.play.bots import Budget, Prospect
from qalat.play.coach import Assessment, Coach, Verdict
from qalat.play.reasons import PartChange, Reasons, error_of, explain, reasons_between, reasons_for
from tests.games.effects import tried
from tests.games.medina.table import SOME, table

ROOF = ("roof grey at 1,1", "place merchant at 9,9")
WAIT = ("place merchant at 9,9", "place merchant at 10,9")


def city() -> Match:
    return table("@ . . .\n. g g .\n. . . .", {1: SOME, 2: SOME, 3: SOME})


def actions(*phrases: str) -> tuple[int, ...]:
    return tried(city(), *phrases).actions


def kinds(effects: tuple[Effect, ...]) -> list[str]:
    return [effect.kind for effect in effects]


def between(better: tuple[int, ...], worse: tuple[int, ...], *changes: PartChange) -> Reasons:
    match = city()
    return reasons_between(match.game, match.state, 0, better, worse, changes)


def test_the_better_turn_is_praised_and_the_other_blamed_for_what_only_they_do() -> None:
    reasons = between(actions(*ROOF), actions(*WAIT))
    assert kinds(reasons.gains) == ["roofs", "before_rivals", "palace_card"]
    assert kinds(reasons.costs) == ["leaves"]


def test_what_speaks_against_the_better_turn_is_no_reason_for_it() -> None:
    reasons = between(actions(*WAIT), actions(*ROOF))
    assert kinds(reasons.gains) == ["keeps_roofs", "waits"]
    assert reasons.costs == ()


def test_turns_that_lead_to_the_same_are_told_apart_by_the_games_played_on() -> None:
    one, other = actions(*WAIT), actions("place merchant at 3,9", "place merchant at 4,9")
    [expected] = between(one, other, PartChange("walls", 0.4), PartChange("merchants", 1.25)).gains
    assert (expected.kind, expected.part, expected.tenths) == ("expected", 3, 12)
    assert kinds(between(one, other).gains) == ["equal"]
    assert kinds(between(one, other, PartChange("walls", -2.0)).gains) == ["equal"]


def test_the_only_turn_has_reasons_too() -> None:
    match = city()
    assert "roofs" in kinds(reasons_for(match.game, match.state, 0, actions(*ROOF)).gains)


def test_the_error_shrinks_as_more_games_are_played_on() -> None:
    game = city().game
    assert error_of(game, 100) == pytest.approx(10 * error_of(game, 10_000))
    assert error_of(game, 0) == error_of(game, 1)


def test_turns_within_the_error_are_equal() -> None:
    match = city()
    view = match.view(match.to_move)
    parts = (0.0,) * 6
    best = Prospect(actions(*ROOF), 20.0, 0.5, 400, parts)
    near = Prospect(actions(*WAIT), 20.0 - 0.9 * error_of(match.game, 400), 0.5, 400, parts)
    far = Prospect(actions(*WAIT), 15.0, 0.3, 400, parts)
    level, ahead = (
        explain(view, best.actions, [best, near]),
        explain(view, best.actions, [best, far]),
    )
    assert (level.is_equal, ahead.is_equal) == (True, False)
    assert level.places == {"palaces": [0], "cells": [136]}


def test_a_turn_as_good_as_the_next_is_praised_for_what_both_lead_to() -> None:
    match = city()
    view = match.view(match.to_move)
    other = actions("place merchant at 3,9", "place merchant at 4,9")
    turns = [Prospect(each, 20.0, 0.5, 400, (0.0,) * 6) for each in (actions(*WAIT), other)]
    told = explain(view, turns[0].actions, turns)
    assert told.is_equal
    assert kinds(told.reasons.gains) == ["keeps_roofs", "waits"]
    assert told.reasons.costs == ()


def test_what_speaks_against_the_only_turn_is_no_reason_for_it() -> None:
    match = city()
    told = reasons_for(match.game, match.state, 0, actions(*WAIT))
    assert kinds(told.gains) == ["keeps_roofs", "waits"]


def test_a_turn_that_nobody_thought_about_has_reasons_too() -> None:
    match = city()
    told = explain(match.view(match.to_move), actions(*ROOF), [])
    assert "roofs" in kinds(told.reasons.gains)
    assert told.places == {"palaces": [0], "cells": [136]}
    assert not told.is_equal


def test_a_loss_within_the_error_is_none() -> None:
    assert Verdict(0, 0, (), (), 1.0, 0.0, (), (), error=1.0).is_equal
    assert not Verdict(0, 0, (), (), 1.1, 0.0, (), (), error=1.0).is_equal


def test_nothing_is_written_with_a_sign_and_no_open_game_is_certain() -> None:
    assert figure(-0.04) == "0.0"
    assert figure(-0.06) == "-0.1"
    assert [percent(chance) for chance in (0.0, 0.004, 0.5, 0.996, 1.0)] == [
        "1 %", "1 %", "50 %", "99 %", "99 %",
    ]  # fmt: skip


def advices(game: str) -> Iterator[tuple[Match, Assessment]]:
    """Assessment on positions all over a game that is played as advised."""
    match = qalat.Match(game, 3, seed=11)
    coach = Coach(match.game)
    while not match.over:
        advice = coach.advise(match.memory(match.to_move), Budget(simulations=16))
        yield match, advice
        for action in advice.turns[0].actions:
            match.play(action)


@pytest.mark.compiled
@pytest.mark.parametrize("game", sorted(GAMES))
def test_every_turn_all_over_a_game_has_reasons_in_words_and_no_secret(game: str) -> None:
    known = {kind.name: set(kind.fields) for kind in qalat.find(game).effects.KINDS}  # type: ignore[union-attr]
    for match, advice in advices(game):
        for reasons in advice.reasons[:3]:
            told = (*reasons.gains, *reasons.costs)
            assert told
            for effect in told:
                assert set(effect.fields) == known[effect.kind]
            assert reason_words(match, told)
        best = advice.turns[0].actions
        shown = match.view(match.to_move).states
        open_seat = match.actor
        remembered = reasons_for(match.game, match.memory(match.to_move).states, open_seat, best)
        assert reasons_for(match.game, shown, open_seat, best) == remembered


@pytest.mark.parametrize("game", sorted(GAMES))
def test_every_reason_has_a_drawn_position_of_which_it_is_known(game: str) -> None:
    text = (Path(__file__).parents[1] / "games" / game / "test_effects.py").read_text("utf-8")
    effects = qalat.find(game).effects
    assert effects is not None
    common = {kind.name for kind in COMMON_KINDS}
    kinds = {kind.name for kind in effects.KINDS} - common
    assert {kind for kind in kinds if f'"{kind}"' not in text} == set()
