"""What the store is told of a table for lists: no more than is needed, and as it was then."""

from __future__ import annotations

import pytest

from qalat.server.rooms.summaries import Summing, summary_of
from qalat.server.store import AnySummary, Summary
from qalat.server.store.summaries import whole
from qalat.server.table import commands
from qalat.server.table.events import AnyClock, AnyEvent, Clock, MoveClock
from tests.server.test_tables import ADA, BEN, Story


def shown(story: Story) -> tuple[object, ...]:
    table = story.table
    return table.status, table.actor, tuple(table.sitting_in)


def a_turn(story: Story) -> AnyEvent:
    table = story.table
    assert table.match is not None
    return commands.act(table, table.actor, table.turn, table.match.legal_actions[:1])


@pytest.mark.parametrize("clock", [Clock(), MoveClock(600)])
def test_the_store_is_told_of_every_change_that_lists_show(clock: AnyClock) -> None:
    story = Story(ADA, BEN, clock=clock)
    table = story.table
    summing = Summing(table)
    assert summing.after_event() == summary_of(table)
    story.begin()
    told: list[tuple[AnySummary, Summary]] = []
    at = 0
    while table.status == "playing":
        before, at = shown(story), at + 1000
        if at % 7000 == 0:
            story.happen(commands.leave(table, 0), at)
        elif table.sitting_in:
            story.happen(commands.come_back(table, 0), at)
        else:
            story.happen(a_turn(story), at)
        summary = summing.after_event()
        if summary is None:
            assert shown(story) == before
        else:
            told.append((summary, summary_of(table)))
    # Most are made up much later than the moment that they speak of.
    assert [whole(summary) for summary, _ in told] == [then for _, then in told]
    assert {isinstance(summary, Summary) for summary, _ in told} == {True, False}


def test_an_hour_of_talk_touches_a_table() -> None:
    story = Story(ADA, BEN).begin()
    summing = Summing(story.table)
    summing.after_event()
    for at, is_told in ((1000, False), (3_599_000, False), (3_601_000, True), (3_602_000, False)):
        story.happen(commands.say(story.table, "a", "Ada", "hello", 0), at)
        assert (summing.after_event() is not None) == is_told
