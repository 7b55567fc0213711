"""A server that is killed in the middle of games has lost nothing that it had acknowledged."""

from __future__ import annotations

import asyncio
from pathlib import Path

from qalat.server.store import look_into
from qalat.server.table.table_log import event_story, replayed
from tests.server.crash_campaign import Campaign

CRASHES = 3


def test_no_acknowledged_move_is_lost_when_the_server_is_killed(tmp_path: Path) -> None:
    campaign = Campaign(tmp_path, seed=7)
    for _ in range(CRASHES):
        campaign.crash()
    campaign.check()
    assert campaign.acknowledged > 0
    codes = asyncio.run(replayed_tables(str(tmp_path / "tables.sqlite")))
    assert codes >= {game.table for game in campaign.games + campaign.finished}


def test_the_same_holds_on_postgresql(tmp_path: Path, postgres_place: str) -> None:
    campaign = Campaign(tmp_path, store=postgres_place, seed=8)
    campaign.crash()
    campaign.check()
    assert campaign.acknowledged > 0


async def replayed_tables(place: str) -> set[str]:
    """The tables of a store, every one of which plays again from its seed."""
    store = await look_into(place)
    found = set()
    for code in await store.codes():
        replayed(code, event_story(await store.load(code)))
        found.add(code)
    await store.close()
    return found
