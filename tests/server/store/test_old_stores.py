"""What a former version stored is read, played on, exported and proven by this one."""

from __future__ import annotations

import asyncio
from pathlib import Path

import msgspec
import pytest

from qalat.cli import main
from qalat.server.http.guests import COOKIE, Signer, digest_of
from qalat.server.keys import find_secrets
from qalat.server.protocol import Listed
from qalat.server.store import Guest, open_store
from qalat.server.table.table import Table
from qalat.server.table.table_log import event_story, replayed, verify
from tests.server.running_server import serve, settings_in, visitor
from tests.server.store.old_stores import lay_down

pytestmark = [pytest.mark.anyio, pytest.mark.compiled]

VERSION = "2026-11"
TABLES = {
    "openalhambra": ("open", 1, ""),
    "openmedina22": ("open", 3, ""),
    "midpurchase2": ("playing", 42, "cards for slot 1, or to settle"),
    "placingtiles": (
        "playing",
        48,
        "a place for seraglio 3 ESW: a cell, the reserve or Dirk",
    ),
    "takebacks222": ("playing", 55, "one of the tiles set aside to be placed"),
    "medinaclock2": ("playing", 36, "the first piece of the turn"),
    "medinaover22": ("over", 153, "nothing: the game is over"),
    "alhambraover": ("over", 403, "nothing: the game is over"),
    "alhambrago22": ("playing", 26, "money, a purchase or a redesign"),
    "sheetover222": ("over", 30, "nothing: the game is over"),
    "sheetgoing22": ("playing", 31, "a building or coins; before that a coin turns a die"),
    "sheetclosed2": ("closed", 11, "a building or coins; before that a coin turns a die"),
    "openclosed22": ("closed", 1, ""),
    "lessonalhamb": ("playing", 11, "cards for slot 1, or to settle"),
    "lessonmedina": ("playing", 11, "the second piece of the turn"),
    "lessonrollaa": ("playing", 11, "a building or coins; before that a coin turns a die"),
}
FINISHED = [code for code, (status, _, _) in TABLES.items() if status == "over"]
ADA, BEN, CYD = "a" * 32, "b" * 32, "c" * 32


@pytest.fixture
def former(place: str) -> str:
    lay_down(VERSION, place)
    return place


async def test_every_table_of_a_former_version_is_read(former: str) -> None:
    store = await open_store(former)
    for code, reply in TABLES.items():
        table = replayed(code, event_story(await store.load(code)))
        prompt = table.match.prompt if table.match is not None else ""
        assert (table.status, table.number, prompt) == reply
        summary = await store.summary(code)
        assert summary is not None
        assert (summary.status, summary.touched) == (table.status, table.touched)
        check_listed(msgspec.json.decode(summary.data, type=Listed), table)
    summaries = await store.summaries(guest=ADA)
    assert {each.table for each in summaries} == {code for code in TABLES if "lesson" not in code}
    assert await store.guest(BEN) == Guest(BEN, "Ben", 1793047600000, 1793057600001)
    assert await store.use_pass(digest_of("a pass"), 1793057600000) == ADA
    await store.close()


def check_listed(listed: Listed, table: Table) -> None:
    """What was stored for lists is still what the table's story makes of it."""
    assert listed.game == table.game.name
    assert (listed.number, listed.actor) == (table.number, table.actor)
    assert [seat.kind for seat in listed.seats] == [
        type(chair).__struct_config__.tag for chair in table.chairs
    ]


async def test_a_game_of_a_former_version_is_played_on(former: str, tmp_path: Path) -> None:
    settings = settings_in(tmp_path, store=former)
    cookie = Signer(*find_secrets(tmp_path)).sign("guest", CYD)
    with serve(settings) as served:
        async with visitor(served) as cyd:
            cyd.http.cookies.set(COOKIE, cookie)
            listed = await cyd.fetch("/api/tables/mine")
            # A bot may have moved already, so that its table is the latest.
            assert {each["table"] for each in listed["tables"]} == {
                "medinaover22",
                "takebacks222",
                "midpurchase2",
            }
            async with cyd.at("midpurchase2") as place:
                await place.until("table")
                before = place.now["number"]
                answer = await place.ask(
                    type="act", turn=place.now["turn"], actions=place.legal[:1]
                )
                assert answer["number"] == before + 1
            for code in FINISHED:
                table, _ = verify(await cyd.fetch(f"/api/tables/{code}/log"))
                assert table.status == "over"
    store = await open_store(former)
    story = event_story(await store.load("midpurchase2"))
    assert replayed("midpurchase2", story).number == len(story) - 1 > 42
    await store.close()


async def test_the_tables_of_a_former_version_are_exported_and_proven(
    former: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    def ran(*arguments: object) -> int:
        return main([str(each) for each in arguments])

    out, other = tmp_path / "tables.qalat", tmp_path / "other"
    assert await asyncio.to_thread(ran, "export", "--all", out, "--store", former) == 0
    assert await asyncio.to_thread(ran, "import", out, "--folder", other) == 0
    assert await asyncio.to_thread(ran, "verify", out) == 0
    assert capsys.readouterr().out.count("every draw followed from the seed") == len(TABLES)
    store = await open_store(former)
    copied = await open_store(other / "tables.sqlite")
    for code in TABLES:
        assert await copied.load(code) == await store.load(code)
    await store.close()
    await copied.close()
