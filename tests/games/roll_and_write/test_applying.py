"""Refusals: each names its rule, and only what is legal is carried out."""

from collections.abc import Callable

import pytest

import qalat
from qalat.core.match import Match
from tests.games.roll_and_write.table import (
    GAME,
    PAIR,
    carry_out,
    fresh,
    play_out,
    position,
    refusal,
    seat,
)


def action() -> Match:
    own = seat(1, "dice: blue 2 5; yellow 3 6")
    return position("players: 3", own, seat(2, PAIR), seat(3, PAIR))


def again() -> Match:
    return carry_out(action(), "build blue 2 yellow 3")


def keeping() -> Match:
    return carry_out(action(), "take coins", "roll blue 1 2 yellow 3 4")


def virtual() -> Match:
    own = seat(1, "dice: blue 2 5; yellow 3 6")
    match = position("players: 1", own)
    return carry_out(match, "take coins", "roll blue 1 2 yellow 3 4")


MOMENTS: dict[str, Callable[[], Match]] = {
    "first": lambda: fresh(3),
    "found": lambda: carry_out(fresh(3), "first seat 1", "roll blue 1 yellow 1"),
    "join": lambda: carry_out(fresh(1), *[f"roll blue {n} yellow 1" for n in (1, 2, 3)]),
    "action": action,
    "again": again,
    "pair": lambda: carry_out(again(), "end"),
    "four blue": lambda: carry_out(action(), "take coins"),
    "four yellow": lambda: carry_out(action(), "take coins", "roll blue 1 2"),
    "keep": keeping,
    "virtual": virtual,
    "over": lambda: play_out(position("players: 1", "round: 18", seat(1, "dice: b 2 5; y 3 6"))),
}


@pytest.mark.parametrize("moment", MOMENTS)
def test_exactly_what_is_listed_is_legal(moment: str) -> None:
    match = MOMENTS[moment]()
    scratch = GAME.engine.scratch()
    found = [
        action
        for action in range(GAME.actions.count)
        if GAME.engine.driver.why_not(match.state, 0, action, scratch) == 0
    ]
    assert found == match.legal_actions
    assert bool(found) != match.over


@pytest.mark.rule("RW-T1")
@pytest.mark.parametrize(
    ("moment", "phrase"),
    [
        ("again", "take coins"),
        ("again", "build blue 5 yellow 6"),
        ("again", "keep blue 5 yellow 6"),
        ("action", "end"),
        ("action", "keep blue 2 yellow 3"),
        ("keep", "build blue 1 yellow 3"),
        ("keep", "take coins"),
        ("keep", "end"),
    ],
    ids=str,
)
def test_what_is_not_asked_now_is_refused_with_what_is(moment: str, phrase: str) -> None:
    match = MOMENTS[moment]()
    refused = refusal(match, phrase)
    assert refused.rule == "RW-T1"
    assert refused.expected == match.prompt


@pytest.mark.rule("RW-M6")
def test_chance_brings_only_what_is_due() -> None:
    assert refusal(action(), "roll blue 1 yellow 1").rule == "RW-M6"
    assert refusal(MOMENTS["four blue"](), "roll yellow 1 2").rule == "RW-M6"
    assert refusal(MOMENTS["pair"](), "take coins").rule == "RW-M6"
    assert refusal(MOMENTS["virtual"](), "roll blue 1 yellow 1").rule == "RW-M6"
    assert refusal(MOMENTS["first"](), "first seat 5").rule == "RW-M6"


def test_nothing_is_legal_when_the_game_is_over() -> None:
    match = MOMENTS["over"]()
    with pytest.raises(qalat.Illegal, match="the game is over"):
        match.play("take coins")


def test_each_reason_names_a_rule_and_a_sentence() -> None:
    for rule, sentence in GAME.rules.REASONS[1:]:
        assert rule.startswith("RW-")
        assert sentence
