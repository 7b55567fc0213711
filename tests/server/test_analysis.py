"""The coach goes through games that are over: told as it comes along, kept, and never in play."""

from __future__ import annotations

import asyncio
import os
import signal
from dataclasses import replace
from typing import Any

import pytest

from qalat.core.log import Log
from qalat.core.match import Match
from qalat.play.coach import played_turns
from qalat.server.http.analyses import MOST_STEPS, Analyses
from qalat.server.limits import Limits
from qalat.server.protocol import Analysis
from qalat.server.refusals import Refused
from qalat.server.table.replay import read_record
from qalat.server.thinking import Thinkers
from tests.contract.positions import DATA
from tests.server.bot_pool import QUICK, ROSTER, until, within_reason
from tests.server.running_server import Served, Visitor
from tests.server.test_http import play, refused
from tests.server.test_play import open_table, play_on

TEXT = (DATA / "records" / "roll_and_write" / "v1-1-plain.qalat").read_text("utf-8")


def a_log() -> Log:
    return read_record(TEXT).log


async def heard(who: Visitor, path: str, body: Any) -> Any:
    """Ask until the coach is done; return all that it said, heard a part at a time."""
    turns: list[Any] = []
    while True:
        reply = await who.post(f"{path}?after={len(turns)}", body)
        turns += reply["turns"]
        assert reply["done"] >= len(turns)
        if reply["state"] not in {"waiting", "thinking"}:
            return {**reply, "turns": turns}
        await asyncio.sleep(0.05)


def outcome_of(match: Match, judged: Any) -> list[int]:
    """What spectators see changed by the best turn, which is played from the record's position."""
    again = Match(match.game, match.seats, seed=0, options=match.options, draws=False)
    for step in match.log.steps[: judged["first"]]:
        again.play(step.action)
    before = again.view().states.tobytes()
    for action in judged["best"]:
        again.play(action)
    pairs = enumerate(zip(before, again.view().states.tobytes(), strict=True))
    return [number for place, (was, now) in pairs if was != now for number in (place, now)]


def test_a_game_that_is_over_is_gone_through_turn_by_turn(served: Served) -> None:
    async def scene(ada: Visitor, ben: Visitor) -> None:
        code = await open_table(ada, "roll_and_write", ["me"], begin=True)
        none = await ada.fetch(f"/api/tables/{code}/analysis")
        assert none == {"state": "none", "done": 0, "total": 0, "turns": []}
        await refused(ada, "POST", f"/api/tables/{code}/analysis", 409, "unfinished")
        async with ada.at(code) as place:
            await play_on(place, 5)
        reply = await heard(ada, f"/api/tables/{code}/analysis", None)
        room = served.app.rooms.by_code[code]  # type: ignore[union-attr]
        assert room.table.match is not None
        turns = list(played_turns(room.table.match))
        assert (reply["state"], reply["total"]) == ("done", len(turns))
        assert [each["first"] for each in reply["turns"]] == [first for first, _, _ in turns]
        for judged, (_, _, played) in zip(reply["turns"], turns, strict=True):
            assert judged["played"] == list(played)
            assert judged["loss"] >= 0
            assert len(judged["wins"]) == 1
            assert judged["gains"] or judged["costs"]
            assert judged["error"] > 0
            assert outcome_of(room.table.match, judged) == judged["outcome"]
        # What was found is kept, for everybody who has the link.
        assert await ben.fetch(f"/api/tables/{code}/analysis") == reply

    play(served, scene)


def test_a_record_is_gone_through_too_unless_its_game_goes_on(served: Served) -> None:
    async def scene(ada: Visitor, _: Visitor) -> None:
        reply = await heard(ada, "/api/records/analysis", {"text": TEXT})
        assert reply["total"] == len(list(played_turns(read_record(TEXT))))
        lines = TEXT.rstrip("\n").split("\n")
        going_on = "\n".join([*lines[:-2], "unfinished", ""])
        path = "/api/records/analysis"
        await refused(ada, "POST", path, 409, "unfinished", json={"text": going_on})
        await refused(ada, "POST", path, 422, "unreadable", json={"text": "chess"})

    play(served, scene)


def test_whoever_asked_for_as_much_as_allowed_waits_and_others_do_not() -> None:
    async def story() -> None:
        thinkers = Thinkers(1, games=(QUICK,), roster=ROSTER)
        await thinkers.start()
        analyses = Analyses(thinkers, Limits(analyses=1, analysis=0.5))
        try:
            analyses.begin("one", "Ada", a_log())
            analyses.begin("one", "Ada", a_log())
            with pytest.raises(Refused, match="too_many"):
                analyses.begin("two", "Ada", a_log())
            analyses.begin("two", "Ben", a_log())
            assert analyses.progress("two").state == "waiting"
            await until(lambda: is_over(analyses.progress("two")))
            assert [analyses.progress(key).state for key in ("one", "two")] == ["done", "done"]
            analyses.begin("three", "Ada", a_log())
            await analyses.close()
            assert analyses.progress("three").state == "failed"
        finally:
            await thinkers.close()

    asyncio.run(within_reason(story()))


def test_games_of_one_address_do_not_keep_another_waiting() -> None:
    async def story() -> None:
        thinkers = Thinkers(1, games=(QUICK,), roster=ROSTER)
        await thinkers.start()
        analyses = Analyses(thinkers, Limits(analysis=0.5))
        try:
            for number in range(4):
                analyses.begin(f"crowd {number}", "Crowd", a_log())
            analyses.begin("honest", "Ben", a_log())
            await until(lambda: is_over(analyses.progress("honest")))
            assert analyses.progress("honest").state == "done"
            assert analyses.progress("crowd 3").state == "waiting"
        finally:
            await analyses.close()
            await thinkers.close()

    asyncio.run(within_reason(story()))


def is_over(reply: Analysis) -> bool:
    return reply.state in {"done", "failed"}


def test_an_analysis_without_workers_fails_and_can_be_asked_for_again() -> None:
    async def story() -> None:
        thinkers = Thinkers(1, games=(QUICK,), roster=ROSTER)
        analyses = Analyses(thinkers, Limits(analysis=0.5))
        analyses.begin("one", "Ada", a_log())
        await until(lambda: is_over(analyses.progress("one")))
        assert analyses.progress("one").state == "failed"
        await thinkers.start()
        try:
            analyses.begin("one", "Ada", a_log())
            await until(lambda: is_over(analyses.progress("one")))
            assert analyses.progress("one").state == "done"
        finally:
            await thinkers.close()

    asyncio.run(within_reason(story()))


def test_no_game_is_gone_through_that_is_many_times_as_long_as_any() -> None:
    log = a_log()
    long = replace(log, steps=log.steps * (MOST_STEPS // len(log.steps) + 1))
    with pytest.raises(Refused, match=f"too_large a game of at most {MOST_STEPS} steps"):
        Analyses(Thinkers(1, games=()), Limits()).begin("one", "Ada", long)


def test_of_all_games_only_so_many_turns_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        thinkers = Thinkers(1, games=(QUICK,), roster=ROSTER)
        await thinkers.start()
        analyses = Analyses(thinkers, Limits(analysis=0.5))
        try:
            for key in ("one", "two", "three"):
                analyses.begin(key, "Ada", a_log())
                await until(lambda key=key: is_over(analyses.progress(key)))  # type: ignore[misc]
            turns = analyses.progress("one").total
            monkeypatch.setattr("qalat.server.http.analyses._KEPT_TURNS", 2 * turns)
            analyses.begin("four", "Ada", a_log())
            assert [analyses.knows(key) for key in ("one", "two", "three")] == [False, True, True]
        finally:
            await analyses.close()
            await thinkers.close()

    asyncio.run(within_reason(story()))


def test_a_turn_whose_worker_is_lost_is_judged_in_another() -> None:
    async def story() -> None:
        thinkers = Thinkers(1, games=(QUICK,), roster=ROSTER)
        await thinkers.start()
        analyses = Analyses(thinkers, Limits(analysis=5.0))
        try:
            analyses.begin("one", "Ada", a_log())
            await until(lambda: analyses.progress("one").done > 0)
            os.kill(thinkers.processes[0], signal.SIGKILL)
            await until(lambda: is_over(analyses.progress("one")))
            reply = analyses.progress("one")
            assert (reply.state, reply.done) == ("done", reply.total)
            assert thinkers.replaced == 1
        finally:
            await thinkers.close()

    asyncio.run(within_reason(story()))
