"""Several servers at the tables of one database, and players who go on whatever becomes of them."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path

from websockets.exceptions import ConnectionClosed

from qalat.core.random import below, seeded
from qalat.server.table.events import Acted
from qalat.server.table.table_log import read_story, verify
from tests.repository.project import ROOT
from tests.server.running_server import Place, Visitor

LONG = 600.0
"""Seconds that no test lasts: with such a lease nobody dies unless that is told."""


@dataclass
class ServerProcess:
    """A `qalat serve` in a process of its own."""

    process: subprocess.Popen[str]
    url: str

    def kill(self) -> None:
        self.process.kill()
        self.process.wait()


@contextmanager
def server_process(place: str, folder: Path) -> Iterator[ServerProcess]:
    options = ["--port", "0", "--folder", str(folder), "--store", place, "--workers", "1"]
    process = subprocess.Popen(
        [sys.executable, "-m", "qalat", "serve", *options],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(ROOT / "src")},
        stderr=subprocess.PIPE,
        text=True,
    )
    with process:
        try:
            assert process.stderr is not None
            said = ""
            for line in process.stderr:
                said += line
                if found := re.search(r"served at (http://[0-9.:]+)/", line):
                    yield ServerProcess(process, found[1])
                    return
            raise AssertionError(f"the server did not start: {said}")
        finally:
            process.kill()


@dataclass
class Player:
    """Somebody who plays a seat at random, and notes which moves were acknowledged."""

    visitor: Visitor
    seed: int
    acknowledged: dict[int, tuple[int, ...]] = field(default_factory=dict)
    on_acknowledged: Callable[[int], None] = lambda _: None

    async def play(self, table: str) -> bool:
        """Play on until the game is over, and say so, or until the server goes."""
        stream = seeded(self.seed + len(self.acknowledged))
        try:
            async with self.visitor.at(table) as place:
                await place.until("table")
                while not place.is_over:
                    legal = place.legal
                    if not legal:
                        await place.hear()
                        continue
                    await self.act(place, legal[below(stream, len(legal))])
        except (ConnectionClosed, OSError):
            return False
        return True

    async def act(self, place: Place, action: int) -> None:
        """Act, and wait for the answer, or for a table where it has not happened."""
        place.asked += 1
        turn = place.now["turn"]
        await place.send({"type": "act", "id": place.asked, "turn": turn, "actions": [action]})
        while True:
            reply = await place.hear()
            if reply["type"] == "update" and reply.get("id") == place.asked:
                assert reply["happened"]["actions"] == [action]
                self.acknowledged[reply["number"]] = (action,)
                self.on_acknowledged(len(self.acknowledged))
                return
            if reply["type"] == "table":
                return
            if reply["type"] == "refused":
                assert reply["reason"] in {"storage", "stale"}, reply


def check_story(log: str, players: list[Player]) -> None:
    """Every acknowledged move happened, under the number that it was acknowledged with."""
    table, _ = verify(log)
    assert table.status == "over"
    _, story = read_story(log)
    for player in players:
        assert player.acknowledged
        for number, actions in player.acknowledged.items():
            event, _ = story[number]
            assert isinstance(event, Acted)
            assert event.actions == actions
