"""Nothing of the box gets lost or doubled: tiles, cards, and the odds of the next draw."""

from collections import Counter
from fractions import Fraction

import numpy as np
import pytest
from hypothesis import given

import qalat
from qalat.core.kernel import INTERPRETED
from qalat.games.alhambra.state import PHASES
from tests.contract.walk import Table, Walk, walks

ALHAMBRA = qalat.find("alhambra")
TABLES = [Table(ALHAMBRA, seats) for seats in range(2, 7)]
COUNTED_EVERY = 5 if INTERPRETED else 1


def cards_of(state: np.record) -> np.ndarray:
    """Count the cards of each kind wherever they lie, [currency, value]."""
    cards = state.deck + state.discard + state.hand.sum(axis=0)
    for kind in state.display[state.display >= 0]:
        cards[kind // 9, kind % 9] += 1
    if state.slot >= 0:
        cards[state.slot] += state.laid
    return np.asarray(cards)


def assert_box_is_whole(state: np.record) -> None:
    cards = cards_of(state)
    assert (cards == (2 if state.seats == 2 else 3)).all()
    assert cards.sum() == (72 if state.seats == 2 else 108)
    places = Counter(state.location.tolist())
    assert sum(places.values()) == 54
    assert places[0] == state.bag_size
    assert places[1] == (state.market >= 0).sum()
    assert state.seats == 2 or places[2] == 0
    seats = range(state.seats)
    owned = sum(places[first + seat] for first in (10, 20, 30) for seat in seats)
    assert places[0] + places[1] + places[2] + owned == 54


@pytest.mark.rule("ALH-M1", "ALH-M3")
@pytest.mark.parametrize("table", TABLES, ids=str)
def test_all_tiles_and_cards_are_there_after_every_action(table: Table) -> None:
    walk = Walk(table, "conservation")
    assert_box_is_whole(walk.states[0])
    while not walk.over:
        walk.advance()
        if walk.length % COUNTED_EVERY == 0:
            assert_box_is_whole(walk.states[0])


@pytest.mark.rule("ALH-M1", "ALH-M3", "ALH-E3")
@given(walks(tables=TABLES))
def test_all_tiles_and_cards_are_there_at_any_moment(walk: Walk) -> None:
    assert_box_is_whole(walk.states[0])


@pytest.mark.rule("ALH-M2")
@given(walks(tables=TABLES))
def test_no_palace_tile_lies_on_the_fountain_or_on_another(walk: Walk) -> None:
    state = walk.states[0]
    for seat in range(state.seats):
        tiles = np.flatnonzero(state.location == 10 + seat)
        cells = {(int(state.x[tile]), int(state.y[tile])) for tile in tiles}
        assert len(cells) == len(tiles)
        assert (0, 0) not in cells


@pytest.mark.rule("ALH-S5", "ALH-M5")
@pytest.mark.parametrize("table", TABLES, ids=str)
def test_a_scoring_card_is_equally_likely_at_each_place_left_and_cards_share_the_rest(
    table: Table,
) -> None:
    walk = Walk(table, "odds")
    waited = 0
    while not walk.over:
        if PHASES[walk.states[0].phase] in ("hands", "display"):
            waited += assert_odds_are_fair(walk)
        walk.advance()
    assert waited > 2


def assert_odds_are_fair(walk: Walk) -> bool:
    """Compare the weights with the cards left; say whether a scoring card could have come."""
    state = walk.states[0]
    chances = walk.engine.chances(walk.states, 0, walk.scratch)
    total = sum(chances.values())
    odds = {ALHAMBRA.actions.word(each): Fraction(n, total) for each, n in chances.items()}
    letter = {(1, 0): "A", (3, 1): "B"}.get((int(state.pile), int(state.found)))
    special = Fraction(1, int(state.places)) if letter else Fraction(0)
    fair = {
        f"draw {currency} {value + 1}": (1 - special)
        * Fraction(int(state.deck[row, value]), int(state.deck_size))
        for row, currency in enumerate(("yellow", "green", "blue", "orange"))
        for value in range(9)
    }
    if letter:
        fair[f"draw scoring {letter}"] = special
    assert odds == {word: odd for word, odd in fair.items() if odd}
    return letter is not None
