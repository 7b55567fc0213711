"""No byte tells a secret: tables that somebody cannot tell apart send the same to that one."""

from __future__ import annotations

import asyncio
from collections import Counter
from pathlib import Path

from tests.server.indistinguishable import worlds
from tests.server.secret_probes import play_alike

POSITIONS = 62


def test_tables_that_differ_in_secrets_alone_send_the_same_bytes(tmp_path: Path) -> None:
    compared: Counter[str] = Counter()

    async def story() -> None:
        async with worlds(tmp_path) as everywhere:
            for number in range(POSITIONS):
                await play_alike(everywhere, number, compared)

    asyncio.run(story())
    assert all(compared[game] > 800 for game in ("alhambra", "roll_and_write", "medina"))
    assert all(compared[f"deeds of {game}"] > 200 for game in ("alhambra", "medina"))
    assert compared["other secrets"] > POSITIONS
    assert compared["pages"] > POSITIONS
    assert compared["questions"] > POSITIONS / 2
    assert compared["twins left"] > POSITIONS / 2
