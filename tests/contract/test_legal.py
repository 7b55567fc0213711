"""legal, sensible, why_not: one complete list in a fixed order, and a reason against all else."""

from pathlib import Path

import numpy as np
import pytest
from hypothesis import given

import qalat
from qalat.core.kernel import INTERPRETED
from qalat.core.record import CHANCE
from tests.contract.positions import POSITIONS, position_id
from tests.contract.walk import PLAIN_TABLES, TABLES, Table, Walk, walks

SAMPLES = 40 if INTERPRETED else 400


@given(walks())
def test_the_list_is_ascending_without_doubles_and_within_its_limit(walk: Walk) -> None:
    actions = walk.legal()
    assert actions == sorted(set(actions))
    assert len(actions) < walk.game.most_legal
    assert all(0 <= action < walk.game.actions.count for action in actions)


@given(walks())
def test_the_list_is_empty_only_when_the_game_is_over(walk: Walk) -> None:
    assert bool(walk.legal()) != walk.over


@given(walks())
def test_what_a_match_lists_is_found_in_it_and_nothing_else(walk: Walk) -> None:
    legal, actions = walk.match().legal, walk.game.actions
    assert legal.numbers == walk.legal()
    assert len(legal) == len(legal.numbers)
    assert [actions.number(word) for word in legal] == legal.numbers
    assert all(word in legal for word in legal)
    listed = set(legal.numbers)
    for number in range(0, actions.count, max(1, actions.count // SAMPLES)):
        assert (actions.word(number) in legal) == (number in listed)
    assert bool(legal) == (not walk.over)


@given(walks())
def test_chance_is_offered_chances_and_players_are_not(walk: Walk) -> None:
    for action in walk.legal():
        assert walk.game.actions.is_chance(action) == (walk.actor == CHANCE)


@given(walks())
def test_no_question_changes_a_byte_of_the_state(walk: Walk) -> None:
    before = walk.bytes
    driver, states, scratch = walk.engine.driver, walk.states, walk.scratch
    actions = walk.legal()
    walk.engine.sensible(states, 0, scratch)
    walk.engine.points(states, 0)
    driver.check(states, 0, scratch)
    for action in actions[:5]:
        driver.why_not(states, 0, action, scratch)
    driver.why_not(states, 0, walk.game.actions.count - 1, scratch)
    assert walk.bytes == before


@given(walks())
def test_what_is_noted_for_speed_is_what_the_rest_of_the_state_says(walk: Walk) -> None:
    before = walk.bytes
    walk.engine.driver.refresh(walk.states, 0, walk.scratch)
    assert walk.bytes == before


@given(walks())
def test_a_question_is_answered_alike_on_used_and_on_clean_scratch(walk: Walk) -> None:
    clean = walk.engine.scratch("another")
    assert walk.engine.legal(walk.states, 0, clean).tolist() == walk.legal()


@given(walks())
def test_what_is_sensible_is_legal_and_never_nothing(walk: Walk) -> None:
    sensible = walk.engine.sensible(walk.states, 0, walk.scratch).tolist()
    assert sensible == sorted(set(sensible))
    assert set(sensible) <= set(walk.legal())
    assert bool(sensible) != walk.over


def assert_refused_unless_listed(walk: Walk, asked: list[int]) -> None:
    listed = set(walk.legal())
    for action in asked:
        reason = int(walk.engine.driver.why_not(walk.states, 0, action, walk.scratch))
        assert (reason == 0) == (action in listed), walk.game.actions.word(action)
        if reason:
            rule, sentence = walk.game.reason(reason)
            assert rule
            assert sentence


@given(walks())
def test_everything_listed_and_nothing_else_has_no_reason_against_it(walk: Walk) -> None:
    count = walk.game.actions.count
    listed = walk.legal()
    near = {action + step for action in listed for step in (-1, 0, 1)}
    edges = {walk.game.actions.first(family.name) for family in walk.game.actions.families}
    spread = range(walk.length % 7, count, max(1, count // SAMPLES))
    asked = {*near, *edges, *spread}
    assert_refused_unless_listed(walk, sorted(each for each in asked if 0 <= each < count))


@pytest.mark.compiled
@pytest.mark.parametrize("table", PLAIN_TABLES, ids=str)
def test_all_actions_are_asked_for_and_only_the_listed_ones_are_granted(table: Table) -> None:
    walk = Walk(table, "all actions")
    while not walk.over:
        assert_refused_unless_listed(walk, list(range(walk.game.actions.count)))
        walk.go(97)


@pytest.mark.compiled
@pytest.mark.parametrize("path", POSITIONS, ids=position_id)
def test_all_actions_are_asked_for_in_drawn_positions_too(path: Path) -> None:
    match = qalat.read(path.read_text())
    walk = Walk(Table(match.game, len(match.seats)), 0)
    walk.states[:] = match.state
    assert_refused_unless_listed(walk, list(range(walk.game.actions.count)))


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_a_list_leaves_room_behind_it(table: Table) -> None:
    walk = Walk(table, 3)
    walk.scratch[0].ids[:] = -7
    count = len(walk.legal())
    assert np.all(walk.scratch[0].ids[count:] == -7)
