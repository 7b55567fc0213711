"""The legal list and the odds: complete, ascending, exact."""

from collections import Counter
from fractions import Fraction
from itertools import product

import pytest

from qalat.core.match import Match
from tests.games.roll_and_write.table import (
    GAME,
    PAIR,
    carry_out,
    chances,
    fresh,
    position,
    seat,
)

FACES = range(1, 7)


def odds(match: Match) -> dict[str, Fraction]:
    weights = chances(match)
    total = sum(weights.values())
    return {word: Fraction(weight, total) for word, weight in weights.items()}


def on_turn() -> Match:
    own = seat(1, "dice: blue 2 5; yellow 3 6", "coins: 3 gained, 3 spent")
    return position("players: 3", own, seat(2, PAIR), seat(3, PAIR))


@pytest.mark.rule("RW-S2")
def test_rolling_until_a_free_crossing_comes_up_is_as_likely_as_the_weights_say() -> None:
    match = carry_out(fresh(1), "roll blue 3 yellow 5", "roll blue 6 yellow 6")
    built = {(3, 5), (6, 6)}
    again = Fraction(len(built), 36)
    brute = {
        f"roll blue {blue} yellow {yellow}": Fraction(1, 36) / (1 - again)
        for yellow, blue in product(FACES, FACES)
        if (blue, yellow) not in built
    }
    assert odds(match) == brute
    assert sum(brute.values()) == 1


@pytest.mark.rule("RW-S2")
def test_any_three_crossings_are_as_likely_to_open_the_game() -> None:
    match = fresh(1)
    likely = Fraction(1)
    for word in ("roll blue 1 yellow 1", "roll blue 2 yellow 2", "roll blue 3 yellow 3"):
        likely *= odds(match)[word]
        carry_out(match, word)
    assert likely == Fraction(1, 36 * 35 * 34)


@pytest.mark.rule("RW-T5", "RW-M6")
def test_four_dice_fall_as_1296_equally_likely_rolls_do() -> None:
    brute: Counter[tuple[str, str]] = Counter()
    for a, b, c, d in product(FACES, FACES, FACES, FACES):
        blue, yellow = sorted((a, b)), sorted((c, d))
        brute[f"roll blue {blue[0]} {blue[1]}", f"roll yellow {yellow[0]} {yellow[1]}"] += 1
    first = carry_out(on_turn(), "take coins")
    found = {}
    for blue_word, likely in odds(first).items():
        second = odds(carry_out(on_turn(), "take coins", blue_word))
        for yellow_word, chance in second.items():
            found[blue_word, yellow_word] = likely * chance
    assert found == {key: Fraction(count, 1296) for key, count in brute.items()}


@pytest.mark.rule("RW-T3", "RW-M6")
def test_a_pair_falls_as_36_equally_likely_rolls_do() -> None:
    match = carry_out(on_turn(), "build blue 2 yellow 3")
    assert odds(match) == {
        f"roll blue {blue} yellow {yellow}": Fraction(1, 36)
        for yellow, blue in product(FACES, FACES)
    }


@pytest.mark.rule("RW-V2")
def test_rolling_until_an_open_type_comes_up_is_as_likely_as_the_weights_say() -> None:
    match = position(
        "players: 2",
        "phase: virtual, chance",
        "turn of: seat 2",
        "round: 12",
        seat(1, "dice: blue 2 5; yellow 3 6"),
        seat(2, PAIR),
        "virtual 1:",
        "  built: palace 4; garden 8",
        "  paid: palace 17; garden 20",
    )
    flat = "GPTCGAPSGTACTGSACGCTAGPTGACPTSACGTST"
    names = {"P": "pavilion", "A": "arcades", "C": "castle", "T": "tower"}
    again = Fraction(sum(letter in "SG" for letter in flat), 36)
    brute: dict[str, Fraction] = {}
    for letter in flat:
        if letter in names:
            word = f"virtual 1 builds {names[letter]}"
            brute[word] = brute.get(word, Fraction(0)) + Fraction(1, 36) / (1 - again)
    assert odds(match) == brute


@pytest.mark.rule("RW-S1")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_each_seat_is_drawn_with_equal_odds(seats: int) -> None:
    assert set(odds(fresh(seats)).values()) == {Fraction(1, seats)}


def test_no_choice_is_left_out_as_senseless() -> None:
    match = on_turn()
    assert match.sensible_actions == match.legal_actions
    assert match.legal_actions == sorted(set(match.legal_actions))


def test_at_most_13_things_are_legal_for_a_player() -> None:
    own = seat(1, "dice: blue 2 5; yellow 3 5")
    match = position("players: 3", own, seat(2, PAIR), seat(3, PAIR))
    assert len(match.legal) == 13
    assert len(match.legal) < GAME.most_legal
