"""What a server tells of itself: its figures, what it does, and what of it fails."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import sqlite3
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import httpx
import pytest

import qalat
from qalat.server.keys import TOKEN_VARIABLE, find_secrets, find_token
from qalat.server.protocol import VERSION
from tests.server.running_server import SECONDS, Served, Visitor, serve, settings_in, visitor
from tests.server.test_play import open_table, play_on


def figure(metrics: str, name: str) -> float:
    (found,) = [line for line in metrics.splitlines() if line.startswith(name + " ")]
    return float(found.rpartition(" ")[2])


async def figures(served: Served) -> str:
    token = find_token(served.app.settings.secrets).decode()
    headers = {"Authorization": f"Bearer {token}"}
    async with httpx.AsyncClient(base_url=served.url, timeout=SECONDS) as prometheus:
        response = await prometheus.get("/metrics", headers=headers)
    assert response.status_code == 200, response.text
    return response.text


@pytest.mark.parametrize("shown", ["", "Bearer", "Bearer wrong", "Basic", "Bearer \xff"])
def test_figures_are_for_whoever_has_the_token(served: Served, shown: str) -> None:
    headers = [(b"Authorization", shown.encode("latin-1"))] if shown else []
    refused = httpx.get(f"{served.url}/metrics", headers=headers)
    assert refused.status_code == 403
    assert refused.json()["reason"] == "bad_token"
    token = find_token(served.app.settings.secrets).decode()
    for wrong in (token, f"Bearer {token[:-1]}", f"Basic {token}", f"Bearer {token}x"):
        asked = httpx.get(f"{served.url}/metrics", headers={"Authorization": wrong})
        assert asked.status_code == 403


def test_the_token_is_made_once_or_comes_from_the_environment(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv(TOKEN_VARIABLE, raising=False)
    token = find_token(tmp_path)
    assert find_token(tmp_path) == token
    assert (tmp_path / "metrics-token").stat().st_mode & 0o777 == 0o600
    assert token not in find_secrets(tmp_path)
    monkeypatch.setenv(TOKEN_VARIABLE, "from the environment")
    assert find_token(tmp_path) == b"from the environment"


def test_a_token_that_finds_no_room_keeps_no_server_from_serving(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv(TOKEN_VARIABLE, raising=False)
    (tmp_path / "file").touch()
    assert find_token(tmp_path / "file") != find_token(tmp_path / "file")


def has_acted(message: dict[str, Any], seat: int) -> bool:
    happened = message.get("happened", {})
    return (happened.get("event"), happened.get("seat")) == ("acted", seat)


def test_moves_and_bots_are_timed(served: Served) -> None:
    async def story() -> None:
        async with visitor(served, "Ada") as ada:
            before = await figures(served)
            code = await open_table(ada, "medina", ["me", "apprentice", "apprentice"], begin=True)
            async with ada.at(code) as place:
                await play_on(place, 1, most=3)
                while not any(has_acted(message, 1) for message in place.heard):
                    await play_on(place, 1, most=1)
                refused = await place.ask(type="act", turn=-1, actions=[0])
                assert refused["reason"] == "stale"
                metrics = await figures(served)
            counted = "qalat_acknowledgement_seconds_count"
            assert figure(metrics, counted) >= figure(before, counted) + 3
            assert figure(metrics, 'qalat_bot_thought_seconds_count{bot="apprentice"}') > 0
            assert figure(metrics, "qalat_bot_waited_seconds_count") > 0
            assert figure(metrics, 'qalat_refusals_total{reason="stale"}') > 0
            assert figure(metrics, 'qalat_tables{status="playing"}') > 0

    asyncio.run(story())


def test_the_status_shows_what_goes_on(served: Served) -> None:
    async def story() -> None:
        async with visitor(served, "Ada") as ada:
            code = await open_table(ada, "medina", ["me", "open", "open"])
            async with ada.at(code) as place:
                await place.until("table")
                status = await ada.fetch("/api/status")
            assert (status["version"], status["protocol"]) == (qalat.__version__, VERSION)
            assert status["tables"]["open"] > 0
            assert status["sockets"] > 0
            assert set(status["bots"]) == {"workers", "busy", "waiting", "answered"}
            assert status["stopping"] is False

    asyncio.run(story())


async def bots_become_ready(ada: Visitor) -> None:
    """Wait until somebody thinks: the server serves before that."""
    async with asyncio.timeout(SECONDS):
        while True:
            if (await ada.fetch("/api/status"))["bots"]["workers"]:
                return
            await asyncio.sleep(0.1)


def kill_all(processes: Sequence[int]) -> None:
    for process in processes:
        with contextlib.suppress(ProcessLookupError):
            os.kill(process, signal.SIGKILL)


async def health_becomes(
    ada: Visitor, expected: str, before: Callable[[], None] = lambda: None
) -> None:
    """Ask how the server is until it is so, and do something before each time."""
    async with asyncio.timeout(SECONDS):
        while True:
            before()
            if (await ada.http.get("/healthz")).text == expected:
                return
            await asyncio.sleep(0.1)


def test_a_store_and_bots_that_fail_make_the_server_unwell(tmp_path: Path) -> None:
    async def story(served: Served) -> None:
        async with visitor(served) as ada:
            await health_becomes(ada, "ok\n")
            locking = sqlite3.connect(tmp_path / "tables.sqlite", isolation_level=None)
            locking.execute("BEGIN IMMEDIATE")
            await health_becomes(ada, "store\n")
            locking.close()
            await health_becomes(ada, "ok\n")
            await bots_become_ready(ada)
            assert served.app.rooms is not None
            thinkers = served.app.rooms.thinkers
            await health_becomes(ada, "bots\n", lambda: kill_all(thinkers.processes))
            await health_becomes(ada, "ok\n")

    with serve(settings_in(tmp_path)) as served:
        asyncio.run(story(served))
