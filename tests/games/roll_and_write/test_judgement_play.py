"""Quick play, and what is worth a closer look."""

import numpy as np
import pytest

from qalat.core.match import Match
from qalat.core.record import CHANCE
from qalat.games.roll_and_write import judgement
from tests.games.playout_draws import drawn_both_ways
from tests.games.roll_and_write.judged import (
    JUDGE,
    favourite,
    favourites,
    values,
    worthwhile,
)
from tests.games.roll_and_write.table import (
    GAME,
    PAIR,
    carry_out,
    crossings,
    fresh,
    position,
    seat,
    wander,
)

NO_COINS = "coins: 3 gained, 3 spent"
RICH = "coins: 9 gained, 3 spent"


OWN = crossings(("P", 3), ("S", 3), ("A", 1), ("C", 1), ("G", 1), ("T", 1))
RIVAL = crossings(("P", 3), ("S", 3), ("A", 5), ("C", 5), ("G", 6), ("T", 6))
"""Level in two races, in which one pavilion (blue 4, yellow 5) and one palace (blue 5, yellow 6)
are missing; the other races are lost for whoever has the smaller sheet."""


def on_turn(dice: str, coins: str, built: str = OWN) -> Match:
    """Three players, the first on turn in the last round."""
    own = seat(1, dice, coins, built=built)
    rivals = (seat(number, PAIR, NO_COINS, built=RIVAL) for number in (2, 3))
    return position("players: 3", "round: 18", own, *rivals)


@pytest.mark.parametrize(
    ("seats", "options"), [(1, {"solo": "against"}), (2, {}), (3, {}), (5, {})], ids=str
)
def test_quick_play_is_legal_to_the_end(seats: int, options: dict[str, str]) -> None:
    match = fresh(seats, **options)
    clicks = 0
    while not match.over:
        legal = match.legal_actions
        if match.state[0].actor == CHANCE:
            match.play(legal[clicks * 7 % len(legal)])
        else:
            word = favourite(match, clicks)
            assert word in match.legal
            seen = worthwhile(match)
            assert seen == [each for each in match.legal if each in seen] != []
            match.play(word)
        clicks += 1


def test_quick_play_completes_a_type_rather_than_beginning_one() -> None:
    match = on_turn("dice: blue 4 6; yellow 1 5", NO_COINS)
    assert favourites(match) == {"build blue 4 yellow 5"}


def test_quick_play_turns_dice_towards_a_building_that_completes_a_type() -> None:
    two_coins = "coins: 3 gained, 1 spent"
    match = on_turn("dice: blue 3 3; yellow 4 4", two_coins, crossings(("P", 3), ("S", 1)))
    assert favourites(match) == {"turn blue 3 up"}
    carry_out(match, "turn blue 3 up")
    assert favourites(match) == {"turn yellow 4 up"}
    carry_out(match, "turn yellow 4 up")
    assert favourites(match) == {"build blue 4 yellow 5"}


def test_quick_play_builds_twice_if_both_complete_a_type() -> None:
    match = on_turn("dice: blue 4 5; yellow 5 6", RICH)
    assert favourites(match) <= {"build blue 4 yellow 5", "build blue 5 yellow 6"}
    carry_out(match, favourite(match))
    assert favourites(match) == {"build again"}


@pytest.mark.parametrize(
    ("dice", "turn"),
    [
        ("dice: blue 4 4; yellow 5 6", "turn blue 4 up"),
        ("dice: blue 5 5; yellow 5 6", "turn blue 5 down"),
        ("dice: blue 4 5; yellow 5 5", "turn yellow 5 up"),
        ("dice: blue 3 5; yellow 5 6", "turn blue 3 up"),
    ],
)
def test_quick_play_turns_a_die_if_both_buildings_then_complete_a_type(
    dice: str, turn: str
) -> None:
    match = on_turn(dice, RICH)
    assert favourites(match) == {turn}
    carry_out(match, turn, favourite(carry_out(on_turn(dice, RICH), turn)))
    assert favourites(match) == {"build again"}


def test_quick_play_builds_twice_with_three_coins_if_no_die_has_to_be_turned() -> None:
    match = on_turn("dice: blue 4 5; yellow 5 6", "coins: 3 gained, 0 spent")
    carry_out(match, favourite(match))
    assert favourites(match) == {"build again"}


def test_quick_play_keeps_its_coins_if_a_second_building_brings_nothing() -> None:
    full = crossings(("P", 4), ("A", 6))
    match = position(
        "players: 3",
        "round: 18",
        seat(1, "dice: blue 2 4; yellow 5 5", "coins: 3 gained, 0 spent", built="11"),
        seat(2, PAIR, NO_COINS, "paid: pavilion 12; arcades 14", built=full),
        seat(3, PAIR, NO_COINS, "paid: pavilion 12; arcades 14", built=full),
    )
    carry_out(match, "build blue 2 yellow 5")
    assert favourites(match) == {"end"}


def test_quick_play_takes_coins_if_everything_shown_is_built() -> None:
    match = on_turn("dice: blue 1 2; yellow 1 2", NO_COINS, "11 21 12 22 33 44")
    assert favourites(match) == {"take coins"}


def test_quick_play_keeps_the_pair_that_completes_a_type() -> None:
    match = on_turn("dice: blue 1 2; yellow 1 2", NO_COINS)
    carry_out(match, "take coins", "roll blue 2 4", "roll yellow 1 5")
    assert favourites(match) == {"keep blue 4 yellow 5"}


def test_quick_play_does_not_always_do_the_same() -> None:
    match = position(
        "players: 3",
        seat(1, "dice: blue 2 2; yellow 1 2", NO_COINS),
        seat(2, PAIR, NO_COINS),
        seat(3, PAIR, NO_COINS),
    )
    assert len({favourite(match, seed) for seed in range(100)}) > 1


def test_every_die_that_can_be_turned_is_looked_at() -> None:
    match = on_turn("dice: blue 4 4; yellow 5 6", "coins: 3 gained, 2 spent")
    turned = [word for word in match.legal if word.startswith("turn")]
    assert [word for word in worthwhile(match) if word.startswith("turn")] == turned != []


def test_coins_are_not_taken_where_there_are_none() -> None:
    match = on_turn("dice: blue 4 5; yellow 5 6", NO_COINS)
    assert worthwhile(match) == [word for word in match.legal if word != "take coins"]


def test_without_coins_there_is_nothing_to_leave_out() -> None:
    match = on_turn("dice: blue 1 2; yellow 1 3", NO_COINS)
    assert worthwhile(match) == match.legal


def test_every_pair_that_can_be_kept_is_looked_at() -> None:
    match = on_turn("dice: blue 1 2; yellow 1 2", NO_COINS)
    carry_out(match, "take coins", "roll blue 2 4", "roll yellow 1 5")
    assert worthwhile(match) == match.legal


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_a_playout_draws_whatever_comes_as_the_list_does(seats: int) -> None:
    match = fresh(seats)
    for _ in wander(match):
        if match.state[0].round_number == 4:
            break
        if match.state[0].actor == CHANCE:
            assert drawn_both_ways(JUDGE, match) <= set(match.legal)


def test_a_virtual_player_never_draws_a_type_that_it_has_completed() -> None:
    head = ("players: 1", "phase: virtual, chance", "round: 15", "step: 0")
    own = seat(1, "dice: blue 1 2; yellow 1 2")
    drawn = drawn_both_ways(
        JUDGE, position(*head, own, "virtual 1:", "  built: pavilion 4; palace 4")
    )
    rolled = ("arcades", "castle", "garden", "tower")
    assert drawn == {f"virtual 1 builds {each}" for each in rolled}


@pytest.mark.parametrize(("seats", "options"), [(1, {"solo": "against"}), (3, {})], ids=str)
def test_what_a_playout_remembers_of_the_races_is_as_if_looked_at_anew(
    seats: int, options: dict[str, str]
) -> None:
    match = fresh(seats, **options)
    scratch = GAME.engine.scratch("playout")
    scratch[0].playout = 1
    remembered = np.zeros(GAME.rows)
    clicks = 0
    while not match.over:
        legal = match.legal_actions
        if match.state[0].actor == CHANCE:
            match.play(legal[clicks * 7 % len(legal)])
        else:
            judgement.estimate(match.state[0], remembered, scratch[0])
            assert remembered[: len(match.scores())].tolist() == values(match)
            match.play(GAME.actions.word(int(judgement.prefer(match.state[0], scratch[0]))))
        clicks += 1
