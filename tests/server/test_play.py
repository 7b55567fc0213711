"""Whole games over real sockets: people and bots, by link, from the first chair to the rematch."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from typing import Any

import pytest

from qalat.core.random import below, seeded
from qalat.games import GAMES
from qalat.server.table.table_log import verify
from tests.server.running_server import Place, Served, Visitor, visitor

CHAIRS = {
    "alhambra": ["me", "open", "open", "open", "apprentice"],
    "roll_and_write": ["me", "open", "apprentice"],
    "medina": ["me", "open", "open", "apprentice"],
}


def chairs(kinds: list[str]) -> list[dict[str, str]]:
    plain = {"me", "open"}
    return [{"kind": kind} if kind in plain else {"kind": "bot", "level": kind} for kind in kinds]


async def open_table(host: Visitor, game: str, kinds: list[str], **settings: Any) -> str:
    body = {"game": game, "chairs": chairs(kinds), **settings}
    opened = await host.post("/api/tables", body, expect=201)
    code: str = opened["table"]
    return code


async def play_on(place: Place, seed: int, *, most: int = 10**6) -> None:
    """Play a seat at random until the game is over, or for so many actions."""
    stream = seeded(seed)
    done = 0
    if not place.now:
        await place.until("table")
    while not place.is_over and done < most:
        legal = place.legal
        if legal:
            action = legal[below(stream, len(legal))]
            reply = await place.ask(type="act", turn=place.now["turn"], actions=[action])
            assert reply["type"] == "update", reply
            done += 1
        else:
            await place.hear()


@pytest.mark.parametrize("game", CHAIRS)
def test_people_and_a_bot_play_a_whole_game_by_link(served: Served, game: str) -> None:
    async def story() -> None:
        async with AsyncExitStack() as stack:
            host = await stack.enter_async_context(visitor(served, "Ada"))
            code = await open_table(host, game, CHAIRS[game])
            people = [host]
            for number in range(CHAIRS[game].count("open")):
                friend = await stack.enter_async_context(visitor(served))
                seat = await friend.post(f"/api/tables/{code}/sit", {"name": f"Friend {number}"})
                assert seat["you"] == number + 1
                people.append(friend)
            watcher = await stack.enter_async_context(visitor(served))
            places = [await stack.enter_async_context(each.at(code)) for each in people]
            watching = await stack.enter_async_context(watcher.at(code))
            for place in (*places, watching):
                await place.until("table")
            await host.post(f"/api/tables/{code}/begin")
            async with asyncio.TaskGroup() as tasks:
                for number, place in enumerate(places):
                    tasks.create_task(play_on(place, number))
            while not watching.is_over:
                await watching.hear()
            room = served.app.rooms.by_code[code]  # type: ignore[union-attr]
            match = room.table.match
            assert match is not None
            for seat, place in enumerate([*places, watching]):
                name = None if place is watching else match.seats[seat]
                shown = match.view(name).states.tobytes()
                assert place.record.ljust(len(shown), b"\0") == shown
            told_before = places[0].heard[0]["commitment"]
            log = await host.fetch(f"/api/tables/{code}/log")
            table, proven = verify(log)
            assert (table.status, proven) == ("over", told_before)
            again = await host.post(f"/api/tables/{code}/rematch", expect=201)
            same = await people[1].post(f"/api/tables/{code}/rematch", expect=201)
            assert same == again
            assert (await people[1].fetch(f"/api/tables/{again['table']}"))["you"] == 1

    asyncio.run(story())


def test_a_client_that_comes_back_is_sent_only_what_it_missed(served: Served) -> None:
    async def story() -> None:
        async with visitor(served, "Ada") as ada:
            code = await open_table(ada, "roll_and_write", ["me", "mason"], begin=True)
            async with ada.at(code) as place:
                await play_on(place, 3, most=3)
                seen, record = place.now["number"], bytes(place.record)
            async with ada.at(code) as elsewhere:
                await play_on(elsewhere, 4, most=5)
            async with ada.at(code, last=seen) as back:
                back.record = bytearray(record)
                back.now = {"turn": 0}
                first = await back.hear()
                assert (first["type"], first["number"]) == ("update", seen + 1)
                while back.heard[-1]["type"] != "done":
                    await back.hear()
                async with ada.at(code) as fresh:
                    await fresh.until("table")
                    if fresh.now["number"] == back.now["number"]:
                        assert fresh.record == back.record

    asyncio.run(story())


def test_undo_takeback_preview_and_hint_go_over_the_socket(served: Served) -> None:
    async def story() -> None:
        async with visitor(served, "Ada") as ada:
            code = await open_table(ada, "medina", ["me", "mason", "mason"], begin=True)
            async with ada.at(code) as place:
                await place.until("table")
                while not place.legal:
                    await place.hear()
                before, turn = bytes(place.record), place.now["turn"]
                action = place.legal[0]
                seen = await place.ask(type="preview", turn=turn, actions=[action])
                hint = await place.ask(type="hint", turn=turn)
                assert hint["best"][0]["actions"][0] in place.legal
                assert hint["best"][0]["gains"] or hint["best"][0]["costs"]
                assert sum(map(len, hint["best"][0]["places"].values())) > 0
                await place.ask(type="act", turn=turn, actions=[action])
                patched = bytearray(before)
                for where, value in zip(seen["patch"][0::2], seen["patch"][1::2], strict=True):
                    patched[where] = value
                assert patched == place.record
                undone = await place.ask(type="undo", turn=place.now["turn"], steps=1)
                assert undone["happened"]["event"] == "undone"
                assert bytes(place.record) == before
                stale = await place.ask(type="act", turn=turn, actions=[action])
                assert (stale["type"], stale["reason"]) == ("refused", "stale")

    asyncio.run(story())


def test_whoever_leaves_is_replaced_and_gets_the_seat_back(served: Served) -> None:
    async def story() -> None:
        async with visitor(served, "Ada") as ada:
            code = await open_table(ada, "alhambra", ["me", "mason"], begin=True)
            async with ada.at(code) as place:
                await place.until("table")
                left = await place.ask(type="leave")
                assert (left["happened"]["event"], left["happened"]["why"]) == ("replaced", "left")
            async with ada.at(code) as place:
                await place.until("table")
                while place.heard[-1].get("happened", {}).get("event") != "returned":
                    await place.hear()

    asyncio.run(story())


def test_nobody_acts_beside_the_bot_that_sits_in(served: Served) -> None:
    async def story() -> None:
        async with visitor(served, "Ada") as ada, visitor(served, "Ben") as ben:
            code = await open_table(ada, "medina", ["me", "open", "open"])
            await ben.post(f"/api/tables/{code}/sit", {})
            async with visitor(served, "Cyd") as cyd:
                await cyd.post(f"/api/tables/{code}/sit", {})
            await ada.post(f"/api/tables/{code}/begin")
            async with ada.at(code) as hers, ben.at(code) as his:
                await hers.until("table")
                await his.until("table")
                away = hers if hers.now["actor"] != 0 else his
                await away.ask(type="leave")
                turn = away.now["turn"]
                for message in (
                    {"type": "act", "actions": [0]},
                    {"type": "undo", "steps": 1},
                    {"type": "ask_back"},
                ):
                    reply = await away.ask(turn=turn, **message)
                    assert reply["reason"] == "not_your_turn"
                    assert reply["expected"] == "to come back first"

    asyncio.run(story())


def test_a_rematch_gives_its_tokens_to_the_host_who_alone_opens_it(served: Served) -> None:
    async def story() -> None:
        async with visitor(served, "Ada") as ada, visitor(served, "Ben") as ben:
            chairs = [{"kind": "open"}, {"kind": "me"}, {"kind": "program", "name": "Robot"}]
            opened = await ada.post("/api/tables", {"game": "medina", "chairs": chairs}, expect=201)
            code = opened["table"]
            await ben.post(f"/api/tables/{code}/sit", {})
            await ada.post(f"/api/tables/{code}/close")
            refused = await ben.http.post(f"/api/tables/{code}/rematch")
            assert (refused.status_code, refused.json()["reason"]) == (403, "not_host")
            again = await ada.post(f"/api/tables/{code}/rematch", expect=201)
            assert set(again["tokens"]) == {"2"}
            assert again == await ada.post(f"/api/tables/{code}/rematch", expect=201)
            same = await ben.post(f"/api/tables/{code}/rematch", expect=201)
            assert same == {"table": again["table"]}, "tokens are for the host"
            await ada.post(f"/api/tables/{again['table']}/begin")
            async with visitor(served) as program:
                async with program.at(again["table"], token=again["tokens"]["2"]) as robot:
                    assert (await robot.until("table"))["you"] == 2
                async with program.at(again["table"], token=opened["tokens"]["2"]) as robot:
                    assert (await robot.hear())["reason"] == "bad_token"

    asyncio.run(story())


def test_a_program_plays_its_seat_with_a_token(served: Served) -> None:
    async def story() -> None:
        async with visitor(served, "Ada") as ada, visitor(served) as program:
            body = {
                "game": "roll_and_write",
                "chairs": [{"kind": "me"}, {"kind": "program", "name": "Robot"}],
            }
            opened = await ada.post("/api/tables", body, expect=201)
            code, token = opened["table"], opened["tokens"]["1"]
            await ada.post(f"/api/tables/{code}/begin")
            async with ada.at(code) as hers, program.at(code, token=token, words=True) as its:
                await its.until("table")
                assert its.now["you"] == 1
                assert its.now["position"].startswith("qalat position 1")
                async with asyncio.TaskGroup() as tasks:
                    tasks.create_task(play_on(hers, 1))
                    tasks.create_task(play_on(its, 2))
            async with program.at(code, token=token.replace("-1.", "-0.")) as forged:
                assert (await forged.hear())["reason"] == "bad_token"

    asyncio.run(story())


def test_a_spectator_is_shown_nothing_of_hands_and_may_not_play(served: Served) -> None:
    async def story() -> None:
        async with visitor(served, "Ada") as ada, visitor(served, "Eve") as eve:
            code = await open_table(ada, "alhambra", ["me", "mason"], begin=True)
            async with ada.at(code) as hers, eve.at(code) as watching:
                await hers.until("table")
                await watching.until("table")
                answer = await watching.ask(type="act", turn=watching.now["turn"], actions=[0])
                assert answer["reason"] == "not_seated"
                await play_on(hers, 5, most=5)
                while watching.now["number"] < hers.now["number"]:
                    await watching.hear()
            match = served.app.rooms.by_code[code].table.match  # type: ignore[union-attr]
            assert match is not None
            assert all("own" not in message for message in watching.heard)
            states = GAMES["alhambra"].engine.blank()
            states.view("u1")[:] = watching.record
            assert states[0].hand.sum() == 0

    asyncio.run(story())


def test_what_is_said_reaches_everybody(served: Served) -> None:
    async def story() -> None:
        async with visitor(served, "Ada") as ada, visitor(served, "Eve") as eve:
            code = await open_table(ada, "alhambra", ["me", "open"])
            async with ada.at(code) as hers, eve.at(code) as watching:
                await hers.until("table")
                await watching.until("table")
                reply = await hers.ask(type="say", text="<b>hello</b>")
                assert reply["happened"]["text"] == "<b>hello</b>"
                heard = await watching.until("update")
                assert (heard["happened"]["name"], heard["happened"]["text"]) == (
                    "Ada",
                    "<b>hello</b>",
                )

    asyncio.run(story())
