"""score: points so far, with the parts that they are made of."""

import pytest
from hypothesis import given

import qalat
from qalat.core.kernel import INTERPRETED
from tests.contract.walk import PLAIN_TABLES, Table, Walk, walks

TOLD_EVERY = 10 if INTERPRETED else 1
WITH_BYSTANDERS = [
    table for table in PLAIN_TABLES if table.game.bystanders(table.seats, table.options)
]


def assert_parts_add_up(walk: Walk) -> None:
    totals, parts = walk.engine.points(walk.states, 0)
    assert totals.tolist() == parts.sum(axis=1).tolist()
    shown = walk.table.seats + len(walk.game.bystanders(walk.table.seats, walk.table.options))
    assert not totals[shown:].any()


@given(walks())
def test_parts_add_up_to_the_points_at_any_moment(walk: Walk) -> None:
    assert_parts_add_up(walk)


@pytest.mark.parametrize("table", PLAIN_TABLES, ids=str)
def test_parts_add_up_all_through_a_game_and_somebody_wins(table: Table) -> None:
    walk = Walk(table, "points")
    while not walk.over:
        walk.advance()
        if walk.length % TOLD_EVERY == 0 or walk.over:
            assert_parts_add_up(walk)
    match = walk.match()
    outcome = match.outcome()
    assert outcome is not None
    best = max(outcome.scores[name] for name in match.seats)
    assert outcome.winners == tuple(n for n in match.seats if outcome.scores[n] == best)
    assert {n: sum(each.values()) for n, each in outcome.parts.items()} == dict(outcome.scores)


@given(walks())
def test_a_match_shows_the_points_of_all_who_score_by_name(walk: Walk) -> None:
    match = walk.match()
    totals, _ = walk.engine.points(walk.states, 0)
    assert list(match.scores()) == list(match.names)
    assert list(match.scores().values()) == totals[: len(match.names)].tolist()
    assert all(list(parts) == list(match.game.parts) for parts in match.parts().values())
    assert (match.outcome() is None) != walk.over


@pytest.mark.parametrize("table", WITH_BYSTANDERS, ids=str)
def test_nobody_at_the_table_bears_the_name_of_one_who_only_scores_along(table: Table) -> None:
    others = [f"player {seat}" for seat in range(2, table.seats + 1)]
    for name in table.game.bystanders(table.seats, table.options):
        with pytest.raises(qalat.Unreadable, match=name):
            qalat.Match(table.game, [name, *others])
