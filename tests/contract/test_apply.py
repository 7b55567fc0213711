"""apply: the same action on the same state leads to the same bytes, without a flaw."""

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from qalat.core.kernel import INTERPRETED
from qalat.core.record import OVER
from tests.contract.walk import PLAIN_TABLES, TABLES, Table, Walk, walks

CHECKED_EVERY = 30 if INTERPRETED else 1


@pytest.mark.parametrize("table", PLAIN_TABLES, ids=str)
def test_a_random_game_is_without_a_flaw_from_its_start_to_its_end(table: Table) -> None:
    walk = Walk(table, "whole game")
    while not walk.over:
        walk.advance()
        if walk.length % CHECKED_EVERY == 0 or walk.over:
            assert walk.flaws() == [], walk


@pytest.mark.compiled
@pytest.mark.parametrize("table", TABLES, ids=str)
def test_five_more_games_with_each_option_are_without_a_flaw(table: Table) -> None:
    for seed in range(5):
        walk = Walk(table, seed)
        while not walk.over:
            walk.advance()
            assert walk.flaws() == [], walk


@given(walks(), st.integers(0, 10**6))
def test_an_action_leads_to_the_same_bytes_each_time_and_on_any_scratch(
    walk: Walk, pick: int
) -> None:
    assume(not walk.over)
    actions = walk.legal()
    action = actions[pick % len(actions)]
    copies = walk.engine.blank(3)
    copies[:] = walk.states[0]
    for place, scratch in (
        (0, walk.scratch),
        (1, walk.scratch),
        (2, walk.engine.scratch("another")),
    ):
        walk.engine.driver.apply(copies, place, action, scratch)
    assert copies[0].tobytes() == copies[1].tobytes() == copies[2].tobytes()


@given(walks(), st.integers(0, 10**6))
def test_an_action_in_one_game_of_an_array_leaves_the_others_alone(walk: Walk, pick: int) -> None:
    assume(not walk.over)
    actions = walk.legal()
    copies = walk.engine.blank(3)
    copies[:] = walk.states[0]
    walk.engine.driver.apply(copies, 1, actions[pick % len(actions)], walk.scratch)
    assert copies[0].tobytes() == copies[2].tobytes() == walk.bytes
    assert copies[1].tobytes() != walk.bytes


@given(walks())
def test_the_actor_is_a_seat_of_the_table_or_chance_or_nobody(walk: Walk) -> None:
    assert OVER <= walk.actor < walk.table.seats


@pytest.mark.parametrize("table", PLAIN_TABLES, ids=str)
def test_applying_draws_nothing_from_the_generator(table: Table) -> None:
    walk = Walk(table, 2)
    for _ in range(60):
        action = walk.choose()
        before = walk.scratch[0].stream.tolist()
        walk.engine.driver.apply(walk.states, 0, action, walk.scratch)
        assert walk.scratch[0].stream.tolist() == before
