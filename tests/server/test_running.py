"""A server as a real process: tended while it runs, stopped by signals, and what it writes down."""

from __future__ import annotations

import asyncio
import json
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
import websockets

from qalat.server.store import look_into
from qalat.server.table.table_log import event_story, replayed
from tests.repository.project import ROOT
from tests.server.process import SECONDS, Process, served_by_process
from tests.server.running_server import Visitor, visitor
from tests.server.test_play import open_table, play_on


def qalat(*arguments: object) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "qalat", *map(str, arguments)]
    return subprocess.run(
        command, cwd=ROOT / "src", capture_output=True, text=True, timeout=SECONDS, check=False
    )


async def stored_number(folder: Path, table: str) -> int:
    store = await look_into(folder / "tables.sqlite")
    entries = await store.load(table)
    await store.close()
    return replayed(table, event_story(entries)).number


async def play_and_stop(process: Process, ada: Visitor, code: str, kind: int) -> tuple[int, int]:
    """Play, ask the server to stop in mid-game; return the last number told, and how it ended."""
    async with ada.at(code) as place:
        await play_on(place, 3, most=5)
        ending = asyncio.create_task(asyncio.to_thread(process.stop, kind))
        await place.until("stopping")
        with pytest.raises(websockets.ConnectionClosed) as closed:
            await place.hear()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1012
        return place.now["number"], await ending


@pytest.mark.parametrize("kind", [signal.SIGINT, signal.SIGTERM], ids=["SIGINT", "SIGTERM"])
def test_a_server_that_is_asked_to_stop_notifies_everybody_and_keeps_all(
    tmp_path: Path, kind: int
) -> None:
    async def story(process: Process) -> None:
        async with visitor(process, "Ada") as ada:
            code = await open_table(ada, "roll_and_write", ["me", "apprentice"], begin=True)
            last, ended = await play_and_stop(process, ada, code, kind)
            assert ended == 0
            assert await stored_number(tmp_path, code) >= last

    with served_by_process(tmp_path) as process:
        assert (tmp_path / "address").read_text().strip() == process.url
        asyncio.run(story(process))
    assert not (tmp_path / "address").exists()


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("running")


@pytest.fixture(scope="module")
def running(folder: Path) -> Iterator[Process]:
    with served_by_process(folder, "--log", "json") as process:
        yield process


def test_tables_are_tended_while_the_server_runs(
    tmp_path: Path, folder: Path, running: Process
) -> None:
    async def ran(*arguments: object) -> subprocess.CompletedProcess[str]:
        return await asyncio.to_thread(qalat, *arguments, "--folder", folder)

    async def story(process: Process) -> None:
        async with visitor(process, "Ada") as ada:
            code = await open_table(ada, "medina", ["me", "open", "open"])
            async with ada.at(code) as place:
                await place.until("table")
                assert code in (await ran("admin", "tables")).stdout
                out = tmp_path / "tables.qalat"
                assert (await ran("export", "--all", out)).returncode == 0
                backup = tmp_path / "backup.sqlite"
                assert (await ran("backup", backup)).returncode == 0
                refused = await ran("import", out)
                assert refused.returncode == 2
                assert "is being served by another process" in refused.stderr
                assert (await ran("admin", "close", code)).returncode == 0
                closed = await place.until("update")
                assert closed["happened"]["event"] == "closed"
                forged = await ada.http.post(
                    f"/api/admin/tables/{code}/close", headers={"Authorization": "Qalat 9.9"}
                )
                assert (forged.status_code, forged.json()["reason"]) == (403, "bad_token")
            assert_well_logged(process, folder, ada, code)

    asyncio.run(story(running))


def assert_well_logged(process: Process, folder: Path, ada: Visitor, code: str) -> None:
    """Every line is JSON, those of a table name it, and no line tells a secret."""
    lines = [line for line in process.lines if "Qalat is served at" not in line]
    reply = [json.loads(line) for line in lines]
    assert {"table opened", "socket opened"} <= {
        line["event"] for line in reply if line.get("table") == code
    }
    assert any(line.get("status") == 403 for line in reply)
    secrets = [(folder / "secret").read_text(), *ada.http.cookies.values()]
    assert not [line for line in lines for secret in secrets if secret in line]


def test_a_second_server_on_the_same_file_is_refused(folder: Path, running: Process) -> None:
    second = qalat("serve", "--port", "0", "--folder", folder)
    assert second.returncode == 2
    assert second.stderr.count("\n") == 1
    assert "is being served by another process" in second.stderr
    assert (folder / "address").read_text().strip() == running.url
