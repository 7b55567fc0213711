"""Positions that could not be played on are refused, flaw by flaw."""

from collections.abc import Callable
from typing import Any

import pytest

import qalat
from qalat.core.match import Match
from tests.games.roll_and_write.table import (
    GAME,
    PAIR,
    carry_out,
    changed,
    crossings,
    fresh,
    play_out,
    position,
    seat,
)

NO_COINS = "coins: 3 gained, 3 spent"
DICE = "dice: blue 2 5; yellow 3 6"
Change = Callable[[Any], None]


def three() -> Match:
    return position("players: 3", "round: 4", seat(1, DICE), seat(2, PAIR), seat(3, PAIR))


def alone() -> Match:
    return position("players: 1", "round: 4", seat(1, DICE))


def flaws(match: Match, change: Change) -> list[str]:
    """What is wrong with a match's position after a change."""
    states = match.state
    change(states[0])
    return GAME.flaws(states, 0, GAME.engine.scratch())


def setting(name: str, value: int, *place: int) -> Change:
    def change(state: Any) -> None:
        if place:
            state[name][place] = value
        else:
            state[name] = value

    return change


OPTIONS, LAYOUT, BUILT, COINS, PAID, VIRTUALS, ACTOR, MOMENT, LYING, ABSENT = GAME.rules.FLAWS


@pytest.mark.parametrize(
    ("change", "flaw"),
    [
        (setting("seats", 0), OPTIONS),
        (setting("seats", 6), OPTIONS),
        (setting("virtual_players", 2), OPTIONS),
        (setting("virtual_players", 4), OPTIONS),
        (setting("solo", 1), OPTIONS),
        (setting("virtual", 1), OPTIONS),
        (setting("coins", 2), OPTIONS),
        (setting("layout", 6, 0), LAYOUT),
        (setting("layout", 1, 0), LAYOUT),
        (setting("boxes", 3, 0), LAYOUT),
        (setting("built", 1 << 36, 0), BUILT),
        (setting("built", 1, 1), BUILT),
        (setting("count", 1, 1, 1), BUILT),
        (setting("gained", 2, 0), COINS),
        (setting("gained", 21, 0), COINS),
        (setting("spent", 4, 0), COINS),
        (setting("spent", -1, 0), COINS),
        (setting("paid", 16, 0, 0), PAID),
        (setting("actor", 1), ACTOR),
        (setting("actor", -1), ACTOR),
        (setting("actor", -2), ACTOR),
        (setting("first", 3), MOMENT),
        (setting("first", -1), MOMENT),
        (setting("round_number", 0), MOMENT),
        (setting("round_number", 19), MOMENT),
        (setting("step", 1), MOMENT),
        (setting("step", -1), MOMENT),
        (setting("blue", 0, 0, 0), LYING),
        (setting("blue", 6, 0, 0), LYING),
        (setting("yellow", 4, 0, 1), ""),
        (setting("yellow", 7, 0, 1), LYING),
        (setting("blue", 7, 0, 1), LYING),
        (setting("yellow", 6, 0, 0), ""),
        (setting("yellow", 2, 0, 1), LYING),
        (setting("blue", 3, 1, 1), LYING),
        (setting("blue", 3, 3, 0), LYING),
        (setting("gained", 3, 3), ABSENT),
        (setting("spent", 3, 3), ABSENT),
        (setting("built", 3, 4), ABSENT),
        (setting("count", 1, 3, 0), ABSENT),
        (setting("paid", 16, 4, 0), ABSENT),
    ],
    ids=range(41),
)
def test_each_flaw_of_a_turn_is_found(change: Change, flaw: str) -> None:
    assert flaws(three(), lambda _: None) == []
    found = flaws(three(), change)
    assert found == [flaw] if flaw else found == []


def test_a_turn_belongs_to_a_seat_of_the_table() -> None:
    assert MOMENT in changed(three(), turn_seat=3, actor=0)
    assert MOMENT in changed(three(), turn_seat=-1, actor=0)


def test_the_phases_of_chance_and_of_nobody_have_no_actor_at_the_table() -> None:
    assert changed(three(), phase=4) == [ACTOR]
    assert changed(three(), phase=11) == [ACTOR, MOMENT]


@pytest.mark.parametrize("moment", ["found", "join", "lay"])
def test_the_setup_has_brought_just_what_it_should(moment: str) -> None:
    builds = [f"roll blue {n} yellow 1" for n in (1, 2, 3)]
    match = carry_out(fresh(1), *builds[: 1 if moment == "found" else 3])
    if moment == "lay":
        carry_out(match, *["virtual 1 builds tower"] * 3, *["virtual 2 builds tower"] * 3)
    assert flaws(match, lambda _: None) == []
    assert flaws(match, setting("gained", 4, 0)) == [COINS]
    assert flaws(match, setting("spent", 1, 0)) == [COINS]
    assert flaws(match, setting("blue", 1, 0, 0)) == [LYING]
    assert flaws(match, setting("turn_seat", 0)) == [MOMENT]
    assert flaws(match, setting("round_number", 1)) == [MOMENT]
    assert flaws(match, setting("step", 9)) == [MOMENT]
    assert flaws(match, setting("count", 1, 1, 0)) == [VIRTUALS]
    assert BUILT in flaws(match, setting("built", 0, 0))
    assert flaws(match, setting("count", 3, 0, 4)) == [BUILT]


def test_in_the_setup_each_seat_has_built_as_often_as_it_was_its_turn() -> None:
    match = carry_out(fresh(3), "first seat 2", *["roll blue 1 yellow 1"] * 2)
    assert flaws(match, lambda _: None) == []
    assert flaws(match, setting("first", 0)) == [BUILT]
    assert flaws(match, setting("step", 3)) == [BUILT]
    assert flaws(fresh(3), setting("built", 1, 0)) == [BUILT]


def test_a_single_player_is_not_drawn() -> None:
    def undrawn(state: Any) -> None:
        state.phase = 0
        state.first = -1

    assert flaws(fresh(1), undrawn) == [MOMENT]


def test_first_dice_lie_where_they_have_been_rolled() -> None:
    builds = ["roll blue 1 yellow 1", "roll blue 1 yellow 2", "roll blue 1 yellow 3"]
    match = carry_out(fresh(3), "first seat 2", *[word for word in builds for _ in range(3)])
    carry_out(match, "roll blue 4 yellow 4")
    assert flaws(match, lambda _: None) == []
    assert flaws(match, setting("step", 2)) == [LYING]
    assert flaws(match, setting("step", 4)) == [MOMENT]


@pytest.mark.parametrize(
    "change",
    [
        setting("spent", 1, 0),
        setting("built", 0, 0),
        setting("built", -1, 0),
        setting("yellow", 0, 0, 1),
    ],
    ids=["coins", "nothing used", "all built", "no die"],
)
def test_a_second_build_is_asked_only_where_it_is_possible(change: Change) -> None:
    match = carry_out(three(), "build blue 2 yellow 3")
    assert flaws(match, lambda _: None) == []
    assert flaws(match, change)


def test_dice_lie_as_the_rest_of_a_turn_asks() -> None:
    pair = carry_out(three(), "build blue 2 yellow 3", "end")
    assert flaws(pair, lambda _: None) == []
    assert flaws(pair, setting("blue", 1, 0, 0)) == [LYING]
    assert flaws(pair, setting("blue", 0, 1, 1)) == [LYING]
    four = carry_out(three(), "take coins")
    assert flaws(four, setting("blue", 1, 0, 0)) == [LYING]
    half = carry_out(four, "roll blue 1 2")
    assert flaws(half, setting("blue", 3, 0, 0)) == [LYING]
    kept = carry_out(half, "roll yellow 1 2")
    assert flaws(kept, setting("blue", 3, 0, 0)) == [LYING]
    assert flaws(kept, lambda _: None) == []


def test_nothing_is_rolled_in_the_last_turn() -> None:
    for match in (
        carry_out(three(), "take coins"),
        carry_out(three(), "build blue 2 yellow 3", "end"),
    ):

        def last(state: Any) -> None:
            state.round_number = 18
            state.first = 1

        assert flaws(match, last) == [MOMENT]


def test_a_single_player_is_never_asked_what_to_keep() -> None:
    assert flaws(alone(), setting("phase", 10)) == [MOMENT]


def test_virtual_players_build_once_everybody_has_had_a_turn() -> None:
    match = carry_out(alone(), "take coins", "roll blue 1 2 yellow 1 2", "virtual 1 builds tower")
    assert flaws(match, lambda _: None) == []
    assert flaws(match, setting("step", 2)) == [MOMENT]
    assert flaws(match, setting("count", 9, 1, 5)) == [VIRTUALS]
    assert flaws(match, setting("count", -1, 1, 5)) == [VIRTUALS]
    assert flaws(match, setting("count", 7, 1, 5)) == []
    assert flaws(match, setting("count", 7, 2, 5)) == [VIRTUALS]
    assert flaws(match, setting("step", 0)) == []
    two = position(
        "players: 2", "round: 4", "phase: action, seat 2", seat(1, PAIR), seat(2, DICE, NO_COINS)
    )
    carry_out(two, "build blue 2 yellow 3", "roll blue 1 yellow 1")
    assert flaws(two, setting("first", 1)) == [MOMENT]


def test_a_game_ends_in_its_last_round_only() -> None:
    match = play_out(position("players: 1", "round: 18", seat(1, DICE)))
    assert flaws(match, lambda _: None) == []
    assert flaws(match, setting("round_number", 17)) == [MOMENT]
    assert flaws(match, setting("blue", 1, 0, 0)) == [LYING]


def test_who_completed_a_type_is_paid_in_the_end() -> None:
    match = play_out(position("players: 1", "round: 18", seat(1, DICE, built=crossings(("P", 4)))))
    assert match.state[0].paid[0, 0] == 16
    assert flaws(match, setting("paid", -1, 0, 0)) == [PAID]


def test_nobody_is_paid_in_round_1() -> None:
    lines = [DICE, "paid: pavilion 16"]
    with pytest.raises(qalat.Illegal, match=PAID):
        position("players: 1", "round: 1", seat(1, *lines, built=crossings(("P", 4))))
    assert position("players: 1", "round: 2", seat(1, *lines, built=crossings(("P", 4))))


@pytest.mark.parametrize(
    ("paid", "sound"),
    [
        ((16,), True),
        ((17,), False),
        ((8,), False),
        ((12, 12), True),
        ((16, 8), True),
        ((8, 16), True),
        ((16, 16), False),
        ((16, 4, 4), True),
        ((12, 12, 1), True),
        ((1, 12, 12), True),
        ((8, 8, 8), True),
        ((16, 8, 1), True),
        ((16, 8, 4), False),
        ((6, 6, 6, 6), True),
        ((16, 3, 3, 3), True),
        ((16, 8, 1, 0), True),
        ((16, 8, 0, 0), True),
        ((16, 8, 1, 0, 0), True),
        ((5, 5, 5, 5, 5), True),
        ((5, 5, 5, 5, 0), False),
    ],
    ids=str,
)
def test_shares_are_those_that_some_order_of_completing_brings(
    paid: tuple[int, ...], sound: bool
) -> None:
    seats = [
        seat(
            number,
            "dice: blue 2 5; yellow 3 6" if number == 1 else PAIR,
            f"paid: {f'pavilion {paid[number - 1]}' if number <= len(paid) else '-'}",
            built=crossings(("P", 4 if number <= len(paid) else 3)),
        )
        for number in range(1, 6)
    ]
    if sound:
        assert position("players: 5", "round: 4", *seats)
    else:
        with pytest.raises(qalat.Illegal, match=PAID):
            position("players: 5", "round: 4", *seats)


def test_every_flaw_has_a_sentence_of_its_own() -> None:
    assert len(set(GAME.rules.FLAWS)) == len(GAME.rules.FLAWS) == 10
