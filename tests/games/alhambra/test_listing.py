"""The legal list: complete, ascending, never empty, and without what can never help on request."""

from random import Random

import pytest

import qalat
from qalat.core.match import Match
from tests.games.alhambra.table import carry_out, fresh, table

TURN = """
    players: 3
    phase: action, seat 1
    market: 1 garden 10 N; 2 tower 12 -; 3 tower 9 ES; 4 arcades 9 -
    display: blue 3; green 2; green 2; orange 9
    seat 1:
      hand: yellow 9 1; green 9 2; blue 9
      reserve: tower 13 E; garden 7 NSW
      palace:
                0     1
              +     +     +
           0     @    G11
              +     +     +
"""

PAYING = """
    players: 3
    phase: payment, seat 1
    market: 1 garden 10 N
    paying: 1 with {}
    seat 1:
      hand: yellow {}
"""


def test_an_action_is_money_a_purchase_or_a_redesign_in_this_order() -> None:
    assert table(TURN).legal == [
        "take green 2",
        "take blue 3",
        "take orange 9",
        "take green 2 green 2",
        "take green 2 blue 3",
        "buy 1",
        "buy 3",
        "redesign garden 7 NSW",
        "redesign tower 13 E",
        "redesign remove 1,0",
    ]


@pytest.mark.rule("ALH-T2")
def test_two_equal_cards_of_the_display_are_one_take() -> None:
    match = table(TURN)
    assert match.legal.count("take green 2") == 1
    assert match.legal.count("take green 2 blue 3") == 1


@pytest.mark.rule("ALH-E5", "ALH-T1")
def test_a_pass_is_listed_only_when_there_is_nothing_else() -> None:
    match = table("players: 3\nphase: action, seat 1")
    assert match.legal == ["pass"]
    assert "pass" not in table(TURN).legal


def test_removals_are_listed_row_by_row_whatever_the_tiles() -> None:
    match = table("""
        players: 3
        phase: action, seat 1
        seat 1:
          palace:
                    -1    0     1
                        +-----+
              -1          T11
                  +     +     +     +
               0  | T10    @    P7  |
                  +     +     +     +
               1          S8
                        +-----+
    """)
    assert match.legal == [
        "redesign remove 0,-1",
        "redesign remove -1,0",
        "redesign remove 1,0",
        "redesign remove 0,1",
    ]


@pytest.mark.rule("ALH-T3")
def test_any_card_that_can_still_lead_to_the_price_may_be_laid() -> None:
    assert table(PAYING.format("-", "9 6 4 1")).legal == ["pay 6", "pay 9"]
    assert table(PAYING.format("6", "9 4 1")).legal == ["pay 4"]
    assert table(PAYING.format("6 4", "9 1")).legal == ["pay 1", "settle"]
    assert table(PAYING.format("6 4 1", "9")).legal == ["settle"]


def words(match: Match, numbers: list[int]) -> list[str]:
    return [match.game.actions.word(action) for action in numbers]


@pytest.mark.rule("ALH-T3")
def test_superfluous_cards_are_legal_but_not_sensible() -> None:
    reached = table(PAYING.format("6 4", "9 1"))
    assert words(reached, reached.sensible_actions) == ["settle"]
    short = table(PAYING.format("6", "9 4 1"))
    assert short.sensible_actions == short.legal_actions
    acting = table(TURN)
    assert acting.sensible_actions == acting.legal_actions


def test_placing_lists_the_tiles_set_aside_and_then_the_places() -> None:
    match = table("""
        players: 2
        phase: placement, seat 2
        seat 2:
          set aside: tower 9 ES; pavilion 8 -
    """)
    assert match.legal == ["place pavilion 8 -", "place tower 9 ES"]
    carry_out(match, "place tower 9 ES")
    assert match.legal == ["at 1,0", "at 0,1", "in reserve", "with Dirk"]


def test_a_redesign_lists_empty_cells_before_swaps() -> None:
    match = table(TURN)
    carry_out(match, "redesign tower 13 E")
    assert match.legal == ["at 0,-1", "at 1,-1", "at 2,0", "at 0,1", "at 1,1", "swap 1,0"]


def test_chance_draws_the_youngest_then_tiles_then_cards() -> None:
    match = fresh(4)
    engine = match.game.engine
    assert match.legal == [f"youngest seat {seat}" for seat in (1, 2, 3, 4)]
    assert set(engine.chances(match.state, 0, engine.scratch()).values()) == {1}
    carry_out(match, "youngest seat 2")
    assert len(match.legal) == 54
    assert set(engine.chances(match.state, 0, engine.scratch()).values()) == {1}
    for slot in range(4):
        carry_out(match, match.legal[slot])
    assert len(match.legal) == 36
    assert set(engine.chances(match.state, 0, engine.scratch()).values()) == {3}


def test_a_finished_game_lists_nothing() -> None:
    match = table("players: 3\nphase: finished, nobody")
    assert match.legal == []
    assert match.over


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_every_list_ascends_and_none_is_empty_before_the_end(seats: int) -> None:
    random = Random(seats)
    match = qalat.Match("alhambra", seats, seed=seats, draws=False)
    for _ in range(150):
        listed = match.legal_actions
        assert listed
        assert listed == sorted(set(listed))
        assert set(match.sensible_actions) <= set(listed)
        match.play(random.choice(listed))


@pytest.mark.compiled
@pytest.mark.parametrize("seats", [2, 3, 6])
def test_what_is_listed_is_exactly_what_is_not_refused(seats: int) -> None:
    random = Random(seats)
    match = qalat.Match("alhambra", seats, seed=seats, draws=False)
    engine = match.game.engine
    scratch = engine.scratch()
    for step in range(800):
        if match.over:
            match = qalat.Match("alhambra", seats, seed=step, draws=False)
        if step % 40 == 0:
            states = match.state
            allowed = [
                action
                for action in range(match.game.actions.count)
                if engine.driver.why_not(states, 0, action, scratch) == 0
            ]
            assert match.legal_actions == allowed
        match.play(random.choice(match.legal_actions))
