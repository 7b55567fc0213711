"""Attacks on what is kept: a full disk, a database that is gone, tables told of while they move."""

from __future__ import annotations

import asyncio
import contextlib
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

from attacking.guests import guest, table_of
from attacking.outcome import Outcome, attack
from attacking.victim import HONEST, Victim, asked, victim

from tests.server.crashing import Campaign, Lost
from tests.server.postgres_server import new_database, running_postgres

_CRASHES = 3
_FULL_MEGABYTES = 48
_PAGES = (
    *("/", "/api/games", "/api/me", "/api/tables", "/api/tables/mine", "/api/status", "/healthz"),
    *("/api/tables/aaaaaaaaaaaa", "/api/tables/aaaaaaaaaaaa/record"),
)


@attack(f"kill -9 under load, {_CRASHES} times")
def crashes(_: Path) -> Outcome:
    with tempfile.TemporaryDirectory(prefix="qalat-attacks-") as folder:
        campaign = Campaign(Path(folder), None, 8, 2026)
        try:
            while campaign.crashes < _CRASHES:
                campaign.crash()
            campaign.check()
        except Lost as lost:
            return Outcome(False, str(lost))
    return Outcome(True, f"{campaign.acknowledged} moves were acknowledged, none was lost")


@attack("an export while tables are played")
def export(source: Path) -> Outcome:
    with victim(source) as running:
        there, told = asyncio.run(_export(running, source))
    return Outcome(there == told, f"{told} of {there} tables were exported")


async def _export(running: Victim, source: Path) -> tuple[int, int]:
    """Play at some tables while others are exported; return how many there are and were told."""
    tables = 24
    async with guest(running, HONEST, "Host") as host, contextlib.AsyncExitStack() as stack:
        codes = []
        for _ in range(tables):
            response = await host.asks(
                "/api/tables", table_of("medina", "apprentice", "apprentice")
            )
            codes.append(response.json()["table"])
            await stack.enter_async_context(host.comes_to(codes[-1]))
        out = running.folder / "export.qalat"
        exporting = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "qalat", "export", "--all", str(out)),
            *("--folder", str(running.folder)),
            env={**os.environ, "PYTHONPATH": str(source)},
            stderr=asyncio.subprocess.DEVNULL,
        )
        while exporting.returncode is None:
            for code in codes[:6]:
                async with host.comes_to(code) as place:
                    await place.until("table")
                    await place.ask(type="say", text="on and on")
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(exporting.wait(), 0.05)
    return tables, out.read_text().count("\nqalat table ") + out.read_text().startswith(
        "qalat table"
    )


@attack("PostgreSQL down, and up again")
def outage(source: Path) -> Outcome:
    with (
        running_postgres() as address,
        new_database(address) as store,
        victim(source, store=store) as running,
    ):
        statuses, bare = asyncio.run(_without_database(running, store))
    told = f"answers were {sorted(set(statuses))}, {bare} without the security headers"
    return Outcome(500 not in statuses and not bare, told)


async def _without_database(running: Victim, store: str) -> tuple[list[int], int]:
    """Ask for everything while nobody may connect to the database; count what lacks headers."""
    async with guest(running, HONEST, "Host") as host:
        name = store.rpartition("/")[2].partition("?")[0]
        cookies = "; ".join(f"{key}={value}" for key, value in host.http.cookies.items())
        with _nobody_may_connect(store, name):
            answers = [asked(running, path, {"Cookie": cookies}) for path in _PAGES]
    statuses = [status for status, _, _ in answers]
    lower = [{key.lower() for key in headers} for _, headers, _ in answers]
    return statuses, sum("x-content-type-options" not in names for names in lower)


@contextlib.contextmanager
def _nobody_may_connect(store: str, name: str) -> Iterator[None]:
    """Send everybody away from a database, and let nobody in."""
    import psycopg

    other = store.replace(f"/{name}", "/postgres", 1)
    with psycopg.connect(other, autocommit=True) as connection:
        connection.execute(f'ALTER DATABASE "{name}" ALLOW_CONNECTIONS false'.encode())
        connection.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = %s", (name,)
        )
        try:
            yield
        finally:
            connection.execute(f'ALTER DATABASE "{name}" ALLOW_CONNECTIONS true'.encode())


@attack("a full disk, and room again")
def full_disk(source: Path) -> Outcome:
    with _small_disk() as folder:
        if folder is None:
            return Outcome(True, "not tried: it takes root, to mount a small disk")
        with victim(source, folder=folder) as running:
            return asyncio.run(_fill(running))


async def _fill(running: Victim) -> Outcome:
    """Fill the disk, see what is refused, make room, and see that all goes on by itself."""
    async with guest(running, HONEST, "Host") as host:
        wanted = table_of("medina", "apprentice", "apprentice")
        filler = running.folder / "filler"
        with filler.open("wb") as file, contextlib.suppress(OSError):
            while True:
                file.write(bytes(65_536))
                file.flush()
        refused = 0
        for _ in range(400):
            response = await host.asks("/api/me", {"name": "Host"})
            refused += response.status_code == 503
            if refused == 3 or response.status_code == 500:
                break
        was = response.status_code
        filler.unlink()
        due = time.monotonic() + 20
        while (again := await host.asks("/api/tables", wanted)).status_code != 201:
            if time.monotonic() > due:
                break
            await asyncio.sleep(0.5)
    told = f"it answered {was} when full, and {again.status_code} when there was room again"
    return Outcome(was != 500 and again.status_code == 201, told)


@contextlib.contextmanager
def _small_disk() -> Iterator[Path | None]:
    """A disk with little room, None where none can be mounted."""
    with tempfile.TemporaryDirectory(prefix="qalat-attacks-") as made:
        mount = ["mount", "-t", "tmpfs", "-o", f"size={_FULL_MEGABYTES}m", "qalat-attacks", made]
        try:
            subprocess.run(mount, check=True, capture_output=True)
        except (OSError, subprocess.CalledProcessError):
            yield None
            return
        try:
            yield Path(made)
        finally:
            subprocess.run(["umount", made], check=True)
