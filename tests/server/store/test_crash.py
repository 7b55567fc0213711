"""A process that is killed in the midst of its work has lost nothing that it was told is kept."""

import os
import subprocess
import sys
from collections import Counter
from contextlib import ExitStack

import pytest

from qalat.server.store import Store, open_store
from tests.repository.project import ROOT
from tests.server.store import appending
from tests.server.store.entries import entries

pytestmark = pytest.mark.anyio


async def test_what_was_acknowledged_is_there_after_a_kill(place: str) -> None:
    acknowledged: Counter[str] = Counter()
    for acknowledgements in (1, 150, 777):
        for table, events in killed_after(acknowledgements, place):
            acknowledged[table] = max(acknowledged[table], events)
        store = await open_store(place)
        for table in appending.TABLES:
            await check(store, table, acknowledged[table])
        await store.close()
    assert sum(acknowledged.values()) > 777


async def check(store: Store, table: str, acknowledged: int) -> None:
    found = await store.load(table)
    assert len(found) >= acknowledged
    assert len(found) % appending.AT_ONCE == 0
    assert found == entries(table, 0, len(found))
    about = await store.summary(table)
    assert (about.guests if about else ("0",)) == (str(len(found)),)


def killed_after(acknowledgements: int, place: str) -> list[tuple[str, int]]:
    """All that a process said before and after it was killed at that point of its output."""
    command = [sys.executable, "-m", appending.__name__, place]
    path = os.pathsep.join([str(ROOT / "src"), str(ROOT)])
    with ExitStack() as stack:
        process = stack.enter_context(
            subprocess.Popen(
                command,
                cwd=ROOT,
                env={**os.environ, "PYTHONPATH": path},
                stdout=subprocess.PIPE,
                text=True,
            )
        )
        stack.callback(process.kill)
        assert process.stdout is not None
        lines = [process.stdout.readline() for _ in range(acknowledgements)]
        process.kill()
        lines += process.stdout.readlines()
    said = [line.rstrip("\n").partition(",") for line in lines if line.endswith("\n")]
    return [(table, int(events)) for table, _, events in said]
