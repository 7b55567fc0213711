"""weights: how likely each of chance's actions is; what is listed really can happen."""

from collections import Counter

import pytest
from hypothesis import assume, given

from qalat.core.kernel import INTERPRETED
from qalat.core.record import CHANCE
from tests.contract.walk import PLAIN_TABLES, Table, Walk, walks

EVERY = 15 if INTERPRETED else 1


@given(walks())
def test_each_listed_chance_has_a_weight_above_zero(walk: Walk) -> None:
    assume(walk.actor == CHANCE)
    chances = walk.engine.chances(walk.states, 0, walk.scratch)
    assert list(chances) == walk.legal()
    assert min(chances.values()) > 0


@pytest.mark.parametrize("table", PLAIN_TABLES, ids=str)
def test_weights_add_up_to_the_total_that_is_drawn_from(table: Table) -> None:
    walk = Walk(table, "totals")
    seen = 0
    while seen < 60 and not walk.over:
        if walk.actor == CHANCE:
            chances = walk.engine.chances(walk.states, 0, walk.scratch)
            total = walk.game.rules.weights(walk.states[0], len(chances), walk.scratch[0])
            assert sum(chances.values()) == total
            seen += 1
        walk.advance()
    assert seen


@given(walks())
def test_each_listed_chance_can_happen_and_leaves_no_flaw(walk: Walk) -> None:
    assume(walk.actor == CHANCE)
    before = walk.states.copy()
    for action in walk.legal()[::EVERY]:
        walk.states[:] = before
        walk.engine.driver.apply(walk.states, 0, action, walk.scratch)
        assert walk.flaws() == [], walk.game.actions.word(action)
        assert walk.bytes != before.tobytes()


@given(walks())
def test_what_is_drawn_is_listed_and_drawing_applies_nothing(walk: Walk) -> None:
    assume(walk.actor == CHANCE)
    before = walk.bytes
    drawn = walk.engine.draw(walk.states, 0, walk.scratch)
    assert drawn in walk.legal()
    assert walk.bytes == before


@pytest.mark.parametrize("table", PLAIN_TABLES, ids=str)
def test_draws_fall_as_their_weights_say(table: Table) -> None:
    walk = Walk(table, "draws")
    chances = walk.engine.chances(walk.states, 0, walk.scratch)
    total = sum(chances.values())
    fallen = Counter(
        walk.engine.draw(walk.states, 0, walk.scratch) for _ in range(400 * len(chances))
    )
    for action, weight in chances.items():
        fair = 400 * len(chances) * weight / total
        assert 0.7 * fair < fallen[action] < 1.3 * fair


@pytest.mark.parametrize("table", PLAIN_TABLES, ids=str)
def test_the_compiled_settling_draws_as_the_match_does(table: Table) -> None:
    walk = Walk(table, 11)
    walk.engine.driver.step(walk.states, 0, -1, walk.scratch)
    assert walk.bytes == table.match(seed=11).state.tobytes()
