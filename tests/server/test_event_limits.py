"""No story grows without end, whatever its players and those who watch do, and however often."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import pytest

from qalat.server.refusals import Refused
from qalat.server.table import commands
from qalat.server.table import event_limits as tally
from qalat.server.table.events import AnyEvent, BotChair, Chair, PersonChair
from qalat.server.table.table import Table
from tests.server.running_server import Served, Visitor, visitor
from tests.server.test_http import play
from tests.server.test_play import open_table
from tests.server.test_tables import Story, refused

ADA, BEN, CYD = PersonChair("a", "Ada"), PersonChair("b", "Ben"), PersonChair("c", "Cyd")


def is_enough(story: Story, event: AnyEvent) -> bool:
    try:
        story.table.tally.check(event)
    except Refused as refusal:
        return refusal.reason == "too_many"
    return False


def happens(story: Story, command: Callable[[], AnyEvent]) -> int:
    """Let something happen as often as it may; return how often that was."""
    count = 0
    while count < 10_000:
        event = command()
        if is_enough(story, event):
            return count
        story.happen(event)
        count += 1
    raise AssertionError("there is no end of it")


def test_talk_ends_and_those_who_watch_silence_nobody_who_plays() -> None:
    story = Story(ADA, BEN)
    table = story.table

    def said(guest: str, seat: int) -> int:
        return happens(story, lambda: commands.say(table, guest, guest, "hello", seat))

    assert [said(f"watcher {number}", -1) for number in range(8)] == [*(6 * [50]), 0, 0]
    assert (said("a", 0), said("b", 1)) == (500, 500)
    again = Table.replay("t", story.entries)
    assert happens(story, lambda: commands.say(again, "a", "Ada", "hello", 0)) == 0


def test_sitting_down_ends_and_the_host_can_still_set_chairs() -> None:
    story = Story(ADA, Chair())
    table = story.table
    sat = 0
    for number in range(30):
        guest = f"guest {number}"
        while True:
            down = commands.sit(table, guest, "Guest", 1)
            if is_enough(story, down):
                break
            story.happen(down)
            story.happen(commands.stand_up(table, guest))
            sat += 1
    assert sat == 200
    chairs = [BotChair("mason"), Chair()]
    assert (
        happens(story, lambda: commands.set_chair(table, "a", 1, chairs[table.number % 2])) == 200
    )


def test_leaving_undoing_and_taking_back_end() -> None:
    story = Story(ADA, BEN, CYD, game="medina").begin()
    table, seat = story.table, story.table.actor

    def leave() -> AnyEvent:
        if seat in table.sitting_in:
            story.happen(commands.come_back(table, seat))
        return commands.leave(table, seat)

    def undo() -> AnyEvent:
        if table.actor == seat:
            story.act()
        return commands.undo(table, seat, table.turn, 1)

    assert happens(story, leave) == 50
    assert happens(story, undo) == 500
    story.end_turn()
    assert happens(story, lambda: commands.ask_back(table, seat, table.turn)) == 100


def test_nobody_agrees_twice() -> None:
    story = Story(ADA, BEN, CYD).begin()
    table, seat = story.table, story.table.actor
    story.end_turn()
    story.happen(commands.ask_back(table, seat, table.turn))
    first = min(table.others_asked(seat))
    story.happen(commands.answer(table, first, table.turn, agrees=True))
    refused("nothing_asked", commands.answer, table, first, table.turn, agrees=True)


def test_takebacks_among_bots_end() -> None:
    story = Story(ADA, BotChair("mason"), game="roll_and_write").begin()
    table = story.table

    def taken() -> AnyEvent:
        story.act_until(0)
        story.act()
        return commands.ask_back(table, 0, table.turn)

    assert happens(story, taken) == 100


def test_a_story_has_a_most_whatever_it_is_made_of(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tally, "MOST_EVENTS", 40)
    story = Story(ADA, BEN).begin()
    table = story.table

    def act() -> AnyEvent:
        assert table.match is not None
        return commands.act(table, table.actor, table.turn, table.match.legal_actions[:1])

    assert happens(story, act) == 39
    for seat in (0, 1):
        leaving = commands.leave(table, seat)
        assert not is_enough(story, leaving)
        story.happen(leaving)
    assert not is_enough(story, commands.close(table, "a"))


def test_a_server_keeps_to_what_a_table_may_hold(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    few = {"words of a player": 3, "words of one who watches": 2, "seats taken by a guest": 2}
    monkeypatch.setattr(tally, "MOST", {**tally.MOST, **few})

    async def talk(who: Visitor, code: str) -> list[str]:
        async with who.at(code) as place:
            await place.until("table")
            reply = [await place.ask(type="say", text="hello") for _ in range(5)]
            return [each.get("reason", each["type"]) for each in reply]

    async def scene(ada: Visitor, ben: Visitor) -> None:
        code = await open_table(ada, "alhambra", ["me", "open"])
        assert await talk(ada, code) == [*(3 * ["update"]), "too_many", "too_many"]
        assert await talk(ben, code) == [*(2 * ["update"]), *(3 * ["too_many"])]
        sat = []
        for _ in range(3):
            response = await ben.http.post(f"/api/tables/{code}/sit", json={})
            sat.append(response.status_code)
            await ben.http.post(f"/api/tables/{code}/stand")
        assert sat == [200, 200, 429]
        await ada.post(f"/api/tables/{code}/close")

    play(served, scene)


def test_talk_at_a_finished_table_ends_too(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tally, "MOST", {**tally.MOST, "words of all who watch": 4})

    async def story() -> None:
        async with visitor(served, "Ada") as ada:
            code = await open_table(ada, "roll_and_write", ["apprentice", "apprentice"], begin=True)
            async with ada.at(code) as place:
                while not place.now or not place.is_over:
                    await place.hear()
                reply = [await place.ask(type="say", text="well played") for _ in range(6)]
        assert [each["type"] for each in reply] == [*(4 * ["update"]), "refused", "refused"]

    asyncio.run(story())
